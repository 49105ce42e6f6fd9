"""The High King enthroned, as a gospel book would show him: under an arch, with the shield of his seat."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ardri.pictures.drawing.brush import BARK, CHALK, OCHRE, RUST, STRAW, oval, piece_brush
from ardri.pictures.drawing.ornament import frame, knot, lace, panel, smooth, spiral, stretch, triskel
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import Point, element, group, number
from ardri.pictures.pieces.clans import emblem

WIDE: Final = 280.0
HIGH: Final = 360.0
CELL: Final = 14.0
SKIN: Final = "#e9c9a0"


def king_plate(seat: int, palette: Palette) -> str:
    """The High King of a seat."""
    return element(
        "svg",
        _page(palette),
        _arch(palette),
        _throne(palette),
        _king(palette, seat),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDE)} {number(HIGH)}",
        width=WIDE,
        height=HIGH,
    )


def _shape(palette: Palette, path: str, fill: str, line: float = 2.0) -> str:
    return element(
        "path",
        d=path,
        fill=fill,
        stroke=palette.ink,
        stroke_width=line,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _line(colour: str, path: str, width: float = 1.6) -> str:
    return element("path", d=path, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")


def _page(palette: Palette) -> str:
    """The frame of interlace around the field."""
    ground = mixed(palette.oxblood, palette.ink, 0.45)
    across, down = round(WIDE / CELL), round(HIGH / CELL)
    cell = stretch((WIDE - 8) / across, (HIGH - 8) / down)
    twist = lace(
        knot(frame(across, down)), cell, [palette.gold, mixed(palette.gold, CHALK, 0.5)], palette.ink, 3.6, 1
    )
    inner = CELL + 6
    field = mixed(palette.parchment, palette.gold, 0.16)
    return group(
        element(
            "rect",
            x=1,
            y=1,
            width=WIDE - 2,
            height=HIGH - 2,
            rx=6,
            fill=ground,
            stroke=palette.ink,
            stroke_width=2,
        ),
        group(twist, at=(4, 4)),
        element(
            "rect",
            x=inner,
            y=inner,
            width=WIDE - 2 * inner,
            height=HIGH - 2 * inner,
            fill=field,
            stroke=palette.ink,
            stroke_width=2,
        ),
    )


def _arch(palette: Palette) -> str:
    """Two pillars of plaits with a round arch on them, and red dots along it."""
    pillars = []
    plait = lace(knot(panel(2, 16)), stretch(8, 11), [palette.moss, palette.gold], palette.ink, 3, 0.9)
    for x in (28.0, WIDE - 28 - 22):
        pillars.append(
            group(
                element(
                    "rect",
                    width=22,
                    height=184,
                    fill=mixed(palette.moss, palette.ink, 0.62),
                    stroke=palette.ink,
                    stroke_width=1.8,
                ),
                group(plait, at=(3, 4)),
                element(
                    "rect",
                    x=-4,
                    y=-8,
                    width=30,
                    height=12,
                    rx=2,
                    fill=palette.gold,
                    stroke=palette.ink,
                    stroke_width=1.8,
                ),
                element(
                    "rect",
                    x=-4,
                    y=180,
                    width=30,
                    height=14,
                    rx=2,
                    fill=palette.gold,
                    stroke=palette.ink,
                    stroke_width=1.8,
                ),
                at=(x, 142),
            )
        )
    middle = WIDE / 2
    outer = f"M24 134A116 112 0 0 1 {number(WIDE - 24)} 134H{number(WIDE - 54)}A86 84 0 0 0 54 134Z"
    dots = [(middle + 101 * cos(pi * at / 30), 134 - 98 * sin(pi * at / 30)) for at in range(1, 30)]
    inside = f"M50 134A90 88 0 0 1 {number(WIDE - 50)} 134V322H50Z"
    return group(
        element("path", d=inside, fill=mixed(palette.sea, palette.deep, 0.35)),
        *[group(_corner(palette), transform=f"translate({x} 26) scale({way} 1)") for x, way in CORNERS],
        _shape(palette, outer, palette.oxblood),
        *[
            element("circle", cx=x, cy=y, r=4.2, fill=palette.gold, stroke=palette.ink, stroke_width=1)
            for x, y in dots
        ],
        *pillars,
        element(
            "rect",
            x=22,
            y=322,
            width=WIDE - 44,
            height=16,
            fill=mixed(palette.stone, CHALK, 0.3),
            stroke=palette.ink,
            stroke_width=1.8,
        ),
    )


CORNERS: Final = ((26, 1), (WIDE - 26, -1))


def _corner(palette: Palette) -> str:
    """Spirals between the arch and the frame."""
    curls = ((15.0, 15.0, 13.0), (43.0, 11.0, 8.0), (11.0, 43.0, 8.0))
    path = "".join(smooth([(x + dx, y + dy) for dx, dy in spiral(r, 1.9, 0.1)]) for x, y, r in curls)
    return _line(palette.oxblood, path, 2)


def _throne(palette: Palette) -> str:
    b = piece_brush(palette)
    wood, pale = b.lit(BARK), b.lit(OCHRE)
    post = "M0 0V-150C-4 -158 -2 -170 8 -170C18 -170 20 -158 16 -150V0Z"
    curl = smooth([(8 + x, -160 + y) for x, y in spiral(7, 1.5, 0.25)])
    posts = [
        group(
            _shape(palette, post, wood),
            _line(pale, curl, 2),
            _line(pale, "M8 -138V-12", 2),
            _crow(palette),
            transform=f"translate({x} 322) scale({way} 1)",
        )
        for x, way in ((66, 1), (WIDE - 66, -1))
    ]
    back = f"M82 322V182C82 160 {number(WIDE - 82)} 160 {number(WIDE - 82)} 182V322Z"
    return group(_shape(palette, back, mixed(wood, palette.ink, 0.2)), *posts)


def _crow(palette: Palette) -> str:
    """A crow on a post, that looks inwards."""
    body = (
        "M-2 -170C-10 -176 -12 -190 -4 -200C0 -208 10 -210 16 -204L28 -202L17 -198"
        "C18 -188 16 -178 8 -172L4 -160L-6 -150L-2 -164Z"
    )
    wing = "M-4 -192C2 -192 6 -186 6 -178C2 -176 -2 -178 -5 -182"
    pale = mixed(palette.parchment, palette.ink, 0.25)
    return group(
        _shape(palette, body, "#22242a", 1.4),
        _line(pale, wing, 1.4),
        element("circle", cx=12, cy=-203, r=1.6, fill=palette.glow),
    )


def _king(palette: Palette, seat: int) -> str:
    colour = palette.clans[seat]
    shade, light = mixed(colour, palette.ink, 0.38), mixed(colour, CHALK, 0.35)
    gold = palette.gold
    middle = WIDE / 2
    cloak = (
        "M0 -148C-30 -146 -48 -128 -54 -98C-62 -50 -70 -16 -72 0"
        "H72C70 -16 62 -50 54 -98C48 -128 30 -146 0 -148Z"
    )
    tunic = "M-22 -132C-26 -90 -30 -40 -32 -4H32C30 -40 26 -90 22 -132C12 -122 -12 -122 -22 -132Z"
    hem = "M-72 0C-70 -8 -69 -12 -68 -18H68C69 -12 70 -8 72 0Z"
    folds = (
        "M-40 -120C-48 -80 -54 -44 -56 -22M-34 -124C-40 -84 -44 -48 -46 -22"
        "M40 -120C48 -80 54 -44 56 -22M34 -124C40 -84 44 -48 46 -22"
    )
    lozenges = "".join(f"M0 {y}L9 {y + 12}L0 {y + 24}L-9 {y + 12}Z" for y in (-112, -84, -56))
    knees = [group(_line(mixed(gold, CHALK, 0.2), triskel(13, 1.5), 2.2), at=(x, -40)) for x in (-52, 52)]
    return group(
        element(
            "ellipse",
            cx=-18,
            cy=2,
            rx=15,
            ry=8,
            fill=mixed(palette.ink, BARK, 0.5),
            stroke=palette.ink,
            stroke_width=1.6,
        ),
        element(
            "ellipse",
            cx=18,
            cy=2,
            rx=15,
            ry=8,
            fill=mixed(palette.ink, BARK, 0.5),
            stroke=palette.ink,
            stroke_width=1.6,
        ),
        _shape(palette, cloak, colour, 2.4),
        _line(shade, folds, 2),
        *knees,
        _shape(palette, tunic, mixed(palette.parchment, CHALK, 0.4)),
        _shape(palette, lozenges, light, 1.4),
        _shape(palette, hem, gold, 1.8),
        *[
            element("circle", cx=x, cy=-9, r=3, fill=palette.oxblood, stroke=palette.ink, stroke_width=0.9)
            for x in range(-60, 61, 15)
        ],
        _head(palette),
        _sceptre(palette),
        _hand(palette, (-46, -78)),
        group(emblem(palette, seat, 24), at=(44, -72)),
        _hand(palette, (24, -62)),
        at=(middle, 316),
    )


def _hand(palette: Palette, at: Point) -> str:
    return group(
        element("ellipse", rx=9, ry=7.5, fill=SKIN, stroke=palette.ink, stroke_width=1.6),
        _line(palette.ink, "M-4 -2H5M-4 2H5", 1.1),
        at=at,
    )


def _sceptre(palette: Palette) -> str:
    disc = group(
        element("circle", r=16, fill=palette.gold, stroke=palette.ink, stroke_width=1.8),
        _line(palette.oxblood, triskel(11, 1.5), 2.4),
        at=(-46, -150),
    )
    rod = _shape(palette, "M-48.5 -136H-43.5V-14H-48.5Z", palette.gold, 1.6)
    return rod + disc


def _head(palette: Palette) -> str:
    """Nimbus, curls, face, beard and crown."""
    gold = palette.gold
    hair, dark = RUST, mixed(RUST, palette.ink, 0.45)
    beads = [(41 * cos(pi * at / 16), 41 * sin(pi * at / 16)) for at in range(32)]
    locks = "".join(
        smooth([(way * (24 + x), y0 + y) for x, y in spiral(9, 1.6, 0.5)])
        for way in (-1, 1)
        for y0 in (-6, 10, 26)
    )
    manes = "M-20 -26C-40 -16 -40 26 -30 40C-22 44 -18 36 -18 28H18C18 36 22 44 30 40C40 26 40 -16 20 -26Z"
    beard = "M-17 10C-20 34 -10 52 0 56C10 52 20 34 17 10C8 18 -8 18 -17 10Z"
    curls = "".join(
        smooth([(x + dx, y + dy) for dx, dy in spiral(size, 1.5, 0.2)])
        for x, y, size in ((-8.0, 28.0, 6.0), (8.0, 28.0, 6.0), (0.0, 42.0, 6.0))
    )
    face = "M-17 -20C-20 4 -14 22 0 24C14 22 20 4 17 -20Z"
    eyes = "M-12 -4C-10 -9 -4 -9 -2 -4C-4 -1 -10 -1 -12 -4ZM12 -4C10 -9 4 -9 2 -4C4 -1 10 -1 12 -4Z"
    brow = "M-14 -9C-10 -14 -4 -13 -1 -9V7C-1 10 -4 10 -5 8M14 -9C10 -14 4 -13 1 -9M-5 15C-2 13 2 13 5 15"
    crown = "M-22 -18L-27 -46L-14 -34L0 -54L14 -34L27 -46L22 -18C8 -13 -8 -13 -22 -18Z"
    jewels = ((-27, -47), (0, -56), (27, -47))
    return group(
        element("circle", r=47, fill=gold, stroke=palette.ink, stroke_width=2.2),
        element("circle", r=35, fill=mixed(gold, CHALK, 0.45), stroke=palette.ink, stroke_width=1.2),
        *[element("circle", cx=x, cy=y, r=2.4, fill=palette.oxblood) for x, y in beads],
        _shape(palette, manes, hair),
        _line(dark, locks, 1.8),
        _shape(palette, face, SKIN),
        _shape(palette, beard, hair),
        _line(dark, curls, 1.8),
        _shape(palette, eyes, CHALK, 1.4),
        element("path", d=oval(-7, -4.4, 1.9, 2.3) + oval(7, -4.4, 1.9, 2.3), fill=palette.ink),
        _line(palette.ink, brow, 1.6),
        _shape(palette, crown, mixed(gold, STRAW, 0.5)),
        _line(palette.ink, "M-21 -24C-8 -19 8 -19 21 -24", 1.4),
        *[
            element("circle", cx=x, cy=y, r=3.8, fill=palette.oxblood, stroke=palette.ink, stroke_width=1.3)
            for x, y in jewels
        ],
        at=(0, -182),
    )
