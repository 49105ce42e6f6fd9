"""What can be counted in the open: the island, the seats, the piles. Each word has several numbers, a byte each."""

from __future__ import annotations

from typing import Final

from ardri.encoding.parts import PLAN
from ardri.rules.catalogue import ACTION_CARDS, EPIC, SEATS, TILES, bits
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
ABSENT: Final = [0, 0]
PLAN_FIRST: Final = 5  # so many numbers of a plan are in the word with those of tiles


def numbers(s: State, order: list[int], passes: int, plan: tuple[int, ...]) -> list[int]:
    """All numbers; how many passed and what is planned, whoever looks has found already."""
    words = _territories(s, order)
    for seat in order:
        _seat(s, seat, words)
    for _ in range(s.players, SEATS):
        words += ABSENT
    zones = s.zones
    words.append(
        min(s.setting.round_limit, MOST)
        | min(s.round, MOST) << 8
        | passes << 16
        | len(bits(zones[UNDEALT])) << 24
        | len(bits(zones[SET_ASIDE])) << 32
        | len(bits(zones[ACTION_DISCARD])) << 40
        | len(bits(zones[EPIC_PILE] >> EPIC)) << 48
    )
    stacked = 0
    for layer in s.tile_stack:
        stacked += len(bits(layer))
    declared = [min(max(number + 2, 1), MOST) for number in plan[:PLAN]]
    words.append(stacked | len(bits(s.drawn_tiles)) << 8 | _in_a_row(declared[:PLAN_FIRST]) << 16)
    words.append(_in_a_row(declared[PLAN_FIRST:]))
    return words


def _territories(s: State, order: list[int]) -> list[int]:
    """A word for each: Sanctuaries, Citadels, clans by seat."""
    words = [0] * TILES
    for tile in bits(s.board.tiles):
        words[tile] = s.sanctuaries[tile] | s.citadels[tile] << 8
    if s.capital >= 0:
        words[s.capital] = words[s.capital] + (1 << 8)
    shift = 16
    for seat in order:
        for tile in bits(s.presence[seat]):
            words[tile] = words[tile] | s.clans[tile * s.players + seat] << shift
        shift += 8
    return words


def _seat(s: State, seat: int, words: list[int]) -> None:
    """Two words: what is on the island with what follows from it, and the hand; then what is seldom."""
    zones = s.zones
    tracks = counts(s, seat)
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
    drawn = zones[DRAWN + seat] | zones[DRAWN_AGAIN + seat]
    more = len(bits(hand >> EPIC)) | len(bits(zones[PUT_AWAY + seat])) << 8 | len(bits(drawn)) << 16
    words.append(more if s.clash is None else more | s.clash.sheltered[seat] << 24)


def _in_a_row(numbers: list[int]) -> int:
    """Numbers one after another, a byte each."""
    found = 0
    for at in range(len(numbers)):
        found |= numbers[at] << 8 * at
    return found
