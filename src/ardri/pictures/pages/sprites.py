"""Sprites: hidden SVGs for a page to refer to, one with all pieces and icons, one with all emblems.

The ids name the drawing and not the palette: a page that changes its light changes the hidden pictures.
"""

from __future__ import annotations

from collections.abc import Iterable

from ardri.pictures.cards.card import EMBLEM_BOX
from ardri.pictures.cards.icons import ICONS, medallion
from ardri.pictures.drawing.palette import DAY, Palette
from ardri.pictures.drawing.svg import element
from ardri.pictures.emblems import emblem
from ardri.pictures.emblems.strokes import drawn
from ardri.pictures.pieces.button_icons import BUTTON_ICONS, button_icon
from ardri.pictures.pieces.pieces import PIECES, symbol
from ardri.rules.editions.registry import card_keys


def sprite(palette: Palette = DAY) -> str:
    """All pieces by their names, `icon-NAME` and `medal-NAME` of cards, and `sign-NAME` for buttons."""
    return _hidden(
        [
            *[symbol(name, palette, name) for name in PIECES],
            *[_symbol(f"icon-{name}", drawn(icon, palette), "-20 -20 40 40") for name, icon in ICONS.items()],
            *[
                _symbol(f"medal-{name}", medallion(name, (0, 0), 19, palette), "-20 -20 40 40")
                for name in ICONS
            ],
            *map(button_icon, BUTTON_ICONS),
        ]
    )


def emblem_sprite(palette: Palette = DAY) -> str:
    """`emblem-KEY` for every card."""
    return _hidden([_symbol(f"emblem-{key}", drawn(emblem(key), palette), EMBLEM_BOX) for key in card_keys()])


def _symbol(name: str, drawing: str, box: str) -> str:
    return element("symbol", drawing, id=name, viewBox=box)


def _hidden(symbols: Iterable[str]) -> str:
    return element("svg", *symbols, xmlns="http://www.w3.org/2000/svg", width=0, height=0, aria_hidden="true")
