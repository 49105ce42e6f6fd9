"""Landmarks of water, wood and field; each stands around the origin, as `landmarks` says."""

from __future__ import annotations

from typing import Final

from ardri.pictures.drawing.brush import (
    BARK,
    BRAMBLE,
    CHALK,
    DUSK,
    GRASS,
    HEATHER,
    LEAF,
    LIMESTONE,
    MADDER,
    MIST,
    OCHRE,
    PEAT,
    PINE,
    SAND,
    SLATE,
    STRAW,
    VERDIGRIS,
    WATER,
    WOAD,
    Brush,
    cloud,
    oval,
)
from ardri.pictures.drawing.ornament import smooth, spiral
from ardri.pictures.drawing.palette import mixed
from ardri.pictures.drawing.svg import element, group, number


def cove(b: Brush) -> str:
    """A bay that cuts in from the sea, or a lagoon where there is land all round; a curragh on the water."""
    return group(
        _lagoon(b) if b.lean is None else _bay(b, b.lean),
        b.line("M0 -4V-38", 2),
        b.shape("M2 -37C20 -32 22 -16 18 -9C12 -13 6 -13 2 -11Z", CHALK),
        b.line("M5 -27C11 -26 15 -22 19 -21", 1.3, MADDER),
        b.shape("M-24 -6C-16 -2 14 -2 24 -8C20 8 12 10 0 10C-12 10 -20 6 -24 -6Z", BARK),
        b.line("M-20 0C-8 4 12 4 21 -1", 1.2, STRAW),
    )


WAVES: Final = "M-38 -26q5 -5 10 0t10 0M18 -30q5 -5 10 0t10 0M-26 11q5 -5 10 0t10 0M14 13q5 -5 10 0t10 0"


SHORE: Final = "M-64 -120C-58 -30 -44 20 -4 25C32 29 52 -14 64 -120"


def bay_turn(up: bool, lean: float) -> str:
    """The rotation of a bay towards the sea, as an SVG transform."""
    return f"{'' if up else 'scale(1 -1) '}rotate({number(lean)} 0 -12)"


def _bay(b: Brush, lean: float) -> str:
    """The sea itself, with its lines along the shore."""
    lines = "M-54 -120C-48 -32 -35 10 -4 15C24 18 41 -16 54 -120"
    inner = "M-46 -120C-40 -34 -28 3 -4 7C17 9 32 -18 46 -120"
    ink = mixed(b.palette.deep, b.palette.parchment if b.palette.dim else b.palette.ink, 0.25)
    return group(
        b.line(SHORE, 22, SAND),
        element("path", d=SHORE + "Z", fill=b.palette.sea),
        element("path", d=lines + inner, fill="none", stroke=ink, stroke_width=1.4),
        b.line(SHORE, 2.6),
        transform=bay_turn(b.up, lean),
    )


def _lagoon(b: Brush) -> str:
    shore = "M-46 -14C-48 -38 -24 -44 2 -43C30 -43 50 -36 47 -10C44 12 26 26 0 25C-28 25 -44 10 -46 -14Z"
    return group(b.line(shore, 14, SAND), b.shape(shore, WATER), b.line(WAVES, 1.5, WOAD))


def forest(b: Brush) -> str:
    """A great oak between two others."""
    return group(
        _round_tree(b, -38, 34, 15, PINE),
        _round_tree(b, 39, 34, 16, PINE),
        b.shape("M-9 38C-4 24 -6 12 -14 2L-6 4L-2 -10L3 3L12 -1C6 12 5 26 11 38C5 35 -4 35 -9 38Z", BARK),
        b.shape(cloud(0, -15, 30, 22, 11, 0.3), LEAF),
        b.line("M-18 -16q5 -7 11 -2M0 -28q6 -6 12 1M6 -12q6 -6 12 0M-8 -5q5 -4 9 1", 1.5, PINE),
        b.fill(
            oval(-20, -6, 1.9, 1.9)
            + oval(14, -20, 1.9, 1.9)
            + oval(-4, -18, 1.9, 1.9)
            + oval(22, -8, 1.9, 1.9),
            STRAW,
        ),
    )


