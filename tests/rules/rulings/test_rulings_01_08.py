"""Rulings R1 to R8: buildings, hidden steps, waiting clashes, the Festival, Citadel."""

import pytest

from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import IllegalChoice, PositionError
from ardri.rules.game import Game
from ardri.rules.state.chance import Scripted, Seeded
from ardri.testing import clans, hand, options, play, position, whose, zone
from tests.rules.helpers.game_inspection import declared


def built(game: Game, territory: str) -> tuple[int, int]:
    """Citadels (without the Capital) and Sanctuaries of a territory."""
    at = TILE_KEYS.index(territory)
    return game.state.citadels[at], game.state.sanctuaries[at]


def clashes(game: Game) -> list[str]:
    """Where clashes have begun, in order."""
    return [str(event.fields["territory"]) for event in game.events if event.kind == "clash"]


def looks(game: Game) -> list[str]:
    return [str(event.fields["at"]) for event in game.events if event.kind == "look"]


def chieftain(game: Game, territory: str) -> str:
    seat = game.state.chieftains[TILE_KEYS.index(territory)]
    return "-" if seat < 0 else SEAT_NAMES[seat]


# R1: how many buildings there are


@pytest.mark.ruling(1)
@pytest.mark.parametrize(("standing", "then"), [(7, 1), (8, 0)])
def test_there_are_eight_citadels_besides_the_capital(standing: int, then: int) -> None:
    game = position(
        tiles="hills cove",
        clans={"cove": "A1", "hills": "B1"},
        citadels={"hills": standing},
        capital="cove",
        hand={"A": "citadel bard", "B": "druid festival"},
        turn="A",
    )
    play(game, "A: card:citadel")
    assert built(game, "cove")[0] == then
    assert sum(game.state.citadels) == 8
    assert game.state.citadels_in(TILE_KEYS.index("cove")) == then + 1


@pytest.mark.ruling(1)
@pytest.mark.parametrize(("standing", "then"), [(8, 1), (9, 0)])
def test_there_are_nine_sanctuaries_counting_that_of_the_capital(standing: int, then: int) -> None:
    game = position(
        clans={"hills": "B1", "cove": "A1"},
        sanctuaries={"hills": standing},
        capital="hills",
        hand={"A": "sanctuary bard", "B": "druid festival"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:sanctuary")
    assert built(game, "cove")[1] == then
    assert sum(game.state.sanctuaries) == 9
    assert "eriu" in hand(game, "A")


@pytest.mark.ruling(1)
def test_a_position_cannot_have_more_buildings_than_there_are() -> None:
    with pytest.raises(PositionError):
        position(clans={"hills": "A1"}, citadels={"hills": 9})
    with pytest.raises(PositionError):
        position(clans={"hills": "A1"}, sanctuaries={"hills": 10})


# R2: the Capital and the Swamp


@pytest.mark.ruling(2)
def test_the_capital_is_never_founded_in_the_swamp() -> None:
    source = Scripted(["tile:swamp", "tile:moor", "tile:gates", "brenn:C"], Seeded(0))
    game = Game.start(players=3, source=source)
    assert (whose(game), options(game)) == ("C capital", ["territory:gates", "territory:moor"])
    with pytest.raises(IllegalChoice):
        game.choose("territory:swamp")
    play(game, "C: territory:moor")
    assert game.state.capital == TILE_KEYS.index("moor")


@pytest.mark.ruling(2)
def test_no_position_has_its_capital_in_the_swamp() -> None:
    with pytest.raises(PositionError):
        position(clans={"swamp": "A1", "hills": "B1"}, capital="swamp")


# R3: Geis is asked before anything hidden is seen


@pytest.mark.ruling(3)
def test_the_druid_declares_nothing_and_looks_only_after_the_geis_window() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"}, hand={"A": "druid bard", "B": "geis citadel"}, turn="A"
    )
    play(game, "A: card:druid")
    assert whose(game) == "B card_declared"
    assert declared(game) == ()
    assert looks(game) == []
    play(game, "B: decline")
    assert looks(game) == ["action_discard"]
    assert whose(game) == "A take"
    assert "take:druid" not in options(game)


@pytest.mark.ruling(3)
def test_a_cancelled_druid_has_seen_nothing() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"}, hand={"A": "druid bard", "B": "geis citadel"}, turn="A"
    )
    play(game, "A: card:druid", "B: card:geis")
    assert looks(game) == []
    assert whose(game) == "B turn"
    assert hand(game, "A") == ["bard"]


