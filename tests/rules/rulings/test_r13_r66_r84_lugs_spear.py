"""Rulings R13, R66 and R84: Lug's Spear."""

import pytest

from ardri.rules.game import Game
from ardri.testing import clans, hand, options, play, position, whose, zone
from tests.rules.helpers.clash_positions import clash_in_the_hills

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


@pytest.mark.card("the_dagda", case="positive")
@pytest.mark.card("lugs_spear", case="negative")
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


@pytest.mark.card("master_craftsman", case="negative")
@pytest.mark.card("forest", case="timing")
@pytest.mark.card("lugs_spear", case="timing")
@pytest.mark.ruling(13)
@pytest.mark.parametrize("card", ["master_craftsman", "forest", "stone_circle"])
def test_no_card_follows_lugs_spear_itself(card: str) -> None:
    game = spear(card)
    assert whose(game) == "A maneuver"
    assert card in hand(game, "A")
    assert zone(game, "epic_discard") == ["lugs_spear"]


# R66: Lug's Spear and the end of the clash


@pytest.mark.ruling(66)
@pytest.mark.card("lugs_spear", case="timing")
@pytest.mark.card("dagdas_cauldron", case="timing")
def test_the_spear_falls_silent_before_the_cauldrons_clans_return() -> None:
    game = clash_in_the_hills(
        "A3 B2",
        players=4,
        festival="hills",
        hand={"A": "dagdas_cauldron master_craftsman", "B": "lugs_spear"},
    )
    play(game, "A: card:dagdas_cauldron", "B: card:lugs_spear", "A: attack:B", "B: attack:A", "A: remove")
    play(game, "A: truce", "B: agree")
    assert (whose(game), options(game)) == ("A cauldron", ["territory:hills", "done"])
    play(game, "A: territory:hills, territory:hills")
    assert whose(game) == "A before_discard"
    assert clans(game) == {"hills": "A3 B1"}


# R84: Lug's Spear and The Dagda


def spear_or_the_dagda() -> Game:
    return position(
        players=3,
        tiles="hills moor cove forest",
        clans={"hills": "A2 B2", "cove": "C1"},
        hand={"A": "warlord lugs_spear forest", "B": "druid the_dagda moor"},
        turn="A",
    )


@pytest.mark.ruling(84)
def test_the_forest_follows_a_spear_that_the_dagda_cancelled() -> None:
    game = spear_or_the_dagda()
    play(game, "A: card:warlord, card:lugs_spear", "B: card:the_dagda")
    assert (whose(game), options(game)) == ("A card_finished", ["card:forest", "decline"])


@pytest.mark.ruling(84)
@pytest.mark.ruling(13)
def test_the_moor_does_not_answer_the_spear_or_the_dagda() -> None:
    game = spear_or_the_dagda()
    play(game, "A: card:warlord, card:lugs_spear")
    assert (whose(game), options(game)) == ("B card_declared", ["card:the_dagda", "decline"])
