"""One emblem for every card, on a ground of 150 by 102 around the origin.

Each is a function that bears the key of its card.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from ardri.pictures.drawing.brought import with_brought
from ardri.pictures.emblems import (
    action_people,
    action_things,
    advantage_high,
    advantage_low,
    epic_gods,
    epic_heroes,
    epic_places,
    epic_treasures,
)
from ardri.pictures.emblems.strokes import Drawing, disc, shape

PLAIN: Final = 30.0
_EMBLEMS: Final[dict[str, Callable[[], Drawing]]] = {
    **action_people.EMBLEMS,
    **action_things.EMBLEMS,
    **advantage_high.EMBLEMS,
    **advantage_low.EMBLEMS,
    **epic_gods.EMBLEMS,
    **epic_heroes.EMBLEMS,
    **epic_places.EMBLEMS,
    **epic_treasures.EMBLEMS,
}


@cache
def emblem(key: str) -> Drawing:
    """The emblem of a card; a plain disc for one that has none."""
    every = with_brought("EMBLEMS", _EMBLEMS)
    return every[key]() if key in every else shape("stone", disc(0, 0, PLAIN))
