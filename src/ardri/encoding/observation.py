"""What one seat may see, as one row of bytes.

Seats are relative: 0 is the observer, 1 the next one clockwise, and so on; seats without a player are zero.
What is hidden comes from the observer's own ledgers alone. The parts are named in `parts` and in
docs/encoding.md.

>>> from ardri.rules.game import Game
>>> game = Game.start(players=3, seed=7)
>>> row = bytearray(SIZE)
>>> fill(game, 1, row)
>>> list(row[part("players")]), list(row[part("mine")])
([0, 1, 0], [1])
"""

from __future__ import annotations

from typing import Final

from ardri.encoding.flags import Underway, flags
from ardri.encoding.hidden import hidden
from ardri.encoding.numbers import numbers
from ardri.encoding.parts import PARTS, SIZE, VERSION, part
from ardri.encoding.words import spread
from ardri.rules.catalogue import SEATS
from ardri.rules.errors import RulesError
from ardri.rules.game import Game

__all__ = ["PARTS", "SIZE", "VERSION", "fill", "look", "observe", "part"]

# By the number of players and the observer: all seats clockwise, the observer's first
ORDERS: Final = [
    [[(seat + away) % players for away in range(players)] for seat in range(players)]
    for players in range(SEATS + 1)
]


def look(game: Game, seat: int) -> list[int]:
    """What a seat may see in as few words as there can be (`words`), not yet spread out."""
    s = game.state
    if not 0 <= seat < s.players:
        raise RulesError(f"{seat!r} is not a seat of this game: they are 0 to {s.players - 1}")
    order = ORDERS[s.players][seat]
    underway = Underway(s)
    words = numbers(s, order, underway.passes, underway.plan)
    words += flags(s, order, underway)
    words += hidden(s, order)
    return words


def observe(game: Game, seat: int) -> bytes:
    """What a seat may see, `SIZE` bytes."""
    return spread(look(game, seat))


def fill(game: Game, seat: int, row: bytearray | memoryview, at: int = 0) -> None:
    """Write what a seat may see into a row of bytes, from a place on."""
    if at < 0 or len(row) < at + SIZE:
        raise ValueError(f"an observation takes {SIZE} bytes, from {at} on there are {len(row) - at}")
    row[at : at + SIZE] = observe(game, seat)
