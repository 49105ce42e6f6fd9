"""Screen layout: the places for pieces in a territory, for a map that zooms.

Seen from near, a tile has its landmark, and pieces keep the places of `print_layout`. Seen from afar, names
and pieces are larger than the land, and buildings take the place of the landmark. Points are from the heart
of the tile, for one that points up; the other way round it is upside down.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ardri.pictures.drawing.geometry import Box
from ardri.pictures.drawing.svg import Point
from ardri.pictures.island.print_layout import print_layout

SEATS: Final = 4
NEAR_BUILDINGS: Final = (
    (-68.0,),
    (-68.0, 68.0),
    (-92.0, -45.0, 68.0),
    (-92.0, -45.0, 45.0, 92.0),
    (-96.0, -48.0, 0.0, 48.0, 96.0),
)
FAR_BUILDINGS: Final = (
    ((0.0, -84.0),),
    ((-31.0, -82.0), (31.0, -82.0)),
    ((-31.0, -62.0), (31.0, -62.0), (0.0, -111.0)),
    ((-31.0, -62.0), (31.0, -62.0), (-29.0, -111.0), (29.0, -111.0)),
    ((-52.0, -62.0), (0.0, -62.0), (52.0, -62.0), (-29.0, -111.0), (29.0, -111.0)),
)


@dataclass(frozen=True)
class ScreenLayout:
    """The places and sizes of a tile's name, clans and buildings."""

    ribbon: Box
    clans: Box  # all seats side by side
    buildings: tuple[tuple[Point, ...], ...]  # where so many kinds stand: one, two, three, four, five
    clash: Point
    name_size: float
    clan_scale: float
    building_scale: float


def near(up: bool) -> ScreenLayout:
    """The layout when zoomed in, with the landmark visible."""
    rooms = print_layout(up, SEATS)
    left, right = rooms.clans[0], rooms.clans[-1]
    row = rooms.buildings["sanctuary"].y
    return ScreenLayout(
        ribbon=rooms.ribbon,
        clans=Box(0, left.y, right.x - left.x + left.width, left.height),
        buildings=tuple(tuple((x, row) for x in places) for places in NEAR_BUILDINGS),
        clash=(rooms.clash.x, rooms.clash.y),
        name_size=16.5,
        clan_scale=0.92,
        building_scale=0.92,
    )


def far(up: bool) -> ScreenLayout:
    """The layout when zoomed out: only names and pieces.

    >>> far(True).clans.y, far(False).clans.y
    (45.0, -45.0)
    """
    way = 1 if up else -1
    return ScreenLayout(
        ribbon=Box(0, -20.0 * way, 200, 40),
        clans=Box(0, 45.0 * way, 252, 80),
        buildings=tuple(tuple((x, y * way) for x, y in places) for places in FAR_BUILDINGS),
        clash=(0, -152.0 * way),
        name_size=27,
        clan_scale=1.2,
        building_scale=1.2,
    )
