"""Rules of territories: what happens when clans arrive and when the crows turn, and where none are placed."""

from __future__ import annotations

from ardri.rules.box.catalogue import bits
from ardri.rules.state.state import State


def clans_arrived(s: State, owner: int, mover: int, entered: int) -> None:
    """Clans of an owner, moved by a seat, have entered these territories."""
    for territory in bits(entered & s.edition.arrival_tiles):
        s.edition.arrivals[territory].on_arrive(s, territory, owner, mover)


def closed(s: State) -> int:
    """The territories in which clans are placed by Epic Tales only, as things are, as a set."""
    found = 0
    for rule in s.edition.placing:
        for territory in bits(s.board.tiles):
            if rule.forbids(s, territory):
                found |= 1 << territory
    return found


def crows_turned(s: State) -> None:
    """The crows fly the other way now."""
    for territory in bits(s.board.tiles & s.edition.crows_tiles):
        s.edition.crows[territory].on_crows_turned(s, territory)
