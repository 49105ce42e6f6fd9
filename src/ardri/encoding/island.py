"""The pieces on the island, and what follows from them: worked out anew only when one of them has moved."""

from __future__ import annotations

from ardri.encoding.bit_packing import MOST, NEXT_KIND, NUMBER, packed
from ardri.rules.box.base_box import SEATS
from ardri.rules.box.catalogue import TILES, bits
from ardri.rules.phases.victory import conditions_met, counts
from ardri.rules.state.state import State


class SeatIsland:
    """The island as one seat sees it: all its numbers as a row has them, and who is chieftain where."""

    __slots__ = ("led", "numbers")

    def __init__(self, numbers: bytes, led: int) -> None:
        self.numbers = numbers
        self.led = led  # set after set of territories


class Island:
    """Clans, buildings and Deeds in a position, as they are until something moves."""

    __slots__ = ("_buildings", "_clans", "_led", "_pieces_version", "_seats", "_sides", "_state")

    def __init__(self, s: State) -> None:
        players = s.players
        self._state = s
        self._pieces_version = s.pieces_version
        citadels = s.citadels.copy()
        if s.capital >= 0:
            citadels[s.capital] += 1
        # no bytes: of a list CPython makes a bytearray in less than half the time
        self._buildings = bytearray(s.sanctuaries + citadels)
        clans = bytearray(s.clans)
        by_seat = b"".join([clans[seat::players] for seat in range(players)])
        self._clans = by_seat + by_seat  # twice, so that all seats from any one on are one piece
        self._seats = _seats(s)
        self._led = [_led(s, seat) for seat in range(players)]
        self._sides: list[SeatIsland | None] = [None] * players

    def is_of(self, s: State) -> bool:
        """True if this is still what lies on the island of a position."""
        return self._state is s and self._pieces_version == s.pieces_version

    def side(self, order: list[int]) -> SeatIsland:
        """The island as the first seat of an order sees it."""
        found = self._sides[order[0]]
        if found is None:
            found = self._sides[order[0]] = self._look(order)
        return found

    def _look(self, order: list[int]) -> SeatIsland:
        players = len(order)
        seat = order[0]
        clans = self._clans[seat * TILES : (seat + players) * TILES]
        words = []
        first = NUMBER * seat
        every = (1 << NUMBER * players) - 1
        seats = self._seats
        for at in range(0, len(seats), 2):
            words.append(seats[at] >> first & every | (seats[at + 1] >> first & every) << NEXT_KIND)
        led = 0
        for away in range(players):
            led |= self._led[order[away]] << away * TILES
        absent = bytes((SEATS - players) * TILES)
        return SeatIsland(b"".join([self._buildings, clans, absent, packed(words)]), led)


def _seats(s: State) -> list[int]:
    """Reserve, Deeds, the three tracks, conditions met: each seat after seat, twice as clans are."""
    reserve = deeds = leadership = religion = land = met = 0
    for seat in range(s.players):
        place = NUMBER * seat
        tracks = counts(s, seat)
        reserve |= s.reserve[seat] << place
        deeds |= min(s.deeds[seat], MOST) << place
        leadership |= tracks[0] << place
        religion |= tracks[1] << place
        land |= tracks[2] << place
        met |= conditions_met(tracks, s.deeds[seat]) << place
    again = NUMBER * s.players
    return [number | number << again for number in (reserve, deeds, leadership, religion, land, met)]


def _led(s: State, seat: int) -> int:
    """The territories of which a seat is chieftain, as a set."""
    found = 0
    for tile in bits(s.presence[seat]):
        if s.chieftains[tile] == seat:
            found |= 1 << tile
    return found
