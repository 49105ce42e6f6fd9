"""The ground of the territories of the sea: colours, scattered glyphs and patterns."""

from __future__ import annotations

from typing import Final

from ardri.pictures.drawing.brush import BRAMBLE, CHALK, LEAF, MADDER, OCHRE, PINE, WOAD, Brush, cloud, oval
from ardri.pictures.drawing.texture import GroundPattern
from ardri.pictures.island.land import (
    Land,
    brook,
    flower,
    menhir,
    reeds,
    ripple,
    shell,
    star,
    tree,
    tuft,
    whorl,
    wisp,
)


def gull(b: Brush) -> str:
    """A gull in the air."""
    return b.line("M-9 -2C-6 -6 -2 -6 0 0C2 -6 6 -6 9 -2", 1.5)


def net(b: Brush) -> str:
    """A net hung up to dry."""
    return b.line("M-8 7V-5M8 7V-5", 1.6, OCHRE) + b.line(
        "M-8 -4C-4 2 4 2 8 -4M-8 0C-4 5 4 5 8 0M-4 -2V4M0 -1V5M4 -2V4", 0.9
    )


def apple_tree(b: Brush) -> str:
    """A small apple tree."""
    fruits = oval(-3, -5, 1.5, 1.5) + oval(3, -3, 1.5, 1.5) + oval(0, -8, 1.5, 1.5)
    return b.line("M0 9V2", 1.6) + b.shape(cloud(0, -4, 7, 6.5, 7, 0.25), LEAF, 1.2) + b.fill(fruits, MADDER)


LANDS: Final = {
    "aber": Land("#d3d6a0", (ripple, reeds, brook, gull, tuft)),
    "haven": Land("#dfc79a", (net, tuft, shell, gull)),
    "salmons_creek": Land("#a9cfa8", (brook, tuft, tree, reeds)),
    "hy_breasil": Land("#a9c4d6", (wisp, star, wisp, whorl)),
    "inis_mona": Land("#94b878", (tree, menhir, tuft, tree)),
    "isle_of_joy": Land("#f2d98c", (flower, apple_tree, flower, star)),
}

GROUND_PATTERNS: Final = {
    "aber": GroundPattern(54, 28, "M2 8q7 -5 14 0t14 0M28 22q6 -4 12 0t12 0", WOAD, 1.2, 0.34),
    "haven": GroundPattern(44, 30, "M4 9h12M10 5v8M28 24h12M34 20v8", OCHRE, 1.1, 0.4),
    "salmons_creek": GroundPattern(48, 26, "M0 7c12 -6 20 6 32 0M20 20c10 -5 18 5 28 0", WOAD, 1.2, 0.3),
    "hy_breasil": GroundPattern(66, 34, "M2 12c10 -7 18 5 28 -1M34 28c10 -7 18 5 28 -1", CHALK, 1.8, 0.5),
    "inis_mona": GroundPattern(34, 30, "M4 12q4 -7 8 0M8 9q4 -7 8 0M21 27q4 -7 8 0", PINE, 1.1, 0.42),
    "isle_of_joy": GroundPattern(
        40, 36, "M9 10l2 -4l2 4l-4 -2h4zM29 28l2 -4l2 4l-4 -2h4z", BRAMBLE, 0.9, 0.34
    ),
}
