"""Land: the ground of each territory, its colour and the glyphs scattered over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from ardri.pictures.drawing.brought import with_brought
from ardri.pictures.drawing.brush import (
    BRAMBLE,
    CHALK,
    GRANITE,
    LEAF,
    LIMESTONE,
    MADDER,
    MIST,
    OCHRE,
    PINE,
    RUST,
    SLATE,
    STRAW,
    VERDIGRIS,
    WATER,
    WOAD,
    Brush,
    cloud,
    oval,
)
from ardri.pictures.drawing.geometry import Box, distance, inside, noise
from ardri.pictures.drawing.ornament import smooth, spiral
from ardri.pictures.drawing.svg import Point, element, group, number
from ardri.rules.box.catalogue import TILE_KEYS

Glyph = Callable[[Brush], str]

PITCH: Final = 25.0  # between scattered things
SPARSE: Final = 0.2  # how many of them are left out
SHORE: Final = 15.0  # what lies nearer to the coast than this is left out


def tuft(b: Brush) -> str:
    """Grass."""
    return b.line("M-5 4C-4 0 -5 -2 -7 -4M0 4V-6M5 4C4 0 5 -2 7 -4", 1.3, PINE)


def tree(b: Brush) -> str:
    """A small round tree."""
    return b.line("M0 9V2", 1.6) + b.shape(cloud(0, -3, 6.5, 6.5, 7, 0.25), LEAF, 1.2)


def fir(b: Brush) -> str:
    """A small fir."""
    return b.line("M0 9V5", 1.6) + b.shape("M0 -10L6 -1H3L8 6H-8L-3 -1H-6Z", PINE, 1.2)


def star(b: Brush) -> str:
    """A star of four points, as over the Other World."""
    return b.light("M0 -6Q1 -1 6 0Q1 1 0 6Q-1 1 -6 0Q-1 -1 0 -6Z", STRAW)


def whorl(b: Brush) -> str:
    """A small spiral."""
    return b.line(smooth(spiral(6, 1.6, 0.3)), 1.3, BRAMBLE)


def crag(b: Brush) -> str:
    """A ledge of rock."""
    return b.shape("M-9 6L-7 -3H2L4 0H8L10 6Z", LIMESTONE, 1.2) + b.line("M-3 5V0M4 5V2", 1)


def cairn(b: Brush) -> str:
    """A heap of stones."""
    return (
        b.shape(oval(0, 5, 7, 2.6), GRANITE, 1.1)
        + b.shape(oval(0, 1, 5, 2.3), GRANITE, 1.1)
        + b.shape(oval(0, -2.6, 3, 2), LIMESTONE, 1.1)
    )


def mound(b: Brush) -> str:
    """A small hill."""
    return b.shape("M-12 6C-8 -6 -3 -8 0 -8C4 -8 9 -5 12 6Z", STRAW, 1.2) + b.line(
        "M-4 -3L-6 4M1 -4V4M5 -3L7 4", 1, OCHRE
    )


def ore(b: Brush) -> str:
    """A lump of red ore."""
    return b.shape("M-6 4L-4 -4L2 -6L7 -1L5 5Z", MADDER, 1.2) + b.line("M-2 -3L1 1L5 0", 1)


def pick(b: Brush) -> str:
    """A pick left lying."""
    return b.line("M-6 7L4 -5", 2, OCHRE) + b.line("M-3 -8C3 -8 7 -5 8 2", 2)


def wisp(b: Brush) -> str:
    """A wisp of mist."""
    path = "M-12 3C-7 -2 -2 0 1 2C5 -3 12 -3 12 1C12 4 8 4 8 2"
    return b.line(path, 2.6, MIST)


def fern(b: Brush) -> str:
    """A fern."""
    return b.line("M0 8C0 2 2 -4 6 -8M0 4L-5 2M1 1L-3 -3M3 -3L0 -7M1 3L6 1M3 -1L8 -2", 1.3, PINE)


def flower(b: Brush) -> str:
    """A flower."""
    return (
        b.line("M0 1V8", 1.2, PINE)
        + b.shape(cloud(0, 0, 3, 3, 5, 0.25), CHALK, 1)
        + b.light(oval(0, 0, 1.2, 1.2), OCHRE)
    )


def poppy(b: Brush) -> str:
    """A red flower."""
    return b.line("M0 1V8", 1.2, PINE) + b.shape(cloud(0, 0, 3, 3, 4, 0.25), MADDER, 1)


def bare_tree(b: Brush) -> str:
    """A tree without leaves."""
    return b.line("M0 8C1 2 0 -2 0 -6M0 1L-5 -5M0 -1L5 -7M0 4L5 0", 1.4, SLATE)


def heath(b: Brush) -> str:
    """Heather."""
    return b.line("M0 7C-1 2 -3 0 -5 -3M0 7V-5M0 7C1 2 3 0 5 -3", 1.2, BRAMBLE) + b.fill(
        oval(-5, -4, 1.8, 2.3) + oval(0, -6, 1.8, 2.3) + oval(5, -4, 1.8, 2.3), BRAMBLE
    )


def boulder(b: Brush) -> str:
    """A stone."""
    return b.shape("M-7 5C-8 -1 -4 -5 1 -5C6 -4 8 1 7 5Z", GRANITE, 1.2) + b.line("M-2 -1q3 -2 5 1", 1)


def summit(b: Brush) -> str:
    """A small peak."""
    return b.shape("M-11 7L-1 -10L10 7Z", GRANITE, 1.2) + b.fill("M-1 -10L3 -3L-1 -1L-4 -4Z", CHALK)


def barley(b: Brush) -> str:
    """A few ears of barley."""
    return b.line("M-4 8C-4 2 -4 0 -5 -4M0 8V-6M4 8C4 2 4 0 5 -4", 1.2, OCHRE) + b.fill(
        oval(-5, -5, 1.7, 3.2) + oval(0, -7, 1.7, 3.2) + oval(5, -5, 1.7, 3.2), OCHRE
    )


def crystal(b: Brush) -> str:
    """Crystals of salt."""
    return b.shape("M-6 6L-7 -1L-4 -5L-1 0L2 -8L6 -3L5 6Z", CHALK, 1.2) + b.line("M2 -8L2 6", 0.9)


def menhir(b: Brush) -> str:
    """A small standing stone."""
    return b.shape("M-4 7L-3 -5C-1 -8 2 -8 3 -4L4 7Z", GRANITE, 1.2)


def reeds(b: Brush) -> str:
    """Reeds."""
    return b.line("M-5 8C-5 2 -4 -2 -6 -7M0 8V-9M5 8C5 2 4 -2 6 -7", 1.3, PINE) + b.line(
        "M0 -9V-5M-6 -7L-5.5 -4", 2.6, OCHRE
    )


def pool(b: Brush) -> str:
    """A pool."""
    return b.shape(oval(0, 1, 11, 4.6), VERDIGRIS, 1.1) + b.line("M-5 1q2.5 -2 5 0M0 3q2.5 -2 5 0", 1, CHALK)


def ripple(b: Brush) -> str:
    """Sand drawn by the tide."""
    return b.line("M-10 -2q5 -4 10 0t10 0M-6 4q4 -3 8 0t8 0", 1.3, OCHRE)


def shell(b: Brush) -> str:
    """A shell."""
    return b.shape("M0 5C-6 4 -7 -3 0 -5C7 -3 6 4 0 5Z", CHALK, 1.1) + b.line(
        "M0 5V-4M0 5L-3.5 -2.5M0 5L3.5 -2.5", 0.8
    )


def brook(b: Brush) -> str:
    """A little water."""
    return b.line("M-10 0q5 -5 10 0t10 0", 2.6, WATER) + b.line("M-6 5q3 -3 6 0t6 0", 1.2, WOAD)


def cinder(b: Brush) -> str:
    """Red earth."""
    return b.fill(oval(-5, 2, 2, 1.5) + oval(3, -2, 2.2, 1.6) + oval(5, 4, 1.5, 1.1), RUST)


class Land(NamedTuple):
    """The look of a territory's ground: its colour and its glyphs."""

    ground: str
    glyphs: Sequence[Glyph]


