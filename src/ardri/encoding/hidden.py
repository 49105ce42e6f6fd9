"""Where hidden cards and tiles may be, for one observer: levels from its own ledgers, and nothing else."""

from __future__ import annotations

from typing import Final

from ardri.encoding.parts import OTHERS, TALES, distance
from ardri.encoding.spread import levels
from ardri.rules.catalogue import ACTION_CARDS, ACTIONS, EPIC, EPIC_CARDS, TILES
from ardri.rules.knowledge import ACTION_PLACE, ACTION_TRAIL, DRAWN_TILE, EPIC_TRAIL, LAYER, TILE_TRAIL
from ardri.rules.ledger import known_to
from ardri.rules.state import DRAWN, DRAWN_AGAIN, EPIC_PILE, PUT_AWAY, UNDEALT, State

# Where the places of each deck begin, from the first hidden part on, and where all end
TALES_AT: Final = distance("hands_actions", "hands_tales")
PILE_AT: Final = distance("hands_actions", "epic_pile")
TILES_AT: Final = distance("hands_actions", "next_tiles")
HIDDEN: Final = distance("hands_actions", "clash")


class Places:
    """What may be where, place after place, as one set; what may be in one place only is certainly there."""

    __slots__ = ("_members", "_once", "_starts", "_twice", "certain", "possible")

    def __init__(self) -> None:
        self.possible = 0
        self.certain = 0
        self._once = 0
        self._twice = 0
        self._members: list[int] = []
        self._starts: list[int] = []

    def add(self, members: int, start: int) -> None:
        """These may be in the place that starts there."""
        self.possible |= members << start
        self._twice |= self._once & members
        self._once |= members
        self._members.append(members)
        self._starts.append(start)

    def settle(self) -> None:
        """All places of a deck are told."""
        sure = self._once & ~self._twice
        if sure:
            for at in range(len(self._starts)):
                self.certain |= (self._members[at] & sure) << self._starts[at]
        self._once = 0
        self._twice = 0
        self._members.clear()
        self._starts.clear()


def hidden(s: State, seat: int) -> bytes:
    """All hidden parts. Everybody sees how many cards lie where: of an empty place nothing need be asked."""
    places = Places()
    _add_actions(s, seat, places)
    _add_tales(s, seat, places)
    _add_tiles(s, seat, places)
    return levels(places.possible, places.certain, HIDDEN)


def _add_actions(s: State, seat: int, places: Places) -> None:
    zones = s.zones
    ledger = known_to(s.trails[ACTION_TRAIL], seat)
    for away in range(s.players - 1):
        other = (seat + away + 1) % s.players
        if zones[other] & ACTION_CARDS:
            places.add(ledger.possible(other), away * ACTIONS)
        if zones[PUT_AWAY + other]:
            places.add(ledger.possible(ACTION_PLACE[PUT_AWAY + other]), (OTHERS + away) * ACTIONS)
    for at in range(3):  # undealt, set aside, discarded
        if zones[UNDEALT + at]:
            places.add(ledger.possible(ACTION_PLACE[UNDEALT + at]), (2 * OTHERS + at) * ACTIONS)
    places.settle()


def _add_tales(s: State, seat: int, places: Places) -> None:
    zones = s.zones
    ledger = known_to(s.trails[EPIC_TRAIL], seat)
    for away in range(s.players - 1):
        other = (seat + away + 1) % s.players
        if zones[other] & EPIC_CARDS:
            places.add(ledger.possible(other) >> EPIC, TALES_AT + away * TALES)
        drawn = ledger.possible(DRAWN + other) if zones[DRAWN + other] else 0
        if zones[DRAWN_AGAIN + other]:
            drawn |= ledger.possible(DRAWN_AGAIN + other)
        if drawn:
            places.add(drawn >> EPIC, TALES_AT + (OTHERS + away) * TALES)
    places.add(ledger.possible(EPIC_PILE) >> EPIC, PILE_AT)
    places.settle()


def _add_tiles(s: State, seat: int, places: Places) -> None:
    ledger = known_to(s.trails[TILE_TRAIL], seat)
    stack = s.tile_stack
    top = LAYER + s.layers_gone
    if stack:
        places.add(ledger.possible(top), TILES_AT)
    if len(stack) > 1:
        later = 0
        for at in range(1, len(stack)):
            later |= ledger.possible(top + at)
        places.add(later, TILES_AT + TILES)
    if s.drawn_tiles:
        places.add(ledger.possible(DRAWN_TILE), TILES_AT + 2 * TILES)
    places.settle()
