"""`ardri fuzz --dense`: sound positions stay sound, planted bugs are found, failures become a few lines."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ardri.cli.app import app
from ardri.cli.fuzzing.dense import DenseFailure, DenseRun, again, attempt
from ardri.cli.fuzzing.dense_positions import dense
from ardri.cli.fuzzing.position_data import PositionData
from ardri.cli.fuzzing.shrink import lines, shrunk
from ardri.rules import invariants
from ardri.rules.box.base_box import CITADELS
from ardri.rules.box.catalogue import bits
from ardri.rules.box.options import DISCARD_CODES, DONE, REMOVE
from ardri.rules.cards import steps
from ardri.rules.cards.advantage import DiscardThatMany
from ardri.rules.editions.base import BASE
from ardri.rules.engine.moments import CLAN_REMOVED, WOULD_BE_REMOVED
from ardri.rules.engine.play import Play, open_window
from ardri.rules.engine.verbs import discard_unplayed, move
from ardri.rules.game import Game
from ardri.rules.phases import clash, movement, removal
from ardri.rules.phases.clash import CauldronReturn, ClashCourse
from ardri.rules.phases.maneuvers import Attack
from ardri.rules.state.state import NOBODY, State
from ardri.testing import play, position

SEED = 1
RUNS = 5000
SHARES = 5
MOST_RUNS = 8000
AFTERMATH = 99
PLANTED = "a clash has begun"


def fuzz(folder: Path, *arguments: str) -> Result:
    """The command in this process."""
    return CliRunner().invoke(app, ["fuzz", "--folder", str(folder), "--jobs", "1", *arguments])


def first_found() -> DenseFailure:
    """The first failure of so many runs, made small."""
    for number in range(MOST_RUNS):
        failure = attempt(DenseRun(SEED, number)).failure
        if failure is not None:
            return shrunk(failure)
    raise AssertionError(f"nothing was found in {MOST_RUNS} runs")


def play_lines(found: DenseFailure) -> Game:
    """The game that a failure's lines build and play."""
    names: dict[str, object] = {"position": position, "play": play}
    exec(lines(found), names)
    game = names["game"]
    assert isinstance(game, Game)
    return game


# Sound runs


@pytest.mark.parametrize("share", range(SHARES))
def test_dense_runs_are_sound(share: int) -> None:
    for number in range(share, RUNS, SHARES):
        failure = attempt(DenseRun(SEED, number)).failure
        assert failure is None, lines(failure)


def test_dense_positions_are_of_all_kinds() -> None:
    positions = [dense(random.Random(number)) for number in range(300)]
    kinds = {(position.players, position.windows) for position in positions}
    assert kinds == {(players, windows) for players in (2, 3, 4) for windows in ("open", "sealed")}
    assert any(position.turn is None for position in positions), "before an Assembly"
    assert any(position.festival for position in positions)
    assert any(sum(position.citadels.values()) == CITADELS for position in positions)
    assert any(0 in position.start().state.reserve for position in positions)


def test_runs_may_be_of_so_many_players() -> None:
    assert {dense(random.Random(number), players=2).players for number in range(50)} == {2}


def test_a_position_in_which_the_game_ends_at_once_is_sound() -> None:
    position = PositionData(3, ("gates",), {"gates": "C2"}, {"gates": 3}, deeds={"C": 3}, pretenders="C")
    assert position.start().over
    assert again(DenseRun(0, 0), position, ()) is None


# Bugs that the engine once had


def leave_the_clash_set(patch: pytest.MonkeyPatch) -> None:
    """After the Cauldron has returned its clans the clash is still set while the Cauldron is discarded."""
    answer, step = CauldronReturn.answer, ClashCourse.step

    def answer_and_leave(frame: CauldronReturn, s: State, seat: int, code: int) -> None:
        left = s.clash
        answer(frame, s, seat, code)
        if code == DONE and left is not None:
            left.cauldron, left.cauldron_seat, left.maneuver = (), NOBODY, AFTERMATH
            s.clash = left

    def step_and_clear(frame: ClashCourse, s: State) -> None:
        if s.clash is not None and s.clash.maneuver == AFTERMATH:
            s.clash = None
            s.pop()
        else:
            step(frame, s)

    patch.setattr(CauldronReturn, "answer", answer_and_leave)
    patch.setattr(ClashCourse, "step", step_and_clear)


