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
    knowing,
)
from ardri.rules.ledger import Ledger
from ardri.rules.state import DRAWN, DRAWN_AGAIN, EPIC_PILE, PUT_AWAY, UNDEALT, State

# Where the places of each deck begin, from the first hidden part on
TALES_AT: Final = distance("hands_actions", "hands_tales")
TILES_AT: Final = distance("hands_actions", "next_tiles")


def hidden(s: State, seat: int) -> tuple[int, int]:
    """What may be where, and what of it is certain, as two sets over all hidden parts."""
    actions = _of(s, seat, ACTION_TRAIL)
    tales = _of(s, seat, EPIC_TRAIL)
    tiles = _of(s, seat, TILE_TRAIL)
    return (
        actions[0] | tales[0] << TALES_AT | tiles[0] << TILES_AT,
        actions[1] | tales[1] << TALES_AT | tiles[1] << TILES_AT,
    )


def _of(s: State, seat: int, deck: int) -> tuple[int, int]:
    """The two sets for one deck. Where nothing of it has moved since the seat last looked, they are there.

    Everybody sees how many cards lie where: of an empty place nothing need be asked.
    """
    known = knowing(s, deck, seat)
    if known.sets is None:
        ledger = known.ledger
        if deck == ACTION_TRAIL:
            known.sets = _merge(_actions(s, seat, ledger), ACTIONS)
        elif deck == EPIC_TRAIL:
            known.sets = _merge(_tales(s, seat, ledger), TALES)
        else:
            known.sets = _merge(_tiles(s, ledger), TILES)
    return known.sets


def _merge(places: list[int], size: int) -> tuple[int, int]:
    """What may be where, place after place, as one set; and what is certain: it may be in one place only."""
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


def _actions(s: State, seat: int, ledger: Ledger) -> list[int]:
    zones = s.zones
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


def _tales(s: State, seat: int, ledger: Ledger) -> list[int]:
    zones = s.zones
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


def _tiles(s: State, ledger: Ledger) -> list[int]:
    stack = s.tile_stack
    top = LAYER + s.layers_gone
    later = 0
    for at in range(1, len(stack)):
        later |= ledger.possible(top + at)
    drawn = ledger.possible(DRAWN_TILE) if s.drawn_tiles else 0
    return [ledger.possible(top) if stack else 0, later, drawn]
