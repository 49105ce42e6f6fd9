"""Rulings R1 and R2: how many buildings there are, and the Capital."""

import pytest

from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.catalogue import COVE
from ardri.rules.errors import IllegalChoice, PositionError
from ardri.rules.game import Game
from ardri.rules.state.chance import Scripted, Seeded
from ardri.testing import hand, options, play, position, whose

# R1: how many buildings there are


@pytest.mark.card("citadel", case="positive")
@pytest.mark.ruling(1)
@pytest.mark.parametrize(("standing", "then"), [(7, 1), (8, 0)])
def test_there_are_eight_citadels_besides_the_capital(standing: int, then: int) -> None:
    game = position(
        tiles="hills cove",
        clans={"cove": "A1", "hills": "B1"},
        citadels={"hills": standing},
        capital="cove",
        hand={"A": "citadel bard", "B": "druid festival"},
        turn="A",
    )
    play(game, "A: card:citadel")
    assert game.state.citadels[COVE] == then
    assert sum(game.state.citadels) == 8
    assert game.state.citadels_in(TILE_KEYS.index("cove")) == then + 1


@pytest.mark.card("sanctuary", case="positive")
@pytest.mark.ruling(1)
@pytest.mark.parametrize(("standing", "then"), [(8, 1), (9, 0)])
def test_there_are_nine_sanctuaries_counting_that_of_the_capital(standing: int, then: int) -> None:
    game = position(
        clans={"hills": "B1", "cove": "A1"},
        sanctuaries={"hills": standing},
        capital="hills",
        hand={"A": "sanctuary bard", "B": "druid festival"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:sanctuary")
    assert game.state.sanctuaries[COVE] == then
    assert sum(game.state.sanctuaries) == 9
    assert "eriu" in hand(game, "A")


@pytest.mark.ruling(1)
def test_a_position_cannot_have_more_buildings_than_there_are() -> None:
    with pytest.raises(PositionError):
        position(clans={"hills": "A1"}, citadels={"hills": 9})
    with pytest.raises(PositionError):
        position(clans={"hills": "A1"}, sanctuaries={"hills": 10})


# R2: the Capital and the Swamp


@pytest.mark.tile("swamp")
@pytest.mark.ruling(2)
def test_the_capital_is_never_founded_in_the_swamp() -> None:
    source = Scripted(["tile:swamp", "tile:moor", "tile:gates", "brenn:C"], Seeded(0))
    game = Game.start(players=3, source=source)
    assert (whose(game), options(game)) == ("C capital", ["territory:gates", "territory:moor"])
    with pytest.raises(IllegalChoice):
        game.choose("territory:swamp")
    play(game, "C: territory:moor")
    assert game.state.capital == TILE_KEYS.index("moor")


@pytest.mark.ruling(2)
def test_no_position_has_its_capital_in_the_swamp() -> None:
    with pytest.raises(PositionError):
        position(clans={"swamp": "A1", "hills": "B1"}, capital="swamp")
