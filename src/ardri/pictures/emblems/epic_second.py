"""The emblems of the Epic Tales whose names begin with M to Z."""

from __future__ import annotations

from ardri.pictures.emblems.brush import (
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
from ardri.pictures.emblems.motifs import (
    chain,
    face,
    halo,
    leaf,
    rays,
    spear,
    sword,
    triskel,
    waves,
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


def ogmas_eloquence() -> Drawing:
    """The old speaker, from whose tongue chains of gold run to those who listen."""
    up = [(5, 12), (13, 17), (21, 19), (29, 16), (35, 9), (39, 1), (43, -7)]
    down = [(5, 17), (12, 24), (20, 30), (29, 33), (38, 32)]
    chains = chain(up, "gold", 4.6) + chain(down, "gold", 4.6)
    return (
        halo(-22, -2, 43)
        + shape("ruby", "M-66 60C-64 44 -56 36 -46 32L-16 34C-4 40 2 48 4 60Z")
        + shape(
            "vellum",
            "M-42 34C-54 20 -60 0 -54 -18C-46 -38 -20 -44 -6 -32C0 -26 0 -18 0 -12"
            "C2 -6 8 0 8 4C7 7 2 6 1 8C2 10 4 11 3 13L-4 15L3 17C3 20 0 22 -2 26"
            "C-6 32 -14 32 -16 36Z",
        )
        + shape(
            "white",
            "M-36 -4C-34 8 -28 12 -18 12C-10 9 -6 9 -2 11L-4 15L3 18C4 26 0 38 -10 48C-26 46 -42 32 -44 8Z",
        )
        + fine("M-32 12C-30 24 -24 34 -14 42", "M-24 16C-22 26 -16 34 -10 40", "M-14 17C-14 24 -10 30 -6 34")
        + shape(
            "white",
            "M-60 8C-66 -20 -50 -46 -22 -44C-30 -38 -36 -32 -36 -24C-40 -20 -44 -14 -42 -6"
            "C-46 2 -52 8 -60 8Z",
        )
        + fine("M-54 -2C-56 -16 -50 -30 -40 -36", "M-48 -2C-50 -12 -46 -20 -42 -26")
        + shape("vellum", "M-44 -6C-46 -14 -38 -16 -35 -10C-34 -5 -38 0 -40 2Z")
        + fine("M-41 -7C-40 -10 -37 -9 -38 -6")
        + band("gold", 3, "M-58 -16C-44 -30 -22 -34 -2 -25")
        + shape("white", "M-14 -9C-11 -13 -5 -12 -4 -8C-7 -6 -12 -6 -14 -9Z")
        + flat("ink", disc(-7, -9, 1.7))
        + line("M-17 -15C-12 -19 -6 -18 -2 -14")
        + chains
        + put(face(), 54, -22, 0.95)
        + put(face(), 54, 24, 0.95)
        + shape(
            "oak",
            "M44 -24C42 -36 48 -40 54 -40C61 -40 66 -36 64 -24C61 -31 58 -33 54 -33C50 -33 47 -31 44 -24Z",
        )
        + shape("flame", "M44 22C42 10 48 6 54 6C61 6 66 10 64 22C61 15 58 13 54 13C50 13 47 15 44 22Z")
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
    for index, (left, right) in enumerate(zip(ends, ends[1:], strict=False)):
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
