"""`ardri simulate`: the same seed gives the same outcome, however it is computed."""

import json
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ardri.cli.app import app
from ardri.cli.commands.simulate import SimulationSettings, play_one
from ardri.rules.cards.steps import PlaceSpread
from ardri.rules.engine.play import Play
from ardri.rules.formats.verify import verify_text
from ardri.rules.state.state import State
from tests.cli.conftest import Here
from tests.cli.helpers.pseudo_terminal import ARDRI, Terminal

SMALL = ("6", "--players", "2", "--seed", "7", "--json")
OUTCOME_KEYS = {"wins", "draws", "reasons", "won_with", "rounds", "decisions"}


def simulate(*arguments: str) -> str:
    """The output of the real program."""
    shown = subprocess.run([ARDRI, "simulate", *arguments], capture_output=True, text=True, check=True)
    assert shown.stderr == ""
    return shown.stdout


def test_any_number_of_jobs_gives_the_same_json() -> None:
    alone, together = (simulate(*SMALL, "--jobs", jobs) for jobs in ("1", "2"))
    assert alone == together
    data = json.loads(alone)
    assert data["games"] == 6
    assert data["seed"] == 7
    assert set(data) >= OUTCOME_KEYS
    assert sum(data["wins"].values()) + data["draws"] == 6
    assert sum(data["reasons"].values()) == 6
    assert sum(data["won_with"].values()) == sum(data["wins"].values())


def test_another_seed_gives_other_games() -> None:
    settings = [SimulationSettings(2, "base", 0, seed) for seed in (1, 2)]
    assert play_one(settings[0], 0) == play_one(settings[0], 0)
    assert play_one(settings[0], 0) != play_one(settings[0], 1)
    assert play_one(settings[0], 0) != play_one(settings[1], 0)


def test_a_round_limit_makes_draws() -> None:
    shown = CliRunner().invoke(app, ["simulate", "5", "--rounds", "1", "--jobs", "1", "--json"])
    data = json.loads(shown.stdout)
    assert data["draws"] == 5
    assert data["reasons"] == {"round_limit": 5}
    assert data["won_with"] == {}
    assert data["rounds"]["max"] == 1


def test_the_table_tells_who_won_why_and_how_long_it_took() -> None:
    shown = simulate("4", "--players", "3", "--discovery", "--jobs", "1")
    for words in (
        "4 random games of 3 players",
        "A won",
        "C won",
        "the most conditions among the Pretenders",
        "with ",
    ):
        assert words in shown
    assert "D won" not in shown
    for words in ("rounds", "decisions", "median", "decisions/s"):
        assert words in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_a_progress_bar_is_shown_and_an_interruption_is_quiet() -> None:
    terminal = Terminal("simulate", "100000", "--players", "2", "--jobs", "2")
    terminal.until(r"[1-9]\d*/100000")
    terminal.child.sendintr()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.text


def test_games_may_be_played_with_sealed_windows() -> None:
    shown = CliRunner().invoke(app, ["simulate", "2", "--sealed", "--rounds", "2", "--jobs", "1", "--json"])
    assert shown.exit_code == 0
    assert json.loads(shown.stdout)["windows"] == "sealed"
    settings = [SimulationSettings(3, "base", 2, 1, windows) for windows in ("open", "sealed")]
    assert play_one(settings[0], 0) != play_one(settings[1], 0)


@pytest.mark.pure
def test_a_mistake_in_the_rules_is_told_and_the_game_up_to_it_is_kept(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_self: PlaceSpread, s: State, play: Play) -> None:
        s.reserve[play.seat] -= 1
        raise AssertionError("planted")

    monkeypatch.setattr(PlaceSpread, "happen", fail)
    monkeypatch.setenv("ARDRI_HOME", str(tmp_path))
    ended = here("simulate", "5", "--jobs", "1")
    (kept,) = (tmp_path / "faults").iterdir()
    assert (ended.code, ended.out) == (2, "")
    assert "The program failed at the choice " in ended.err
    assert f"The game up to this choice is saved in {kept}" in ended.err
    assert "Traceback" not in ended.err
    assert verify_text(kept.read_text(encoding="utf-8")).good
