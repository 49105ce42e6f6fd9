"""Emblems of the Advantage cards of the sea: small landscapes that fill the window."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.landscape import hut, mist, sky, sun, tuft
from ardri.pictures.emblems.motifs import rays
from ardri.pictures.emblems.strokes import Drawing, disc, dots, fine, flat, line, put, shape


def aber() -> Drawing:
    """The river that opens to the sea between dunes, and a boat that goes out with the tide."""
    return (
        sky("sky")
        + sun(40, -30, 10)
        + shape("azure", "M-90 -12L90 -12L90 60L-90 60Z")
        + shape("moss", "M-90 -20C-60 -34 -34 -26 -20 -8C-30 6 -52 20 -90 26Z")
        + shape("moss", "M90 -16C64 -28 44 -24 28 -8C36 10 58 22 90 24Z")
        + shape("straw", "M-90 22C-54 14 -32 4 -20 -8C-18 0 -30 20 -60 34C-72 40 -84 44 -90 44Z")
        + shape("straw", "M90 20C60 14 40 6 28 -8C28 4 40 22 64 34C74 40 84 42 90 42Z")
        + fine(
            "M-16 4C-12 1 -8 1 -4 4",
            "M10 10C14 7 18 7 22 10",
            "M-30 30C-26 27 -22 27 -18 30",
            "M20 34C24 31 28 31 32 34",
            "M-6 42C-2 39 2 39 6 42",
        )
        + put(
            shape("oak", "M-20 -3C-16 8 12 9 19 -6C12 1 4 2 -2 2C-10 2 -16 0 -20 -3Z")
            + line("M-2 2L-2 -24")
            + shape("vellum", "M-2 -24C8 -21 13 -11 12 -3L-2 -2Z")
            + fine("M0 -14C4 -14 8 -12 10 -10", colour="ruby"),
            2,
            22,
            1.05,
        )
        + hut(-58, -6, 0.9)
        + hut(60, -4, 0.8)
        + tuft(-36, 16)
        + tuft(48, 16)
        + tuft(-72, 12)
    )


def hy_breasil() -> Drawing:
    """Towers of light above the mist, far out at sea."""
    tower = (
        shape("white", "M-11 0L-11 -34L0 -50L11 -34L11 0Z")
        + fine("M-11 -34L11 -34")
        + shape("amber", "M-3.5 0L-3.5 -10C-3.5 -15 3.5 -15 3.5 -10L3.5 0Z", disc(0, -26, 2.4, 3.2))
    )
    return (
        sky("sky")
        + flat("straw", disc(0, -10, 34))
        + rays(0, -10, 37, 50, 28, colour="gold")
        + dots("ruby", 0.9, (-44, -38), (44, -38), (-58, -20), (58, -20))
        + shape("azure", "M-90 24C-40 18 40 18 90 24L90 60L-90 60Z")
        + shape("moss", "M-48 26C-36 12 36 12 48 26Z")
        + put(tower, -26, 20, 0.72)
        + put(tower, 26, 20, 0.72)
        + put(tower, 0, 20, 1.05)
        + mist(-26, 22, 74)
        + mist(30, 28, 80, flip=True)
        + mist(-12, 38, 96)
        + fine("M-60 46C-56 43 -52 43 -48 46", "M40 48C44 45 48 45 52 48", "M-4 50C0 47 4 47 8 50")
    )


EMBLEMS: Final = {"aber": aber, "hy_breasil": hy_breasil}
