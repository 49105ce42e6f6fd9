"""The pieces on the island, for all observers alike: worked out anew only when one of them has moved."""

from __future__ import annotations

from ardri.rules.catalogue import SEATS, TILES, bits
from ardri.rules.state import State
from ardri.rules.victory import counts


class Island:
    """Buildings and clans in a position, as they are until something moves."""

    __slots__ = ("_clans", "_moved", "_players", "_state", "buildings", "chieftains", "tracks")

    def __init__(self, s: State) -> None:
        players = s.players
        self._state = s
        self._moved = s.moved
        self._players = players
        citadels = s.citadels.copy()
        if s.capital >= 0:
            citadels[s.capital] += 1
        self.buildings = bytes(s.sanctuaries + citadels)
        clans = bytes(s.clans)
        by_seat = b"".join([clans[seat::players] for seat in range(players)])
        self._clans = by_seat + by_seat  # twice, so that all seats from any one on are one piece
        self.tracks = [counts(s, seat) for seat in range(players)]
        self.chieftains = [_led(s, seat) for seat in range(players)]

    def is_of(self, s: State) -> bool:
        """Whether this is what lies on the island of a position now."""
        return self._state is s and self._moved == s.moved

    def numbers(self, seat: int) -> bytes:
        """Sanctuaries and Citadels, then clans from a seat on, each by territory."""
        clans = self._clans[seat * TILES : (seat + self._players) * TILES]
        return self.buildings + clans + bytes((SEATS - self._players) * TILES)


def _led(s: State, seat: int) -> int:
    """Where a seat is chieftain, as a set."""
    found = 0
    for tile in bits(s.presence[seat]):
        if s.chieftains[tile] == seat:
            found |= 1 << tile
    return found
