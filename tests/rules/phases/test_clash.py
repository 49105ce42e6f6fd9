"""The course of a clash: how it begins, the Festival, the Citadels, the end, and several of them in a row."""

import pytest

from ardri.rules.box.catalogue import COVE, HILLS
from ardri.rules.game import Game
from ardri.testing import clans, exposed, options, play, position, whose
from tests.rules.helpers.clash_positions import clash_in_the_hills, clash_of

# What starts a clash


def test_a_clan_that_moves_among_opposing_clans_starts_a_clash() -> None:
    game = position(clans={"plains": "A1", "hills": "B1"}, hand={"A": "conquest", "B": "bard"}, turn="A")
    play(game, "A: card:conquest, territory:hills")
    assert whose(game) == "A maneuver"
    assert (clash_of(game).territory, clash_of(game).instigator, clash_of(game).initiator) == (HILLS, 0, 0)
    assert clans(game) == {"hills": "A1 B1"}


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("new_clans", "territory:hills, territory:hills"),
        ("new_alliance", "territory:hills, replace:B"),
        ("children_of_dana", "territory:cove"),
    ],
)
def test_placing_and_replacing_clans_never_start_a_clash(card: str, moves: str) -> None:
    game = position(
        clans={"plains": "A1", "hills": "A1 B2", "cove": "B1"}, hand={"A": card, "B": "bard"}, turn="A"
    )
    play(game, f"A: card:{card}, {moves}")
    assert whose(game) == "B turn"
    assert game.state.clash is None


def test_moving_where_nobody_opposes_starts_no_clash() -> None:
    game = position(
        clans={"plains": "A2", "hills": "A1", "cove": "B1"}, hand={"A": "conquest", "B": "bard"}, turn="A"
    )
    play(game, "A: card:conquest, territory:hills, count:2")
    assert whose(game) == "B turn"
    assert clans(game) == {"hills": "A3", "cove": "B1"}


