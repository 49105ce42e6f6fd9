"""What follows when clans have moved: the Mountains' toll, then the clashes, one at a time."""

from __future__ import annotations

from ardri.rules.catalogue import bits
from ardri.rules.clash import start_clash
from ardri.rules.options import TERRITORY
from ardri.rules.state import Frame, State
from ardri.rules.toll import take_toll


def arrive(s: State, owner: int, mover: int, entered: int) -> None:
    """Clans of an owner, moved by a seat, have entered these territories."""
    s.push(Clashes(owner, entered))
    take_toll(s, owner, mover, entered)


class Clashes(Frame):
    """The clashes that one effect's moves have caused: the instigator chooses which is next (R4)."""

    __slots__ = ("mover", "waiting")

    def __init__(self, mover: int, waiting: int) -> None:
        self.mover = mover
        self.waiting = waiting

    def data(self) -> tuple[object, ...]:
        return self.mover, self.waiting

    def step(self, s: State) -> None:
        contested = 0
        for seat in range(s.players):
            if seat != self.mover:
                contested |= s.presence[seat]
        ready = self.waiting & contested & s.presence[self.mover]
        s.replace(Clashes(self.mover, ready))  # who comes later (The Fianna) starts no clash
        if ready:
            s.ask(self.mover, "next_clash", [TERRITORY + territory for territory in bits(ready)])
        else:
            s.pop()

    def answer(self, s: State, seat: int, code: int) -> None:
        territory = code - TERRITORY
        s.replace(Clashes(self.mover, self.waiting & ~(1 << territory)))
        start_clash(s, territory, initiator=self.mover, instigator=self.mover)
