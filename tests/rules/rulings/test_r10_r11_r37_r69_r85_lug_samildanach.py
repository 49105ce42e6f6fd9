"""Rulings R10, R11, R37, R69 and R85: Lug Samildanach."""

import pytest

from ardri.testing import hand, options, play, position, whose, zone
from tests.rules.helpers.clash_positions import clash_in_the_hills

# R11: whose card Lug Samildanach may take


@pytest.mark.card("lug_samildanach", case="positive")
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
@pytest.mark.card("lug_samildanach", case="positive")
def test_lug_takes_another_players_card_when_its_clash_is_over() -> None:
    game = position(
        clans={"plains": "A1", "hills": "B1"},
        hand={"A": "migration eriu", "B": "lug_samildanach druid"},
        turn="A",
    )
    play(game, "A: card:migration, from:plains")
    assert whose(game) == "A maneuver"
    play(game, "A: truce", "B: agree")
    assert (whose(game), options(game)) == ("B card_finished", ["card:lug_samildanach", "decline"])
    play(game, "B: card:lug_samildanach")
    assert hand(game, "B") == ["druid", "migration"]
    assert zone(game, "epic_discard") == ["lug_samildanach"]
    assert whose(game) == "B turn"


@pytest.mark.ruling(11)
@pytest.mark.card("lug_samildanach", case="positive")
def test_lug_takes_a_card_used_as_a_triskel() -> None:
    game = clash_in_the_hills("A2 B2 C1", players=3, hand={"A": "bard", "C": "lug_samildanach"})
    play(game, "A: attack:B, card:bard")
    assert whose(game) == "C card_finished"
    play(game, "C: card:lug_samildanach")
    assert (game.state.deeds, hand(game, "C")) == ([1, 0, 0], ["bard", "stone_of_fal"])
    assert whose(game) == "B maneuver"


# R10 and R37: a cancelled card, and Geis, each with a window of its own


@pytest.mark.card("lug_samildanach", case="positive")
@pytest.mark.ruling(10)
@pytest.mark.ruling(37)
@pytest.mark.parametrize(
    ("answers", "taken"),
    [("C: card:lug_samildanach", "geis"), ("C: decline, card:lug_samildanach", "sanctuary")],
)
def test_lug_is_asked_about_geis_first_and_then_about_the_cancelled_card(answers: str, taken: str) -> None:
    game = position(
        players=3,
        clans={"cove": "A1 B1 C1"},
        hand={"A": "sanctuary bard", "B": "geis druid citadel", "C": "lug_samildanach"},
        turn="A",
    )
    play(game, "A: card:sanctuary", "B: card:geis")
    assert whose(game) == "C card_finished"
    assert "sanctuary" not in zone(game, "action_discard")
    play(game, answers)
    assert hand(game, "C") == [taken]
    assert whose(game) == "B turn"
    assert game.state.sanctuaries[:2] == [1, 0]


# R69: two cards that answer each other


@pytest.mark.ruling(69)
def test_master_craftsman_and_lug_may_answer_each_other_until_somebody_declines() -> None:
    game = position(
        players=4,
        tiles="moor hills cove",
        clans={"hills": "A1 B1 C1 D1"},
        hand={"A": "eriu master_craftsman citadel", "B": "lug_samildanach bard"},
        turn="A",
    )
    play(game, "A: card:eriu, card:master_craftsman, seat:B")
    for taker, other in ("BA", "AB") * 3:
        assert (whose(game), options(game)) == (
            f"{taker} card_finished",
            ["card:lug_samildanach", "decline"],
        )
        play(game, f"{taker}: card:lug_samildanach, card:master_craftsman, seat:{other}")
    play(game, "B: decline")
    assert game.state.deeds == [4, 3, 0, 0]


# R85: the same card twice for one maneuver


@pytest.mark.ruling(85)
def test_the_bard_fetched_back_by_lug_earns_another_deed() -> None:
    game = position(
        tiles="cove hills",
        clans={"hills": "A3 B3"},
        hand={"A": "warlord bard lug_samildanach", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:warlord, attack:B", "B: remove", "A: card:bard, card:lug_samildanach, card:bard")
    assert game.state.deeds == [2, 0]