def _round_tree(b: Brush, x: float, y: float, size: float, leaves: str) -> str:
    return group(
        b.shape(f"M-3 0C-1 -6 -1 -10 -2 {-size}L2 {-size}C1 -10 1 -6 3 0Z", BARK),
        b.shape(cloud(0, -size * 1.55, size * 0.78, size * 0.85, 8, 0.25), leaves),
        b.line(f"M{-size * 0.4} {-size * 1.6}q{size * 0.3} {-size * 0.4} {size * 0.6} 0", 1.3, LEAF),
        at=(x, y),
    )


def meadows(b: Brush) -> str:
    """A white cow with red ears among flowers."""
    body = (
        "M-30 -8C-22 -16 6 -15 22 -12C30 -18 38 -18 42 -13C48 -10 50 -4 48 0C44 3 40 2 36 0"
        "C34 6 30 10 27 13L27 32H21L19 16C8 20 -8 20 -18 16L-20 32H-26L-28 12C-33 6 -34 -2 -30 -8Z"
    )
    return group(
        b.shape("M-58 38C-40 26 40 26 58 38Z", LEAF, 1.2),
        b.shape("M-14 15L-15 31H-10L-8 17ZM12 17L13 31H18L19 16Z", LIMESTONE, 1.4),
        b.shape(body, CHALK),
        b.fill("M-24 -10C-16 -13 -6 -13 -4 -6C-6 2 -18 4 -24 -1Z", MADDER),
        b.shape("M33 -14C28 -18 27 -21 29 -23C33 -22 36 -19 37 -16Z", MADDER, 1.3),
        b.line("M38 -16C36 -22 38 -27 42 -28M42 -14C46 -18 50 -19 53 -25", 2.2),
        b.fill(oval(41, -8, 1.5, 1.8), PEAT),
        b.line("M-31 -6C-38 -2 -36 10 -38 20", 1.8),
        b.fill("M-40 18L-35 19L-38 26Z", PEAT),
        b.line("M44 1q3 1 4 -1", 1.2),
        *[_flower(b, x, y, pigment) for x, y, pigment in _FLOWERS],
    )


_FLOWERS: Final = (
    (-46, 26, MADDER),
    (-34, 33, CHALK),
    (-4, 30, STRAW),
    (8, 36, MADDER),
    (38, 31, CHALK),
    (49, 27, STRAW),
)


def _flower(b: Brush, x: float, y: float, pigment: str) -> str:
    return group(
        b.line("M0 2V9", 1.4, PINE),
        b.shape(cloud(0, 0, 2.9, 2.9, 5, 0.25), pigment, 1.1),
        b.fill(oval(0, 0, 1.1, 1.1), OCHRE),
        at=(x, y),
    )


def misty_lands(b: Brush) -> str:
    """A ruined tower that rises out of curling mist."""
    return group(
        b.shape("M-14 34L-10 -22L-14 -22V-30L-8 -31V-26H-3V-33L4 -33V-27L10 -38L13 -22L10 -21L14 34Z", SLATE),
        b.fill("M-2 -16C-2 -21 4 -21 4 -16V-8H-2Z", PEAT),
        b.line("M-8 0H-1M4 4H9M-9 12H0M3 16H10", 1.2),
        b.line(
            "M-44 24C-40 10 -42 0 -46 -8M-42 8L-34 0M-43 2L-50 -3M44 22C40 10 43 0 47 -6M42 8L35 2"
            "M43 4L50 -1",
            1.9,
            SLATE,
        ),
        _curl(b, -22, 0, 10, 1, "M-22 -10C-4 -12 14 -4 56 -8"),
        _curl(b, 26, 16, 11, -1, "M26 5C4 3 -20 12 -57 10"),
        _curl(b, -32, 28, 9, 1, "M-32 19C-10 18 20 30 52 26"),
    )


