"""The rules of single territories: Hy Breasil, Inis Mona, the Isle of Joy; and which have Advantage cards."""

from __future__ import annotations

import pytest

from ardri.rules.box.catalogue import ADVANTAGE_OF, TILE_NUMBERS
from ardri.rules.editions.registry import edition_of
from ardri.testing import clans, options, play, position, whose, zone
from ardri.texts.catalogues import LANGUAGES, texts
from tests.seasons.sea.sea_positions import CHAIN, ISLES, SEA, at_sea

WITHOUT_CARD = ("haven", "inis_mona", "isle_of_joy", "salmons_creek")


@pytest.mark.tile("haven")
@pytest.mark.tile("inis_mona")
@pytest.mark.tile("isle_of_joy")
@pytest.mark.tile("salmons_creek")
@pytest.mark.parametrize("tile", WITHOUT_CARD)
def test_a_territory_whose_card_is_unknown_has_none_and_says_so(tile: str) -> None:
    assert ADVANTAGE_OF[TILE_NUMBERS[tile]] < 0
    game = at_sea("citadel bard", {tile: "A1", "moor": "B1 C1"}, f"{CHAIN} {tile}")
    assert tile not in zone(game, "face_up")
    play(game, f"A: card:citadel, ?territory:{tile}")
    assert game.state.citadels[TILE_NUMBERS[tile]] == 1
    for language, words in (("en", "not known"), ("fr", "ne sait pas"), ("pl", "nie wiadomo")):
        assert words in texts(language).say(f"tile-{tile}.text")


@pytest.mark.tile("aber")
@pytest.mark.tile("hy_breasil")
def test_the_others_have_one_and_the_reading_is_marked() -> None:
    edition = edition_of(SEA)
    marked = {*edition.reading_cards}
    for tile in ("aber", "hy_breasil"):
        assert ADVANTAGE_OF[TILE_NUMBERS[tile]] in marked
    assert set(LANGUAGES) == {"en", "fr", "pl"}
    assert edition.readings == ("E9", "E10", "E11", "E12", "E13", "E14", "E15", "E16")


# Inis Mona


@pytest.mark.tile("inis_mona")
@pytest.mark.parametrize(("built", "after"), [(1, 1), (9, 0)])
def test_inis_mona_enters_with_a_sanctuary_as_long_as_there_are_some(built: int, after: int) -> None:
    game = at_sea(
        "exploration bard",
        {"plains": "A1 B1 C1"},
        CHAIN,
        sanctuaries={"plains": built},
        stack="inis_mona forest",
        chance="tile:inis_mona",
    )
    play(game, "A: card:exploration")
    assert game.state.sanctuaries[TILE_NUMBERS["inis_mona"]] == after


@pytest.mark.tile("hy_breasil")
@pytest.mark.tile("isle_of_joy")
def test_the_other_islands_bring_no_sanctuary() -> None:
    game = at_sea("bard", {"plains": "A1 B1 C1"})
    assert [game.state.sanctuaries[TILE_NUMBERS[name]] for name in ISLES.split()] == [0, 1, 0]


# Hy Breasil, while it is empty


@pytest.mark.tile("hy_breasil")
def test_the_explorers_clan_is_not_placed_on_hy_breasil() -> None:
    game = at_sea(
        "exploration bard",
        {"plains": "A1 B1 C1"},
        CHAIN,
        stack="hy_breasil forest",
        chance="tile:hy_breasil",
    )
    play(game, "A: card:exploration")
    assert "hy_breasil" not in clans(game)
    assert game.state.reserve[0] == 11
    assert "hy_breasil" in zone(game, "face_up")


@pytest.mark.tile("hy_breasil")
@pytest.mark.parametrize(("there", "offered"), [("", False), ("B1", True)], ids=["empty", "not empty"])
def test_exiles_return_to_hy_breasil_only_if_it_is_not_empty(there: str, offered: bool) -> None:
    lands = {"plains": "B1 C1", **({"hy_breasil": there} if there else {})}
    game = at_sea("bard", lands)
    assert whose(game) == "A exile"
    assert ("territory:hy_breasil" in options(game)) is offered
    play(game, "A: territory:moor, territory:inis_mona")
    assert clans(game)["inis_mona"] == "A1"


@pytest.mark.tile("hy_breasil")
@pytest.mark.parametrize(("there", "offered"), [("", False), ("B1", True)], ids=["empty", "not empty"])
@pytest.mark.parametrize("card", ["migration", "plains"])
def test_action_and_advantage_cards_go_there_only_if_it_is_not_empty(
    card: str, there: str, offered: bool
) -> None:
    lands = {"plains": "A3", "moor": "B1 C1", **({"hy_breasil": there} if there else {})}
    game = at_sea(f"{card} bard", lands)
    play(game, f"A: card:{card}, ?from:plains")
    assert "to:inis_mona" in options(game)
    assert ("to:hy_breasil" in options(game)) is offered


