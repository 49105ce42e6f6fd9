"""Ruling R18: an Advantage card discarded unplayed counts as played."""

import pytest

from ardri.testing import hand, play, position, zone


@pytest.mark.ruling(18)
def test_an_advantage_card_discarded_unplayed_counts_as_played() -> None:
    game = position(
        players=4,
        clans={"hills": "A1 B1", "cove": "C1 D1"},
        hand={"A": "master_craftsman hills bard", "B": "citadel druid"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:master_craftsman, discard:hills")
    assert zone(game, "face_down") == ["hills"]
    assert hand(game, "A") == ["bard", "eriu"]
    play(game, "B: card:citadel")
    assert hand(game, "B") == ["druid"]
    assert zone(game, "face_down") == ["hills"]
