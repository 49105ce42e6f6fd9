"""One landmark for each territory, to be known without reading its name.

Each is drawn around the origin, within `WIDE` and `TALL`, standing on the line y = 36.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from ardri.pictures.drawing.brought import with_brought
from ardri.pictures.drawing.brush import Brush
from ardri.pictures.island.lowlands import cove, forest, meadows, misty_lands, moor, plains, swamp, valley
from ardri.pictures.island.uplands import (
    gates,
    highlands,
    hills,
    iron_mine,
    lost_vale,
    mountains,
    salt_mine,
    stone_circle,
)

WIDE: Final = 116.0
TALL: Final = 84.0

Landmark = Callable[[Brush], str]

LANDMARKS: Final[dict[str, Landmark]] = {
    "cove": cove,
    "forest": forest,
    "gates": gates,
    "highlands": highlands,
    "hills": hills,
    "iron_mine": iron_mine,
    "lost_vale": lost_vale,
    "meadows": meadows,
    "misty_lands": misty_lands,
    "moor": moor,
    "mountains": mountains,
    "plains": plains,
    "salt_mine": salt_mine,
    "stone_circle": stone_circle,
    "swamp": swamp,
    "valley": valley,
}


@cache
def landmarks() -> dict[str, Landmark]:
    """The landmarks of all territories, with those that modules bring."""
    return with_brought("LANDMARKS", LANDMARKS)


def is_bay(name: str) -> bool:
    """True if the landmark of a territory is the sea itself."""
    return landmark_of(name) is cove


def landmark_of(name: str) -> Landmark:
    """The landmark of a territory; one that has none of its own looks like plains."""
    return landmarks().get(name, plains)
