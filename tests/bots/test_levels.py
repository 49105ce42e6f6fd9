"""The levels for people: each beats the one below it. Seeds are fixed, so nothing is left to luck."""

import pytest

from ardri.arena.match import play_game


def wins(stronger: str, weaker: str, deals: int) -> int:
    """The number of games that the stronger one wins, each deal played from both seats."""
    won = 0
    for seed in range(deals):
        won += play_game([stronger, weaker], seed).winner == 0
        won += play_game([weaker, stronger], seed).winner == 1
    return won


def test_medium_beats_easy() -> None:
    assert wins("medium", "easy", 6) >= 8


@pytest.mark.slow
def test_hard_beats_medium() -> None:
    assert wins("hard", "medium", 6) >= 8


@pytest.mark.slow
def test_a_druid_finds_more_than_a_chieftain_in_little_time() -> None:
    assert wins("druid:iterations=60", "chieftain", 8) >= 9
