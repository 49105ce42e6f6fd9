"""The command line itself: version, help, and how mistakes are told."""

import json

import pytest
from typer.testing import CliRunner

from ardri import __version__
from ardri.cli.app import app
from ardri.rules.view_schema import view_schema
from tests.cli.terminal import Terminal


def test_the_version_is_told() -> None:
    terminal = Terminal("--version")
    assert terminal.end() == 0
    assert terminal.text == f"ardri {__version__}\n"


def test_without_a_command_there_is_help() -> None:
    shown = CliRunner().invoke(app, [])
    for command in ("play", "simulate", "verify", "schema", "fuzz"):
        assert command in shown.output


def test_the_schema_of_views_is_printed_as_json() -> None:
    shown = CliRunner().invoke(app, ["schema"])
    assert json.loads(shown.stdout) == view_schema()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["sing"], "No such command 'sing'"),
        (["play", "--players", "5"], "Invalid value for '--players'"),
        (["play", "--players", "1"], "Invalid value for '--players'"),
        (["play", "--people", "E"], "“E” says nobody"),
        (["play", "--people", "AA"], "“AA” says nobody"),
        (["play", "--players", "2", "--people", "3"], "from 1 to 2, or at which seats, of A, B"),
        (["play", "--people", "0"], "“0” says nobody"),
        (["play", "--names", "Ann,ann"], "“ann” would be taken for another player"),
        (["play", "--names", "B"], "“B” would be taken for another player"),
        (["play", "--names", "A,B,C,D"], "more names than players: 3"),
        (["play", "--names", "Ann,"], "“” is no name"),
        (["play", "--language", "de"], "Invalid value for '--language'"),
        (["play", "--seed", "x"], "Invalid value for '--seed'"),
        (["play", "nowhere.txt"], "nowhere.txt cannot be read: No such file"),
        (["play", "README.md"], "README.md cannot be read: The game record cannot be read."),
        (["play", "nowhere.txt", "--seed", "3"], "The game in the file says this itself."),
        (["simulate"], "Missing argument 'N'"),
        (["simulate", "0"], "Invalid value for 'N'"),
        (["simulate", "many"], "Invalid value for 'N'"),
        (["simulate", "1", "--players", "9"], "Invalid value for '--players'"),
        (["simulate", "1", "--rounds", "-1"], "Invalid value for '--rounds'"),
        (["simulate", "1", "--jobs", "-1"], "Invalid value for '--jobs'"),
        (["simulate", "1", "--fast"], "No such option: --fast"),
        (["verify"], "Missing argument 'FILE'"),
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
