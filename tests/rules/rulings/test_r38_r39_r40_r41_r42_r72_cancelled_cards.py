"""Rulings R38 to R42 and R72: cancelled cards, and The Dagda."""

import pytest

from ardri.testing import clans, hand, lies, options, play, position, whose, zone
from tests.rules.helpers.game_inspection import stack

# R38: a cancelled maneuver is spent


@pytest.mark.ruling(38)
@pytest.mark.parametrize(
    ("card", "declared"),
    [
        pytest.param(card, declared, marks=pytest.mark.card(card, case="negative"))
        for card, declared in [
            ("battle_of_moytura", ""),
            ("the_fianna", ", to:cove"),
            ("ogmas_eloquence", ""),
            ("tale_of_cuchulain", ", seat:B"),
        ]
    ],
)
def test_a_cancelled_maneuver_is_spent_and_the_window_after_it_opens(card: str, declared: str) -> None:
    game = position(
        clans={"valley": "A1", "hills": "B3", "cove": "B1"},
        hand={"A": f"conquest {card} warlord", "B": "the_dagda bard"},
        turn="A",
    )
    play(game, f"A: card:conquest, territory:hills, card:{card}{declared}", "B: card:the_dagda")
    assert clans(game) == {"hills": "A1 B3", "cove": "B1"}
    assert whose(game) == "A after_maneuver"
    play(game, "A: decline")
    assert whose(game) == "B maneuver"


# R39: an Epic Tale cancelled by The Dagda cannot be caught


@pytest.mark.card("forest", case="timing")
@pytest.mark.card("the_dagda", case="timing")
@pytest.mark.ruling(39)
def test_only_the_forest_answers_a_cancelled_epic_tale() -> None:
    game = position(
        players=4,
        tiles="cove forest stone_circle plains",
        clans={"cove": "A1 B1 C1 D1", "stone_circle": "A1"},
        hand={"A": "balors_eye master_craftsman bard stone_circle forest", "B": "the_dagda"},
        turn="A",
        epic_discard="eriu",
        chance="epic:balors_eye",
    )
    play(game, "A: card:balors_eye, territory:cove, seat:B", "B: card:the_dagda")
    assert clans(game) == {"cove": "A1 B1 C1 D1", "stone_circle": "A1"}
    assert (whose(game), options(game)) == ("A card_finished", ["card:forest", "decline"])
    assert zone(game, "epic_discard") == []
    assert {"balors_eye", "the_dagda", "eriu"} <= set(zone(game, "epic_pile"))
    play(game, "A: card:forest")
    assert "balors_eye" in hand(game, "A")


@pytest.mark.ruling(39)
def test_without_the_dagda_all_three_answer() -> None:
    game = position(
        players=4,
        tiles="cove forest stone_circle plains",
        clans={"cove": "A1 B1 C1 D1", "stone_circle": "A1"},
        hand={"A": "balors_eye master_craftsman bard stone_circle forest", "B": "the_dagda"},
        turn="A",
    )
    play(game, "A: card:balors_eye, territory:cove, seat:B", "B: decline")
    assert (whose(game), options(game)) == ("A before_discard", ["card:master_craftsman", "decline"])
    play(game, "A: decline")
    assert options(game) == ["card:forest", "card:stone_circle", "decline"]


# R40: Master Craftsman on The Dagda itself


@pytest.mark.card("the_dagda", case="timing")
@pytest.mark.card("master_craftsman", case="positive")
@pytest.mark.ruling(40)
def test_the_dagda_given_away_does_not_shuffle() -> None:
    game = position(
        players=4,
        clans={"cove": "A1 B1 C1 D1"},
        hand={"A": "balors_eye bard", "B": "the_dagda master_craftsman geis"},
        turn="A",
        epic_discard="eriu",
    )
    play(game, "A: card:balors_eye, seat:B", "B: card:the_dagda, card:master_craftsman, seat:C")
    assert zone(game, "epic_discard") == ["balors_eye", "eriu"]
    assert hand(game, "C") == ["the_dagda"]
    assert game.state.deeds == [0, 1, 0, 0]
    assert not [event for event in game.events if event.kind == "shuffle_epics"]
    assert clans(game) == {"cove": "A1 B1 C1 D1"}


