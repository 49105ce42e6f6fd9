"""The landmarks of the territories of the sea; each stands around the origin as those of the base game do."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ardri.pictures.drawing.brush import (
    BARK,
    CHALK,
    FLAME,
    GRANITE,
    GRASS,
    LEAF,
    LIMESTONE,
    MADDER,
    MIST,
    OCHRE,
    PEAT,
    PINE,
    SALT,
    SAND,
    SLATE,
    STRAW,
    WATER,
    WOAD,
    Brush,
    cloud,
    oval,
)
from ardri.pictures.drawing.svg import group
from ardri.pictures.island.landmarks import Landmark


def aber(b: Brush) -> str:
    """The mouth of a river: it comes down between dunes, parts around a bank of sand, and meets the sea."""
    return group(
        b.shape("M-58 30C-56 4 -40 -18 -22 -24C-12 -27 -6 -22 -4 -14L-30 30Z", GRASS, 1.4),
        b.shape("M58 30C56 0 42 -22 26 -26C16 -28 9 -24 6 -16L34 30Z", LEAF, 1.4),
        b.shape(
            "M-5 -22C-3 -8 -12 0 -26 10C-40 18 -52 26 -58 38H58C52 26 40 18 28 8C16 -2 4 -8 7 -22Z",
            WATER,
            1.4,
        ),
        b.shape("M-14 22C-6 14 12 13 20 21C14 27 -6 29 -14 22Z", SAND, 1.3),
        b.line(
            "M-42 30q6 -4 12 0M28 30q6 -4 12 0M-10 4q4 -3 8 0M6 34q6 -4 12 0M-24 33q5 -3 10 0", 1.3, CHALK
        ),
        b.line("M2 22L0 13M-1 13L6 10", 1.5),
        b.shape("M-6 13C-3 8 3 8 6 12C3 16 -3 17 -6 13Z", CHALK, 1.2),
        _hut(b, -40, 4, 0.72),
        b.line(
            "M34 -34C36 -38 39 -38 41 -33C43 -38 46 -38 48 -34"
            "M18 -40C20 -43 22 -43 24 -39C26 -43 28 -43 30 -40",
            1.5,
        ),
    )


def haven(b: Brush) -> str:
    """A row of thatched houses on a quay, boats drawn up before them."""
    return group(
        b.shape("M-58 24C-30 16 30 16 58 24V30H-58Z", GRASS, 1.3),
        _house(b, -34, 22, 0.9),
        _house(b, 36, 22, 0.86),
        _house(b, 1, 20, 1.15),
        b.shape("M-58 24H58V31H-58Z", LIMESTONE, 1.4),
        b.line("M-44 24V31M-28 24V31M-12 24V31M4 24V31M20 24V31M36 24V31", 1),
        b.shape("M-58 31H58V38C40 35 -40 35 -58 38Z", WATER, 1.3),
        b.shape("M-34 29C-26 32 -12 32 -6 27C-8 36 -12 38 -20 38C-28 38 -32 36 -34 29Z", BARK, 1.4),
        b.shape("M14 29C20 32 34 32 40 27C38 36 34 38 27 38C19 38 16 36 14 29Z", OCHRE, 1.4),
        b.line("M-19 30V10M27 30V13", 1.6),
        b.line("M-19 12L-8 28M27 15L37 28", 1),
    )


def salmons_creek(b: Brush) -> str:
    """A salmon that leaps over a weir of stones."""
    return group(
        b.shape("M-58 8C-44 0 -26 2 -14 8L-14 38H-58Z", LEAF, 1.4),
        b.shape("M58 4C44 -4 26 -2 16 6L14 38H58Z", GRASS, 1.4),
        b.shape("M-22 6C-10 0 14 0 22 5L30 38H-32Z", WATER, 1.4),
        b.line(
            "M-14 10C-14 20 -18 28 -22 35M-4 9C-4 20 -6 28 -7 36"
            "M8 9C8 20 10 28 11 36M17 10C18 20 22 28 24 34",
            1.4,
            CHALK,
        ),
        b.shape(
            "M-34 36C-34 28 -20 28 -20 36ZM18 36C18 27 34 27 34 36ZM-6 38C-6 31 8 31 8 38Z", GRANITE, 1.4
        ),
        b.shape(
            "M-24 -8C-16 -30 10 -38 30 -24L42 -34L40 -14L30 -20C18 -10 -6 -4 -24 -8Z",
            MADDER,
        ),
        b.fill("M-22 -9C-8 -16 12 -18 28 -21C16 -10 -6 -5 -22 -9Z", SALT),
        b.shape("M2 -31C8 -38 16 -36 18 -30Z", MADDER, 1.3),
        b.fill(oval(-15, -14, 1.7, 1.7), PEAT),
        b.line("M-8 -10C-6 -14 -7 -18 -9 -21M2 -20q3 -2 5 0M12 -22q3 -2 5 0M8 -27q3 -2 5 0", 1.2),
        b.line("M-30 2L-38 -6M-24 0L-28 -12M-36 8L-46 4", 1.5, WOAD),
    )


def hy_breasil(b: Brush) -> str:
    """The island that is seen once in seven years: towers of light above banks of mist."""
    rays = "".join(
        f"M{28 * cos(angle):.1f} {-6 + 28 * sin(angle):.1f}L{38 * cos(angle):.1f} {-6 + 38 * sin(angle):.1f}"
        for angle in [pi + pi * at / 10 for at in range(1, 10)]
    )
    return group(
        b.light(oval(0, -6, 25, 25), STRAW),
        b.glow(rays, 2, STRAW),
        b.shape("M-30 22V-4L-24 -14L-18 -4V22Z", SALT, 1.5),
        b.shape("M30 22V-4L24 -14L18 -4V22Z", SALT, 1.5),
        b.shape("M-14 22V-14L0 -36L14 -14V22Z", CHALK),
        b.line("M-14 -14H14M-30 -4H-18M18 -4H30", 1.3),
        b.light("M-4 20V8C-4 2 4 2 4 8V20Z", FLAME),
        b.light(oval(0, -16, 2.6, 3.6) + oval(-24, 4, 1.8, 2.6) + oval(24, 4, 1.8, 2.6), FLAME),
        _bank(b, -8, 20, 98),
        _bank(b, 8, 29, 108),
        _bank(b, -4, 37, 88),
    )


def _bank(b: Brush, x: float, y: float, length: float) -> str:
    half = length / 2
    path = (
        f"M{x - half} {y}C{x - half - 6} {y - 8} {x - half + 10} {y - 9} {x - half + 14} {y - 3}"
        f"C{x - 14} {y - 10} {x + 4} {y - 8} {x + 14} {y - 4}"
        f"C{x + 26} {y - 11} {x + half + 4} {y - 8} {x + half} {y}"
        f"C{x + half - 10} {y + 4} {x - half + 10} {y + 4} {x - half} {y}Z"
    )
    return b.fill(path, MIST, 0.94) + b.line(path, 1, SLATE, 0.55)


def inis_mona(b: Brush) -> str:
    """The druids' grove: an old oak with mistletoe, an altar stone below."""
    return group(
        b.shape("M-58 36C-40 22 40 22 58 36Z", GRASS, 1.3),
        b.shape("M-12 36C-6 22 -8 10 -14 2L-6 4L-1 -8L4 4L13 0C7 10 6 22 13 36C6 33 -5 33 -12 36Z", BARK),
        b.shape(cloud(0, -16, 40, 17, 13, 0.3), PINE),
        b.line(
            "M-28 -18q5 -7 11 -2M-8 -26q6 -6 12 1M14 -22q6 -6 12 0M-16 -8q5 -4 9 1M8 -10q5 -4 9 1", 1.5, LEAF
        ),
        b.shape(cloud(-22, -2, 7, 6, 7, 0.2), STRAW, 1.3),
        b.shape(cloud(24, -6, 7, 6, 7, 0.2), STRAW, 1.3),
        b.fill(
            oval(-24, -2, 1.6, 1.6)
            + oval(-20, -4, 1.6, 1.6)
            + oval(22, -6, 1.6, 1.6)
            + oval(26, -8, 1.6, 1.6),
            CHALK,
        ),
        b.shape("M24 36L25 22H30L31 36ZM44 36L45 22H50L51 36Z", GRANITE, 1.4),
        b.shape("M19 22C18 16 26 15 38 15C48 14 57 16 56 22C48 24 28 24 19 22Z", LIMESTONE, 1.5),
        b.shape("M-50 36L-48 14C-45 10 -41 10 -39 14L-36 36Z", GRANITE, 1.5),
        b.line("M-45 20q3 -3 5 0q-1 4 -5 3", 1.2, MADDER),
    )


