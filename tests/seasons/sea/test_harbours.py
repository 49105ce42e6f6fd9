"""Harbours: who has one, and that nothing ever closes them in (E10)."""

from __future__ import annotations

from random import Random

import pytest

from ardri.rules.box.board import site_text
from ardri.rules.box.catalogue import TILE_KEYS, TILE_NUMBERS
from ardri.rules.box.coast import free_sea_edges
from ardri.rules.editions.registry import edition_of
from ardri.rules.errors import IllegalChoice, PositionError
from ardri.rules.game import Game
from ardri.rules.state.chance import Scripted, Seeded
from ardri.rules.state.state import SETTING_UP
from ardri.seasons.sea.sea_map import SeaMap
from ardri.testing import clans, options, play, position, whose, zone
from tests.seasons.sea.sea_positions import SEA, harbours, stacked

# The Plains have one bay left: a tile at 2,2,up would take it
BAY = {"haven": "0,0,up", "plains": "1,1,down", "hills": "-1,2,up", "moor": "2,0,up", "swamp": "0,3,down"}
MOUTH = "2,2,up"
# Nine territories around a lake that is as large as a tile
LAKE = "0,0,up"
RING = (
    *("2,-1,down", "0,1,down", "1,2,up", "-1,3,down", "-2,2,up"),
    *("3,0,up", "3,-2,up", "1,-2,up", "-1,-1,down"),
)
INLAND = ("hills", "plains", "moor", "valley", "forest", "meadows", "swamp", "iron_mine", "salt_mine")


def bay(harbour: str, hand: str = "exploration bard", **more: object) -> Game:
    """The bay, with one harbour."""
    return position(
        3,
        edition=SEA,
        tiles=BAY,
        clans={"plains": "A2 B1", "moor": "C1"},
        capital="plains",
        markers={"harbours": [harbour]},
        hand={"A": hand},
        turn="A",
        **more,  # type: ignore[arg-type]
    )


# Which territories have one


@pytest.mark.parametrize(
    "tile",
    [
        pytest.param(tile, marks=pytest.mark.tile(tile))
        for tile in ("cove", "aber", "haven", "hy_breasil", "inis_mona", "isle_of_joy", "salmons_creek")
    ],
)
def test_a_territory_that_enters_with_a_harbour_has_one(tile: str) -> None:
    game = explored(tile)
    assert harbours(game) == sorted(["hills", tile])
    assert [event.fields for event in game.events if event.kind == "harbour"] == [{"territory": tile}]


def explored(tile: str) -> Game:
    """A game in which this territory has just been explored."""
    game = position(
        3,
        edition=SEA,
        tiles="hills plains moor",
        capital="hills",
        clans={"hills": "A1 B1 C1"},
        hand={"A": "exploration bard"},
        chance=f"tile:{tile}",
        turn="A",
    )
    play(game, "A: card:exploration")
    play(game, f"A: {options(game)[0]}")
    return game


@pytest.mark.parametrize("tile", ["forest", "swamp"])
def test_other_territories_have_none(tile: str) -> None:
    assert harbours(explored(tile)) == ["hills"]


@pytest.mark.tile("cove")
@pytest.mark.card("cove", case="positive")
def test_the_cove_with_a_harbour_has_the_card_of_the_cove() -> None:
    game = position(
        3,
        edition=SEA,
        tiles="cove plains moor swamp",
        clans={"plains": "A1 B1 C1"},
        set_aside="geis",
        hand={"A": "bard cove swamp"},
        turn="A",
    )
    play(game, "A: card:swamp, card:cove")
    assert whose(game) == "A aside"
    assert options(game) == ["aside:bard", "aside:geis"]


@pytest.mark.parametrize(
    ("capital", "expected"), [("hills", ["cove", "hills"]), ("cove", ["cove"])], ids=["without", "with"]
)
def test_the_capitals_territory_gets_a_harbour_if_it_has_none(capital: str, expected: list[str]) -> None:
    script = "tile:hills tile:cove tile:plains brenn:A"
    game = Game.start(3, source=Scripted(script.split(), Seeded("harbour")), edition=SEA, listen=True)
    while whose(game) != "A capital":
        game.choose_code(game.codes[0])
    assert harbours(game) == ["cove"]
    play(game, f"A: territory:{capital}")
    assert harbours(game) == expected
    assert game.state.phase == SETTING_UP
    kinds = [event.kind for event in game.events]
    assert kinds.count("harbour") == len(expected)


