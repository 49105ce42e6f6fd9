"""Ground texture of a territory: a gradient of its colour, and a pattern of fine strokes."""

from __future__ import annotations

from typing import Final, NamedTuple

from ardri.pictures.drawing.brought import with_brought
from ardri.pictures.drawing.brush import (
    BARK,
    BRAMBLE,
    CHALK,
    DUSK,
    OCHRE,
    PEAT,
    PINE,
    RUST,
    SLATE,
    WOAD,
    Brush,
)
from ardri.pictures.drawing.palette import mixed
from ardri.pictures.drawing.svg import element, group

SUN: Final = "#fffbe8"


class GroundPattern(NamedTuple):
    """A repeated pattern: the size of its tile, the path, the colour and the line width."""

    width: int
    height: int
    path: str
    pigment: str
    line: float = 1.1
    opacity: float = 0.3


GROUND_PATTERNS: Final[dict[str, GroundPattern]] = {
    "cove": GroundPattern(56, 30, "M2 8q7 -5 14 0t14 0M30 23q6 -4 12 0t12 0", OCHRE, 1.2, 0.55),
    "forest": GroundPattern(
        34, 30, "M4 12q4 -7 8 0M8 9q4 -7 8 0M21 27q4 -7 8 0M25 24q4 -7 6 -1", PINE, 1.2, 0.5
    ),
    "gates": GroundPattern(
        52, 48, "M12 14a4 4 0 1 1 4 -4a7 7 0 0 1 -7 7M40 38a4 4 0 1 0 -4 -4", BRAMBLE, 1.1, 0.34
    ),
    "highlands": GroundPattern(
        46, 32, "M3 14l6 -7h7l5 7M26 29l5 -6h8l4 6M9 7l-2 7M31 23l-2 6", SLATE, 1, 0.42
    ),
    "hills": GroundPattern(
        60, 36, "M2 16c8 -11 18 -11 26 0M32 33c8 -11 18 -11 26 0M15 12v5M45 29v5", OCHRE, 1.2, 0.6
    ),
    "iron_mine": GroundPattern(38, 30, "M4 8l9 5M20 4l4 8M26 24l9 -3M6 24l6 -2", RUST, 1.4, 0.5),
    "lost_vale": GroundPattern(64, 34, "M2 12c10 -7 18 5 28 -1M34 28c10 -7 18 5 28 -1", CHALK, 1.6, 0.34),
    "meadows": GroundPattern(
        34, 28, "M6 12l-2 -5M8 12v-7M10 12l2 -5M24 26l-2 -5M26 26v-7M28 26l2 -5", PINE, 1, 0.34
    ),
    "misty_lands": GroundPattern(72, 30, "M2 10h26M36 10h10M20 24h40M6 24h6", CHALK, 2, 0.5),
    "moor": GroundPattern(
        30, 24, "M6 9l-3 -5M6 9v-6M6 9l3 -5M21 21l-3 -5M21 21v-6M21 21l3 -5", BRAMBLE, 1, 0.34
    ),
    "mountains": GroundPattern(44, 34, "M4 14l8 -9l3 6M12 5l-3 9M26 31l8 -9l3 6M34 22l-3 9", PEAT, 1, 0.3),
    "plains": GroundPattern(30, 16, "M0 5q7.5 -4 15 0t15 0M0 13q7.5 -4 15 0t15 0", OCHRE, 1.1, 0.42),
    "salt_mine": GroundPattern(40, 36, "M6 12l5 -7l5 7zM11 5v7M26 30l4 -6l5 6zM30 24v6", DUSK, 0.9, 0.26),
    "stone_circle": GroundPattern(
        60,
        60,
        "M12 30a18 18 0 0 1 36 0M18 30a12 12 0 0 1 24 0M0 60a18 18 0 0 1 12 -17M60 60a18 18 0 0 0 -12 -17",
        PINE,
        1,
        0.28,
    ),
    "swamp": GroundPattern(46, 26, "M4 8h14M9 11h6M26 20h14M30 23h7", WOAD, 1.3, 0.4),
    "valley": GroundPattern(48, 26, "M0 7c12 -6 20 6 32 0M20 20c10 -5 18 5 28 0", PINE, 1.1, 0.34),
}


def texture_defs(b: Brush, name: str, ground: str, mark: str) -> list[str]:
    """The gradient and the pattern of a territory, for the picture's defs."""
    pattern = with_brought("GROUND_PATTERNS", GROUND_PATTERNS).get(name, GROUND_PATTERNS["plains"])
    light = mixed(ground, b.lit(SUN), 0.3)
    shade = mixed(ground, b.lit(BARK), 0.16)
    return [
        element(
            "radialGradient",
            element("stop", offset=0.15, stop_color=light),
            element("stop", offset=0.65, stop_color=ground),
            element("stop", offset=1, stop_color=shade),
            id=f"{mark}-wash-{name}",
            r=0.62,
        ),
        element(
            "pattern",
            element(
                "path",
                d=pattern.path,
                fill="none",
                stroke=b.lit(pattern.pigment),
                stroke_width=pattern.line,
                stroke_linecap="round",
                stroke_linejoin="round",
                opacity=pattern.opacity,
            ),
            id=f"{mark}-weave-{name}",
            width=pattern.width,
            height=pattern.height,
            patternUnits="userSpaceOnUse",
        ),
    ]


def texture(name: str, shape: str, mark: str) -> str:
    """The ground of a territory, by the id of its shape."""
    return group(
        element("use", href=shape, fill=f"url(#{mark}-wash-{name})"),
        element("use", href=shape, fill=f"url(#{mark}-weave-{name})"),
    )
