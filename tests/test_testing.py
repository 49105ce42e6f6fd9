"""The helpers for tests and puzzles: `ardri.testing`."""

from collections.abc import Callable

import pytest

from ardri.rules.errors import IllegalChoice
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.testing import (
    all_chance_used,
    asked,
    clans,
    decline_all,
    draft_any,
    exposed,
    hand,
    lies,
    options,
    play,
    play_random,
    position,
    reserve,
    unused,
    whose,
    zone,
)
from tests.rules.helpers.clash_positions import clash_in_the_hills


def a_turn(**more: str) -> Game:
    return position(
        tiles="plains hills cove",
        clans={"plains": "A2 B1", "hills": "B1"},
        hand={"A": "new_clans bard", "B": "druid sanctuary"},
        turn="A",
        **more,  # type: ignore[arg-type] # `chance` alone
    )


# Playing


def test_a_line_may_hold_several_choices_of_one_seat() -> None:
    game = position(
        clans={"plains": "A2", "hills": "A1 B1"}, hand={"A": "new_clans bard", "B": "druid citadel"}, turn="A"
    )
    play(game, "A: card:new_clans, territory:hills, territory:plains", "B: pass")
    assert clans(game) == {"plains": "A3", "hills": "A2 B1"}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("card:bard", "there is no seat 'card'; there are A, B"),
        ("bard", "'bard' does not say who chooses; write it like 'A: card:bard, decline'"),
        ("A:", "a choice is missing in 'A:'"),
        ("A: ?", r"a choice is missing in 'A: \?'"),
        ("C: pass", "there is no seat 'C'; there are A, B"),
        ("C: ?pass", "there is no seat 'C'; there are A, B"),
        (": pass", "there is no seat ''; there are A, B"),
        (
            "B: card:druid",
            "B is not asked anything before 'card:druid' of 'B: card:druid'; "
            "A is asked turn: card:bard, card:new_clans, pass",
        ),
        ("*: epic:eriu", "chance is not asked anything before 'epic:eriu' of .*; A is asked turn: card:bard"),
    ],
)
def test_a_line_that_cannot_be_played_says_why(line: str, reason: str) -> None:
    game = a_turn()
    with pytest.raises(AssertionError, match=reason):
        play(game, line)
    assert game.choices() == []


def test_a_choice_that_is_not_offered_is_refused_with_those_that_are() -> None:
    with pytest.raises(IllegalChoice, match="offered: card:bard, card:new_clans, pass"):
        play(a_turn(), "A: card:geis")


def test_all_who_are_asked_at_once_are_named_to_whom_is_not() -> None:
    game = position(3, clans={"cove": "A1 B1 C1"})
    play(game, f"B: {options(game, 'B')[0]}")
    with pytest.raises(
        AssertionError, match=r"B is not asked .*; A is asked draft_keep: .*; C is asked draft_keep"
    ):
        play(game, "B: keep:bard")


def test_chance_that_is_to_answer_first_is_named() -> None:
    game = position(
        clans={"hills": "A1 B1"}, hand={"A": "bard geis", "B": "druid citadel"}, turn="A", source=Source()
    )
    play(game, "A: card:bard")
    assert (asked(game), whose(game)) == (["* epic"], "* epic")
    assert options(game) == options(game, "*")
    assert "epic:eriu" in options(game)
    assert options(game, "A") == []
    with pytest.raises(
        AssertionError, match=r"B is not asked anything .*; chance is asked for one of epic:balors_eye"
    ):
        play(game, "B: pass")
    play(game, "A: ?pass", "*: ?tile:moor", "*: epic:eriu", "B: ?pass")
    assert hand(game, "A") == ["geis", "eriu"]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    game = position(pretenders="A", deeds={"A": 6}, clans={"hills": "A1"})
    assert (asked(game), whose(game), options(game)) == ([], "", [])
    decline_all(game)
    play(game, "A: ?pass")
    with pytest.raises(
        AssertionError, match="A is not asked anything before 'pass' of 'A: pass'; the game is over"
    ):
        play(game, "A: pass")


# Steps that may not be asked


@pytest.mark.parametrize(("cove", "asked_where"), [("B1", False), ("A1 B1", True)])
def test_an_optional_step_is_taken_only_if_it_is_offered(cove: str, asked_where: bool) -> None:
    game = position(
        clans={"hills": "A2", "cove": cove}, hand={"A": "citadel bard", "B": "druid geis"}, turn="A"
    )
    play(game, "A: card:citadel, ?territory:hills", "B: ?card:druid, decline")
    assert (whose(game), lies(game, "hills")) == ("B turn", "hand:A")
    assert ((0, "territory:hills") in game.choices()) == asked_where


def test_a_game_may_stop_at_questions_with_one_answer() -> None:
    def sanctuary(forced: bool) -> Game:
        game = position(
            clans={"hills": "A1", "cove": "B1"},
            hand={"A": "sanctuary", "B": "druid citadel"},
            turn="A",
            chance="epic:the_fianna",
            forced=forced,
        )
        play(game, "A: card:sanctuary")
        return game

    assert whose(sanctuary(forced=False)) == "B turn"
    game = sanctuary(forced=True)
    assert (whose(game), options(game), game.decision.forced) == ("A territory", ["territory:hills"], True)
    twin = game.copy()
    for each in (game, twin):
        play(each, "A: territory:hills")
        assert whose(each) == "B turn"
        play(each, "B: pass")
        assert (whose(each), options(each)) == ("A turn", ["pass"])


