"""Every piece is a symbol that a page can refer to, by day and by night."""

import re
from xml.etree import ElementTree

import pytest

from ardri.pictures.figures import badge, refuge
from ardri.pictures.palette import DAY, NIGHT, PALETTES, Palette
from ardri.pictures.pieces import PIECES, placed, sprite
from tests.pictures.scenes import SVG


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_sprite_holds_every_piece_once(palette: Palette) -> None:
    symbols = ElementTree.fromstring(sprite(palette)).findall(f"{SVG}symbol")
    assert [symbol.get("id") for symbol in symbols] == [f"{palette.name}-{name}" for name in PIECES]


def test_sprites_of_both_palettes_fit_on_one_page() -> None:
    names = [re.findall(r'id="([^"]+)"', sprite(palette)) for palette in (DAY, NIGHT)]
    assert not set(names[0]) & set(names[1])


def test_a_piece_is_placed_by_its_middle() -> None:
    drawn = ElementTree.fromstring(placed("deed", DAY, (100, 50), scale=2))
    assert (drawn.get("x"), drawn.get("y"), drawn.get("width")) == ("74", "24", "52")


def test_all_pieces_look_different() -> None:
    assert len({piece.draw(DAY) for piece in PIECES.values()}) == len(PIECES)


@pytest.mark.parametrize("count", [1, 9, 12])
def test_numbers_are_written_on_seals_and_walls(count: int) -> None:
    assert f">{count}</text>" in badge(DAY, count)
    assert f">{count}</text>" in refuge(DAY, count)
