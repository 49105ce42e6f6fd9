"""Sea: waves, lines along the coast as on old maps, and creatures in the open water."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, hypot, pi, sin
from typing import Final

from ardri.pictures.drawing.geometry import Box, Island, noise, soft
from ardri.pictures.drawing.ornament import triskel
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import Point, closed, element, group

AWAY: Final = 165.0  # how far a creature keeps from the middle of any hex of land
EDGE: Final = 76.0  # and from the edge of the sea
APART: Final = 260.0  # how far from one another
GRID: Final = 34


def sea_defs(palette: Palette, mark: str, coast: str) -> list[str]:
    """The gradient, the waves and the coastline, for the picture's defs."""
    return [_waves(palette, mark), _depth(palette, mark), element("path", d=coast, id=f"{mark}-coast")]


def _ink(palette: Palette, part: float) -> str:
    """Ink on water: darker by day, paler by night."""
    return mixed(palette.deep, palette.parchment if palette.dim else palette.ink, part)


def _waves(palette: Palette, mark: str) -> str:
    return element(
        "pattern",
        element(
            "path",
            d="M6 12q7 -7 14 0t14 0M50 34q7 -7 14 0t14 0",
            fill="none",
            stroke=_ink(palette, 0.12),
            stroke_width=1.6,
            stroke_linecap="round",
            opacity=0.6,
        ),
        id=f"{mark}-waves",
        width=88,
        height=44,
        patternUnits="userSpaceOnUse",
    )


def _depth(palette: Palette, mark: str) -> str:
    return element(
        "radialGradient",
        element("stop", offset=0.2, stop_color=palette.sea),
        element("stop", offset=1, stop_color=palette.deep),
        id=f"{mark}-depth",
        r=0.75,
    )


def water(mark: str, at: Point, sea: Box) -> str:
    """The water with its waves, from its upper left corner."""
    size = {"x": at[0], "y": at[1], "width": sea.width, "height": sea.height}
    return group(
        element("rect", fill=f"url(#{mark}-depth)", **size),
        element("rect", fill=f"url(#{mark}-waves)", **size),
        class_="sea",
    )


def coast_lines(palette: Palette, mark: str, island: Island) -> str:
    """The lines along all coasts, the shallow water, and the shadow of the land."""
    line = _ink(palette, 0.25)
    layers = []
    for away, opacity in ((31.0, 0.4), (21.0, 0.65), (12.0, 1.0)):
        shore = "".join(map(soft, island.waterlines(away)))
        layers.append(element("path", d=shore, fill=palette.sea))
        layers.append(element("path", d=shore, fill="none", stroke=line, stroke_width=1.6, opacity=opacity))
    layers.append(element("use", href=f"#{mark}-coast", x=2, y=5, fill=palette.ink, opacity=0.4))
    return group(*layers, class_="surf")


# What swims and sails


def whale() -> str:
    """A whale that blows."""
    body = (
        "M-46 8C-44 -12 -20 -22 6 -18C24 -15 34 -4 42 -2C46 -10 42 -18 50 -24"
        "C52 -18 54 -16 60 -14C58 -6 54 2 46 8C30 20 -40 22 -46 8Z"
    )
    return group(
        element("path", d=body),
        element(
            "path",
            d="M-46 9C-36 12 -26 11 -18 6M-30 -2a2 2 0 1 0 0.1 0M-8 12C-4 18 4 20 10 18C8 14 6 12 4 10",
            fill="none",
        ),
        element(
            "path",
            d="M-22 -22C-22 -30 -28 -34 -34 -32M-22 -22C-22 -32 -16 -36 -10 -32M-22 -22V-34",
            fill="none",
        ),
        element("path", d="M-56 22q7 -6 14 0t14 0t14 0t14 0t14 0t14 0t14 0", fill="none"),
    )


