"""Rendering of an environment as everybody sees the table: text, or a picture as an array."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from resvg_py import svg_to_bytes

from ardri.pictures.pages.board import board_picture
from ardri.pictures.pages.text_board import text_board
from ardri.rules.errors import RulesError
from ardri.rules.game import Game
from ardri.texts.catalogues import texts

HUMAN: Final = "human"
ANSI: Final = "ansi"
RGB_ARRAY: Final = "rgb_array"
RENDER_MODES: Final = (HUMAN, ANSI, RGB_ARRAY)
WIDTH: Final = 1200

Frame = NDArray[np.uint8]


def checked_mode(mode: str | None) -> str | None:
    """A render mode, if there is such a one."""
    if mode is not None and mode not in RENDER_MODES:
        raise RulesError(f"there is no render mode {mode!r}; there are: {', '.join(RENDER_MODES)}")
    return mode


def rendered(game: Game, mode: str) -> str | Frame | None:
    """The table in a render mode; with ``human`` it is printed."""
    if mode == RGB_ARRAY:
        return picture(game)
    text = text_board(game.view(None), texts("en").say)
    if mode == ANSI:
        return text
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
    return None


def picture(game: Game) -> Frame:
    """The picture of the board, row after row of pixels."""
    svg = board_picture(game.view(None), texts("en").say)
    with Image.open(BytesIO(bytes(svg_to_bytes(svg_string=svg, width=WIDTH)))) as image:
        return np.array(image.convert("RGB"), np.uint8)
