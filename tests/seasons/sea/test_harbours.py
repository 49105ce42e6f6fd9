"""Harbours: who has one, and that nothing ever closes them in (E10)."""

from __future__ import annotations

from random import Random

import pytest

from ardri.rules.box.board import site_text
from ardri.rules.box.catalogue import TILE_KEYS
from ardri.rules.box.coast import free_sea_edges
from ardri.rules.editions.registry import edition_of
from ardri.rules.errors import IllegalChoice, PositionError
from ardri.rules.game import Game
from ardri.rules.state.chance import Scripted, Seeded
from ardri.rules.state.state import SETTING_UP
from ardri.testing import clans, options, play, position, whose, zone
from tests.seasons.sea.sea_positions import SEA, harbours

# The Plains have one bay left: a tile at 2,2,up would take it
BAY = {"haven": "0,0,up", "plains": "1,1,down", "hills": "-1,2,up", "moor": "2,0,up", "swamp": "0,3,down"}
MOUTH = "2,2,up"


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
    game = position(3, edition=SEA, tiles=f"hills plains moor {tile}", capital="hills", turn="A")
    assert harbours(game) == sorted(["hills", tile])
    assert [event.fields["territory"] for event in told(game, tile)] == [tile]


def told(game: Game, tile: str) -> list[object]:
    """The events of a harbour's coming into play, by Exploration."""
    if tile in ("hy_breasil", "inis_mona", "isle_of_joy"):
        chance = f"tile:{tile}"
    else:
        chance = f"tile:{tile}"
    game = position(
        3,
        edition=SEA,
        tiles="hills plains moor",
        capital="hills",
        clans={"hills": "A1 B1 C1"},
        hand={"A": "exploration bard"},
        chance=chance,
        turn="A",
    )
    play(game, "A: card:exploration")
    play(game, f"A: {options(game)[0]}")
    return [event for event in game.events if event.kind == "harbour"]


@pytest.mark.parametrize("tile", ["forest", "swamp"])
def test_other_territories_have_none(tile: str) -> None:
    game = position(3, edition=SEA, tiles=f"hills plains moor {tile}", capital="hills", turn="A")
    assert harbours(game) == ["hills"]


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


@pytest.mark.ruling("E10")
def test_no_tile_closes_the_last_edge_of_a_harbour() -> None:
    assert MOUTH in [site_text(site) for site in bay("plains").state.board.legal_sites()]
    game = bay("plains")
    play(game, "A: card:exploration")
    assert f"site:{MOUTH}" not in options(game)
    assert len(options(game)) == len(game.state.board.legal_sites()) - 1
    with pytest.raises(IllegalChoice):
        game.choose(f"site:{MOUTH}")
    assert MOUTH not in [site.site for site in game.view(1).sites]


@pytest.mark.ruling("E10")
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
    lands = {**BAY, "valley": MOUTH}
    if tile in lands:
        lands = {("forest" if name == tile else name): site for name, site in lands.items()}
    game = position(3, edition=SEA, tiles=lands, clans={"plains": "A1 B1 C1"}, capital="valley", turn="A")
    inner = TILE_KEYS.index("plains")
    assert free_sea_edges(game.state.board, inner) == ()
    swapped = {(tile if name == "plains" else name): site for name, site in lands.items()}
    order = [*[name for name in swapped if name != tile], tile]
    closed = position(
        3,
        edition=SEA,
        tiles={name: swapped[name] for name in order},
        clans={tile: "A1 B1 C1"},
        capital="valley",
        turn="A",
    )
    assert tile not in harbours(closed)


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
    monkeypatch.setattr("ardri.seasons.sea.sea_map.SeaMap.allows", lambda self, s, site: False)
    game = bay("plains", stack="valley inis_mona")
    play(game, "A: card:exploration")
    assert whose(game) == "B turn" or game.state.turn != 0
    assert len(clans(game)) == 2
    game = bay("plains", "tailtus_land bard", stack="valley forest meadows")
    play(game, "A: card:tailtus_land")
    assert options(game) == ["tile:forest", "tile:meadows", "tile:valley"]
    assert whose(game) == "A tile_under"
    play(game, "A: tile:forest, tile:meadows")
    assert (whose(game) == "A tile_under", zone(game, "epic_discard")) == (False, ["tailtus_land"])
    game = bay("plains", "tailtus_land bard", stack="valley inis_mona meadows")
    play(game, "A: card:tailtus_land")
    assert "inis_mona" in [place.name for place in game.view(1).territories]


@pytest.mark.ruling("E10")
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
