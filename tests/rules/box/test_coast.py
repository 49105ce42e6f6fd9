"""The coast: what is sea, what is a lake, and which edges of a territory face the sea."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import given, settings
from hypothesis import strategies as st

from ardri.rules.box.board import NEIGHBOURS, ORIGIN, Board, Hex, Site, hexes, site_from_text
from ardri.rules.box.coast import free_sea_edges, sea_around, sea_left

GROWTH = st.lists(st.integers(0, 10_000), min_size=1, max_size=20)
FAR: Site = (60, 0, True)


def grown(picks: Iterable[int]) -> Board:
    """A board that grew from one tile, each next one on the legal site picked."""
    board = Board().with_tile(0, ORIGIN)
    for tile, pick in enumerate(picks, start=1):
        sites = board.legal_sites()
        board = board.with_tile(tile, sites[pick % len(sites)])
    return board


def laid(*sites: str) -> Board:
    """A board with tiles 0, 1, ... on these sites."""
    board = Board()
    for tile, site in enumerate(sites):
        board = board.with_tile(tile, site_from_text(site))
    return board


def flooded(board: Board) -> frozenset[Hex]:
    """The hexes of the sea beside land, found by sailing in from the edge of the map."""
    land = {spot for _, site in board.places for spot in hexes(site)}
    left, right = min(q for q, _ in land) - 2, max(q for q, _ in land) + 2
    top, bottom = min(r for _, r in land) - 2, max(r for _, r in land) + 2
    sea, waiting = {(left, top)}, [(left, top)]
    while waiting:
        q, r = waiting.pop()
        for dq, dr in NEIGHBOURS:
            spot = (q + dq, r + dr)
            inside = left <= spot[0] <= right and top <= spot[1] <= bottom
            if inside and spot not in land and spot not in sea:
                sea.add(spot)
                waiting.append(spot)
    return frozenset((q, r) for q, r in sea if any((q + dq, r + dr) in land for dq, dr in NEIGHBOURS))


@given(GROWTH)
@settings(deadline=None)
def test_the_sea_is_what_a_ship_can_reach(picks: list[int]) -> None:
    board = grown(picks)
    assert sea_around(board) == flooded(board)


@given(GROWTH)
@settings(deadline=None)
def test_new_land_leaves_the_sea_that_a_ship_still_reaches(picks: list[int]) -> None:
    board = grown(picks)
    for site in board.legal_sites():
        after = flooded(board.with_tile(30, site))
        assert sea_left(board, site) == flooded(board) & after


# Three tiles around one hex
LAKE: Hex = (0, 0)
SHORES = ("-2,1,up", "0,-1,up", "0,1,up")


def test_a_lake_is_no_sea() -> None:
    board = laid(*SHORES)
    for tile in range(len(SHORES)):
        shores = [
            (q + NEIGHBOURS[way][0], r + NEIGHBOURS[way][1]) for (q, r), way in free_sea_edges(board, tile)
        ]
        assert LAKE not in shores
        assert shores
    assert LAKE in sea_left(laid(*SHORES[:2]), (4, 0, True))
    assert LAKE not in sea_left(laid(*SHORES[:2]), site_from_text(SHORES[2]))


def test_all_edges_of_a_lonely_tile_face_the_sea() -> None:
    board = laid("0,0,up").with_tile(7, FAR)
    for tile in (0, 7):
        assert len(free_sea_edges(board, tile)) == 12
    assert free_sea_edges(board, 3) == ()


def test_an_edge_faces_the_sea_or_land() -> None:
    board = laid("0,0,up", "2,0,up")
    assert ((1, 0), 0) not in free_sea_edges(board, 0)  # there lies the other tile
    assert ((0, 0), 3) in free_sea_edges(board, 0)
    assert all(
        (spot[0] + NEIGHBOURS[way][0], spot[1] + NEIGHBOURS[way][1]) in sea_around(board)
        for spot, way in free_sea_edges(board, 0)
    )
