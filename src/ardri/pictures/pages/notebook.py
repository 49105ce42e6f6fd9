"""Notebook pictures: objects that Jupyter displays as SVG."""

from __future__ import annotations

from ardri.pictures.drawing.palette import DAY, Palette
from ardri.pictures.pages.board import board_picture
from ardri.rules.game import Game
from ardri.rules.views.view import View
from ardri.texts.catalogues import texts


class Picture:
    """An SVG that a notebook displays."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def __str__(self) -> str:
        return self.svg


def show(what: View | Game, language: str = "en", palette: Palette = DAY) -> Picture:
    """The board of a view; of a game, as a spectator sees it.

    >>> picture = show(Game.start(players=2, seed=1), language="pl")
    >>> picture.svg.startswith("<svg")
    True
    """
    return Picture(board_picture(what, texts(language).say, palette))
