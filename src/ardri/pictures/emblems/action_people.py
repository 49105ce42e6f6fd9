"""Emblems of Action cards that show people."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.motifs import HILL, face, figure, flame, halo, leaf, rays, spear, sword, triskel
from ardri.pictures.emblems.strokes import (
    Drawing,
    around,
    band,
    both,
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


def emissaries() -> Drawing:
    """Two travellers in cloaks, with a green branch."""

    def traveller(cloak: str) -> Drawing:
        return (
            shape(cloak, "M-3 -24C-16 -20 -22 8 -25 38C-10 43 8 43 22 37C21 10 14 -18 4 -24Z")
            + fine("M-8 -10C-12 6 -14 22 -14 40", "M8 -12C11 6 11 22 10 40")
            + shape(cloak, "M-1 -45C-14 -44 -18 -28 -13 -19C-6 -14 6 -14 11 -19C15 -28 11 -42 -1 -45Z")
            + put(face(), 1, -27, 0.74)
            + shape("gold", disc(0, -14, 3.4))
        )

    return (
        shape("leaf", "M-90 60L-90 34C-40 22 40 22 90 34L90 60Z")
        + shape("vellum", "M-30 60C-10 44 30 42 56 29L64 30C50 44 26 50 20 60Z")
        + put(traveller("moss"), -32, 0, 0.84)
        + put(traveller("sapphire"), 8, 2)
        + band("oak", 2.2, "M37 42L33 -30")
        + leaf(33, -30, -90, 1.1)
        + leaf(33, -27, -140, 1)
        + leaf(33, -27, -40, 1)
        + leaf(34, -18, -150, 0.8)
        + leaf(34, -18, -30, 0.8)
        + union("vellum", ("M24 4L34 2", 5.6))
        + shape("sapphire", "M14 -6C20 -4 25 -2 28 0L26 8C20 9 16 8 12 8Z")
    )


def festival() -> Drawing:
    """The fire, and dancers."""

    def dancer(fill: str) -> Drawing:
        return (
            line("M-4 -20L-14 -34", "M4 -20L13 -35", width=2.6)
            + shape(fill, "M-5 -24C-8 -16 -9 -4 -13 4C-4 7 6 7 13 3C9 -6 7 -16 5 -24Z")
            + fine("M-3 -12C-4 -6 -5 0 -6 5", "M3 -12C4 -6 6 0 6 4")
            + line("M-4 6L-6 14", "M5 6L9 12")
            + put(face(), 0, -29, 0.54)
            + shape(
                "oak", "M-5 -29C-7 -36 -3 -38 0 -38C3 -38 7 -36 5 -29C4 -33 2 -34 0 -34C-2 -34 -4 -33 -5 -29Z"
            )
        )

    return (
        flat("straw", disc(0, -4, 40))
        + dots("ruby", 1, *around(0, -4, 43.5, 40))
        + shape("leaf", HILL)
        + put(dancer("sapphire"), -50, 24, 1.02)
        + put(dancer("ruby"), 50, 24, 1.02, flip=True)
        + flame(-13, 28, 1.2)
        + flame(14, 28, 1.15, flip=True)
        + flame(0, 30, 2.2)
        + band("oak", 4.4, "M-24 38L20 26", "M24 38L-20 26")
        + shape(
            "stone", disc(-20, 41, 6, 3.6), disc(20, 41, 6, 3.6), disc(-8, 43, 6, 3.6), disc(7, 43, 6, 3.6)
        )
    )


def geis() -> Drawing:
    """A hand that forbids."""
    hand = union(
        "vellum",
        ("M-17 0C-19 16 -15 26 -12 38L14 38C19 26 20 14 19 2C10 -2 -8 -3 -17 0Z", 0),
        ("M-12.5 4L-16 -26", 7),
        ("M-1.5 2L-2 -35", 7),
        ("M9 4L12 -29", 7),
        ("M16 10L25 -14", 6.4),
        ("M-12 22C-20 16 -26 8 -33 -2", 7.4),
    )
    return (
        halo(0, -2, 43)
        + hand
        + put(triskel(14, "ruby", 2.4), 1, 18)
        + shape("sapphire", "M-16 37L18 37L21 54L-19 54Z")
        + band("gold", 3.4, "M-16 39C-6 42 8 42 18 39")
    )


def new_alliance() -> Drawing:
    """Two hands, clasped."""
    return (
        halo(0, -2, 43)
        + union("vellum", ("M-36 -10C-24 -14 -10 -16 2 -12L20 2L14 16L-12 16L-36 14Z", 0))
        + union(
            "vellum",
            ("M36 -12C24 -16 12 -16 4 -13L-6 -4L2 14C14 18 26 14 36 12Z", 0),
            ("M6 -4C-4 -2 -10 1 -15 4", 5.6),
            ("M7 3C-2 5 -8 8 -14 11", 5.6),
            ("M9 9C0 12 -5 15 -10 18", 5.4),
            ("M12 14C5 18 0 21 -4 24", 4.6),
        )
        + union("vellum", ("M-22 -14C-12 -19 -2 -18 6 -12C10 -9 13 -6 15 -3", 5.4))
        + shape("ruby", "M-78 -16L-40 -17C-36 -8 -36 10 -40 20L-78 26Z")
        + shape("sapphire", "M78 -18L40 -19C36 -8 36 10 40 18L78 24Z")
        + band("gold", 3.6, "M-42 -17C-38 -8 -38 10 -42 20", "M42 -19C38 -8 38 10 42 18")
        + fine(
            "M-74 -4C-64 -6 -56 -6 -48 -4",
            "M-74 10C-64 8 -56 8 -48 10",
            "M74 -6C64 -8 56 -8 48 -6",
            "M74 8C64 6 56 6 48 8",
        )
        + line(spiral(-13, -34, 7, 1.5, 0, -1), spiral(13, -34, 7, 1.5, 180, 1), colour="emerald", width=2.2)
        + line("M-6 -34C-4 -28 4 -28 6 -34", colour="emerald", width=2.2)
    )


def new_clans() -> Drawing:
    """Newcomers with the sun behind them."""
    shield = (
        shape("gold", disc(0, 0, 9)) + put(triskel(7, "oxblood", 1.6)) + shape("oxblood", disc(0, 0, 1.2))
    )
    return (
        flat("straw", disc(0, -6, 36))
        + rays(0, -6, 39, 50, 36, "amber")
        + shape("leaf", HILL)
        + put(spear(74), -45, 2, turn=-6)
        + put(spear(74), 45, 2, turn=6)
        + put(figure("sapphire", "gold", "oak"), -29, 35, 1.35)
        + put(figure("moss", "gold", "bark"), 29, 35, 1.35)
        + put(figure("ruby", "gold", "flame"), 0, 44, 1.72)
        + put(shield, 14, 27, 1.15)
    )


def scouts_spies() -> Drawing:
    """Eyes under a hood, behind leaves."""
    hood = (
        shape("plum", "M0 -46C-24 -46 -36 -16 -40 24C-20 34 20 34 40 24C36 -16 24 -46 0 -46Z")
        + fine("M-26 -16C-32 0 -33 12 -33 24", "M26 -16C32 0 33 12 33 24")
        + shape("ink", "M0 -34C-18 -34 -23 -12 -21 8C-14 20 14 20 21 8C23 -12 18 -34 0 -34Z")
        + flat("vellum", "M-16 -10C-8 -17 8 -17 16 -10L16 2C8 5 -8 5 -16 2Z")
    )
    eye = (
        shape("white", "M-14 -5C-11 -11 -4 -11 -2 -4C-5 0 -11 0 -14 -5Z")
        + flat("emerald", disc(-6, -5.4, 3.2))
        + flat("ink", disc(-5.6, -5.4, 1.6))
    )
    leaves: Drawing = ()
    for x, y, turn, fill in (
        (-50, 44, -112, "emerald"),
        (-30, 46, -70, "moss"),
        (-12, 46, -120, "emerald"),
        (8, 46, -60, "moss"),
        (26, 46, -112, "emerald"),
        (46, 46, -66, "moss"),
        (-62, 50, -60, "moss"),
        (62, 50, -120, "emerald"),
        (-40, 52, -84, "leaf"),
        (-20, 54, -92, "leaf"),
        (0, 54, -90, "leaf"),
        (20, 54, -84, "leaf"),
        (40, 54, -98, "leaf"),
    ):
        leaves += leaf(x, y, turn, 2.2, fill)
    return hood + eye + put(eye, 16) + line("M-16 -13L-3 -9", "M16 -13L3 -9") + leaves


def warlord() -> Drawing:
    """A horned helmet over crossed swords."""
    horn = shape("vellum", "M-18 -20C-32 -22 -40 -34 -38 -48C-30 -40 -22 -36 -10 -33Z") + fine(
        "M-34 -38L-30 -41", "M-30 -31L-25 -36"
    )
    cheek = shape("gold", "M-25 -4L-13 -4C-12 8 -9 18 -6 25C-15 25 -24 14 -25 -4Z") + fine(
        spiral(-17, 5, 4, 1.3, 0)
    )
    return (
        halo(0, 0, 43)
        + put(sword("silver", "gold", 74), -36, 38, turn=45)
        + put(sword("silver", "gold", 74), 36, 38, turn=-45)
        + put(face(), 0, 3, 1.9)
        + both(shape("flame", "M0 16C-6 12 -14 14 -17 26C-12 22 -6 24 0 20Z"))
        + both(horn)
        + both(cheek)
        + shape("gold", "M-26 -3C-28 -30 -12 -38 0 -38C12 -38 28 -30 26 -3C10 -8 -10 -8 -26 -3Z")
        + shape("ruby", "M-27 -2C-10 -9 10 -9 27 -2L27 -9C10 -16 -10 -16 -27 -9Z")
        + dots("gold", 1.4, (-20, -8), (-10, -10.6), (0, -11.4), (10, -10.6), (20, -8))
        + fine("M0 -38L0 -15", spiral(-11, -23, 5, 1.5, 0), spiral(11, -23, 5, 1.5, 180, -1))
        + shape("gold", disc(0, -40, 3.6))
    )


EMBLEMS: Final = {
    draw.__name__: draw
    for draw in (
        emissaries,
        festival,
        geis,
        new_alliance,
        new_clans,
        scouts_spies,
        warlord,
    )
}
