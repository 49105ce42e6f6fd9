"""Board geometry: hexes on a plane, and the outlines of territories of three hexes.

Corners of hexes are kept as whole numbers (half a hex across, a quarter down), so that neighbours mean
exactly the same corner. The line along a hex's side depends on its two corners alone: both territories that
share a side draw the very same border, and every picture of a position is the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import hypot, pi, sin, sqrt
from typing import Final, NamedTuple

from ardri.pictures.drawing.svg import Point, number
from ardri.rules.box.board import Hex, Site, hexes

SIZE: Final = 78.0  # from the middle of a hex to a corner
STEPS: Final = 9  # bits of a side
ROUNDED: Final = 2  # how many of them a rounded corner takes away
COAST: Final = 0.062  # how far a coast strays, in sizes
BORDER: Final = 0.03
LEAN: Final = 44.0  # from the tip of a tile to the side next to it, in degrees

Corner = tuple[int, int]

CORNERS: Final[tuple[Corner, ...]] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


class Box(NamedTuple):
    """A rectangle, by its middle."""

    x: float
    y: float
    width: float
    height: float

    def moved(self, by: Point) -> Box:
        """The same box elsewhere."""
        return Box(self.x + by[0], self.y + by[1], self.width, self.height)

    def meets(self, other: Box) -> bool:
        """True if two boxes overlap.

        >>> Box(0, 0, 2, 2).meets(Box(2, 0, 2, 2)), Box(0, 0, 2, 2).meets(Box(1, 1, 2, 2))
        (False, True)
        """
        return (
            abs(self.x - other.x) < (self.width + other.width) / 2 - 1e-9
            and abs(self.y - other.y) < (self.height + other.height) / 2 - 1e-9
        )

    def holds(self, point: Point) -> bool:
        """True if a point lies in the box."""
        return abs(point[0] - self.x) <= self.width / 2 and abs(point[1] - self.y) <= self.height / 2


def noise(*seeds: int) -> float:
    """A number from 0 to 1 that looks like chance and depends on the seeds alone.

    >>> noise(1, 2) == noise(1, 2), noise(1, 2) == noise(2, 1), 0 <= noise(5) < 1
    (True, False, True)
    """
    mixed = 0x9E3779B9
    for seed in seeds:
        mixed = (mixed ^ (seed & 0xFFFFFFFF)) * 0x85EBCA6B & 0xFFFFFFFF
        mixed = (mixed ^ mixed >> 13) * 0xC2B2AE35 & 0xFFFFFFFF
        mixed ^= mixed >> 16
    return mixed / 0x100000000


def corner_point(corner: Corner) -> Point:
    """A corner on the plane."""
    return corner[0] * SIZE * sqrt(3) / 2, corner[1] * SIZE / 2


def hex_corners(spot: Hex) -> list[Corner]:
    """The six corners of a hex, clockwise from the top."""
    q, r = spot
    return [(2 * q + r + x, 3 * r + y) for x, y in CORNERS]


def hex_middle(spot: Hex) -> Point:
    """The middle of a hex."""
    q, r = spot
    return corner_point((2 * q + r, 3 * r))


def heart(site: Site) -> Point:
    """The point at which the three hexes of a site meet."""
    q, r, up = site
    return corner_point((2 * q + r + 1, 3 * r - 1 if up else 3 * r + 1))


def rims(spots: Iterable[Hex]) -> list[list[Corner]]:
    """The corners around some hexes, clockwise, and around each hole in them the other way round."""
    inner: dict[tuple[Corner, Corner], None] = {}
    for spot in spots:
        corners = hex_corners(spot)
        for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
            inner[one, other] = None
    sides = dict(side for side in inner if side[::-1] not in inner)
    found = []
    while sides:
        line = [min(sides)]
        while line[-1] in sides:
            line.append(sides.pop(line[-1]))
        found.append(line[:-1])
    return found


def rim(spots: Iterable[Hex]) -> list[Corner]:
    """The corners around some hexes that hang together without a hole, clockwise."""
    (found,) = rims(spots)
    return found


class Island:
    """Territories in their places, and how their outlines run."""

    def __init__(self, places: Mapping[str, Site]) -> None:
        self.places = dict(places)
        self._owner = {spot: name for name, site in places.items() for spot in hexes(site)}
        self._around: dict[Corner, list[str]] = {}
        self._sides: dict[tuple[Corner, Corner], None] = {}
        for spot, name in self._owner.items():
            corners = hex_corners(spot)
            for at, corner in enumerate(corners):
                self._around.setdefault(corner, []).append(name)
                self._sides[corner, corners[(at + 1) % 6]] = None

    def is_border(self, one: Corner, other: Corner) -> bool:
        """True if land lies on both sides of a hex side."""
        return (one, other) in self._sides and (other, one) in self._sides

    def is_junction(self, corner: Corner) -> bool:
        """True if three different territories (or the sea) meet in a corner."""
        owners = self._around.get(corner, [])
        return len(dict.fromkeys(owners)) + (len(owners) < 3) == 3

    def lean(self, name: str) -> float | None:
        """The angle in degrees from a territory's tip to the sea; None if there is land on both sides."""
        q, r = hexes(self.places[name])[2]
        way = -1 if self.places[name][2] else 1
        tip = (2 * q + r, 3 * r + 2 * way)
        left, right = [not self.is_border((tip[0] + side, tip[1] - way), tip) for side in (-1, 1)]
        if left and right:
            return 0.0
        return -LEAN if left else LEAN if right else None

    def outline(self, name: str) -> list[Point]:
        """The roughened outline of a territory, clockwise; a point given twice is a sharp corner."""
        corners = rim(hexes(self.places[name]))
        found: list[Point] = []
        for at, corner in enumerate(corners):
            before, after = corners[at - 1], corners[(at + 1) % len(corners)]
            if self.is_junction(corner):
                found += [corner_point(corner)] * 2
            else:
                arrive = self.side(before, corner)[-1 - ROUNDED]
                leave = self.side(corner, after)[ROUNDED]
                found += _arc(arrive, corner_point(corner), leave)
            skip_end = 1 if self.is_junction(after) else 1 + ROUNDED
            skip_start = 1 if self.is_junction(corner) else 1 + ROUNDED
            found += self.side(corner, after)[skip_start:-skip_end]
        return found

    def side(self, one: Corner, other: Corner) -> list[Point]:
        """The line along a side, the same from whichever corner it is asked for."""
        if one > other:
            return self.side(other, one)[::-1]
        (x0, y0), (x1, y1) = corner_point(one), corner_point(other)
        length = hypot(x1 - x0, y1 - y0)
        across = (-(y1 - y0) / length, (x1 - x0) / length)
        reach = SIZE * (BORDER if self.is_border(one, other) else COAST)
        found = []
        for step in range(STEPS + 1):
            part = step / STEPS
            wander = _wave(*one, *other, step) * reach * sin(pi * part) ** 0.6 if 0 < step < STEPS else 0.0
            found.append(
                (x0 + (x1 - x0) * part + across[0] * wander, y0 + (y1 - y0) * part + across[1] * wander)
            )
        return found

    def waterlines(self, away: float) -> list[list[Point]]:
        """Lines in the water so far from the shore, around all land and in every lake."""
        return [_moved_out(line, away) for line in rims(self._owner)]


