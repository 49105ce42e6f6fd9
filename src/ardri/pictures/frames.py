"""What surrounds a card, and its back: bands of knotwork in the colour of its deck."""

from __future__ import annotations

from typing import Final, NamedTuple

from ardri.pictures.emblems.brush import Drawing, around, colours, disc, dots, drawn, shape
from ardri.pictures.emblems.motifs import triskel
from ardri.pictures.icons import ICONS
from ardri.pictures.ornament import frame, knot, lace, panel, ring, stretch
from ardri.pictures.palette import Palette, mixed
from ardri.pictures.svg import Point, element, group

WIDTH: Final = 250
HEIGHT: Final = 350
BAND: Final = 12.5  # how wide the knotwork is


class Dress(NamedTuple):
    """How the cards of a deck look: the ground of the frame, its ribbons, the initial, what is on the back."""

    ground: str
    ribbons: tuple[str, str]
    field: str  # behind emblems
    sign: str


DRESSES: Final[dict[str, Dress]] = {
    "action": Dress("emerald", ("leaf", "straw"), "mint", "season"),
    "advantage": Dress("gold", ("vellum", "amber"), "straw", "build"),
    "epic": Dress("oxblood", ("rose", "gold"), "straw", "triskel"),
}


def paper(palette: Palette) -> str:
    """What the text of a card stands on."""
    return palette.parchment if palette.name == "day" else palette.sea


def lettering(palette: Palette) -> str:
    """The colour of the text."""
    return palette.text


def initial(deck: str, palette: Palette) -> str:
    """The colour of a title's first letter."""
    ground = colours(palette)[DRESSES[deck].ground]
    toward = "#000000" if palette.name == "day" else palette.parchment
    return mixed(ground, toward, {"action": 0.15, "advantage": 0.45, "epic": 0.0}[deck] if palette.name == "day" else 0.5)


def _ground(deck: str, palette: Palette) -> str:
    paint = colours(palette)
    return element(
        "rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=13,
        fill=paint[DRESSES[deck].ground], stroke=paint["ink"], stroke_width=2,
    )  # fmt: skip


def surround(deck: str, palette: Palette) -> str:
    """The frame of a card's face, with the paper inside it."""
    paint = colours(palette)
    dress = DRESSES[deck]
    margin = 4.0
    across, down = 18, 26
    cell = stretch((WIDTH - 2 * margin) / across, (HEIGHT - 2 * margin) / down)
    ribbons = [paint[name] for name in dress.ribbons]
    twist = lace(knot(frame(across, down)), cell, ribbons, paint["ink"], 3.2, 0.9)
    inner = margin + (WIDTH - 2 * margin) / across
    inside = element(
        "rect", x=inner, y=inner, width=WIDTH - 2 * inner, height=HEIGHT - 2 * inner, rx=4,
        fill=paper(palette), stroke=paint["ink"], stroke_width=1.6,
    )  # fmt: skip
    corners = [
        group(drawn(_stud(), palette), at=(x, y), scale=0.5)
        for x in (inner - 2, WIDTH - inner + 2)
        for y in (inner - 2, HEIGHT - inner + 2)
    ]
    return group(_ground(deck, palette), group(twist, at=(margin, margin)), inside, *corners, class_="frame")


def _stud() -> Drawing:
    return shape("gold", disc(0, 0, 19)) + triskel(14, "oxblood", 2.6) + dots("ink", 1.2, (0, 0))


def back(deck: str, palette: Palette) -> str:
    """The back of a deck: a carpet of knots around a medallion."""
    paint = colours(palette)
    dress = DRESSES[deck]
    ribbons = [paint[name] for name in dress.ribbons]
    margin = 11.0
    across, down = 12, 17
    width, height = (WIDTH - 2 * margin) / across, (HEIGHT - 2 * margin) / down
    carpet = lace(knot(panel(across, down), _breaks(deck, across, down)), stretch(width, height), ribbons, paint["ink"], 4.6, 1.1)
    columns = 22
    wreath = lace(knot(panel(columns, 1), around=columns), ring(42, 58, columns), list(reversed(ribbons)), paint["ink"], 3.4, 1)
    middle = (WIDTH / 2, HEIGHT / 2)
    return group(
        _ground(deck, palette),
        element("rect", x=6.5, y=6.5, width=WIDTH - 13, height=HEIGHT - 13, rx=8, fill="none", stroke=paint["ink"], stroke_width=1.4),
        group(carpet, at=(margin, margin)),
        element("circle", cx=middle[0], cy=middle[1], r=62, fill=paint[dress.ground], stroke=paint["ink"], stroke_width=2),
        group(wreath, at=middle),
        element("circle", cx=middle[0], cy=middle[1], r=39, fill=paint["vellum"], stroke=paint["ink"], stroke_width=2),
        group(drawn(dots("ruby", 1, *around(0, 0, 35, 44)), palette), at=middle),
        group(drawn(ICONS[dress.sign], palette), at=middle, scale=1.55),
        class_="back",
    )  # fmt: skip


def _breaks(deck: str, across: int, down: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Walls that turn the strands back, in another rhythm for each deck."""
    every = {"action": 3, "advantage": 2, "epic": 4}[deck]
    walls = []
    for row in range(1, down - 1):
        for column in range(1, across - 1):
            if column % every == 0 and row % every == 0:
                walls.append(((column, row), (column, row + 1)) if (column + row) % 2 else ((column, row), (column + 1, row)))
    return walls
