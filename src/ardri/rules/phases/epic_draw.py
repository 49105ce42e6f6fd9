"""Drawing Epic Tales: whatever the number drawn by one effect, one is kept and the rest discarded."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.options import KEEP_CODES, VALUE_OF, options_of
from ardri.rules.engine.moments import EPIC_DRAW
from ardri.rules.engine.play import open_window
from ardri.rules.engine.verbs import discard_epics, epic_pile, shift
from ardri.rules.state import chance
from ardri.rules.state.state import DRAWN, DRAWN_AGAIN, EPIC_PILE, Frame, State

# How a draw is written down: the numbers that its zones have in a game of four seats
PLACE: Final = 8
PLACE_AGAIN: Final = 12


def draw_epics(s: State, seat: int, count: int, gates: bool = False) -> None:
    """A seat draws Epic Tales, at the Gates or elsewhere."""
    place = PLACE_AGAIN if s.zones[DRAWN + seat] else PLACE
    s.push(Draw(seat, place + seat, count, gates))


class Draw(Frame):
    """A draw going on: how many are still to come, in which zone the drawn ones lie."""

    __slots__ = ("gates", "left", "offered", "place", "seat", "zone")

    def __init__(self, seat: int, place: int, left: int, gates: bool, offered: bool = False) -> None:
        self.seat = seat
        self.place = place
        self.zone = (DRAWN if place == PLACE + seat else DRAWN_AGAIN) + seat
        self.left = left
        self.gates = gates
        self.offered = offered

    def data(self) -> tuple[object, ...]:
        return self.seat, self.place, self.left, self.gates, self.offered

    def public_data(self) -> dict[str, str | int]:
        return {"seat": SEAT_NAMES[self.seat]}

    def step(self, s: State) -> None:
        drawn = s.zones[self.zone]
        if self.left:
            pile = epic_pile(s)
            if pile:
                s.ask_chance(chance.EPIC, pile)
            else:
                s.replace(Draw(self.seat, self.place, 0, self.gates, self.offered))
        elif not drawn:
            s.pop()
        elif not self.offered:
            s.replace(Draw(self.seat, self.place, 0, self.gates, True))
            open_window(s, EPIC_DRAW)
        elif drawn & (drawn - 1):
            s.ask(self.seat, "keep_epic", options_of(KEEP_CODES, drawn))
        else:
            shift(s, drawn.bit_length() - 1, self.zone, self.seat, 1 << self.seat)
            s.pop()

    def answer(self, s: State, seat: int, code: int) -> None:
        if self.left:
            shift(s, code, EPIC_PILE, self.zone, 1 << self.seat)
            s.replace(Draw(self.seat, self.place, self.left - 1, self.gates, self.offered))
        else:
            s.pop()
            kept = VALUE_OF[code]
            discard_epics(s, s.zones[self.zone] & ~(1 << kept), self.zone)
            shift(s, kept, self.zone, self.seat, 1 << self.seat)