def _curl(b: Brush, x: float, y: float, radius: float, way: int, tail: str) -> str:
    """A band of mist that ends in a spiral."""
    points = [(x - way * dx, y + dy) for dx, dy in spiral(radius, 1.5, 0.75)]
    path = tail + smooth(points)
    return b.line(path, 7) + b.line(path, 4.4, MIST)


def moor(b: Brush) -> str:
    """A thorn bent by the wind, above heather."""
    return group(
        b.shape("M-58 38C-44 20 -22 24 -4 22C20 18 40 22 58 38Z", HEATHER, 1.4),
        b.shape(
            "M-22 28C-14 20 -14 6 -8 -4C-2 -12 8 -14 14 -20L16 -16C10 -10 4 -6 1 1C-3 12 -4 20 0 28"
            "C-8 24 -16 24 -22 28Z",
            PEAT,
        ),
        b.line("M-8 -3C-10 -10 -6 -18 2 -24M1 0C10 -6 20 -6 28 -9", 2.4, PEAT),
        b.shape(
            "M-8 -22C-4 -36 12 -40 22 -34C34 -38 48 -30 55 -20C46 -16 42 -22 36 -16"
            "C44 -14 48 -8 49 -3C38 2 32 -8 24 -6C16 -2 8 -10 4 -16C0 -14 -6 -16 -8 -22Z",
            PINE,
        ),
        b.line("M4 -28q6 -5 12 -2M22 -26q8 -3 14 2M24 -14q8 -2 12 3", 1.4, LEAF),
        b.line("M-52 -18H-26M-46 -10H-30M-50 -2C-42 -2 -36 -4 -30 -2", 1.4, None, 0.55),
        *[
            _sprig(b, x, y)
            for x, y in ((-44, 28), (-32, 36), (12, 34), (24, 27), (38, 35), (-12, 36), (47, 31))
        ],
    )


def _sprig(b: Brush, x: float, y: float) -> str:
    return group(
        b.line("M0 4C-1 0 -4 -3 -5 -6M0 4V-8M0 4C1 0 4 -3 5 -6", 1.5, BRAMBLE),
        b.fill(oval(-5, -6, 2, 2.6) + oval(0, -8, 2, 2.6) + oval(5, -6, 2, 2.6), BRAMBLE),
        at=(x, y),
    )


def plains(b: Brush) -> str:
    """Furrowed fields and sheaves of barley."""
    return group(
        b.shape("M-58 36C-50 6 -20 -4 2 -4C26 -4 50 8 58 36Z", OCHRE, 1.4),
        b.fill("M-57 36C-50 8 -22 -3 -4 -4L-26 36Z", STRAW),
        b.fill("M6 -4C28 -3 50 10 57 36H30Z", STRAW),
        b.line("M0 -3V36M-8 -3L-26 36M8 -3L28 36M-18 0L-44 36M19 0L46 36", 1.3),
        _sheaf(b, -30, 27, 0.8),
        _sheaf(b, 31, 27, 0.8),
        _sheaf(b, 0, 20, 1.25),
    )


def _sheaf(b: Brush, x: float, y: float, scale: float) -> str:
    stalks = [(-15, -29), (-10, -35), (-4, -39), (3, -40), (9, -36), (14, -30)]
    drawn = [
        b.shape(
            "M-9 12C-5 4 -4 -2 -4 -8C-8 -16 -12 -22 -15 -28L15 -28C12 -22 8 -16 4 -8C4 -2 5 4 9 12Z", STRAW
        ),
        b.line("M-5 10L-1 -6M5 10L1 -6M0 11V-6M-9 -24L-2 -8M9 -24L2 -8M0 -26V-8", 1.1),
    ]
    for dx, dy in stalks:
        drawn.append(b.line(f"M{dx * 0.5} -22L{dx} {dy}", 1.4))
        drawn.append(b.shape(oval(dx, dy, 2.8, 5.2), OCHRE, 1.1))
    drawn.append(b.shape("M-6.5 -10H6.5V-4H-6.5Z", MADDER, 1.3))
    return group(*drawn, at=(x, y), scale=scale)


