"""The emblems of the Epic Tales whose names begin with A to L, and the table of all of them."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.brush import (
    Drawing,
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
from ardri.pictures.emblems.epic_second import (
    maeves_wealth,
    manannans_horses,
    nuada_silverhand,
    oenguss_ploy,
    ogmas_eloquence,
    stone_of_fal,
    strengs_resolve,
    tailtus_land,
    tale_of_cuchulain,
    the_morrigan,
    the_other_world,
    tuans_memory,
)
from ardri.pictures.emblems.motifs import (
    chain,
    face,
    features,
    figure,
    flame,
    halo,
    leaf,
    rays,
    spear,
    sword,
)


def _balors_eye() -> Drawing:
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


def _battle_frenzy() -> Drawing:
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


def _battle_of_moytura() -> Drawing:
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


def _breas_tyranny() -> Drawing:
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


def _cathbads_word() -> Drawing:
    star = path(
        *(q for pair in zip(around(0, 0, 7, 5), around(0, 0, 2.8, 5, -54), strict=True) for q in pair)
    )
    return (
        flat("midnight", box(-80, -55, 160, 110))
        + dots(
            "straw", 1, (-64, -36), (-50, -14), (-68, 6), (-34, -42), (24, -44), (68, -8), (62, 20), (62, -30)
        )
        + put(shape("gold", star), 62, -34, 1.1)
        + put(shape("gold", star), -56, -26, 0.8)
        + put(shape("gold", star), 64, -4, 0.6)
        + shape("emerald", "M-50 60C-50 34 -34 20 -14 14L14 14C34 20 50 34 50 60Z")
        + fine("M-36 34C-34 42 -34 50 -35 58", "M36 34C34 42 34 50 35 58")
        + shape(
            "emerald",
            "M-2 -46C-26 -46 -30 -18 -25 4C-22 18 -18 24 -14 28L14 28C18 24 22 18 25 4C30 -18 22 -46 -2 -46Z",
        )
        + put(face(), 0, -13, 1.5)
        + shape("gold", "M-15 -25C-8 -32 8 -32 15 -25L14 -20C8 -26 -8 -26 -14 -20Z")
        + shape(
            "white",
            "M-15 -12C-17 10 -16 34 0 50C16 34 17 10 15 -12C13 -4 9 -2 5 -3"
            "C2 -5 -2 -5 -5 -3C-9 -2 -13 -4 -15 -12Z",
        )
        + fine("M-8 2C-9 16 -6 28 -2 38", "M8 2C9 16 6 28 2 38", "M0 6C0 16 0 26 0 34", "M-3 1C-1 2 1 2 3 1")
        + band("oak", 3, "M44 60L44 -12")
        + band("gold", 3, "M44 -12C44 -22 30 -24 28 -15C27 -8 35 -5 38 -11")
        + union("vellum", ("M36 22L50 22", 6))
        + union("vellum", ("M37 29L50 29", 6))
        + shape("emerald", "M22 58C24 44 28 36 34 30L54 34C56 44 54 52 50 60Z")
        + band("gold", 2.6, "M34 32C40 36 46 37 54 36")
    )


def _champions_share() -> Drawing:
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


def _children_of_dana() -> Drawing:
    return (
        halo(0, -24, 24)
        + shape(
            "emerald",
            "M0 -26C-14 -24 -22 -16 -28 -4C-42 12 -60 30 -66 56L66 56C60 30 42 12 28 -4C22 -16 14 -24 0 -26Z",
        )
        + shape("leaf", "M0 -12C-12 -4 -38 26 -43 56L43 56C38 26 12 -4 0 -12Z")
        + both(
            fine("M-26 4C-38 18 -48 34 -53 50") + dots("gold", 1.3, (-36, 12), (-44, 24), (-50, 37), (-28, 2))
        )
        + both(
            shape("gold", "M0 -46C-14 -46 -18 -30 -16 -18C-20 -10 -24 -8 -22 -2C-14 -2 -10 -10 -10 -20Z")
            + fine("M-13 -30C-13 -20 -16 -12 -18 -6")
        )
        + put(face(), 0, -27, 1.18)
        + shape(
            "gold",
            "M-11 -34C-10 -43 -5 -46 0 -46C5 -46 10 -43 11 -34C7 -40 4 -41 0 -41C-4 -41 -7 -40 -11 -34Z",
        )
        + shape("gold", disc(0, -9, 4.4))
        + fine(spiral(0, -9, 2.8, 1.3))
        + put(figure("sapphire", "gold", "bark"), -19, 47, 0.84)
        + put(figure("ruby", "gold", "oak"), 19, 47, 0.84)
        + put(figure("amber", "oxblood", "flame"), 0, 49, 1)
    )


def _the_dagda() -> Drawing:
    return (
        halo(0, -4, 44)
        + shape("plum", "M-62 60C-60 34 -40 20 -20 14L20 14C40 20 60 34 62 60Z")
        + fine("M-44 36C-42 44 -42 52 -43 60", "M44 36C42 44 42 52 43 60")
        + shape(
            "flame",
            "M0 -48C-26 -48 -32 -24 -29 0C-28 14 -24 20 -18 26L18 26C24 20 28 14 29 0C32 -24 26 -48 0 -48Z",
        )
        + put(face(), 0, -12, 1.95)
        + shape(
            "flame",
            "M-20 -12C-25 14 -24 40 0 52C24 40 25 14 20 -12C18 -2 13 2 7 1C3 -2 -3 -2 -7 1"
            "C-13 2 -18 -2 -20 -12Z",
        )
        + shape("oxblood", "M-5 5C-2 7 2 7 5 5C4 10 -4 10 -5 5Z")
        + both(
            fine(
                spiral(-10, 22, 6.5, 1.7, 0),
                spiral(-6, 38, 4.6, 1.5, 0),
                "M-17 4C-18 10 -18 14 -17 18",
                "M-7 1C-9 5 -13 7 -17 5",
            )
        )
        + shape("gold", "M-23 -22C-14 -30 14 -30 23 -22L22 -28C26 -36 14 -42 0 -42C-14 -42 -26 -36 -22 -28Z")
        + dots("oxblood", 1.8, (-14, -31), (14, -31))
        + shape("sapphire", "M0 -39L4.6 -33L0 -28L-4.6 -33Z")
    )


def _dagdas_cauldron() -> Drawing:
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


def _dagdas_club() -> Drawing:
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


def _dagdas_harp() -> Drawing:
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


def _deirdres_beauty() -> Drawing:
    lock = shape(
        "amber", "M0 -48C-30 -48 -34 -20 -34 0C-34 18 -42 26 -52 30C-50 42 -36 46 -24 42C-12 38 -12 20 -16 0Z"
    ) + fine("M-26 -26C-30 -8 -26 14 -34 30", "M-20 -22C-24 -4 -20 18 -26 36", spiral(-44, 36, 5, 1.3, -40))
    return (
        halo(0, -4, 44)
        + shape("sapphire", "M-44 60C-40 40 -26 32 -12 30L12 30C26 32 40 40 44 60Z")
        + both(lock)
        + flat("amber", path((-15, -6), (-9, -40), (0, -46), (9, -40), (15, -6)))
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


def _diarmuid() -> Drawing:
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


def _eriu() -> Drawing:
    clover: Drawing = line("M0 2C1 6 2 9 4 12", colour="emerald", width=2)
    for turn in (-90, 30, 150):
        clover += put(
            shape("moss", "M0 0C-6 -3 -7 -10 -2 -11C-1 -11 0 -10 0 -9C0 -10 1 -11 2 -11C7 -10 6 -3 0 0Z"),
            turn=turn + 90,
        )
    return (
        shape("gold", disc(0, -10, 36))
        + rays(0, -10, 40, 62, 36, "flame")
        + shape("emerald", "M-56 60C-52 34 -34 24 -14 20L14 20C34 24 52 34 56 60Z")
        + fine("M-38 40C-36 48 -36 54 -37 60", "M38 40C36 48 36 54 37 60")
        + both(
            shape("bark", "M0 -40C-24 -40 -26 -16 -24 4C-24 18 -28 26 -30 36C-18 38 -12 28 -12 12Z")
            + fine("M-20 -12C-20 6 -18 18 -22 30")
        )
        + shape("vellum", "M-6 12L6 12L8 28C3 33 -3 33 -8 28Z")
        + put(face(), 0, -9, 1.6)
        + both(shape("bark", "M0 -32C-12 -32 -16 -22 -17 -8C-12 -18 -6 -22 0 -24Z"))
        + shape("gold", "M-19 -22L-22 -42L-11 -33L0 -48L11 -33L22 -42L19 -22C8 -29 -8 -29 -19 -22Z")
        + shape("emerald", disc(0, -33, 3.4))
        + shape("ruby", disc(-12, -30, 2.2), disc(12, -30, 2.2))
        + band("gold", 3.4, "M-13 26C-6 34 6 34 13 26")
        + put(clover, -55, 6, 1.3, -10)
        + put(clover, 55, 6, 1.3, 10)
    )


def _the_fianna() -> Drawing:
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


def _kernunos() -> Drawing:
    antler = union(
        "gold",
        ("M-8 -8C-18 -16 -34 -16 -42 -28C-45 -34 -45 -40 -44 -46", 4),
        ("M-22 -15C-26 -24 -26 -32 -24 -42", 3.6),
        ("M-36 -21C-46 -22 -54 -26 -58 -34", 3.6),
        ("M-14 -12C-14 -20 -12 -26 -10 -32", 3.2),
    )
    beard: Drawing = ()
    for x, y, turn, fill in (
        (-11, 24, 128, "moss"),
        (11, 24, 52, "moss"),
        (-7, 28, 112, "emerald"),
        (7, 28, 68, "emerald"),
        (0, 28, 90, "moss"),
        (-14, 16, 150, "emerald"),
        (14, 16, 30, "emerald"),
    ):
        beard += leaf(x, y, turn, 1.35, fill)
    return (
        halo(0, 0, 43)
        + both(antler)
        + both(band("amber", 2.6, disc(-57, -17, 8)))
        + shape("oak", "M0 -16C-20 -16 -22 4 -18 20L18 20C22 4 20 -16 0 -16Z")
        + put(face(), 0, 9, 1.6)
        + beard
        + fine("M-4 24C-2 25.4 2 25.4 4 24")
        + both(leaf(0, -10, 200, 1.1, "moss") + leaf(-8, -8, 170, 1.0, "emerald"))
        + shape("ruby", disc(0, -11, 3))
        + both(leaf(-50, 48, -110, 1.1, "leaf") + leaf(-44, 50, -70, 1.1, "leaf"))
    )


def _lug_samildanach() -> Drawing:
    beam = shape("amber", "M-5 -20C-6 -28 2 -32 -1 -42C6 -36 5 -28 5 -20Z")
    plain = shape("gold", "M-4 -20L0 -35L4 -20Z")
    crown: Drawing = ()
    for turn in range(0, 360, 45):
        crown += put(plain, turn=turn + 22.5) + put(beam, turn=turn)
    hammer = band("oak", 3, "M0 16L0 -8") + shape("silver", "M-11 -14L11 -14L11 -4L-11 -4Z")
    cup = shape("gold", "M-9 -12L9 -12C9 -2 5 2 2 3L2 9L7 12L-7 12L-2 9L-2 3C-5 2 -9 -2 -9 -12Z") + shape(
        "ruby", disc(0, -12, 9, 2.6)
    )
    harp = fine("M-6 10L-5 -8", "M-1 6L0 -7", "M4 0L5 -7") + band(
        "gold", 2.2, "M-10 14L9 -9", "M-10 14C-13 4 -13 -6 -10 -12", "M-10 -12C-4 -16 2 -4 9 -9"
    )
    return (
        put(sword("silver", "gold", 30), 56, -12, 0.9, 18)
        + put(hammer, -56, -24, 1.1, -18)
        + put(cup, -56, 28, 1.15)
        + put(harp, 56, 26, 1.15)
        + crown
        + shape("straw", disc(0, 0, 22))
        + dots("ruby", 0.9, *around(0, 0, 19, 30))
        + put(features(), 0, 0, 1.55)
        + flat("rose", disc(-10, 7, 3), disc(10, 7, 3))
    )


def _lugs_spear() -> Drawing:
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


EMBLEMS: Final[dict[str, Drawing]] = {
    "balors_eye": _balors_eye(),
    "battle_frenzy": _battle_frenzy(),
    "battle_of_moytura": _battle_of_moytura(),
    "breas_tyranny": _breas_tyranny(),
    "cathbads_word": _cathbads_word(),
    "champions_share": _champions_share(),
    "children_of_dana": _children_of_dana(),
    "the_dagda": _the_dagda(),
    "dagdas_cauldron": _dagdas_cauldron(),
    "dagdas_club": _dagdas_club(),
    "dagdas_harp": _dagdas_harp(),
    "deirdres_beauty": _deirdres_beauty(),
    "diarmuid": _diarmuid(),
    "eriu": _eriu(),
    "the_fianna": _the_fianna(),
    "kernunos_sanctuary": _kernunos(),
    "lug_samildanach": _lug_samildanach(),
    "lugs_spear": _lugs_spear(),
    "maeves_wealth": maeves_wealth(),
    "manannans_horses": manannans_horses(),
    "the_morrigan": the_morrigan(),
    "nuada_silverhand": nuada_silverhand(),
    "oenguss_ploy": oenguss_ploy(),
    "ogmas_eloquence": ogmas_eloquence(),
    "the_other_world": the_other_world(),
    "stone_of_fal": stone_of_fal(),
    "strengs_resolve": strengs_resolve(),
    "tailtus_land": tailtus_land(),
    "tale_of_cuchulain": tale_of_cuchulain(),
    "tuans_memory": tuans_memory(),
}
