"""Ruling R59: Kernunos' Sanctuary draws no Epic Tale."""

import pytest

from ardri.rules.box.base_box import TILE_KEYS
from ardri.testing import clans, hand, play, position, whose


@pytest.mark.ruling(59)
def test_kernunos_draws_no_epic_tale() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "B1", "hills": "A1"},
        hand={"A": "kernunos_sanctuary bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:kernunos_sanctuary")
    assert (clans(game)["hills"], game.state.sanctuaries[TILE_KEYS.index("hills")]) == ("A2", 1)
    assert (whose(game), hand(game, "A")) == ("B turn", ["bard"])