def isle_of_joy(b: Brush) -> str:
    """The silver branch: an apple tree in fruit, with birds that sing in it."""
    fruits = [(-26, -14), (-12, -26), (2, -12), (16, -24), (28, -10), (-4, -36), (-20, -2), (18, -6)]
    return group(
        b.shape("M-58 36C-40 24 40 24 58 36Z", GRASS, 1.3),
        b.shape("M-6 36C-3 24 -4 12 -14 0L-4 6L0 -6L5 6L14 0C5 12 4 24 7 36Z", LIMESTONE),
        b.shape(cloud(0, -18, 32, 19, 11, 0.3), LEAF),
        b.line("M-18 -12q5 -6 10 -1M6 -30q6 -6 11 0M4 -18q5 -5 10 0", 1.4, PINE),
        *[b.light(oval(x, y, 3.6, 3.6), FLAME) + b.line(oval(x, y, 3.6, 3.6), 1.1) for x, y in fruits],
        _bird(b, -44, 14, 1),
        _bird(b, 44, 8, -1),
        b.line("M-30 -34L-34 -40M30 -34L34 -40M0 -44V-48", 1.6, STRAW),
        *[_blossom(b, x, y) for x, y in ((-34, 32), (-20, 35), (24, 34), (38, 31))],
    )


