"""A game of five on another edition is drawn, in pictures and in text."""

from xml.etree import ElementTree

import pytest

from ardri.pictures.drawing.palette import DAY, NIGHT, Palette
from ardri.pictures.pages.board import board_picture
from ardri.pictures.pages.text_board import text_board
from ardri.pictures.view_data import view_data_of
from ardri.rules.game import Game
from ardri.testing import play_random
from ardri.texts.catalogues import texts
from tests.toy_edition import toy

__all__ = ["toy"]


def five(seed: int) -> Game:
    game = Game.start(5, f"drawn {seed}", "toy", listen=True)
    play_random(game, seed=seed, choices=150)
    return game


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("palette", [DAY, NIGHT])
def test_five_seats_and_unknown_cards_are_drawn(palette: Palette) -> None:
    for seed in range(3):
        data = view_data_of(five(seed).view(4))
        drawn = board_picture(data, texts("en").say, palette)
        assert ElementTree.fromstring(drawn) is not None
        assert palette.clans[4] in drawn


@pytest.mark.usefixtures("toy")
def test_five_seats_are_written() -> None:
    for seed in range(3):
        lines = text_board(view_data_of(five(seed).view(None)), texts("en").say)
        assert "E" in "".join(lines)
