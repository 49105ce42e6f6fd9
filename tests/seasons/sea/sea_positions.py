"""Positions with the sea, and how they are looked at."""

from __future__ import annotations

from collections.abc import Mapping

from ardri.rules.box.catalogue import TILE_KEYS, TILE_NUMBERS, bits
from ardri.rules.game import Game
from ardri.testing import position

SEA = "base+sea"
# A chain: each touches the two before it. The Haven, the Plains (the Capital) and the Cove have harbours
CHAIN = "haven plains hills cove valley moor"
ISLES = "hy_breasil inis_mona isle_of_joy"
ISLAND_NAMES = tuple(ISLES.split())


def at_sea(hand: str, clans: Mapping[str, str], tiles: str = f"{CHAIN} {ISLES}", **more: object) -> Game:
    """A's turn in a game of three with six territories on land and the three islands."""
    given: dict[str, object] = {"capital": "plains", "edition": SEA, **more}
    hands = {"A": hand, "B": "druid new_clans"}
    return position(3, tiles=tiles, clans=clans, hand=hands, turn="A", **given)  # type: ignore[arg-type]


def harbours(game: Game) -> list[str]:
    """The territories with a harbour, as everybody sees them."""
    markers = {marker.name: marker.value for marker in game.view(None).markers}
    found = markers["harbours"]
    assert isinstance(found, tuple)
    return sorted(found)


def neighbours(game: Game, tile: str) -> list[str]:
    """The territories adjacent to one by land."""
    return [TILE_KEYS[other] for other in game.state.board.neighbours(TILE_NUMBERS[tile])]


def stacked(game: Game) -> list[list[str]]:
    """The layers of the tile stack."""
    return [[TILE_KEYS[tile] for tile in bits(layer)] for layer in game.state.tile_stack]
