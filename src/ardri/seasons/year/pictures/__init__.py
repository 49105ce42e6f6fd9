"""The season board: a wheel of four seasons, with a golden marker at the one that it is."""

from __future__ import annotations

from functools import partial
from math import cos, pi, radians, sin
from typing import Final

from ardri.pictures.drawing.brush import (
    BARK,
    CHALK,
    FLAME,
    LEAF,
    MADDER,
    PINE,
    RUST,
    STRAW,
    WOAD,
    Brush,
    oval,
    piece_brush,
)
from ardri.pictures.drawing.ornament import triskel
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import Point, closed, element, group, number
from ardri.pictures.pieces.piece import Piece
from ardri.seasons.year.wheel import MARKER, SEASONS

SIZE: Final = 96.0
RIM: Final = 42.0
HUB: Final = 12.0
FADED: Final = 0.62  # the seasons that it is not
GROUNDS: Final = {"spring": "#9cc274", "summer": "#f0c653", "autumn": "#cc7a43", "winter": "#b6cfdd"}


def _around(radius: float, degrees: float) -> Point:
    """A point so many degrees clockwise from the top."""
    return radius * sin(radians(degrees)), -radius * cos(radians(degrees))


def _sector(middle: float, inner: float, outer: float) -> str:
    """A quarter of a ring."""
    (ax, ay), (bx, by) = _around(outer, middle - 45), _around(outer, middle + 45)
    (cx, cy), (dx, dy) = _around(inner, middle + 45), _around(inner, middle - 45)
    n = number
    return (
        f"M{n(ax)} {n(ay)}A{n(outer)} {n(outer)} 0 0 1 {n(bx)} {n(by)}"
        f"L{n(cx)} {n(cy)}A{n(inner)} {n(inner)} 0 0 0 {n(dx)} {n(dy)}Z"
    )


def _sprout(b: Brush) -> str:
    """Spring: a sprout with two leaves."""
    return (
        b.line("M0 11C0 5 0 0 0 -4", 1.8, PINE)
        + b.shape("M0 -1C-10 1 -12 -6 -11 -11C-4 -11 0 -7 0 -1Z", LEAF, 1.3)
        + b.shape("M0 3C9 5 12 -1 12 -6C5 -6 0 -3 0 3Z", LEAF, 1.3)
    )


def _sun(b: Brush) -> str:
    """Summer: the sun."""
    rays = []
    for at in range(10):
        x, y = cos(2 * pi * at / 10), sin(2 * pi * at / 10)
        rays.append(f"M{number(8 * x)} {number(8 * y)}L{number(12 * x)} {number(12 * y)}")
    return b.line("".join(rays), 2, RUST) + b.shape(oval(0, 0, 6.4, 6.4), FLAME, 1.4)


def _leaf(b: Brush) -> str:
    """Autumn: an ear of barley over a fallen leaf."""
    grains = "".join(oval(side * 3.4, y, 2.2, 3.2) for y in (-8.0, -3.0, 2.0) for side in (-1, 1))
    return (
        b.line("M0 12C0 5 0 -4 0 -11", 1.6, BARK)
        + b.shape(grains + oval(0, -11.5, 2, 3), STRAW, 1.1)
        + b.line("M0 8C4 8 7 6 9 3", 1.4, MADDER)
    )


def _snow(b: Brush) -> str:
    """Winter: a flake of snow."""
    arms = []
    for at in range(6):
        angle = pi * at / 3
        x, y = 11 * sin(angle), -11 * cos(angle)
        arms.append(f"M0 0L{number(x)} {number(y)}")
        for side in (-0.42, 0.42):
            fx, fy = 7 * sin(angle), -7 * cos(angle)
            tx, ty = 10.6 * sin(angle + side), -10.6 * cos(angle + side)
            arms.append(f"M{number(fx)} {number(fy)}L{number(tx)} {number(ty)}")
    return b.line("".join(arms), 3.6, CHALK) + b.line("".join(arms), 1.5, WOAD)


SIGNS: Final = {"spring": _sprout, "summer": _sun, "autumn": _leaf, "winter": _snow}


def wheel(season: str, palette: Palette) -> str:
    """The wheel of the year in one of its seasons."""
    b = piece_brush(palette)
    plain = mixed(palette.parchment, palette.stone, 0.55)
    shown, signs = [], []
    for at, name in enumerate(SEASONS):
        now = name == season
        ground = b.lit(GROUNDS[name])
        shown.append(
            element(
                "path",
                d=_sector(90.0 * at, HUB, RIM),
                fill=ground if now else mixed(ground, plain, FADED),
                stroke=palette.ink,
                stroke_width=1.5,
                stroke_linejoin="round",
            )
        )
        signs.append(
            group(
                SIGNS[name](b),
                at=_around(27.5, 90.0 * at),
                scale=1.06 if now else 0.88,
                opacity=None if now else 0.5,
            )
        )
    turn = 90.0 * SEASONS.index(season)
    return group(
        element("circle", r=RIM + 4, fill=b.lit(BARK), stroke=palette.ink, stroke_width=1.8),
        element("circle", r=RIM + 1.4, fill=mixed(palette.gold, palette.ink, 0.1)),
        *shown,
        *signs,
        element(
            "path",
            d=_sector(turn, HUB + 1.6, RIM - 1.6),
            fill="none",
            stroke=palette.glow,
            stroke_width=2.6,
            stroke_linejoin="round",
        ),
        element("circle", r=HUB, fill=palette.parchment, stroke=palette.ink, stroke_width=1.5),
        element(
            "path",
            d=triskel(8.6, 1.1),
            fill="none",
            stroke=palette.oxblood,
            stroke_width=1.8,
            stroke_linecap="round",
        ),
        group(_peg(palette), transform=f"rotate({number(turn)})"),
    )


def _peg(palette: Palette) -> str:
    """The marker at the rim, which points to the season."""
    y = -RIM - 2.4
    return element(
        "path",
        d=closed([(-7.5, y - 3.2), (7.5, y - 3.2), (0, y + 9)]),
        fill=palette.oxblood,
        stroke=palette.parchment,
        stroke_width=1.6,
        stroke_linejoin="round",
    )


PIECES: Final = {f"{MARKER}-{season}": Piece(SIZE, SIZE, partial(wheel, season)) for season in SEASONS}
