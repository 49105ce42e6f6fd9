"""Truces: to offer, to accept, to refuse."""

from ardri.bots.puzzles.puzzle import puzzle
from ardri.rules.game import Game
from ardri.testing import play, position


@puzzle("agree")
def peace_against_the_odds() -> Game:
    """One clan and no cards against four and four: B offers a truce."""
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A2", "hills": "A1 B4", "cove": "B3"},
        capital="plains",
        hand={"A": "", "B": "warlord bard citadel druid"},
        turn="B",
    )
    play(game, "B: card:warlord, territory:hills, truce")
    return game


@puzzle("agree")
def peace_keeps_the_crown() -> Game:
    """A, a Pretender, holds the sixth territory by one clan; C has come with one, and offers a truce."""
    game = position(
        players=4,
        tiles="plains cove valley forest moor hills swamp",
        clans={
            "plains": "A1",
            "cove": "A1",
            "valley": "A1",
            "forest": "A1",
            "moor": "A1 B2",
            "hills": "A1",
            "swamp": "C2 D3",
        },
        hand={"A": "bard", "B": "festival", "C": "conquest citadel", "D": "druid"},
        pretenders="A",
        turn="C",
    )
    play(game, "C: card:conquest, territory:hills, count:1, truce")
    return game


@puzzle("refuse")
def no_peace_for_the_victor() -> Game:
    """B's last clan in the hills, without cards, stands between A and the victory over it."""
    game = position(
        tiles="plains hills cove",
        clans={"plains": "A2", "hills": "A3 B1", "cove": "B3"},
        sanctuaries={"plains": 1, "hills": 3, "cove": 3},
        capital="plains",
        hand={"A": "bard citadel", "B": "warlord"},
        pretenders="B",
        turn="B",
    )
    play(game, "B: card:warlord, territory:hills, truce")
    return game


@puzzle("refuse")
def no_truce_for_the_sixth_territory() -> Game:
    """D, a Pretender without cards, has come with one clan to where A and B stand with two each."""
    game = position(
        players=4,
        tiles="plains hills cove valley forest moor swamp",
        clans={
            "plains": "C2",
            "hills": "A2 B2",
            "cove": "D2",
            "valley": "D1",
            "forest": "D1",
            "moor": "D1",
            "swamp": "D1",
        },
        hand={"A": "bard festival", "B": "citadel", "C": "druid", "D": "conquest"},
        pretenders="D",
        turn="D",
    )
    play(game, "D: card:conquest, territory:hills, from:cove, count:1, done, truce")
    return game


@puzzle("truce")
def a_truce_costs_nothing() -> Game:
    """The clan is where it was to be, in a sixth territory; B and C are stronger and have more cards."""
    game = position(
        players=3,
        tiles="plains cove valley forest moor hills",
        clans={
            "plains": "A1",
            "cove": "A1",
            "valley": "A1",
            "forest": "A1",
            "moor": "A2",
            "hills": "B2 C2",
        },
        hand={"A": "migration bard", "B": "festival citadel", "C": "druid conquest"},
        turn="A",
    )
    play(game, "A: card:migration, from:moor, to:hills, count:1, done")
    return game
