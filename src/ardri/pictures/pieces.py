"""The pieces and tokens, each a drawing around the origin in a box of its own.

The board, the cards and a browser use the very same drawings: `sprite` has all of them as symbols.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final

from ardri.pictures.brush import (
    BARK,
    CHALK,
    FLAME,
    GRANITE,
    LIMESTONE,
    MADDER,
    PEAT,
    SLATE,
    STRAW,
    Brush,
    oval,
)
from ardri.pictures.ornament import knot, lace, panel, ring, smooth, spiral, triskel
from ardri.pictures.palette import NUMBER_FONT, Palette, mixed
from ardri.pictures.svg import closed, element, group, number, words
from ardri.rules.catalogue import SEAT_NAMES

CLAN_SHAPES: Final = ("circle", "square", "triangle", "diamond")


@dataclass(frozen=True)
class Piece:
    """A drawing and the size of the box around the origin that it keeps to."""

    width: float
    height: float
    draw: Callable[[Palette], str]


# Clans


def shield(seat: int, reach: float) -> str:
    """The path data of a seat's shape."""
    if seat == 0:
        return oval(0, 0, reach, reach)
    if seat == 1:
        side = reach * 0.9
        return closed([(-side, -side), (side, -side), (side, side), (-side, side)])
    if seat == 2:
        return closed([(0, -reach * 1.22), (reach * 1.2, reach * 0.86), (-reach * 1.2, reach * 0.86)])
    return closed([(0, -reach * 1.28), (reach * 1.28, 0), (0, reach * 1.28), (-reach * 1.28, 0)])


def emblem(palette: Palette, seat: int, reach: float) -> str:
    """A seat's shape with its letter."""
    drop = reach * (0.62 if seat == 2 else 0.4)
    size = reach * (1.0 if seat == 2 else 1.15)
    return group(
        element(
            "path",
            d=shield(seat, reach),
            fill=palette.parchment,
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
            fill=palette.ink,
        ),
    )


CLOAK: Final = "M-18 27C-20 12 -17 -2 -10 -8C-12 -18 -9 -29 0 -30C9 -29 12 -18 10 -8C17 -2 20 12 18 27C8 31 -8 31 -18 27Z"


def clan(palette: Palette, seat: int, chieftain: bool = False) -> str:
    """A cloaked figure behind a shield of its seat's shape; a chieftain has a nimbus of gold."""
    b = Brush(palette)
    colour = palette.clans[seat]
    shade = mixed(colour, palette.ink, 0.35)
    halo = mixed(palette.parchment, colour, 0.1)
    nimbus = group(_nimbus(palette), at=(0, -15)) if chieftain else ""
    return group(
        element("ellipse", cx=1, cy=28, rx=20, ry=4.5, fill=palette.ink, opacity=0.28),
        element("path", d=CLOAK, fill=halo, stroke=halo, stroke_width=5, stroke_linejoin="round"),
        nimbus,
        element("path", d=CLOAK, fill=colour, stroke=palette.ink, stroke_width=2, stroke_linejoin="round"),
        element("path", d="M10 -8C17 -2 20 12 18 27C14 28.500 11 29 8 29.500C12 16 12 2 4 -8Z", fill=shade),
        element(
            "path",
            d=oval(0, -17, 5.600, 7),
            fill=mixed(palette.parchment, "#c98f5f", 0.35),
            stroke=palette.ink,
            stroke_width=1.5,
        ),
        element("path", d="M-5 -15C-5 -8 5 -8 5 -15C3 -12 -3 -12 -5 -15Z", fill=b.lit(PEAT)),
        group(emblem(palette, seat, 13.5), at=(0, 10)),
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
            (0, 4.900),
            font_family=NUMBER_FONT,
            font_weight="bold",
            font_size=13.5 if count < 10 else 11.5,
            fill=palette.parchment,
        ),
    )


