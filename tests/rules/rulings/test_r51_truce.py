"""Ruling R51: how a truce is agreed."""

import pytest

from ardri.testing import clans, options, play, whose
from tests.rules.helpers.clash_positions import clash_in_the_hills


@pytest.mark.ruling(51)
def test_a_clash_ends_at_once_when_all_involved_agree_even_before_the_first_maneuver() -> None:
    game = clash_in_the_hills("A1 B2 C1", players=3, citadels=1)
    play(game, "B: shelter", "A: truce")
    assert whose(game) == "B truce"
    assert options(game) == ["agree", "refuse"]
    play(game, "B: agree", "C: agree")
    assert (whose(game), game.state.clash) == ("B turn", None)
    assert clans(game) == {"hills": "A1 B2 C1"}


@pytest.mark.ruling(51)
def test_the_first_refusal_ends_the_talks_and_the_maneuver_is_asked_without_that_option() -> None:
    game = clash_in_the_hills("A1 B1 C1", players=3)
    assert options(game) == ["attack:B", "attack:C", "truce"]
    play(game, "A: truce", "B: refuse")
    assert whose(game) == "A maneuver"
    assert options(game) == ["attack:B", "attack:C"]


@pytest.mark.ruling(51)
def test_one_refusal_among_agreements_is_enough() -> None:
    game = clash_in_the_hills("A1 B1 C1", players=3)
    play(game, "A: truce", "B: agree", "C: refuse")
    assert whose(game) == "A maneuver"
    assert options(game) == ["attack:B", "attack:C"]


@pytest.mark.ruling(51)
def test_the_next_player_may_offer_a_truce_again() -> None:
    game = clash_in_the_hills("A2 B2", hand={"B": "bard"})
    play(game, "A: truce", "B: refuse")  # the attack is all that is left
    assert whose(game) == "B attacked"
    play(game, "B: discard:bard")
    assert options(game) == ["attack:A", "truce"]
    play(game, "B: truce", "A: agree")
    assert (whose(game), game.state.clash) == ("B turn", None)


@pytest.mark.ruling(51)
def test_a_truce_is_answered_in_turn_order_from_who_offers_it() -> None:
    game = clash_in_the_hills("A2 B1 C1 D1", players=4, crows="counterclockwise")
    play(game, "A: attack:B", "D: truce")
    assert whose(game) == "C truce"
    play(game, "C: agree")
    assert whose(game) == "A truce"


@pytest.mark.ruling(51)
def test_who_has_only_sheltered_clans_has_no_vote() -> None:
    game = clash_in_the_hills("A1 B1 C1", players=3, citadels=1)
    play(game, "B: shelter", "A: truce")
    assert whose(game) == "C truce"
    play(game, "C: agree")
    assert game.state.clash is None


@pytest.mark.ruling(51)
def test_who_is_left_alone_decides_when_the_clash_ends() -> None:
    game = clash_in_the_hills("A3 B1", {"valley": "A1"}, hand={"A": "the_fianna"})
    play(game, "A: attack:B")
    assert options(game) == ["withdraw", "card:the_fianna", "end"]
    play(game, "A: withdraw, count:1")
    assert options(game) == ["withdraw", "card:the_fianna", "end"]
    play(game, "A: card:the_fianna, to:plains, count:1")
    assert options(game) == ["withdraw", "end"]
    play(game, "A: end")
    assert clans(game) == {"hills": "A1", "valley": "A2", "plains": "A1"}
    assert (whose(game), game.state.clash) == ("B exile", None)


@pytest.mark.ruling(51)
def test_who_is_left_alone_asks_nobody_for_a_truce() -> None:
    game = clash_in_the_hills("A1 B2", {"valley": "A1"}, citadels=2)
    play(game, "B: shelter, shelter")
    assert options(game) == ["withdraw", "end"]
    play(game, "A: end")
    assert clans(game) == {"hills": "A1 B2", "valley": "A1"}
    assert whose(game) == "B turn"