# Declining


def test_everybody_declines_until_something_else_is_asked() -> None:
    game = position(
        3,
        clans={"hills": "A1 B1", "cove": "C1"},
        hand={"A": "bard conquest", "B": "geis citadel", "C": "lug_samildanach sanctuary druid"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:bard")
    assert asked(game) == ["B card_declared"]
    decline_all(game)
    assert asked(game) == ["B turn"]
    before = game.choices()
    decline_all(game)
    assert game.choices() == before


def test_in_a_sealed_game_all_who_are_asked_decline() -> None:
    game = position(
        3,
        clans={"hills": "A1 B1 C1"},
        hand={"A": "bard conquest", "B": "geis citadel", "C": "sanctuary druid"},
        turn="A",
        windows="sealed",
        chance="epic:eriu",
    )
    play(game, "A: card:bard")
    assert asked(game) == ["B card_declared", "C card_declared"]
    decline_all(game)
    assert asked(game) == ["B turn"]


def test_a_citadel_is_declined_too() -> None:
    game = clash_in_the_hills("A2 B2", citadels=1)
    assert whose(game) == "B shelter"
    decline_all(game)
    assert (whose(game), exposed(game)) == ("A maneuver", "A2 B2")


def test_a_draft_may_be_over_at_once() -> None:
    game = position(3, clans={"hills": "A1", "cove": "B1", "plains": "C1"})
    assert asked(game) == ["A draft_keep", "B draft_keep", "C draft_keep"]
    draft_any(game)
    assert whose(game) == "A turn"
    assert [len(hand(game, name)) for name in "ABC"] == [5, 5, 5]


# Chance


def left_over() -> None:
    game = a_turn(chance="epic:eriu tile:moor epic:nuada_silverhand")
    assert unused(game) == ["tile:moor", "epic:eriu", "epic:nuada_silverhand"]
    play(game, "A: card:bard")
    assert unused(game) == ["tile:moor", "epic:nuada_silverhand"]
    play(a_turn(chance="epic:eriu"), "A: card:bard")
    a_turn()


def test_what_chance_has_not_been_asked_for_is_named_at_the_end() -> None:
    with pytest.raises(AssertionError, match=r"asked for tile:moor, epic:nuada_silverhand$"):
        all_chance_used()(left_over)()


def test_chance_used_up_by_the_game_or_a_copy_is_no_error() -> None:
    with all_chance_used():
        game = a_turn(chance="epic:eriu")
        play(game.copy(), "A: card:bard")
        assert unused(game) == unused(a_turn()) == []


def wrong_in_another_way() -> None:
    a_turn(chance="epic:eriu")
    raise ZeroDivisionError


def test_another_error_is_not_hidden_by_chance_left_over() -> None:
    with pytest.raises(ZeroDivisionError):
        all_chance_used()(wrong_in_another_way)()
    with all_chance_used():
        play_random(a_turn(), seed=1, choices=5)


# Looking at the table


def test_zones_and_cards_are_found_by_name() -> None:
    game = position(
        tiles="hills cove",
        clans={"hills": "A2 B1"},
        hand={"A": "bard eriu", "B": "druid hills"},
        set_aside="geis",
        epic_discard="nuada_silverhand balors_eye",
        played="cove",
        turn="A",
    )
    assert zone(game, "epic_discard") == ["balors_eye", "nuada_silverhand"]
    assert (zone(game, "set_aside"), zone(game, "face_down"), zone(game, "face_up")) == (
        ["geis"],
        ["cove"],
        [],
    )
    assert zone(game, "hand:A") == hand(game, "A") == ["bard", "eriu"]
    assert zone(game, "before:B") == []
    cards = ("eriu", "hills", "geis", "citadel", "raid", "moor")
    expected = ["hand:A", "hand:B", "set_aside", "action_discard", "box", "box"]
    assert [lies(game, card) for card in cards] == expected
    assert (reserve(game, "A"), reserve(game, "B")) == (10, 11)


def test_exposed_clans_are_those_of_the_clash_going_on() -> None:
    game = clash_in_the_hills("A2 B2", citadels=1)
    play(game, "B: shelter")
    assert exposed(game) == "A2 B1"
    assert exposed(a_turn()) == ""


@pytest.mark.parametrize(
    ("look", "reason"),
    [
        (
            lambda game: zone(game, "discard"),
            "there is no zone 'discard'; there are hand:A, .*, epic_discard",
        ),
        (lambda game: lies(game, "brad"), "there is no card 'brad'"),
        (lambda game: hand(game, "C"), "there is no seat 'C'; there are A, B"),
        (lambda game: hand(game, "AB"), "there is no seat 'AB'; there are A, B"),
        (lambda game: reserve(game, ""), "there is no seat ''; there are A, B"),
        (lambda game: options(game, "C"), "there is no seat 'C'; there are A, B"),
    ],
)
def test_a_name_that_there_is_not_is_an_error(look: Callable[[Game], object], reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        look(a_turn())