@pytest.mark.card("valley", case="timing")
@pytest.mark.card("conquest", case="timing")
def test_the_season_card_is_finished_only_after_its_clash_even_a_lost_one() -> None:
    game = position(
        tiles="cove plains hills valley",
        clans={"plains": "A1", "hills": "B3", "cove": "A1"},
        hand={"A": "conquest valley", "B": "balors_eye"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, from:plains")
    assert whose(game) == "A maneuver"
    play(game, "A: attack:B")
    assert clans(game) == {"hills": "A1 B2", "cove": "A1"}
    play(game, "B: attack:A")
    assert whose(game) == "A card_finished"
    play(game, "A: card:valley")
    assert clans(game) == {"hills": "B2", "cove": "A2"}
    assert whose(game) == "B turn"


# The Festival


@pytest.mark.ruling(5)
def test_the_mover_loses_a_clan_at_the_festival_before_anybody_shelters() -> None:
    game = position(
        tiles="plains hills",
        clans={"plains": "A2", "hills": "B2"},
        citadels={"hills": 1},
        festival="hills",
        hand={"A": "conquest", "B": "bard"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2")
    assert whose(game) == "B shelter"
    assert clans(game) == {"hills": "A1 B2"}
    assert game.state.festival == HILLS


def test_a_festival_elsewhere_costs_nothing() -> None:
    game = clash_in_the_hills("A2 B2", {"plains": "A1"}, festival="plains")
    assert clans(game) == {"hills": "A2 B2", "plains": "A1"}


# The Citadels


def test_everybody_but_the_instigator_is_offered_a_citadel_round_after_round() -> None:
    game = clash_in_the_hills("A2 B2 C2 D2", players=4, citadels=3)
    assert options(game) == ["shelter", "decline"]
    play(game, "B: shelter", "C: shelter", "D: decline")
    assert whose(game) == "B shelter"
    play(game, "B: decline", "C: decline", "D: shelter")
    assert whose(game) == "A maneuver"
    assert exposed(game) == "A2 B1 C1 D1"


def test_sheltering_is_over_after_a_round_in_which_nobody_shelters() -> None:
    game = clash_in_the_hills("A1 B2 C2", players=3, citadels=3)
    play(game, "B: shelter", "C: decline", "B: decline", "C: decline")
    assert whose(game) == "A maneuver"
    assert exposed(game) == "A1 B1 C2"


def test_sheltering_is_over_in_the_middle_of_a_round_when_the_citadels_are_full() -> None:
    game = clash_in_the_hills("A1 B2 C2", players=3, citadels=1)
    play(game, "B: shelter")
    assert whose(game) == "A maneuver"
    assert exposed(game) == "A1 B1 C2"


def test_who_has_no_clan_left_outside_is_not_asked_again() -> None:
    game = clash_in_the_hills("A1 B1 C2", players=3, citadels=4)
    play(game, "B: shelter", "C: shelter")
    assert whose(game) == "C shelter"


def test_an_absent_player_is_offered_no_citadel() -> None:
    game = clash_in_the_hills("A1 C2 D1", {"cove": "B1"}, players=4, citadels=2)
    assert whose(game) == "C shelter"
    play(game, "C: decline")
    assert whose(game) == "D shelter"


def test_the_capital_is_a_citadel() -> None:
    game = position(
        clans={"hills": "A1 B3"},
        citadels={"hills": 1},
        capital="hills",
        hand={"A": "warlord", "B": "eriu"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: shelter, shelter")
    assert whose(game) == "A maneuver"
    assert exposed(game) == "A1 B1"


def test_without_citadels_nobody_shelters() -> None:
    assert whose(clash_in_the_hills("A1 B3")) == "A maneuver"


def test_citadels_and_maneuvers_follow_the_crows_counter_clockwise() -> None:
    game = clash_in_the_hills("A3 B2 C2 D3", players=4, citadels=2, crows="counterclockwise")
    play(game, "D: decline", "C: decline", "B: shelter", "D: shelter")
    assert exposed(game) == "A3 B1 C2 D2"
    play(game, "A: attack:B", "D: attack:C", "C: attack:A", "A: attack:C")
    assert whose(game) == "D maneuver"
    assert options(game) == ["attack:A", "truce"]
    assert clans(game) == {"hills": "A2 B1 D3"}


# The end


def test_sheltered_clans_come_out_at_the_end_and_may_be_hit_in_the_next_clash() -> None:
    game = clash_in_the_hills("A2 B1", {"cove": "A1"}, citadels=1, hand={"A": "conquest"})
    play(game, "B: shelter", "A: end")
    assert (whose(game), game.state.clash) == ("B turn", None)
    play(game, "B: pass", "A: card:conquest, territory:hills", "B: decline")
    assert exposed(game) == "A3 B1"
    play(game, "A: attack:B")
    assert clans(game) == {"hills": "A3"}


def test_the_clash_ends_when_nobody_is_exposed_any_more() -> None:
    game = clash_in_the_hills("A1 B2", {"valley": "A1", "cove": "B1"}, citadels=2)
    play(game, "B: shelter, shelter", "A: withdraw")
    assert (whose(game), game.state.clash) == ("B turn", None)
    assert clans(game) == {"hills": "B2", "valley": "A2", "cove": "B1"}


# Several clashes


def two_fronts(hand_a: str = "", hand_b: str = "", **clans: str) -> Game:
    """A migrates from the Plains into the Hills and the Cove: two clashes, and A is asked which is next.

    The chain is Valley, Hills, Plains, Cove, Forest: the Hills and the Cove both touch the Plains.
    """
    where = {"plains": "A2", "hills": "B1", "cove": "B1", **clans}
    game = position(
        tiles="valley hills plains cove forest",
        clans=where,
        hand={"A": f"migration {hand_a}", "B": f"balors_eye {hand_b}"},
        turn="A",
    )
    play(game, "A: card:migration, from:plains, to:cove, count:1, to:hills")
    return game


@pytest.mark.card("migration", case="timing")
@pytest.mark.ruling(4)
def test_the_mover_chooses_which_of_several_clashes_is_next_and_ends_it_before_the_other() -> None:
    game = two_fronts()
    assert whose(game) == "A next_clash"
    assert options(game) == ["territory:cove", "territory:hills"]
    play(game, "A: territory:hills")
    assert clash_of(game).territory == HILLS
    play(game, "A: attack:B")
    assert clans(game) == {"hills": "A1", "cove": "A1 B1"}
    assert (whose(game), clash_of(game).territory) == ("A maneuver", COVE)
    play(game, "A: attack:B, end")
    assert clans(game) == {"hills": "A1", "cove": "A1"}
    assert (whose(game), game.state.clash) == ("B exile", None)


@pytest.mark.ruling(4)
def test_a_waiting_clash_is_skipped_if_the_mover_has_gone() -> None:
    game = two_fronts(hand_a="battle_of_moytura")
    play(game, "A: territory:cove, card:battle_of_moytura", "B: truce", "A: agree")
    assert clans(game) == {"hills": "B1", "cove": "A3 B1"}
    assert (whose(game), game.state.clash) == ("B turn", None)


def test_clans_that_come_later_start_no_clash_where_the_mover_met_nobody() -> None:
    game = position(
        tiles="valley hills plains cove forest",
        clans={"plains": "A2", "cove": "B1"},
        hand={"A": "migration", "B": "the_fianna bard eriu"},
        turn="A",
    )
    play(
        game, "A: card:migration, from:plains, to:cove, count:1, to:forest", "A: attack:B", "B: discard:bard"
    )
    play(game, "B: card:the_fianna, to:forest")
    assert clans(game) == {"cove": "A1", "forest": "A1 B1"}
    assert (whose(game), game.state.clash) == ("B turn", None)


def test_who_withdraws_into_a_waiting_clash_finds_the_majority_as_it_stands() -> None:
    game = two_fronts(hills="B2", cove="B2")
    play(game, "A: territory:cove, attack:B")
    assert options(game) == ["attack:A", "withdraw", "truce"]
    play(game, "B: withdraw")
    assert clans(game) == {"hills": "A1 B3", "cove": "A1"}
    assert (whose(game), clash_of(game).territory) == ("A maneuver", HILLS)
    play(game, "A: withdraw")
    assert clans(game) == {"hills": "B3", "cove": "A2"}


def test_nobody_withdraws_into_a_waiting_clash_without_the_majority() -> None:
    game = two_fronts(hills="B1", cove="B2")
    play(game, "A: territory:cove, attack:B")
    assert options(game) == ["attack:A", "truce"]
