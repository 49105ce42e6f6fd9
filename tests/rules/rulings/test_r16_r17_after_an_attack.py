"""Rulings R16 and R17: the Bard, Raid and Streng's Resolve after an Attack."""

import pytest

from ardri.testing import clans, hand, options, play, position, whose
from tests.rules.helpers.clash_positions import clash_in_the_hills

# R16: what the Bard may follow


@pytest.mark.card("bard", case="timing")
@pytest.mark.ruling(16)
@pytest.mark.parametrize(
    ("card", "answer"),
    [("diarmuid", "card:diarmuid"), ("dagdas_cauldron", "card:dagdas_cauldron"), ("druid", "remove")],
)
def test_a_clan_removed_by_an_attack_is_worth_a_bard_even_if_it_was_saved(card: str, answer: str) -> None:
    game = clash_in_the_hills("A2 B2", {"cove": "B1"}, hand={"A": "bard", "B": card})
    play(game, "A: attack:B", f"B: {answer}")
    assert whose(game) == "A after_maneuver"
    play(game, "A: card:bard")
    assert game.state.deeds == [1, 0]


@pytest.mark.card("bard", case="negative")
@pytest.mark.ruling(16)
@pytest.mark.parametrize(
    ("card", "answer"),
    [("dagdas_club", "card:dagdas_club"), ("hills", "card:hills"), ("druid", "discard:druid")],
)
def test_no_bard_follows_an_attack_that_removed_no_clan(card: str, answer: str) -> None:
    game = clash_in_the_hills("A2 B2", {"cove": "B1"}, hand={"A": "bard", "B": card})
    play(game, "A: attack:B", f"B: {answer}")
    assert whose(game) == "B maneuver"
    assert clans(game) == {"cove": "B1", "hills": "A2 B2"}


# R17: Raid and Streng's Resolve after the Hills


@pytest.mark.card("raid", case="timing")
@pytest.mark.card("hills", case="timing")
@pytest.mark.ruling(17)
def test_raid_and_streng_follow_an_attack_that_was_warded_off() -> None:
    game = position(
        players=4,
        tiles="cove hills plains swamp",
        clans={"hills": "A2 B2"},
        hand={"A": "warlord raid strengs_resolve bard", "B": "hills druid"},
        turn="A",
        chance="steal:druid",
    )
    play(game, "A: card:warlord, attack:B", "B: card:hills")
    assert (whose(game), options(game)) == (
        "A after_maneuver",
        ["card:raid", "card:strengs_resolve", "decline"],
    )
    play(game, "A: card:raid, card:strengs_resolve")
    assert (hand(game, "A"), hand(game, "B")) == (["bard", "druid"], [])
    assert game.state.deeds[0] == 1
