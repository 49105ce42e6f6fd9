"""Observations: a view of one seat as one row of bytes.

Seats are relative: 0 is the observer, 1 the next one clockwise, and so on; seats without a player are zero.
What is hidden comes from the observer's own ledgers alone. The parts are named in `layout` and in
docs/encoding.md.

>>> from ardri.rules.game import Game
>>> game = Game.start(players=3, seed=7)
>>> row = bytearray(SIZE)
>>> fill(game, 1, row)
>>> list(row[part("players")]), list(row[part("mine")])
([0, 1, 0], [1])
"""

from __future__ import annotations

from operator import add
from typing import Final

from ardri.encoding.bit_packing import (
    FLAG_PIECES,
    LEVEL_PIECES,
    MAP,
    NUMBER_PIECES,
    ON_THE_ISLAND,
    packed,
    unpacked_bits,
)
from ardri.encoding.counts import numbers
from ardri.encoding.flags import flags
from ardri.encoding.hidden import hidden
from ardri.encoding.island import Island
from ardri.encoding.layout import PARTS, SIZE, VERSION, layout_of, part
from ardri.encoding.map_bits import map_words
from ardri.encoding.plain import observe_plainly
from ardri.encoding.stack_summary import StackSummary
from ardri.rules.box.base_box import SEATS
from ardri.rules.errors import RulesError
from ardri.rules.game import Game
from ardri.rules.views.view import View

__all__ = ["PARTS", "SIZE", "VERSION", "fill", "observe", "observe_view", "part"]

# By the number of players and the observer: all seats clockwise, the observer's first
ORDERS: Final = [
    [[(seat + away) % players for away in range(players)] for seat in range(players)]
    for players in range(SEATS + 1)
]


def observe(game: Game, seat: int) -> bytes:
    """The observation of a seat: `SIZE` bytes, or in games of another edition as many as its layout has."""
    s = game.state
    if not 0 <= seat < s.players:
        raise RulesError(f"{seat!r} is not a seat of this game: they are 0 to {s.players - 1}")
    layout = layout_of(s.edition)
    if not layout.packed:
        return observe_plainly(game.view(seat), seat, layout)
    order = ORDERS[s.players][seat]
    side = Island(s).side(order)
    summary = StackSummary(s)
    # no bytes: mypyc takes a slice of them only where it is written out
    counted = bytearray(packed(numbers(s, order, summary)))
    flag_bits = bytearray(unpacked_bits(packed(flags(s, order, side, summary))))
    may, sure = hidden(s, order)
    levels = bytearray(map(add, unpacked_bits(may), unpacked_bits(sure)))
    row = bytearray(SIZE)
    for to, source in NUMBER_PIECES:
        row[to] = counted[source]
    for to, source in FLAG_PIECES:
        row[to] = flag_bits[source]
    row[ON_THE_ISLAND] = side.numbers
    row[MAP] = unpacked_bits(packed(map_words(s)))
    for to, source in LEVEL_PIECES:
        row[to] = levels[source]
    return bytes(row)


def observe_view(view: View) -> bytes:
    """The observation of the seat whose view this is: for a trained bot, which is handed a view.

    It is made of the view alone, part by part, and takes longer than `observe`, which has the game.

    Raises:
        RulesError: for a spectator, who has no observation.
    """
    if view.seat is None:
        raise RulesError("a spectator has no observation: the view has to be that of a seat")
    return observe_plainly(view, view.seat, layout_of(view.setting.edition))


def fill(game: Game, seat: int, row: bytearray | memoryview, at: int = 0) -> None:
    """Write what a seat may see into a row of bytes, from a place on."""
    size = layout_of(game.state.edition).size
    if at < 0 or len(row) < at + size:
        raise ValueError(f"an observation takes {size} bytes, from {at} on there are {len(row) - at}")
    row[at : at + size] = observe(game, seat)
