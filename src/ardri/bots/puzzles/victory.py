"""The own victory: the step that is missing."""

from ardri.bots.puzzles.puzzle import puzzle
from ardri.rules.game import Game
from ardri.testing import play, position

LAND = {"plains": "A1", "hills": "A1", "cove": "A1", "valley": "A1", "forest": "A1"}


def land_beside() -> Game:
    """Two clans in the forest, empty land beside it."""
    return position(
        tiles="plains hills cove valley forest moor swamp",
        clans={**LAND, "forest": "A2", "swamp": "B3"},
        hand={"A": "migration bard citadel druid", "B": "festival"},
        turn="A",
    )


@puzzle("card:migration")
def the_sixth_territory_is_near() -> Game:
    """A clan has only to cross the border."""
    return land_beside()


@puzzle("to:moor")
def and_that_is_where_the_clan_goes() -> Game:
    """Not to where B stands with three, nor to where A is already."""
    game = land_beside()
    play(game, "A: card:migration, from:forest")
    return game


@puzzle("card:emissaries")
def a_messenger_needs_no_sword() -> Game:
    """All land around is held by strong others: whoever marches in has to fight, the Emissaries do not."""
    return position(
        players=4,
        clans={**LAND, "forest": "A2", "moor": "B4 C1", "swamp": "C4 D2", "highlands": "D3"},
        hand={
            "A": "emissaries migration bard",
            "B": "conquest festival warlord citadel",
            "C": "druid geis raid new_clans",
            "D": "sanctuary exploration new_alliance",
        },
        turn="A",
    )


def five_sanctuaries() -> Game:
    """Five Sanctuaries where A is present, three of them beside a clan of B."""
    return position(
        clans={"plains": "A2 B1", "hills": "A2", "cove": "B2"},
        sanctuaries={"plains": 3, "hills": 2},
        hand={"A": "sanctuary new_clans bard", "B": "festival conquest"},
        turn="A",
    )


@puzzle("card:sanctuary")
def the_sixth_sanctuary() -> Game:
    """One is missing, and the card is in the hand."""
    return five_sanctuaries()


@puzzle("territory:hills")
def a_sanctuary_for_oneself() -> Game:
    """In the plains it would help B as much."""
    game = five_sanctuaries()
    play(game, "A: card:sanctuary")
    return game


@puzzle("territory:cove")
def a_clan_that_makes_the_chieftain() -> Game:
    """Four opposing clans are led already, two more stand in the cove with as many of A's."""
    game = position(
        clans={"plains": "A5 B4", "hills": "A1", "cove": "A2 B2"},
        hand={"A": "new_clans bard", "B": "festival"},
        turn="A",
    )
    play(game, "A: card:new_clans")
    return game


@puzzle("card:sanctuary")
def two_conditions_beat_one() -> Game:
    """Both are Pretenders with one condition, and B leads in the Capital; A has five Sanctuaries."""
    return position(
        tiles="meadows",
        clans={"meadows": "B3", **LAND, "moor": "A1", "swamp": "B2", "highlands": "B1"},
        sanctuaries={"meadows": 1, "plains": 3, "hills": 2, "swamp": 2},
        hand={"A": "sanctuary new_clans bard", "B": "citadel"},
        deeds={"B": 3},
        pretenders="AB",
        turn="A",
    )


@puzzle(avoid=("card:migration", "pass"), ahead=True)
def clans_first_then_the_way() -> Game:
    """A clan in each of five territories, empty land beside the last; B has neither cards nor a say in it."""
    return position(
        tiles="plains hills cove valley forest moor",
        clans={**LAND, "plains": "A1 B3"},
        hand={"A": "new_clans migration bard"},
        turn="A",
    )


@puzzle("territory:forest", "territory:valley", ahead=True)
def room_for_one_more() -> Game:
    """The clan is to go on to the empty moor with the Migration that follows."""
    game = position(
        tiles="plains hills cove valley forest moor",
        clans={**LAND, "plains": "A1 B3"},
        hand={"A": "new_alliance migration"},
        turn="A",
    )
    play(game, "A: card:new_alliance")
    return game


@puzzle("card:druid", ahead=True)
def the_druid_fetches_it() -> Game:
    """Five Sanctuaries; B has no cards, so the card for the sixth lies in the discard."""
    return position(
        clans={"plains": "A2", "hills": "A2", "cove": "B3"},
        sanctuaries={"plains": 3, "hills": 2},
        hand={"A": "druid festival"},
        turn="A",
    )


@puzzle("take:sanctuary")
def and_this_is_what_he_brings() -> Game:
    """Of all cards in the discard, the one that builds the sixth Sanctuary."""
    game = position(
        clans={"plains": "A2", "hills": "A2", "cove": "B3"},
        sanctuaries={"plains": 3, "hills": 2},
        hand={"A": "druid festival"},
        turn="A",
    )
    play(game, "A: card:druid")
    return game


@puzzle("territory:plains", ahead=True)
def the_walls_win_a_card() -> Game:
    """B holds the card of the plains: with it a clan goes on to the empty moor, the sixth territory."""
    game = position(
        tiles="hills cove valley forest plains moor swamp",
        clans={**LAND, "plains": "A2", "swamp": "B3"},
        hand={"A": "citadel", "B": "plains"},
        turn="A",
    )
    play(game, "A: card:citadel")
    return game
