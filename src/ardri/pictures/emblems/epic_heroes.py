"""Emblems of the Epic Tales that show heroes and beasts."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.motifs import face, figure, halo, leaf, spear, sword, triskel, waves
from ardri.pictures.emblems.strokes import (
    Drawing,
    arc,
    around,
    band,
    both,
    box,
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


def battle_frenzy() -> Drawing:
    """A warrior out of himself."""
    spike = shape("ruby", "M-6 -20C-5 -30 -3 -38 0 -47C3 -38 5 -30 6 -20Z")
    hair: Drawing = ()
    for turn in (-104, 104, -88, 88, -70, 70, -53, 53, -36, 36, -18, 18, 0):
        hair += put(spike, 0, 4, 1, turn)
    return (
        halo(0, 0, 43)
        + put(hair, 0, 2)
        + shape(
            "vellum", "M0 -24C17 -24 24 -12 23 2C23 24 14 44 0 44C-14 44 -23 24 -23 2C-24 -12 -17 -24 0 -24Z"
        )
        + shape("white", disc(-10, -3, 9.4))
        + shape("ruby", disc(-9, -3, 4.6))
        + flat("ink", disc(-9, -3, 1.9))
        + shape("white", "M4 -2C7 -6 14 -6 17 -2C14 1 7 1 4 -2Z")
        + flat("ink", disc(10, -2.2, 1.6))
        + line("M-20 -14C-14 -18 -6 -16 -2 -10", "M3 -9C8 -12 14 -12 19 -8")
        + fine("M-1 -6L-2 11C0 14 4 14 6 11")
        + shape("oxblood", "M-14 20C-10 15 10 15 14 20C16 32 8 40 0 40C-8 40 -16 32 -14 20Z")
        + flat(
            "white",
            path(
                (-11, 19),
                (-8, 24),
                (-5, 18),
                (-2, 23.4),
                (1, 17.6),
                (4, 23.4),
                (7, 18),
                (10, 23),
                (11, 19),
                (0, 16.8),
            ),
        )
        + fine("M-18 6C-16 10 -16 14 -18 18", "M18 6C16 10 16 14 18 18")
        + line(spiral(-19, 12, 3.4, 1.3, 0), spiral(19, 12, 3.4, 1.3, 180, -1), colour="sapphire", width=1.4)
    )


def deirdres_beauty() -> Drawing:
    """Hair like gold, lips like blood."""
    lock = shape(
        "amber", "M0 -48C-30 -48 -34 -20 -34 0C-34 18 -42 26 -52 30C-50 42 -36 46 -24 42C-12 38 -12 20 -16 0Z"
    ) + fine("M-26 -26C-30 -8 -26 14 -34 30", "M-20 -22C-24 -4 -20 18 -26 36", spiral(-44, 36, 5, 1.3, -40))
    return (
        halo(0, -4, 44)
        + shape("sapphire", "M-44 60C-40 40 -26 32 -12 30L12 30C26 32 40 40 44 60Z")
        + both(lock)
        + flat("amber", path((-15, -6), (-11, -37), (-4, -45), (4, -45), (11, -37), (15, -6)))
        + shape("vellum", "M-7 18L7 18L9 34C3 40 -3 40 -9 34Z")
        + put(face(), 0, -8, 1.85)
        + flat("rose", disc(-10, 2, 4), disc(10, 2, 4))
        + shape("ruby", "M-5.6 7C-3 4.6 -1 5.4 0 6C1 5.4 3 4.6 5.6 7C3 10.4 -3 10.4 -5.6 7Z")
        + both(shape("amber", "M0 -40C-14 -40 -20 -28 -20 -8C-16 -20 -8 -28 0 -32Z"))
        + band("gold", 2.4, "M-18 -22C-10 -29 10 -29 18 -22")
        + shape("ruby", disc(0, -27, 3.4))
        + band("gold", 3.4, "M-12 33C-6 40 6 40 12 33")
        + dots("white", 1.6, (-62, -34), (-58, -16), (60, -36), (64, -14), (-66, 4), (66, 8))
    )


def diarmuid() -> Drawing:
    """The lovers under the rowan."""
    moon = "M-2 -18C-16 -18 -20 2 -6 10C-12 2 -12 -10 -2 -18Z"
    berries: Drawing = ()
    for x, y in (
        (-52, -34),
        (-38, -42),
        (-22, -34),
        (30, -40),
        (14, -44),
        (48, -30),
        (-4, -38),
        (60, -16),
        (-62, -18),
    ):
        berries += shape("ruby", disc(x, y, 2.8), disc(x + 5, y + 2, 2.8), disc(x + 1, y + 5, 2.8))
    boughs: Drawing = ()
    for x, y, turn in (
        (-60, -26, 160),
        (-52, -38, 200),
        (-44, -28, 130),
        (-34, -38, 250),
        (-26, -26, 110),
        (-14, -42, 240),
        (4, -40, 70),
        (20, -46, 300),
        (22, -34, 60),
        (38, -44, 330),
        (40, -30, 40),
        (54, -34, 350),
        (56, -20, 30),
        (-10, -30, 100),
    ):
        boughs += leaf(x, y, turn, 1.1, "emerald" if x % 4 else "moss")
    return (
        flat("midnight", box(-80, -55, 160, 110))
        + put(shape("straw", moon), 76, 12, 0.9)
        + dots("straw", 1, (-66, 6), (-58, 22), (52, -2), (66, -6), (48, 26), (-48, 6), (70, 34), (-70, -4))
        + shape("emerald", "M-90 60L-90 40C-40 32 40 32 90 40L90 60Z")
        + shape(
            "bark",
            "M-36 44C-28 20 -34 0 -56 -26L-50 -30C-36 -18 -30 -14 -24 -12"
            "C-14 -22 0 -32 16 -34L18 -30C4 -24 -8 -12 -14 2C-18 16 -16 32 -8 44Z",
        )
        + boughs
        + berries
        + put(figure("ruby", "gold", "bark"), 5, 46, 1.36, 5)
        + put(figure("moss", "gold", "amber"), 33, 46, 1.3, -7)
        + shape("plum", "M-14 46C-14 20 -10 4 -2 -2C-6 14 -6 32 -6 47Z")
        + shape("plum", "M52 46C52 22 48 6 39 0C43 14 44 32 43 47Z")
        + union("vellum", ("M14 22L22 22", 4.6))
    )


def the_fianna() -> Drawing:
    """A hound before the spears."""
    body = (
        "M-40 -4C-30 -17 -12 -13 2 -13C12 -14 20 -21 27 -29C29 -34 34 -35 37 -32L40 -28"
        "L55 -23C56 -19 53 -17 48 -17L38 -16"
        "C35 -7 29 3 18 7C6 11 -4 1 -14 2C-22 6 -36 10 -40 -4Z"
    )
    far = union("stone", ("M-24 0L-36 18", 6), ("M-36 18L-33 31", 4), ("M14 2L24 18", 6), ("M24 18L18 30", 4))
    near = union(
        "silver",
        (body, 0),
        ("M-36 -4C-46 -4 -56 -8 -64 -18", 2.6),
        ("M-32 0C-38 6 -42 10 -48 13", 8),
        ("M-48 13L-58 27", 4.4),
        ("M20 0L37 8", 7),
        ("M37 8L51 18", 4.4),
    )
    return (
        halo(0, -6, 42)
        + put(spear(92), -56, 2, turn=-8)
        + put(spear(92), -42, 2)
        + put(spear(92), -28, 2, turn=8)
        + shape("moss", "M-90 60L-90 36C-50 28 0 34 30 32C50 30 70 32 90 36L90 60Z")
        + far
        + near
        + shape("silver", "M31 -31C26 -35 20 -35 15 -31C19 -28 25 -26 30 -25Z")
        + flat("ink", disc(37.5, -27, 1.7), disc(54, -21.4, 1.5))
        + fine(
            "M41 -20C45 -18 49 -19 51 -19",
            "M6 -8C13 -6 15 -2 13 3",
            "M-26 -8C-21 -4 -21 1 -25 5",
            "M-8 -9C-4 -6 -4 -2 -7 1",
        )
        + band("ruby", 3.6, "M19 -22C21 -16 25 -12 31 -11")
        + shape("gold", disc(27, -10, 2.4))
        + leaf(-62, 47, -60, 0.9)
        + leaf(-62, 47, -120, 0.9)
        + leaf(60, 47, -60, 0.9)
        + leaf(60, 47, -120, 0.9)
    )


def maeves_wealth() -> Drawing:
    """The brown bull with golden horns, between heaps of gold."""
    coin = shape("gold", disc(0, 0, 9, 3.4))
    stack: Drawing = ()
    for x, y in ((0, 0), (1, -5), (-1, -10), (0, -15)):
        stack += put(coin, x, y)
    return (
        halo(0, 0, 43)
        + both(put(stack, -60, 44) + put(stack[:2], -41, 46) + put(coin, -50, 50))
        + both(
            shape("gold", "M-14 -22C-32 -20 -46 -28 -44 -48C-36 -38 -24 -38 -8 -33Z")
            + fine("M-36 -34L-40 -30", "M-28 -34L-30 -27")
        )
        + both(shape("oak", "M-20 -14C-30 -20 -42 -16 -44 -8C-36 -2 -26 -2 -20 -6Z"))
        + shape(
            "oak",
            "M0 -32C-16 -32 -24 -24 -23 -10C-22 6 -16 18 -14 30C-12 40 12 40 14 30"
            "C16 18 22 6 23 -10C24 -24 16 -32 0 -32Z",
        )
        + shape(
            "flame",
            "M0 -34C-10 -36 -14 -28 -10 -22C-7 -26 -5 -22 -6 -17C-2 -20 -1 -16 0 -12"
            "C1 -16 2 -20 6 -17C5 -22 7 -26 10 -22C14 -28 10 -36 0 -34Z",
        )
        + both(
            shape("white", "M-16 -8C-13 -12 -7 -11 -6 -6C-9 -3 -14 -4 -16 -8Z")
            + flat("ink", disc(-10.4, -7.4, 2))
        )
        + shape("rose", "M-15 24C-13 16 13 16 15 24C17 38 9 44 0 44C-9 44 -17 38 -15 24Z")
        + both(
            flat("ink", disc(-7, 27, 2.6, 1.9))
            + fine("M-14 6C-12 10 -11 14 -11 18", spiral(-15, 2, 3, 1.2, 0))
        )
        + fine("M-8 38C-4 40 4 40 8 38")
        + band("gold", 2.4, arc(0, 33, 6, -20, 200))
    )


def manannans_horses() -> Drawing:
    """Horses that rise out of the waves, with manes of foam."""
    mane: Drawing = ()
    for x, y, r in ((-6, -32, 7), (-15, -23, 8), (-22, -12, 9), (-27, 1, 9.6), (-30, 15, 10)):
        mane += shape("azure", disc(x, y, r)) + fine(spiral(x, y, r - 2.4, 1.5, 0, -1), colour="white")
    horse = (
        mane
        + shape(
            "white",
            "M-24 50C-24 14 -18 -14 -4 -27L-2 -40L5 -31C14 -29 22 -20 32 -10"
            "C38 -4 38 3 32 5C26 7 20 4 13 2C8 6 8 18 14 30L20 50Z",
        )
        + fine("M6 -2C2 2 -1 8 -1 14", "M24 0C27 1 30 0 32 -1", "M-4 -27C0 -27 3 -28 5 -31")
        + band("gold", 2.4, "M23 -18C21 -12 21 -6 24 2", "M3 -1C9 -4 16 -6 21 -7")
        + shape("white", "M5 -18C8 -22 14 -21 16 -17C12 -14 8 -15 5 -18Z")
        + flat("ink", disc(11, -17.6, 2), disc(32, -5, 1.5))
    )
    return (
        flat("sky", box(-80, -55, 160, 110))
        + shape("gold", disc(-50, -28, 12))
        + dots("ruby", 0.9, *around(-50, -28, 16, 22))
        + waves(14, "azure", 8)
        + put(horse, -24, 8, 0.86)
        + put(horse, 30, 2, 1.02)
        + waves(30, "sapphire", 0, 6)
        + line(
            spiral(-34, 36, 5, 1.3, 180),
            spiral(14, 38, 5, 1.3, 180),
            spiral(58, 37, 5, 1.3, 180),
            colour="white",
            width=1.4,
        )
        + waves(43, "midnight", 10, 5)
    )


def the_morrigan() -> Drawing:
    """The crow before a red moon."""
    wing = shape(
        "ink",
        "M-4 -14C-16 -32 -42 -42 -70 -36C-66 -32 -64 -30 -62 -26L-72 -20L-58 -15L-66 -6"
        "L-52 -5L-56 6L-42 3L-43 14L-30 8L-26 18L-14 8L-4 12Z",
    ) + fine(
        "M-60 -27C-44 -28 -28 -22 -14 -10",
        "M-56 -15C-42 -17 -28 -13 -14 -5",
        "M-50 -5C-38 -8 -26 -6 -14 0",
        "M-41 3C-32 0 -22 1 -14 4",
        colour="azure",
    )
    return (
        flat("plum", box(-80, -55, 160, 110))
        + shape("ruby", disc(0, -6, 37))
        + dots("gold", 1, *around(0, -6, 41.5, 44))
        + both(wing)
        + shape("ink", "M-10 -12C-12 6 -10 18 -6 26L-16 44L-6 40L0 47L6 40L16 44L6 26C10 18 12 6 10 -12Z")
        + fine(
            "M-4 34L-6 39",
            "M4 34L6 39",
            "M0 34L0 40",
            "M-4 4L0 8L4 4",
            "M-5 12L0 17L5 12",
            "M-4 -4L0 0L4 -4",
            colour="azure",
        )
        + shape(
            "ink",
            "M-10 -10C-13 -26 -6 -34 3 -34C12 -34 15 -28 24 -23C18 -21 14 -20 11 -18C10 -14 10 -12 10 -10Z",
        )
        + fine("M24 -23C19 -25 14 -25 11 -24", colour="azure")
        + flat("amber", disc(4, -26, 2.8))
        + flat("ink", disc(4.6, -26, 1.2))
        + dots(
            "ruby", 1.2, (-62, 20), (-50, 30), (-66, 38), (62, 20), (50, 30), (66, 38), (-36, 40), (36, 40)
        )
    )


def tale_of_cuchulain() -> Drawing:
    """The hero bound to the stone, and the crow that tells of his end."""
    crow = (
        shape(
            "ink",
            "M-16 6C-10 -2 -6 -8 0 -12C2 -18 10 -20 14 -15L22 -12L14 -10C13 -2 8 6 -2 7C-8 8 -14 12 -20 12Z",
        )
        + fine("M-8 3C-4 1 0 -2 4 -6", "M-13 6L-8 4", colour="azure")
        + flat("amber", disc(10.6, -14.4, 1.5))
    )
    return (
        flat("rose", box(-80, -55, 160, 110))
        + shape("ruby", disc(0, -8, 34))
        + dots("gold", 1, *around(0, -8, 38.4, 40))
        + shape("moss", "M-90 60L-90 40C-40 32 40 32 90 40L90 60Z")
        + put(spear(96), 44, -2, turn=4)
        + shape("stone", "M-24 48C-28 16 -26 -20 -16 -36C-8 -44 10 -44 17 -35C26 -20 28 16 24 48Z")
        + fine("M-19 38C-21 12 -20 -10 -14 -26", spiral(16, -24, 4, 1.5, 0))
        + union(
            "vellum", ("M-13 2L-20 22", 6), ("M13 2L20 22", 6), ("M-6 34L-7 48", 6.4), ("M6 34L7 48", 6.4)
        )
        + shape("emerald", "M-12 -4C-5 -7 5 -7 12 -4L14 38C5 41 -5 41 -14 38Z")
        + shape("gold", "M-14 32L14 32L14 38C5 41 -5 41 -14 38Z")
        + put(put(face(), 0, 0, 0.95), 1, -16, 1, 8)
        + shape(
            "flame",
            "M-10 -18C-13 -30 -4 -34 1 -33C9 -33 14 -28 12 -16C10 -22 7 -25 2 -26C-3 -25 -7 -24 -10 -18Z",
        )
        + band(
            "straw",
            2.6,
            "M-26 6C-10 11 10 11 26 6",
            "M-26 14C-10 19 10 19 26 14",
            "M-25 26C-10 22 10 22 26 28",
        )
        + put(shape("sapphire", disc(0, 0, 13)) + put(triskel(10, "gold", 1.8)), -40, 38)
        + put(crow, 23, -28, 1.05, 0, True)
        + put(sword("silver", "gold", 30), 60, 44, 0.9, 24)
    )


def tuans_memory() -> Drawing:
    """The salmon in which a man's memory swam."""
    scales = fine(
        *(
            arc(x, y, 4, -80, 80)
            for x, y in ((-18, -2), (-10, -6), (-10, 2), (-2, -8), (-2, 0), (-2, 7), (6, -5), (6, 3))
        )
    )
    salmon = (
        shape("rose", "M-30 0L-48 -15C-44 -5 -44 5 -50 14Z")
        + fine("M-34 -2L-43 -8", "M-35 2L-44 7")
        + shape(
            "rose",
            "M-8 -12C-6 -22 4 -24 12 -20C10 -16 8 -14 10 -11Z",
            "M2 11C-2 18 -8 20 -12 18C-10 14 -8 12 -8 10Z",
        )
        + shape("silver", "M-34 0C-24 -14 4 -18 26 -7C32 -4 37 -1 39 2C36 7 26 12 10 13C-8 14 -24 8 -34 0Z")
        + flat("rose", "M-26 2C-10 10 14 13 30 7C22 11 12 12.2 8 12.2C-6 13 -18 8 -26 2Z")
        + scales
        + fine("M17 -9C13 -3 13 5 17 10", "M39 2C36 3 33 3 31 3")
        + shape("white", disc(25, -2, 3))
        + flat("ink", disc(25.6, -2, 1.5))
        + dots("oxblood", 1.2, (-18, -7), (-8, -11.6), (4, -12), (12, -11), (-26, -3))
    )
    nut = shape("oak", disc(0, 0, 4.6)) + shape("moss", "M-5.4 -1C-5 -6 5 -6 5.4 -1C2 -3 -2 -3 -5.4 -1Z")
    return (
        flat("white", disc(0, -4, 45))
        + line(spiral(0, -4, 42, 3.2, 90), colour="straw", width=3)
        + dots("ruby", 0.9, *around(0, -4, 48, 44))
        + put(salmon, 3, -6, 1.22, -34)
        + line("M-50 36C-52 28 -48 24 -44 22", "M-24 36C-20 30 -22 26 -26 24", colour="sapphire", width=2)
        + waves(37, "azure", 4, 5)
        + waves(44, "sapphire", 12, 4)
        + put(nut, 54, -8, 1.1, 10)
        + put(nut, -40, -36, 1.1, -20)
        + put(nut, 60, 12, 1)
        + leaf(52, -14, -70, 0.9)
        + leaf(-42, -41, -130, 0.9)
        + dots("sapphire", 1.8, (-56, 24), (-14, 28), (-35, 30))
    )


EMBLEMS: Final = {
    draw.__name__: draw
    for draw in (
        battle_frenzy,
        deirdres_beauty,
        diarmuid,
        the_fianna,
        maeves_wealth,
        manannans_horses,
        the_morrigan,
        tale_of_cuchulain,
        tuans_memory,
    )
}
