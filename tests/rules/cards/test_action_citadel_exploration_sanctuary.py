"""The Action cards that build and discover: Citadel, Exploration, Sanctuary."""

import pytest

from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.board import site_from_text
from ardri.rules.box.catalogue import COVE, MOOR
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.testing import clans, hand, options, play, position, whose, zone


def citadels(game: Game) -> dict[str, int]:
    return {TILE_KEYS[tile]: count for tile, count in enumerate(game.state.citadels) if count}


def sanctuaries(game: Game) -> dict[str, int]:
    return {TILE_KEYS[tile]: count for tile, count in enumerate(game.state.sanctuaries) if count}


# Citadel


@pytest.mark.card("citadel", case="positive")
@pytest.mark.ruling(7)
def test_citadel_is_built_and_brings_the_card_from_the_table_without_being_chieftain() -> None:
    game = position(clans={"cove": "A1", "hills": "A1 B2"}, hand={"A": "citadel bard"}, turn="A")
    play(game, "A: card:citadel, territory:hills")
    assert citadels(game) == {"hills": 1}
    assert hand(game, "A") == ["bard", "hills"]
    assert zone(game, "face_up") == ["cove"]


@pytest.mark.card("citadel", case="positive")
@pytest.mark.ruling(7)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_citadel_takes_the_card_out_of_any_opponents_hand(players: int) -> None:
    last = "ABCD"[players - 1]
    game = position(
        players,
        clans={"cove": "B1", "forest": f"A1 {last}2"},
        hand={"A": "citadel bard", last: "forest eriu"},
        turn="A",
    )
    play(game, "A: card:citadel")
    assert citadels(game) == {"forest": 1}
    assert hand(game, "A") == ["bard", "forest"]
    assert hand(game, last) == ["eriu"]


@pytest.mark.card("citadel", case="positive")
def test_another_citadel_may_stand_beside_the_capital() -> None:
    game = position(clans={"cove": "A1"}, capital="cove", hand={"A": "citadel bard"}, turn="A")
    play(game, "A: card:citadel")
    assert game.state.citadels_in(COVE) == 2


@pytest.mark.ruling(8)
@pytest.mark.card("citadel", case="negative")
@pytest.mark.tile("swamp")
def test_citadel_is_offered_neither_in_the_swamp_nor_where_one_is_absent() -> None:
    game = position(
        tiles="hills cove swamp plains",
        clans={"hills": "A1", "cove": "A1", "swamp": "A2", "plains": "B1"},
        hand={"A": "citadel bard"},
        turn="A",
    )
    play(game, "A: card:citadel")
    assert options(game) == ["territory:cove", "territory:hills"]


@pytest.mark.card("citadel", case="negative")
@pytest.mark.ruling(8)
@pytest.mark.ruling(57)
def test_with_no_citadel_left_territories_without_a_card_to_take_are_one_option() -> None:
    game = position(
        clans={"cove": "A1", "forest": "A1", "hills": "A1", "plains": "A1", "swamp": "A1"},
        citadels={"cove": 8},
        played="forest",
        hand={"A": "citadel bard cove", "B": "plains"},
        turn="A",
    )
    play(game, "A: card:citadel")
    assert options(game) == ["territory:hills", "territory:plains", "nothing"]
    play(game, "A: nothing")
    assert hand(game, "A") == ["bard", "cove"]
    assert citadels(game) == {"cove": 8}


@pytest.mark.card("citadel", case="timing")
def test_the_card_just_taken_may_follow_the_citadel() -> None:
    game = position(clans={"valley": "A1", "cove": "A1"}, hand={"A": "citadel bard"}, turn="A")
    play(game, "A: card:citadel, territory:valley")
    assert whose(game) == "A card_finished"
    play(game, "A: card:valley, territory:cove")
    assert clans(game) == {"cove": "A2", "valley": "A1"}


# Exploration


