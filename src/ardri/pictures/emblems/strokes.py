"""Strokes: emblem drawings as data, independent of a palette. Ink lines of even width, flat colours.

A drawing is a tuple of strokes. Path data is in absolute M, L, C, Q and Z alone, so that it can be carried
elsewhere, turned and made smaller while the ink keeps its weight.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from math import cos, pi, radians, sin
from typing import Final, NamedTuple

from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import element, group, number

INK: Final = 1.7
FINE: Final = 1.0


class Stroke(NamedTuple):
    """A stroke: one path with its fill, its line width and its line colour."""

    path: str
    fill: str = "none"
    width: float = INK
    line: str = "ink"


Drawing = tuple[Stroke, ...]


def shape(fill: str, *paths: str) -> Drawing:
    """Paths that are filled and outlined."""
    return tuple(Stroke(path, fill) for path in paths)


def flat(fill: str, *paths: str) -> Drawing:
    """Paths that are filled, without an outline."""
    return tuple(Stroke(path, fill, 0) for path in paths)


def line(*paths: str, colour: str = "ink", width: float = INK) -> Drawing:
    """Lines of the usual width."""
    return tuple(Stroke(path, "none", width, colour) for path in paths)


def fine(*paths: str, colour: str = "ink") -> Drawing:
    """Thin lines, for what lies inside an outline."""
    return line(*paths, colour=colour, width=FINE)


def band(fill: str, width: float, *paths: str) -> Drawing:
    """A ribbon, rod or limb: a wide line with an ink edge on both sides."""
    return tuple(
        stroke
        for path in paths
        for stroke in (Stroke(path, "none", width + 2 * INK), Stroke(path, "none", width, fill))
    )


def union(fill: str, *parts: tuple[str, float]) -> Drawing:
    """Shapes (of width 0) and limbs that grow together under a single outline."""
    edges = tuple(Stroke(data, "ink" if not width else "none", width + 2 * INK) for data, width in parts)
    return edges + tuple(Stroke(data, "none" if width else fill, width, fill) for data, width in parts)


def dots(colour: str, radius: float, *points: tuple[float, float]) -> Drawing:
    """Small dots without an outline, as scribes set them around what matters."""
    marks = "".join(f"M{_join(point)}L{_join(point)}" for point in points)
    return (Stroke(marks, "none", 2 * radius, colour),)


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """A circle, or an ellipse.

    >>> disc(0, 0, 2)
    'M2 0C2 1.1 1.1 2 0 2C-1.1 2 -2 1.1 -2 0C-2 -1.1 -1.1 -2 0 -2C1.1 -2 2 -1.1 2 0Z'
    """
    ry = rx if ry is None else ry
    k = 0.5523
    curves = (
        (x + rx, y + k * ry, x + k * rx, y + ry, x, y + ry),
        (x - k * rx, y + ry, x - rx, y + k * ry, x - rx, y),
        (x - rx, y - k * ry, x - k * rx, y - ry, x, y - ry),
        (x + k * rx, y - ry, x + rx, y - k * ry, x + rx, y),
    )
    return f"M{_join((x + rx, y))}" + "".join("C" + _join(curve) for curve in curves) + "Z"


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle, from its upper left corner."""
    return path((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def path(*points: tuple[float, float]) -> str:
    """A polygon."""
    return "M" + "L".join(_join(point) for point in points) + "Z"


def arc(x: float, y: float, radius: float, start: float, end: float, ry: float | None = None) -> str:
    """Part of a circle or ellipse, from one angle to another in degrees; 0 is right, 90 is down."""
    ry = radius if ry is None else ry
    parts = max(1, round(abs(end - start) / 45))
    step = radians(end - start) / parts
    k = 4 / 3 * (1 - cos(step / 2)) / sin(step / 2)
    found = []
    for part in range(parts):
        a = radians(start) + part * step
        b = a + step
        found.append(
            (
                x + radius * (cos(a) - k * sin(a)),
                y + ry * (sin(a) + k * cos(a)),
                x + radius * (cos(b) + k * sin(b)),
                y + ry * (sin(b) - k * cos(b)),
                x + radius * cos(b),
                y + ry * sin(b),
            )
        )
    first = (x + radius * cos(radians(start)), y + ry * sin(radians(start)))
    return f"M{_join(first)}" + "".join("C" + _join(curve) for curve in found)


def spiral(x: float, y: float, radius: float, turns: float, start: float = 0, way: int = 1) -> str:
    """A spiral from its rim, at an angle in degrees, to its middle; `way` -1 turns it the other way."""
    steps = max(4, round(turns * 8))
    points = []
    for step in range(steps + 1):
        a = radians(start) + way * 2 * pi * turns * step / steps
        r = radius * (1 - step / steps * 0.94)
        points.append((x + r * cos(a), y + r * sin(a)))
    return smooth(*points)


def smooth(*points: tuple[float, float], ring: bool = False) -> str:
    """A soft line through points, closed if it is a ring."""
    n = len(points)
    pieces = [f"M{_join(points[0])}"]
    for i in range(n if ring else n - 1):
        before = points[i - 1] if ring or i > 0 else points[i]
        here, there = points[i], points[(i + 1) % n]
        after = points[(i + 2) % n] if ring or i + 2 < n else there
        pieces.append(
            "C"
            + _join(
                (
                    here[0] + (there[0] - before[0]) / 6,
                    here[1] + (there[1] - before[1]) / 6,
                    there[0] - (after[0] - here[0]) / 6,
                    there[1] - (after[1] - here[1]) / 6,
                    *there,
                )
            )
        )
    return "".join(pieces) + ("Z" if ring else "")


def around(x: float, y: float, radius: float, count: int, start: float = -90) -> list[tuple[float, float]]:
    """Points evenly around a circle, the first at an angle in degrees."""
    angles = (radians(start + 360 * i / count) for i in range(count))
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


_TOKEN: Final = re.compile(r"[MLCQZ]|-?[0-9.]+")


def carried(
    data: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
) -> str:
    """Path data mirrored, scaled, turned (in degrees) and then moved.

    >>> carried("M0 0L10 0", x=5, turn=90)
    'M5 0L5 10'
    """
    c, s = cos(radians(turn)), sin(radians(turn))
    written: list[str] = []
    waiting: list[float] = []
    for token in _TOKEN.findall(data):
        if token.isalpha():
            written.append(token)
            continue
        waiting.append(float(token))
        if len(waiting) == 2:
            across, down = waiting[0] * scale * (-1 if flip else 1), waiting[1] * scale
            waiting.clear()
            gap = "" if written[-1].isalpha() else " "
            written.append(gap + _join((x + across * c - down * s, y + across * s + down * c)))
    return "".join(written)


def put(
    drawing: Drawing, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False
) -> Drawing:
    """A drawing moved, scaled and turned; its ink keeps its width."""
    return tuple(stroke._replace(path=carried(stroke.path, x, y, scale, turn, flip)) for stroke in drawing)


def both(drawing: Drawing) -> Drawing:
    """A drawing and its mirror image."""
    return drawing + put(drawing, flip=True)


def _join(values: tuple[float, ...]) -> str:
    return " ".join(number(round(value, 1)) for value in values)


@cache
def colours(palette: Palette) -> dict[str, str]:
    """The colours by name: those of the palette, and mixtures of them."""

    def lit(colour: str, share: float = 0.4) -> str:
        return mixed(colour, palette.dusk, palette.dim * share)

    ruby, sapphire, amber, emerald, _ = (lit(colour) for colour in palette.clans)
    gold, oxblood, moss = lit(palette.gold), lit(palette.oxblood), lit(palette.moss, 0.2)
    heather, stone = palette.heather, palette.stone
    # By candlelight vellum is warm, not grey
    vellum = mixed(palette.parchment, mixed(palette.dusk, palette.gold, 0.35), palette.dim * 0.7)
    white = mixed(vellum, "#ffffff", 0.55 if not palette.dim else 0.25)
    air = lit(
        mixed(mixed(palette.sea if not palette.dim else palette.parchment, "#ffffff", 0.4), sapphire, 0.1), 1
    )
    return {
        "none": "none",
        "ink": palette.ink,
        "vellum": vellum,
        "white": white,
        "gold": gold,
        "straw": mixed(gold, vellum, 0.5),
        "gilt": mixed(gold, vellum, 0.28),
        "amber": amber,
        "flame": mixed(amber, ruby, 0.5),
        "ruby": ruby,
        "rose": mixed(ruby, vellum, 0.55),
        "oxblood": oxblood,
        "sapphire": sapphire,
        "azure": mixed(sapphire, air, 0.4),
        "sky": mixed(sapphire, air, 0.72),
        "midnight": mixed(sapphire, palette.ink, 0.5),
        "deep": mixed(sapphire, moss, 0.5),
        "emerald": emerald,
        "moss": moss,
        "leaf": mixed(moss, vellum, 0.4),
        "fern": mixed(moss, vellum, 0.55),
        "mint": mixed(moss, vellum, 0.7),
        "heather": heather,
        "plum": mixed(mixed(heather, ruby, 0.25), palette.ink, 0.35),
        "lilac": mixed(heather, vellum, 0.5),
        "stone": stone,
        "slate": mixed(stone, palette.ink, 0.4),
        "silver": mixed(mixed(stone, sapphire, 0.12), vellum, 0.45),
        "oak": mixed(mixed(gold, oxblood, 0.35), palette.ink, 0.3),
        "bark": mixed(mixed(gold, oxblood, 0.4), palette.ink, 0.6),
    }


def drawn(drawing: Drawing, palette: Palette) -> str:
    """A drawing in the colours of a palette; lines of one kind that follow one another become one path."""
    paint = colours(palette)
    paths = []
    for (fill, width, colour), strokes in groupby(drawing, key=lambda stroke: stroke[1:]):
        together = [stroke.path for stroke in strokes]
        for data in ["".join(together)] if fill == "none" else together:
            paths.append(
                element(
                    "path",
                    d=data,
                    fill=None if fill == "none" else paint[fill],
                    stroke="none" if not width else None if colour == "ink" else paint[colour],
                    stroke_width=None if width in (INK, 0) else width,
                )
            )
    return group(
        *paths,
        fill="none",
        stroke=paint["ink"],
        stroke_width=INK,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
