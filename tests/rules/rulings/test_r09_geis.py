"""Ruling R9: Geis cancels Triskel uses, and no card that is only discarded."""

import pytest

from ardri.rules.game import Game
from ardri.testing import clans, hand, play, position, whose, zone


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


@pytest.mark.card("geis", case="positive")
@pytest.mark.card("bard", case="timing")
@pytest.mark.ruling(9)
def test_geis_cancels_the_bard_after_a_maneuver() -> None:
    game = attacked("bard")
    play(game, "A: card:bard", "D: card:geis")
    assert game.state.deeds == [0, 0, 0, 0]
    assert {"bard", "geis"} <= set(zone(game, "action_discard"))
    assert whose(game) == "B maneuver"


@pytest.mark.card("raid", case="timing")
@pytest.mark.ruling(9)
def test_geis_cancels_raid() -> None:
    game = attacked("raid", "druid citadel")
    play(game, "B: remove", "A: card:raid", "D: card:geis")
    assert hand(game, "A") == ["eriu"]
    assert hand(game, "B") == ["citadel", "druid", "nuada_silverhand"]


@pytest.mark.card("geis", case="positive")
@pytest.mark.card("warlord", case="timing")
@pytest.mark.ruling(9)
def test_geis_cancels_warlord_after_a_maneuver() -> None:
    game = attacked("", "warlord")
    play(game, "B: remove, card:warlord, seat:B", "D: card:geis")
    assert clans(game)["hills"] == "A2 B2 C1"
    assert whose(game) == "B maneuver"
    play(game, "B: attack:A")
    assert whose(game) == "C maneuver"


@pytest.mark.card("master_craftsman", case="timing")
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
    assert zone(game, "epic_discard") == ["stone_of_fal"]


@pytest.mark.card("geis", case="negative")
@pytest.mark.ruling(9)
def test_geis_is_not_asked_about_a_card_merely_discarded() -> None:
    game = attacked("", "bard citadel")
    play(game, "B: discard:bard")
    assert whose(game) == "B maneuver"
    assert "bard" in zone(game, "action_discard")
    assert "geis" in hand(game, "D")
