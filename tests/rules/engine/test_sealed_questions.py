"""Sealed games: the Moor among the answers, and questions that have only one."""

import pytest

from ardri.rules.game import Game
from ardri.testing import asked, decline_all, hand, options, play, position, whose
from tests.rules.helpers.game_inspection import stack

# The Moor


def moor(c: str = "geis moor") -> Game:
    """A has played the Bard; C has the Moor."""
    game = position(
        4,
        tiles="cove hills moor",
        clans={"cove": "A1", "moor": "C1"},
        hand={"A": "bard new_clans", "B": "druid", "C": c, "D": "conquest eriu"},
        turn="A",
        windows="sealed",
    )
    play(game, "A: card:bard")
    return game


@pytest.mark.ruling(27)
@pytest.mark.card("moor", case="timing")
def test_the_moor_answers_nothing_so_its_holder_is_asked_again_and_those_before_are_not() -> None:
    game = moor()
    assert options(game, "C") == ["card:geis", "decline", "card:moor"]
    play(game, "B: decline", "C: card:moor", "D: decline")
    assert (whose(game), stack(game)) == ("C opponent", "Play(bard) Window Play(moor)")
    play(game, "C: seat:A")
    assert asked(game) == ["D card_declared"], "about the Moor: D may have The Dagda"
    play(game, "D: decline")
    assert asked(game) == ["C card_declared", "D card_declared"]
    assert options(game, "C") == ["card:geis", "decline"]
    play(game, "C: card:geis", "D: decline")
    decline_all(game)
    assert hand(game, "A") == ["new_clans"]


@pytest.mark.ruling(27)
@pytest.mark.card("moor", case="timing")
def test_a_waiting_answer_may_be_replaced_by_the_moor() -> None:
    game = moor()
    play(game, "C: card:geis")
    decision = game.decision_of(2)
    assert decision is not None
    assert [option.key for option in decision.options] == ["card:geis", "decline", "card:moor"]
    game.choose("card:moor", seat=2)
    assert (game.answer_of(2), game.answer_of(1)) == (("card:moor",), ())
    play(game, "B: decline", "D: decline")
    assert whose(game) == "C opponent"


@pytest.mark.ruling(27)
@pytest.mark.card("moor", case="timing")
def test_no_extra_question_is_asked_for_the_moor() -> None:
    assert asked(moor(c="moor")) == ["B card_declared", "D card_declared"]


# Questions that have only one answer


def at_the_turn_of_a(windows: str, a: str) -> Game:
    return position(
        tiles="cove hills plains",
        clans={"cove": "A1", "hills": "B1"},
        hand={"A": a, "B": "druid conquest"},
        turn="A",
        windows=windows,
    )


@pytest.mark.parametrize(
    ("windows", "a", "expected"),
    [
        ("sealed", "geis", "A turn"),
        ("open", "geis", "B turn"),
        ("sealed", "", "B turn"),
        ("open", "", "B turn"),
        ("sealed", "lugs_spear", "A turn"),
    ],
)
def test_a_pass_that_only_its_player_knows_to_be_forced_is_asked_in_a_sealed_game(
    windows: str, a: str, expected: str
) -> None:
    game = at_the_turn_of_a(windows, a)
    decline_all(game)
    assert asked(game) == [expected]
    if expected == "A turn":
        assert (options(game), game.decision.forced) == (["pass"], True)


@pytest.mark.parametrize(
    ("windows", "tale", "is_asked"),
    [("sealed", "lugs_spear", True), ("open", "lugs_spear", False), ("sealed", "", False)],
)
def test_who_is_left_alone_in_a_clash_is_asked_to_end_it_if_a_tale_might_be_played(
    windows: str, tale: str, is_asked: bool
) -> None:
    game = position(
        tiles="valley hills cove plains",
        clans={"hills": "A2 B1"},
        hand={"A": f"warlord bard {tale}", "B": "druid conquest"},
        turn="A",
        windows=windows,
    )
    play(game, "A: card:warlord")
    decline_all(game)
    play(game, "A: attack:B")
    decline_all(game)
    play(game, "B: remove")
    decline_all(game)
    assert (whose(game) == "A maneuver") == is_asked
    if is_asked:
        assert options(game) == ["end"]
        play(game, "A: end")
        decline_all(game)
    assert whose(game) == "B exile"


@pytest.mark.card("misty_lands", case="timing")
@pytest.mark.parametrize(
    ("windows", "count", "questions"), [("sealed", 2, 2), ("open", 2, 1), ("sealed", 3, 0), ("open", 3, 0)]
)
def test_what_the_misty_lands_cost_is_asked_card_by_card_unless_all_must_go(
    windows: str, count: int, questions: int
) -> None:
    game = position(
        tiles="cove hills misty_lands",
        clans={"cove": "A1", "hills": "B1"},
        hand={"A": "misty_lands bard conquest druid", "B": "migration"},
        turn="A",
        windows=windows,
    )
    play(game, f"A: card:misty_lands, count:{count}")
    found = 0
    while game.state.question == "discard":
        game.choose(game.decision.options[-1])
        found += 1
    assert found == questions
    assert len([card for card in hand(game, "A") if card in ("bard", "conquest", "druid")]) == 3 - count
