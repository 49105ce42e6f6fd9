"""The island and what each seat has on it and beside it: everything that can be counted in the open."""

from __future__ import annotations

from typing import Final

from ardri.encoding.parts import distance
from ardri.encoding.spread import one_hot, spread
from ardri.rules.catalogue import ACTION_CARDS, EPIC_CARDS, SEATS, TILES
from ardri.rules.state import (
    ACTION_DISCARD,
    DRAWN,
    DRAWN_AGAIN,
    EPIC_PILE,
    PUT_AWAY,
    SET_ASIDE,
    UNDEALT,
    State,
)
from ardri.rules.victory import conditions_met, counts

MOST: Final = 255
TILE_ROW: Final = 1 << TILES
TILE: Final = one_hot(TILES)
NO_TILES: Final = bytes(TILES)
# From a chieftain's seat plus one to whether it is a certain seat
LED_BY: Final = tuple([bytes([int(value == seat + 1) for value in range(256)]) for seat in range(SEATS)])

HOLDINGS: Final = distance("reserve", "hand")
PILES_AT: Final = distance("reserve", "piles")

# Boards, and how far the seats are from victory, change seldom: they are remembered.
_ADJACENT: Final[dict[tuple[int, ...], bytes]] = {}
_STANDINGS: Final[dict[tuple[int, ...], list[tuple[int, int, int, int]]]] = {}
_MOST_REMEMBERED: Final = 1 << 12


def island(s: State, seat: int, found: list[bytes]) -> None:
    """Territories, and what stands there."""
    players = s.players
    citadels = bytearray(s.citadels)
    if s.capital >= 0:
        citadels[s.capital] += 1
    found.append(spread(TILE_ROW | s.board.tiles))
    found.append(TILE[s.capital])
    found.append(TILE[s.festival])
    found.append(bytes(s.sanctuaries))
    found.append(bytes(citadels))
    for away in range(players):
        found.append(bytes(s.clans[(seat + away) % players :: players]))
    for _ in range(players, SEATS):
        found.append(NO_TILES)
    chieftains = bytes([chieftain + 1 for chieftain in s.chieftains])
    for away in range(players):
        found.append(chieftains.translate(LED_BY[(seat + away) % players]))
    for _ in range(players, SEATS):
        found.append(NO_TILES)
    found.append(_adjacent(s.board.adjacent))


def _adjacent(near: tuple[int, ...]) -> bytes:
    found = _ADJACENT.get(near)
    if found is None:
        if len(_ADJACENT) == _MOST_REMEMBERED:
            _ADJACENT.clear()
        found = b"".join([spread(TILE_ROW | others) for others in near])
        _ADJACENT[near] = found
    return found


def _standings(s: State) -> list[tuple[int, int, int, int]]:
    """The three tracks of each seat, and how many conditions it meets."""
    key = (*s.clans, *s.sanctuaries, *s.chieftains, *s.deeds)
    found = _STANDINGS.get(key)
    if found is None:
        if len(_STANDINGS) == _MOST_REMEMBERED:
            _STANDINGS.clear()
        found = []
        for seat in range(s.players):
            tracks = counts(s, seat)
            found.append((tracks[0], tracks[1], tracks[2], conditions_met(tracks, s.deeds[seat])))
        _STANDINGS[key] = found
    return found


def holdings(s: State, seat: int) -> bytes:
    """The numbers of each seat, and of the piles."""
    players = s.players
    zones = s.zones
    standings = _standings(s)
    numbers = bytearray(HOLDINGS)
    for away in range(players):
        other = (seat + away) % players
        leadership, religion, land, conditions = standings[other]
        hand = zones[other]
        numbers[away] = s.reserve[other]
        numbers[SEATS + away] = min(s.deeds[other], MOST)
        numbers[2 * SEATS + away] = s.pretenders >> other & 1
        numbers[3 * SEATS + away] = leadership
        numbers[4 * SEATS + away] = religion
        numbers[5 * SEATS + away] = land
        numbers[6 * SEATS + away] = conditions
        numbers[7 * SEATS + away] = (hand & ACTION_CARDS).bit_count()
        numbers[8 * SEATS + away] = (hand & EPIC_CARDS).bit_count()
        numbers[9 * SEATS + away] = zones[PUT_AWAY + other].bit_count()
        numbers[10 * SEATS + away] = zones[DRAWN + other].bit_count() + zones[DRAWN_AGAIN + other].bit_count()
    numbers[PILES_AT] = zones[UNDEALT].bit_count()
    numbers[PILES_AT + 1] = zones[SET_ASIDE].bit_count()
    numbers[PILES_AT + 2] = zones[ACTION_DISCARD].bit_count()
    numbers[PILES_AT + 3] = zones[EPIC_PILE].bit_count()
    for layer in s.tile_stack:
        numbers[PILES_AT + 4] += layer.bit_count()
    numbers[PILES_AT + 5] = s.drawn_tiles.bit_count()
    return bytes(numbers)
