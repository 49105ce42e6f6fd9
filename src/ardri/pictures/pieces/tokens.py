"""Tokens of the seats and the table: torc, Deed, crown, crows, and the small signs of tracks and decks."""

from __future__ import annotations

from math import cos, pi, sin

from ardri.pictures.drawing.brush import BARK, CHALK, GRANITE, LIMESTONE, oval, piece_brush
from ardri.pictures.drawing.ornament import knot, lace, panel, ring, smooth, spiral, triskel
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import Point, closed, element, group, number


def torc(palette: Palette) -> str:
    """The Brenn's torc: a twisted ring of gold, open, with round ends."""
    arc = "M-6.5 10.5A12 12 0 1 1 6.5 10.5"
    twist = []
    for at in range(13):
        angle = pi * (0.78 + 1.44 * at / 12)
        inner, outer = _around(10, angle), _around(14, angle + 0.12)
        twist.append(f"M{number(inner[0])} {number(inner[1])}L{number(outer[0])} {number(outer[1])}")
    return group(
        element("path", d=arc, fill="none", stroke=palette.ink, stroke_width=7),
        element("path", d=arc, fill="none", stroke=palette.gold, stroke_width=4.4),
        element("path", d="".join(twist), fill="none", stroke=palette.ink, stroke_width=1),
        *[
            element("circle", cx=x, cy=11, r=4.2, fill=palette.gold, stroke=palette.ink, stroke_width=1.4)
            for x in (-6.5, 6.5)
        ],
        element(
            "path",
            d="M-8 10a2 2 0 0 1 2 -2M5 10a2 2 0 0 1 2 -2",
            fill="none",
            stroke=mixed(palette.gold, CHALK, 0.7),
            stroke_width=1.2,
        ),
    )


def _around(radius: float, angle: float) -> Point:
    return radius * cos(angle), radius * sin(angle)


def deed(palette: Palette) -> str:
    """A Deed: a spiral cut into a round token."""
    return group(
        element("circle", r=11, fill=palette.oxblood, stroke=palette.ink, stroke_width=1.6),
        element(
            "path",
            d=smooth(spiral(8, 2.1, 0.2)),
            fill="none",
            stroke=palette.parchment,
            stroke_width=1.9,
            stroke_linecap="round",
        ),
    )


def crown(palette: Palette) -> str:
    """A Pretender's crown."""
    return group(
        element(
            "path",
            d="M-12 9L-14 -6L-6 1L0 -10L6 1L14 -6L12 9C6 11 -6 11 -12 9Z",
            fill=palette.gold,
            stroke=palette.ink,
            stroke_width=1.7,
            stroke_linejoin="round",
        ),
        element("path", d="M-11 5C-5 7 5 7 11 5", fill="none", stroke=palette.ink, stroke_width=1.1),
        *[
            element("circle", cx=x, cy=y, r=2, fill=palette.oxblood, stroke=palette.ink, stroke_width=1)
            for x, y in ((-14, -7), (0, -11), (14, -7))
        ],
    )


def crows(palette: Palette, clockwise: bool) -> str:
    """The crows' token: two crows chase one another around a knot, the way that turns go."""
    bird = (
        "M-15 -20C-10 -26 -2 -28 4 -25C8 -28 13 -27 15 -24L21 -22L15 -20C14 -16 10 -14 6 -14"
        "C2 -10 -6 -10 -11 -14L-20 -12L-16 -16L-22 -17Z"
    )
    wing = "M-8 -20C-3 -23 2 -22 5 -18C0 -15 -5 -15 -9 -17"
    pair = [
        group(
            element("path", d=bird, fill=palette.ink, stroke=palette.parchment, stroke_width=1),
            element(
                "path",
                d=wing,
                fill="none",
                stroke=palette.parchment,
                stroke_width=1.2,
                stroke_linecap="round",
            ),
            element("circle", cx=12.5, cy=-23.5, r=1.2, fill=palette.glow),
            transform=f"rotate({turned})",
        )
        for turned in (0, 180)
    ]
    inner = lace(knot(panel(8, 1), around=8), ring(4, 11, 8), [palette.gold], palette.ink, 2, 0.8)
    return group(
        element("circle", r=33, fill=palette.moss, stroke=palette.ink, stroke_width=2),
        element("circle", r=30, fill=mixed(palette.moss, CHALK, 0.35), stroke=palette.gold, stroke_width=1.6),
        inner,
        *pair,
        transform=None if clockwise else "scale(-1 1)",
    )


# What the tracks count


def leading(palette: Palette) -> str:
    """Leadership: a chieftain's head."""
    return group(
        element("circle", cy=-2, r=10, fill=palette.gold, stroke=palette.ink, stroke_width=1.4),
        element(
            "path",
            d="M-9 11C-9 5 -7 2 -5 0C-6 -5 -4 -9 0 -9C4 -9 6 -5 5 0C7 2 9 5 9 11Z",
            fill=piece_brush(palette).lit(BARK),
            stroke=palette.ink,
            stroke_width=1.3,
            stroke_linejoin="round",
        ),
        element("path", d=oval(0, -3, 2.8, 3.6), fill=palette.parchment, stroke=palette.ink, stroke_width=1),
    )


def faith(palette: Palette) -> str:
    """Religion: a small dolmen."""
    b = piece_brush(palette)
    return (
        b.shape("M-8 9L-7 -1H-3L-3 9Z", GRANITE, 1.3)
        + b.shape("M8 9L7 -1H3L3 9Z", GRANITE, 1.3)
        + b.shape("M-11 -2C-12 -7 -6 -8 0 -8C6 -9 12 -7 11 -2C6 0 -6 0 -11 -2Z", LIMESTONE, 1.3)
    )


def country(palette: Palette) -> str:
    """Land: three hexes."""
    spots = ((0.0, -5.0), (-4.4, 2.6), (4.4, 2.6))
    return "".join(
        element(
            "path",
            d=closed([(x + 4.9 * sin(pi * at / 3), y + 4.9 * cos(pi * at / 3)) for at in range(6)]),
            fill=palette.moss,
            stroke=palette.ink,
            stroke_width=1.2,
        )
        for x, y in spots
    )


def card_back(palette: Palette, deck: str) -> str:
    """A small card of a deck."""
    colour = {"action": palette.moss, "advantage": palette.gold, "epic": palette.oxblood}[deck]
    return group(
        element(
            "rect",
            x=-8,
            y=-11,
            width=16,
            height=22,
            rx=2.5,
            fill=palette.parchment,
            stroke=palette.ink,
            stroke_width=1.4,
        ),
        element("rect", x=-5.6, y=-8.6, width=11.2, height=17.2, rx=1.5, fill=colour),
        element(
            "path",
            d=triskel(4.6, 1.0),
            fill="none",
            stroke=palette.parchment,
            stroke_width=1.2,
            stroke_linecap="round",
        ),
    )
