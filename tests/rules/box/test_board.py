"""The island's geometry: hexes, tiles, what touches what, and where a new tile may lie."""

import pickle
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.board import (
    ORIGIN,
    Board,
    Hex,
    Site,
    around,
    hexes,
    site_from_text,
    site_text,
    sites_over,
)
from ardri.rules.box.catalogue import TILES
from ardri.rules.box.options import SITE_SLOTS
from ardri.rules.errors import IllegalChoice, MalformedChoice, PositionError
from ardri.rules.formats.position import chain_site
from ardri.testing import options, play, position

SITES = st.tuples(st.integers(-50, 50), st.integers(-50, 50), st.booleans())
GROWTH = st.lists(st.integers(0, 10_000), min_size=1, max_size=TILES - 1)


def distance(one: Hex, other: Hex) -> int:
    """The number of steps between two hexes."""
    q, r = one[0] - other[0], one[1] - other[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def touch(one: Site, other: Site) -> bool:
    """True if two tiles share an edge, hex by hex."""
    return any(distance(a, b) == 1 for a, b in product(hexes(one), hexes(other)))


def overlap(one: Site, other: Site) -> bool:
    """True if two tiles share a hex."""
    return not set(hexes(one)).isdisjoint(hexes(other))


def grown(picks: list[int]) -> Board:
    """A board that grew from one tile, each next one on the legal site picked."""
    board = Board().with_tile(0, ORIGIN)
    for tile, pick in enumerate(picks, start=1):
        sites = board.legal_sites()
        board = board.with_tile(tile, sites[pick % len(sites)])
    return board


# Tiles


@given(SITES)
def test_a_tile_is_three_hexes_each_touching_the_others(site: Site) -> None:
    own = hexes(site)
    assert [distance(one, other) for one, other in combinations(own, 2)] == [1, 1, 1]


@given(SITES, SITES)
def test_two_sites_are_never_the_same_three_hexes(one: Site, other: Site) -> None:
    assert (set(hexes(one)) == set(hexes(other))) == (one == other)


@given(SITES)
def test_nine_hexes_lie_around_a_tile(site: Site) -> None:
    near = around(site)
    assert len(near) == 9
    assert all(min(distance(spot, own) for own in hexes(site)) == 1 for spot in near)


@given(st.tuples(st.integers(-50, 50), st.integers(-50, 50)))
def test_six_sites_cover_a_hex_three_of_them_each_way_up(spot: Hex) -> None:
    sites = sites_over(spot)
    assert len(set(sites)) == 6
    assert all(spot in hexes(site) for site in sites)
    assert sum(up for _, _, up in sites) == 3


def test_the_third_hex_lies_above_or_below_the_other_two() -> None:
    assert hexes((2, 5, True)) == ((2, 5), (3, 5), (3, 4))
    assert hexes((2, 5, False)) == ((2, 5), (3, 5), (2, 6))


# Sites as text


@given(SITES)
def test_a_site_is_read_back_from_its_text(site: Site) -> None:
    assert site_from_text(site_text(site)) == site


@pytest.mark.parametrize(
    "text",
    [
        "",
        "4,1",
        "4,1,left",
        "4,1,up,",
        "4,1,UP",
        " 4,1,up",
        "4, 1,up",
        "04,1,up",
        "+4,1,up",
        "-0,1,up",
        "q,1,up",
        "4.0,1,up",
    ],
)
def test_what_is_not_written_like_a_site_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        site_from_text(text)


# Boards


def test_an_empty_board_has_no_tiles_and_begins_at_the_origin() -> None:
    board = Board()
    assert (board.places, board.tiles, board.legal_sites()) == ((), 0, [ORIGIN])
    assert board.site_of(0) is None
    assert board.neighbours(0) == ()


def test_a_board_with_one_more_tile_leaves_the_old_board_alone() -> None:
    old = Board().with_tile(3, ORIGIN)
    new = old.with_tile(5, (2, 0, True))
    assert (old.places, old.tiles, old.neighbours(3)) == (((3, ORIGIN),), 1 << 3, ())
    assert (new.site_of(5), new.tiles, new.neighbours(3), new.neighbours(5)) == (
        (2, 0, True),
        1 << 3 | 1 << 5,
        (5,),
        (3,),
    )


@pytest.mark.parametrize(
    ("site", "near", "free"),
    [
        ((0, 0, True), False, False),  # the same place
        ((1, 0, True), True, False),  # on one of its hexes
        ((0, 0, False), True, False),  # on two of them
        ((2, 0, True), True, True),  # side by side
        ((2, -2, False), True, True),
        ((3, 0, True), False, True),  # a gap of one hex
        ((0, 3, True), False, True),
        ((9, 9, False), False, True),
    ],
)
def test_a_second_tile_touches_the_first_overlaps_it_or_lies_apart(
    site: Site, near: bool, free: bool
) -> None:
    board = Board().with_tile(0, ORIGIN)
    assert board.is_free(site) == free
    if free:
        assert board.touched(site) == int(near)
        assert board.with_tile(1, site).adjacent[1] == int(near)
        assert (site in board.legal_sites()) == near  # there is only one territory to touch


@given(GROWTH)
@settings(max_examples=60, deadline=None)
def test_what_is_adjacent_is_what_shares_an_edge(picks: list[int]) -> None:
    board = grown(picks)
    for (tile, site), (other, place) in product(board.places, repeat=2):
        adjacent = board.adjacent[tile] >> other & 1 == 1
        assert adjacent == (tile != other and touch(site, place))
        assert adjacent == (other in board.neighbours(tile))
        assert board.site_of(tile) == site
    for tile in range(len(board.places), TILES):
        assert (board.adjacent[tile], board.site_of(tile)) == (0, None)


@given(GROWTH)
@settings(max_examples=40, deadline=None)
def test_legal_sites_are_the_free_ones_that_touch_two_territories(picks: list[int]) -> None:
    board = grown(picks)
    least = min(2, len(board.places))
    spots = [spot for _, place in board.places for spot in hexes(place)]
    columns = range(min(q for q, _ in spots) - 3, max(q for q, _ in spots) + 4)
    rows = range(min(r for _, r in spots) - 3, max(r for _, r in spots) + 4)
    expected = [
        site
        for site in product(columns, rows, (False, True))
        if not any(overlap(site, place) for _, place in board.places)
        and sum(touch(site, place) for _, place in board.places) >= least
    ]
    assert board.legal_sites() == expected
    for site in expected:
        assert board.is_free(site)
        assert board.touched(site).bit_count() >= least


@given(GROWTH)
@settings(max_examples=60, deadline=None)
def test_an_island_never_falls_apart_and_always_has_room_to_grow(picks: list[int]) -> None:
    board = grown(picks)
    spots = [spot for _, place in board.places for spot in hexes(place)]
    assert len(set(spots)) == 3 * len(board.places)
    for count, (tile, _) in enumerate(board.places):
        earlier = board.adjacent[tile] & ((1 << tile) - 1)
        assert earlier.bit_count() >= min(2, count)
    assert 2 <= len(board.legal_sites()) <= SITE_SLOTS


@given(GROWTH)
@settings(max_examples=20, deadline=None)
def test_adjacency_does_not_depend_on_the_order_in_which_tiles_were_laid(picks: list[int]) -> None:
    board = grown(picks)
    backwards = Board()
    for tile, site in reversed(board.places):
        backwards = backwards.with_tile(tile, site)
    assert (backwards.adjacent, backwards.tiles) == (board.adjacent, board.tiles)


# The chain of `position`


def test_in_a_chain_each_tile_touches_the_two_before_and_the_two_after() -> None:
    board = Board()
    for tile in range(TILES):
        board = board.with_tile(tile, chain_site(board))
    for tile in range(TILES):
        near = [other for other in range(TILES) if 0 < abs(other - tile) <= 2]
        assert list(board.neighbours(tile)) == near


def test_positions_lay_tiles_in_a_chain_in_the_order_named() -> None:
    board = position(tiles="moor cove", clans={"hills": "A1", "cove": "B1", "valley": "A1"}).state.board
    assert [TILE_KEYS[tile] for tile, _ in board.places] == ["moor", "cove", "hills", "valley"]
    assert [TILE_KEYS[tile] for tile in board.neighbours(TILE_KEYS.index("moor"))] == ["cove", "hills"]


@pytest.mark.parametrize(
    ("sites", "reason"),
    [
        ({"cove": "0,0,up", "moor": "1,0,up"}, "moor lies on another territory"),
        ({"cove": "0,0,up", "moor": "5,5,up"}, "moor does not touch"),
        ({"cove": "0,0,up", "moor": "2,0,up", "hills": "4,0,up"}, "hills does not touch two"),
        ({"cove": "0,0,up", "moor": "2,0,sideways"}, "is not a site"),
    ],
)
def test_positions_refuse_tiles_that_overlap_or_float(sites: dict[str, str], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        position(tiles=sites)


# Islands out at sea


def test_an_island_touches_nothing_and_takes_no_site() -> None:
    land = Board().with_tile(0, (0, 0, True)).with_tile(1, (2, 0, True))
    sites = land.legal_sites()
    for site in (sites[0], (0, 0, True), (30, 0, True)):  # wherever it is said to lie
        board = land.with_island(2, site)
        assert (board.adjacent, board.tiles) == (land.adjacent, 0b111)
        assert board.legal_sites() == sites
        assert board.is_free(sites[0])
        assert board.touched(sites[0]) == 0b11
        assert (board.site_of(2), board.places[-1], board.land) == (site, (2, site), land.places)


def test_an_island_moves_and_stays_in_its_place_in_the_order() -> None:
    board = Board().with_tile(0, (0, 0, True)).with_island(2, (9, 0, True)).with_tile(1, (2, 0, True))
    moved = board.with_island(2, (12, 0, True))
    assert [tile for tile, _ in moved.places] == [0, 2, 1]
    assert moved.site_of(2) == (12, 0, True)
    assert pickle.loads(pickle.dumps(moved)).land == moved.land


def test_after_islands_alone_the_first_tile_lies_where_it_always_does() -> None:
    assert Board().with_island(2, (9, 0, True)).legal_sites() == [ORIGIN]


# In the game


def test_exploration_offers_every_legal_site_and_lays_the_tile_there() -> None:
    game = position(
        tiles={"cove": "0,0,up", "moor": "2,0,up"},
        clans={"cove": "A1 B1"},
        hand={"A": "exploration bard", "B": "conquest"},
        stack="hills",
        turn="A",
    )
    play(game, "A: card:exploration")
    legal = game.state.board.legal_sites()
    assert options(game) == [f"site:{site_text(site)}" for site in legal]
    with pytest.raises(IllegalChoice):
        game.choose("site:4,0,up")  # it would touch the Moor alone
    with pytest.raises(MalformedChoice):
        game.choose("site:4,0")
    play(game, f"A: site:{site_text(legal[1])}")
    board = game.state.board
    assert board.site_of(TILE_KEYS.index("hills")) == legal[1]
    assert [TILE_KEYS[tile] for tile in board.neighbours(TILE_KEYS.index("hills"))] == ["cove", "moor"]
