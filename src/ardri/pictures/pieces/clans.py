"""Clans: a cloaked figure with its seat's shield, and the numbers beside it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ardri.pictures.drawing.brush import CHALK, LIMESTONE, PEAT, oval, piece_brush
from ardri.pictures.drawing.palette import NUMBER_FONT, Palette, contrast, mixed
from ardri.pictures.drawing.svg import closed, element, group, words
from ardri.rules.box.catalogue import SEAT_NAMES

CLAN_SHAPES: Final = ("circle", "square", "triangle", "diamond", "star")
STAR_POINTS: Final = 5


def shield(seat: int, reach: float) -> str:
    """The path data of a seat's shape."""
    if seat == 0:
        return oval(0, 0, reach, reach)
    if seat == 1:
        side = reach * 0.9
        return closed([(-side, -side), (side, -side), (side, side), (-side, side)])
    if seat == 2:
        return closed([(0, -reach * 1.22), (reach * 1.2, reach * 0.86), (-reach * 1.2, reach * 0.86)])
    if seat == 3:
        return closed([(0, -reach * 1.28), (reach * 1.28, 0), (0, reach * 1.28), (-reach * 1.28, 0)])
    return closed([_star(reach, at) for at in range(2 * STAR_POINTS)])


def _star(reach: float, at: int) -> tuple[float, float]:
    """A corner of a star: tips and hollows in turn, the first tip above."""
    far = reach * (0.84 if at % 2 else 1.4)
    angle = pi * at / STAR_POINTS
    return far * sin(angle), -far * cos(angle)


def emblem(palette: Palette, seat: int, reach: float) -> str:
    """A seat's shape with its letter."""
    return _lettered(palette, seat, reach, palette.parchment, palette.ink)


def badge_of(palette: Palette, seat: int, reach: float) -> str:
    """The same in the seat's own colour."""
    colour = palette.clans[seat]
    letter = max(("#fffaf0", "#1d1610"), key=lambda ink: contrast(ink, colour))
    return _lettered(palette, seat, reach, colour, letter)


def _lettered(palette: Palette, seat: int, reach: float, ground: str, letter: str) -> str:
    drop = reach * (0.62 if seat == 2 else 0.4)
    size = reach * (1.08 if seat == 2 else 1.15)
    return group(
        element(
            "path",
            d=shield(seat, reach),
            fill=ground,
            stroke=palette.ink,
            stroke_width=reach * 0.14,
            stroke_linejoin="round",
        ),
        words(
            SEAT_NAMES[seat],
            (0, drop),
            font_family=NUMBER_FONT,
            font_weight="bold",
            font_size=size,
            fill=letter,
            class_="letter",
        ),
    )


CLOAK: Final = (
    "M-18 27C-20 12 -17 -2 -10 -8C-12 -18 -9 -29 0 -30"
    "C9 -29 12 -18 10 -8C17 -2 20 12 18 27C8 31 -8 31 -18 27Z"
)


def clan(palette: Palette, seat: int, chieftain: bool = False) -> str:
    """A cloaked figure behind a shield of its seat's shape; a chieftain has a nimbus of gold."""
    nimbus = group(_nimbus(palette), at=(0, -15)) if chieftain else ""
    return group(
        element("ellipse", cx=1, cy=28, rx=20, ry=4.5, fill=palette.ink, opacity=0.28),
        _cloak(palette, seat, nimbus),
        group(emblem(palette, seat, 13.5), at=(0, 10)),
    )


def follower(palette: Palette, seat: int) -> str:
    """One of a crowd, who stands behind others."""
    folds = "M-8 -2C-11 8 -11 18 -9 27M0 0V28M8 -2C11 8 11 18 9 27"
    line = mixed(palette.clans[seat], palette.ink, 0.45)
    return group(
        element("ellipse", cx=1, cy=28, rx=20, ry=4.5, fill=palette.ink, opacity=0.28),
        _cloak(palette, seat),
        element("path", d=folds, fill="none", stroke=line, stroke_width=1.6, stroke_linecap="round"),
    )


def _cloak(palette: Palette, seat: int, nimbus: str = "") -> str:
    b = piece_brush(palette)
    colour = palette.clans[seat]
    shade = mixed(colour, palette.ink, 0.35)
    halo = mixed(palette.parchment, colour, 0.1)
    return group(
        element("path", d=CLOAK, fill=halo, stroke=halo, stroke_width=5, stroke_linejoin="round"),
        nimbus,
        element("path", d=CLOAK, fill=colour, stroke=palette.ink, stroke_width=2, stroke_linejoin="round"),
        element("path", d="M10 -8C17 -2 20 12 18 27C14 28.5 11 29 8 29.5C12 16 12 2 4 -8Z", fill=shade),
        element(
            "path",
            d=oval(0, -17, 5.6, 7),
            fill=mixed(palette.parchment, "#c98f5f", 0.35),
            stroke=palette.ink,
            stroke_width=1.5,
        ),
        element("path", d="M-5 -15C-5 -8 5 -8 5 -15C3 -12 -3 -12 -5 -15Z", fill=b.lit(PEAT)),
    )


def _nimbus(palette: Palette) -> str:
    beads = [(15 * cos(pi * at / 8), 15 * sin(pi * at / 8)) for at in range(16)]
    return group(
        element("circle", r=18.2, fill=palette.gold, stroke=palette.ink, stroke_width=1.8),
        element("circle", r=12.4, fill="none", stroke=mixed(palette.gold, CHALK, 0.65), stroke_width=1.4),
        *[element("circle", cx=x, cy=y, r=1.2, fill=palette.oxblood) for x, y in beads],
    )


def badge(palette: Palette, count: int, ground: str | None = None) -> str:
    """A number in a round seal."""
    return group(
        element("circle", r=9.5, fill=ground or palette.ink, stroke=palette.parchment, stroke_width=1.6),
        words(
            str(count),
            (0, 4.9),
            font_family=NUMBER_FONT,
            font_weight="bold",
            font_size=13.5 if count < 10 else 11.5,
            fill=palette.parchment,
        ),
    )


def refuge(palette: Palette, count: int) -> str:
    """A number of clans sheltered behind a wall."""
    wall = "M-10 10V-9H-5V-5H-2.5V-9H2.5V-5H5V-9H10V10Z"
    return group(
        element("path", d=wall, fill=palette.parchment, stroke=palette.parchment, stroke_width=5),
        element(
            "path", d=wall, fill=piece_brush(palette).lit(LIMESTONE), stroke=palette.ink, stroke_width=1.8
        ),
        words(
            str(count),
            (0, 7.2),
            font_family=NUMBER_FONT,
            font_weight="bold",
            font_size=11.5,
            fill="#1d1610",
        ),
        class_="sheltered",
    )
