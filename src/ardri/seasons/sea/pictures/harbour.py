"""A harbour: a boat within a breakwater of stone, with a beacon at its head."""

from __future__ import annotations

from typing import Final

from ardri.pictures.drawing.brush import (
    BARK,
    CHALK,
    FLAME,
    GRANITE,
    LIMESTONE,
    MADDER,
    SLATE,
    oval,
    piece_brush,
)
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import element, group

WALL: Final = "M-21 1C-21 15 -8 18 2 18C13 18 22 13 22 2"
STONES: Final = "M-20 7L-16 5M-15 14L-13 10.5M-6 17.5L-5 13.5M4 17.8L4 14M13 15L11.5 11.5M19 9.5L15.5 7.5"


def harbour(palette: Palette) -> str:
    """The boat, the wall behind and before it, and the light on the wall."""
    b = piece_brush(palette)
    water = mixed(palette.sea, palette.deep, 0.6)
    return group(
        element("path", d=oval(0.5, 3, 23, 16), fill=water, stroke=palette.ink, stroke_width=1.4),
        b.line("M-14 -7q3.5 -3 7 0M6 -8q3.5 -3 7 0M-17 -1q3 -2.5 6 0", 1.3, CHALK),
        b.line("M-1 6V-19", 1.9),
        b.shape("M1 -18C11 -15 13 -6 10.5 -1C7 -3 3.5 -3 1 -2Z", CHALK, 1.4),
        b.line("M2 -11C6 -11 9 -9 11 -7", 1.3, MADDER),
        b.shape("M-13 4C-8 6.5 6 6.5 13 2.5C11 10 6 12 -1 12C-8 12 -12 9.5 -13 4Z", BARK, 1.4),
        b.line(WALL, 8.4),
        b.line(WALL, 5.4, LIMESTONE),
        b.line(STONES, 1),
        b.shape("M16.5 5L17.5 -8H25.5L26.5 5Z", GRANITE, 1.4),
        b.shape("M16 -8H27L25.5 -11.5H17.5Z", SLATE, 1.2),
        element(
            "path",
            d="M21.5 -20C25.5 -16 25 -12 21.5 -11.5C18 -12 17.5 -16 21.5 -20Z",
            fill=FLAME,
            stroke=palette.ink,
            stroke_width=1.2,
        ),
        b.shape("M-26.5 6L-25.5 -2H-17.5L-16.5 6Z", GRANITE, 1.4),
    )