@pytest.mark.tile("hy_breasil")
@pytest.mark.card("conquest", case="negative")
def test_hy_breasil_cannot_be_conquered_while_it_is_empty() -> None:
    game = at_sea("conquest bard", {"plains": "A3", "moor": "B1 C1"})
    play(game, "A: card:conquest")
    assert "territory:inis_mona" in options(game)
    assert "territory:hy_breasil" not in options(game)
    game = at_sea("conquest bard", {"plains": "A3", "moor": "B1", "hy_breasil": "C1"})
    play(game, "A: card:conquest, territory:hy_breasil, ?from:plains, count:2, ?done")
    assert clans(game)["hy_breasil"] == "A2 C1"
    assert game.state.clash is not None


@pytest.mark.tile("hy_breasil")
@pytest.mark.parametrize("card", ["children_of_dana", "manannans_horses"])
def test_epic_tales_go_to_hy_breasil(card: str) -> None:
    game = at_sea(f"{card} bard", {"hills": "A3", "moor": "B1 C1"})
    play(game, f"A: card:{card}, ?from:hills, ?territory:hy_breasil, ?to:hy_breasil, ?count:1")
    assert clans(game)["hy_breasil"] == "A1"


@pytest.mark.tile("hy_breasil")
def test_nobody_withdraws_to_hy_breasil_while_it_is_empty() -> None:
    for there, offered in (("", False), ("A1", True)):
        lands = {"haven": "A3 B1", "inis_mona": "A1", **({"hy_breasil": there} if there else {})}
        game = at_sea("warlord bard", lands)
        play(game, "A: card:warlord, ?territory:haven, withdraw")
        assert ("to:hy_breasil" in options(game)) is offered


# The Isle of Joy

JOY = {"isle_of_joy": "A3", "haven": "A1", "moor": "B1 C1"}


@pytest.mark.tile("isle_of_joy")
@pytest.mark.card("migration", case="negative")
def test_no_migration_leaves_the_isle_of_joy() -> None:
    game = at_sea("migration bard", JOY)
    play(game, "A: card:migration")
    assert options(game) == ["from:haven", "nothing"]
    game = at_sea("migration bard", {"isle_of_joy": "A3", "moor": "B1 C1"})
    play(game, "A: card:migration")
    assert (clans(game)["isle_of_joy"], zone(game, "action_discard").count("migration")) == ("A3", 1)


@pytest.mark.tile("isle_of_joy")
@pytest.mark.card("conquest", case="negative")
def test_no_conquest_calls_clans_from_the_isle_of_joy() -> None:
    game = at_sea("conquest bard", JOY)
    play(game, "A: card:conquest, territory:cove")
    assert clans(game)["isle_of_joy"] == "A3"
    assert whose(game) != "A from"
    game = at_sea("conquest bard", {"isle_of_joy": "A3", "moor": "B1 C1"})
    play(game, "A: card:conquest")
    assert clans(game)["isle_of_joy"] == "A3"
    assert "conquest" in zone(game, "action_discard")


@pytest.mark.tile("isle_of_joy")
@pytest.mark.parametrize("card", ["emissaries", "scouts_spies"])
def test_neither_emissaries_nor_scouts_leave_the_isle_of_joy(card: str) -> None:
    game = position(
        4,
        edition=SEA,
        tiles=f"{CHAIN} {ISLES}",
        clans={"isle_of_joy": "A3", "inis_mona": "A1", "moor": "B1 C1 D1"},
        capital="plains",
        hand={"A": f"{card} bard", "B": "druid"},
        turn="A",
    )
    play(game, f"A: card:{card}, ?seat:B, ?from:inis_mona")
    assert clans(game)["isle_of_joy"] == "A3"
    assert all(not key.startswith("from:isle") for key in options(game))
    assert "to:isle_of_joy" in options(game)


@pytest.mark.tile("isle_of_joy")
@pytest.mark.parametrize("card", ["manannans_horses", "breas_tyranny"])
def test_epic_tales_take_clans_from_the_isle_of_joy(card: str) -> None:
    game = at_sea(f"{card} bard", {"isle_of_joy": "A2 B1", "moor": "C1"})
    play(game, f"A: card:{card}, ?from:isle_of_joy, ?seat:B, to:haven, ?count:1")
    assert "haven" in clans(game)


@pytest.mark.tile("isle_of_joy")
def test_clans_withdraw_from_the_isle_of_joy() -> None:
    game = at_sea("warlord bard", {"isle_of_joy": "A2 B1", "haven": "A1"})
    play(game, "A: card:warlord, ?territory:isle_of_joy, withdraw, ?to:haven, ?count:2, ?done")
    assert clans(game) == {"haven": "A3", "isle_of_joy": "B1"}


@pytest.mark.tile("isle_of_joy")
@pytest.mark.card("lost_vale", case="positive")
def test_advantage_cards_take_clans_from_the_isle_of_joy() -> None:
    tiles = "haven lost_vale hills swamp isle_of_joy"
    game = at_sea(
        "geis bard lost_vale swamp", {"isle_of_joy": "B2", "haven": "A1 C1"}, tiles, capital="lost_vale"
    )
    play(game, "A: card:swamp, card:lost_vale, from:isle_of_joy")
    assert clans(game)["lost_vale"] == "B1"
