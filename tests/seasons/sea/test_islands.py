"""Islands: they touch nothing, come into the stack late, and nobody says where they lie (E9, E13)."""

from __future__ import annotations

from random import Random

import pytest

from ardri.rules.box.board import around, hexes, site_from_text
from ardri.rules.box.catalogue import TILE_KEYS, TILE_NUMBERS, bits
from ardri.rules.editions.registry import edition_of
from ardri.rules.errors import PositionError
from ardri.rules.formats.notation import from_json, to_json
from ardri.rules.game import Game
from ardri.rules.knowledge.sightings import LAYER, TILE_TRAIL, known_to
from ardri.rules.state.ledger import SPECTATOR
from ardri.rules.state.state import SETTING_UP
from ardri.seasons.sea.sea_map import SeaMap
from ardri.seasons.sea.tiles import ISLANDS
from ardri.testing import clans, options, play, position, whose, zone
from tests.seasons.sea.sea_positions import CHAIN, ISLAND_NAMES, ISLES, SEA, at_sea, neighbours, stacked

NEAR = 8  # hexes from the first tile, and two more for each tile on land


def set_up(players: int, edition: str, seed: int) -> Game:
    """A game at its first question after the setup; it is looked at before the islands come, too."""
    game = Game.start(players, f"islands {seed}", edition, listen=True)
    while game.state.phase == SETTING_UP:
        assert not game.state.board.tiles & ISLANDS
        assert stacked(game)[-1] == list(ISLAND_NAMES)
        game.choose_code(Random(seed).choice(game.codes))
    return game


# Setup


@pytest.mark.ruling("E13", case="timing")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_islands_come_into_the_stack_when_all_is_set_up(players: int, seed: int) -> None:
    game = set_up(players, SEA, seed)
    assert len(stacked(game)) == 1
    assert set(ISLAND_NAMES) <= set(stacked(game)[0])
    assert len(stacked(game)[0]) == 22 - players
    stack = known_to(game.state, TILE_TRAIL, SPECTATOR)
    assert stack.possible(LAYER) == game.state.tile_stack[0]


@pytest.mark.ruling("E13", case="positive")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_discovery_setup_they_come_before_the_last_six(players: int) -> None:
    game = set_up(players, "discovery+sea", 1)
    first, last = stacked(game)
    assert last == ["forest", "gates", "highlands", "meadows", "misty_lands", "mountains"]
    assert {*ISLAND_NAMES, "aber", "haven", "salmons_creek"} <= set(first)
    started = [territory.name for territory in game.view(None).territories]
    assert started[:4] == ["valley", "cove", "plains", "hills"][:players]
    assert len(started) == players


@pytest.mark.ruling("E13", case="negative")
def test_the_other_new_territories_may_begin() -> None:
    first = {name for seed in range(12) for name in names(set_up(3, SEA, seed))}
    assert first & {"aber", "haven", "salmons_creek"}
    assert not first & set(ISLAND_NAMES)


def names(game: Game) -> list[str]:
    return [TILE_KEYS[tile] for tile in bits(game.state.board.tiles)]


# They touch nothing


@pytest.mark.ruling("E9", case="positive")
@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.tile(name)) for name in ISLAND_NAMES])
def test_an_island_touches_nothing_and_nothing_touches_it(name: str) -> None:
    game = at_sea("bard", {"plains": "A1 B1 C1"}, f"{name} {CHAIN}")
    assert neighbours(game, name) == []
    assert all(name not in neighbours(game, other) for other in CHAIN.split())
    assert all(name not in site.touches for site in game.view(None).sites)


@pytest.mark.ruling("E9")
@pytest.mark.parametrize("seed", range(5))
def test_as_the_land_grows_islands_stay_off_the_coast_and_take_no_site(seed: int) -> None:
    edition, rng = edition_of(SEA), Random(seed)
    board = position(3, edition=SEA, tiles=f"haven hy_breasil plains {ISLES}", turn="A").state.board
    for tile in rng.sample(bits(edition.tiles & ~ISLANDS & ~board.tiles), 12):
        board = edition.with_tile(board, tile, rng.choice(board.legal_sites()))
        land = {spot for _, place in board.land for spot in hexes(place)}
        open_sites = {spot for free in board.legal_sites() for spot in hexes(free)}
        taken: set[tuple[int, int]] = set()
        for name in ISLAND_NAMES:
            there = board.site_of(TILE_NUMBERS[name])
            assert there is not None
            assert not (set(hexes(there)) | around(there)) & (land | open_sites | taken)
            assert max(map(abs, there[:2])) <= NEAR + 2 * len(board.land)
            taken |= set(hexes(there)) | around(there)