def _bird(b: Brush, x: float, y: float, way: int) -> str:
    drawn = group(
        b.shape(
            "M-10 2C-8 -5 0 -6 4 -8C5 -12 10 -12 12 -8L16 -6L11 -4C10 4 2 6 -4 5L-14 9L-12 4Z", MADDER, 1.3
        ),
        b.line("M-6 1C-2 -2 2 -1 4 1", 1.1),
        b.fill(oval(9, -8, 1, 1), PEAT),
        transform=f"scale({way} 1)",
    )
    return group(drawn, at=(x, y))


def _blossom(b: Brush, x: float, y: float) -> str:
    return group(
        b.shape(cloud(0, 0, 3, 3, 5, 0.25), CHALK, 1), b.light(oval(0, 0, 1.2, 1.2), OCHRE), at=(x, y)
    )


def _hut(b: Brush, x: float, y: float, scale: float) -> str:
    return group(
        b.shape("M-12 14V2H12V14Z", LIMESTONE, 1.5),
        b.fill("M-4 14V6H4V14Z", PEAT),
        b.shape("M-18 4C-10 -2 -5 -10 0 -18C5 -10 10 -2 18 4C10 7 -10 7 -18 4Z", STRAW, 1.5),
        at=(x, y),
        scale=scale,
    )


def _house(b: Brush, x: float, y: float, scale: float) -> str:
    """A long house that stands on a point."""
    return group(
        b.shape("M-15 0V-14H15V0Z", CHALK, 1.5),
        b.fill("M-4 0V-9H4V0Z", PEAT),
        b.fill("M-12 -10H-8V-5H-12ZM8 -10H12V-5H8Z", WOAD),
        b.shape("M-20 -12L-12 -27C-4 -29 4 -29 12 -27L20 -12C8 -15 -8 -15 -20 -12Z", STRAW, 1.5),
        b.line("M-10 -24L-13 -15M-2 -26L-3 -17M6 -26L8 -16", 1, OCHRE),
        at=(x, y),
        scale=scale,
    )


LANDMARKS: Final[dict[str, Landmark]] = {
    "aber": aber,
    "haven": haven,
    "salmons_creek": salmons_creek,
    "hy_breasil": hy_breasil,
    "inis_mona": inis_mona,
    "isle_of_joy": isle_of_joy,
}