@pytest.mark.ruling(3)
def test_scouts_and_spies_declare_the_opponent_and_move_after_the_look() -> None:
    game = position(
        players=4,
        clans={"hills": "A2", "cove": "B1 C1 D1"},
        hand={"A": "scouts_spies bard", "B": "geis citadel", "C": "druid festival"},
        turn="A",
    )
    play(game, "A: card:scouts_spies, seat:C")
    assert whose(game) == "B card_declared"
    assert declared(game) == (2,)
    assert looks(game) == []
    play(game, "B: decline")
    assert looks(game) == ["hand:C"]
    assert (whose(game), options(game)) == ("A scouts_from", ["from:hills", "done"])


@pytest.mark.ruling(3)
def test_exploration_declares_nothing_and_asks_for_the_site_after_the_geis_window() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"}, hand={"A": "exploration bard", "B": "geis citadel"}, turn="A"
    )
    play(game, "A: card:exploration")
    assert whose(game) == "B card_declared"
    assert declared(game) == ()
    play(game, "B: decline")
    assert whose(game) == "A site"


# R4: a waiting clash without the mover, or without opponents


@pytest.mark.ruling(4)
def test_no_clash_where_the_toll_has_taken_the_only_mover() -> None:
    game = position(
        players=3,
        tiles="valley cove hills mountains",
        clans={"hills": "A3", "cove": "B1", "mountains": "B1 C1"},
        hand={"A": "migration eriu", "B": "nuada_silverhand", "C": "stone_of_fal"},
        turn="A",
    )
    play(game, "A: card:migration, from:hills, to:cove, count:1, to:mountains, count:1, done")
    assert clans(game) == {"hills": "A1", "cove": "A1 B1", "mountains": "B1 C1"}
    assert whose(game) == "A maneuver"
    play(game, "A: truce", "B: agree")
    assert whose(game) == "B turn"
    assert clashes(game) == ["cove"]


