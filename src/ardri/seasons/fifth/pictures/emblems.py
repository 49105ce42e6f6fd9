"""Emblems of the four Action cards of the fifth player."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.motifs import HILL, face, figure, halo, leaf, rays, spear, triskel
from ardri.pictures.emblems.strokes import (
    Drawing,
    arc,
    around,
    band,
    disc,
    dots,
    fine,
    flat,
    line,
    put,
    shape,
    spiral,
    union,
)


def clans_harmony() -> Drawing:
    """People of four clans, who hold each other by the arm under one sign."""
    arms = union("vellum", ("M-42 24C-34 31 -26 31 -20 25", 4.4))
    arms += union("vellum", ("M-12 25C-5 32 5 32 12 25", 4.4))
    arms += union("vellum", ("M20 25C26 31 34 31 42 24", 4.4))
    return (
        put(halo(0, 0, 20), 0, -29, 0.95)
        + put(triskel(15, "ruby", 2.2), 0, -29)
        + shape("leaf", HILL)
        + put(figure("moss", hair="straw"), -47, 41, 1.02)
        + put(figure("amber"), 47, 41, 1.02)
        + put(figure("ruby"), -16, 44, 1.12)
        + put(figure("sapphire", hair="oxblood"), 16, 44, 1.12)
        + arms
        + dots("gold", 1.5, (-62, 46), (62, 46), (-32, 49), (0, 50), (32, 49))
    )


def _shield(fill: str, trim: str) -> Drawing:
    """A round shield with spirals about its boss."""
    found = shape(fill, disc(0, 0, 23)) + line(disc(0, 0, 18.5), colour=trim, width=1.6)
    for turn in (0, 120, 240):
        x, y = around(0, 0, 11, 3, turn - 90)[0]
        found += fine(spiral(x, y, 5.2, 1.4, turn), colour="white")
    return found + shape(trim, disc(0, 0, 4.4)) + dots("white", 1, *around(0, 0, 20.8, 12))


def coalition() -> Drawing:
    """Two shields side by side before spears that point the same way."""
    spears = [put(spear(96), x, -4, 1, 14) for x in (-38, -16, 6, 28)]
    pennon = shape("gold", "M0 0C8 3 14 -3 22 1L17 6L21 12C13 9 7 14 -2 11Z")
    return (
        flat("moss", "M-90 60L-90 40C-40 32 40 32 90 40L90 60Z")
        + sum(spears, ())
        + put(pennon, 41, -31, 0.9, 6)
        + put(_shield("sapphire", "gold"), 20, 15, 1.05)
        + put(_shield("ruby", "gold"), -20, 15, 1.05)
        + band("gold", 4.6, "M-8 11C-3 5 3 5 8 11C3 20 -3 20 -8 11")
        + shape("gold", disc(0, 22, 3.6))
    )


def bells(colour: str = "gold") -> Drawing:
    """The poet's branch: it points up from the origin, 34 high, with leaves and three bells."""
    bell = shape(colour, "M0 0C-4.6 1 -4.4 7 -6 9.4L6 9.4C4.4 7 4.6 1 0 0Z", disc(0, 10.6, 1.6))
    return (
        band("oak", 2.2, "M0 0C-1 -14 1 -24 0 -36")
        + line("M0 -20C-6 -26 -10 -26 -13 -22", "M0 -26C6 -32 10 -32 13 -28", "M0 -36C3 -40 7 -40 9 -38")
        + put(bell, -13, -22, 0.9)
        + put(bell, 13, -28, 0.9)
        + put(bell, 9, -38, 0.9)
        + leaf(0, -12, -150, 0.7)
        + leaf(0, -15, -30, 0.7)
        + leaf(0, -32, -140, 0.7)
    )


def fili() -> Drawing:
    """The poet in a cloak of feathers raises the branch with its bells."""
    feathers = [
        fine(arc(x, y, 5.4, 200, 340))
        for y, row in (
            (-2, (-6, 6)),
            (7, (-12, 0, 12)),
            (16, (-16, -5, 6, 16)),
            (25, (-20, -10, 0, 10, 20)),
            (34, (-23, -12, -1, 10, 21)),
        )
        for x in row
    ]
    return (
        put(halo(0, 0, 40), 0, -8)
        + rays(0, -8, 44, 56, 24)
        + shape("sapphire", "M-5 -22C-16 -16 -22 4 -32 42C-14 50 14 50 32 42C22 4 16 -16 5 -22Z")
        + shape("moss", "M-4 -21C-12 -8 -14 18 -18 45C-8 48 8 48 18 45C14 18 12 -8 4 -21Z")
        + sum(feathers, ())
        + union("vellum", ("M14 -4C22 -2 26 -8 29 -16", 5.4))
        + put(bells(), 30, -8, 1.05, 8)
        + put(face(), 0, -30, 0.98)
        + shape(
            "straw",
            "M-10 -30C-13 -44 -6 -47 0 -47C6 -47 13 -44 10 -30C8 -38 5 -40 0 -40C-5 -40 -8 -38 -10 -30Z",
        )
        + shape("gold", disc(0, -15, 3.4))
    )


def the_king_and_the_land() -> Drawing:
    """The crown above fields, a river and an oak."""
    oak = (
        band("oak", 4.4, "M0 0L0 -13")
        + shape("leaf", disc(-7, -17, 8), disc(8, -17, 8))
        + shape("moss", disc(0, -24, 10))
        + fine("M-9 -17C-7 -15 -5 -15 -3 -17", "M4 -17C6 -15 8 -15 10 -17", "M-4 -24C-2 -22 2 -22 4 -24")
    )
    crown = (
        shape("gold", "M-24 12L-28 -12L-14 0L0 -20L14 0L28 -12L24 12C10 16 -10 16 -24 12Z")
        + fine("M-23 7C-10 11 10 11 23 7")
        + shape("ruby", disc(0, -21, 3.2), disc(-28, -13, 2.8), disc(28, -13, 2.8))
        + flat("sapphire", disc(0, 3, 3.2))
        + flat("ruby", disc(-11, 2, 2.4), disc(11, 2, 2.4))
    )
    return (
        rays(0, -20, 34, 52, 28, colour="gold")
        + shape("leaf", "M-90 60L-90 16C-60 4 -26 8 0 16C30 4 62 4 90 14L90 60Z")
        + shape("straw", "M-90 26C-64 16 -44 18 -26 24C-36 36 -60 46 -90 48Z")
        + fine("M-86 32C-66 24 -50 24 -36 28", "M-86 39C-68 32 -56 32 -44 34", "M-86 45C-74 40 -66 40 -58 41")
        + shape("azure", "M8 16C-6 26 22 30 8 40C-2 48 2 56 6 60L26 60C18 52 16 48 24 40C36 28 8 26 16 16Z")
        + shape("moss", "M90 24C66 18 48 22 36 30C48 42 66 46 90 46Z")
        + fine("M86 30C70 26 58 28 50 32", "M86 37C72 34 64 36 58 38")
        + put(oak, -12, 44, 0.95)
        + put(oak, 56, 34, 0.8)
        + put(crown, 0, -20, 1)
    )


EMBLEMS: Final = {
    "clans_harmony": clans_harmony,
    "coalition": coalition,
    "fili": fili,
    "the_king_and_the_land": the_king_and_the_land,
}
