"""`ardri fuzz`: it goes on where it ended, finds what is planted, and makes it short."""

import json
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ardri.cli.app import app
from ardri.cli.fuzzing.checks import (
    CheckFailed,
    Stuck,
    check_events,
    check_forms,
    check_knowledge,
    check_options,
    check_position,
    check_record,
    time_limit,
)
from ardri.cli.fuzzing.fuzz_game import Trial, attempt
from ardri.cli.fuzzing.random_players import STYLES
from ardri.rules import invariants
from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.game import Game
from ardri.rules.state.events import Event
from ardri.rules.state.state import ASSEMBLY, SEASON, State
from ardri.rules.views.view import View
from ardri.testing import position
from tests.cli.helpers.pseudo_terminal import Terminal

PLANTED = "somebody has reached the first Season"
SHORT = "3"  # a seed whose first games are short


def fuzz(folder: Path, *arguments: str) -> Result:
    """The command in this process."""
    return CliRunner().invoke(app, ["fuzz", "--folder", str(folder), "--jobs", "1", *arguments])


def plant(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first Season on every position is reported."""
    sound = invariants.problems

    def problems(s: State) -> list[str]:
        return sound(s) or ([PLANTED] if s.phase == SEASON else [])

    monkeypatch.setattr(invariants, "problems", problems)


# Games


def test_games_are_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    first = fuzz(tmp_path, "--games", "1", "--seed", SHORT)
    assert (first.exit_code, first.stdout.splitlines()[0][:7]) == (0, "1 game,")
    second = fuzz(tmp_path, "--games", "2", "--seed", SHORT)
    assert (second.exit_code, second.stdout.splitlines()[0][:7]) == (0, "1 game,")
    third = fuzz(tmp_path, "--games", "2", "--seed", SHORT)
    assert third.stdout.startswith("0 games, 0 choices, 0 failures.")
    assert f"Seed {SHORT} has 2 games done and 0 failures" in third.stdout
    state = json.loads((tmp_path / "state.json").read_text(encoding="utf-8"))
    assert state["seeds"][SHORT]["done"] == [[0, 1]]


def test_seeds_are_kept_apart(tmp_path: Path) -> None:
    fuzz(tmp_path, "--games", "1", "--seed", SHORT)
    fuzz(tmp_path, "--minutes", "0", "--seed", "4")
    state = json.loads((tmp_path / "state.json").read_text(encoding="utf-8"))
    assert {seed: entry["done"] for seed, entry in state["seeds"].items()} == {SHORT: [[0, 0]], "4": []}


def test_games_in_a_row_mix_players_setups_styles_and_windows() -> None:
    trials = [Trial(0, number) for number in range(24)]
    mixes = {(trial.players, trial.played, trial.style, trial.windows) for trial in trials}
    assert len(mixes) == 3 * 2 * len(STYLES) * 2
    assert {trial.start().state.setting.windows for trial in trials} == {"open", "sealed"}


def test_a_sealed_game_is_sound() -> None:
    trial = Trial(int(SHORT), 12)
    tried = attempt(trial)
    assert (trial.windows, tried.failure) == ("sealed", None)


def test_an_interruption_keeps_what_was_done(tmp_path: Path) -> None:
    terminal = Terminal("fuzz", "--minutes", "5", "--jobs", "2", "--folder", str(tmp_path))
    terminal.until(r"[1-9]\d* games?, ")
    terminal.child.sendintr()
    assert terminal.end() == 130
    assert "Traceback" not in terminal.text
    state = json.loads((tmp_path / "state.json").read_text(encoding="utf-8"))
    assert state["seeds"]["0"]["done"]


# Failures


def test_a_planted_failure_is_found_shortened_saved_and_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as planted:
        plant(planted)
        found = fuzz(tmp_path, "--games", "1", "--seed", SHORT)
        file = tmp_path / f"failure-{SHORT}-0.json"
        assert found.exit_code == 1
        assert f"Failure in game {SHORT}/0: CheckFailed: {PLANTED}" in found.stdout
        assert f"saved in {file}" in found.stdout
        assert f"ardri fuzz --again {file}" in found.stdout

        failure = json.loads(file.read_text(encoding="utf-8"))
        assert failure["problem"] == f"CheckFailed: {PLANTED}"
        assert "Traceback" in failure["traceback"]
        assert failure["position"]["phase"] == "assembly"
        assert failure["tail"] == failure["choices"][-1:]
        game = Trial(int(SHORT), 0).start()
        for choice in failure["choices"][:-1]:
            game.choose(choice[2:], seat="ABCD".index(choice[0]))
        assert game.state.phase == ASSEMBLY

        again = fuzz(tmp_path, "--again", str(file))
        assert again.exit_code == 1
        assert f"1 choice from the saved position: CheckFailed: {PLANTED}" in again.stdout
        assert "Traceback" in again.stdout
    mended = fuzz(tmp_path, "--again", str(file))
    assert mended.exit_code == 0
    assert mended.stdout.count("all is well now") == 2


def test_an_error_in_a_choice_is_a_failure_with_its_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Game.choose

    def stumble(game: Game, key: str, seat: int | None = None) -> None:
        if game.state.phase == ASSEMBLY:
            raise ZeroDivisionError("stumbled")
        choose(game, key, seat)

    monkeypatch.setattr(Game, "choose", stumble)
    failure = attempt(Trial(int(SHORT), 0)).failure
    assert failure is not None
    assert failure.problem == "ZeroDivisionError: stumbled"
    assert failure.kind == "ZeroDivisionError in stumble"
    assert failure.tail == failure.choices[-1:]


def test_many_failures_end_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "problems", lambda _: ["all is wrong"])
    found = fuzz(tmp_path, "--minutes", "5")
    assert found.exit_code == 1
    assert "10 games, 0 choices, 10 failures." in found.stdout
    assert len(list(tmp_path.glob("failure-*.json"))) == 10


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": 1}', '{"format": 1, "trial": {}, "choices": []}']
)
def test_a_file_that_holds_no_failure_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(text, encoding="utf-8")
    refused = fuzz(tmp_path, "--again", str(file))
    assert refused.exit_code == 2
    assert "Invalid value for '--again'" in refused.stderr


@pytest.mark.parametrize("text", ["", "{}", '{"format": 1}', '{"format": 1, "seeds": {"0": {"done": 7}}}'])
def test_a_broken_state_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "state.json").write_text(text, encoding="utf-8")
    refused = fuzz(tmp_path, "--games", "1")
    assert refused.exit_code == 2
    assert "state.json" in refused.stderr


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    terminal = Terminal("fuzz", "--minutes", "0", "--folder", str(tmp_path / "file"))
    assert terminal.end() == 2
    assert "Traceback" not in terminal.text
    assert "ardri: " in terminal.text


# The checks


def test_a_sound_game_passes_all_checks() -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "bard warlord", "B": "druid conquest"}, turn="A")
    check_position(game)
    check_forms(game)
    check_options(game)
    check_events(game.events)
    check_knowledge(game)


def test_a_copy_that_is_not_independent_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.start(2, 1)
    monkeypatch.setattr(Game, "copy", lambda game: game)
    with pytest.raises(CheckFailed, match="a copy has changed the game"):
        check_forms(game)


def test_text_that_loses_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "bard warlord"}, turn="A")
    other = position(clans={"hills": "A2 B2"}, hand={"A": "bard warlord"}, turn="A")
    monkeypatch.setattr("ardri.cli.fuzzing.checks.from_text", lambda *_: other)
    with pytest.raises(CheckFailed, match="the game read from text is another position"):
        check_forms(game)


def test_a_question_without_a_choice_is_noticed() -> None:
    game = Game.start(2, 1)
    game.state.options = game.state.options[:1]
    with pytest.raises(CheckFailed, match="no choice"):
        check_position(game)
    game.state.options = ()
    with pytest.raises(CheckFailed, match="nobody can choose"):
        check_position(game)


def test_in_a_sealed_game_a_question_may_have_one_answer() -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "geis"}, turn="A", windows="sealed")
    assert game.decision.forced
    check_position(game)


def test_a_card_where_somebody_holds_it_for_impossible_is_noticed() -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "bard warlord", "B": "druid"}, turn="A")
    bard, druid = 1 << CARD_KEYS.index("bard"), 1 << CARD_KEYS.index("druid")
    game.state.zones[0] ^= bard | druid
    game.state.zones[1] ^= bard | druid
    with pytest.raises(CheckFailed, match="A holds for impossible how the Action cards lie"):
        check_knowledge(game)


def test_a_world_that_looks_otherwise_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = position(clans={"hills": "A2 B1"}, hand={"A": "bard warlord"}, turn="A")
    other = position(clans={"hills": "A2 B2"}, hand={"A": "bard warlord"}, turn="A")
    monkeypatch.setattr(View, "worlds", lambda *_: iter([other]))
    with pytest.raises(CheckFailed, match="thinks possible looks otherwise"):
        check_knowledge(game)


def test_an_event_that_cannot_be_read_back_is_noticed() -> None:
    with pytest.raises(CheckFailed, match="its text"):
        check_events([Event("pass", {"seat": "1"}, {}, 0)])


def test_a_record_that_plays_another_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.start(2, 1)
    check_record(game)
    monkeypatch.setattr("ardri.cli.fuzzing.checks.replay", lambda _: Game.start(2, 2))
    with pytest.raises(CheckFailed, match="plays another game"):
        check_record(game)


def test_what_hangs_is_stuck() -> None:
    with pytest.raises(Stuck), time_limit(0.05):
        time.sleep(10)
