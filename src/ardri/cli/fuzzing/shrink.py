"""Making a failing run small: what can be left out while the same problem is found is left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Final, TypeVar

from ardri.cli.fuzzing.dense import Found, again
from ardri.cli.fuzzing.position_data import Scene
from ardri.rules.box.catalogue import SEAT_NAMES

MOST_TRIES: Final = 3000
USUAL: Final = Scene()
WIDTH: Final = 100

Entry = TypeVar("Entry")


def shrunk(found: Found) -> Found:
    """The same problem in a smaller position and with fewer choices, as far as it is found again."""
    tries = 0
    smaller = True
    while smaller:
        smaller = False
        for scene, choices in _candidates(found):
            tries += 1
            if tries > MOST_TRIES:
                return found
            better = again(found.trial, scene, choices, strictly=False)
            if better is not None and better.kind == found.kind and _size(better) < _size(found):
                found, smaller = better, True
                break
    return found


def _size(found: Found) -> tuple[int, int, int]:
    unusual = sum(getattr(found.scene, field.name) != getattr(USUAL, field.name) for field in fields(Scene))
    return len(found.choices), unusual, len(repr(found.scene))


def _candidates(found: Found) -> Iterator[tuple[Scene, tuple[str, ...]]]:
    """Positions and choices that are a little less than those found."""
    scene, choices = found.scene, found.choices
    for smaller in _scenes(scene):
        yield smaller, choices
    for length in (8, 4, 2, 1):
        for at in range(len(choices) - length):
            yield scene, choices[:at] + choices[at + length :]


def _scenes(scene: Scene) -> Iterator[Scene]:
    for name in ("undo", "windows", "opening", "passes", "festival", "set_aside", "epic_discard", "played"):
        yield from _usual(scene, name)
    for name in ("deeds", "pretenders", "brenn", "crows"):
        yield from _usual(scene, name)
    for seat, hand in scene.hand.items():
        if len(hand) > 1:
            yield replace(scene, hand=_without(scene.hand, seat))
        for card in hand:
            left = tuple(other for other in hand if other != card)
            yield replace(scene, hand={**scene.hand, seat: left} if left else _without(scene.hand, seat))
    for tile in scene.tiles:
        yield _without_tile(scene, tile)
    for tile, group in scene.clans.items():
        yield replace(scene, clans=_without(scene.clans, tile))
        words = group.split()
        for at, word in enumerate(words):
            others = words[:at] + words[at + 1 :]
            if others:
                yield replace(scene, clans={**scene.clans, tile: " ".join(others)})
            if word[1:] != "1":
                fewer = [*words[:at], f"{word[0]}1", *words[at + 1 :]]
                yield replace(scene, clans={**scene.clans, tile: " ".join(fewer)})
    for buildings in ("sanctuaries", "citadels", "capital"):
        yield from _usual(scene, buildings)
    if scene.players > 2 and not _names(scene, SEAT_NAMES[scene.players - 1]):
        yield replace(scene, players=scene.players - 1)


def _usual(scene: Scene, name: str) -> Iterator[Scene]:
    usual = getattr(USUAL, name)
    if getattr(scene, name) != usual:
        yield replace(scene, **{name: usual})


def _without(entries: Mapping[str, Entry], key: str) -> dict[str, Entry]:
    return {name: entry for name, entry in entries.items() if name != key}


def _without_tile(scene: Scene, tile: str) -> Scene:
    return replace(
        scene,
        tiles=tuple(other for other in scene.tiles if other != tile),
        clans=_without(scene.clans, tile),
        sanctuaries=_without(scene.sanctuaries, tile),
        citadels=_without(scene.citadels, tile),
        hand={
            seat: left for seat, hand in scene.hand.items() if (left := tuple(c for c in hand if c != tile))
        },
        played=tuple(other for other in scene.played if other != tile),
        capital=None if scene.capital == tile else scene.capital,
        festival=None if scene.festival == tile else scene.festival,
    )


def _names(scene: Scene, seat: str) -> bool:
    """Whether anything belongs to a seat."""
    own = seat in scene.hand or seat in scene.deeds or seat in (scene.brenn, scene.turn)
    return own or any(seat in group for group in scene.clans.values())


# Lines


def lines(found: Found) -> str:
    """A failure as a few lines of `ardri.testing`."""
    arguments = "".join(
        f"    {field.name}={_written(getattr(found.scene, field.name))},\n"
        for field in fields(Scene)
        if getattr(found.scene, field.name) != getattr(USUAL, field.name) or field.name == "tiles"
    )
    plays = "".join(f"play(game, {line!r})\n" for line in _merged(found.choices))
    return f"game = position(\n{arguments})\n{plays}# {found.problem}\n"


def _written(value: object) -> str:
    """A value as `position` takes it, names in a row as one string."""
    if isinstance(value, tuple):
        return repr(" ".join(value))
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key!r}: {_written(entry)}" for key, entry in value.items()) + "}"
    return repr(value)


def _merged(choices: tuple[str, ...]) -> Iterator[str]:
    """Choices as lines, those of one seat in a row together."""
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
