"""Commands with `--edition`: the base game's, and the toy edition as an installed package brings it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ardri.cli.app import app
from ardri.cli.fuzzing.dense import DenseRun
from ardri.cli.fuzzing.dense import attempt as attempt_dense
from ardri.cli.fuzzing.failure_folder import BadFile, load_failure
from ardri.cli.fuzzing.fuzz_game import COMBINATIONS, Trial, attempt, cases, combinations
from ardri.cli.fuzzing.shrink import lines
from ardri.cli.shared.modules import by_number
from ardri.rules.editions.registry import MODULES, editions
from ardri.rules.errors import RulesError
from ardri.rules.game import Game
from ardri.rules.state.edition import EDITIONS, edition_of
from ardri.texts.catalogues import texts
from tests.cli.helpers.program import ardri
from tests.toy_edition import installed, toy

__all__ = ["toy"]


def refused(*arguments: str) -> str:
    """Why a command line is not understood."""
    ended = CliRunner().invoke(app, [*arguments], env={"COLUMNS": "300"})
    assert (ended.exit_code, ended.stdout) == (2, "")
    return ended.stderr


@pytest.mark.parametrize("command", [("simulate", "1"), ("play",), ("fuzz",), ("arena", "calf", "easy")])
def test_an_edition_that_does_not_exist_is_refused_with_the_names_of_all(command: tuple[str, ...]) -> None:
    said = refused(*command, "--edition", "nemed")
    assert "Invalid value for '--edition'" in said
    assert "there is no edition 'nemed'; there are base, discovery" in said


@pytest.mark.parametrize("command", [("simulate", "1"), ("play",), ("fuzz", "--dense")])
def test_an_edition_has_seats_for_so_many(command: tuple[str, ...]) -> None:
    said = refused(*command, "--players", "6")
    assert "Inis is for 2 to 5 players, not 6" in said


def test_five_players_bring_the_module_with_a_seat_for_them() -> None:
    options = ("--players", "5", "--with", "king", "--rounds", "1", "--jobs", "1", "--json")
    data = json.loads(CliRunner().invoke(app, ["simulate", "1", *options]).stdout)
    assert edition_of(data["edition"]) is edition_of("base+fifth+king")
    assert list(data["wins"]) == list("ABCDE")


@pytest.mark.parametrize("command", [("simulate", "1"), ("arena", "calf", "easy"), ("play",), ("fuzz",)])
def test_a_module_that_does_not_exist_is_refused_with_the_names_of_all(command: tuple[str, ...]) -> None:
    said = refused(*command, "--with", "king,sun")
    assert "Invalid value for '--with'" in said
    assert f"there is no module 'sun'; there are {', '.join(MODULES)}" in said


@pytest.mark.parametrize("given", [("king,festivals",), ("festivals", "king"), ("king", "king,festivals")])
def test_modules_are_named_in_any_order_and_bring_those_they_need(given: tuple[str, ...]) -> None:
    options = [part for name in given for part in ("--with", name)]
    done = CliRunner().invoke(
        app, ["simulate", "1", "--rounds", "1", "--jobs", "1", "--json", "--discovery", *options]
    )
    assert json.loads(done.stdout)["edition"] == "discovery+king+seasons+festivals"


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "fuzz"])
def test_help_lists_the_modules_and_marks_what_is_a_reading(command: str) -> None:
    shown = " ".join(CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "300"}).stdout.split())
    assert "Modules (--with):" in shown
    for module in MODULES.values():
        assert texts("en").say(f"module-{module.name}.text") in shown
        if module.readings:
            rulings = ", ".join(by_number(reading.ruling for reading in module.readings))
            assert f"A reading, not a printed rule: {rulings}." in shown


def test_a_game_with_modules_says_so_and_goes_on_from_its_file(tmp_path: Path) -> None:
    house = {"ARDRI_HOME": str(tmp_path)}
    first = ardri("play", "--with", "king", "--seed", "7", "--plain", stdin="1\n1\nq\n", **house)
    assert first.returncode == 0, first.stderr
    title, sentence = texts("en").say("module-king"), texts("en").say("module-king.text")
    assert f"{title}: {sentence} A reading, not a printed rule: E8." in first.stdout
    assert f"The King tile: {texts('en').say('marker-king.want')}" in first.stdout
    (saved,) = (tmp_path / "games").iterdir()
    assert "setting 3 base+king open 0\nreadings E8\n" in saved.read_text(encoding="utf-8")
    again = ardri("play", saved, "--plain", stdin="q\n", **house)
    assert (again.returncode, title in again.stdout) == (0, True), again.stderr
    assert "--with" in ardri("play", saved, "--with", "king", **house).stderr
    shown = ardri("replay", saved, "--at", "0")
    assert f"Modules: {title}. A reading, not a printed rule: E8." in shown.stdout


@pytest.mark.usefixtures("toy")
def test_five_play_the_toy_edition() -> None:
    done = CliRunner().invoke(
        app,
        [
            *("simulate", "2", "--edition", "toy", "--players", "5"),
            *("--rounds", "4", "--jobs", "1", "--json"),
        ],
    )
    data = json.loads(done.stdout)
    assert (data["edition"], data["players"], list(data["wins"])) == ("toy", 5, list("ABCDE"))


def test_discovery_is_short_for_an_edition() -> None:
    done = CliRunner().invoke(app, ["simulate", "1", "--discovery", "--rounds", "1", "--jobs", "1", "--json"])
    assert json.loads(done.stdout)["edition"] == "discovery"
    assert "it is short for --edition discovery" in refused(
        "simulate", "1", "--discovery", "--edition", "base"
    )


@pytest.mark.slow
def test_processes_of_a_match_find_the_edition_of_an_installed_package(tmp_path: Path) -> None:
    options = ("--edition", "toy", "--players", "5", "--games", "1", "--workers", "2", "--round-limit", "2")
    records = ("--records", str(tmp_path / "records"), "-o", str(tmp_path / "games.jsonl"))
    done = ardri("arena", "calf", "easy", *options, *records, **installed(tmp_path))
    assert done.returncode == 0, done.stderr
    for record in (tmp_path / "records").iterdir():
        verified = ardri("verify", record, **installed(tmp_path))
        assert verified.returncode == 0, verified.stdout
        assert ardri("verify", record).returncode == 1  # the package is not there


def test_a_game_of_an_installed_edition_is_played_and_continued(tmp_path: Path) -> None:
    house = {**installed(tmp_path), "ARDRI_HOME": str(tmp_path)}
    options = ("--edition", "toy", "--players", "5", "--seed", "7", "--plain")
    first = ardri("play", *options, stdin="1\n1\nq\n", **house)
    assert first.returncode == 0, first.stderr
    (saved,) = (tmp_path / "games").iterdir()
    assert "setting 5 toy" in saved.read_text(encoding="utf-8")
    again = ardri("play", saved, "--plain", stdin="q\n", **house)
    assert again.returncode == 0, again.stderr
    assert "--edition" in ardri("play", saved, "--edition", "toy", **house).stderr


# Fuzzing


@pytest.mark.usefixtures("toy")
def test_the_fuzzer_plays_any_edition(tmp_path: Path) -> None:
    trials = [Trial(0, number, "toy") for number in range(24)]
    assert {trial.players for trial in trials} == {2, 3, 4, 5}
    assert {trial.played for trial in trials} == {"toy"}
    options = ["--edition", "toy", "--games", "2", "--jobs", "1", "--folder", str(tmp_path)]
    done = CliRunner().invoke(app, ["fuzz", *options])
    assert done.exit_code == 0, done.output
    assert done.stdout.startswith("2 games, ")
    state = json.loads((tmp_path / "state.json").read_text(encoding="utf-8"))
    assert state["seeds"]["toy-0"]["done"] == [[0, 1]]


@pytest.mark.slow
@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("number", range(2, 26))
def test_games_of_the_toy_edition_pass_all_checks(number: int) -> None:
    assert attempt(Trial(1, number, "toy")).failure is None


@pytest.mark.pure
@pytest.mark.usefixtures("toy")
def test_a_failure_of_another_edition_is_saved_with_its_name_and_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Game) -> None:
        raise ZeroDivisionError("planted")

    with monkeypatch.context() as planted:
        planted.setattr("ardri.cli.fuzzing.fuzz_game.check_position", broken)
        options = ["--edition", "toy", "--games", "1", "--jobs", "1", "--folder", str(tmp_path)]
        assert CliRunner().invoke(app, ["fuzz", *options]).exit_code == 1
    file = tmp_path / "failure-toy-0-0.json"
    failure = load_failure(file)
    assert failure.trial == Trial(0, 0, "toy")
    shown = CliRunner().invoke(app, ["fuzz", "--again", str(file)])
    assert "all is well now" in shown.stdout
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**data, "trial": {**data["trial"], "edition": "nemed"}}), encoding="utf-8")
    with pytest.raises(BadFile, match="there is no edition 'nemed'"):
        load_failure(file)


def test_the_referee_refuses_other_editions() -> None:
    said = refused("fuzz", "--dense", "--edition", "discovery")
    assert "the referee of dense positions knows the base game and its modules only, not 'discovery'" in said


# All combinations of modules


def test_combinations_play_all_modules_with_all_numbers_of_players() -> None:
    every = cases(COMBINATIONS)
    trials = [Trial(0, number, COMBINATIONS) for number in range(2 * len(every))]
    assert {(trial.played, trial.players) for trial in trials} == set(every)
    assert {name.partition("+")[0] for name, _ in every} == {"base"}
    assert {module for name, _ in every for module in name.split("+")[1:]} == set(MODULES)
    assert len({trial.style for trial in trials}) == 2
    said = refused("fuzz", "--combinations", "--with", "king")
    assert "it plays all modules, so name none" in said


@pytest.mark.parametrize("name", combinations())
def test_dense_runs_with_modules_are_sound(name: str) -> None:
    for number in range(40):
        failure = attempt_dense(DenseRun(1, number, 0, name)).failure
        assert failure is None, lines(failure)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(64))
def test_games_of_all_combinations_pass_all_checks(number: int) -> None:
    assert attempt(Trial(1, number, COMBINATIONS)).failure is None


# Entry points


def test_the_edition_of_an_installed_package_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(installed(tmp_path)["PYTHONPATH"].partition(":")[0])
    try:
        assert edition_of("toy").seats == 5
        assert [edition.name for edition in editions()] == ["base", "discovery", "toy"]
    finally:
        EDITIONS.pop("toy", None)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("tests.nowhere:TOY", "cannot be loaded: ModuleNotFoundError"),
        ("tests.toy_edition:PEACE", "tests.toy_edition:PEACE is not an edition of this name"),
    ],
)
def test_an_installed_edition_that_is_broken_matters_only_if_it_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, value: str, words: str
) -> None:
    site = Path(installed(tmp_path)["PYTHONPATH"].partition(":")[0])
    (site / "toy_edition-1.0.dist-info" / "entry_points.txt").write_text(f"[ardri.editions]\nbad = {value}\n")
    monkeypatch.syspath_prepend(str(site))
    assert [edition.name for edition in editions()] == ["base", "discovery"]
    with pytest.raises(RulesError, match=words):
        edition_of("bad")