def discard_as_many_as_declared(patch: pytest.MonkeyPatch) -> None:
    """The Misty Lands take it for granted that there are as many cards as were declared."""

    def enter(_step: DiscardThatMany, s: State, card: Play) -> None:
        hand = s.zones[card.seat] & BASE.action_cards
        chosen = s.answers[card.seat] & hand
        missing = card.plan[0] - chosen.bit_count()
        if missing:
            later = [held for held in bits(hand) if 1 << held > chosen]
            fit = [DISCARD_CODES[held] for held in later[: len(later) - missing + 1]]
            s.ask(card.seat, "discard", fit, options_hidden=card.plan[0] != hand.bit_count())
            return
        card.next(s)
        s.answers[card.seat] = 0
        for thrown in bits(chosen):
            discard_unplayed(s, thrown, card.seat)

    patch.setattr(DiscardThatMany, "enter", enter)


def judge_by_what_was_declared(patch: pytest.MonkeyPatch) -> None:
    """A planted bug: clans count as arrived although none was left to move."""

    def declared(s: State, seat: int, origin: int, destination: int, count: int) -> int:
        move(s, seat, origin, destination, count)
        return 1 << destination

    patch.setattr(steps, "move", declared)


@pytest.mark.pure
def test_a_clash_that_outlives_its_last_step_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as planted:
        leave_the_clash_set(planted)
        found = first_found()
        assert found.problem == "CheckFailed: a clash goes on that is over"
        left = play_lines(found).state.clash
        assert left is not None
        assert left.over
    assert again(found.trial, found.setup, found.choices) is None
    assert len(lines(found).splitlines()) < 25


@pytest.mark.pure
def test_misty_lands_that_crash_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as planted:
        discard_as_many_as_declared(planted)
        found = first_found()
        assert found.problem == "AssertionError: discard"
        with pytest.raises(AssertionError, match="discard"):
            play_lines(found)
    assert again(found.trial, found.setup, found.choices) is None
    assert len(lines(found).splitlines()) < 25


@pytest.mark.pure
def test_moves_that_move_nobody_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as planted:
        judge_by_what_was_declared(planted)
        found = first_found()
        assert found.problem.startswith("Foul: ")
        assert "no cause" in found.problem or "nobody arrived" in found.problem
        assert again(found.trial, found.setup, found.choices) is not None
    assert again(found.trial, found.setup, found.choices) is None
    assert len(lines(found).splitlines()) < 30


# Smaller mistakes, for which the referee has a word each


def without_window(patch: pytest.MonkeyPatch, moment: int) -> None:
    """Nobody is asked about a removal at this moment."""

    def open_others(s: State, at: int) -> None:
        if at != moment:
            open_window(s, at)

    patch.setattr(removal, "open_window", open_others)


def without_club(patch: pytest.MonkeyPatch) -> None:
    without_window(patch, WOULD_BE_REMOVED)


def without_rescue(patch: pytest.MonkeyPatch) -> None:
    without_window(patch, CLAN_REMOVED)


def without_festival(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clash, "lose", lambda *_: None)


def without_toll(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(movement, "clans_arrived", lambda *_: None)


def without_choice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Attack, "_price", lambda _attack, s, target: [REMOVE] if s.exposed(target) else [])


