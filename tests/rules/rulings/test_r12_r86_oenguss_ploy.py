"""Rulings R12 and R86: Oengus's Ploy."""

import pytest

from ardri.rules.state.state import ASSEMBLY
from ardri.testing import lies, play, position, whose

# R12: Oengus's Ploy


@pytest.mark.card("oenguss_ploy", case="positive")
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


@pytest.mark.card("oenguss_ploy", case="positive")
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


# R86: Oengus's Ploy twice in one window


@pytest.mark.ruling(86)
def test_of_two_ploys_at_one_turns_end_the_later_one_counts() -> None:
    game = position(
        players=4,
        tiles="hills cove",
        clans={"hills": "A2 B1", "cove": "C1 D1"},
        hand={"A": "bard oenguss_ploy master_craftsman", "D": "druid citadel"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:bard, card:oenguss_ploy, card:master_craftsman, seat:D", "D: card:oenguss_ploy")
    assert whose(game) == "D turn"
    assert lies(game, "oenguss_ploy") == "epic_discard"
