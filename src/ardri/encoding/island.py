"""The pieces on the island, and what follows from them: worked out anew only when one of them has moved."""

from __future__ import annotations

from ardri.encoding.words import MOST, NEXT_KIND, NUMBER, packed
from ardri.rules.catalogue import SEATS, TILES, bits
from ardri.rules.state import State
from ardri.rules.victory import conditions_met, counts


class Side:
    """How the island looks from one seat: all its numbers as a row has them, and where who is chieftain."""

    __slots__ = ("far", "near", "numbers")

    def __init__(self, numbers: bytes, near: int, far: int) -> None:
        self.numbers = numbers
        self.near = near  # what the observer leads and what the next seat does, set after set
        self.far = far  # what the others do


class Island:
    """Clans, buildings and Deeds in a position, as they are until something moves."""

    __slots__ = (
        "_buildings",
        "_clans",
        "_deeds",
        "_led",
        "_moved",
        "_reserve",
        "_sides",
        "_state",
        "_tracks",
    )

    def __init__(self, s: State) -> None:
        players = s.players
        self._state = s
        self._moved = s.moved
        citadels = s.citadels.copy()
        if s.capital >= 0:
            citadels[s.capital] += 1
        self._buildings = bytes(s.sanctuaries + citadels)
        clans = bytes(s.clans)
        by_seat = b"".join([clans[seat::players] for seat in range(players)])
        self._clans = by_seat + by_seat  # twice, so that all seats from any one on are one piece
        self._reserve = s.reserve.copy()
        self._deeds = s.deeds.copy()
        self._tracks = [counts(s, seat) for seat in range(players)]
        self._led = [_led(s, seat) for seat in range(players)]
        self._sides: list[Side | None] = [None] * players

    def is_of(self, s: State) -> bool:
        """Whether this is what lies on the island of a position now."""
        return self._state is s and self._moved == s.moved

    def side(self, order: list[int]) -> Side:
        """How it looks from the first of all seats."""
        found = self._sides[order[0]]
        if found is None:
            found = self._sides[order[0]] = self._look(order)
        return found

    def _look(self, order: list[int]) -> Side:
        players = len(order)
        clans = self._clans[order[0] * TILES : (order[0] + players) * TILES]
        pieces = leading = holding = near = far = 0
        for away in range(players):
            seat = order[away]
            deeds = self._deeds[seat]
            tracks = self._tracks[seat]
            place = NUMBER * away
            pieces |= self._reserve[seat] << place | min(deeds, MOST) << NEXT_KIND + place
            leading |= tracks[0] << place | tracks[1] << NEXT_KIND + place
            holding |= tracks[2] << place | conditions_met(tracks, deeds) << NEXT_KIND + place
            if away < 2:
                near |= self._led[seat] << away * TILES
            else:
                far |= self._led[seat] << (away - 2) * TILES
        seats = packed([pieces, leading, holding])
        return Side(self._buildings + clans + bytes((SEATS - players) * TILES) + seats, near, far)


def _led(s: State, seat: int) -> int:
    """Where a seat is chieftain, as a set."""
    found = 0
    for tile in bits(s.presence[seat]):
        if s.chieftains[tile] == seat:
            found |= 1 << tile
    return found