def refuge(palette: Palette, count: int) -> str:
    """A number of clans sheltered behind a wall."""
    wall = "M-10 10V-9H-5V-5H-2.500V-9H2.500V-5H5V-9H10V10Z"
    return group(
        element("path", d=wall, fill=palette.parchment, stroke=palette.parchment, stroke_width=5),
        element("path", d=wall, fill=Brush(palette).lit(LIMESTONE), stroke=palette.ink, stroke_width=1.8),
        words(
            str(count),
            (0, 7.200),
            font_family=NUMBER_FONT,
            font_weight="bold",
            font_size=11.5,
            fill="#1d1610",
        ),
        class_="sheltered",
    )


# Buildings


def sanctuary(palette: Palette) -> str:
    """A dolmen with a triskel between its stones."""
    b = Brush(palette)
    return group(
        element("ellipse", cy=16, rx=20, ry=3.4, fill=palette.ink, opacity=0.28),
        b.shape("M-16 16L-15 -2H-8L-7 16Z", GRANITE),
        b.shape("M16 16L15 -2H8L7 16Z", GRANITE),
        b.shape(
            "M-20 -4C-22 -11 -14 -13 -6 -14C4 -16 14 -14 18 -11C22 -7 20 -3 16 -2C4 0 -12 -1 -20 -4Z",
            LIMESTONE,
        ),
        element("circle", cy=8.500, r=7.5, fill=palette.parchment, stroke=palette.ink, stroke_width=1.3),
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
    b = Brush(palette)
    return group(
        element("ellipse", cy=15, rx=21, ry=4, fill=palette.ink, opacity=0.28),
        b.shape("M-20 -2C-20 -9 20 -9 20 -2V6H-20Z", SLATE),
        b.shape("M-9 0C-6 -4 -3 -10 0 -15C3 -10 6 -4 9 0C6 3 -6 3 -9 0Z", STRAW, 1.5),
        b.line("M0 -14V0M-3 -8L-5 0M3 -8L5 0", 1),
        b.shape("M-20 -2C-17 4 17 4 20 -2V9C17 18 -17 18 -20 9Z", LIMESTONE),
        b.line("M-19 4C-12 9 12 9 19 4M-13 3V7M0 5V8M13 3V7M-8 8V13M9 8V13M-15 8V11", 1.1),
        b.shape("M-4.500 16V10C-4.500 5.500 4.500 5.500 4.500 10V16Z", PEAT, 1.4),
    )


def capital(palette: Palette) -> str:
    """The High King's fort, golden and larger, with a hall and a banner."""
    b = Brush(palette)
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
            d="M-16 8.500v5M-9 10.500v5M16 8.500v5M9 10.500v5",
            fill="none",
            stroke=pale,
            stroke_width=2.2,
            stroke_linecap="round",
        ),
        part("M-5 20V13C-5 7.500 5 7.500 5 13V20Z", b.lit(PEAT), 1.5),
    )


def festival(palette: Palette) -> str:
    """A fire on crossed logs."""
    b = Brush(palette)
    flame = "M0 -19C3 -12 12 -6 11 4C10 12 5 15 0 15C-5 15 -11 12 -11 4C-11 -2 -7 -4 -6 -10C-3 -8 -2 -6 -2 -3C1 -7 2 -13 0 -19Z"
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
                d="M-1.500 11H1.500V16H-1.500Z",
                fill=palette.ink,
                stroke=palette.ink,
                stroke_width=1.2,
            ),
            transform=f"rotate({number(turned)})",
        )

    return group(
        element("circle", r=19, fill=palette.oxblood, stroke=palette.ink, stroke_width=2),
        element("circle", r=16.500, fill="none", stroke=palette.gold, stroke_width=1.2),
        sword(40),
        sword(-40),
    )


# Tokens


