"""Brush: SVG paths with ink outlines and filled pigments, in the colours of a palette."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Final

from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import Point, element, number

# What the scribes ground and boiled, and what it became
CHALK: Final = "#f6f1e2"
SALT: Final = "#ebe4e6"
MIST: Final = "#e6ebe6"
SAND: Final = "#ecdcae"
STRAW: Final = "#e3c463"
OCHRE: Final = "#c9913f"
FLAME: Final = "#f0a63a"
RUST: Final = "#b0613a"
MADDER: Final = "#a3372c"
PEAT: Final = "#4f3c2b"
BARK: Final = "#7b5b3e"
SLATE: Final = "#77797f"
GRANITE: Final = "#a8a299"
LIMESTONE: Final = "#cfc8b8"
GRASS: Final = "#9dbb6a"
LEAF: Final = "#6f9a54"
PINE: Final = "#47734f"
VERDIGRIS: Final = "#6fa18e"
WATER: Final = "#86b4bd"
WOAD: Final = "#456f91"
HEATHER: Final = "#a87aa3"
BRAMBLE: Final = "#6f4a6d"
DUSK: Final = "#57608c"

LINE: Final = 1.7


@dataclass(frozen=True)
class Brush:
    """Draws with the colours of one palette.

    A landmark lies at the tip of its tile, which points `up` or down; the sea is `lean` degrees from there.
    """

    palette: Palette
    up: bool = True
    lean: float | None = 0.0

    def lit(self, pigment: str) -> str:
        """A pigment, darkened as the palette asks."""
        return mixed(pigment, self.palette.dusk, self.palette.dim)

    def shape(self, path: str, pigment: str, line: float = LINE) -> str:
        """A fill with an outline of ink."""
        return element(
            "path",
            d=path,
            fill=self.lit(pigment),
            stroke=self.palette.ink,
            stroke_width=line,
            stroke_linejoin="round",
            stroke_linecap="round",
        )

    def fill(self, path: str, pigment: str, opacity: float | None = None) -> str:
        """A fill alone."""
        return element("path", d=path, fill=self.lit(pigment), opacity=opacity)

    def light(self, path: str, pigment: str) -> str:
        """A fill that is as bright at night as by day."""
        return element("path", d=path, fill=pigment)

    def glow(self, path: str, width: float, pigment: str) -> str:
        """A line that is as bright at night as by day."""
        return element(
            "path", d=path, fill="none", stroke=pigment, stroke_width=width, stroke_linecap="round"
        )

    def line(
        self, path: str, width: float = LINE, pigment: str | None = None, opacity: float | None = None
    ) -> str:
        """A line of ink, or of a pigment."""
        colour = self.palette.ink if pigment is None else self.lit(pigment)
        return element(
            "path",
            d=path,
            fill="none",
            stroke=colour,
            stroke_width=width,
            stroke_linecap="round",
            stroke_linejoin="round",
            opacity=opacity,
        )


def piece_brush(palette: Palette) -> Brush:
    """The brush for pieces: night dims them less than the land."""
    return Brush(replace(palette, dim=palette.dim / 3))


def oval(x: float, y: float, rx: float, ry: float) -> str:
    """The path data of an ellipse."""
    return (
        f"M{number(x - rx)} {number(y)}a{number(rx)} {number(ry)} 0 1 1 {number(2 * rx)} 0"
        f"a{number(rx)} {number(ry)} 0 1 1 {number(-2 * rx)} 0Z"
    )


def cloud(x: float, y: float, rx: float, ry: float, lobes: int = 9, turned: float = 0.0) -> str:
    """The path data of a crown of leaves, a fleece or a cloud."""
    points = [
        (x + rx * cos(2 * pi * (at + turned) / lobes), y + ry * sin(2 * pi * (at + turned) / lobes))
        for at in range(lobes)
    ]
    steps = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for at in range(lobes):
        (x0, y0), (x1, y1) = points[at], points[(at + 1) % lobes]
        reach = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 * 0.56
        steps.append(f"A{number(reach)} {number(reach)} 0 0 1 {number(x1)} {number(y1)}")
    return "".join(steps) + "Z"


def open_line(points: Iterable[Point]) -> str:
    """The path data of straight lines from point to point."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
