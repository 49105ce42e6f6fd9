"""`ardri admin`: tables and people of a server, over real files."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from ardri.cli.commands.admin import admin
from ardri.rules.formats.record import Record
from ardri.rules.formats.verify import verify
from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.people.accounts import Accounts
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.errors import Unavailable
from ardri.server.storage.migrate import newest, upgrade
from ardri.server.storage.queries import people, tables
from ardri.server.table.log_entries import Ended, Patched
from tests.cli.conftest import Here, Refused
from tests.cli.helpers.program import ardri
from tests.server.helpers.databases import address_at, database_at
from tests.server.helpers.sample_database import NOW, entries_of, furnish, game_of, spoilt, state_of

GAME = game_of()
WRONG = 60

pytestmark = pytest.mark.databases(slow=True)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of a server, which commands find by themselves."""
    path = furnish(tmp_path / "ardri.db", hills=GAME, moor=spoilt(GAME, WRONG))
    monkeypatch.setenv("ARDRI_HOME", str(tmp_path))
    monkeypatch.setenv("ARDRI_DATABASE", address_at(path))
    return path


def change(path: Path, work: Callable[[Connection], object]) -> None:
    with OfflineDatabase(database_at(path)) as archive:
        archive.write(work)


def ids(text: str) -> list[str]:
    return [each["id"] for each in json.loads(text)]


# Tables


def test_tables_at_which_people_play_are_listed(path: Path, here: Here) -> None:
    change(path, lambda connection: tables.set_state(connection, "moor", "finished", NOW + 1))
    shown = here("admin", "tables")
    assert shown.code == 0
    assert "hills" in shown.out
    assert "Anna" in shown.out
    assert "moor" not in shown.out
    assert "1 table" in shown.out


@pytest.mark.parametrize(
    ("options", "found"),
    [
        ((), ["hills"]),
        (("--all",), ["moor", "hills"]),
        (("--all", "--most", "1"), ["moor"]),
        (("--state", "finished"), ["moor"]),
        (("--state", "open"), []),
        (("--person", "anna"), ["hills"]),
        (("--person", "Dora"), []),
    ],
)
def test_tables_are_chosen(path: Path, here: Here, options: tuple[str, ...], found: list[str]) -> None:
    change(path, lambda connection: tables.set_state(connection, "moor", "finished", NOW + 1))
    change(path, lambda connection: people.ensure_person(connection, "Dora", NOW))
    assert ids(here("admin", "tables", "--json", *options).out) == found


@pytest.mark.usefixtures("path")
def test_one_table_is_shown(here: Here) -> None:
    assert "seat B: Bert (p1)" in here("admin", "table", "hil").out
    shown = json.loads(here("admin", "table", "hills", "--json").out)
    assert (shown["state"], shown["entries"], shown["terms"]["windows"]) == ("running", len(GAME), "sealed")
    assert "seed" not in shown


@pytest.mark.usefixtures("path")
def test_a_table_that_is_not_there_is_told(refused: Refused) -> None:
    for command in ("table", "close", "export", "patch"):
        assert refused("admin", command, "cove", code=1) == "There is no table cove."


def test_a_table_is_closed_after_a_question(path: Path) -> None:
    asked = ardri("admin", "close", "hills", stdin="n\n", ARDRI_HOME=str(path.parent))
    assert asked.returncode == 1
    assert "Close table hills? Its game cannot be continued." in asked.stdout
    assert asked.stderr == "ardri: Nothing was changed.\n"
    assert state_of(path, "hills") == "running"
    assert ardri("admin", "close", "hills", stdin="", ARDRI_HOME=str(path.parent)).returncode == 1
    assert ardri("admin", "close", "hills", stdin="y\n", ARDRI_HOME=str(path.parent)).returncode == 0
    assert state_of(path, "hills") == "closed"


def test_a_table_is_closed_at_once_if_that_is_meant(path: Path, here: Here, refused: Refused) -> None:
    assert here("admin", "close", "hills", "--reason", "storm", "--yes").out == "Table hills is closed.\n"
    last = entries_of(path, "hills")[-1]
    assert isinstance(last, Ended)
    assert last.reason == "storm"
    assert refused("admin", "close", "hills", "--yes") == "Table hills is closed already."


