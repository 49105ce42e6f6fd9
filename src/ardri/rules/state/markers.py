"""Markers, which a position may have beside pieces and cards: each a number that its kind explains.

A marker says in which territories something is (harbours), in which one (a token), whose it is, or which of
its named states it shows (the side of a tile, a season). Everybody sees all of them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ardri.rules.box.catalogue import SEAT_NAMES, TILE_KEYS, TILE_NUMBERS, bits

# Kinds, by the words that views have for them
TERRITORIES: Final = "territories"
TERRITORY: Final = "territory"
SEAT: Final = "seat"
STATE: Final = "state"

NONE: Final = -1  # no territory, nobody

Value = str | list[str] | None


class Marker(NamedTuple):
    """A marker: its name, its kind, its number at first, and what its states are called."""

    name: str
    kind: str
    first: int = 0
    states: tuple[str, ...] = ()


def territories(name: str) -> Marker:
    """A marker of any number of territories; none at first."""
    return Marker(name, TERRITORIES)


def territory(name: str) -> Marker:
    """A marker that is in one territory, or nowhere as at first."""
    return Marker(name, TERRITORY, NONE)


def seat(name: str) -> Marker:
    """A marker of a seat, or of nobody as at first."""
    return Marker(name, SEAT, NONE)


def state(name: str, *states: str) -> Marker:
    """A marker that shows one of its states, at first the first one."""
    return Marker(name, STATE, 0, states)


def to_value(marker: Marker, number: int) -> Value:
    """The value of a marker, in words.

    >>> to_value(state("king", "want", "need"), 1), to_value(territories("harbours"), 0b11)
    ('need', ['cove', 'forest'])
    """
    if marker.kind == TERRITORIES:
        return [TILE_KEYS[tile] for tile in bits(number)]
    if marker.kind == STATE:
        return marker.states[number]
    if number == NONE:
        return None
    return TILE_KEYS[number] if marker.kind == TERRITORY else SEAT_NAMES[number]


def to_number(marker: Marker, value: object, tiles: int, players: int) -> int:
    """The number of a marker that says this, among these territories and players; else a ValueError.

    >>> to_number(state("king", "want", "need"), "need", 0, 2)
    1
    """
    if marker.kind == TERRITORIES:
        if not isinstance(value, list):
            raise ValueError(f"{value!r:.60} is no list of territories")
        found = 0
        for name in value:
            found |= 1 << _tile(name, tiles)
        return found
    if marker.kind == STATE:
        if not isinstance(value, str) or value not in marker.states:
            raise ValueError(f"{value!r:.60} is none of {', '.join(marker.states)}")
        return marker.states.index(value)
    if value is None:
        return NONE
    if marker.kind == TERRITORY:
        return _tile(value, tiles)
    if not isinstance(value, str) or value not in tuple(SEAT_NAMES[:players]):
        raise ValueError(f"{value!r:.60} is no seat")
    return SEAT_NAMES.index(value)


def _tile(name: object, tiles: int) -> int:
    number = TILE_NUMBERS.get(name, NONE) if isinstance(name, str) else NONE
    if number < 0 or not tiles >> number & 1:
        raise ValueError(f"{name!r:.60} is no territory in play")
    return number