@pytest.mark.card("exploration", case="positive")
def test_exploration_lies_where_the_brenn_says_and_its_player_places_a_clan() -> None:
    game = position(
        3,
        clans={"cove": "A1", "hills": "B1", "plains": "C1"},
        hand={"A": "exploration bard"},
        brenn="C",
        turn="A",
        source=Source(),
    )
    play(game, "A: card:exploration")
    assert whose(game) == "C site"
    site = options(game)[1]
    play(game, f"C: {site}")
    assert game.chance is not None
    play(game, "*: tile:moor")
    assert game.state.board.site_of(MOOR) == site_from_text(site.removeprefix("site:"))
    assert clans(game) == {"cove": "A1", "hills": "B1", "plains": "C1", "moor": "A1"}
    assert "moor" in zone(game, "face_up")
    assert sanctuaries(game) == {"cove": 1}


@pytest.mark.card("exploration", case="positive")
@pytest.mark.parametrize("tile", ["gates", "stone_circle"])
def test_an_explored_tile_brings_its_own_sanctuary(tile: str) -> None:
    game = position(clans={"cove": "A1 B1"}, hand={"A": "exploration bard"}, chance=f"tile:{tile}", turn="A")
    play(game, "A: card:exploration")
    assert all(game.state.board.touched(site).bit_count() >= 2 for site in game.state.sites())
    play(game, f"A: {options(game)[0]}")
    assert sanctuaries(game) == {"cove": 1, tile: 1}


@pytest.mark.card("exploration", case="negative")
def test_an_explored_tile_brings_no_sanctuary_when_none_is_left() -> None:
    game = position(
        clans={"cove": "A1"},
        sanctuaries={"cove": 9},
        hand={"A": "exploration bard"},
        chance="tile:gates",
        turn="A",
    )
    play(game, "A: card:exploration")
    play(game, f"A: {options(game)[0]}")
    assert clans(game) == {"cove": "A1", "gates": "A1"}
    assert sanctuaries(game) == {"cove": 9}


@pytest.mark.card("exploration", case="negative")
def test_exploration_without_a_clan_in_reserve_lays_the_tile_only() -> None:
    game = position(clans={"cove": "A12"}, hand={"A": "exploration bard"}, chance="tile:moor", turn="A")
    play(game, "A: card:exploration")
    play(game, f"A: {options(game)[0]}")
    assert clans(game) == {"cove": "A12"}
    assert game.state.board.tiles >> MOOR & 1


@pytest.mark.card("exploration", case="negative")
def test_exploration_with_an_empty_stack_does_nothing() -> None:
    game = position(tiles=TILE_KEYS, clans={"cove": "A1 B1"}, hand={"A": "exploration bard"}, turn="A")
    play(game, "A: card:exploration")
    assert whose(game) == "A turn"
    assert clans(game) == {"cove": "A1 B1"}
    assert "exploration" in zone(game, "action_discard")


@pytest.mark.card("exploration", case="timing")
@pytest.mark.tile("mountains")
def test_the_explorers_clan_is_placed_so_the_mountains_take_no_toll() -> None:
    game = position(
        clans={"cove": "A1 B1"}, hand={"A": "exploration bard druid"}, chance="tile:mountains", turn="A"
    )
    play(game, "A: card:exploration")
    play(game, f"A: {options(game)[0]}")
    assert whose(game) == "A turn"
    assert clans(game) == {"cove": "A1 B1", "mountains": "A1"}


# Sanctuary


@pytest.mark.card("sanctuary", case="positive")
def test_sanctuary_is_built_where_one_is_present_and_an_epic_tale_drawn() -> None:
    game = position(
        clans={"cove": "A1", "hills": "A1 B2", "plains": "B1"},
        hand={"A": "sanctuary bard"},
        chance="epic:eriu",
        turn="A",
    )
    play(game, "A: card:sanctuary")
    assert options(game) == ["territory:cove", "territory:hills"]
    play(game, "A: territory:hills")
    assert sanctuaries(game) == {"cove": 1, "hills": 1}
    assert hand(game, "A") == ["bard", "eriu"]


@pytest.mark.card("sanctuary", case="negative")
@pytest.mark.ruling(57)
def test_with_no_sanctuary_left_no_territory_is_asked_but_the_epic_tale_is_drawn() -> None:
    game = position(
        clans={"cove": "A1", "hills": "A1 B1"},
        sanctuaries={"cove": 9},
        hand={"A": "sanctuary bard"},
        chance="epic:eriu",
        turn="A",
    )
    play(game, "A: card:sanctuary")
    assert whose(game) == "A turn"
    assert hand(game, "A") == ["bard", "eriu"]
    assert sanctuaries(game) == {"cove": 9}