@pytest.mark.usefixtures("path")
def test_a_record_is_exported(tmp_path: Path, here: Here, refused: Refused) -> None:
    file = tmp_path / "game.txt"
    assert here("admin", "export", "hills", "-o", file) == (0, "", "")
    assert verify(Record.from_text(file.read_text(encoding="utf-8"))).good
    assert "--force replaces it" in refused("admin", "export", "hills", "-o", file)


@pytest.mark.usefixtures("path")
def test_a_log_is_exported_as_lines(tmp_path: Path, here: Here) -> None:
    file = tmp_path / "log.jsonl"
    assert here("admin", "export", "hills", "--log", "-o", file) == (0, "", "")
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line["number"] for line in lines] == list(range(1, len(GAME) + 1))
    assert lines[0]["entry"]["entry"] == "opened"
    assert not any(line["void"] for line in lines)


@pytest.mark.usefixtures("path")
def test_a_game_that_cannot_be_replayed_has_no_record(refused: Refused) -> None:
    assert "The log of moor makes no record: not_the_question" in refused("admin", "export", "moor")


# Patches


def test_a_table_that_fits_needs_no_patch(path: Path, here: Here) -> None:
    shown = here("admin", "patch", "hills", "--yes")
    assert shown.out == f"All {len(GAME)} entries are valid; there is nothing to patch.\n"
    assert entries_of(path, "hills") == GAME


def test_a_dry_run_says_which_entry_differs(path: Path, here: Here) -> None:
    shown = here("admin", "patch", "moor", "--dry-run")
    assert shown.code == 1
    assert f"Entry {WRONG} is not valid (not_the_question question=10000): " in shown.out
    assert f"Table moor would continue from entry {WRONG - 1} of {len(GAME) + 1}.\n" in shown.out
    assert entries_of(path, "moor") == spoilt(GAME, WRONG)


def test_a_table_is_patched(path: Path, here: Here) -> None:
    shown = here("admin", "patch", "moor", "--yes")
    assert shown.code == 0
    assert f"Table moor continues from entry {WRONG - 1}.\n" in shown.out
    *before, last = entries_of(path, "moor")
    assert before == spoilt(GAME, WRONG)
    assert isinstance(last, Patched)
    assert here("admin", "patch", "moor", "--dry-run").code == 0
    lines = here("admin", "export", "moor", "--log").out
    assert lines.count('"void":true') == len(GAME) + 2 - WRONG


def test_a_table_is_taken_back_further_on_request(path: Path, here: Here) -> None:
    assert "would continue from entry 40" in here("admin", "patch", "hills", "--keep", "40", "--dry-run").out
    assert here("admin", "patch", "hills", "--keep", "40", "--yes").code == 0
    assert isinstance(entries_of(path, "hills")[-1], Patched)


def test_a_patch_is_not_made_without_a_yes(path: Path) -> None:
    asked = ardri("admin", "patch", "moor", stdin="n\n", ARDRI_HOME=str(path.parent))
    assert asked.returncode == 1
    assert f"The {len(GAME) + 2 - WRONG} entries after that will be void." in asked.stdout
    assert entries_of(path, "moor") == spoilt(GAME, WRONG)


# People


@pytest.mark.usefixtures("path")
def test_people_are_listed(here: Here) -> None:
    shown = here("admin", "people")
    assert shown.code == 0
    assert "3 people" in shown.out
    assert "registered" in shown.out
    assert ids(here("admin", "people", "ERT", "--json").out) == ["p1"]


def test_kinds_of_people_are_told_apart(path: Path, here: Here) -> None:
    change(path, lambda connection: people.ensure_person(connection, "guest", NOW))
    assert here("admin", "appoint", "anna").out == "Anna is an admin.\n"
    assert here("admin", "ban", "bert", "--yes").out == "Ban permanently: Bert.\n"
    assert here("admin", "mute", "p2", "--days", "1", "--reason", "Noise", "--yes").code == 0
    found = {
        kind: ids(here("admin", "people", "--kind", kind, "--json").out)
        for kind in ("registered", "guest", "admin", "banned", "muted")
    }
    assert found == {
        "registered": ["p0", "p1", "p2"],
        "guest": ["guest"],
        "admin": ["p0"],
        "banned": ["p1"],
        "muted": ["p2"],
    }


