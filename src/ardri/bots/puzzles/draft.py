"""The draft: what to keep, and what to hand on."""

from ardri.bots.puzzles.puzzle import puzzle
from ardri.rules.game import Game
from ardri.testing import play, position


@puzzle("keep:sanctuary")
def one_sanctuary_short() -> Game:
    """Five Sanctuaries, and the card for the sixth is dealt."""
    return position(
        clans={"plains": "A3", "hills": "A2", "cove": "B3"},
        sanctuaries={"plains": 3, "hills": 2},
        chance="crows:clockwise deal:druid deal:sanctuary deal:festival deal:bard",
    )


@puzzle("keep:geis")
def somebody_else_is_close() -> Game:
    """B needs one more: Geis, rather than another way to recruit."""
    return position(
        clans={"plains": "A3", "hills": "B2", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 2},
        chance="crows:clockwise deal:druid deal:geis deal:festival deal:citadel",
    )


@puzzle("keep:migration")
def recruits_need_a_reserve() -> Game:
    """All twelve clans are on the board, in five territories, with empty land beside them."""
    return position(
        tiles="plains hills cove valley forest moor swamp",
        clans={"plains": "A3", "hills": "A2", "cove": "A2", "valley": "A2", "forest": "A3", "swamp": "B3"},
        chance="crows:clockwise deal:druid deal:new_clans deal:craftsmen_peasants deal:migration",
    )


@puzzle("hand_on:festival")
def no_feast_without_a_sanctuary() -> Game:
    """Where A is, no Sanctuary stands."""
    game = position(
        clans={"plains": "B3", "hills": "A2", "cove": "A3"},
        chance="crows:clockwise deal:druid deal:geis deal:craftsmen_peasants deal:new_clans "
        "deal:festival deal:bard deal:exploration",
    )
    play(game, "A: keep:geis", "B: keep:exploration")
    return game


@puzzle("hand_on:craftsmen_peasants")
def no_craftsmen_without_walls() -> Game:
    """A is neither in the Capital nor where a Citadel stands."""
    game = position(
        clans={"plains": "B3", "hills": "A2", "cove": "A3"},
        chance="crows:clockwise deal:druid deal:new_clans deal:bard deal:festival "
        "deal:craftsmen_peasants deal:migration deal:exploration",
    )
    play(game, "A: keep:new_clans", "B: keep:exploration")
    return game


@puzzle(avoid=("hand_on:sanctuary",))
def not_to_the_one_who_waits_for_it() -> Game:
    """B has five Sanctuaries: whatever A hands on, it is not the sixth."""
    game = position(
        clans={"plains": "A3", "hills": "B2", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 2},
        chance="crows:clockwise deal:druid deal:new_clans deal:bard deal:festival "
        "deal:sanctuary deal:migration deal:exploration",
    )
    play(game, "A: keep:new_clans", "B: keep:exploration")
    return game
