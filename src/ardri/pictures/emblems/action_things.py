"""Emblems of Action cards that show things."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.motifs import HILL, flame, halo, leaf, rays, spear, sprig, sword, triskel, waves
from ardri.pictures.emblems.strokes import (
    Drawing,
    arc,
    around,
    band,
    both,
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
)


def _curls() -> Drawing:
    """Spirals cut into a capstone."""
    return fine(
        spiral(10, -2, 4.4, 1.6, 180), spiral(22, -2, 4.4, 1.6, 180, -1), spiral(34, -1, 3.6, 1.6, 180)
    )


def bard() -> Drawing:
    """A lap harp."""
    strings = fine(
        *(
            f"M{-18 + 6 * i} {22 - 6.4 * i}L{-14 + 6 * i} {-21 - 2.0 * i + (2.2 * i if i < 3 else 5)}"
            for i in range(7)
        )
    )
    return (
        halo(0, 0, 42)
        + strings
        + band("oak", 5, "M-26 30C-8 16 8 -2 26 -24")
        + band("gold", 5, "M-26 30C-34 6 -34 -16 -26 -30")
        + band("ruby", 5, "M-26 -30C-14 -40 -8 -18 6 -20C16 -22 18 -32 28 -26")
        + shape("gold", disc(-27, -31, 5.5), disc(28, -26, 4.5), disc(-26, 31, 5))
        + fine(spiral(-27, -31, 3.4, 1.2, 90), spiral(28, -26, 2.6, 1.2, 90))
    )


def citadel() -> Drawing:
    """A ring fort with its tower."""
    stones = fine(
        "M-40 18C-20 31 20 31 40 18",
        "M-44 10C-28 23 -16 25 -9 26",
        "M44 10C28 23 16 25 9 26",
        "M-30 16L-31 24",
        "M30 16L31 24",
        "M-18 21L-19 28",
        "M18 21L19 28",
        "M-24 27L-25 34",
        "M24 27L25 34",
    )
    return (
        shape("moss", "M-72 46C-58 18 -34 6 0 6C34 6 58 18 72 46C40 54 -40 54 -72 46Z")
        + shape("slate", disc(0, 4, 46, 15))
        + shape("leaf", disc(0, 7, 38, 10))
        + shape("stone", "M-19 12L-15 -16L15 -16L19 12C10 16 -10 16 -19 12Z")
        + fine("M-16 -4L-6 -4", "M2 -8L14 -8", "M-17 4L-2 4", "M6 2L17 2")
        + shape("ink", "M-3.5 -2L-3.5 -8C-3.5 -11 3.5 -11 3.5 -8L3.5 -2Z")
        + shape("gold", "M-23 -13L0 -38L23 -13C10 -8 -10 -8 -23 -13Z")
        + fine("M0 -34L-13 -12", "M0 -34L0 -11", "M0 -34L13 -12")
        + line("M0 -38L0 -48")
        + shape("ruby", "M0 -48C6 -51 10 -45 18 -47L15 -43L18 -39C10 -37 6 -43 0 -40Z")
        + shape(
            "stone", "M-46 4C-46 18 -24 26 0 26C24 26 46 18 46 4L46 20C46 34 24 42 0 42C-24 42 -46 34 -46 20Z"
        )
        + stones
        + shape("bark", "M-8 42L-8 32C-8 24 8 24 8 32L8 42C3 42.5 -3 42.5 -8 42Z")
        + fine("M0 26L0 42")
    )


def conquest() -> Drawing:
    """The boar standard on a hill, and spears from all sides."""
    boar = (
        "M-17 5L-17 0C-20 -1 -21 -4 -19 -6C-15 -13 -6 -15 2 -13C10 -13 15 -9 18 -4"
        "L22 -3L21 1L14 2L12 8L9 8L8 3L-6 3"
        "L-7 8L-10 8L-11 3L-13 3L-14 8L-17 8Z"
    )
    return (
        shape("leaf", HILL)
        + put(spear(62), -44, 14, turn=68)
        + put(spear(62), -38, -12, turn=102)
        + put(spear(62), 46, 24, turn=-74)
        + band("oak", 2.4, "M0 40L0 -22")
        + shape(
            "ruby",
            "M2 -16C12 -22 20 -10 34 -16C44 -20 50 -16 58 -18C53 -11 53 -7 58 4"
            "C50 6 44 2 34 5C20 10 12 -1 2 5Z",
        )
        + line(spiral(20, -5, 6, 1.5, 180), spiral(38, -6, 6, 1.5, 180), colour="gold")
        + shape("gold", carried(boar, y=-31))
        + fine("M-14 -42L-16 -46L-11 -44L-9 -48L-6 -45L-3 -49L0 -45L4 -48L6 -44")
        + flat("ink", disc(14, -36, 1.2))
        + shape("stone", disc(0, 31, 9, 4), disc(-7, 36, 7, 4), disc(7, 36, 7, 4))
    )


def craftsmen_peasants() -> Drawing:
    """An anvil and a sheaf."""
    ear: Drawing = line("M0 0L0 -20")
    for y in (-18, -23, -28):
        ear += both(shape("gold", carried("M0 0C1 -4 4 -6 5 -8C7 -4 5 0 0 2Z", y=y)))
    ear += shape("gold", "M0 -28C-3 -32 -2 -36 0 -38C2 -36 3 -32 0 -28Z")
    sheaf: Drawing = ()
    for turn in (-46, 46, -31, 31, -16, 16, 0):
        sheaf += put(ear, turn=turn, scale=0.98)
    return (
        put(sheaf, 36, 4)
        + shape("straw", "M24 40C28 26 31 14 31 6L41 6C41 14 44 26 50 40C42 44 32 44 24 40Z")
        + fine("M30 40L34 12", "M36 42L36 12", "M43 41L38 12")
        + band("ruby", 4, "M30 8C34 10.5 38 10.5 42 8")
        + shape("oak", "M-52 44L-50 26L-22 26L-20 44Z")
        + fine("M-51 32L-21 32", "M-51 39L-21 39")
        + shape(
            "slate",
            "M-14 -6L-54 -6C-62 -6 -68 -4 -73 0C-64 6 -56 8 -48 8L-48 14"
            "C-50 20 -55 22 -56 26L-16 26C-17 22 -24 20 -25 14"
            "L-25 8C-18 7 -15 2 -14 -6Z",
        )
        + flat("stone", path((-52, -4.4), (-16, -4.4), (-17, -1), (-56, -1)))
        + band("oak", 3.4, "M-6 -40L-38 -22")
        + put(shape("silver", "M-6 -11L6 -11L7 9L-7 9Z") + fine("M-6 4L6.5 4"), -40, -21, turn=-30)
        + dots("flame", 1.5, (-58, -14), (-64, -20), (-54, -24), (-20, -13), (-14, -18), (-66, -11))
    )


def druid() -> Drawing:
    """The golden sickle and the mistletoe."""
    return (
        halo(0, 0, 43)
        + shape(
            "gold",
            "M-28 18C-42 0 -36 -27 -13 -35C9 -42 34 -33 40 -10C26 -26 5 -29 -9 -19C-22 -10 -24 4 -18 14Z",
        )
        + fine("M-27 8C-32 -6 -26 -22 -10 -28C4 -33 18 -31 28 -24")
        + band("oak", 6, "M-25 22L-34 38")
        + shape("ruby", "M-31 16L-17 10L-15 16L-28 23Z")
        + put(sprig(), 0, 20, 1.05, -38)
        + put(sprig(), 0, 20, 0.9, 14)
        + put(sprig(), 0, 20, 0.66, 232)
        + shape(
            "white",
            disc(2, 12, 4.2),
            disc(9, 19, 4.2),
            disc(-2, 21, 4.2),
            disc(19, 10, 3.6),
            disc(17, 24, 3.6),
        )
    )


def exploration() -> Drawing:
    """A ship under sail before an unknown shore."""
    return (
        flat("straw", disc(44, -6, 19))
        + rays(44, -6, 22, 34, 24, "amber")
        + shape("moss", "M24 20C34 4 42 8 48 2C58 -4 72 8 90 16L90 30L24 30Z")
        + waves(18, "sky", 6)
        + band("oak", 2.4, "M-10 18L-10 -44")
        + shape("vellum", "M-38 -38L18 -38C25 -24 25 -12 18 2L-38 2C-31 -12 -31 -24 -38 -38Z")
        + flat("ruby", "M-37.4 -36L-28 -37.2C-21 -24 -21 -12 -28 1.2L-37 1.2C-30 -12 -30 -24 -37.4 -36Z")
        + flat("ruby", "M8.4 -37.2L17.4 -37.2C24 -24 24 -12 17.4 1.2L8.4 1.2C15 -12 15 -24 8.4 -37.2Z")
        + put(triskel(15, "ruby", 2.2), -7, -17)
        + line("M-38 -38L18 -38")
        + shape(
            "oak",
            "M-58 4C-54 26 -34 34 -8 34C20 34 36 24 42 -6C34 10 24 16 10 17L-36 17C-46 16 -54 12 -58 4Z",
        )
        + fine("M-51 20C-34 26 20 27 34 13")
        + shape("gold", disc(43, -9, 4))
        + waves(34, "azure", 0)
        + waves(42, "sapphire", 12)
        + fine(
            "M-66 -30C-62 -35 -60 -35 -57 -31C-54 -35 -52 -35 -48 -30",
            "M-62 -16C-59 -20 -57 -20 -55 -17C-53 -20 -51 -20 -48 -16",
        )
    )


def master_craftsman() -> Drawing:
    """A golden brooch."""
    studs = around(0, -6, 28, 14, 90)
    return (
        halo(0, -2, 43)
        + band("silver", 3, "M26 -44L-28 46")
        + band("gold", 9, arc(0, -6, 28, 122, 418))
        + fine(arc(0, -6, 31, 122, 418), arc(0, -6, 25, 122, 418))
        + dots("oxblood", 1.7, *studs[3:12])
        + shape("gold", disc(-17, 20, 10), disc(17, 20, 10))
        + shape("ruby", disc(-17, 20, 5.4))
        + shape("sapphire", disc(17, 20, 5.4))
        + flat("white", disc(-18.5, 18, 1.3), disc(15.5, 18, 1.3))
        + shape("gold", "M19 -37L30 -30L23 -18L12 -25Z")
        + fine(spiral(21, -27.5, 4, 1.3, 60))
    )


def migration() -> Drawing:
    """Wild geese over the hills."""
    goose = (
        shape("stone", "M4 -3C4 -14 9 -22 16 -28C18 -17 16 -8 11 -2Z")
        + shape(
            "silver", "M-17 3C-10 -2 -3 -4 4 -3C10 -4 13 -9 20 -9L26 -7L20 -5C16 -4 13 1 8 4C1 7 -8 7 -17 3Z"
        )
        + shape("stone", "M-3 -2C-7 -12 -14 -20 -26 -25C-12 -26 5 -18 8 -1C5 1 0 1 -3 -2Z")
        + fine("M-16 -21C-8 -16 -2 -10 1 -3", "M-8 -21C0 -17 4 -11 5 -4")
        + flat("ink", disc(20.5, -7.4, 0.9))
    )
    return (
        flat("straw", disc(-34, 18, 20))
        + dots("ruby", 0.9, *around(-34, 18, 23.5, 24))
        + shape("leaf", "M-90 60L-90 30C-60 14 -40 18 -20 30C0 40 20 44 40 60Z")
        + shape("moss", "M-60 60C-30 38 0 40 20 34C46 24 66 22 90 30L90 60Z")
        + fine("M34 34C44 30 52 30 58 32", "M8 44C18 40 26 40 34 43", "M-70 34C-62 28 -54 28 -48 31")
        + put(goose, -46, -27, 0.6)
        + put(goose, -10, -22, 0.8)
        + put(goose, -38, 16, 0.6)
        + put(goose, -4, 12, 0.8)
        + put(goose, 40, -2, 1.2)
    )


def raid() -> Drawing:
    """Torch and sword."""
    return (
        halo(0, 0, 43)
        + put(sword("silver", "gold", 76), 27, 34, turn=-44)
        + band("oak", 5.4, "M-34 42L10 2")
        + fine("M-30 34L-27 37", "M-24 27.4L-21 30.4", "M-18 21L-15 24")
        + put(flame(0, 0, 1.45), 15, 0, turn=10)
        + put(flame(0, 0, 0.8), 6, -4, turn=-26)
        + put(shape("slate", "M-9 -6L9 -6L6 8L-6 8Z") + fine("M-8 -1L8 -1", "M-7 4L7 4"), 11, -1, turn=46)
        + dots("flame", 1.3, (34, -34), (40, -22), (2, -36), (-4, -28), (34, -10))
    )


def sanctuary() -> Drawing:
    """A dolmen under the triskel."""
    return (
        shape("leaf", HILL)
        + halo(0, -27, 20)
        + put(triskel(18, "ruby", 2.8), 0, -27)
        + shape("slate", "M-16 36L-17 8L17 8L16 36Z")
        + shape("stone", "M-34 38C-36 26 -33 14 -30 4L-17 4C-14 16 -14 28 -16 39Z")
        + shape("stone", "M34 38C36 26 33 14 30 4L17 4C14 16 14 28 16 39Z")
        + shape(
            "stone",
            "M-46 2C-48 -6 -38 -10 -26 -9C-8 -13 14 -11 30 -9C42 -9 48 -4 45 4"
            "C30 8 10 6 -8 8C-24 8 -40 8 -46 2Z",
        )
        + fine("M-38 -1C-26 -4 -16 -3 -8 -5", "M-29 14C-30 20 -30 26 -29 32", "M27 12C25 18 25 24 26 30")
        + _curls()
        + shape("ruby", disc(0, 34, 5, 3.4))
        + flame(0, 33, 0.52)
        + both(leaf(-50, 42, -70, 0.8) + leaf(-50, 42, -120, 0.8) + leaf(-56, 45, -95, 0.7))
    )


EMBLEMS: Final = {
    draw.__name__: draw
    for draw in (
        bard,
        citadel,
        conquest,
        craftsmen_peasants,
        druid,
        exploration,
        master_craftsman,
        migration,
        raid,
        sanctuary,
    )
}