@pytest.mark.usefixtures("path")
def test_bans_and_mutes_are_taken_back(here: Here) -> None:
    for kind in ("ban", "mute"):
        here("admin", kind, "Anna", "--days", "7", "--yes")
    assert here("admin", "lift", "Anna", "--kind", "mute").out == "Lifted: Anna.\n"
    (anna,) = json.loads(here("admin", "people", "anna", "--json").out)
    assert (anna["banned"] is not None, anna["muted"]) == (True, None)
    here("admin", "lift", "Anna")
    (anna,) = json.loads(here("admin", "people", "anna", "--json").out)
    assert anna["banned"] is None


def test_nobody_is_banned_without_a_yes(path: Path) -> None:
    asked = ardri("admin", "ban", "Anna", stdin="\n", ARDRI_HOME=str(path.parent))
    assert "Ban permanently: Anna? [y/N]" in asked.stdout
    assert asked.returncode == 1


@pytest.mark.usefixtures("path")
def test_an_admin_can_become_ordinary_again(here: Here) -> None:
    here("admin", "appoint", "Anna")
    assert here("admin", "appoint", "Anna", "--revoke").out == "Anna is no longer an admin.\n"
    assert ids(here("admin", "people", "--kind", "admin", "--json").out) == []


@pytest.mark.usefixtures("path")
def test_people_who_are_not_there_are_told(refused: Refused) -> None:
    for command in ("password", "ban", "mute", "lift", "appoint"):
        assert "nobody with the name or the id Otto" in refused("admin", command, "Otto", code=1)


def test_a_guest_has_no_password_and_no_office(path: Path, refused: Refused) -> None:
    change(path, lambda connection: people.ensure_person(connection, "guest", NOW))
    assert refused("admin", "password", "guest", code=1) == "A guest has no password."
    assert "Only a registered person" in refused("admin", "appoint", "guest", code=1)


def test_a_password_link_works_once(path: Path, here: Here) -> None:
    shown = here("admin", "password", "Anna", "--site", "https://example.org/").out
    site, _, token = shown.strip().partition("#")
    assert site == "https://example.org/password"

    async def use() -> str:
        store = DatabaseStore(database_at(path))
        accounts = await Accounts.open(store)
        person, _ = await accounts.use_password_link(token, "correct horse")
        accounts.close()
        await store.close()
        return person.name

    assert asyncio.run(use()) == "Anna"
    if path.is_file():
        assert token.encode() not in path.read_bytes()


def test_guests_of_old_are_forgotten(path: Path, here: Here) -> None:
    change(path, lambda connection: people.ensure_person(connection, "guest", NOW))
    assert here("admin", "tidy", "--days", "1", "--yes").out == "Guests deleted: 1.\n"
    assert ids(here("admin", "people", "--json").out) == ["p0", "p1", "p2"]


# The file


@pytest.mark.databases("sqlite")
def test_a_database_that_is_not_there_is_told_and_not_made(tmp_path: Path, refused: Refused) -> None:
    file = tmp_path / "nowhere.db"
    for command in ("tables", "people", "tidy", "migrate"):
        assert refused("admin", command, "--database", file) == f"{file} does not exist."
    assert not file.exists()


@pytest.mark.databases("sqlite")
def test_a_file_of_another_kind_is_told(tmp_path: Path, refused: Refused) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Ériu " * 1000, encoding="utf-8")
    assert "file is not a database" in refused("admin", "tables", "--database", file)


def test_a_database_of_an_older_program_is_brought_up_to_date_on_request(
    tmp_path: Path, here: Here, refused: Refused
) -> None:
    old = database_at(tmp_path / "old.db", empty=True)
    address = address_at(tmp_path / "old.db")
    engine = old.writing()
    with engine.begin() as connection:
        upgrade(connection, "0001")
    engine.dispose()
    assert "`ardri admin migrate`" in refused("admin", "tables", "--database", address)
    assert here("admin", "migrate", "--database", address).out == f"{old} has schema {newest()}.\n"
    assert here("admin", "tables", "--database", address, "--json") == (0, "[]\n", "")


