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

from ardri.encoding.flags import Underway, flags
from ardri.encoding.hidden import hidden
from ardri.encoding.numbers import numbers
from ardri.encoding.parts import FLAGS, LEVELS, PARTS, SIZE, VERSION, part
from ardri.encoding.spread import levels, spread
from ardri.rules.errors import RulesError
from ardri.rules.game import Game

__all__ = ["PARTS", "SIZE", "VERSION", "Seen", "fill", "look", "observe", "part"]


class Seen:
    """What a seat may see, not yet spread out: numbers, flags, and what may be or surely is where."""

    __slots__ = ("flags", "may", "numbers", "sure")

    def __init__(self, numbers: bytes, flags: int, may: int, sure: int) -> None:
        self.numbers = numbers
        self.flags = flags
        self.may = may
        self.sure = sure


def look(game: Game, seat: int) -> Seen:
    """What a seat may see, as short as it can be."""
    s = game.state
    if not 0 <= seat < s.players:
        raise RulesError(f"{seat!r} is not a seat of this game: they are 0 to {s.players - 1}")
    underway = Underway(s)
    may, sure = hidden(s, seat)
    return Seen(numbers(s, seat, underway.passes, underway.plan), flags(s, seat, underway), may, sure)


def observe(game: Game, seat: int) -> bytes:
    """What a seat may see, `SIZE` bytes."""
    seen = look(game, seat)
    return seen.numbers + spread(seen.flags, FLAGS) + levels(seen.may, seen.sure, LEVELS)


def fill(game: Game, seat: int, row: bytearray | memoryview, at: int = 0) -> None:
    """Write what a seat may see into a row of bytes, from a place on."""
    if at < 0 or len(row) < at + SIZE:
        raise ValueError(f"an observation takes {SIZE} bytes, from {at} on there are {len(row) - at}")
    row[at : at + SIZE] = observe(game, seat)
