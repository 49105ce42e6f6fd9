"""Emblems of the Epic Tales that show treasures and arms."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.motifs import chain, flame, halo, leaf, rays
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
)


def balors_eye() -> Drawing:
    """The eye that kills, its lid raised by a ring."""
    lashes: Drawing = ()
    for x, turn in ((-38, -152), (-20, -166), (0, 180), (20, 166), (38, 152)):
        lashes += put(flame(0, 0, 0.86), x, 15 + (14 if x == 0 else 11 if abs(x) == 20 else 2), turn=turn)
    return (
        rays(0, 0, 40, 74, 40, "flame")
        + lashes
        + shape("white", "M-58 2C-36 -32 36 -32 58 2C36 34 -36 34 -58 2Z")
        + fine(
            "M-50 4C-42 6 -36 4 -30 8",
            "M50 4C42 6 36 4 30 8",
            "M-44 -4C-38 -4 -34 -2 -28 -4",
            "M44 -4C38 -4 34 -2 28 -4",
            colour="ruby",
        )
        + shape("ruby", disc(0, 3, 22))
        + shape("flame", disc(0, 3, 15.5))
        + dots("amber", 1.4, *around(0, 3, 18.8, 16))
        + shape("ink", "M0 -10C6 -4 6 10 0 16C-6 10 -6 -4 0 -10Z")
        + flat("white", disc(-7, -4, 2.6))
        + shape("oxblood", "M-64 4C-46 -46 46 -46 64 4C42 -20 -42 -20 -64 4Z")
        + fine("M-50 -10C-34 -28 34 -28 50 -10", "M-40 -22C-24 -34 24 -34 40 -22")
        + band("gold", 3, disc(0, -39, 6))
        + shape("gold", disc(0, -31, 3.4))
    )


def breas_tyranny() -> Drawing:
    """The crown and the chain."""
    swag = [
        (-58, -30),
        (-57, -15),
        (-52, 0),
        (-43, 14),
        (-31, 25),
        (-16, 32),
        (0, 34),
        (16, 32),
        (31, 25),
        (43, 14),
        (52, 0),
        (57, -15),
        (58, -30),
    ]
    return (
        halo(0, 0, 43)
        + chain(swag, "slate")
        + shape("gold", "M-32 10L-39 -24L-20 -8L-12 -34L0 -10L12 -34L20 -8L39 -24L32 10C12 17 -12 17 -32 10Z")
        + shape("ruby", disc(-39, -25, 3.6), disc(-12, -35, 3.6), disc(12, -35, 3.6), disc(39, -25, 3.6))
        + shape("oxblood", "M-33 4C-12 11 12 11 33 4L32 12C12 19 -12 19 -32 12Z")
        + shape("sapphire", "M0 8L6 12.4L0 17L-6 12.4Z")
        + dots("gold", 1.8, (-14, 12), (-24, 10), (14, 12), (24, 10))
        + fine(spiral(-22, -2, 4, 1.4, 0), spiral(22, -2, 4, 1.4, 180, -1), "M0 -4L0 2")
    )


def champions_share() -> Drawing:
    """The boar, and the knife of the best."""
    return (
        line(
            spiral(-22, -34, 6, 1.5, 60),
            "M-20 -29C-14 -24 -20 -22 -16 -18",
            spiral(26, -36, 5, 1.5, 60),
            "M28 -32C34 -26 26 -24 30 -20",
            colour="slate",
            width=1.6,
        )
        + shape("silver", disc(0, 28, 66, 15))
        + shape("straw", disc(0, 26, 56, 10.5))
        + both(leaf(-34, 28, 180, 1.5) + leaf(-38, 24, 208, 1.3) + leaf(-36, 32, 158, 1.3))
        + shape(
            "oak",
            "M-46 16C-50 -8 -30 -22 -6 -22C14 -22 24 -20 32 -12C38 -10 44 -6 52 -4"
            "C58 -2 58 8 52 10C46 14 42 16 38 20C16 28 -30 28 -46 16Z",
        )
        + flat("flame", "M-40 6C-38 -8 -24 -17 -6 -17C6 -17 14 -16 20 -13C6 -14 -26 -12 -40 6Z")
        + fine("M-26 -10C-22 0 -22 10 -26 20", "M-12 -13C-8 -2 -8 10 -12 22", "M2 -13C6 -2 6 10 2 22")
        + band("oak", 5, "M-34 20C-28 26 -20 26 -14 24", "M14 22C20 27 26 26 32 23")
        + shape("oak", "M22 -14C18 -24 24 -28 30 -26C32 -20 32 -16 34 -11Z")
        + line("M36 -5C38 -7 41 -7 43 -5")
        + shape("ruby", disc(56, 7, 6.4))
        + leaf(57, 2, -50, 0.6)
        + shape("white", "M44 10C42 4 45 0 49 -1C47 4 48 8 48 10Z")
        + line("M-46 10C-54 6 -52 -2 -56 -4")
        + put(
            shape("silver", "M-3.4 24L-3.4 0L3.4 0L3.4 18L0 26Z")
            + band("oxblood", 4.4, "M0 -2L0 -16")
            + shape("gold", "M-6 -2L6 -2L6 2L-6 2Z", disc(0, -19, 3.4)),
            -4,
            -24,
            0.92,
            12,
        )
    )


def dagdas_cauldron() -> Drawing:
    """The cauldron from which nobody goes unsatisfied."""
    return (
        line(
            spiral(-20, -38, 7, 1.6, 70),
            "M-17.6 -31.4C-12 -26 -18 -22 -14 -17",
            spiral(8, -40, 6, 1.6, 70),
            "M10 -34C16 -28 8 -24 12 -18",
            spiral(30, -36, 5, 1.5, 70),
            "M31.7 -31.3C37 -26 30 -22 33 -17",
            colour="slate",
            width=1.8,
        )
        + flame(-24, 48, 1)
        + flame(24, 48, 1, flip=True)
        + flame(0, 50, 1.05)
        + band("slate", 5, "M-28 28L-34 46", "M28 28L34 46")
        + shape("slate", "M-38 -12C-50 12 -36 38 0 38C36 38 50 12 38 -12Z")
        + shape("gold", "M-44 2C-20 9 20 9 44 2L43.6 14C20 21 -20 21 -43.6 14Z")
        + line(
            *(
                spiral(x, 10.6 - abs(x) * 0.05, 4, 1.5, 0 if x < 1 else 180, 1 if x < 1 else -1)
                for x in (-34, -22, -10, 2, 14, 26, 36)
            ),
            width=1.3,
        )
        + shape("slate", disc(0, -13, 42, 10))
        + shape("emerald", disc(0, -12, 35, 6.6))
        + shape(
            "amber",
            disc(-12, -13, 4.6, 2.8),
            disc(8, -10.4, 4, 2.4),
            disc(20, -14, 3.4, 2.2),
            disc(-24, -10.6, 2.8, 1.8),
        )
        + both(band("gold", 2.6, disc(-47, -2, 6.4)) + shape("slate", disc(-43, -8, 3.6)))
        + fine("M-28 24C-16 31 16 31 28 24")
    )


def dagdas_club() -> Drawing:
    """The club: death at one end, life at the other."""
    return (
        halo(0, 0, 43)
        + shape(
            "oak",
            "M-42 42C-47 40 -47 34 -42 30L2 -12C4 -30 16 -47 34 -45C52 -42 54 -22 42 -13"
            "C34 -6 22 -4 12 2L-34 40C-36 43 -39 43 -42 42Z",
        )
        + fine(
            "M-30 28L-8 7",
            "M14 -10C18 -14 24 -14 28 -18",
            "M20 -28C26 -26 32 -30 34 -36",
            spiral(31, -26, 6, 1.5, 100),
        )
        + band("gold", 3, "M-2 -8C2 -4 6 0 8 6", "M-9 -1C-5 3 -2 7 0 12")
        + shape(
            "slate",
            *(
                f"M{x - 3} {y}L{x + dx} {y + dy}L{x + 3} {y + 3}Z"
                for x, y, dx, dy in ((16, -36, -6, -7), (40, -44, 5, -7), (49, -27, 9, 0), (40, -11, 4, 8))
            ),
        )
        + band("oxblood", 3, "M-35 25L-29 31", "M-30 20L-24 26")
        + leaf(-38, 30, -120, 1.3)
        + leaf(-42, 34, 178, 1.3)
        + leaf(-34, 40, 70, 1.2)
        + leaf(-40, 40, 122, 1.1)
        + leaf(-26, 20, -104, 1.0)
        + dots("ruby", 1.3, (4, -44), (12, -48), (56, -8), (60, -20), (58, -36), (50, -48))
    )


def dagdas_harp() -> Drawing:
    """The harp and its three strains."""
    strings = fine(
        *(f"M{-24 + 7 * i} {34 - 4.4 * i}L{-21 + 6.6 * i} {-22 - 1.4 * i + 0.5 * i * i}" for i in range(7))
    )
    return (
        halo(-4, 0, 43)
        + line("M40 6C52 2 52 -10 62 -12", spiral(63, -18, 6, 1.4, 100, -1), colour="sapphire", width=2)
        + line("M41 -6C50 -12 48 -24 56 -30", spiral(57, -36, 6, 1.4, 100, -1), colour="ruby", width=2)
        + line("M38 18C50 16 56 8 64 10", spiral(67, 4, 6, 1.4, 120, -1), colour="emerald", width=2)
        + strings
        + shape(
            "oak",
            "M-40 40C-34 26 -34 -6 -38 -22L-26 -26C-22 -8 -22 18 -26 34C10 30 28 18 34 6"
            "L41 12C32 30 0 46 -34 46C-38 46 -41 44 -40 40Z",
        )
        + dots(
            "gold",
            1.5,
            (-33, -10),
            (-31.5, 2),
            (-31.5, 14),
            (-32.5, 26),
            (-24, 39),
            (-8, 37),
            (8, 32),
            (22, 25),
        )
        + band("gold", 5, "M-32 -26C-22 -42 -10 -24 4 -24C20 -26 30 -18 34 -8C37 0 38 4 38 8")
        + shape(
            "gold",
            "M-42 -22C-50 -26 -52 -36 -46 -42C-42 -47 -34 -48 -28 -42L-16 -40"
            "C-14 -36 -16 -34 -20 -34L-27 -33C-24 -28 -25 -24 -26 -20Z",
        )
        + shape("gold", "M-44 -42L-48 -50L-38 -46Z")
        + flat("ink", disc(-34, -39, 1.6))
        + fine("M-20 -37L-16 -37.6", spiral(-40, -30, 4.6, 1.4, 0))
    )


def lugs_spear() -> Drawing:
    """The spear that flies burning."""
    trail: Drawing = ()
    for x, y, scale, turn in ((-11, 4, 1.15, 196), (11, 4, 1.15, 164), (-6, 16, 0.9, 186), (6, 16, 0.9, 174)):
        trail += put(flame(0, 0, scale), x, y, 1, turn)
    thrown = (
        trail
        + band("oak", 3, "M0 78L0 0")
        + shape("gold", "M0 -44C15 -26 15 -8 5 4L3 10L-3 10L-5 4C-15 -8 -15 -26 0 -44Z")
        + fine(
            "M0 -38L0 6", spiral(-5, -10, 4, 1.4, 0), spiral(5, -10, 4, 1.4, 180, -1), "M-7 -22L0 -30L7 -22"
        )
        + band("ruby", 3, "M-4 13C-2 14 2 14 4 13", "M-4 20C-2 21 2 21 4 20")
    )
    return (
        halo(0, 0, 43)
        + rays(24, -15, 30, 48, 28, "amber")
        + put(thrown, 20, -13, 1, 58)
        + line("M-34 -30L-22 -26L-28 -18L-10 -14", "M6 36L14 27L20 34L32 22", colour="sapphire", width=2.4)
    )


EMBLEMS: Final = {
    draw.__name__: draw
    for draw in (
        balors_eye,
        breas_tyranny,
        champions_share,
        dagdas_cauldron,
        dagdas_club,
        dagdas_harp,
        lugs_spear,
    )
}
