"""The command line itself: version, help, and how mistakes are told."""

import json

import pytest
from typer.testing import CliRunner

from ardri import __version__
from ardri.cli.app import app
from ardri.rules.formats.view_schema import view_schema
from ardri.server.streams import schema
from tests.cli.helpers.program import ardri, module
from tests.cli.helpers.pseudo_terminal import Terminal

COMMANDS = (
    "play",
    "puzzle",
    "simulate",
    "verify",
    "replay",
    "card",
    "rules",
    "picture",
    "bug",
    "doctor",
    "schema",
    "fuzz",
    "backup",
    "restore",
)


def test_the_version_is_told() -> None:
    terminal = Terminal("--version")
    assert terminal.end() == 0
    assert terminal.text == f"ardri {__version__}\n"


def test_without_a_command_on_the_path_there_is_the_module() -> None:
    done = module("bots")
    assert (done.returncode, done.stdout) == (0, ardri("bots").stdout)
    wrong = module("bard")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("Usage: ardri ")


def test_without_a_command_there_is_help() -> None:
    shown = CliRunner().invoke(app, [])
    for command in COMMANDS:
        assert f"\n  {command} " in shown.output


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_has_examples(command: str) -> None:
    shown = CliRunner().invoke(app, [command, "--help"])
    assert f"    ardri {command} " in shown.output or f"    ardri {command}\n" in shown.output
    assert max(map(len, shown.output.splitlines())) <= 80


def test_a_shell_learns_how_to_complete() -> None:
    shown = ardri("--show-completion", "bash", _TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION="1")
    assert shown.returncode == 0
    assert "complete -o default -F _ardri_completion ardri" in shown.stdout


@pytest.mark.parametrize(
    ("line", "completed"),
    [
        ("ardri re", ["replay", "restore"]),
        ("ardri card dagdas_c", ["dagdas_cauldron", "dagdas_club"]),
        ("ardri rules --language f", ["fr"]),
        ("ardri rules s", ["season", "seasons", "sea"]),
        ("ardri play --with k", ["king"]),
        ("ardri play --with king,fe", ["king,festivals"]),
        ("ardri puzzle the_sixth_s", ["the_sixth_sanctuary"]),
        ("ardri bug game.txt --seat B", ["B"]),
    ],
)
def test_commands_cards_languages_seats_and_chapters_are_completed(line: str, completed: list[str]) -> None:
    at = str(len(line.split()) - 1)
    shown = ardri(_ARDRI_COMPLETE="complete_bash", COMP_WORDS=line, COMP_CWORD=at)
    assert shown.stdout.split() == completed


def test_the_schema_of_views_is_printed_as_json() -> None:
    shown = CliRunner().invoke(app, ["schema"])
    assert json.loads(shown.stdout) == view_schema()


def test_the_schema_of_messages_is_printed_as_json() -> None:
    shown = CliRunner().invoke(app, ["schema", "--of", "messages"])
    assert shown.stdout == schema.schema_text()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["sing"], "No such command 'sing'"),
        (["play", "--players", "6"], "Invalid value for '--players'"),
        (["play", "--players", "1"], "Invalid value for '--players'"),
        (["play", "--people", "E"], "“E” is not possible"),
        (["play", "--people", "AA"], "“AA” is not possible"),
        (["play", "--players", "2", "--people", "3"], "from 1 to 2, or their seats, out of A, B"),
        (["play", "--people", "0"], "“0” is not possible"),
        (["play", "--names", "Ann,ann"], "“ann” could be mistaken for another player"),
        (["play", "--names", "B"], "“B” could be mistaken for another player"),
        (["play", "--names", "A,B,C,D"], "more names than players: 3"),
        (["play", "--names", "Ann,"], "“” is not a valid name"),
        (["play", "--language", "de"], "there are texts in en, fr, pl, not in 'de'"),
        (["play", "--seed", "x"], "Invalid value for '--seed'"),
        (["play", "nowhere.txt"], "nowhere.txt cannot be read: No such file"),
        (["play", "README.md"], "README.md cannot be read: The game record cannot be read."),
        (["play", "nowhere.txt", "--seed", "3"], "The file already determines this."),
        (["simulate"], "Missing argument 'N'"),
        (["simulate", "0"], "Invalid value for 'N'"),
        (["simulate", "many"], "Invalid value for 'N'"),
        (["simulate", "1", "--players", "9"], "Invalid value for '--players'"),
        (["simulate", "1", "--rounds", "-1"], "Invalid value for '--rounds'"),
        (["simulate", "1", "--jobs", "-1"], "Invalid value for '--jobs'"),
        (["simulate", "1", "--fast"], "No such option: --fast"),
        (["verify"], "Missing argument 'FILE'"),
        (["replay"], "Missing argument 'FILE'"),
        (["replay", "game.txt", "--at", "x"], "Invalid value for '--at'"),
        (["card", "bard", "--language", "de"], "there are texts in en, fr, pl, not in 'de'"),
        (["picture", "game.txt"], "Missing option '--output'"),
        (["picture", "game.txt", "-o", "x.png", "--width", "0"], "Invalid value for '--width'"),
        (["bug", "game.txt"], "Missing option '--seat'"),
        (["fuzz", "--games", "0"], "Invalid value for '--games'"),
        (["fuzz", "--minutes", "-1"], "Invalid value for '--minutes'"),
        (["fuzz", "--again", "nowhere.json"], "Invalid value for '--again'"),
    ],
)
def test_bad_arguments_are_told_and_end_with_2(arguments: list[str], message: str) -> None:
    shown = CliRunner().invoke(app, arguments)
    assert shown.exit_code == 2
    assert message in shown.stderr
    assert shown.stdout == ""
