"""Shrinking: leave out parts of a failing run as long as the same problem occurs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Final, TypeVar

from ardri.cli.fuzzing.dense import DenseFailure, again
from ardri.cli.fuzzing.position_data import PositionData
from ardri.rules.box.catalogue import SEAT_NAMES

MOST_TRIES: Final = 3000
USUAL: Final = PositionData()
WIDTH: Final = 100

Entry = TypeVar("Entry")


def shrunk(found: DenseFailure) -> DenseFailure:
    """The failure in a smaller position and with fewer choices."""
    tries = 0
    smaller = True
    while smaller:
        smaller = False
        for position, choices in _candidates(found):
            tries += 1
            if tries > MOST_TRIES:
                return found
            better = again(found.trial, position, choices, strictly=False)
            if better is not None and better.kind == found.kind and _size(better) < _size(found):
                found, smaller = better, True
                break
    return found


def _size(found: DenseFailure) -> tuple[int, int, int]:
    unusual = sum(
        getattr(found.setup, field.name) != getattr(USUAL, field.name) for field in fields(PositionData)
    )
    return len(found.choices), unusual, len(repr(found.setup))


def _candidates(found: DenseFailure) -> Iterator[tuple[PositionData, tuple[str, ...]]]:
    """Positions and choices that are a little smaller."""
    position, choices = found.setup, found.choices
    for smaller in _smaller_positions(position):
        yield smaller, choices
    for length in (8, 4, 2, 1):
        for at in range(len(choices) - length):
            yield position, choices[:at] + choices[at + length :]


def _smaller_positions(position: PositionData) -> Iterator[PositionData]:
    for name in ("undo", "windows", "opening", "passes", "festival", "set_aside", "epic_discard", "played"):
        yield from _usual(position, name)
    for name in ("deeds", "pretenders", "brenn", "crows", "markers"):
        yield from _usual(position, name)
    for seat, hand in position.hand.items():
        if len(hand) > 1:
            yield replace(position, hand=_without(position.hand, seat))
        for card in hand:
            left = tuple(other for other in hand if other != card)
            yield replace(
                position, hand={**position.hand, seat: left} if left else _without(position.hand, seat)
            )
    for tile in position.tiles:
        yield _without_tile(position, tile)
    for tile, group in position.clans.items():
        yield replace(position, clans=_without(position.clans, tile))
        words = group.split()
        for at, word in enumerate(words):
            others = words[:at] + words[at + 1 :]
            if others:
                yield replace(position, clans={**position.clans, tile: " ".join(others)})
            if word[1:] != "1":
                fewer = [*words[:at], f"{word[0]}1", *words[at + 1 :]]
                yield replace(position, clans={**position.clans, tile: " ".join(fewer)})
    for buildings in ("sanctuaries", "citadels", "capital"):
        yield from _usual(position, buildings)
    if position.players > 2 and not _names(position, SEAT_NAMES[position.players - 1]):
        yield replace(position, players=position.players - 1)


def _usual(position: PositionData, name: str) -> Iterator[PositionData]:
    usual = getattr(USUAL, name)
    if getattr(position, name) != usual:
        yield replace(position, **{name: usual})


def _without(entries: Mapping[str, Entry], key: str) -> dict[str, Entry]:
    return {name: entry for name, entry in entries.items() if name != key}


def _without_tile(position: PositionData, tile: str) -> PositionData:
    return replace(
        position,
        tiles=tuple(other for other in position.tiles if other != tile),
        clans=_without(position.clans, tile),
        sanctuaries=_without(position.sanctuaries, tile),
        citadels=_without(position.citadels, tile),
        hand={
            seat: left
            for seat, hand in position.hand.items()
            if (left := tuple(c for c in hand if c != tile))
        },
        played=tuple(other for other in position.played if other != tile),
        capital=None if position.capital == tile else position.capital,
        festival=None if position.festival == tile else position.festival,
    )


def _names(position: PositionData, seat: str) -> bool:
    """True if anything in the position belongs to a seat."""
    own = seat in position.hand or seat in position.deeds or seat in (position.brenn, position.turn)
    return own or any(seat in group for group in position.clans.values())


# Lines


def lines(found: DenseFailure) -> str:
    """The failure as code for `ardri.testing`."""
    arguments = "".join(
        f"    {field.name}={_written(getattr(found.setup, field.name))},\n"
        for field in fields(PositionData)
        if getattr(found.setup, field.name) != getattr(USUAL, field.name) or field.name == "tiles"
    )
    plays = "".join(f"play(game, {line!r})\n" for line in _merged(found.choices))
    return f"game = position(\n{arguments})\n{plays}# {found.problem}\n"


def _written(value: object) -> str:
    """A value as source code for `position`; several names become one string."""
    if isinstance(value, tuple):
        return repr(" ".join(value))
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key!r}: {_written(entry)}" for key, entry in value.items()) + "}"
    return repr(value)


def _merged(choices: tuple[str, ...]) -> Iterator[str]:
    """The choices as lines, consecutive ones of one seat joined."""
    line = ""
    for choice in choices:
        seat, _, key = choice.partition(" ")
        if line.startswith(f"{seat}: ") and len(line) + len(key) < WIDTH:
            line += f", {key}"
        else:
            if line:
                yield line
            line = f"{seat}: {key}"
    if line:
        yield line
