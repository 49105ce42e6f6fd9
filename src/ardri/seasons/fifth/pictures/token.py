"""The token of the Fili: the silver branch with its bells, that a poet of rank carries."""

from __future__ import annotations

from typing import Final

from ardri.pictures.drawing.brush import CHALK, DUSK, LIMESTONE, STRAW, oval, piece_brush
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import element, group

BRANCH: Final = (
    "M0 14C1 6 -1 -4 0 -13M0 4C-4 2 -7 0 -9 -2M0 4C4 2 7 0 9 -2"
    "M0 -4C-2 -7 -4 -9 -5.5 -10M0 -4C2 -7 4 -9 6 -10"
)
BELLS: Final = ((-9.0, 3.0), (9.0, 3.0), (-5.5, -5.5), (6.0, -6.0))


def fili(palette: Palette) -> str:
    """The branch on a round token."""
    b = piece_brush(palette)
    ground = mixed(DUSK, CHALK, 0.2)
    return group(
        element("circle", r=20, fill=b.lit(ground), stroke=palette.ink, stroke_width=1.8),
        element("circle", r=16.8, fill="none", stroke=palette.gold, stroke_width=1.5),
        b.line(
            BRANCH,
            3.8,
        ),
        b.line(
            BRANCH,
            2,
            LIMESTONE,
        ),
        *[
            b.shape(f"M{x - 3} {y + 3}C{x - 3} {y - 3} {x + 3} {y - 3} {x + 3} {y + 3}Z", STRAW, 1.1)
            for x, y in BELLS
        ],
        b.fill("".join(oval(x, y + 3.6, 1.1, 1.1) for x, y in BELLS), STRAW),
    )
