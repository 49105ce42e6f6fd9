"""The island and what each seat has on it and beside it: everything that can be counted in the open."""

from __future__ import annotations

from typing import Final

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
# By the number of players: what stands for the territories of absent seats
ABSENT: Final = tuple([bytes((SEATS - players) * TILES) for players in range(SEATS + 1)])
# By the number of players and the observer: all seats, as they come after the observer
ORDER: Final = tuple(
    [
        tuple([(seat + away) % players for away in range(players)])
        for players in range(SEATS + 1)
        for seat in range(SEATS)
    ]
)
# From a chieftain's seat plus one to whether it is a certain seat
LED_BY: Final = tuple([bytes([int(value == seat + 1) for value in range(256)]) for seat in range(SEATS)])

# Boards, and how far the seats are from victory, change seldom: they are remembered.
_ADJACENT: Final[dict[tuple[int, ...], bytes]] = {}
_STANDINGS: Final[dict[tuple[int, ...], list[bytes]]] = {}
_MOST_REMEMBERED: Final = 1 << 12


def island(s: State, seat: int, found: list[bytes]) -> None:
    """Territories, and what stands there."""
    players = s.players
    citadels = bytearray(s.citadels)
    if s.capital >= 0:
        citadels[s.capital] += 1
    clans = bytes(s.clans)
    chieftains = bytes([chieftain + 1 for chieftain in s.chieftains])
    order = ORDER[players * SEATS + seat]
    absent = ABSENT[players]
    found.append(spread(TILE_ROW | s.board.tiles))
    found.append(TILE[s.capital])
    found.append(TILE[s.festival])
    found.append(bytes(s.sanctuaries))
    found.append(bytes(citadels))
    for other in order:
        found.append(clans[other::players])
    found.append(absent)
    for other in order:
        found.append(chieftains.translate(LED_BY[other]))
    found.append(absent)
    found.append(_adjacent(s.board.adjacent))


def _adjacent(near: tuple[int, ...]) -> bytes:
    found = _ADJACENT.get(near)
    if found is None:
        if len(_ADJACENT) == _MOST_REMEMBERED:
            _ADJACENT.clear()
        found = b"".join([spread(TILE_ROW | others) for others in near])
        _ADJACENT[near] = found
    return found


def holdings(s: State, seat: int, found: list[bytes]) -> None:
    """The numbers of each seat, and of the piles."""
    zones = s.zones
    tokens = bytearray(3 * SEATS)
    cards = bytearray(4 * SEATS)
    for away, other in enumerate(ORDER[s.players * SEATS + seat]):
        tokens[away] = s.reserve[other]
        tokens[SEATS + away] = min(s.deeds[other], MOST)
        hand = zones[other]
        cards[away] = (hand & ACTION_CARDS).bit_count()
        cards[SEATS + away] = (hand & EPIC_CARDS).bit_count()
        if zones[PUT_AWAY + other]:
            cards[2 * SEATS + away] = zones[PUT_AWAY + other].bit_count()
        drawn = zones[DRAWN + other] | zones[DRAWN_AGAIN + other]
        if drawn:
            cards[3 * SEATS + away] = drawn.bit_count()
        if s.pretenders >> other & 1:
            tokens[2 * SEATS + away] = 1
    stacked = 0
    for layer in s.tile_stack:
        stacked += layer.bit_count()
    found.append(bytes(tokens))
    found.append(_standings(s)[seat])
    found.append(bytes(cards))
    found.append(
        bytes(
            [
                zones[UNDEALT].bit_count(),
                zones[SET_ASIDE].bit_count(),
                zones[ACTION_DISCARD].bit_count(),
                zones[EPIC_PILE].bit_count(),
                stacked,
                s.drawn_tiles.bit_count(),
            ]
        )
    )


def _standings(s: State) -> list[bytes]:
    """The three tracks of all seats, and how many conditions they meet, to each observer."""
    key = (*s.clans, *s.sanctuaries, *s.chieftains, *s.deeds)
    found = _STANDINGS.get(key)
    if found is None:
        if len(_STANDINGS) == _MOST_REMEMBERED:
            _STANDINGS.clear()
        found = []
        tracks = [counts(s, seat) for seat in range(s.players)]
        for seat in range(s.players):
            numbers = bytearray(4 * SEATS)
            for away in range(s.players):
                other = (seat + away) % s.players
                for track in range(3):
                    numbers[track * SEATS + away] = tracks[other][track]
                numbers[3 * SEATS + away] = conditions_met(tracks[other], s.deeds[other])
            found.append(bytes(numbers))
        _STANDINGS[key] = found
    return found
