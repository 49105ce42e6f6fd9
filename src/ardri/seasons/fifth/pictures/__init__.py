"""Drawings of the fifth player: the emblems of the four cards, and the Fili token."""

from __future__ import annotations

from typing import Final

from ardri.pictures.drawing.brush import CHALK, piece_brush
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import element, group
from ardri.pictures.pieces.piece import Piece
from ardri.seasons.fifth.pictures.emblems import EMBLEMS

__all__ = ["EMBLEMS", "PIECES"]

RADIUS: Final = 20.0
TWIGS: Final = (
    "M-3 15C-4 4 1 -4 -1 -14M-2 0C-7 -5 -9 -5 -11 -2M-1 -5C4 -11 8 -11 10 -8M-1 -14C1 -16 4 -16 5 -14"
)
BELL: Final = "M0 0C-4 1 -4 6 -5.4 8.2H5.4C4 6 4 1 0 0Z"


def fili(palette: Palette) -> str:
    """The poet's branch with three bells, on a round token."""
    b = piece_brush(palette)

    def bell(x: float, y: float) -> str:
        return group(
            b.shape(BELL, palette.gold, 1.3),
            element("circle", cy=9.4, r=1.5, fill=palette.gold, stroke=palette.ink, stroke_width=1),
            at=(x, y),
        )

    return group(
        element(
            "circle", r=RADIUS, fill=mixed(CHALK, palette.gold, 0.12), stroke=palette.ink, stroke_width=1.8
        ),
        element("circle", r=RADIUS - 3, fill="none", stroke=palette.oxblood, stroke_width=1.6),
        b.line(TWIGS, 1.8),
        bell(-11, -2),
        bell(10, -8),
        bell(4, -14),
        b.shape("M-3 9C2 4 7 5 9 9C6 12 1 12 -3 9Z", palette.moss, 1.2),
    )


PIECES: Final = {"fili": Piece(44, 44, fili)}
