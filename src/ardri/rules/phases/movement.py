"""Consequences of moves: the Mountains' toll, then the clashes, one at a time."""

from __future__ import annotations

from ardri.rules.box.catalogue import bits
from ardri.rules.box.options import TERRITORY_CODES, VALUE_OF, options_of
from ardri.rules.engine.tile_rules import clans_arrived
from ardri.rules.phases.clash import is_peaceful, start_clash
from ardri.rules.state.state import Frame, State


def arrive(s: State, owner: int, mover: int, entered: int) -> None:
    """Clans of an owner, moved by a seat, have entered these territories; none, if nobody moved (R76)."""
    if entered:
        s.push(Clashes(owner, entered))
        clans_arrived(s, owner, mover, entered)


class Clashes(Frame):
    """The clashes that one effect's moves have caused: the instigator chooses which is next.

    They are listed once the moves are made and the toll is paid. A listed one waits for its turn, however
    things change meanwhile; it is skipped only if it cannot be fought when no other can (R4).
    """

    __slots__ = ("listed", "mover", "waiting")

    def __init__(self, mover: int, waiting: int, listed: bool = False) -> None:
        self.mover = mover
        self.waiting = waiting
        self.listed = listed

    def data(self) -> tuple[object, ...]:
        return self.mover, self.waiting, self.listed

    def step(self, s: State) -> None:
        contested = 0
        for seat in range(s.players):
            if seat != self.mover:
                contested |= s.presence[seat]
        ready = self.waiting & contested & s.presence[self.mover]
        if s.edition.clashes:
            for territory in bits(ready):
                if is_peaceful(s, territory):
                    ready &= ~(1 << territory)
        if not ready:
            s.pop()
            return
        if not self.listed:
            s.replace(Clashes(self.mover, ready, True))
        s.ask(self.mover, "next_clash", options_of(TERRITORY_CODES, ready))

    def answer(self, s: State, seat: int, code: int) -> None:
        territory = VALUE_OF[code]
        s.replace(Clashes(self.mover, self.waiting & ~(1 << territory), True))
        start_clash(s, territory, initiator=self.mover, instigator=self.mover)