def torc(palette: Palette) -> str:
    """The Brenn's torc: a twisted ring of gold, open, with round ends."""
    arc = "M-6.500 10.500A12 12 0 1 1 6.500 10.500"
    twist = []
    for at in range(13):
        angle = pi * (0.78 + 1.44 * at / 12)
        x, y = 12 * cos(angle), 12 * sin(angle)
        twist.append(
            f"M{number(x * 0.84)} {number(y * 0.84)}L{number(1.16 * (x * cos(0.12) - y * sin(0.12)))} {number(1.16 * (y * cos(0.12) + x * sin(0.12)))}"
        )
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
        element("path", d="M-9 11C-9 5 -7 2 -5 0C-6 -5 -4 -9 0 -9C4 -9 6 -5 5 0C7 2 9 5 9 11Z", fill=Brush(palette).lit(BARK), stroke=palette.ink, stroke_width=1.3, stroke_linejoin="round"),
        element("path", d=oval(0, -3, 2.8, 3.6), fill=palette.parchment, stroke=palette.ink, stroke_width=1),
    )


def faith(palette: Palette) -> str:
    """Religion: a small dolmen."""
    b = Brush(palette)
    return (
        b.shape("M-8 9L-7 -1H-3L-3 9Z", GRANITE, 1.3)
        + b.shape("M8 9L7 -1H3L3 9Z", GRANITE, 1.3)
        + b.shape("M-11 -2C-12 -7 -6 -8 0 -8C6 -9 12 -7 11 -2C6 0 -6 0 -11 -2Z", LIMESTONE, 1.3)
    )


def country(palette: Palette) -> str:
    """Land: three hexes."""
    spots = ((0.0, -5.0), (-4.4, 2.600), (4.4, 2.600))
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


def _clan(seat: int, chieftain: bool) -> Piece:
    return Piece(48, 66, lambda palette: clan(palette, seat, chieftain))


def _crows(clockwise: bool) -> Piece:
    return Piece(70, 70, lambda palette: crows(palette, clockwise))


def _card(deck: str) -> Piece:
    return Piece(18, 24, lambda palette: card_back(palette, deck))


def _emblem(seat: int) -> Piece:
    return Piece(40, 40, lambda palette: emblem(palette, seat, 14))


PIECES: Final[dict[str, Piece]] = {
    **{f"clan-{SEAT_NAMES[seat]}": _clan(seat, False) for seat in range(len(CLAN_SHAPES))},
    **{f"chieftain-{SEAT_NAMES[seat]}": _clan(seat, True) for seat in range(len(CLAN_SHAPES))},
    **{f"emblem-{SEAT_NAMES[seat]}": _emblem(seat) for seat in range(len(CLAN_SHAPES))},
    "sanctuary": Piece(44, 38, sanctuary),
    "citadel": Piece(44, 40, citadel),
    "capital": Piece(54, 50, capital),
    "festival": Piece(40, 42, festival),
    "clash": Piece(42, 42, strife),
    "torc": Piece(32, 36, torc),
    "deed": Piece(26, 26, deed),
    "crown": Piece(34, 28, crown),
    "crows-clockwise": _crows(True),
    "crows-counterclockwise": _crows(False),
    "leadership": Piece(28, 26, leading),
    "religion": Piece(26, 22, faith),
    "land": Piece(24, 24, country),
    **{f"card-{deck}": _card(deck) for deck in ("action", "advantage", "epic")},
}


def symbol(name: str, palette: Palette) -> str:
    """A piece as a symbol, by its name and the palette's."""
    piece = PIECES[name]
    box = (-piece.width / 2, -piece.height / 2, piece.width, piece.height)
    return element(
        "symbol",
        piece.draw(palette),
        id=f"{palette.name}-{name}",
        viewBox=" ".join(map(number, box)),
        overflow="visible",
    )


def placed(
    name: str, palette: Palette, at: tuple[float, float], scale: float = 1.0, **marks: str | float
) -> str:
    """A piece, as a reference to its symbol, with its middle at a point."""
    piece = PIECES[name]
    width, height = piece.width * scale, piece.height * scale
    return element(
        "use",
        href=f"#{palette.name}-{name}",
        x=at[0] - width / 2,
        y=at[1] - height / 2,
        width=width,
        height=height,
        **marks,
    )


def sprite(palette: Palette) -> str:
    """All pieces as symbols of one invisible picture, for a page to refer to."""
    return element(
        "svg",
        *[symbol(name, palette) for name in PIECES],
        xmlns="http://www.w3.org/2000/svg",
        width=0,
        height=0,
        aria_hidden="true",
    )