@pytest.mark.ruling("E9")
def test_the_sites_for_other_tiles_are_those_there_are_without_islands() -> None:
    bare, full = (at_sea("bard", {"plains": "A1 B1 C1"}, tiles) for tiles in (CHAIN, f"{CHAIN} {ISLES}"))
    assert full.state.board.legal_sites() == bare.state.board.legal_sites()


@pytest.mark.ruling("E9")
def test_where_an_island_lies_follows_from_the_land() -> None:
    early = at_sea("bard", {"plains": "A1 B1 C1"}, f"{ISLES} {CHAIN}")
    late = at_sea("bard", {"plains": "A1 B1 C1"}, f"{CHAIN} {ISLES}")
    for name in ISLAND_NAMES:
        tile = TILE_NUMBERS[name]
        assert early.state.board.site_of(tile) == late.state.board.site_of(tile)
    twin = from_json(to_json(early))
    assert twin.state.board.places == early.state.board.places


@pytest.mark.ruling("E9")
def test_a_position_says_nothing_else_of_where_an_island_lies() -> None:
    game = at_sea("bard", {"plains": "A1 B1 C1"})
    there = game.state.board.site_of(TILE_NUMBERS["inis_mona"])
    assert there is not None
    data = to_json(game)
    for entry in data["territories"]:  # type: ignore[attr-defined]
        if entry["name"] == "inis_mona":
            entry["site"] = "30,0,up"
    with pytest.raises(PositionError, match="inis_mona lies out at sea, at "):
        from_json(data)
    lands = {"plains": "0,0,up", "hills": "2,0,up", "moor": "1,1,down", "inis_mona": "1,-2,up"}
    with pytest.raises(PositionError, match="inis_mona lies out at sea, at "):
        position(3, edition=SEA, tiles=lands, turn="A")


@pytest.mark.ruling("E9")
def test_an_island_gives_way_to_the_land() -> None:
    edition = edition_of(SEA)
    board = position(3, edition=SEA, tiles="plains hills hy_breasil", turn="A").state.board
    hy_breasil = TILE_NUMBERS["hy_breasil"]
    before = board.site_of(hy_breasil)
    assert before is not None
    for tile in bits(edition.tiles & ~ISLANDS & ~board.tiles)[:10]:
        west = min(board.legal_sites())
        board = edition.with_tile(board, tile, west)
    after = board.site_of(hy_breasil)
    assert after is not None
    assert after[0] < before[0]
    assert not board.adjacent[hy_breasil]
    assert {spot for _, place in board.land for spot in hexes(place)} & set(hexes(before))


# Nobody is asked for a site


@pytest.mark.ruling("E9", case="timing")
@pytest.mark.ruling("E16", case="positive")
@pytest.mark.card("exploration", case="positive")
def test_if_an_island_is_explored_the_site_named_is_not_used() -> None:
    game = at_sea("exploration bard", {"plains": "A1 B1 C1"}, CHAIN, chance="tile:inis_mona", brenn="B")
    play(game, "A: card:exploration")
    assert whose(game) == "B site"
    site = options(game)[0]
    play(game, f"B: {site}")
    board = game.state.board
    assert board.site_of(TILE_NUMBERS["inis_mona"]) != site_from_text(site.removeprefix("site:"))
    assert board.is_free(site_from_text(site.removeprefix("site:")))
    assert clans(game)["inis_mona"] == "A1"
    assert neighbours(game, "inis_mona") == []


@pytest.mark.ruling("E9", case="negative")
@pytest.mark.ruling("E16", case="negative")
@pytest.mark.card("exploration", case="negative")
def test_the_brenn_is_not_asked_when_only_islands_can_come() -> None:
    game = at_sea(
        "exploration bard",
        {"plains": "A1 B1 C1"},
        CHAIN,
        stack="inis_mona forest",
        brenn="B",
        chance="tile:inis_mona",
    )
    play(game, "A: card:exploration")
    assert whose(game) == "B turn"
    assert clans(game)["inis_mona"] == "A1"


@pytest.mark.ruling("E16", case="timing")
@pytest.mark.card("exploration", case="timing")
def test_exploration_asks_before_the_tile_is_seen_as_ever() -> None:
    game = at_sea("exploration bard", {"plains": "A1 B1 C1"}, CHAIN, stack="swamp", brenn="A")
    play(game, "A: card:exploration")
    assert whose(game) == "A site"
    assert all(key.startswith("site:") for key in options(game))


