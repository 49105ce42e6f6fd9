"""Page frame around a picture: a band of interlace, a knot in each corner, a gold rule."""

from __future__ import annotations

from typing import Final

from ardri.pictures.drawing.geometry import Box
from ardri.pictures.drawing.ornament import knot, lace, panel, stretch
from ardri.pictures.drawing.palette import Palette, mixed
from ardri.pictures.drawing.svg import Point, element, group, number, words
from ardri.pictures.drawing.text_width import TEXT

EDGE: Final = 9.0  # from the page's edge to the band
BAND: Final = 17.0
CORNER: Final = 42.0
FRAME: Final = 54.0  # from the page's edge to what it holds
ROWS: Final = 2
STATUS_SIZE: Final = 20.0
PERIOD: Final = 2  # after so many cells a plait is the same again


def page_defs(palette: Palette, mark: str, width: float, height: float) -> list[str]:
    """The band as two patterns, across and down, fitted to the page."""
    return [
        _band(palette, f"{mark}-across", width - 2 * CORNER, None),
        _band(palette, f"{mark}-down", height - 2 * CORNER, "rotate(90)"),
    ]


def _band(palette: Palette, name: str, length: float, turned: str | None) -> str:
    """A plait as a pattern: two cells of a longer one, that join on to themselves."""
    cell = BAND / ROWS
    times = max(1, round(length / (PERIOD * cell)))
    long = length / times
    drawn = lace(knot(panel(6, ROWS)), stretch(cell, cell), [palette.gold], palette.ink, 2.7, 0.9)
    return element(
        "pattern",
        drawn,
        id=name,
        x=CORNER,
        y=EDGE if turned is None else -EDGE - BAND,
        width=long,
        height=BAND,
        viewBox=f"{number(2 * cell)} 0 {number(PERIOD * cell)} {number(BAND)}",
        preserveAspectRatio="none",
        patternUnits="userSpaceOnUse",
        patternTransform=turned,
    )


def page(palette: Palette, mark: str, width: float, height: float, sea: Box) -> str:
    """The page's band, its corners, and the rule around the sea."""
    ground = mixed(palette.moss, palette.ink, 0.62)
    sides = []
    # the opposite sides are the first two seen from the other end
    for turn in ("", f"rotate(180 {number(width / 2)} {number(height / 2)})"):
        sides.append(
            group(
                _strip(palette, ground, f"url(#{mark}-across)", (CORNER, EDGE, width - 2 * CORNER, BAND)),
                _strip(palette, ground, f"url(#{mark}-down)", (EDGE, CORNER, BAND, height - 2 * CORNER)),
                transform=turn or None,
            )
        )
    far = (width - EDGE - CORNER + 5, height - EDGE - CORNER + 5)
    corners = [group(corner(palette), at=(x, y)) for x in (EDGE - 5, far[0]) for y in (EDGE - 5, far[1])]
    return group(*sides, *corners, rule(palette, sea), class_="page")


def _strip(palette: Palette, ground: str, fill: str, box: tuple[float, float, float, float]) -> str:
    x, y, width, height = box
    return group(
        element(
            "rect", x=x, y=y, width=width, height=height, fill=ground, stroke=palette.ink, stroke_width=2
        ),
        element("rect", x=x, y=y, width=width, height=height, fill=fill),
    )


def corner(palette: Palette) -> str:
    """A square knot on a dark ground, from its upper left corner."""
    cell = (CORNER - 10) / 4
    strands = knot(panel(4, 4))
    colours = [palette.gold, mixed(palette.gold, palette.parchment, 0.6), palette.parchment]
    return group(
        element(
            "rect",
            width=CORNER,
            height=CORNER,
            rx=5,
            fill=palette.oxblood,
            stroke=palette.ink,
            stroke_width=2.2,
        ),
        element(
            "rect",
            x=2.6,
            y=2.6,
            width=CORNER - 5.2,
            height=CORNER - 5.2,
            rx=3,
            fill="none",
            stroke=palette.gold,
            stroke_width=1.2,
        ),
        group(lace(strands, stretch(cell, cell), colours, palette.ink, 3.1, 1), at=(5, 5)),
    )


def cartouche(palette: Palette, text: str, at: Point, most: float, ground: str) -> str:
    """A line of text on a scroll around a point, no wider than it may be."""
    size = TEXT.fitted(text, STATUS_SIZE, most - 60)
    width = TEXT.width(text, size)
    half = width / 2 + 18
    style: dict[str, str | float] = {"stroke": palette.ink, "stroke_width": 1.8, "stroke_linejoin": "round"}
    shade = mixed(ground, palette.ink, 0.25)
    roll = f"M{number(half - 4)} -13C{number(half + 9)} -17 {number(half + 11)} 17 {number(half - 4)} 17Z"
    return group(
        element("path", d=roll, fill=shade, **style),
        element("path", d=roll, fill=shade, transform="scale(-1 1)", **style),
        element("rect", x=-half, y=-17, width=2 * half, height=34, rx=3, fill=ground, **style),
        element(
            "path",
            d=f"M{number(5 - half)} -13H{number(half - 5)}M{number(5 - half)} 13H{number(half - 5)}",
            stroke=palette.oxblood,
            stroke_width=0.9,
            opacity=0.7,
        ),
        words(
            text,
            (0, size * 0.32),
            font_family=TEXT.family,
            font_size=size,
            font_weight=500,
            fill=palette.ink,
            textLength=width,
            lengthAdjust="spacingAndGlyphs",
        ),
        at=at,
        class_="status",
    )


def rule(palette: Palette, sea: Box) -> str:
    """A double line of ink with gold between, around the sea."""
    lines = [
        element(
            "rect",
            x=FRAME - grow,
            y=FRAME - grow,
            width=sea.width + 2 * grow,
            height=sea.height + 2 * grow,
            fill="none",
            stroke=colour,
            stroke_width=line,
        )
        for grow, colour, line in ((0.0, palette.ink, 2.2), (3.4, palette.gold, 3.2), (6.0, palette.ink, 1.6))
    ]
    return group(*lines)