@pytest.mark.ruling(39)
@pytest.mark.ruling(40)
def test_the_stone_circle_cannot_catch_a_cancelled_tale_even_where_nothing_was_shuffled() -> None:
    game = position(
        players=4,
        tiles="cove stone_circle hills plains",
        clans={"cove": "A1 B1 C1 D1", "stone_circle": "A1"},
        hand={"A": "stone_of_fal bard stone_circle", "B": "the_dagda master_craftsman druid citadel"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal", "B: card:the_dagda, card:master_craftsman, seat:C")
    assert zone(game, "epic_discard") == ["stone_of_fal"]
    assert (whose(game), hand(game, "A")) == ("B turn", ["bard", "stone_circle"])


# R41: costs inside a cancelled card are not paid


@pytest.mark.card("stone_circle", case="timing")
@pytest.mark.ruling(41)
def test_a_cancelled_stone_circle_costs_no_clan() -> None:
    game = position(
        tiles="cove stone_circle",
        clans={"cove": "A1 B1", "stone_circle": "A1"},
        hand={"A": "champions_share stone_circle bard", "B": "the_dagda druid citadel"},
        turn="A",
        set_aside="geis",
    )
    play(game, "A: card:champions_share", "B: decline", "A: card:stone_circle", "B: card:the_dagda")
    assert clans(game) == {"cove": "A1 B1", "stone_circle": "A1"}
    assert hand(game, "A") == ["bard", "geis"]
    assert "champions_share" in zone(game, "epic_pile")


@pytest.mark.card("misty_lands", case="timing")
@pytest.mark.ruling(41)
@pytest.mark.ruling(43)
def test_misty_lands_names_the_number_and_pays_only_if_it_is_not_cancelled() -> None:
    game = position(
        tiles="cove misty_lands",
        clans={"cove": "A1 B1"},
        hand={"A": "misty_lands bard druid", "B": "conquest the_dagda"},
        turn="A",
    )
    play(game, "A: card:misty_lands, count:2")
    assert whose(game) == "B card_declared"
    assert hand(game, "A") == ["bard", "druid"]
    play(game, "B: card:the_dagda")
    assert hand(game, "A") == ["bard", "druid"]
    assert (lies(game, "misty_lands"), whose(game)) == ("face_down", "B turn")


# R42: The Dagda among several discards


@pytest.mark.card("deirdres_beauty", case="positive")
@pytest.mark.ruling(42)
def test_the_dagda_revealed_to_deirdre_shuffles_what_is_discarded_with_it() -> None:
    game = position(
        players=4,
        clans={"cove": "A2 B1 C1 D1"},
        hand={"A": "deirdres_beauty bard", "B": "the_dagda druid citadel", "C": "eriu", "D": "tuans_memory"},
        turn="A",
        epic_discard="balors_eye",
    )
    play(game, "A: card:deirdres_beauty", "B: decline", "A: take:eriu")
    assert zone(game, "epic_discard") == ["deirdres_beauty"]
    assert {"balors_eye", "the_dagda", "tuans_memory"} <= set(zone(game, "epic_pile"))


# R72: The Dagda against one's own card


@pytest.mark.ruling(72)
@pytest.mark.card("the_dagda", case="timing")
def test_the_dagda_on_the_own_card() -> None:
    game = position(
        clans={"cove": "A1 B1"},
        hand={"A": "stone_of_fal the_dagda bard", "B": "druid citadel"},
        turn="A",
        epic_discard="eriu",
    )
    play(game, "A: card:stone_of_fal")
    assert (whose(game), stack(game)) == ("A card_declared", "Play(stone_of_fal) Window")
    play(game, "A: card:the_dagda")
    assert (clans(game), hand(game, "A"), zone(game, "epic_discard")) == ({"cove": "A1 B1"}, ["bard"], [])
    assert whose(game) == "B turn"
