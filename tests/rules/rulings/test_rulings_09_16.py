"""Rulings R9 to R16: Geis, Lug Samildanach, the Ploy, Lug's Spear, Cove, Highlands, Bard."""

import pytest

from ardri.rules.game import Game
from ardri.rules.state.state import ASSEMBLY
from ardri.testing import clans, hand, options, play, position, whose, zone

# R9: Geis on Triskel uses


def attacked(hand_of_a: str, hand_of_b: str = "", hand_of_d: str = "geis") -> Game:
    """A has moved into the Hills and attacked B; D, who is elsewhere, holds Geis."""
    game = position(
        players=4,
        tiles="cove hills forest moor",
        clans={"cove": "A3", "hills": "B3 C1", "moor": "D1"},
        hand={
            "A": f"conquest eriu {hand_of_a}",
            "B": f"nuada_silverhand {hand_of_b}",
            "C": "stone_of_fal",
            "D": f"tuans_memory {hand_of_d}",
        },
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2")
    if whose(game).startswith("D"):
        play(game, "D: decline")
    play(game, "A: attack:B")
    return game


@pytest.mark.ruling(9)
def test_geis_cancels_the_bard_after_a_maneuver() -> None:
    game = attacked("bard")
    play(game, "A: card:bard", "D: card:geis")
    assert game.state.deeds == [0, 0, 0, 0]
    assert {"bard", "geis"} <= set(zone(game, "action_discard"))
    assert whose(game) == "B maneuver"


@pytest.mark.ruling(9)
def test_geis_cancels_raid() -> None:
    game = attacked("raid", "druid citadel")
    play(game, "B: remove", "A: card:raid", "D: card:geis")
    assert hand(game, "A") == ["eriu"]
    assert hand(game, "B") == ["citadel", "druid", "nuada_silverhand"]


@pytest.mark.ruling(9)
def test_geis_cancels_warlord_after_a_maneuver() -> None:
    game = attacked("", "warlord")
    play(game, "B: remove, card:warlord, seat:B", "D: card:geis")
    assert clans(game)["hills"] == "A2 B2 C1"
    assert whose(game) == "B maneuver"
    play(game, "B: attack:A")
    assert whose(game) == "C maneuver"


@pytest.mark.ruling(9)
def test_geis_cancels_the_master_craftsman_who_would_give_an_epic_tale() -> None:
    game = position(
        players=4,
        clans={"hills": "A1 B1", "cove": "C1 D1"},
        hand={"A": "stone_of_fal master_craftsman bard", "C": "geis citadel"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:master_craftsman, seat:B", "C: card:geis")
    assert hand(game, "B") == []
    assert game.state.deeds[0] == 0
    assert clans(game)["hills"] == "A3 B1"


@pytest.mark.ruling(9)
def test_geis_is_not_asked_about_a_card_merely_discarded() -> None:
    game = attacked("", "bard citadel")
    play(game, "B: discard:bard")
    assert whose(game) == "B maneuver"
    assert "bard" in zone(game, "action_discard")
    assert "geis" in hand(game, "D")


@pytest.mark.ruling(9)
def test_geis_is_not_asked_about_ones_own_card() -> None:
    game = attacked("bard geis", hand_of_d="")
    play(game, "A: card:bard")
    assert game.state.deeds == [1, 0, 0, 0]
    assert whose(game) == "B maneuver"


# R10 and R11: Lug Samildanach


@pytest.mark.ruling(10)
def test_lug_takes_an_action_card_that_was_cancelled() -> None:
    game = position(
        players=3,
        clans={"hills": "A1 B1", "cove": "C1"},
        hand={"A": "bard festival", "B": "geis citadel", "C": "lug_samildanach druid"},
        turn="A",
    )
    play(game, "A: card:bard", "B: card:geis", "C: decline")
    assert whose(game) == "C card_finished"
    play(game, "C: card:lug_samildanach")
    assert hand(game, "C") == ["bard", "druid"]
    assert hand(game, "A") == ["festival"]
    assert "geis" in zone(game, "action_discard")


@pytest.mark.ruling(11)
def test_lug_takes_another_players_season_card_once_its_clash_is_over() -> None:
    game = position(
        clans={"hills": "A2", "cove": "B2"},
        tiles="hills cove",
        hand={"A": "conquest festival", "B": "lug_samildanach nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:cove, count:1, truce", "B: agree, card:lug_samildanach")
    assert hand(game, "B") == ["conquest", "nuada_silverhand"]


@pytest.mark.ruling(11)
def test_lug_takes_back_his_own_card() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": "bard lug_samildanach", "B": "druid citadel"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:bard, card:lug_samildanach")
    assert hand(game, "A") == ["bard", "eriu"]
    assert whose(game) == "B turn"


@pytest.mark.ruling(11)
def test_lug_takes_a_card_played_for_its_triskel_use() -> None:
    game = attacked("bard", "lug_samildanach", hand_of_d="citadel")
    play(game, "A: card:bard", "B: card:lug_samildanach")
    assert game.state.deeds == [1, 0, 0, 0]
    assert hand(game, "B") == ["bard", "nuada_silverhand"]


# R12: Oengus's Ploy


@pytest.mark.ruling(12)
def test_after_the_ploy_passes_are_counted_anew_from_its_player() -> None:
    game = position(
        players=3,
        clans={"hills": "A1 B1 C1"},
        hand={"A": "bard festival", "B": "citadel conquest oenguss_ploy", "C": "migration sanctuary"},
        turn="A",
    )
    play(game, "A: pass", "B: decline, pass, decline", "C: pass", "B: card:oenguss_ploy")
    assert whose(game) == "B turn"
    play(game, "B: pass", "C: pass")
    assert whose(game) == "A turn"
    play(game, "A: pass")
    assert game.state.phase == ASSEMBLY


@pytest.mark.ruling(12)
def test_the_ploy_may_follow_ones_own_turn_and_the_order_goes_on_from_there() -> None:
    game = position(
        players=4,
        clans={"hills": "A1 B1 C1 D1"},
        crows="counterclockwise",
        hand={"A": "bard festival", "B": "citadel conquest", "C": "geis stone_of_fal oenguss_ploy druid"},
        turn="C",
    )
    play(game, "C: card:stone_of_fal, card:oenguss_ploy")
    assert whose(game) == "C turn"
    play(game, "C: pass")
    assert whose(game) == "B turn"


@pytest.mark.ruling(12)
def test_the_ploy_skips_those_in_between() -> None:
    game = position(
        players=4,
        clans={"hills": "A1 B1 C1 D1"},
        hand={
            "A": "bard festival",
            "B": "citadel conquest",
            "C": "druid sanctuary oenguss_ploy",
            "D": "raid warlord",
        },
        turn="A",
    )
    play(game, "A: pass", "C: card:oenguss_ploy")
    assert whose(game) == "C turn"
    play(game, "C: pass")
    assert whose(game) == "D turn"


# R13: The Dagda against Lug's Spear


def spear(hand_of_a: str, hand_of_b: str = "") -> Game:
    """A has moved into the Hills and plays Lug's Spear as the clash starts."""
    game = position(
        players=4,
        tiles="valley stone_circle hills forest",
        clans={"stone_circle": "A3", "hills": "B2", "valley": "C1 D1"},
        hand={
            "A": f"conquest eriu lugs_spear {hand_of_a}",
            "B": f"nuada_silverhand {hand_of_b}",
            "C": "stone_of_fal",
            "D": "tuans_memory",
        },
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, card:lugs_spear")
    return game


@pytest.mark.ruling(13)
def test_the_dagda_cancels_lugs_spear() -> None:
    game = spear("bard", "the_dagda")
    assert (whose(game), options(game)) == ("B card_declared", ["card:the_dagda", "decline"])
    play(game, "B: card:the_dagda", "A: attack:B, card:bard")
    assert game.state.deeds[0] == 1
    assert {"lugs_spear", "the_dagda"} <= set(zone(game, "epic_pile"))


@pytest.mark.ruling(13)
def test_lugs_spear_silences_everybody_if_the_dagda_holds_back() -> None:
    game = spear("bard", "the_dagda warlord")
    play(game, "B: decline", "A: attack:B", "B: remove")
    assert whose(game) == "B maneuver"
    assert game.state.deeds[0] == 0


@pytest.mark.ruling(13)
@pytest.mark.parametrize("card", ["master_craftsman", "forest", "stone_circle"])
def test_no_card_follows_lugs_spear_itself(card: str) -> None:
    game = spear(card)
    assert whose(game) == "A maneuver"
    assert card in hand(game, "A")
    assert zone(game, "epic_discard") == ["lugs_spear"]


# R14: Cove with nothing set aside


@pytest.mark.ruling(14)
def test_cove_takes_nothing_but_still_sets_a_card_aside() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": "stone_of_fal cove bard druid", "B": "citadel festival"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:cove")
    assert options(game) == ["aside:bard", "aside:druid"]
    play(game, "A: aside:druid")
    assert hand(game, "A") == ["bard"]
    assert zone(game, "set_aside") == ["druid"]


@pytest.mark.ruling(14)
def test_cove_without_any_action_card_does_nothing_at_all() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": "stone_of_fal cove eriu", "B": "citadel festival"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:cove")
    assert whose(game) == "B turn"
    assert zone(game, "set_aside") == []
    assert zone(game, "face_down") == ["cove"]


# R15: the Highlands come before the Citadels


@pytest.mark.ruling(15)
def test_the_new_instigator_cannot_shelter_and_the_old_one_can() -> None:
    game = position(
        players=3,
        tiles="valley cove highlands",
        clans={"cove": "A3", "highlands": "B2 C1"},
        citadels={"highlands": 3},
        hand={"A": "conquest eriu", "B": "nuada_silverhand", "C": "highlands stone_of_fal"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:highlands, count:2")
    assert whose(game) == "C clash_start"
    play(game, "C: card:highlands")
    assert options(game) == ["seat:A", "seat:B", "seat:C"]
    play(game, "C: seat:B, shelter", "A: shelter")
    assert whose(game) == "A shelter"
    play(game, "A: decline")
    assert whose(game) == "B maneuver"
    assert [game.state.exposed(seat) for seat in range(3)] == [1, 2, 0]


@pytest.mark.ruling(15)
def test_without_the_highlands_the_mover_cannot_shelter() -> None:
    game = position(
        tiles="valley cove highlands",
        clans={"cove": "A3", "highlands": "B2"},
        citadels={"highlands": 3},
        hand={"A": "conquest eriu", "B": "highlands nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:highlands, count:2", "B: decline, shelter, decline")
    assert whose(game) == "A maneuver"


# R16: what the Bard may follow


def attack_on(territory: str, hand_of_b: str) -> Game:
    """A, with the Bard in hand, attacks B there."""
    game = position(
        tiles=f"valley cove {territory}",
        clans={"cove": "A3", territory: "B2", "valley": "B1"},
        hand={"A": "conquest bard eriu", "B": f"nuada_silverhand {hand_of_b}"},
        turn="A",
    )
    play(game, f"A: card:conquest, territory:{territory}, count:2, attack:B")
    return game


@pytest.mark.ruling(16)
@pytest.mark.parametrize("saved", ["card:diarmuid", "card:dagdas_cauldron"])
def test_the_bard_may_follow_when_the_removed_clan_is_saved(saved: str) -> None:
    game = attack_on("moor", saved.removeprefix("card:"))
    play(game, f"B: {saved}")
    assert (whose(game), options(game)) == ("A after_maneuver", ["card:bard", "decline"])
    play(game, "A: card:bard")
    assert game.state.deeds == [1, 0]


@pytest.mark.ruling(16)
def test_the_bard_may_not_follow_when_the_clan_was_spared() -> None:
    game = attack_on("moor", "dagdas_club")
    play(game, "B: card:dagdas_club")
    assert clans(game)["moor"] == "A2 B2"
    assert whose(game) == "B maneuver"


@pytest.mark.ruling(16)
def test_the_bard_may_not_follow_an_ignored_attack() -> None:
    game = attack_on("hills", "hills")
    play(game, "B: card:hills")
    assert clans(game)["hills"] == "A2 B2"
    assert whose(game) == "B maneuver"


@pytest.mark.ruling(16)
def test_the_bard_may_not_follow_when_a_card_was_discarded() -> None:
    game = attack_on("moor", "druid")
    play(game, "B: discard:druid")
    assert whose(game) == "B maneuver"
    assert "bard" in hand(game, "A")
