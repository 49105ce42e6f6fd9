"""Neighbours share their border exactly; others keep apart; nothing depends on anything but the position."""

from itertools import combinations, pairwise
from math import hypot

import pytest

from ardri.pictures.drawing.geometry import LEAN, SIZE, Island, hex_corners, inside, noise, rim, rims, soft
from ardri.pictures.drawing.svg import Point
from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.board import ORIGIN, Board, Site, hexes


def island(pick: int) -> tuple[Island, Board]:
    """All sixteen territories laid one way or another."""
    board = Board().with_tile(0, ORIGIN)
    for tile in range(1, len(TILE_KEYS)):
        sites = board.legal_sites()
        board = board.with_tile(tile, sites[pick * tile % len(sites)])
    return Island({TILE_KEYS[tile]: site for tile, site in board.places}), board


ISLANDS = [island(pick) for pick in (0, 5, 7)]


def gap(one: list[Point], other: list[Point]) -> float:
    """The least distance between the corners of two outlines."""
    return min(hypot(x - u, y - v) for x, y in one for u, v in other)


@pytest.mark.parametrize(("land", "board"), ISLANDS)
def test_adjacent_territories_have_their_border_in_common_and_others_a_wide_gap(
    land: Island, board: Board
) -> None:
    outlines = {name: land.outline(name) for name in land.places}
    for one, other in combinations(range(len(TILE_KEYS)), 2):
        mine, theirs = outlines[TILE_KEYS[one]], outlines[TILE_KEYS[other]]
        if board.adjacent[one] >> other & 1:
            assert len(set(mine) & set(theirs)) >= 5
        else:
            assert gap(mine, theirs) > SIZE / 2


def test_a_side_is_the_same_line_from_both_ends() -> None:
    land = Island({"hills": ORIGIN})
    one, other = hex_corners((0, 0))[:2]
    assert land.side(one, other) == land.side(other, one)[::-1]


def test_a_territory_alone_has_no_sharp_corner_and_one_with_neighbours_has_where_three_meet() -> None:
    alone = Island({"hills": ORIGIN}).outline("hills")
    assert len(alone) == len(set(alone))
    near: Site = (1, 1, True)
    together = Island({"hills": ORIGIN, "moor": near}).outline("hills")
    assert len(together) - len(set(together)) == 2


def test_a_lone_territory_has_twelve_corners() -> None:
    for up in (True, False):
        assert len(rim(hexes((3, -2, up)))) == 12


def test_coasts_are_rough_but_not_wild() -> None:
    land = Island({"hills": ORIGIN})
    corners = rim(hexes(ORIGIN))
    for one, other in pairwise(corners):
        line = land.side(one, other)
        (x0, y0), (x1, y1) = line[0], line[-1]
        strays = [abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / SIZE for x, y in line]
        assert 0.5 < max(strays) < SIZE / 10


def test_the_middle_of_each_hex_is_inside() -> None:
    outline = Island({"hills": ORIGIN}).outline("hills")
    for spot in hexes(ORIGIN):
        corners = hex_corners(spot)
        x = sum(corner[0] for corner in corners) / 6 * SIZE * 3**0.5 / 2
        y = sum(corner[1] for corner in corners) / 6 * SIZE / 2
        assert inside((x, y), outline)


def test_noise_is_spread_over_its_range() -> None:
    found = [noise(at, 7) for at in range(1000)]
    assert all(0 <= value < 1 for value in found)
    for part in range(10):
        assert 60 < sum(part / 10 <= value < (part + 1) / 10 for value in found) < 140


def test_a_soft_curve_passes_through_a_point_given_twice() -> None:
    assert soft([(0, 0), (4, 0), (4, 0), (4, 4)]).count("4 0") >= 3


DOWN: Site = (0, 0, False)
LEFT_AND_RIGHT: list[tuple[Site, Site, Site]] = [
    (ORIGIN, (0, -2, False), (2, -2, False)),
    (DOWN, (-2, 2, True), (0, 2, True)),
]


@pytest.mark.parametrize(("tip", "left", "right"), LEFT_AND_RIGHT)
def test_a_bay_looks_out_to_sea_from_the_tip_or_from_beside_it(tip: Site, left: Site, right: Site) -> None:
    assert Island({"cove": tip}).lean("cove") == 0
    assert Island({"cove": tip, "moor": left}).lean("cove") == LEAN
    assert Island({"cove": tip, "moor": right}).lean("cove") == -LEAN
    assert Island({"cove": tip, "moor": left, "hills": right}).lean("cove") is None


def test_a_lake_has_a_rim_of_its_own() -> None:
    around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    assert sorted(len(line) for line in rims(around)) == [6, 18]


@pytest.mark.parametrize(("land", "board"), ISLANDS)
def test_waterlines_lie_in_the_water(land: Island, board: Board) -> None:
    outlines = [land.outline(name) for name in land.places]
    for line in land.waterlines(12.0):
        assert not any(inside(point, outline) for point in line for outline in outlines)
    assert len(board.places) == len(outlines)
