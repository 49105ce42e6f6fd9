"""A piece: a drawing around the origin in a box of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ardri.pictures.drawing.palette import Palette


@dataclass(frozen=True)
class Piece:
    """A piece: its drawing and the size of its box around the origin."""

    width: float
    height: float
    draw: Callable[[Palette], str]
