"""What can be counted in the open: the island, the seats, the piles."""

from __future__ import annotations

from typing import Final

from ardri.encoding.parts import PLAN, distance
from ardri.rules.catalogue import ACTION_CARDS, EPIC_CARDS, SEATS, TILES, bits
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
NO_PLAN: Final = bytes(PLAN)
ACTION_PILES: Final[list[int]] = [UNDEALT, SET_ASIDE, ACTION_DISCARD]
CITADELS_AT: Final = distance("round_limit", "citadels")

# The numbers of the seats, from the reserve on
DEEDS_AT: Final = distance("reserve", "deeds")
LEADERSHIP_AT: Final = distance("reserve", "leadership")
RELIGION_AT: Final = distance("reserve", "religion")
LAND_AT: Final = distance("reserve", "land")
CONDITIONS_AT: Final = distance("reserve", "conditions")
ACTIONS_AT: Final = distance("reserve", "actions")
TALES_AT: Final = distance("reserve", "tales")
PUT_AWAY_AT: Final = distance("reserve", "put_away")
DRAWN_AT: Final = distance("reserve", "drawn")
SHELTERED_AT: Final = distance("reserve", "sheltered")
SEATS_END: Final = distance("reserve", "piles")


# Clans and Sanctuaries change less often than questions are asked: what follows from them is remembered.
_TRACKS: Final[dict[bytes, list[tuple[int, int, int]]]] = {}
_MOST_REMEMBERED: Final = 1 << 12


def numbers(s: State, seat: int, passes: int, plan: tuple[int, ...]) -> bytes:
    """All numbers; how many passed and what is planned, whoever looks has found already."""
    players = s.players
    first = [min(s.setting.round_limit, MOST), min(s.round, MOST), passes]
    first += s.sanctuaries
    first += s.citadels
    if s.capital >= 0:
        first[CITADELS_AT + s.capital] = first[CITADELS_AT + s.capital] + 1
    clans = bytes(s.clans)
    rows = [bytes(first)]
    for away in range(players):
        rows.append(clans[(seat + away) % players :: players])
    rows.append(bytes(TILES * (SEATS - players)))
    found = _of_the_seats(s, seat, _tracks(s, clans))
    zones = s.zones
    for pile in ACTION_PILES:
        found.append(len(bits(zones[pile])))
    found.append(zones[EPIC_PILE].bit_count())
    found.append(sum([len(bits(layer)) for layer in s.tile_stack]))
    found.append(len(bits(s.drawn_tiles)))
    rows.append(bytes(found))
    rows.append(_planned(plan) if plan else NO_PLAN)
    return b"".join(rows)


def _tracks(s: State, clans: bytes) -> list[tuple[int, int, int]]:
    """The three tracks of each seat."""
    key = clans + bytes(s.sanctuaries)
    found = _TRACKS.get(key)
    if found is None:
        if len(_TRACKS) == _MOST_REMEMBERED:
            _TRACKS.clear()
        found = [counts(s, seat) for seat in range(s.players)]
        _TRACKS[key] = found
    return found


def _planned(plan: tuple[int, ...]) -> bytes:
    found = [min(max(number + 2, 1), MOST) for number in plan[:PLAN]]
    return bytes(found + [0] * (PLAN - len(found)))


def _of_the_seats(s: State, seat: int, tracks: list[tuple[int, int, int]]) -> list[int]:
    zones = s.zones
    clash = s.clash
    found = [0] * SEATS_END
    for away in range(s.players):
        other = (seat + away) % s.players
        deeds = s.deeds[other]
        hand = zones[other]
        found[away] = s.reserve[other]
        found[DEEDS_AT + away] = min(deeds, MOST)
        found[LEADERSHIP_AT + away], found[RELIGION_AT + away], found[LAND_AT + away] = tracks[other]
        found[CONDITIONS_AT + away] = conditions_met(tracks[other], deeds)
        found[ACTIONS_AT + away] = len(bits(hand & ACTION_CARDS))
        if hand & EPIC_CARDS:
            found[TALES_AT + away] = (hand & EPIC_CARDS).bit_count()
        if zones[PUT_AWAY + other]:
            found[PUT_AWAY_AT + away] = len(bits(zones[PUT_AWAY + other]))
        drawn = zones[DRAWN + other] | zones[DRAWN_AGAIN + other]
        if drawn:
            found[DRAWN_AT + away] = drawn.bit_count()
        if clash is not None:
            found[SHELTERED_AT + away] = clash.sheltered[other]
    return found
