"""What was meant by what was typed: whole words first, then how they begin, at last what is spelt alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final

ALIKE: Final = 0.65
NEARLY: Final = 0.1  # how much less alike than the nearest
MOST: Final = 3
LETTERS: Final = str.maketrans({"ł": "l", "œ": "oe", "’": "'", "_": " "})


@dataclass(frozen=True)
class Thing:
    """Something that can be named: the key of what it is, how it is shown, and all it may be called."""

    key: str
    shown: str
    names: tuple[str, ...]


def fold(text: str) -> str:
    """Text without what is easily mistyped: capitals, accents, signs and spaces.

    >>> fold("  Craftsmen &  Peasants "), fold("Zgromadzenie Łąki"), fold("Récit\u202f: épée")
    ('craftsmen peasants', 'zgromadzenie laki', 'recit epee')
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    kept = [letter if letter.isalnum() else " " for letter in plain if not unicodedata.combining(letter)]
    return " ".join("".join(kept).split())


def meant(typed: str, things: Sequence[Thing]) -> list[Thing]:
    """The things that may be meant: one that is called so, else those beginning so, else with such a word.

    >>> bard, keep = Thing("card:bard", "Play Bard", ("Play Bard",)), Thing("keep", "Keep", ("Keep",))
    >>> [thing.key for thing in meant("BA", [bard, keep])]
    ['card:bard']
    """
    wanted = fold(typed)
    if not wanted:
        return []
    folded = [(thing, [fold(name) for name in thing.names]) for thing in things]
    for fits in (_is, _begins, _has_word):
        found = [thing for thing, names in folded if any(fits(name, wanted) for name in names)]
        if found:
            return found
    return []


def alike(typed: str, things: Sequence[Thing]) -> list[Thing]:
    """The few things whose names are spelt most like it, the nearest first; none if nothing is near."""
    wanted = fold(typed)
    rated = []
    for at, thing in enumerate(things):
        names = [fold(name) for name in thing.names]
        near = max((_likeness(wanted, part) for name in names for part in (name, *name.split())), default=0.0)
        if near >= ALIKE:
            rated.append((-near, at, thing))
    rated.sort(key=lambda each: each[:2])
    return [thing for near, _, thing in rated[:MOST] if near <= rated[0][0] + NEARLY]


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()


def _is(name: str, wanted: str) -> bool:
    return name == wanted


def _begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def _has_word(name: str, wanted: str) -> bool:
    return f" {wanted}" in name