@pytest.mark.ruling(4)
def test_a_waiting_clash_is_skipped_when_all_opponents_have_left() -> None:
    game = position(
        tiles="valley cove hills forest",
        clans={"hills": "A3", "cove": "B1", "forest": "B1"},
        hand={"A": "migration eriu", "B": "battle_of_moytura nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:migration, from:hills, to:cove, count:1, to:forest, count:1, done")
    assert options(game) == ["territory:cove", "territory:forest"]
    play(game, "A: territory:forest, truce", "B: refuse", "A: withdraw")
    assert whose(game) == "B maneuver"
    play(game, "B: card:battle_of_moytura")
    assert clans(game) == {"hills": "A2", "cove": "A1", "forest": "B3"}
    assert whose(game) == "B turn"
    assert clashes(game) == ["forest"]


@pytest.mark.ruling(4)
def test_a_waiting_clash_with_both_sides_still_there_comes_next() -> None:
    game = position(
        tiles="valley cove hills forest",
        clans={"hills": "A3", "cove": "B1", "forest": "B1"},
        hand={"A": "migration eriu", "B": "nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:migration, from:hills, to:cove, count:1, to:forest, count:1, done")
    play(game, "A: territory:forest, truce", "B: agree")
    assert clashes(game) == ["forest", "cove"]
    assert whose(game) == "A maneuver"


# R5: who pays for the Festival


def morrigan(hills: str) -> Game:
    game = position(
        players=3,
        tiles="valley hills cove",
        clans={"hills": hills, "cove": "A1"},
        festival="hills",
        hand={"A": "the_morrigan eriu", "B": "nuada_silverhand", "C": "stone_of_fal"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, stay, territory:hills, seat:B")
    return game


@pytest.mark.ruling(5)
def test_the_player_of_the_morrigan_pays_and_not_the_instigator() -> None:
    game = morrigan("A2 B2 C1")
    assert clans(game) == {"hills": "A1 B2 C1", "cove": "A1"}
    assert whose(game) == "B maneuver"


@pytest.mark.ruling(5)
def test_nobody_pays_if_the_player_of_the_morrigan_has_no_clan_there() -> None:
    game = morrigan("B2 C1")
    assert clans(game) == {"hills": "B2 C1", "cove": "A1"}
    assert whose(game) == "B maneuver"


@pytest.mark.ruling(5)
def test_every_clash_pays_anew_and_the_markers_owner_too() -> None:
    game = position(
        tiles="valley hills cove",
        clans={"hills": "A3 B1", "cove": "B3"},
        sanctuaries={"hills": 1},
        hand={"A": "festival warlord eriu", "B": "conquest nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:festival", "B: card:conquest, territory:hills, count:2, truce", "A: agree")
    assert clans(game) == {"hills": "A4 B2", "cove": "B1"}
    play(game, "A: card:warlord, truce", "B: agree")
    assert clans(game) == {"hills": "A3 B2", "cove": "B1"}
    assert game.state.festival == TILE_KEYS.index("hills")


# R6: sheltered clans count for the chieftain


@pytest.mark.ruling(6)
def test_the_chieftain_in_a_clash_is_found_with_the_sheltered_clans() -> None:
    game = position(
        tiles="hills cove",
        clans={"hills": "A3 B5", "cove": "A1"},
        citadels={"hills": 3},
        capital="cove",
        hand={"A": "warlord eriu", "B": "nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills", "B: shelter, shelter, shelter", "A: attack:B")
    assert (game.state.exposed(0), game.state.exposed(1)) == (3, 1)
    assert chieftain(game, "hills") == "B"
    play(game, "B: attack:A", "A: attack:B")
    assert (game.state.exposed(0), game.state.exposed(1)) == (2, 0)
    assert chieftain(game, "hills") == "B"


# R7: Citadel takes the unplayed Advantage card wherever it is


def citadel(territory_hand: dict[str, str], played: str = "", citadels: int = 0) -> Game:
    """A, a minority in the Forest, has played Citadel there."""
    game = position(
        tiles="cove forest",
        clans={"forest": "A1 B3", "cove": "B1"},
        citadels={"cove": citadels},
        hand={
            "A": f"citadel bard {territory_hand.get('A', '')}",
            "B": f"druid {territory_hand.get('B', '')}",
        },
        played=played,
        turn="A",
    )
    play(game, "A: card:citadel")
    return game


@pytest.mark.ruling(7)
@pytest.mark.parametrize("holder", ["A", "B", ""])
def test_citadel_takes_the_card_from_the_table_or_any_hand_chieftain_or_not(holder: str) -> None:
    game = citadel({holder: "forest"} if holder else {})
    assert built(game, "forest")[0] == 1
    assert hand(game, "A") == ["bard", "forest"]
    assert hand(game, "B") == ["druid"]
    assert chieftain(game, "forest") == "B"


@pytest.mark.ruling(7)
def test_citadel_leaves_a_card_already_played() -> None:
    game = citadel({}, played="forest")
    assert built(game, "forest")[0] == 1
    assert hand(game, "A") == ["bard"]
    assert zone(game, "face_down") == ["forest"]


# R8: Citadel without Citadels, and in the Swamp


@pytest.mark.ruling(8)
@pytest.mark.parametrize("holder", ["B", ""])
def test_without_a_citadel_left_the_advantage_card_is_still_taken(holder: str) -> None:
    game = citadel({holder: "forest"} if holder else {}, citadels=8)
    assert built(game, "forest")[0] == 0
    assert hand(game, "A") == ["bard", "forest"]


@pytest.mark.ruling(8)
def test_the_swamp_cannot_be_chosen_for_a_citadel() -> None:
    game = position(
        tiles="cove swamp hills",
        clans={"swamp": "A2", "hills": "A1", "cove": "A1 B1"},
        hand={"A": "citadel bard", "B": "druid festival"},
        turn="A",
    )
    play(game, "A: card:citadel")
    assert options(game) == ["territory:cove", "territory:hills"]


@pytest.mark.ruling(8)
def test_with_only_the_swamp_citadel_has_no_effect() -> None:
    game = position(
        tiles="cove swamp",
        clans={"swamp": "A2", "cove": "B1"},
        hand={"A": "citadel bard", "B": "druid festival"},
        turn="A",
    )
    play(game, "A: card:citadel")
    assert sum(game.state.citadels) == 0
    assert zone(game, "face_up") == ["cove", "swamp"]
    assert "citadel" in zone(game, "action_discard")
    assert whose(game) == "B turn"