LANDS: Final[dict[str, Land]] = {
    "cove": Land("#e8d3a0", (ripple, ripple, shell, tuft)),
    "forest": Land("#8fb27a", (tree, fir, tree, tuft)),
    "gates": Land("#a59fc4", (star, whorl, star, tuft)),
    "highlands": Land("#a3b8a4", (crag, tuft, cairn, tuft)),
    "hills": Land("#c5c878", (mound, tuft, mound)),
    "iron_mine": Land("#d19a72", (ore, cinder, pick, cinder)),
    "lost_vale": Land("#7fae9b", (fern, wisp, fern, fir)),
    "meadows": Land("#bad482", (flower, tuft, poppy, tuft)),
    "misty_lands": Land("#bcc6c6", (wisp, bare_tree, wisp)),
    "moor": Land("#c3a1bd", (heath, heath, boulder)),
    "mountains": Land("#bdb2a8", (summit, boulder, summit)),
    "plains": Land("#ebd283", (barley, barley, tuft)),
    "salt_mine": Land("#e3d6d6", (crystal, boulder, crystal)),
    "stone_circle": Land("#a9bf84", (tuft, menhir, tuft)),
    "swamp": Land("#9aa676", (reeds, pool, reeds, tuft)),
    "valley": Land("#a5cb8b", (tuft, brook, tree, flower)),
}


