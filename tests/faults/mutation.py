"""Mutations: what a program makes of something valid that wants to break whoever reads it.

Of JSON: a value somewhere in it is replaced, left out, doubled, nested or joined by others. Of bytes: some
are flipped, cut off, doubled or put elsewhere.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Final

ODD: Final[list[object]] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    3,
    4,
    2**31,
    2**31 + 1,
    2**53,
    2**53 + 1,
    2**63,
    -(2**63) - 1,
    10**40,
    1.5,
    -0.0,
    1e308,
    "",
    " ",
    "0",
    "null",
    "\0",
    "\ud800",
    "\u202e\u200b",
    "e\u0301" * 20,
    "\U0001f409" * 12,
    "Ӓnna",
    "../../etc/passwd",
    "'; DROP TABLE people; --",
    "<script>",
    "%00%ff",
    "x" * 41,
    "x" * 1001,
    "y" * 20_000,
    [],
    {},
    [[]],
    [None],
    {"": ""},
    {"do": {"do": {}}},
]
NAMES: Final = ("id", "do", "for", "seat", "keys", "name", "", "__class__", "\0", "extra")

Path = tuple[str | int, ...]


def places(value: object, above: Path = ()) -> list[Path]:
    """The paths to all that is in a value, itself included."""
    found = [above]
    if isinstance(value, dict):
        for name, each in value.items():
            found += places(each, (*above, name))
    elif isinstance(value, list):
        for number, each in enumerate(value):
            found += places(each, (*above, number))
    return found


def mutated(rng: Random, value: object) -> object:
    """A value with one to three changes; the value itself stays as it is."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        value = _changed(value, rng.choice(places(value)), rng)
    return value


def _changed(value: object, path: Path, rng: Random) -> object:
    """A copy with something else in a place."""
    if not path:
        return rng.choice(CHANGES)(value, rng)
    first, rest = path[0], path[1:]
    if isinstance(value, dict):
        if not rest and rng.random() < 0.25:
            return {name: each for name, each in value.items() if name != first}
        return {**value, first: _changed(value[first], rest, rng)}
    assert isinstance(value, list)
    assert isinstance(first, int)
    if not rest and rng.random() < 0.25:
        return value[:first] + value[first + 1 :]
    return [*value[:first], _changed(value[first], rest, rng), *value[first + 1 :]]


def _odd(_: object, rng: Random) -> object:
    return rng.choice(ODD)


def _near(value: object, rng: Random) -> object:
    """Something of the same type, not far away."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-1, 1, 2, 10, 1000, -value))
    if isinstance(value, str):
        at = rng.randrange(len(value) + 1)
        return (
            value[:at]
            + rng.choice(("", "x", "\0", "é", "\U0001f409", value))
            + value[at + rng.randrange(2) :]
        )
    if isinstance(value, list):
        return rng.sample(value, len(value))
    return value


def _more(value: object, rng: Random) -> object:
    """More of it, or something beside it."""
    if isinstance(value, dict):
        return {**value, rng.choice(NAMES): rng.choice(ODD)}
    if isinstance(value, list):
        return value * rng.choice((2, 100))
    return [value]


def _deep(value: object, rng: Random) -> object:
    """The same at the bottom of something."""
    for _ in range(rng.choice((1, 5, 200))):
        value = [value] if rng.random() < 0.5 else {"x": value}
    return value


def _text(value: object, _: Random) -> object:
    """The same, as a text."""
    return json.dumps(value)


CHANGES: Final[tuple[Callable[[object, Random], object], ...]] = (
    _odd,
    _odd,
    _near,
    _near,
    _more,
    _deep,
    _text,
)


def mangled(rng: Random, data: bytes) -> bytes:
    """Bytes with some of them changed."""
    found = bytearray(data)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(found) + 1)
        to = min(len(found), at + rng.randrange(1, 12))
        match rng.randrange(6):
            case 0 if at < len(found):
                found[at] ^= 1 << rng.randrange(8)
            case 1:
                del found[at:to]
            case 2:
                del found[at:]
            case 3:
                found[at:at] = found[at:to] * rng.randrange(1, 30)
            case 4:
                found[at:at] = rng.randbytes(rng.randrange(1, 6))
            case _:
                piece = found[at:to]
                del found[at:to]
                there = rng.randrange(len(found) + 1)
                found[there:there] = piece
    return bytes(found)
