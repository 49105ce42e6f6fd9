"""Clashes: whether to start one, whom to strike, what to pay, where to hide, when to go."""

from ardri.bots.puzzles.puzzle import puzzle
from ardri.rules.game import Game
from ardri.testing import play, position


@puzzle(avoid=("card:warlord",))
def a_clash_that_cannot_be_won() -> Game:
    """One clan against five and a full hand."""
    return position(
        clans={"plains": "A1 B5", "hills": "A2", "cove": "B2"},
        capital="hills",
        hand={"A": "warlord bard", "B": "conquest citadel migration druid"},
        turn="A",
    )


@puzzle("territory:moor")
def the_festival_costs_a_clan() -> Game:
    """Whoever brings a clash to the Festival loses a clan first; the moor is empty."""
    game = position(
        tiles="hills plains cove moor valley",
        clans={"hills": "B2", "plains": "A1", "cove": "A2", "valley": "B2"},
        sanctuaries={"hills": 2},
        festival="hills",
        capital="plains",
        hand={"A": "conquest bard", "B": "citadel warlord"},
        turn="A",
    )
    play(game, "A: card:conquest")
    return game


@puzzle("attack:B")
def the_last_clan_of_the_pretender() -> Game:
    """B has one exposed clan and no cards; with it three Sanctuaries are lost, and the game."""
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A1", "hills": "A2 B1", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        hand={"A": "warlord bard"},
        pretenders="B",
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills")
    return game


@puzzle("attack:C")
def the_one_to_strike() -> Game:
    """Of three opponents, C is the Pretender, has one clan here and no card to pay with."""
    game = position(
        players=4,
        tiles="plains hills cove valley",
        clans={"plains": "A1", "hills": "A2 B2 C1 D1", "cove": "C3", "valley": "B1 D2"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        hand={"A": "warlord bard", "B": "festival", "D": "druid citadel"},
        pretenders="C",
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills")
    return game


@puzzle("card:warlord")
def the_warlord_strikes_twice() -> Game:
    """B's last clan in the hills has no card to pay with, but it is B's maneuver."""
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A2", "hills": "B2", "cove": "B2"},
        capital="plains",
        hand={"A": "conquest warlord"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:1, attack:B")
    return game


@puzzle("card:raid")
def a_raid_on_an_empty_hand() -> Game:
    """C, a Pretender without cards, has one clan left beside three Sanctuaries."""
    game = position(
        players=4,
        tiles="plains hills cove valley",
        clans={"plains": "A1", "hills": "A2 C2", "cove": "C3", "valley": "B2 D2"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        hand={"A": "warlord raid", "B": "festival", "D": "druid citadel"},
        pretenders="C",
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills, attack:C")
    return game


def three_against_few(clans: str, citadels: int) -> Game:
    """Three of B's clans march into the hills."""
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A2", "hills": clans, "cove": "B3"},
        citadels={"hills": citadels},
        capital="plains",
        hand={"A": "bard", "B": "conquest festival"},
        turn="B",
    )
    play(game, "B: card:conquest, territory:hills, count:3")
    return game


@puzzle("shelter")
def behind_the_walls() -> Game:
    """Three march against one; there is a Citadel."""
    return three_against_few("A1", 1)


@puzzle("shelter")
def and_the_second_one_too() -> Game:
    """One clan has gone into a Citadel, and the other one is free yet."""
    game = three_against_few("A2", 2)
    play(game, "A: shelter")
    return game


@puzzle("discard:citadel")
def a_card_for_the_clan_that_wins() -> Game:
    """A's only clan in the hills is the sixth territory of a Pretender."""
    game = position(
        tiles="plains cove valley forest moor hills swamp",
        clans={
            "plains": "A1",
            "cove": "A1",
            "valley": "A1",
            "forest": "A1",
            "moor": "A1",
            "hills": "A1",
            "swamp": "B3",
        },
        hand={"A": "citadel", "B": "conquest"},
        pretenders="A",
        turn="B",
    )
    play(game, "B: card:conquest, territory:hills, count:3, attack:A")
    return game


@puzzle("discard:festival")
def not_the_card_that_wins() -> Game:
    """Of five Sanctuaries two are held by the clan under attack; the card for the sixth is in the hand."""
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A3", "hills": "A1", "cove": "B2"},
        sanctuaries={"plains": 3, "hills": 2},
        hand={"A": "sanctuary festival", "B": "conquest"},
        turn="B",
    )
    play(game, "B: card:conquest, territory:hills, count:1, attack:A")
    return game


@puzzle("withdraw")
def home_is_next_door() -> Game:
    """One clan is left against seven and three cards, a truce is refused, the plains are A's."""
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A2", "hills": "A2", "cove": "B7"},
        capital="plains",
        hand={"A": "", "B": "conquest festival citadel druid"},
        turn="B",
    )
    play(game, "B: card:conquest, territory:hills, count:7, attack:A", "A: truce", "B: refuse")
    return game