@pytest.mark.pure
@pytest.mark.parametrize(
    ("mistake", "told"),
    [
        (without_club, "is not asked for dagdas_club before remove"),
        (without_rescue, "must be asked clan_removed for"),
        (without_festival, "a clan is to be removed, but"),
        (without_toll, "must be asked"),
        (without_choice, "must be asked attacked, but remove"),
    ],
)
def test_the_referee_notices(
    mistake: Callable[[pytest.MonkeyPatch], None], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    mistake(monkeypatch)
    failures = [attempt(DenseRun(SEED, number)).failure for number in range(150)]
    assert any(failure is not None and told in failure.problem for failure in failures)


# The command


def plant(patch: pytest.MonkeyPatch) -> None:
    """Every position in a clash is reported."""
    sound = invariants.problems

    def problems(s: State) -> list[str]:
        return sound(s) or ([PLANTED] if s.clash is not None else [])

    patch.setattr(invariants, "problems", problems)


def test_the_command_goes_on_where_it_ended(tmp_path: Path) -> None:
    first = fuzz(tmp_path, "--dense", "--runs", "3")
    assert (first.exit_code, first.stdout.splitlines()[0][:14]) == (0, "3 dense runs, ")
    second = fuzz(tmp_path, "--dense", "--runs", "5")
    assert second.stdout.splitlines()[0].startswith("2 dense runs, ")
    assert "Seed 0 has 5 dense runs done and 0 failures" in second.stdout
    state = json.loads((tmp_path / "state.json").read_text(encoding="utf-8"))
    assert state["seeds"]["dense-0"]["done"] == [[0, 4]]
    assert fuzz(tmp_path, "--dense", "--runs", "1", "--players", "2").stdout.startswith("1 dense run, ")


def test_a_failure_is_printed_saved_and_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as planted:
        plant(planted)
        found = fuzz(tmp_path, "--dense", "--runs", "4", "--seed", "2")
        assert found.exit_code == 1
        file = next(tmp_path.glob("dense-2-*.json"))
        written = file.with_suffix(".py").read_text(encoding="utf-8")
        assert written.startswith("from ardri.testing import play, position\n")
        assert f"saved in {file}" in found.stdout
        told = written.split("\n\n", 1)[1]
        assert told in found.stdout
        assert told.endswith(f"# CheckFailed: {PLANTED}\n")
        assert len(told.splitlines()) < 15
        names: dict[str, object] = {}
        exec(written, names)
        game = names["game"]
        assert isinstance(game, Game)
        assert game.state.clash is not None

        again_ = fuzz(tmp_path, "--again", str(file))
        assert again_.exit_code == 1
        assert f"from the saved position: CheckFailed: {PLANTED}" in again_.stdout
    mended = fuzz(tmp_path, "--again", str(file))
    assert (mended.exit_code, mended.stdout.count("all is well now")) == (0, 1)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--runs", "3"), "it goes with --dense"),
        (("--players", "3"), "it goes with --dense"),
        (("--dense", "--games", "3"), "with --dense say how many --runs"),
    ],
)
def test_options_that_do_not_go_together_are_refused(
    tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    refused = fuzz(tmp_path, *arguments)
    assert refused.exit_code == 2
    assert told in refused.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("position", "code", "told"),
    [
        ({"tiles": ["hills"], "colour": 1}, 2, "does not say which run failed"),
        ({"tiles": ["atlantis"]}, 1, "PositionError: there is no territory 'atlantis'"),
    ],
)
def test_a_file_with_a_broken_position_says_so(
    tmp_path: Path, position: dict[str, object], code: int, told: str
) -> None:
    trial = {"seed": 0, "number": 0, "players": 0}
    data = {"format": 1, "trial": trial, "problem": "", "setup": position, "choices": []}
    file = tmp_path / "dense-0-0.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    outcome = fuzz(tmp_path, "--again", str(file))
    assert outcome.exit_code == code
    assert told in " ".join(outcome.output.replace("│", " ").split())


def test_a_scene_is_read_as_it_was_written() -> None:
    position = dense(random.Random(3))
    assert PositionData.from_json(json.loads(json.dumps(position.to_json()))) == position
