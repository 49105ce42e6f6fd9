"""Deeds: how they are won, and what they are worth."""

from ardri.bots.puzzles.puzzle import puzzle
from ardri.rules.game import Game
from ardri.testing import play, position

LAND = {"plains": "A1", "cove": "A1", "valley": "A1", "forest": "A1"}


@puzzle("card:bard")
def the_bard_sings_of_it() -> Game:
    """A clan was removed in A's maneuver: that is worth a Deed."""
    game = position(
        clans={"plains": "A1", "hills": "A3 B2", "cove": "B3"},
        capital="plains",
        hand={"A": "warlord bard citadel"},
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills, attack:B")
    return game


@puzzle(avoid=("card:bard", "pass"), ahead=True)
def a_deed_makes_six() -> Game:
    """Five territories, and in one of them B has a clan and no cards: a blow, and a song of it."""
    return position(
        clans={**LAND, "hills": "A3 B1", "swamp": "B3"},
        hand={"A": "warlord bard citadel"},
        turn="A",
    )


@puzzle("card:strengs_resolve")
def a_blow_is_a_deed() -> Game:
    """B has paid with a card, but the blow was struck, and A has five territories."""
    game = position(
        clans={**LAND, "hills": "A3 B2", "swamp": "B3"},
        hand={"A": "warlord citadel strengs_resolve", "B": "festival druid"},
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills, attack:B", "B: discard:festival")
    return game


@puzzle("card:master_craftsman")
def a_gift_is_a_deed() -> Game:
    """A Tale that has done its work is given away, and makes five territories count as six."""
    game = position(
        players=4,
        clans={**LAND, "hills": "A2", "swamp": "B3", "highlands": "C3 D3"},
        hand={"A": "champions_share master_craftsman bard", "B": "festival", "C": "druid", "D": "citadel"},
        set_aside="conquest",
        turn="A",
    )
    play(game, "A: card:champions_share")
    return game


@puzzle("card:sanctuary")
def deeds_go_where_they_are_needed() -> Game:
    """Four territories, five Sanctuaries, two Deeds: one condition. B has one too, and leads the Capital."""
    return position(
        tiles="meadows",
        clans={"meadows": "B3", **LAND, "swamp": "B2", "highlands": "B1"},
        sanctuaries={"meadows": 1, "plains": 3, "cove": 2, "swamp": 2},
        hand={"A": "sanctuary new_clans bard", "B": "citadel"},
        deeds={"A": 2, "B": 3},
        pretenders="AB",
        turn="A",
    )
