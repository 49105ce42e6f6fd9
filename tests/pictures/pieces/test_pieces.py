"""Every piece is a drawing of its own, placed by its middle."""

from xml.etree import ElementTree

import pytest

from ardri.pictures.drawing.palette import DAY
from ardri.pictures.pieces.clans import badge, refuge
from ardri.pictures.pieces.pieces import PIECES, placed


def test_a_piece_is_placed_by_its_middle() -> None:
    drawn = ElementTree.fromstring(placed("deed", DAY, (100, 50), scale=2))
    assert (drawn.get("x"), drawn.get("y"), drawn.get("width")) == ("74", "24", "52")


def test_all_pieces_look_different() -> None:
    assert len({piece.draw(DAY) for piece in PIECES.values()}) == len(PIECES)


@pytest.mark.parametrize("count", [1, 9, 12])
def test_numbers_are_written_on_seals_and_walls(count: int) -> None:
    assert f">{count}</text>" in badge(DAY, count)
    assert f">{count}</text>" in refuge(DAY, count)
