"""The built positions: each asks seat A something, and the chieftain answers rightly, whatever its seed."""

import pytest

from ardri.bots.chieftain import Chieftain
from ardri.bots.puzzles import PUZZLES, Puzzle

NAMES = [puzzle.name for puzzle in PUZZLES]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=NAMES)
def test_a_puzzle_has_a_right_and_a_wrong_answer(puzzle: Puzzle) -> None:
    decision = puzzle.build().decision_of(0)
    assert decision is not None
    right = [puzzle.solved_by(option.key) for option in decision.options]
    assert any(right)
    assert not all(right)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=NAMES)
def test_the_chieftain_solves_it(puzzle: Puzzle) -> None:
    game = puzzle.build()
    decision = game.decision_of(0)
    assert decision is not None
    for seed in "1234":
        assert puzzle.solved_by(Chieftain(seed).choose(game.view(0), decision).key)


def test_there_are_enough_of_them_and_no_two_alike() -> None:
    assert len(NAMES) == len(set(NAMES)) >= 20