def serpent() -> str:
    """A serpent of the sea, in three loops."""
    return group(
        element("path", d="M-52 16C-52 -2 -34 -2 -34 16H-25C-25 -14 -61 -14 -61 16Z"),
        element("path", d="M-16 16C-16 -8 10 -8 10 16H20C20 -22 -26 -22 -26 16Z"),
        element(
            "path",
            d="M28 16C28 -4 34 -14 30 -26C28 -34 38 -40 46 -36C52 -34 58 -30 62 -26"
            "C56 -22 50 -22 45 -23C44 -12 42 0 40 16Z",
        ),
        element(
            "path",
            d="M44 -31a1.5 1.5 0 1 0 0.1 0M34 -36C30 -42 26 -42 22 -40M31 -30"
            "C26 -33 23 -32 20 -29M-8 -2L-4 4M0 -3L2 3M-48 2L-45 6M34 0H38M33 8H38",
            fill="none",
        ),
        element("path", d="M-70 20q7 -6 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0", fill="none"),
    )


def curragh() -> str:
    """A boat of hides with three rowers."""
    rowers = "".join(
        f"M{x - 5} 4C{x - 5} -8 {x + 5} -8 {x + 5} 4ZM{x - 3} -10a3.5 3.5 0 1 1 6.5 0a3.5 3.5 0 1 1 -6.5 0"
        for x in (-22, 0, 22)
    )
    return group(
        element("path", d="M-20 0L-34 22M2 0L-12 22M24 0L10 22", fill="none"),
        element("path", d=rowers),
        element("path", d="M-44 0C-30 6 30 6 52 -10C50 8 40 18 20 18H-24C-36 18 -42 10 -44 0Z"),
        element("path", d="M-40 7C-24 12 30 12 48 1M-20 6V17M0 7V18M20 6V17", fill="none"),
        element("path", d="M-58 25q7 -6 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0", fill="none"),
    )


def rose() -> str:
    """A rose of the winds around a triskel, its longest point to the north."""
    points = []
    for at in range(16):
        reach = (48, 17, 26, 17)[at % 4] + (10 if at == 0 else 0)
        points.append((reach * sin(pi * at / 8), -reach * cos(pi * at / 8)))
    return group(
        element("circle", r=33, fill="none"),
        element("circle", r=29, fill="none"),
        element("path", d=closed(points)),
        element("circle", r=13),
        element("path", d=triskel(11, 1.4), fill="none"),
    )


Creature = Callable[[], str]

CREATURES: Final[tuple[Creature, ...]] = (rose, whale, serpent, curragh)


def creatures(palette: Palette, sea: Box, busy: Sequence[Point]) -> str:
    """Sea creatures and ships in pale ink, away from the busy hexes; fewer where there is less room."""
    spots = _open_water(sea, busy)
    found: list[Point] = []
    drawn = []
    for at, creature in enumerate(CREATURES):
        free = [spot for spot in spots if all(hypot(spot[0] - x, spot[1] - y) > APART for x, y in found)]
        if not free:
            break
        place = max((noise(round(x), round(y), at), (x, y)) for x, y in free)[1]
        found.append(place)
        drawn.append(group(creature(), at=place))
    return group(
        *drawn,
        fill=mixed(palette.sea, palette.deep, 0.35),
        stroke=_ink(palette, 0.42),
        stroke_width=1.8,
        stroke_linejoin="round",
        stroke_linecap="round",
        class_="creatures",
    )


def _open_water(sea: Box, busy: Sequence[Point]) -> list[Point]:
    left, top = sea.x - sea.width / 2, sea.y - sea.height / 2
    found = []
    for row in range(int(sea.height / GRID)):
        for column in range(int(sea.width / GRID)):
            x, y = left + GRID * (column + 0.5), top + GRID * (row + 0.5)
            edge = min(x - left, left + sea.width - x, y - top, top + sea.height - y)
            if edge > EDGE and all(hypot(x - bx, y - by) > AWAY for bx, by in busy):
                found.append((x, y))
    return found
