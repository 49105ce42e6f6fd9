"""Moments of a clash of three or more, each at a question to A: what a screen must have room for."""

from __future__ import annotations

from ardri.rules.game import Game
from ardri.testing import play, position


def before(players: int = 3) -> Game:
    """B's turn, with a card for a clash with everybody in the plains, and A with every kind of answer."""
    others = "C2 D2" if players == 4 else "C2"
    return position(
        players,
        tiles="hills plains valley cove moor misty_lands",
        clans={
            "hills": "A3 B1",
            "plains": f"A2 B3 {others}",
            "valley": "A2 B1",
            "cove": "C2",
            "moor": "B1",
            "misty_lands": "A1 C1",
        },
        citadels={"plains": 2, "hills": 1},
        sanctuaries={"hills": 2, "cove": 1},
        capital="hills",
        deeds={"A": 1, "B": 1},
        hand={
            "A": "ogmas_eloquence bard druid conquest migration festival",
            "B": "warlord citadel moor",
            "C": "geis",
        },
        turn="B",
    )


def shelter(players: int = 3) -> Game:
    """A may go to a Citadel."""
    game = before(players)
    play(game, "B: card:warlord, territory:plains", "C: decline")
    play(game, *(["C: shelter", "D: decline"] if players == 4 else ["C: shelter"]))
    return game


def fought(players: int = 3) -> Game:
    """B is the first to maneuver."""
    game = shelter(players)
    while game.decision.question == "shelter":
        game.choose("decline")
    return game


def attacked(players: int = 3) -> Game:
    """B attacks A."""
    game = fought(players)
    play(game, "B: attack:A")
    return game


def maneuver(players: int = 3) -> Game:
    """It is A's maneuver; the others have attacked each other."""
    game = fought(players)
    play(game, "B: attack:C", "C: remove")
    while game.decision.seat != 0:
        game.choose("attack:B" if "attack:B" in keys(game) else keys(game)[-1])
    return game


def truce(players: int = 3) -> Game:
    """B offers a truce."""
    game = fought(players)
    play(game, "B: truce")
    while game.decision.seat != 0:
        game.choose("agree")
    return game


def keys(game: Game) -> list[str]:
    """The keys of all that can be answered."""
    return [option.key for option in game.decision.options]


# Moments outside a clash


def turn(players: int = 3) -> Game:
    """A's turn, with a full hand."""
    game = before(players)
    play(game, "B: pass")
    while game.decision.seat != 0:
        game.choose("pass")
    return game


def last_pass(players: int = 3) -> Game:
    """A's turn; the others have passed, and with one more pass B wins."""
    fourth = {"moor": "D1"} if players == 4 else {}
    game = position(
        players,
        tiles="hills plains valley cove moor misty_lands",
        clans={"hills": "A2 B1", "plains": "A1 B3 C1", "valley": "B1", "cove": "C2", **fourth},
        sanctuaries={"plains": 3, "valley": 3},
        capital="hills",
        pretenders="BC",
        hand={"A": "conquest migration bard druid", "B": "warlord", "C": "geis"},
        turn="B",
    )
    while game.decision.seat != 0:
        game.choose("pass")
    return game


def draft(players: int = 3) -> Game:
    """Everybody is asked to keep a card."""
    return position(players, clans={"hills": "A2 B1", "plains": "B3 C1", "cove": "C2 A1"})


def reaction(players: int = 3) -> Game:
    """A may answer a card."""
    game = position(
        players,
        clans={"hills": "A2 B1", "plains": "B3 C1", "cove": "C2 A1"},
        hand={"A": "geis the_dagda bard", "B": "conquest"},
        turn="B",
    )
    play(game, "B: card:conquest, territory:hills, count:2")
    return game


def tiles(players: int = 3) -> Game:
    """A has drawn three territories and chooses one."""
    game = position(
        players,
        clans={"hills": "A2 B1", "plains": "B3 C1", "cove": "C2 A1"},
        hand={"A": "tailtus_land bard"},
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    game.choose(keys(game)[0])
    return game


def discards(players: int = 3) -> Game:
    """A takes a card of the discard."""
    game = position(
        players,
        clans={"hills": "A2 B1", "plains": "B3 C1", "cove": "C2 A1"},
        set_aside="conquest",
        hand={"A": "druid bard"},
        turn="A",
    )
    play(game, "A: card:druid")
    return game
