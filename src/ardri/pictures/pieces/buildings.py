"""Buildings and markers in a territory: Sanctuary, Citadel, Capital, Festival, and the mark of a clash."""

from __future__ import annotations

from ardri.pictures.drawing.brush import (
    BARK,
    CHALK,
    FLAME,
    GRANITE,
    LIMESTONE,
    MADDER,
    PEAT,
    SLATE,
    STRAW,
    piece_brush,
)
from ardri.pictures.drawing.ornament import triskel
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import element, group, number


def sanctuary(palette: Palette) -> str:
    """A dolmen with a triskel between its stones."""
    b = piece_brush(palette)
    return group(
        element("ellipse", cy=16, rx=20, ry=3.4, fill=palette.ink, opacity=0.28),
        b.shape("M-16 16L-15 -2H-8L-7 16Z", GRANITE),
        b.shape("M16 16L15 -2H8L7 16Z", GRANITE),
        b.shape(
            "M-20 -4C-22 -11 -14 -13 -6 -14C4 -16 14 -14 18 -11C22 -7 20 -3 16 -2C4 0 -12 -1 -20 -4Z",
            LIMESTONE,
        ),
        element("circle", cy=8.5, r=7.5, fill=palette.parchment, stroke=palette.ink, stroke_width=1.3),
        group(
            element(
                "path",
                d=triskel(6.4, 1.1),
                fill="none",
                stroke=palette.oxblood,
                stroke_width=1.7,
                stroke_linecap="round",
            ),
            at=(0, 9),
        ),
    )


def citadel(palette: Palette) -> str:
    """A ring fort: a round wall of stone with a gate, a roof within."""
    b = piece_brush(palette)
    return group(
        element("ellipse", cy=15, rx=21, ry=4, fill=palette.ink, opacity=0.28),
        b.shape("M-20 -2C-20 -9 20 -9 20 -2V6H-20Z", SLATE),
        b.shape("M-9 0C-6 -4 -3 -10 0 -15C3 -10 6 -4 9 0C6 3 -6 3 -9 0Z", STRAW, 1.5),
        b.line("M0 -14V0M-3 -8L-5 0M3 -8L5 0", 1),
        b.shape("M-20 -2C-17 4 17 4 20 -2V9C17 18 -17 18 -20 9Z", LIMESTONE),
        b.line("M-19 4C-12 9 12 9 19 4M-13 3V7M0 5V8M13 3V7M-8 8V13M9 8V13M-15 8V11", 1.1),
        b.shape("M-4.5 16V10C-4.5 5.5 4.5 5.5 4.5 10V16Z", PEAT, 1.4),
    )


def capital(palette: Palette) -> str:
    """The High King's fort, golden and larger, with a hall and a banner."""
    b = piece_brush(palette)
    gold, pale = palette.gold, mixed(palette.gold, CHALK, 0.45)

    def part(path: str, colour: str, line: float = 1.8) -> str:
        return element(
            "path", d=path, fill=colour, stroke=palette.ink, stroke_width=line, stroke_linejoin="round"
        )

    return group(
        element("ellipse", cy=19, rx=26, ry=4.4, fill=palette.ink, opacity=0.28),
        b.line("M0 -13V-23", 1.6),
        part("M0 -23C5 -24 8 -20 14 -22C12 -19 12 -17 14 -15C8 -14 5 -17 0 -16Z", palette.oxblood, 1.3),
        part("M-24 0C-24 -8 24 -8 24 0V8H-24Z", mixed(gold, palette.ink, 0.3)),
        part("M-15 2C-9 -4 -4 -10 0 -15C4 -10 9 -4 15 2C8 5 -8 5 -15 2Z", b.lit(MADDER), 1.5),
        b.line("M0 -14V3M-5 -8L-8 3M5 -8L8 3", 1, CHALK),
        part("M-24 0C-20 7 20 7 24 0V12C20 22 -20 22 -24 12Z", gold),
        part("M-24 0V-6H-18V3M24 0V-6H18V3", pale, 1.5),
        b.line("M-21 8C-14 12 14 12 21 8", 1.2),
        element(
            "path",
            d="M-16 8.5v5M-9 10.5v5M16 8.5v5M9 10.5v5",
            fill="none",
            stroke=pale,
            stroke_width=2.2,
            stroke_linecap="round",
        ),
        part("M-5 20V13C-5 7.5 5 7.5 5 13V20Z", b.lit(PEAT), 1.5),
    )


def festival(palette: Palette) -> str:
    """A fire on crossed logs."""
    b = piece_brush(palette)
    flame = (
        "M0 -19C3 -12 12 -6 11 4C10 12 5 15 0 15C-5 15 -11 12 -11 4C-11 -2 -7 -4 -6 -10"
        "C-3 -8 -2 -6 -2 -3C1 -7 2 -13 0 -19Z"
    )
    return group(
        element("circle", cy=1, r=19, fill=palette.glow, opacity=0.35),
        element("path", d=flame, fill=MADDER, stroke=palette.ink, stroke_width=1.8, stroke_linejoin="round"),
        b.light("M1 -9C3 -3 8 0 7 6C6 11 3 13 0 13C-4 13 -7 10 -6 5C-5 2 -3 1 -3 -2C0 0 2 -4 1 -9Z", FLAME),
        b.light("M0 1C3 4 4 6 3 9C2 12 -2 12 -3 9C-3 6 -1 5 0 1Z", "#fff0b0"),
        b.shape("M-14 12L-12 9L14 16L12 19Z", BARK, 1.5),
        b.shape("M14 12L12 9L-14 16L-12 19Z", BARK, 1.5),
    )


def strife(palette: Palette) -> str:
    """Two crossed swords: there is a clash."""

    def sword(turned: float) -> str:
        return group(
            element(
                "path",
                d="M-2 8V-14L0 -18L2 -14V8Z",
                fill=palette.parchment,
                stroke=palette.ink,
                stroke_width=1.4,
            ),
            element("path", d="M-6 8H6V11H-6Z", fill=palette.gold, stroke=palette.ink, stroke_width=1.3),
            element(
                "path",
                d="M-1.5 11H1.5V16H-1.5Z",
                fill=palette.ink,
                stroke=palette.ink,
                stroke_width=1.2,
            ),
            transform=f"rotate({number(turned)})",
        )

    return group(
        element("circle", r=19, fill=palette.oxblood, stroke=palette.ink, stroke_width=2),
        element("circle", r=16.5, fill="none", stroke=palette.gold, stroke_width=1.2),
        sword(40),
        sword(-40),
    )
