"""Emblems of the territories on high ground: small landscapes that fill the window."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.landscape import adit, hut, mist, oak, pine, sky, stone, sun, tuft
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
    path,
    put,
    shape,
)


def highlands() -> Drawing:
    """Cliffs, a waterfall, and a stag."""
    stag = shape(
        "oak",
        "M-12 0L-12 -8C-13 -14 -8 -16 -2 -15L6 -16L10 -26L13 -31L18 -28L16 -25L13 -24"
        "C13 -18 12 -12 9 -9L9 0L6 0L6 -7L-7 -8L-9 0Z",
    ) + line("M12 -31C8 -35 8 -40 10 -44", "M9 -38L4 -41", "M14 -31C17 -35 20 -38 20 -43", "M17 -36L22 -36")
    return (
        sky("straw")
        + shape(
            "lilac",
            "M-90 60L-90 -8L-66 -10L-60 -22L-22 -24L-14 -12L20 -12L30 -28L66 -28L74 -14L90 -14L90 60Z",
        )
        + fine("M-50 -22L-48 -12", "M-36 -23L-35 -12", "M42 -28L42 -16", "M56 -28L57 -16")
        + shape("stone", "M-90 60L-90 10C-70 8 -50 4 -30 5C-20 6 -12 3 -4 4L2 60Z")
        + shape("stone", "M90 60L90 -2C70 -4 52 -6 30 -4C24 -3 18 -5 12 -4L6 60Z")
        + shape("azure", "M-6 2C0 4 8 0 14 -3L12 34C8 42 0 42 -6 34Z")
        + fine("M0 6L-1 34", "M6 6L6 36", "M10 4L10 30", colour="white")
        + shape(
            "heather",
            "M-90 12L-90 4C-70 0 -50 -4 -30 -3C-20 -2 -12 -4 -3 -1L-5 8C-14 12 -22 8 -34 12"
            "C-50 14 -70 14 -90 18Z",
        )
        + shape(
            "heather",
            "M90 6L90 -8C70 -12 52 -14 30 -12C24 -11 18 -12 12 -8L13 2C24 4 34 0 46 4C60 6 76 4 90 8Z",
        )
        + fine(
            "M-70 20L-68 40",
            "M-54 18L-53 46",
            "M-38 16L-36 38",
            "M-22 14L-21 44",
            "M-62 40L-61 52",
            "M28 8L27 36",
            "M44 10L45 44",
            "M60 10L59 34",
            "M74 12L75 44",
        )
        + tuft(-58, 6)
        + tuft(-24, 4)
        + tuft(68, -2)
        + shape("sky", "M-40 60C-30 40 -14 36 4 37C26 37 36 44 44 60Z")
        + fine("M-12 44C-6 41 0 41 6 44", "M-4 49C4 46 12 46 20 49")
        + put(stag, 42, -7, 0.95)
    )


def hills() -> Drawing:
    """Green slopes with sheep."""
    sheep = (
        line("M-4 2L-4 7", "M4 2L4 7")
        + shape(
            "white", "M-8 0C-11 -2 -9 -7 -6 -6C-5 -10 1 -10 2 -7C6 -9 9 -5 7 -2C8 2 4 4 1 3C-2 5 -7 4 -8 0Z"
        )
        + shape("slate", disc(9, -3, 3, 3.6))
    )
    return (
        sky("sky")
        + sun(-34, -24, 13)
        + shape("mint", "M-90 60L-90 2C-70 -16 -50 -14 -30 0C-6 -26 24 -30 46 -4C60 -16 76 -14 90 -4L90 60Z")
        + shape("leaf", "M-90 60L-90 24C-66 -2 -36 -4 -8 22C-2 28 4 34 8 60Z")
        + shape("moss", "M-20 60C-4 24 26 -8 56 4C72 10 84 22 90 30L90 60Z")
        + fine("M-60 4C-66 14 -70 24 -72 36", "M-46 1C-48 14 -50 26 -50 40", "M-32 4C-28 14 -26 24 -24 36")
        + fine(
            "M38 6C30 18 22 30 18 44",
            "M50 4C46 18 42 32 40 46",
            "M62 8C64 20 64 32 62 44",
            "M10 -22C6 -16 2 -10 0 -4",
            "M22 -22C20 -16 18 -12 16 -8",
        )
        + shape("leaf", "M-90 60L-90 46C-60 30 -20 34 0 42C24 34 60 34 90 48L90 60Z")
        + put(sheep, -52, 26, 1.1)
        + put(sheep, -22, 33, 1.1, flip=True)
        + put(sheep, 40, 26, 1.1)
        + stone(52, 5, 6, 11)
        + stone(60, 7, 6, 8)
        + tuft(-4, 49)
        + tuft(30, 47)
        + tuft(-66, 48)
    )


def iron_mine() -> Drawing:
    """A dark adit with red ore."""
    pick = band("oak", 2.6, "M0 22L0 -14") + shape(
        "slate", "M-18 -6C-12 -16 12 -16 18 -6C10 -11 -10 -11 -18 -6Z"
    )
    ore = shape("oxblood", path((-6, 0), (-7, -5), (-2, -9), (5, -8), (8, -3), (6, 1))) + fine(
        "M-2 -9L0 -4L-6 0", "M0 -4L8 -3"
    )
    return (
        sky("straw")
        + shape("heather", "M-90 60L-90 0C-60 -12 -40 -20 -20 -14C20 -24 60 -16 90 -4L90 60Z")
        + shape(
            "slate",
            path(
                (-90, 60),
                (-64, 20),
                (-56, 2),
                (-40, -8),
                (-32, -30),
                (-12, -40),
                (4, -36),
                (18, -42),
                (32, -24),
                (44, -16),
                (52, 4),
                (66, 14),
                (90, 60),
            ),
        )
        + fine(
            "M-12 -40L-16 -24L-26 -14",
            "M18 -42L16 -28L26 -16",
            "M-40 -8L-34 6L-44 20",
            "M44 -16L38 2L46 16",
            "M-16 -24L-4 -22",
        )
        + flat(
            "oxblood",
            path((-30, -16), (-22, -20), (-16, -12), (-24, -8)),
            path((24, -12), (32, -14), (36, -6), (28, -2)),
            path((-44, 12), (-36, 6), (-32, 14), (-40, 20)),
            path((42, 8), (48, 6), (52, 14), (46, 18)),
        )
        + put(adit("slate"), 0, 34, 1.3)
        + shape("moss", "M-90 60L-90 38C-60 30 -30 34 -22 34L22 34C34 34 60 30 90 38L90 60Z")
        + shape("straw", "M-17 34L17 34C22 42 28 50 36 60L-36 60C-28 50 -22 42 -17 34Z")
        + put(ore, 44, 44)
        + put(ore, 58, 44)
        + put(ore, 51, 36)
        + put(ore, 35, 48, 0.8)
        + put(pick, -44, 26, 1.1, 24)
    )


def lost_vale() -> Drawing:
    """A lake between cliffs, half hidden by mist."""
    return (
        sky("lilac")
        + shape("mint", "M-50 60L-40 0C-20 -12 20 -12 40 0L50 60Z")
        + sun(0, -14, 10, "gold")
        + shape("leaf", "M-60 60L-50 14C-20 2 20 2 50 14L60 60Z")
        + shape("azure", disc(2, 24, 22, 7))
        + fine("M-8 22C-4 20 0 20 4 22", "M2 27C6 25 10 25 14 27", colour="white")
        + oak(-12, 17, 0.8, "gold")
        + oak(20, 15, 0.62, "flame")
        + both(
            shape(
                "slate",
                path(
                    (-90, 60),
                    (-90, -50),
                    (-62, -56),
                    (-46, -38),
                    (-40, -20),
                    (-30, -8),
                    (-32, 8),
                    (-22, 26),
                    (-28, 60),
                ),
            )
            + fine(
                "M-62 -56L-58 -30L-66 -12",
                "M-46 -38L-50 -16L-42 0L-48 18",
                "M-66 -12L-62 10L-72 28",
                "M-32 8L-40 22L-36 40",
            )
            + shape(
                "moss",
                "M-90 -46L-90 -60L-56 -60C-48 -50 -46 -44 -45 -36C-52 -40 -56 -44 -62 -42"
                "C-70 -44 -78 -40 -90 -38Z",
            )
        )
        + mist(-28, 2, 46)
        + mist(30, -4, 44, flip=True)
        + mist(-20, 40, 70)
        + mist(36, 46, 60, flip=True)
    )


def misty_lands() -> Drawing:
    """Banks of mist around old stones."""
    bare = line(
        "M0 30L0 0C0 -8 -8 -14 -12 -22",
        "M0 0C2 -8 8 -12 10 -24",
        "M-1 6C-6 2 -14 0 -20 -6",
        "M0 10C6 4 12 4 18 -2",
        "M-9 -15L-4 -24",
        "M9 -16L16 -22",
        width=2.6,
    )
    return (
        sky("silver")
        + flat("white", disc(-10, -20, 16))
        + dots("ruby", 0.9, *around(-10, -20, 20, 26))
        + shape(
            "heather", "M-90 60L-90 -2C-60 -22 -40 -18 -16 -4C10 -22 40 -26 60 -8C72 -14 82 -12 90 -8L90 60Z"
        )
        + mist(50, -6, 50, "white", flip=True)
        + mist(-54, 0, 40, "white")
        + shape("lilac", "M-90 60L-90 24C-50 6 -20 10 10 18C40 6 70 8 90 18L90 60Z")
        + put(bare, 44, 2, 1.1)
        + stone(-18, 26, 12, 34, "slate")
        + stone(2, 30, 10, 22, "slate")
        + mist(-6, 25, 76, "white")
        + mist(54, 30, 44, "white", flip=True)
        + shape("heather", "M-90 60L-90 44C-40 36 40 38 90 46L90 60Z")
        + mist(-40, 41, 60, "white", flip=True)
        + mist(36, 47, 66, "white")
    )


def mountains() -> Drawing:
    """Peaks in snow."""

    def peak(fill: str) -> Drawing:
        return (
            shape(
                fill,
                path(
                    (-40, 50), (-22, 18), (-18, 14), (-6, -12), (0, -20), (8, -8), (14, 6), (22, 16), (40, 50)
                ),
            )
            + shape(
                "white",
                path((-10, -4), (-6, -12), (0, -20), (8, -8), (12, 1), (7, -2), (3, 5), (-2, -2), (-6, 4)),
            )
            + fine("M6 10L0 24L8 36", "M-12 12L-16 28", "M20 22L22 38")
        )

    return (
        sky("sky")
        + shape(
            "heather",
            path(
                (-90, 60),
                (-90, 4),
                (-70, -14),
                (-56, 2),
                (-30, -18),
                (-8, 6),
                (14, -12),
                (36, 4),
                (62, -18),
                (90, 6),
                (90, 60),
            ),
        )
        + put(peak("stone"), -42, 4, 1.02)
        + put(peak("stone"), 44, 2, 1.06, flip=True)
        + put(peak("slate"), 2, -16, 1.42)
        + shape("moss", "M-90 60L-90 42C-60 32 -30 36 0 42C30 36 60 32 90 40L90 60Z")
        + pine(-62, 50, 0.62)
        + pine(-50, 53, 0.56)
        + pine(60, 50, 0.62)
        + pine(48, 54, 0.56)
        + pine(70, 54, 0.56)
        + fine(
            "M-58 -34C-54 -38 -52 -38 -49 -35C-46 -38 -44 -38 -40 -34",
            "M-38 -42C-36 -45 -34 -45 -32 -43C-30 -45 -28 -45 -26 -42",
        )
    )


def salt_mine() -> Drawing:
    """A white adit with crystals."""
    crystal = (
        shape("white", "M-7 0L-7 -22L0 -32L7 -22L7 0Z")
        + flat("sky", path((1, -1), (1, -29), (6, -21.6), (6, -1)))
        + fine("M-7 -22L0 -19L7 -22", "M0 -19L0 0")
    )
    heap = shape("white", "M-22 0C-14 -10 -8 -18 0 -18C8 -18 14 -10 22 0C10 4 -10 4 -22 0Z") + fine(
        "M-8 -8L-6 -6", "M2 -12L4 -10", "M6 -5L8 -3", "M-3 -3L-1 -1"
    )
    return (
        sky("azure")
        + shape(
            "silver",
            path(
                (-90, 60),
                (-90, -14),
                (-70, -22),
                (-58, -40),
                (-34, -30),
                (-16, -46),
                (6, -34),
                (24, -48),
                (46, -28),
                (60, -34),
                (76, -16),
                (90, -12),
                (90, 60),
            ),
        )
        + shape(
            "vellum",
            path(
                (-90, 60),
                (-90, 6),
                (-66, -10),
                (-52, -24),
                (-32, -14),
                (-16, -28),
                (4, -18),
                (26, -32),
                (44, -10),
                (60, -14),
                (90, 8),
                (90, 60),
            ),
        )
        + fine(
            "M-52 -24L-46 -4L-54 12",
            "M-16 -28L-20 -16",
            "M26 -32L32 -8L24 4",
            "M44 -10L48 8",
            "M-66 -10L-64 8",
            "M4 -18L2 -8",
        )
        + put(adit("slate"), 0, 34, 1.2)
        + shape("straw", "M-90 60L-90 36C-50 32 -30 34 -20 34L20 34C40 34 60 32 90 38L90 60Z")
        + put(crystal, -48, 42, 0.9, -16)
        + put(crystal, -66, 44, 1.0, -26)
        + put(crystal, -57, 46, 1.2)
        + put(crystal, -40, 47, 0.8, 14)
        + put(heap, 48, 44, 1.05)
        + band("oak", 2.4, "M44 30L62 4")
        + put(shape("slate", "M-5 0L5 0L6 -11L-6 -11Z"), 42, 33, 1, 215)
        + put(crystal, 34, -18, 0.4, 20)
        + put(crystal, -36, -2, 0.45, -20)
    )


def valley() -> Drawing:
    """A river between slopes."""
    river = (
        "M2 -2C12 4 -8 10 0 18C10 26 22 28 14 40C10 48 0 52 -6 60L44 60"
        "C42 50 48 42 42 32C36 22 14 20 14 12C14 6 14 2 6 -2Z"
    )
    return (
        sky("straw")
        + sun(4, -16, 15)
        + shape(
            "heather",
            path(
                (-90, 60),
                (-90, -10),
                (-60, -30),
                (-36, -12),
                (-14, -4),
                (4, 0),
                (24, -6),
                (44, -18),
                (66, -34),
                (90, -14),
                (90, 60),
            ),
        )
        + shape("leaf", "M-90 60L-90 -22C-60 -18 -30 -6 4 -2C30 -6 60 -18 90 -24L90 60Z")
        + shape("azure", river)
        + fine(
            "M18 30C22 28 26 28 30 30", "M16 46C22 43 28 43 34 46", "M2 12C5 10.5 7 10.5 9 12", colour="white"
        )
        + shape("moss", "M-90 60L-90 -6C-60 2 -36 10 -16 26C-8 34 -8 46 -14 60Z")
        + shape("moss", "M90 60L90 -8C70 0 54 10 46 22C46 34 52 44 50 60Z")
        + fine(
            "M-74 8C-66 16 -62 26 -60 36",
            "M-56 14C-48 22 -44 30 -42 40",
            "M-38 22C-32 28 -28 36 -28 44",
            "M74 10C68 18 66 26 66 36",
            "M60 20C56 26 56 34 58 42",
        )
        + hut(-56, 40, 1.1)
        + hut(-34, 48, 0.9)
        + line("M-56 14C-60 10 -52 6 -56 2C-59 -2 -53 -5 -55 -9", width=1.4)
        + oak(66, 36, 0.9)
        + oak(74, 48, 1.0)
        + pine(-74, 14, 0.6)
        + pine(-64, 10, 0.5)
        + pine(60, 4, 0.5)
        + pine(72, 0, 0.6)
    )


EMBLEMS: Final = {
    draw.__name__: draw
    for draw in (
        highlands,
        hills,
        iron_mine,
        lost_vale,
        misty_lands,
        mountains,
        salt_mine,
        valley,
    )
}
