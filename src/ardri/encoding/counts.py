"""Counts beside the island, several numbers to a word: rounds, cards by seat, piles, a plan."""

from __future__ import annotations

from typing import Final

from ardri.encoding.bit_packing import MOST, NEXT_KIND, NUMBER
from ardri.encoding.layout import PLAN
from ardri.encoding.stack_summary import StackSummary
from ardri.rules.box.catalogue import EPIC
from ardri.rules.state.state import (
    ACTION_DISCARD,
    DRAWN,
    DRAWN_AGAIN,
    EPIC_PILE,
    PUT_AWAY,
    SET_ASIDE,
    UNDEALT,
    State,
)

PLAN_FIRST: Final = 6  # so many numbers of a plan are in the word with those of tiles

# How many are in each set of ten: compiled, that is quicker than `int.bit_count`
TEN: Final = 10
IN_TEN: Final = [cards.bit_count() for cards in range(1 << TEN)]
EVERY_ONE: Final = (1 << TEN) - 1


def numbers(s: State, order: list[int], summary: StackSummary) -> list[int]:
    """All numbers but those of the island, word after word."""
    rounds = min(s.setting.round_limit, MOST) | min(s.round, MOST) << NUMBER | summary.passes << 2 * NUMBER
    held, waiting, sheltered = _by_seat(s, order)
    tiles = _how_many(s.drawn_tiles) << NUMBER
    for layer in s.tile_stack:
        tiles += _how_many(layer)
    later = 0
    if summary.plan:
        declared = [min(max(number + 2, 1), MOST) for number in summary.plan[:PLAN]]
        tiles |= _in_a_row(declared[:PLAN_FIRST]) << 2 * NUMBER
        later = _in_a_row(declared[PLAN_FIRST:])
    return [rounds, held, waiting, sheltered | _piles(s.zones) << NEXT_KIND, tiles, later]


def _by_seat(s: State, order: list[int]) -> tuple[int, int, int]:
    """Cards in hand, Action cards and Epic Tales; those put away, and those drawn; clans sheltered."""
    zones = s.zones
    clash = s.clash
    held = waiting = sheltered = 0
    for away in range(len(order)):
        seat = order[away]
        place = NUMBER * away
        hand = zones[seat]
        held |= _how_many(hand & s.edition.action_cards) << place
        if hand >> EPIC:
            held |= _how_many(hand >> EPIC) << NEXT_KIND + place
        if zones[PUT_AWAY + seat]:
            waiting |= _how_many(zones[PUT_AWAY + seat]) << place
        drawn = zones[DRAWN + seat] | zones[DRAWN_AGAIN + seat]
        if drawn:
            waiting |= _how_many(drawn >> EPIC) << NEXT_KIND + place
        if clash is not None:
            sheltered |= clash.sheltered[seat] << place
    return held, waiting, sheltered


def _piles(zones: list[int]) -> int:
    dealt_from = _how_many(zones[UNDEALT]) | _how_many(zones[SET_ASIDE]) << NUMBER
    discard = _how_many(zones[ACTION_DISCARD]) << 2 * NUMBER
    return dealt_from | discard | _how_many(zones[EPIC_PILE] >> EPIC) << 3 * NUMBER


def _how_many(cards: int) -> int:
    found = 0
    while cards:
        found += IN_TEN[cards & EVERY_ONE]
        cards >>= TEN
    return found


def _in_a_row(numbers: list[int]) -> int:
    """Numbers one after another, a byte each."""
    found = 0
    for at in range(len(numbers)):
        found |= numbers[at] << NUMBER * at
    return found
