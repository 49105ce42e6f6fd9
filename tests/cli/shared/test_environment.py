"""Environment variables: every option of a service has one, and secrets may be in files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.core import TyperOption
from typer.testing import CliRunner

from ardri.cli.app import app
from tests.cli.helpers.program import ardri
from tests.server.helpers.live_server import Live, Person
from tools.options import DOCUMENT, services, with_table

RUN = CliRunner()


def backup(tmp_path: Path, **variables: str) -> str:
    """What `ardri backup` says of a database that is not there."""
    found = ardri("backup", ARDRI_HOME=str(tmp_path), **variables)
    assert (found.returncode, found.stdout) == (2, "")
    return " ".join(found.stderr.split())


def test_servers_and_backups_are_services() -> None:
    assert {"serve", "backup"} <= set(services())


def test_every_option_of_a_service_has_a_variable_that_its_help_names() -> None:
    for name, command in services().items():
        shown = re.sub(r"\s+", "", RUN.invoke(app, [name, "--help"], terminal_width=200).output)
        for option in command.params:
            (long, *_) = [each for each in option.opts if each.startswith("--")]
            if isinstance(option, TyperOption) and option.hidden:
                assert option.envvar is None  # for the workers of a supervisor alone
            elif long != "--help":
                assert f"ARDRI_{long[2:].replace('-', '_').upper()}" in shown, (name, long)


def test_the_table_of_variables_is_complete() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert text == with_table(text), "run python -m tools.options"


def test_a_variable_is_an_option(tmp_path: Path) -> None:
    assert str(tmp_path / "club.db") in backup(tmp_path, ARDRI_DATABASE=str(tmp_path / "club.db"))


def test_a_secret_may_be_in_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text(f"{tmp_path / 'club.db'}\n")
    assert str(tmp_path / "club.db") in backup(tmp_path, ARDRI_DATABASE_FILE=str(secret))


def test_a_secret_is_given_in_one_way_only(tmp_path: Path) -> None:
    said = backup(tmp_path, ARDRI_DATABASE="a.db", ARDRI_DATABASE_FILE=str(tmp_path))
    assert "ARDRI_DATABASE_FILE and ARDRI_DATABASE are both given" in said


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    said = backup(tmp_path, ARDRI_DATABASE_FILE=str(tmp_path / "none"))
    assert "ARDRI_DATABASE_FILE:" in said
    assert "cannot be read" in said


def test_the_command_line_comes_first(tmp_path: Path) -> None:
    found = ardri("backup", "--database", tmp_path / "club.db", ARDRI_DATABASE="other.db")
    assert "club.db" in found.stderr
    assert "other.db" not in found.stderr


@pytest.mark.parametrize(("name", "value"), [("ARDRI_PORT", "many"), ("ARDRI_LIMIT", "nonsense")])
def test_a_variable_that_makes_no_sense_is_refused(tmp_path: Path, name: str, value: str) -> None:
    found = ardri("serve", **{"ARDRI_HOME": str(tmp_path), name: value})
    assert (found.returncode, "Traceback" in found.stderr) == (2, False)
    assert name.removeprefix("ARDRI_").lower() in found.stderr


def test_a_server_takes_all_its_options_from_variables(tmp_path: Path) -> None:
    limits = tmp_path / "limits"
    limits.write_text("guests=1 guests_per_minute=1\n")
    variables = {"ARDRI_CONTACT": "host@example.org", "ARDRI_LIMIT_FILE": str(limits), "ARDRI_VERBOSE": "1"}
    with Live(tmp_path, test=False, variables=variables) as live:
        first, second = Person(live), Person(live, come=False)
        assert "mailto:host@example.org" in first.http.get("/.well-known/security.txt").text
        assert second.http.post("/api/guest").status_code == 429