def test_a_database_of_a_newer_program_is_left_alone(path: Path, refused: Refused) -> None:
    change(path, lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num='9'"))
    assert "The database has schema 9" in refused("admin", "tables")


@pytest.mark.databases("sqlite")
@pytest.mark.parametrize(
    ("module", "command"),
    [
        ("sqlalchemy", ["admin", "tables"]),
        ("sqlalchemy", ["backup"]),
        ("msgspec", ["schema", "--of", "messages"]),
    ],
)
def test_a_program_without_a_server_says_what_is_missing(module: str, command: list[str]) -> None:
    lines = f"import sys; sys.modules['{module}'] = None; from ardri.cli.app import run; run({command})"
    ended = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=False)
    assert ended.stderr == f"ardri: {module} is missing; install it with pip install 'ardri[server]'.\n"


@pytest.mark.databases("sqlite")
def test_the_document_has_every_command_and_no_other() -> None:
    text = (Path(__file__).parents[3] / "docs/admin.md").read_text(encoding="utf-8")
    named = set(re.findall(r"ardri admin ([a-z]+)", text))
    assert named == {command.name for command in admin.registered_commands}


@pytest.mark.databases("sqlite")
@pytest.mark.parametrize("command", [command.name for command in admin.registered_commands])
def test_the_help_of_a_command_has_examples(here: Here, command: str) -> None:
    assert f"    ardri admin {command}" in here("admin", command, "--help").out


# The audit log


def actions(here: Here) -> list[tuple[str, dict[str, object]]]:
    """The actions in the audit log."""
    entries = json.loads(here("admin", "audit", "--json").out)
    return [(entry["action"], json.loads(entry["about"])) for entry in entries]


def busy_day(here: Here, path: Path) -> None:
    """An admin does some things."""
    here("admin", "ban", "Anna", "--yes")
    here("admin", "lift", "Anna")
    here("admin", "appoint", "Bert")
    here("admin", "password", "Cleo")
    here("admin", "close", "hills", "--yes")
    here("admin", "export", "moor", "--log", "-o", path.parent / "log.jsonl")


def test_what_admins_do_is_noted(path: Path, here: Here) -> None:
    busy_day(here, path)
    found = actions(here)
    assert [action for action, _ in found] == ["ban", "lift", "appoint", "password", "close", "export"]
    assert [about.get("person") for _, about in found] == ["p0", "p0", "p1", "p2", None, None]
    assert [about.get("table") for _, about in found] == [None] * 4 + ["hills", "moor"]
    shown = here("admin", "audit")
    assert (shown.code, "none altered" in shown.out) == (0, True)


def drop_triggers(connection: Connection) -> None:
    """Let entries of the audit log be altered, as whoever owns the database can."""
    sqlite = ("DROP TRIGGER audit_no_update", "DROP TRIGGER audit_no_delete")
    dropped = {"sqlite": sqlite, "postgresql": ("DROP TRIGGER audit_only_grows ON audit",)}
    for statement in dropped[connection.dialect.name]:
        connection.exec_driver_sql(statement)


@pytest.mark.parametrize(
    ("alteration", "where"),
    [
        ("UPDATE audit SET about = '{}' WHERE number = 3", "Entry 3 "),
        ("UPDATE audit SET who = 'nobody' WHERE number = 1", "Entry 1 "),
        ("DELETE FROM audit WHERE number = 2", "Entry 2 "),
        ("UPDATE audit SET number = number + 10", "Entry 1 "),
    ],
)
def test_an_alteration_of_the_audit_log_shows_where(
    path: Path, here: Here, alteration: str, where: str
) -> None:
    busy_day(here, path)
    with pytest.raises(Unavailable, match="only grows"):
        change(path, lambda connection: connection.exec_driver_sql(alteration))

    def by_force(connection: Connection) -> None:
        drop_triggers(connection)
        connection.exec_driver_sql(alteration)

    change(path, by_force)
    ended = here("admin", "audit")
    assert (ended.code, where in ended.err) == (1, True)


def test_what_is_cut_off_at_the_end_shows_by_a_hash_that_was_noted(path: Path, here: Here) -> None:
    busy_day(here, path)
    head = here("admin", "audit").out.split()[-1]
    assert here("admin", "audit", "--head", head[:12]).code == 0

    def by_force(connection: Connection) -> None:
        drop_triggers(connection)
        connection.exec_driver_sql("DELETE FROM audit WHERE number > 4")

    change(path, by_force)
    assert here("admin", "audit").code == 0
    ended = here("admin", "audit", "--head", head[:12])
    assert (ended.code, "missing" in ended.err) == (1, True)