def glyph_id(mark: str, name: str, at: int) -> str:
    """The id of a glyph within a picture."""
    return f"{mark}-{name}-{at}"


def glyph_defs(b: Brush, name: str, mark: str) -> list[str]:
    """The glyphs of a territory, once each, for the picture's defs."""
    return [
        group(glyph(b), id=glyph_id(mark, name, at))
        for at, glyph in enumerate(dict.fromkeys(land_of(name).glyphs))
    ]


class ScatteredGlyph(NamedTuple):
    """A glyph scattered on the ground: which of the territory's glyphs, where, and how large."""

    glyph: int
    at: Point
    size: float

    @property
    def box(self) -> Box:
        """The box it occupies."""
        return Box(self.at[0], self.at[1], 20, 18)


@cache
def land_of(name: str) -> Land:
    """The land of a territory; one that has none of its own lies in plains."""
    return with_brought("LANDS", LANDS).get(name, LANDS["plains"])


def scattered_glyphs(name: str, outline: list[Point]) -> list[ScatteredGlyph]:
    """The scattered glyphs of a territory, from the top down."""
    glyphs = land_of(name).glyphs
    kinds = list(dict.fromkeys(glyphs))
    seed = TILE_KEYS.index(name)
    found = []
    for at, point in enumerate(_points(outline, seed)):
        kind = kinds.index(glyphs[int(noise(seed, at, 3) * len(glyphs))])
        found.append(ScatteredGlyph(kind, point, 0.72 + 0.26 * noise(seed, at, 4)))
    return found


def scatter(name: str, outline: list[Point], clear: Sequence[Box], mark: str) -> str:
    """Draw the scattered glyphs of a territory, outside of the boxes to keep clear."""
    drawn = []
    for thing in scattered_glyphs(name, outline):
        if not any(map(thing.box.meets, clear)):
            where = f"translate({number(thing.at[0])} {number(thing.at[1])}) scale({number(thing.size)})"
            drawn.append(element("use", href="#" + glyph_id(mark, name, thing.glyph), transform=where))
    return group(*drawn, class_="scattered")


def _points(outline: list[Point], seed: int) -> list[Point]:
    """Points within an outline, neither in rows nor in heaps, upper ones first."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    found = []
    for row in range(int((max(ys) - min(ys)) / PITCH / 0.8) + 1):
        for column in range(int((max(xs) - min(xs)) / PITCH) + 1):
            if noise(seed, row, column, 5) < SPARSE:
                continue
            x = min(xs) + PITCH * (column + row % 2 / 2 + 0.7 * (noise(seed, row, column, 1) - 0.5))
            y = min(ys) + PITCH * 0.8 * (row + 0.6 * (noise(seed, row, column, 2) - 0.5))
            if inside((x, y), outline) and distance((x, y), outline) > SHORE:
                found.append((x, y))
    return sorted(found, key=lambda point: point[1])