def swamp(b: Brush) -> str:
    """A heron in a pool, among bulrushes."""
    return group(
        b.shape(
            "M-56 26C-50 12 -22 14 -6 12C18 9 50 10 56 24C54 38 24 38 2 37C-24 38 -52 40 -56 26Z", VERDIGRIS
        ),
        b.line("M-40 26q6 -4 12 0M-8 32q6 -4 12 0M22 20q6 -4 12 0M-22 20q5 -3 10 0", 1.3, CHALK),
        b.shape(oval(32, 30, 9, 3.6), LEAF, 1.3),
        b.shape(oval(-30, 33, 7, 2.8), LEAF, 1.3),
        b.line("M4 10L3 28M10 10L12 26", 1.8, OCHRE),
        b.shape("M-16 -2C-6 -14 12 -12 18 -2C20 4 14 12 6 12C-2 12 -10 8 -22 10C-20 4 -19 2 -16 -2Z", SLATE),
        b.shape(
            "M12 -4C18 -14 6 -18 8 -28C9 -36 18 -38 23 -33L42 -28L24 -28C20 -28 16 -27 17 -23"
            "C20 -16 26 -8 18 2Z",
            CHALK,
        ),
        b.line("M20 -34C14 -40 6 -40 2 -37", 2, DUSK),
        b.fill(oval(20, -31.5, 1.3, 1.3), PEAT),
        b.line("M-14 2C-6 -4 4 -4 10 2M-10 7C-4 3 2 3 6 6", 1.2),
        *[_rush(b, x, y, height) for x, y, height in _RUSHES],
    )


_RUSHES: Final = ((-48, 30, 46), (-41, 34, 58), (-34, 30, 40), (44, 30, 42), (50, 33, 54))


def _rush(b: Brush, x: float, y: float, height: float) -> str:
    return group(
        b.line(
            f"M0 0C1 {-height * 0.4} 1 {-height * 0.7} 0 {-height}M0 0"
            f"C-3 {-height * 0.3} -6 {-height * 0.5} -8 {-height * 0.55}",
            1.7,
            PINE,
        ),
        b.shape(
            f"M-2.6 {-height * 0.86}a2.6 2.6 0 0 1 5.2 0v{height * 0.26}a2.6 2.6 0 0 1 -5.2 0Z",
            BARK,
            1.2,
        ),
        at=(x, y),
    )


def valley(b: Brush) -> str:
    """A river winding down between slopes, a thatched house beside it."""
    return group(
        b.shape("M-58 36C-56 0 -44 -20 -30 -22C-14 -22 -4 -6 4 4L10 36Z", LEAF),
        b.shape("M58 36C56 -4 46 -26 32 -26C16 -26 8 -8 0 6L-6 36Z", GRASS),
        b.shape("M1 0C8 6 -8 12 -6 18C-4 24 14 26 8 37L36 37C34 26 10 22 10 16C10 10 12 4 3 -2Z", WATER, 1.4),
        b.line("M8 27q5 -3 9 1M16 33q5 -3 9 1M-1 17q3 -2 6 0", 1.2, CHALK),
        b.line(
            "M-42 -8C-36 -14 -28 -14 -22 -10M22 -14C28 -19 36 -18 42 -10M40 2C44 6 48 14 50 22", 1.3, PINE
        ),
        b.shape("M-39 34V22H-19V34Z", LIMESTONE),
        b.fill("M-32 34V26H-26V34Z", PEAT),
        b.shape("M-46 24C-38 18 -34 8 -29 2C-24 8 -20 18 -12 24C-20 27 -38 27 -46 24Z", STRAW),
        b.line("M-29 6V22M-33 11L-38 22M-25 11L-20 22", 1.1),
        _round_tree(b, 44, 32, 11, PINE),
    )
