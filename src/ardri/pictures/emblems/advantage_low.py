"""Emblems of the territories on low ground: small landscapes that fill the window."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.landscape import hut, mist, oak, pine, sky, stone, sun, tuft
from ardri.pictures.emblems.motifs import leaf, rays
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
)


def cove() -> Drawing:
    """The bay, and a boat in it."""
    land = (
        "M-90 -10C-68 -26 -46 -24 -30 -10C-42 4 -36 24 -8 27C20 30 46 20 40 0"
        "C36 -8 34 -12 28 -16C46 -32 72 -24 90 -12L90 60L-90 60Z"
    )
    beach = (
        "M-90 -10C-68 -26 -46 -24 -24 -11C-36 4 -30 18 -8 21C18 24 40 16 34 2"
        "C31 -6 28 -10 21 -15C46 -32 72 -24 90 -12L90 60L-90 60Z"
    )
    return (
        sky("sky")
        + sun(2, -24, 12)
        + shape("azure", "M-90 -20L90 -20L90 60L-90 60Z")
        + fine(
            "M-20 -12C-16 -15 -12 -15 -8 -12",
            "M6 -10C10 -13 14 -13 18 -10",
            "M-26 0C-22 -3 -18 -3 -14 0",
            "M8 4C12 1 16 1 20 4",
            "M-14 12C-10 9 -6 9 -2 12",
        )
        + shape("straw", beach)
        + shape("moss", land)
        + fine("M-66 -16C-60 -12 -52 -12 -46 -14", "M58 -18C64 -14 70 -14 76 -16", "M-60 4C-54 0 -48 1 -46 4")
        + put(
            shape("oak", "M-20 -3C-16 8 12 9 19 -6C12 1 4 2 -2 2C-10 2 -16 0 -20 -3Z")
            + line("M-4 2L-4 -20")
            + shape("vellum", "M-4 -20C4 -18 9 -10 9 -2L-4 -2Z"),
            2,
            5,
        )
        + oak(-58, 34, 0.9)
        + oak(-74, 44, 1)
        + oak(62, 30, 0.9)
        + oak(74, 44, 1)
        + hut(-14, 44, 0.8)
        + tuft(28, 42)
        + tuft(44, 46)
        + tuft(-40, 46)
    )


def forest() -> Drawing:
    """Pines behind oaks, and a path."""
    back: Drawing = ()
    for x in (-70, -48, -26, -4, 18, 40, 62):
        back += pine(x, 4, 1.05, "emerald")
    front: Drawing = ()
    for x, y, scale, fill in (
        (-62, 30, 1.25, "moss"),
        (-36, 26, 1.15, "leaf"),
        (30, 27, 1.2, "moss"),
        (58, 30, 1.25, "leaf"),
        (-52, 52, 1.3, "leaf"),
        (-20, 50, 1.3, "moss"),
        (16, 51, 1.3, "leaf"),
        (46, 54, 1.35, "moss"),
    ):
        front += oak(x, y, scale, fill)
    return (
        sky("mint")
        + sun(0, -24, 14)
        + back
        + shape("moss", "M-90 4C-50 -4 50 -4 90 4L90 60L-90 60Z")
        + shape("mint", "M-8 60C-14 40 -8 24 0 2C8 24 10 40 10 60Z")
        + front
    )


def gates() -> Drawing:
    """The dolmen from which light falls, at night."""
    glow = "M-15 32L-14 4L14 4L15 32Z"
    return (
        sky("midnight")
        + dots(
            "straw",
            1.1,
            (-60, -38),
            (-48, -24),
            (-66, -10),
            (-34, -42),
            (34, -42),
            (50, -28),
            (64, -40),
            (66, -12),
            (-52, -2),
            (54, -6),
        )
        + flat("sapphire", disc(0, 6, 44))
        + dots("gold", 0.9, *around(0, 6, 48, 46))
        + rays(0, 14, 24, 40, 28, "gold")
        + shape("emerald", "M-90 60L-90 34C-50 24 -30 30 0 30C30 30 50 24 90 34L90 60Z")
        + shape("gold", "M-15 32L15 32C26 42 34 50 44 60L-44 60C-34 50 -26 42 -15 32Z")
        + flat("straw", "M-9 33L9 33C14 42 16 50 20 60L-20 60C-16 50 -14 42 -9 33Z")
        + shape("straw", glow)
        + flat("white", path((-8, 32), (-7, 12), (7, 12), (8, 32)))
        + put(shape("stone", "M-34 38C-36 26 -33 12 -30 2L-15 2C-13 16 -13 28 -15 39Z"))
        + put(shape("stone", "M34 38C36 26 33 12 30 2L15 2C13 16 13 28 15 39Z"))
        + shape(
            "stone",
            "M-46 0C-48 -10 -38 -14 -26 -13C-8 -18 14 -16 30 -13C42 -12 48 -6 45 2"
            "C30 6 10 4 -8 6C-24 6 -40 6 -46 0Z",
        )
        + fine(
            spiral(-10, -5, 5, 1.6, 180),
            spiral(3, -5, 5, 1.6, 180, -1),
            spiral(16, -5, 5, 1.6, 180),
            "M-25 12C-27 20 -27 26 -26 32",
            "M25 12C27 20 27 26 26 32",
        )
        + both(mist(-56, 38, 34, "azure"))
    )


def meadows() -> Drawing:
    """Flowers and a bee."""

    def poppy(x: float, y: float, fill: str, heart: str, size: float = 1) -> Drawing:
        stem = line(f"M{x} {y}C{x - 2} {y + 12} {x + 2} {y + 24} {x} 60", colour="emerald", width=2.2)
        petals = shape(fill, *(disc(px, py, 4.6) for px, py in around(0, 0, 5.4, 5)))
        return stem + put(petals + shape(heart, disc(0, 0, 3.6)), x, y, size)

    bee = (
        shape("sky", "M0 -3C-6 -12 2 -14 3 -4Z", "M2 -3C2 -12 10 -12 6 -3Z")
        + shape("amber", disc(1, 0, 6.5, 4))
        + line("M-1 -3.8L-1 3.8", "M3 -3.8L3 3.8")
    )
    return (
        sky("sky")
        + shape("mint", "M-90 60L-90 -8C-50 -20 -20 -10 10 -12C40 -16 70 -16 90 -6L90 60Z")
        + shape("leaf", "M-90 60L-90 8C-60 2 -30 10 0 4C40 -2 70 0 90 8L90 60Z")
        + oak(-58, 2, 0.9)
        + oak(60, -2, 0.8)
        + shape("moss", "M-90 60L-90 30C-60 24 -40 30 -10 26C30 22 60 24 90 30L90 60Z")
        + leaf(-44, 50, -60, 1.5)
        + leaf(-20, 50, -120, 1.4)
        + leaf(6, 52, -64, 1.4)
        + leaf(36, 50, -116, 1.5)
        + leaf(62, 50, -60, 1.3)
        + poppy(-54, 20, "ruby", "ink", 1.15)
        + poppy(-30, 6, "white", "amber", 1.2)
        + poppy(-4, 22, "ruby", "ink", 1.3)
        + poppy(20, 4, "amber", "oxblood", 1.15)
        + poppy(44, 18, "white", "amber", 1.25)
        + poppy(64, 26, "ruby", "ink", 1)
        + put(bee, -6, -24, 1.3)
        + fine("M-22 -20C-30 -16 -34 -26 -42 -22")
    )


def moor() -> Drawing:
    """Heather, and a tree bent by the wind."""
    tufts: Drawing = ()
    for x, y, scale in (
        (-62, 24, 1.2),
        (-40, 32, 1.4),
        (-58, 44, 1.6),
        (-20, 24, 1.1),
        (-14, 42, 1.6),
        (12, 34, 1.4),
        (36, 44, 1.6),
        (62, 40, 1.5),
        (64, 22, 1.1),
    ):
        tufts += tuft(x, y, scale)
        tufts += dots(
            "rose",
            1.7 * scale,
            (x - 9 * scale, y - 6 * scale),
            (x - 3 * scale, y - 9 * scale),
            (x + 6 * scale, y - 8 * scale),
        )
    return (
        sky("straw")
        + flat("white", disc(-38, -22, 14))
        + dots("ruby", 0.9, *around(-38, -22, 18, 24))
        + shape("lilac", "M-90 60L-90 -2C-60 -10 -30 -4 0 -6C30 -12 60 -10 90 0L90 60Z")
        + shape("heather", "M-90 60L-90 14C-50 4 -20 12 14 8C40 2 66 4 90 12L90 60Z")
        + shape("plum", "M-90 60L-90 38C-50 28 0 40 90 30L90 60Z")
        + shape(
            "bark",
            "M10 14C14 6 14 -4 18 -12C22 -20 30 -24 40 -26C34 -20 28 -16 26 -10"
            "C32 -14 38 -14 46 -14C36 -10 28 -4 24 2C21 7 22 11 24 14Z",
        )
        + shape(
            "emerald",
            "M22 -22C18 -30 28 -38 36 -34C42 -41 54 -38 56 -32C64 -34 71 -29 67 -24"
            "C73 -20 68 -14 62 -16C58 -8 46 -9 42 -13C36 -8 28 -12 30 -17"
            "C24 -15 20 -18 22 -22Z",
        )
        + fine("M32 -26C36 -29 40 -28 42 -25", "M48 -31C52 -33 56 -31 57 -28", "M46 -19C50 -22 54 -21 56 -18")
        + fine("M-24 -38C-10 -42 0 -34 14 -38", "M-8 -28C0 -31 6 -26 14 -28", colour="slate")
        + stone(-52, 14, 20, 13)
        + stone(-66, 16, 14, 9)
        + tufts
    )


def plains() -> Drawing:
    """Wide fields before the rising sun."""
    fields: Drawing = ()
    ends = (-190, -110, -62, -26, 6, 38, 74, 120, 200)
    paints = ("leaf", "gold", "straw", "moss", "gold", "leaf", "straw", "gold")
    for left, right, fill in zip(ends, ends[1:], paints, strict=False):
        fields += shape(fill, path((left * 0.18 + 4, 2), (right * 0.18 + 4, 2), (right, 60), (left, 60)))
    rows = fine(*(f"M{x * 0.18 + 4:.1f} 3L{x} 60" for x in (-98, -86, -74, 14, 22, 30, 92, 106)))
    horse = (
        shape(
            "oak",
            "M-12 2L-13 -8C-12 -13 -6 -13 0 -12C5 -12 7 -16 10 -19L13 -18L16 -13L14 -12"
            "L11 -13C10 -9 9 -6 9 -3L9 7L7 7L6 -2L-7 -3L-9 7L-11 7L-10 0Z",
        )
        + line("M-12 -7C-16 -6 -17 0 -16 4")
        + fine("M8 -17C5 -15 4 -12 3 -11")
    )
    return (
        sky("sky")
        + flat("straw", box(-80, -24, 160, 28))
        + sun(4, -2, 19)
        + rays(4, -2, 27, 44, 30, "amber")
        + shape("leaf", "M-90 6C-50 -2 -20 3 4 2C40 0 60 -2 90 6L90 60L-90 60Z")
        + fields
        + rows
        + oak(-56, 6, 0.9)
        + oak(56, 5, 0.66)
        + oak(66, 8, 0.72)
        + put(horse, -36, 30, 1.3)
    )


def stone_circle() -> Drawing:
    """The ring of stones at sunrise."""
    back = stone(-28, 4, 9, 20) + stone(28, 4, 9, 20) + stone(-10, 0, 8, 20) + stone(10, 0, 8, 20)
    lintel = shape("stone", "M-14 -18L14 -18L15 -23L-15 -23Z")
    sides = both(stone(-46, 14, 11, 27) + stone(-54, 28, 13, 32))
    front = both(stone(-34, 42, 14, 33)) + stone(-11, 47, 14, 28) + stone(12, 47, 14, 32)
    return (
        sky("rose")
        + flat("straw", box(-80, -30, 160, 40))
        + sun(0, -4, 16)
        + rays(0, -4, 23, 42, 36, "amber")
        + shape("leaf", "M-90 60L-90 4C-50 -6 50 -6 90 4L90 60Z")
        + shape("mint", disc(0, 22, 46, 17))
        + back
        + lintel
        + fine(spiral(0, 22, 11, 2.4, 0))
        + sides
        + front
        + tuft(-66, 46)
        + tuft(68, 44)
        + tuft(-68, 20)
        + tuft(70, 18)
    )


def swamp() -> Drawing:
    """Pools, rushes and a heron."""

    def rush(x: float, y: float, height: float, lean: float = 0) -> Drawing:
        tip = (x + lean, y - height)
        return line(
            f"M{x} {y}C{x} {y - height * 0.5} {tip[0]} {y - height * 0.7} {tip[0]} {tip[1] - 4}",
            colour="emerald",
            width=2.2,
        ) + band("oak", 3.4, f"M{tip[0]} {tip[1] + 10}L{tip[0]} {tip[1]}")

    def blade(x: float, y: float, height: float, lean: float) -> Drawing:
        tip = f"{x + lean} {y - height}"
        up = f"M{x - 2.4} {y}C{x - 2} {y - height * 0.5} {x + lean * 0.5} {y - height * 0.8} {tip}"
        down = f"C{x + lean * 0.6 + 2} {y - height * 0.6} {x + 3} {y - height * 0.4} {x + 2.4} {y}Z"
        return shape("moss", up + down)

    heron = (
        line("M-2 6L-3 26", "M3 6L4 26")
        + shape(
            "silver",
            "M-16 8C-12 -2 -4 -6 4 -4C8 -8 4 -14 3 -20C2 -28 9 -32 14 -29L26 -25L13 -24"
            "C9 -22 10 -16 12 -10C13 0 4 9 -6 8Z",
        )
        + fine("M-10 4C-6 0 0 0 6 -1")
        + line("M12 -29C6 -32 2 -31 -4 -28")
        + flat("ink", disc(11.6, -27, 1.1))
    )
    return (
        sky("mint")
        + flat("straw", disc(34, -24, 13))
        + shape("moss", "M-90 60L-90 -2C-40 -8 40 -8 90 -2L90 60Z")
        + fine(
            "M-60 -3L-60 -14",
            "M-54 -4L-53 -12",
            "M-20 -6L-20 -14",
            "M10 -6L11 -15",
            "M16 -6L16 -12",
            "M66 -3L66 -13",
        )
        + shape("deep", disc(-34, 10, 34, 8), disc(44, 14, 32, 9), disc(-4, 36, 60, 14))
        + fine(
            "M-46 9C-42 7 -38 7 -34 9",
            "M40 14C44 12 48 12 52 14",
            "M-26 37C-20 34 -14 34 -8 37",
            "M14 33C20 30 26 30 32 33",
            "M-2 43C4 40 10 40 16 43",
        )
        + put(heron, 16, 10, 1.15)
        + shape("emerald", disc(44, 38, 8, 3), disc(30, 43, 7, 2.6), disc(-44, 39, 7, 2.6))
        + shape("rose", disc(44, 35.6, 3, 2.4))
        + blade(-66, 56, 46, -6)
        + blade(-58, 56, 60, 4)
        + blade(-46, 56, 44, 10)
        + blade(66, 56, 40, 6)
        + blade(58, 56, 34, -8)
        + rush(-62, 56, 78, 3)
        + rush(-52, 56, 62, -4)
        + rush(-42, 56, 50, 4)
        + rush(62, 56, 60, -3)
        + rush(71, 56, 48, 2)
    )


EMBLEMS: Final = {
    draw.__name__: draw
    for draw in (
        cove,
        forest,
        gates,
        meadows,
        moor,
        plains,
        stone_circle,
        swamp,
    )
}
