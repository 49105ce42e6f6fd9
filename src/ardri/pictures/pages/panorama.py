"""The island seen from the sea, as the first page of a manuscript would show it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

from ardri.pictures.drawing.brush import CHALK, STRAW, Brush
from ardri.pictures.drawing.geometry import noise
from ardri.pictures.drawing.ornament import knot, lace, panel, ring, smooth, spiral, triskel
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import Point, element, group, number
from ardri.pictures.drawing.texture import texture_defs
from ardri.pictures.island.land import LANDS, glyph_defs, glyph_id
from ardri.pictures.island.landmarks import LANDMARKS
from ardri.pictures.island.sea import curragh, serpent, whale
from ardri.pictures.pieces.pieces import PIECES

WIDE: Final = 1200.0
HIGH: Final = 420.0
FOOT: Final = 36.0  # on which line landmarks stand
SUN: Final[Point] = (600.0, 104.0)


class Ridge(NamedTuple):
    """A hill: whose ground it has, and the points along its back from the left edge to the right."""

    land: str
    back: tuple[Point, ...]


class Feature(NamedTuple):
    """A feature that stands on a hill."""

    name: str
    at: Point
    scale: float


# From the farthest to the nearest: a hill, then what stands on it
VIEW: Final[tuple[Ridge | Feature, ...]] = (
    Feature("mountains", (196, 214), 2.1),
    Feature("mountains", (1010, 214), 2.3),
    Feature("mountains", (330, 216), 1.5),
    Feature("mountains", (872, 216), 1.6),
    Ridge(
        "lost_vale",
        (
            (0, 196),
            (110, 178),
            (250, 212),
            (400, 196),
            (560, 226),
            (700, 216),
            (860, 200),
            (1010, 210),
            (1120, 180),
            (1200, 190),
        ),
    ),
    Feature("misty_lands", (92, 192), 1.0),
    Feature("highlands", (1120, 198), 1.15),
    Ridge(
        "moor",
        (
            (0, 238),
            (120, 214),
            (280, 236),
            (430, 258),
            (560, 262),
            (760, 262),
            (900, 232),
            (1060, 218),
            (1200, 246),
        ),
    ),
    Feature("moor", (196, 226), 0.95),
    Feature("gates", (884, 244), 0.95),
    Ridge("forest", ((0, 262), (90, 248), (220, 262), (330, 286), (430, 300), (470, 330), (500, 352))),
    Feature("forest", (86, 262), 1.3),
    Feature("forest", (240, 278), 1.05),
    Ridge("stone_circle", ((720, 352), (760, 322), (850, 276), (960, 252), (1080, 246), (1200, 266))),
    Feature("stone_circle", (1034, 274), 1.5),
    Ridge(
        "meadows",
        (
            (250, 352),
            (330, 322),
            (440, 276),
            (540, 236),
            (600, 226),
            (660, 236),
            (760, 276),
            (870, 322),
            (950, 352),
        ),
    ),
    Feature("capital", (600, 246), 1.7),
    Feature("citadel", (486, 268), 1.1),
    Feature("sanctuary", (716, 268), 1.1),
    Feature("meadows", (404, 318), 0.85),
    Feature("plains", (800, 318), 0.9),
    Ridge("plains", ((380, 352), (460, 322), (560, 302), (640, 302), (740, 322), (820, 352))),
    Feature("clan-B", (500, 318), 0.95),
    Feature("chieftain-A", (550, 314), 1.0),
    Feature("festival", (602, 322), 1.15),
    Feature("clan-C", (654, 314), 0.95),
    Feature("clan-D", (702, 318), 0.95),
)


def panorama_plate(palette: Palette) -> str:
    """A long picture to stand above a page; its middle matters most."""
    b = Brush(palette)
    lands = list(dict.fromkeys(part.land for part in VIEW if isinstance(part, Ridge)))
    mark = f"{palette.name}-view"
    shared = [
        part
        for name in lands
        for part in (*texture_defs(b, name, b.lit(LANDS[name].ground), mark), *glyph_defs(b, name, mark))
    ]
    return element(
        "svg",
        element("defs", _sky_defs(palette, mark), *shared),
        _sky(palette, mark),
        *[_ridge(palette, part, mark) if isinstance(part, Ridge) else _sight(b, part) for part in VIEW],
        _sea(palette, mark),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDE)} {number(HIGH)}",
        width=WIDE,
        height=HIGH,
    )


def _sky_defs(palette: Palette, mark: str) -> str:
    high = (
        mixed(palette.sea, palette.deep, 0.5) if palette.dim else mixed(palette.parchment, palette.deep, 0.55)
    )
    low = (
        mixed(palette.sea, palette.heather, 0.35)
        if palette.dim
        else mixed(palette.parchment, palette.gold, 0.2)
    )
    stops = element("stop", offset=0, stop_color=high) + element("stop", offset=0.62, stop_color=low)
    water = element("stop", offset=0, stop_color=palette.sea) + element(
        "stop", offset=1, stop_color=palette.deep
    )
    return element("linearGradient", stops, id=f"{mark}-sky", x1=0, y1=0, x2=0, y2=1) + element(
        "linearGradient", water, id=f"{mark}-water", x1=0, y1=0, x2=0, y2=1
    )


def _sky(palette: Palette, mark: str) -> str:
    parts = [element("rect", width=WIDE, height=HIGH, fill=f"url(#{mark}-sky)")]
    parts.append(_stars(palette) if palette.dim else _rays(palette))
    parts += [group(_cloud(palette), at=at, scale=scale) for at, scale in CLOUDS]
    parts.append(group(_disc(palette), at=SUN))
    return group(*parts)


CLOUDS: Final = (
    ((120.0, 62.0), 1.0),
    ((352.0, 96.0), 0.72),
    ((846.0, 78.0), 0.86),
    ((1076.0, 52.0), 1.06),
    ((238.0, 30.0), 0.5),
    ((966.0, 126.0), 0.5),
)


def _cloud(palette: Palette) -> str:
    """A cloud as scribes curl it: three spirals on one line."""
    pale = mixed(palette.sea, palette.parchment, 0.28) if palette.dim else CHALK
    line = mixed(pale, palette.ink, 0.5)
    body = (
        "M-86 22C-104 22 -104 -2 -84 -2C-86 -26 -50 -32 -42 -12C-30 -40 22 -40 28 -10"
        "C44 -26 76 -16 70 4C94 0 96 22 80 22Z"
    )
    curls = "".join(
        smooth([(x + px, y + py) for px, py in spiral(size, 1.7, 0.45)])
        for x, y, size in ((-62.0, 2.0, 13.0), (-6.0, -6.0, 18.0), (50.0, 4.0, 12.0))
    )
    return group(
        element("path", d=body, fill=pale, stroke=line, stroke_width=1.6),
        element("path", d=curls, fill="none", stroke=line, stroke_width=1.6, stroke_linecap="round"),
        opacity=0.55 if palette.dim else 0.9,
    )


def _rays(palette: Palette) -> str:
    """Light from the sun, by turns long and short."""
    x, y = SUN
    drawn = []
    for at in range(48):
        angle = 2 * pi * at / 48
        inner, outer = 92.0, 128.0 if at % 2 else 150.0
        drawn.append(
            f"M{number(x + inner * cos(angle))} {number(y + inner * sin(angle))}"
            f"L{number(x + outer * cos(angle))} {number(y + outer * sin(angle))}"
        )
    return element(
        "path", d="".join(drawn), stroke=palette.gold, stroke_width=2.4, stroke_linecap="round", opacity=0.7
    )


def _stars(palette: Palette) -> str:
    points = [(noise(at, 1) * WIDE, noise(at, 2) * 180, 0.7 + noise(at, 3) * 1.2) for at in range(70)]
    dots = [element("circle", cx=x, cy=y, r=r) for x, y, r in points]
    return group(*dots, fill=palette.parchment, opacity=0.75)


def _disc(palette: Palette) -> str:
    """Sun or moon: a triskel within a ring of interlace."""
    columns = 36
    face = mixed(palette.parchment, palette.sea, 0.15) if palette.dim else mixed(STRAW, CHALK, 0.35)
    ribbon = palette.stone if palette.dim else palette.gold
    wreath = lace(
        knot(panel(columns, 1), around=columns), ring(60, 76, columns), [ribbon], palette.ink, 3.6, 1
    )
    edge: dict[str, str | float] = {"stroke": palette.ink, "stroke_width": 1.8}
    return group(
        element("circle", r=80, fill=mixed(ribbon, palette.ink, 0.5), **edge),
        wreath,
        element("circle", r=57, fill=face, **edge),
        element("circle", r=52, fill="none", stroke=palette.oxblood, stroke_width=1.2),
        element(
            "path",
            d=triskel(44, 1.7),
            fill="none",
            stroke=palette.oxblood,
            stroke_width=6,
            stroke_linecap="round",
        ),
    )


def crest_plate(palette: Palette) -> str:
    """The sun of the first page, or its moon, alone."""
    return element(
        "svg",
        group(_disc(palette), at=(82, 82)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 164 164",
        width=164,
        height=164,
    )


def _ridge(palette: Palette, ridge: Ridge, mark: str) -> str:
    """A hill with its wash, its pattern, and what grows near its back."""
    left, right = ridge.back[0][0], ridge.back[-1][0]
    path = f"{_back(ridge.back)}L{number(right)} {number(HIGH)}L{number(left)} {number(HIGH)}Z"
    kinds = len(dict.fromkeys(LANDS[ridge.land].glyphs))
    things = []
    for at, ((x0, y0), (x1, y1)) in enumerate(zip(ridge.back, ridge.back[1:], strict=False)):
        for step in range(4):
            part = (step + noise(at, step, 7)) / 4
            x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part + 20 + 22 * noise(at, step, 8)
            where = f"translate({number(x)} {number(y)}) scale(0.8)"
            things.append(
                element("use", href=f"#{glyph_id(mark, ridge.land, (at + step) % kinds)}", transform=where)
            )
    return group(
        element("path", d=path, fill=f"url(#{mark}-wash-{ridge.land})"),
        element("path", d=path, fill=f"url(#{mark}-weave-{ridge.land})"),
        *things,
        element("path", d=_back(ridge.back), fill="none", stroke=palette.ink, stroke_width=2.2),
    )


def _back(points: tuple[Point, ...]) -> str:
    return smooth([points[0], *points, points[-1]])


def _sight(b: Brush, sight: Feature) -> str:
    """A landmark or a piece that stands with its feet at a point."""
    x, y = sight.at
    if sight.name in LANDMARKS:
        drawing, foot = LANDMARKS[sight.name](b), FOOT
    else:
        piece = PIECES[sight.name]
        drawing, foot = piece.draw(b.palette), piece.height / 2 - 4
    return group(drawing, at=(x, y - foot * sight.scale), scale=sight.scale)


def _sea(palette: Palette, mark: str) -> str:
    ink = mixed(palette.deep, palette.parchment if palette.dim else palette.ink, 0.42)
    pale = mixed(palette.sea, palette.deep, 0.35)
    shore = (
        "M0 352C90 342 180 366 290 354C420 340 520 360 640 356"
        "C780 350 880 340 980 356C1080 368 1140 346 1200 354"
    )
    swimmers = group(
        group(whale(), at=(170, 398), scale=0.8),
        group(serpent(), at=(1046, 400), scale=0.8),
        group(curragh(), at=(748, 392), scale=0.72),
        group(curragh(), at=(430, 400), scale=0.6),
        fill=pale,
        stroke=ink,
        stroke_width=2,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
    waves = "".join(
        f"M{number(40 + 88 * at + 44 * (row % 2))} {number(372 + 16 * row)}q7 -7 14 0t14 0"
        for row in range(3)
        for at in range(14)
    )
    return group(
        element("path", d=f"{shore}V{number(HIGH)}H0Z", fill=f"url(#{mark}-water)"),
        element("path", d=shore, fill="none", stroke=palette.ink, stroke_width=2.4),
        element(
            "path",
            d=shore,
            fill="none",
            stroke=CHALK,
            stroke_width=2,
            opacity=0.5,
            transform="translate(0 7)",
        ),
        element(
            "path", d=waves, fill="none", stroke=ink, stroke_width=1.5, stroke_linecap="round", opacity=0.6
        ),
        swimmers,
    )