def test_the_base_game_has_no_harbours() -> None:
    game = position(3, tiles="cove plains moor", turn="A")
    assert game.view(None).markers == ()


# They keep the sea (E10)


@pytest.mark.ruling("E10", case="positive")
def test_no_tile_closes_the_last_edge_of_a_harbour() -> None:
    assert MOUTH in [site_text(site) for site in bay("plains").state.board.legal_sites()]
    game = bay("plains")
    play(game, "A: card:exploration")
    assert f"site:{MOUTH}" not in options(game)
    assert len(options(game)) == len(game.state.board.legal_sites()) - 1
    with pytest.raises(IllegalChoice):
        game.choose(f"site:{MOUTH}")
    assert MOUTH not in [site.site for site in game.view(1).sites]


@pytest.mark.ruling("E10", case="negative")
def test_the_same_site_is_free_to_all_if_the_harbour_is_another_one() -> None:
    game = bay("moor")
    play(game, "A: card:exploration")
    assert f"site:{MOUTH}" in options(game)
    assert MOUTH in [site.site for site in game.view(1).sites]


@pytest.mark.ruling("E10")
def test_tailtu_keeps_harbours_open_too() -> None:
    game = bay("plains", "tailtus_land bard", stack="valley forest meadows")
    play(game, "A: card:tailtus_land")
    assert f"site:{MOUTH}" not in options(game)


@pytest.mark.ruling("E10")
@pytest.mark.parametrize("tile", ["cove", "aber", "haven", "salmons_creek"])
def test_what_is_laid_where_no_sea_comes_gets_no_harbour(tile: str) -> None:
    game = position(
        3,
        edition=SEA,
        tiles={**dict(zip(INLAND, RING, strict=True)), tile: LAKE},
        clans={tile: "A1 B1 C1"},
        capital="forest",
        turn="A",
    )
    assert free_sea_edges(game.state.board, TILE_NUMBERS[tile]) == ()
    assert harbours(game) == ["forest"]


@pytest.mark.ruling("E10")
def test_a_position_with_a_harbour_that_is_closed_in_is_refused() -> None:
    with pytest.raises(PositionError, match="the harbour of plains is closed in"):
        position(
            3,
            edition=SEA,
            tiles={**BAY, "valley": MOUTH},
            capital="haven",
            markers={"harbours": ["plains"]},
            turn="A",
        )


@pytest.mark.ruling("E10")
def test_without_a_legal_site_nothing_is_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SeaMap, "allows", lambda *_: False)
    game = bay("plains", stack="valley inis_mona")
    play(game, "A: card:exploration")
    assert clans(game) == {"plains": "A2 B1", "moor": "C1"}
    assert zone(game, "action_discard").count("exploration") == 1
    game = bay("plains", "tailtus_land bard", stack="valley forest meadows")
    play(game, "A: card:tailtus_land")
    assert options(game) == ["tile:forest", "tile:meadows", "tile:valley"]
    assert whose(game) == "A tile_under"
    play(game, "A: tile:forest, tile:meadows")
    assert (stacked(game)[-1], zone(game, "epic_discard")) == (["valley"], ["tailtus_land"])
    game = bay("plains", "tailtus_land bard", stack="valley inis_mona meadows")
    play(game, "A: card:tailtus_land")
    assert "inis_mona" in [place.name for place in game.view(1).territories]


@pytest.mark.ruling("E10", case="timing")
@pytest.mark.parametrize("seed", range(6))
def test_in_random_layouts_there_is_always_a_site_and_no_harbour_is_closed(seed: int) -> None:
    edition = edition_of(SEA)
    rng = Random(seed)
    game = position(
        3, edition=SEA, tiles="haven plains cove", clans={"plains": "A1 B1 C1"}, capital="plains", turn="A"
    )
    s = game.state
    numbers = [tile for tile in range(22) if not s.board.tiles >> tile & 1]
    for tile in rng.sample(numbers, len(numbers)):
        sites = s.sites()
        assert sites
        crowded = [site for site in sites if s.board.touched(site).bit_count() > 2]
        s.board = edition.with_tile(s.board, tile, rng.choice(crowded or sites))
        for harbour in ("haven", "plains", "cove"):
            assert free_sea_edges(s.board, TILE_KEYS.index(harbour))
