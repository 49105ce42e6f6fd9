"""Ruling R29: who maneuvers after the Warlord."""

import pytest

from ardri.testing import clans, exposed, options, play, position, whose
from tests.rules.helpers.clash_positions import clash_in_the_hills

FOUR_IN_HILLS = {"cove": "A2 D1", "hills": "B2 C2 D2"}


@pytest.mark.card("warlord", case="positive")
@pytest.mark.ruling(29)
@pytest.mark.parametrize(
    ("crows", "named", "then"),
    [
        ("clockwise", "B", "C"),
        ("clockwise", "D", "A"),
        ("counterclockwise", "B", "A"),
        ("clockwise", "A", "B"),
    ],
)
def test_the_warlord_reinforces_and_says_who_is_next_and_turn_order_goes_on_from_there(
    crows: str, named: str, then: str
) -> None:
    game = position(
        4,
        clans=FOUR_IN_HILLS,
        crows=crows,
        hand={"A": "conquest citadel", "B": "warlord"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, attack:C")
    assert whose(game) == "B after_maneuver"
    play(game, "B: card:warlord")
    assert options(game) == ["seat:A", "seat:B", "seat:C", "seat:D"]
    play(game, f"B: seat:{named}")
    assert clans(game) == {"cove": "D1", "hills": "A2 B3 C1 D2"}
    assert game.state.exposed(1) == 3
    assert whose(game) == f"{named} maneuver"
    target = "D" if named != "D" else "B"
    play(game, f"{named}: attack:{target}")
    assert whose(game) == f"{then} maneuver"


@pytest.mark.ruling(29)
def test_the_warlord_names_only_an_involved_player() -> None:
    game = clash_in_the_hills(
        "A2 B2 C1 D2", players=4, citadels=1, hand={"B": "warlord"}, starter="the_morrigan"
    )
    play(game, "B: decline", "C: shelter", "A: attack:D", "B: card:warlord")
    assert options(game) == ["seat:A", "seat:B", "seat:D"]


@pytest.mark.ruling(29)
def test_if_the_player_named_by_the_warlord_is_struck_down_the_next_in_order_maneuvers() -> None:
    game = clash_in_the_hills(
        "A2 B2 C1 D2", players=4, hand={"A": "raid", "B": "warlord", "C": "bard"}, starter="the_morrigan"
    )
    play(game, "A: attack:C", "C: discard:bard", "A: decline", "B: card:warlord, seat:C", "A: card:raid")
    assert exposed(game) == "A2 B3 D2"
    assert whose(game) == "D maneuver"
