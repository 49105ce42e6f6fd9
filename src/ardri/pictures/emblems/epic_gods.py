"""Emblems of the Epic Tales that show gods and their seers."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.motifs import chain, face, features, figure, halo, leaf, rays, sword
from ardri.pictures.emblems.strokes import (
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


def cathbads_word() -> Drawing:
    """The druid under the stars."""
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


def children_of_dana() -> Drawing:
    """The mother whose cloak shelters her people."""
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


def the_dagda() -> Drawing:
    """The good god with the red beard."""
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


def eriu() -> Drawing:
    """The queen whose name the island bears."""
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


def kernunos_sanctuary() -> Drawing:
    """The antlered one."""
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


def lug_samildanach() -> Drawing:
    """The sun among the tools of all arts."""
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


EMBLEMS: Final = {
    draw.__name__: draw
    for draw in (
        cathbads_word,
        children_of_dana,
        the_dagda,
        eriu,
        kernunos_sanctuary,
        lug_samildanach,
        ogmas_eloquence,
    )
}