@pytest.mark.ruling("E9")
@pytest.mark.card("tailtus_land", case="positive")
def test_tailtu_names_an_island_instead_of_a_site() -> None:
    game = at_sea(
        "tailtus_land bard", {"haven": "A2", "moor": "B1 C1"}, CHAIN, stack="swamp inis_mona forest"
    )
    play(game, "A: card:tailtus_land")
    assert options(game)[-1] == "tile:inis_mona"
    assert all(key.startswith("site:") for key in options(game)[:-1])
    play(game, "A: tile:inis_mona")
    assert options(game) == ["tile:forest", "tile:swamp"]
    assert whose(game) == "A tile_under"
    play(game, "A: tile:swamp")
    assert options(game) == ["from:haven", "done"]
    play(game, "A: from:haven")
    assert clans(game)["inis_mona"] == "A1"
    assert zone(game, "epic_discard") == ["tailtus_land"]


@pytest.mark.ruling("E9")
@pytest.mark.card("tailtus_land", case="negative")
def test_who_names_a_site_places_no_island() -> None:
    game = at_sea(
        "tailtus_land bard", {"haven": "A2", "moor": "B1 C1"}, CHAIN, stack="swamp inis_mona forest"
    )
    play(game, "A: card:tailtus_land")
    play(game, f"A: {options(game)[0]}")
    assert options(game) == ["tile:forest", "tile:swamp"]


@pytest.mark.ruling("E9")
def test_of_nothing_but_islands_tailtu_names_one() -> None:
    game = at_sea(
        "tailtus_land bard", {"haven": "A2", "moor": "B1 C1"}, CHAIN, stack="hy_breasil inis_mona isle_of_joy"
    )
    play(game, "A: card:tailtus_land")
    assert options(game) == [f"tile:{name}" for name in ISLAND_NAMES]
    play(game, "A: tile:hy_breasil, tile:inis_mona, from:haven")
    assert clans(game)["hy_breasil"] == "A1"


@pytest.mark.ruling("E9")
@pytest.mark.parametrize("observer", [1, 2, None])
def test_others_do_not_learn_whether_tailtu_has_drawn_an_island(observer: int | None) -> None:
    seen = []
    for drawn in ("swamp inis_mona forest", "swamp meadows forest", ISLES):
        game = position(
            3,
            edition=SEA,
            tiles=CHAIN,
            clans={"haven": "A2", "moor": "B1 C1"},
            capital="plains",
            hand={"A": "tailtus_land bard", "B": "druid citadel"},
            turn="A",
            chance=" ".join(f"tile:{tile}" for tile in drawn.split()),
        )
        play(game, "A: card:tailtus_land")
        assert whose(game) == "A site"
        view = game.view(observer)
        seen.append((view.to_json(), [str(event) for event in view.events()]))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.ruling("E9")
def test_where_islands_may_be_drawn_one_site_is_asked_for_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SeaMap, "allows", lambda _, s, site: site == s.board.legal_sites()[0])
    game = at_sea(
        "tailtus_land bard",
        {"haven": "A2", "moor": "B1 C1"},
        CHAIN,
        windows="sealed",
        chance="tile:swamp tile:meadows tile:forest",
    )
    play(game, "A: card:tailtus_land")
    while whose(game).endswith("card_declared"):
        play(game, f"{whose(game)[0]}: decline")
    assert whose(game) == "A site"
    assert len(options(game)) == 1


@pytest.mark.ruling("E9")
def test_worlds_are_made_while_tailtu_chooses() -> None:
    game = position(
        3,
        edition=SEA,
        tiles=CHAIN,
        clans={"haven": "A2", "moor": "B1 C1"},
        capital="plains",
        hand={"A": "tailtus_land bard", "B": "druid citadel"},
        turn="A",
        chance="tile:swamp tile:inis_mona tile:forest",
    )
    play(game, "A: card:tailtus_land")
    rng = Random(1)
    for _ in range(2):
        worlds = game.view(1).worlds(rng)
        drawn = [next(worlds).state.drawn_tiles for _ in range(60)]
        assert len(set(drawn)) > 30
        assert any(tiles & ISLANDS for tiles in drawn)
        play(game, f"A: {options(game)[0]}")
        if whose(game) != "A tile":
            break
    assert all(next(worlds).state.question == game.state.question for _ in range(3))
