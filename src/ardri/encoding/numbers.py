"""What can be counted in the open, several numbers to a word: the island, the seats, the piles."""

from __future__ import annotations

from typing import Final

from ardri.encoding.island import Island
from ardri.encoding.parts import PLAN
from ardri.encoding.underway import Underway
from ardri.rules.catalogue import ACTION_CARDS, EPIC, SEATS, bits
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
from ardri.rules.victory import conditions_met

MOST: Final = 255
ABSENT: Final = [0, 0]
PLAN_FIRST: Final = 5  # so many numbers of a plan are in the word with those of tiles


def numbers(s: State, order: list[int], island: Island, underway: Underway) -> list[int]:
    """All numbers but those of the pieces on the island, word after word."""
    words: list[int] = []
    for seat in order:
        _seat(s, seat, island.tracks[seat], words)
    for _ in range(s.players, SEATS):
        words += ABSENT
    zones = s.zones
    words.append(
        min(s.setting.round_limit, MOST)
        | min(s.round, MOST) << 8
        | underway.passes << 16
        | len(bits(zones[UNDEALT])) << 24
        | len(bits(zones[SET_ASIDE])) << 32
        | len(bits(zones[ACTION_DISCARD])) << 40
        | len(bits(zones[EPIC_PILE] >> EPIC)) << 48
    )
    stacked = 0
    for layer in s.tile_stack:
        stacked += len(bits(layer))
    tiles = stacked | len(bits(s.drawn_tiles)) << 8
    if underway.plan:
        declared = [min(max(number + 2, 1), MOST) for number in underway.plan[:PLAN]]
        words.append(tiles | _in_a_row(declared[:PLAN_FIRST]) << 16)
        words.append(_in_a_row(declared[PLAN_FIRST:]))
    else:
        words.append(tiles)
        words.append(0)
    return words


def _seat(s: State, seat: int, tracks: tuple[int, int, int], words: list[int]) -> None:
    """Two words: what is on the island with what follows from it, and the hand; then what is seldom."""
    zones = s.zones
    deeds = s.deeds[seat]
    hand = zones[seat]
    words.append(
        s.reserve[seat]
        | min(deeds, MOST) << 8
        | tracks[0] << 16
        | tracks[1] << 24
        | tracks[2] << 32
        | conditions_met(tracks, deeds) << 40
        | len(bits(hand & ACTION_CARDS)) << 48
    )
    seldom = 0
    if hand >> EPIC:
        seldom = len(bits(hand >> EPIC))
    if zones[PUT_AWAY + seat]:
        seldom |= len(bits(zones[PUT_AWAY + seat])) << 8
    drawn = zones[DRAWN + seat] | zones[DRAWN_AGAIN + seat]
    if drawn:
        seldom |= len(bits(drawn)) << 16
    words.append(seldom if s.clash is None else seldom | s.clash.sheltered[seat] << 24)


def _in_a_row(numbers: list[int]) -> int:
    """Numbers one after another, a byte each."""
    found = 0
    for at in range(len(numbers)):
        found |= numbers[at] << 8 * at
    return found
