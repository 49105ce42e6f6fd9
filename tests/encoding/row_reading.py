"""Reading a row of numbers back, and playing games to read them from."""

from collections.abc import Iterator
from random import Random

from ardri.encoding.observation import PARTS, observe, part
from ardri.rules.box.base_box import ACTION_KEYS, CARD_KEYS, EPIC_KEYS, TILE_KEYS
from ardri.rules.game import Game
from ardri.rules.views.view import View
from ardri.testing import play_random

__all__ = [
    "ACTION_KEYS",
    "CARD_KEYS",
    "EPIC_KEYS",
    "TABLES",
    "TILE_KEYS",
    "by_seat",
    "differing",
    "level",
    "moments_of_a_game",
    "names",
    "numbers",
    "only",
    "row_of",
    "some_world",
]

TABLES = [
    (players, discovery, windows)
    for players in (2, 3, 4)
    for discovery in (False, True)
    for windows in ("open", "sealed")
]


def moments_of_a_game(
    players: int, discovery: bool, windows: str, seed: int, every: int, rounds: int = 4
) -> Iterator[Game]:
    """A random game, as it is at every so many choices and at its end."""
    game = Game.start(players, seed, "discovery" if discovery else "base", windows, round_limit=rounds)
    made = 0
    while not game.over:
        yield game
        made += play_random(game, seed=1000 * seed + made, eager=seed % 2 == 0, choices=every)
    yield game


def some_world(view: View, seed: int) -> Game:
    """A game that to a seat may be the one played."""
    return next(view.worlds(Random(seed)))


def row_of(game: Game, seat: int) -> bytes:
    """The row of numbers that a seat sees."""
    return observe(game, seat)


def numbers(row: bytes, name: str) -> list[int]:
    """The numbers of a part."""
    return list(row[part(name)])


def differing(one: bytes, other: bytes) -> list[str]:
    """The parts in which two rows are different."""
    return [entry.name for entry in PARTS if one[part(entry.name)] != other[part(entry.name)]]


def names(row: bytes, name: str, keys: tuple[str, ...], group: int = 0) -> list[str]:
    """The names of the ones in a part, or in one of the groups of a part."""
    size = len(keys)
    found = numbers(row, name)[group * size : (group + 1) * size]
    assert set(found) <= {0, 1}
    return [key for key, number in zip(keys, found, strict=True) if number]


def level(row: bytes, name: str, keys: tuple[str, ...], group: int, at_least: int) -> list[str]:
    """The names with at least this level in one of the groups of a part."""
    size = len(keys)
    found = numbers(row, name)[group * size : (group + 1) * size]
    return [key for key, number in zip(keys, found, strict=True) if number >= at_least]


def only(row: bytes, name: str) -> int | None:
    """The number that a one-hot part stands for; None if there is no one in it."""
    found = numbers(row, name)
    assert sorted(found)[-2:] in ([0, 0], [0, 1]), name
    return found.index(1) if 1 in found else None


def by_seat(row: bytes, name: str, seat: int, players: int) -> list[int]:
    """A part that has a number for each seat, in the order A, B, C, D; absent seats have to be zero."""
    found = numbers(row, name)
    assert not any(found[players:])
    return [found[(other - seat) % players] for other in range(players)]
