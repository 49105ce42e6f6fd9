"""The King tile, each side of it: an empty high seat while a King is wanted, a crown when one is needed."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ardri.pictures.drawing.brush import CHALK, GRANITE, LIMESTONE, PINE, piece_brush
from ardri.pictures.drawing.ornament import triskel
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import closed, element, group
from ardri.pictures.pieces.piece import Piece

RAYS: Final = 16
HILL: Final = "M-26.3 20C-18 9 18 9 26.3 20C26.3 24 24 26.3 20.5 26.3H-20.5C-24 26.3 -26.3 24 -26.3 20Z"
BAND: Final = "M-13.5 8C-7 10.5 7 10.5 13.5 8"
SIDE: Final = 60.0  # of the tile, without its outline


def _tile(palette: Palette, ground: str, *inside: str) -> str:
    half = SIDE / 2
    return group(
        element(
            "rect",
            x=-half,
            y=-half,
            width=SIDE,
            height=SIDE,
            rx=9,
            fill=ground,
            stroke=palette.ink,
            stroke_width=2,
        ),
        element(
            "rect",
            x=3.4 - half,
            y=3.4 - half,
            width=SIDE - 6.8,
            height=SIDE - 6.8,
            rx=6.4,
            fill="none",
            stroke=palette.gold,
            stroke_width=1.8,
        ),
        *inside,
    )


def _crown(palette: Palette) -> str:
    return element(
        "path",
        d="M-15 12L-18 -7L-8 1L0 -13L8 1L18 -7L15 12C8 14.5 -8 14.5 -15 12Z",
        fill=palette.gold,
        stroke=palette.ink,
        stroke_width=1.8,
        stroke_linejoin="round",
    )


def want(palette: Palette) -> str:
    """We want a King!: the high seat of stone on its hill, with nobody on it."""
    b = piece_brush(palette)
    ground = mixed(palette.moss, CHALK, 0.35 if palette.dim == 0 else 0.0)
    return _tile(
        palette,
        ground,
        b.shape(
            HILL,
            PINE,
            1.5,
        ),
        b.shape("M-11 16L-10 -14C-9 -21 9 -21 10 -14L11 16Z", GRANITE),
        b.shape("M-15 3C-15 0 -11 0 -11 3V16H-15ZM15 3C15 0 11 0 11 3V16H15Z", LIMESTONE),
        b.shape("M-11 4H11V16H-11Z", LIMESTONE),
        group(
            element(
                "path",
                d=triskel(6.6, 1.1),
                fill="none",
                stroke=palette.oxblood,
                stroke_width=1.7,
                stroke_linecap="round",
            ),
            at=(0, -7),
        ),
    )


def need(palette: Palette) -> str:
    """We need a King!: the crown in its glory, on red."""
    rays = []
    for at in range(RAYS):
        angle, wide = 2 * pi * at / RAYS, pi / RAYS / 2.4
        far = 25.5 if at % 2 == 0 else 21.0
        rays.append(
            closed(
                [
                    (11 * cos(angle - wide), 11 * sin(angle - wide)),
                    (far * cos(angle), far * sin(angle)),
                    (11 * cos(angle + wide), 11 * sin(angle + wide)),
                ]
            )
        )
    jewels = [
        element("circle", cx=x, cy=y, r=2.4, fill=palette.glow, stroke=palette.ink, stroke_width=1.1)
        for x, y in ((-18, -8), (0, -14), (18, -8))
    ]
    return _tile(
        palette,
        palette.oxblood,
        element("path", d="".join(rays), fill=mixed(palette.gold, palette.oxblood, 0.35)),
        group(_crown(palette), at=(0, 1)),
        group(*jewels, at=(0, 1)),
        element(
            "path",
            d=BAND,
            fill="none",
            stroke=palette.ink,
            stroke_width=1.3,
        ),
    )


PIECES: Final = {"king-want": Piece(64, 64, want), "king-need": Piece(64, 64, need)}