def _moved_out(line: list[Corner], away: float) -> list[Point]:
    """A line of corners moved away from the land, with the middles of its sides a little unsteady."""
    points = [corner_point(corner) for corner in line]
    across = []
    for at, (x, y) in enumerate(points):
        next_x, next_y = points[(at + 1) % len(points)]
        across.append(((next_y - y) / SIZE, (x - next_x) / SIZE))
    moved = []
    for at, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = across[at - 1], across[at]
        moved.append((x + (ax + bx) * away / 1.5, y + (ay + by) * away / 1.5))
    found = []
    for at, here in enumerate(moved):
        mx, my = _between(here, moved[(at + 1) % len(moved)])
        sway = (noise(*line[at], round(away)) - 0.5) * away / 4
        found += [here, (mx + across[at][0] * sway, my + across[at][1] * sway)]
    return found


def _wave(x0: int, y0: int, x1: int, y1: int, step: int) -> float:
    """From -1 to 1: a slow swell along a side with a quick ripple on it."""
    key = (x0, y0, x1, y1)
    swell = sin(2 * pi * (step / STEPS * (0.6 + noise(*key, 1)) + noise(*key, 2)))
    return 0.6 * swell + 0.8 * (noise(*key, 3, step) - 0.5)


def _arc(start: Point, bend: Point, end: Point) -> list[Point]:
    """Points on the curve that rounds a corner."""
    found = []
    for step in range(5):
        t = step / 4
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
        found.append((a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]))
    return found


def soft(points: list[Point]) -> str:
    """The path data of a closed curve along points, sharp only where one is given twice."""
    x0, y0 = _between(points[-1], points[0])
    steps = [f"M{number(x0)} {number(y0)}"]
    for at, (x, y) in enumerate(points):
        mx, my = _between((x, y), points[(at + 1) % len(points)])
        steps.append(f"Q{number(x)} {number(y)} {number(mx)} {number(my)}")
    return "".join(steps) + "Z"


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def hex_outline(spot: Hex, inset: float = 0.0) -> list[Point]:
    """A plain hex, drawn in by a part of its size."""
    x, y = hex_middle(spot)
    points = [corner_point(corner) for corner in hex_corners(spot)]
    return [(x + (px - x) * (1 - inset), y + (py - y) * (1 - inset)) for px, py in points]


def inside(point: Point, outline: list[Point]) -> bool:
    """True if a point lies within a closed outline.

    >>> inside((1, 1), [(0, 0), (2, 0), (2, 2), (0, 2)]), inside((3, 1), [(0, 0), (2, 0), (2, 2), (0, 2)])
    (True, False)
    """
    x, y = point
    odd = False
    for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            odd = not odd
    return odd


def distance(point: Point, outline: list[Point]) -> float:
    """The distance of a point from the nearest corner of an outline."""
    return min(hypot(point[0] - x, point[1] - y) for x, y in outline)
