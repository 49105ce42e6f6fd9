"""Checks of the arguments of `position`: names, counts and words, or a PositionError that says what fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from ardri.rules.box.base_box import ACTION_DECK, EPIC_DECK
from ardri.rules.box.catalogue import CARD_NUMBERS, SEAT_NAMES, TILE_NUMBERS
from ardri.rules.errors import PositionError
from ardri.rules.state.chance import STREAMS
from ardri.rules.state.edition import Edition

Names = str | Sequence[str]

MOST_DIGITS: Final = 2
TOO_MANY: Final = 100


def words_of(argument: str, given: object) -> list[str]:
    """A text of words, or a list of them, as a list."""
    if isinstance(given, str):
        return given.split()
    if not isinstance(given, Sequence):
        raise PositionError(f"{argument} is a text of words or a list of them, not {given!r:.60}")
    return [text_of(argument, word) for word in given]


def text_of(argument: str, given: object) -> str:
    """A text."""
    if not isinstance(given, str):
        raise PositionError(f"{argument} is written as text, not {given!r:.60}")
    return given


def entries_of(argument: str, given: object) -> list[tuple[str, object]]:
    """The entries of a mapping; none of None."""
    if given is None:
        return []
    if not isinstance(given, Mapping):
        raise PositionError(f"{argument} is a mapping, not {given!r:.60}")
    return [(text_of(argument, name), value) for name, value in given.items()]


def count_of(argument: str, given: object, least: int = 0) -> int:
    """A whole number that is not below the least one."""
    if type(given) is not int or given < least:
        raise PositionError(f"{argument} is a whole number from {least} on, not {given!r:.60}")
    return given


def counts_of(argument: str, given: object) -> dict[str, int]:
    """Counts by territory or by seat."""
    return {name: count_of(f"{argument} of {name}", number) for name, number in entries_of(argument, given)}


def flag_of(argument: str, given: object) -> bool:
    """True or False."""
    if not isinstance(given, bool):
        raise PositionError(f"{argument} is True or False, not {given!r:.60}")
    return given


def tile_of(edition: Edition, name: object) -> int:
    """The number of a territory."""
    return TILE_NUMBERS[_known("territory", name, edition.tile_keys)]


def card_of(edition: Edition, name: object) -> int:
    """The number of a card."""
    return CARD_NUMBERS[_known("card", name, edition.card_keys)]


def seat_of(players: int, name: object) -> int:
    """The number of a seat."""
    seats = tuple(SEAT_NAMES[:players])
    if name not in seats:
        raise PositionError(f"there is no seat {name!r:.60} with {players} players")
    return seats.index(name)


def _known(kind: str, name: object, names: tuple[str, ...]) -> str:
    if not isinstance(name, str) or name not in names:
        close = get_close_matches(name, names, 1) if isinstance(name, str) else []
        hint = f"; perhaps {close[0]!r}" if close else ""
        raise PositionError(f"there is no {kind} {name!r:.60}{hint}")
    return name


def group_of(players: int, group: object) -> list[tuple[int, int]]:
    """The seats and numbers of clans in a group such as ``A2 B1``."""
    found = []
    for word in text_of("clans", group).split():
        count = word[1:]
        if not (count.isascii() and count.isdigit()):
            raise PositionError(f"clans are written like 'A2 B1', not {group!r:.60}")
        seat = seat_of(players, word[0])
        found.append((seat, int(count) if len(count) <= MOST_DIGITS else TOO_MANY))
    return found


def script_of(edition: Edition, players: int, given: object) -> list[str]:
    """A script of chance such as ``epic:eriu tile:moor``; each entry must be able to come some time."""
    script = words_of("chance", given)
    named = {
        "brenn": tuple(SEAT_NAMES[:players]),
        "tile": edition.tile_keys,
        "crows": ("clockwise", "counterclockwise"),
        "deal": edition.keys(ACTION_DECK),
        "epic": edition.keys(EPIC_DECK),
        "steal": edition.card_keys,
    }
    for key in script:
        stream, _, name = key.partition(":")
        if stream not in STREAMS:
            raise PositionError(f"{key!r:.60} names no chance stream; there are {', '.join(STREAMS)}")
        if stream in named:
            _known(f"outcome of {stream}", name, named[stream])
    return script
