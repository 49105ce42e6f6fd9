"""Rulings R26 and R53: who says where a new tile lies, and who sees the tiles drawn."""

import pytest

from ardri.rules.box.base_box import TILE_KEYS
from ardri.testing import options, play, position, whose

# R26: who says where a tile lies


@pytest.mark.ruling(26)
@pytest.mark.parametrize(
    ("card", "asked", "tiles"),
    [("exploration", "C", "tile:moor"), ("tailtus_land", "B", "tile:moor tile:swamp tile:meadows")],
)
def test_the_site_is_the_brenns_for_exploration_and_the_players_for_tailtu(
    card: str, asked: str, tiles: str
) -> None:
    game = position(
        players=3,
        clans={"hills": "A1 B1", "cove": "C1"},
        brenn="C",
        hand={"A": "bard festival", "B": f"{card} citadel", "C": "druid sanctuary"},
        turn="B",
        chance=tiles,
    )
    play(game, f"B: card:{card}")
    assert whose(game) == f"{asked} site"
    site = options(game)[0]
    play(game, f"{asked}: {site}")
    if card == "tailtus_land":
        play(game, "B: tile:moor, tile:swamp")
    assert game.state.board.places[-1][0] == TILE_KEYS.index("moor")


# R53: Tailtu's tiles


@pytest.mark.card("tailtus_land", case="positive")
@pytest.mark.ruling(53)
def test_tailtus_tiles_are_seen_by_her_player_only_and_go_under_in_that_players_order() -> None:
    game = position(
        tiles="cove hills",
        clans={"cove": "A1 B1"},
        hand={"A": "tailtus_land bard", "B": "druid citadel"},
        stack="forest moor swamp valley",
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    drawn = [event for event in game.events if event.kind == "draw_tile"]
    assert [event.seen_by(0).fields.get("tile") for event in drawn] == ["forest", "moor", "swamp"]
    assert [event.seen_by(1).fields.get("tile") for event in drawn] == [None, None, None]
    play(game, f"A: {options(game)[0]}")
    assert options(game) == ["tile:forest", "tile:moor", "tile:swamp"]
    play(game, "A: tile:moor")
    assert (whose(game), options(game)) == ("A tile_under", ["tile:forest", "tile:swamp"])
    play(game, "A: tile:swamp, done")
    under = [TILE_KEYS[layer.bit_length() - 1] for layer in game.state.tile_stack[-2:]]
    assert under == ["swamp", "forest"]
    assert TILE_KEYS[game.state.tile_stack[0].bit_length() - 1] == "valley"


@pytest.mark.card("tailtus_land", case="negative")
@pytest.mark.ruling(53)
@pytest.mark.parametrize(("left", "tiles"), [("moor swamp", ["tile:moor", "tile:swamp"]), ("moor", [])])
def test_fewer_than_three_tiles_left_are_all_drawn(left: str, tiles: list[str]) -> None:
    game = position(
        tiles=[tile for tile in TILE_KEYS if tile not in left.split()],
        clans={"cove": "A1 B1"},
        hand={"A": "tailtus_land bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:tailtus_land")
    play(game, f"A: {options(game)[0]}")
    if tiles:
        assert (whose(game), options(game)) == ("A tile", tiles)
        play(game, "A: tile:moor")
    assert game.state.board.tiles >> TILE_KEYS.index("moor") & 1
    assert len(game.state.tile_stack) == len(left.split()) - 1
