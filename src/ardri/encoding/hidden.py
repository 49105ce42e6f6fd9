"""Where hidden cards and tiles may be, for one observer: from its own ledgers, and nothing else."""

from __future__ import annotations

from typing import Final

from ardri.encoding.parts import OTHERS, TALES, distance
from ardri.rules.catalogue import ACTION_CARDS, ACTIONS, EPIC, EPIC_CARDS, TILES
from ardri.rules.knowledge import (
    ACTION_PLACE,
    ACTION_TRAIL,
    DRAWN_TILE,
    EPIC_TRAIL,
    LAYER,
    TILE_TRAIL,
    known_to,
)
from ardri.rules.state import DRAWN, DRAWN_AGAIN, EPIC_PILE, PUT_AWAY, UNDEALT, State

# Where the places of each deck begin, from the first hidden part on
TALES_AT: Final = distance("hands_actions", "hands_tales")
TILES_AT: Final = distance("hands_actions", "next_tiles")


# What is known changes less often than questions are asked: it is remembered.
_MERGED: Final[dict[tuple[int, ...], tuple[int, int]]] = {}
_MOST_REMEMBERED: Final = 1 << 12


def hidden(s: State, seat: int) -> tuple[int, int]:
    """What may be where, and what of it is certain, as two sets over all hidden parts.

    Everybody sees how many cards lie where: of an empty place nothing need be asked.
    """
    may, sure = _merged(_actions(s, seat), ACTIONS)
    may_tell, surely_tell = _merged(_tales(s, seat), TALES)
    may_lay, surely_lay = _merged(_tiles(s, seat), TILES)
    return (
        may | may_tell << TALES_AT | may_lay << TILES_AT,
        sure | surely_tell << TALES_AT | surely_lay << TILES_AT,
    )


def _merged(places: list[int], size: int) -> tuple[int, int]:
    """What may be where, place after place, as one set; and what is certain: it may be in one place only."""
    key = (size, *places)
    found = _MERGED.get(key)
    if found is None:
        if len(_MERGED) == _MOST_REMEMBERED:
            _MERGED.clear()
        found = _merge(places, size)
        _MERGED[key] = found
    return found


def _merge(places: list[int], size: int) -> tuple[int, int]:
    once = twice = 0
    for members in places:
        twice |= once & members
        once |= members
    sure = once & ~twice
    may = certain = 0
    at = 0
    for members in places:
        if members:
            may |= members << at
            if members & sure:
                certain |= (members & sure) << at
        at += size
    return may, certain


def _actions(s: State, seat: int) -> list[int]:
    zones = s.zones
    ledger = known_to(s, ACTION_TRAIL, seat)
    places = [0] * (2 * OTHERS + 3)
    for away in range(s.players - 1):
        other = (seat + away + 1) % s.players
        if zones[other] & ACTION_CARDS:
            places[away] = ledger.possible(other)
        if zones[PUT_AWAY + other]:
            places[OTHERS + away] = ledger.possible(ACTION_PLACE[PUT_AWAY + other])
    for at in range(3):  # undealt, set aside, discarded
        if zones[UNDEALT + at]:
            places[2 * OTHERS + at] = ledger.possible(ACTION_PLACE[UNDEALT + at])
    return places


def _tales(s: State, seat: int) -> list[int]:
    zones = s.zones
    ledger = known_to(s, EPIC_TRAIL, seat)
    places = [0] * (2 * OTHERS + 1)
    for away in range(s.players - 1):
        other = (seat + away + 1) % s.players
        if zones[other] & EPIC_CARDS:
            places[away] = ledger.possible(other) >> EPIC
        if zones[DRAWN + other]:
            places[OTHERS + away] = ledger.possible(DRAWN + other) >> EPIC
        if zones[DRAWN_AGAIN + other]:
            places[OTHERS + away] |= ledger.possible(DRAWN_AGAIN + other) >> EPIC
    places[2 * OTHERS] = ledger.possible(EPIC_PILE) >> EPIC
    return places


def _tiles(s: State, seat: int) -> list[int]:
    ledger = known_to(s, TILE_TRAIL, seat)
    stack = s.tile_stack
    top = LAYER + s.layers_gone
    later = 0
    for at in range(1, len(stack)):
        later |= ledger.possible(top + at)
    drawn = ledger.possible(DRAWN_TILE) if s.drawn_tiles else 0
    return [ledger.possible(top) if stack else 0, later, drawn]
