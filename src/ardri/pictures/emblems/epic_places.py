"""Emblems of the Epic Tales that show places and deeds."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ardri.pictures.emblems.motifs import halo, leaf, rays, spear, sword
from ardri.pictures.emblems.strokes import (
    Drawing,
    arc,
    around,
    band,
    both,
    box,
    carried,
    disc,
    dots,
    fine,
    flat,
    line,
    path,
    put,
    shape,
    spiral,
    union,
)


def battle_of_moytura() -> Drawing:
    """Two hosts, shield to shield."""

    def shield(fill: str, mark: str, boss: str) -> Drawing:
        return (
            shape(boss, disc(0, 0, 18))
            + shape(fill, disc(0, 0, 15))
            + line(
                *(
                    spiral(x, y, 5, 1.4, a)
                    for (x, y), a in zip(around(0, 0, 8.6, 3), (90, 210, 330), strict=True)
                ),
                colour=mark,
            )
            + shape(boss, disc(0, 0, 3.4))
        )

    host: Drawing = ()
    for x, turn in ((-70, 14), (-56, 22), (-42, 30), (-28, 38)):
        host += put(spear(84), x + 14, -4, turn=turn)
    far: Drawing = ()
    for x, turn in ((70, -14), (56, -22), (42, -30), (28, -38)):
        far += put(spear(84, "gold"), x - 14, -4, turn=turn)
    return (
        flat("rose", path((-80, -55), (14, -55), (-14, 55), (-80, 55)))
        + flat("sky", path((80, -55), (14, -55), (-14, 55), (80, 55)))
        + host
        + far
        + shape("moss", "M-90 60L-90 36C-40 28 40 28 90 36L90 60Z")
        + put(shield("sapphire", "gold", "silver"), -58, 26)
        + put(shield("emerald", "gold", "silver"), -27, 30)
        + put(shield("ink", "ruby", "gold"), 58, 26)
        + put(shield("oxblood", "gold", "gold"), 27, 30)
        + flat(
            "straw",
            path(
                *(
                    q
                    for pair in zip(around(0, -8, 13, 8), around(0, -8, 5, 8, -67.5), strict=True)
                    for q in pair
                )
            ),
        )
        + line(
            path(
                *(
                    q
                    for pair in zip(around(0, -8, 13, 8), around(0, -8, 5, 8, -67.5), strict=True)
                    for q in pair
                )
            )
        )
    )


def nuada_silverhand() -> Drawing:
    """The silver hand that holds the sword of light."""
    fist = (
        union("silver", ("M-13 4L13 4C16 14 15 24 12 32L-12 32C-15 24 -16 14 -13 4Z", 0))
        + union("silver", ("M-11 6L9 5", 7))
        + union("silver", ("M-12 13.6L10 12.6", 7))
        + union("silver", ("M-11 21L10 20", 7))
        + union("silver", ("M-9 28L8 27", 6))
        + union("silver", ("M-14 24C-14 18 -10 14 -3 13", 6))
        + fine("M4 2.6L4 7.6", "M5 10.2L5 15.2", "M4 17.6L4 22.4")
        + shape("silver", "M-13 32L13 32L17 58L-17 58Z")
        + fine(spiral(-5, 45, 5, 1.5, 0), spiral(6, 45, 5, 1.5, 180, -1))
        + band("gold", 3.6, "M-14 34C-6 37 6 37 14 34")
    )
    return (
        halo(0, -4, 44)
        + rays(0, -18, 16, 40, 28, "amber")
        + shape("white", "M-5 2L-5 -38L0 -48L5 -38L5 2Z")
        + fine("M0 0L0 -40")
        + shape("gold", "M-18 -4C-8 0 8 0 18 -4L18 2C8 5 -8 5 -18 2Z")
        + shape("ruby", disc(0, 0, 2.6))
        + fist
    )


def oenguss_ploy() -> Drawing:
    """The house of the Boyne, by day and by night."""
    star = path(
        *(q for pair in zip(around(0, 0, 5, 4), around(0, 0, 1.6, 4, -45), strict=True) for q in pair)
    )
    return (
        flat("straw", box(-80, -55, 80, 110))
        + flat("midnight", box(0, -55, 80, 110))
        + shape("amber", disc(-38, -20, 13))
        + rays(-38, -20, 17, 27, 20, "flame")
        + shape("white", "M44 -36C28 -36 22 -14 38 -5C32 -14 34 -28 44 -36Z")
        + flat(
            "straw",
            carried(star, 20, -36),
            carried(star, 60, -30),
            carried(star, 66, -8, 0.8),
            carried(star, 14, -16, 0.7),
            carried(star, 54, -12, 0.6),
        )
        + flat("leaf", "M-90 60L-90 34L0 34L0 60Z")
        + flat("emerald", "M90 60L90 34L0 34L0 60Z")
        + shape("moss", "M-62 34C-58 6 -34 -6 0 -6C34 -6 58 6 62 34Z")
        + flat("emerald", "M1 -5.2C34 -5 56 6 61 33L1 33Z")
        + shape("white", "M-60 38C-60 26 -50 18 -36 16C-14 12 14 12 36 16C50 18 60 26 60 38Z")
        + dots(
            "stone",
            1.6,
            (-50, 30),
            (-42, 22),
            (-30, 24),
            (-38, 31),
            (-24, 32),
            (50, 30),
            (42, 22),
            (30, 24),
            (38, 31),
            (24, 32),
            (-22, 18),
            (22, 18),
        )
        + shape("ink", "M-10 38L-9 20L9 20L10 38Z")
        + shape("stone", "M-16 21L-15 14L15 14L16 21Z")
        + shape("gold", "M-5 38L-4 26L4 26L5 38Z")
        + shape(
            "stone",
            "M-27 46C-29 38 -22 34 -10 35C6 33 22 34 27 38C30 44 26 49 18 49L-18 49C-24 50 -26 49 -27 46Z",
        )
        + fine(
            spiral(-15, 42, 5, 1.7, 0),
            spiral(-3, 42, 5, 1.7, 180, -1),
            spiral(9, 42, 5, 1.7, 0),
            spiral(20, 43, 4, 1.5, 180, -1),
        )
        + line("M-90 38L-60 38", "M60 38L90 38")
    )


def the_other_world() -> Drawing:
    """The tree that stands in both worlds."""

    def tree(crown: str, light: str, apple: str) -> Drawing:
        return (
            shape(
                "bark",
                "M-10 0C-5 -4 -5 -12 -12 -22L-6 -24C-4 -20 -2 -18 0 -18C2 -18 4 -20 6 -24"
                "L12 -22C5 -12 5 -4 10 0Z",
            )
            + shape(
                crown,
                "M-14 -18C-32 -14 -38 -28 -28 -33C-30 -44 -14 -50 -6 -44C-2 -50 10 -50 14 -44"
                "C26 -48 34 -38 28 -32C38 -26 30 -14 14 -18C8 -14 -8 -14 -14 -18Z",
            )
            + line(
                spiral(-18, -29, 6, 1.5, 0),
                spiral(0, -34, 6, 1.5, 180, -1),
                spiral(18, -30, 6, 1.5, 180, -1),
                colour=light,
                width=1.4,
            )
            + shape(
                apple,
                disc(-27, -24, 3),
                disc(-9, -22, 3),
                disc(10, -22, 3),
                disc(26, -25, 3),
                disc(-10, -42, 3),
                disc(14, -40, 3),
            )
        )

    below = tuple(stroke for stroke in put(tree("sapphire", "white", "silver"), turn=180))
    return (
        flat("straw", box(-80, -55, 160, 55))
        + flat("midnight", box(-80, 0, 160, 55))
        + shape("amber", disc(-52, -30, 9))
        + dots("ruby", 0.9, *around(-52, -30, 13, 18))
        + shape("white", "M56 40C44 40 40 24 52 17C48 24 48 34 56 40Z")
        + dots(
            "white", 1, (-60, 16), (-52, 34), (-66, 40), (66, 14), (40, 42), (-42, 44), (64, 34), (-40, 12)
        )
        + below
        + tree("emerald", "leaf", "ruby")
        + shape("leaf", "M-90 0C-50 -6 -20 -3 0 -2C20 -3 50 -6 90 0C50 6 20 3 0 2C-20 3 -50 6 -90 0Z")
        + fine("M-56 -1L-50 1", "M-40 1L-34 -1", "M36 1L42 -1", "M52 -1L58 1")
    )


def stone_of_fal() -> Drawing:
    """The stone that cries out under the rightful king."""
    return (
        halo(0, -2, 44)
        + rays(0, -20, 26, 62, 32, "amber")
        + both(
            line(
                arc(0, -12, 26, 140, 220),
                arc(0, -12, 34, 146, 214),
                arc(0, -12, 42, 151, 209),
                colour="ruby",
                width=2.2,
            )
        )
        + shape("leaf", "M-90 60L-90 42C-50 36 -30 38 0 38C30 38 50 36 90 42L90 60Z")
        + shape(
            "stone",
            "M-16 42C-20 12 -18 -18 -10 -30C-4 -36 5 -36 10 -29C18 -16 20 12 17 42C8 46 -8 46 -16 42Z",
        )
        + fine(
            "M-10 36C-13 12 -11 -8 -6 -20",
            spiral(1, -8, 7, 2, 90),
            spiral(-3, 12, 6, 1.8, -90),
            spiral(6, 28, 6, 1.8, 90),
            "M6 -4C4 2 -4 2 -4 6",
            "M2 15C6 18 8 20 7 22",
        )
        + shape("gold", "M-11 -28L-15 -45L-6 -38L0 -48L6 -38L15 -45L11 -28C4 -33 -4 -33 -11 -28Z")
        + shape("ruby", disc(0, -36, 2.4))
        + shape(
            "stone", disc(-24, 44, 9, 4.4), disc(25, 45, 10, 4.4), disc(-38, 46, 6, 3), disc(39, 47, 6, 3)
        )
    )


def strengs_resolve() -> Drawing:
    """A blow that cleaves a shield."""
    left = (
        shape(
            "sapphire", "M-6 -36C-30 -34 -40 -16 -38 6C-36 28 -22 42 -8 46L-2 34L-12 22L-3 10L-13 -4L-4 -18Z"
        )
        + fine("M-9 -30C-26 -26 -33 -12 -32 6C-31 22 -20 34 -10 39")
        + line(spiral(-23, -8, 7, 1.6, 0), spiral(-21, 16, 7, 1.6, 0, -1), colour="gold", width=2)
    )
    right = (
        shape("sapphire", "M10 -36C32 -34 42 -16 40 6C38 28 24 42 4 46L8 34L-1 22L8 10L-2 -4L8 -18Z")
        + fine("M14 -30C28 -26 35 -12 34 6C33 22 24 34 12 39")
        + line(spiral(25, -8, 7, 1.6, 180, -1), spiral(23, 16, 7, 1.6, 180), colour="gold", width=2)
    )
    return (
        halo(0, 2, 44)
        + put(left, -8, 2, 0.96, -7)
        + put(right, 8, 2, 0.96, 7)
        + put(sword("silver", "gold", 62), 0, -26, 1.12, 180)
        + line(
            "M-22 -46L-16 -38",
            "M22 -46L16 -38",
            "M-32 -40L-24 -34",
            "M32 -40L24 -34",
            colour="ruby",
            width=2.2,
        )
        + dots("ruby", 1.5, (-4, 40), (4, 45), (-52, 0), (54, -4), (-50, 24), (52, 22))
    )


def tailtus_land() -> Drawing:
    """The forest cleared: an axe in a stump, and the first furrows."""
    furrows: Drawing = ()
    ends = (-150, -104, -64, -28, 6, 42, 82, 128, 180)
    for index, (left, right) in enumerate(pairwise(ends)):
        furrows += shape(
            "oak" if index % 2 else "gold",
            path((left * 0.3 + 12, 4), (right * 0.3 + 12, 4), (right, 60), (left, 60)),
        )
    sprouts: Drawing = ()
    for x, y in ((36, 20), (58, 30), (48, 46), (10, 26), (70, 48), (24, 44)):
        sprouts += leaf(x, y, -40, 0.62, "leaf") + leaf(x, y, -140, 0.62, "leaf")
    stump = (
        shape(
            "oak",
            "M-26 26C-22 18 -20 10 -20 -2L20 -2C20 10 23 18 30 27C22 26 16 26 12 30"
            "C4 26 -4 26 -10 30C-14 26 -20 25 -26 26Z",
        )
        + shape("straw", disc(0, -2, 20, 7))
        + fine(disc(0, -2, 13, 4.4), disc(0, -2, 6.5, 2.2), "M-12 10L-13 20", "M10 10L12 20")
    )
    axe = (
        band("oak", 3.4, "M0 8L34 -36")
        + shape("silver", "M-12 8C-14 -2 -6 -14 4 -16L12 -8C10 -2 8 4 4 10C-2 6 -6 6 -12 8Z")
        + fine("M-9 3C-7 -4 -2 -9 3 -11")
    )
    return (
        flat("sky", box(-80, -55, 160, 60))
        + shape("amber", disc(50, -20, 12))
        + dots("ruby", 0.9, *around(50, -20, 16, 22))
        + shape("emerald", "M-90 6L-90 -14L-80 -30L-70 -12L-60 -34L-50 -10L-42 -28L-32 -8L-24 -20L-12 4Z")
        + shape("leaf", "M-90 6C-50 0 -20 4 12 3C40 2 60 0 90 6L90 60L-90 60Z")
        + furrows
        + sprouts
        + put(stump, -26, 22, 1.15)
        + put(axe, -26, 14, 1.15)
    )


EMBLEMS: Final = {
    draw.__name__: draw
    for draw in (
        battle_of_moytura,
        nuada_silverhand,
        oenguss_ploy,
        the_other_world,
        stone_of_fal,
        strengs_resolve,
        tailtus_land,
    )
}
