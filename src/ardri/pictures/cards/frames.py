"""Frames and backs of cards: bands of knotwork in the colour of the deck."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from ardri.pictures.cards.icons import ICONS
from ardri.pictures.drawing.ornament import Wall, frame, knot, lace, panel, ring, stretch
from ardri.pictures.drawing.palette import Palette, contrast, mixed
from ardri.pictures.drawing.svg import element, group
from ardri.pictures.emblems.motifs import triskel
from ardri.pictures.emblems.strokes import (
    Drawing,
    around,
    both,
    carried,
    colours,
    disc,
    dots,
    drawn,
    line,
    shape,
    spiral,
)

WIDTH: Final = 250
HEIGHT: Final = 350
READABLE: Final = 4.8  # the least contrast of letters


class DeckStyle(NamedTuple):
    """The style of a deck's cards: the ground of the frame, its ribbons, the field behind an emblem."""

    ground: str
    ribbons: tuple[str, str]
    field: str
    scroll: str  # the ornament on that field


DECK_STYLES: Final[dict[str, DeckStyle]] = {
    "action": DeckStyle("emerald", ("leaf", "straw"), "mint", "fern"),
    "advantage": DeckStyle("gold", ("vellum", "amber"), "straw", "gilt"),
    "epic": DeckStyle("oxblood", ("rose", "gold"), "straw", "gilt"),
}


def paper(palette: Palette) -> str:
    """The colour behind the text of a card."""
    return palette.sea if palette.dim else palette.parchment


def initial(deck: str, palette: Palette) -> str:
    """The colour of a title's first letter: the deck's, darkened or lightened until it is readable."""
    colour, on = colours(palette)[DECK_STYLES[deck].ground], paper(palette)
    toward = palette.ink if palette.text == palette.ink else palette.parchment
    steps = (mixed(colour, toward, step / 20) for step in range(21))
    return next(mixture for mixture in steps if contrast(mixture, on) >= READABLE)


def _ground(deck: str, palette: Palette) -> str:
    paint = colours(palette)
    return _leaf(1, 13, 2, paint[DECK_STYLES[deck].ground], paint["ink"])


def _leaf(inset: float, rounding: float, line: float, fill: str, ink: str) -> str:
    """The outline of the card, inset from its edge."""
    return element(
        "rect",
        x=inset,
        y=inset,
        width=WIDTH - 2 * inset,
        height=HEIGHT - 2 * inset,
        rx=rounding,
        fill=fill,
        stroke=ink,
        stroke_width=line,
    )


@cache
def surround(deck: str, palette: Palette) -> str:
    """The frame of a card's face, with the paper inside it."""
    paint = colours(palette)
    style = DECK_STYLES[deck]
    margin = 4.0
    across, down = 18, 26
    cell = stretch((WIDTH - 2 * margin) / across, (HEIGHT - 2 * margin) / down)
    ribbons = [paint[name] for name in style.ribbons]
    twist = lace(knot(frame(across, down)), cell, ribbons, paint["ink"], 3.2, 0.9)
    inner = margin + (WIDTH - 2 * margin) / across
    inside = _leaf(inner, 4, 1.6, paper(palette), paint["ink"])
    corners = [
        group(drawn(_stud(), palette), at=(x, y), scale=0.5)
        for x in (inner - 2, WIDTH - inner + 2)
        for y in (inner - 2, HEIGHT - inner + 2)
    ]
    return group(_ground(deck, palette), group(twist, at=(margin, margin)), inside, *corners, class_="frame")


def scrolls(colour: str) -> Drawing:
    """Spirals in the corners of the field behind an emblem."""
    corner = line(
        spiral(-61, -37, 9, 1.8, 90, 1),
        "M-61 -28C-66 -24 -70 -14 -70 -4",
        spiral(-64, -6, 6, 1.6, 180, -1),
        "M-52 -37C-50 -44 -44 -47 -34 -47",
        colour=colour,
    )
    upper = both(corner)
    return upper + tuple(stroke._replace(path=carried(stroke.path, turn=180)) for stroke in upper)


def _stud() -> Drawing:
    return shape("gold", disc(0, 0, 19)) + triskel(14, "oxblood", 2.6) + dots("ink", 1.2, (0, 0))


@cache
def back(deck: str, palette: Palette) -> str:
    """The back of a deck: a carpet of knots around a medallion."""
    paint = colours(palette)
    style = DECK_STYLES[deck]
    ribbons = [paint[name] for name in style.ribbons]
    margin = 11.0
    across, down = 12, 17
    width, height = (WIDTH - 2 * margin) / across, (HEIGHT - 2 * margin) / down
    carpet = lace(
        knot(panel(across, down), _breaks(deck, across, down)),
        stretch(width, height),
        ribbons[:1],
        paint["ink"],
        4.8,
        1.1,
    )
    columns = 30
    wreath = lace(
        knot(panel(columns, 1), around=columns), ring(43, 57, columns), ribbons[1:], paint["ink"], 3.2, 1
    )
    middle = (WIDTH / 2, HEIGHT / 2)
    return group(
        _ground(deck, palette),
        _leaf(6.5, 8, 1.4, "none", paint["ink"]),
        group(carpet, at=(margin, margin)),
        group(drawn(shape(style.ground, disc(0, 0, 62)), palette), at=middle),
        group(wreath, at=middle),
        group(
            drawn(shape("vellum", disc(0, 0, 39)) + dots("ruby", 1, *around(0, 0, 35, 44)), palette),
            at=middle,
        ),
        group(drawn(_SIGNS[deck], palette), at=middle, scale=1.55),
        class_=f"back {deck}",
    )


_SIGNS: Final[dict[str, Drawing]] = {
    "action": ICONS["season"],
    "advantage": (
        shape("amber", disc(8, -9, 5.6))
        + shape("stone", "M-17 12L-5 -12L1 -2L4 -6L15 12Z")
        + shape("white", "M-9 -4L-5 -12L-1 -5L-4 -3L-6 -5Z")
        + shape("moss", "M-18 13C-10 6 -4 8 0 11C6 6 12 6 18 12C10 18 -10 18 -18 13Z")
    ),
    "epic": ICONS["triskel"],
}


def _breaks(deck: str, across: int, down: int) -> list[Wall]:
    """Walls that turn the strands back, different for each deck, symmetrical in all four corners."""
    walls: list[Wall] = []
    for column, row, upright in _RHYTHMS[deck]:
        for x in (column, across - 1 - column):
            for y in (row, down - 1 - row):
                right, below = (1 if x < across / 2 else -1), (1 if y < down / 2 else -1)
                walls.append(((x, y), (x + right, y) if upright else (x, y + below)))
    return walls


# Column and row of a cell, and whether the wall beyond it stands upright
_RHYTHMS: Final[dict[str, tuple[tuple[int, int, bool], ...]]] = {
    "action": tuple((column, row, (column + row) % 4 == 2) for column in (1, 3, 5) for row in (1, 3, 5, 7)),
    "advantage": tuple((column, row, True) for column in (2, 4) for row in (0, 1, 3, 4, 6, 7)),
    "epic": tuple((column, row, False) for column in (0, 1, 3, 4) for row in (1, 3, 5, 7)),
}
