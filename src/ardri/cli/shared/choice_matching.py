"""Choice matching: find what somebody typed among choices, each known by several names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ardri.cli.shared.name_search import SearchResult, find, plain

MOST: Final = 3


@dataclass(frozen=True)
class Choice:
    """A choice: its key, how it is shown, and all its names."""

    key: str
    shown: str
    names: tuple[str, ...]


def matches(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices that match: by exact name, else by the beginning of the name, else of a word in it.

    >>> bard, keep = Choice("card:bard", "Play Bard", ("Play Bard",)), Choice("keep", "Keep", ("Keep",))
    >>> [choice.key for choice in matches("BA", [bard, keep])]
    ['card:bard']
    """
    keys = _found(typed, choices).keys
    return [choice for choice in choices if choice.key in keys]


def near_misses(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """A few choices with similar names, the nearest first; none if nothing is near."""
    by_key = {choice.key: choice for choice in choices}
    return [by_key[key] for key in _found(typed, choices).near[:MOST]]


def _found(typed: str, choices: Sequence[Choice]) -> SearchResult:
    return find(typed, {choice.key: [plain(name) for name in choice.names] for choice in choices})
