"""Emblems of the four Action cards that five players use."""

from __future__ import annotations

from typing import Final

from ardri.pictures.emblems.motifs import HILL, figure, halo, leaf, rays, spear, triskel
from ardri.pictures.emblems.strokes import Drawing, arc, band, disc, dots, fine, flat, line, put, shape


def clans_harmony() -> Drawing:
    """Three of different clans, hand in hand under one sun."""
    hands = line("M-40 12C-32 20 -24 20 -14 14", "M14 14C24 20 32 20 40 12", width=4.4)
    return (
        shape("leaf", HILL)
        + flat("straw", disc(0, -16, 30))
        + rays(0, -16, 33, 46, 26)
        + hands
        + line("M-40 12C-32 20 -24 20 -14 14", "M14 14C24 20 32 20 40 12", colour="vellum", width=2)
        + put(figure("ruby"), -42, 34)
        + put(figure("sapphire"), 42, 34)
        + put(figure("emerald"), 0, 38, 1.08)
    )


def coalition() -> Drawing:
    """Two shields side by side, and two spears that cross behind them."""
    return (
        put(spear(112), -6, 0, turn=38)
        + put(spear(112), 6, 0, turn=-38)
        + shape("ruby", disc(-24, 4, 26))
        + line(arc(-24, 4, 21, 0, 360), colour="gold", width=2)
        + put(triskel(14, "vellum", 2.6), -24, 4)
        + shape("sapphire", disc(24, 4, 26))
        + line(arc(24, 4, 21, 0, 360), colour="gold", width=2)
        + put(triskel(14, "vellum", 2.6), 24, 4)
        + shape("gold", disc(-24, 4, 4), disc(24, 4, 4))
        + dots("ruby", 0.9, (-58, 34), (-50, 40), (58, 34), (50, 40), (0, -40), (0, -34))
    )


def fili() -> Drawing:
    """The poet in a cloak of feathers, with the silver branch; swords lie on the ground."""
    feathers = tuple(
        f"M{x} {y}C{x + 2} {y + 5} {x + 6} {y + 5} {x + 8} {y}"
        for y in (-10, 0, 10, 20)
        for x in (-18, -9, 0, 9)
    )
    bells = ((40, -30), (54, -24), (34, -18), (57, -11))
    return (
        shape("leaf", HILL)
        + halo(-2, -26, 22)
        + put(figure("sapphire", hair="silver"), -2, 40, 1.75)
        + fine(*feathers)
        + band(
            "silver",
            2,
            "M40 38C42 16 44 -6 45 -34",
            "M44 -10C50 -12 54 -14 57 -16",
            "M44 -22C40 -22 37 -22 34 -23",
        )
        + tuple(
            stroke
            for x, y in bells
            for stroke in put(shape("gold", "M-4 5C-4 -4 4 -4 4 5Z") + flat("gold", disc(0, 6.5, 1.6)), x, y)
        )
        + band("silver", 2.6, "M-66 40L-38 34", "M-60 30L-40 42")
        + shape("gold", disc(-38, 34, 2.6), disc(-40, 42, 2.6))
    )


def the_king_and_the_land() -> Drawing:
    """A crown above a hill that greens, with ears of corn to either side."""
    ears: Drawing = ()
    for side in (-1, 1):
        ears += line(
            f"M{52 * side} 40C{54 * side} 20 {50 * side} 0 {44 * side} -18", colour="gold", width=2.4
        )
        for at in range(4):
            y = -16 + 9 * at
            x = (45 + at * 1.6) * side
            ears += leaf(x, y, -60 if side > 0 else -120, 0.75, "straw")
            ears += leaf(x, y, -130 if side > 0 else -50, 0.75, "straw")
    return (
        shape("leaf", HILL)
        + rays(0, -12, 30, 46, 26)
        + ears
        + put(triskel(15, "vellum", 3), 0, 41)
        + shape("gold", "M-24 12L-29 -20L-13 -6L0 -30L13 -6L29 -20L24 12C12 17 -12 17 -24 12Z")
        + fine("M-22 6C-10 10.5 10 10.5 22 6")
        + shape("ruby", disc(-29, -22, 3.4), disc(0, -32, 3.8), disc(29, -22, 3.4))
        + shape("emerald", disc(0, 1, 4))
        + shape("sapphire", disc(-12, 2, 2.8), disc(12, 2, 2.8))
    )


EMBLEMS: Final = {
    "clans_harmony": clans_harmony,
    "coalition": coalition,
    "fili": fili,
    "the_king_and_the_land": the_king_and_the_land,
}
