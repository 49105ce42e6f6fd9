"""Dense runs with modules: planted bugs in what modules add are found, and failures keep their edition."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ardri.cli.app import app
from ardri.cli.fuzzing.dense import DenseFailure, DenseRun, again, attempt
from ardri.cli.fuzzing.dense_positions import dense
from ardri.cli.fuzzing.failure_folder import load_failure
from ardri.cli.fuzzing.fuzz_game import COMBINATIONS, combinations
from ardri.cli.fuzzing.shrink import lines, shrunk
from ardri.rules.box.options import MOST_COUNT
from ardri.rules.engine.verbs import discard_unplayed
from ardri.rules.state.state import State
from ardri.seasons.king import victory
from ardri.seasons.year import beltane, clans_for_tales, festivals
from ardri.testing import play, position

YEAR = "base+seasons+festivals"
MOST_RUNS = 4000

pytestmark = pytest.mark.pure


def first_found(edition: str) -> DenseFailure:
    """The first failure of so many runs, made small."""
    for number in range(MOST_RUNS):
        failure = attempt(DenseRun(1, number, 0, edition)).failure
        if failure is not None:
            return shrunk(failure)
    raise AssertionError(f"nothing was found in {MOST_RUNS} runs")


def march_far_in_winter(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(festivals, "WINTER_MARCH", MOST_COUNT)


def celebrate_beltane_in_winter(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(beltane, "SUMMER", 3)


def move_four_at_beltane(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(beltane, "MOST_MOVED", 4)


def keep_more_tales(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(clans_for_tales, "TALES_KEPT", 4)


def pay_twice_at_beltane(patch: pytest.MonkeyPatch) -> None:
    def twice(s: State, card: int, seat: int) -> None:
        discard_unplayed(s, card, seat)
        others = s.zones[seat] & s.edition.action_cards
        if others:
            discard_unplayed(s, others.bit_length() - 1, seat)

    patch.setattr(beltane, "discard_unplayed", twice)


def share_with_the_brenn(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(victory, "leaders", lambda s: [s.brenn, (s.brenn + 1) % s.players])


@pytest.mark.parametrize(
    ("plant", "edition", "words"),
    [
        (march_far_in_winter, YEAR, "in winter a card moves at most 3 clans"),
        (celebrate_beltane_in_winter, YEAR, "Beltane is"),
        (move_four_at_beltane, YEAR, "moves up to 3 clans"),
        (keep_more_tales, YEAR, "Epic Tales after Lugnasad"),
        (pay_twice_at_beltane, YEAR, "Beltane takes one card"),
        (share_with_the_brenn, "base+king", "share"),
    ],
)
def test_planted_bugs_are_found(
    monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None], edition: str, words: str
) -> None:
    with monkeypatch.context() as planted:
        plant(planted)
        found = first_found(edition)
    assert words in found.problem
    assert again(found.trial, found.setup, found.choices, strictly=False) is None  # without the bug
    assert f"edition={found.setup.edition!r}" in lines(found)


def test_positions_have_their_markers_and_up_to_five_players() -> None:
    positions = [dense(random.Random(number), 0, YEAR) for number in range(100)]
    assert {each.markers["season"] for each in positions} == {"spring", "summer", "autumn", "winter"}
    assert {each.players for each in positions} >= {2, 3, 4}
    names: dict[str, object] = {"position": position, "play": play}
    failure = DenseFailure(DenseRun(1, 0), "", "", "", positions[0], ())
    exec(lines(failure), names)


def test_runs_take_all_combinations_in_turn() -> None:
    every = combinations()
    assert [DenseRun(0, number, 0, COMBINATIONS).played for number in range(len(every))] == every


def test_a_failure_is_saved_with_its_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    options = ["fuzz", "--folder", str(tmp_path), "--jobs", "1", "--dense", "--with", "festivals"]
    with monkeypatch.context() as planted:
        move_four_at_beltane(planted)
        celebrate_beltane_in_winter(planted)
        done = CliRunner().invoke(app, [*options, "--runs", "200"])
    assert done.exit_code == 1
    file = next(tmp_path.glob("dense-*.json"))
    assert load_failure(file).trial.edition == YEAR
    assert json.loads(file.read_text(encoding="utf-8"))["setup"]["edition"] == YEAR
    shown = CliRunner().invoke(app, ["fuzz", "--again", str(file)])
    assert "all is well now" in shown.stdout
