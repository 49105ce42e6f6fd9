"""Matching of typed words to one of several choices, each called by several names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ardri.cli.shared.name_search import Found, find, plain

MOST: Final = 3


@dataclass(frozen=True)
class Thing:
    """Something that can be named: the key of what it is, how it is shown, and all it may be called."""

    key: str
    shown: str
    names: tuple[str, ...]


def meant(typed: str, things: Sequence[Thing]) -> list[Thing]:
    """The things that may be meant: one that is called so, else those beginning so, else with such a word.

    >>> bard, keep = Thing("card:bard", "Play Bard", ("Play Bard",)), Thing("keep", "Keep", ("Keep",))
    >>> [thing.key for thing in meant("BA", [bard, keep])]
    ['card:bard']
    """
    keys = _found(typed, things).keys
    return [thing for thing in things if thing.key in keys]


def alike(typed: str, things: Sequence[Thing]) -> list[Thing]:
    """The few things whose names are spelt most like it, the nearest first; none if nothing is near."""
    by_key = {thing.key: thing for thing in things}
    return [by_key[key] for key in _found(typed, things).near[:MOST]]


def _found(typed: str, things: Sequence[Thing]) -> Found:
    return find(typed, {thing.key: [plain(name) for name in thing.names] for thing in things})
