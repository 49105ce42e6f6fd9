"""Rulings R27, R81 and R82: the Moor is one more answer to any question."""

import pytest

from ardri.rules.errors import OutOfTurn
from ardri.rules.game import Game
from ardri.testing import clans, hand, lies, options, play, position, whose
from tests.rules.helpers.game_inspection import looks

# R27: the Moor


def moor(hand_of_a: str, turn: str = "A", hills: str = "A2") -> Game:
    return position(
        tiles="valley cove hills moor",
        clans={"cove": "B3", "hills": hills, "moor": "A1"},
        hand={"A": f"moor eriu {hand_of_a}", "B": "conquest nuada_silverhand balors_eye druid"},
        turn=turn,
    )


@pytest.mark.ruling(27)
def test_no_extra_question_is_asked_for_the_moor() -> None:
    game = moor("bard", turn="B")
    play(game, "B: card:balors_eye, territory:cove")
    assert clans(game)["cove"] == "B2"
    assert (whose(game), options(game)) == ("A turn", ["card:bard", "card:eriu", "pass", "card:moor"])
    play(game, "A: pass")
    assert whose(game) == "B turn"


@pytest.mark.ruling(27)
def test_no_other_forced_question_is_asked_for_the_moor() -> None:
    game = position(
        tiles="valley hills moor",
        clans={"hills": "A2", "valley": "B1"},
        hand={"A": "moor exploration", "B": "druid citadel"},
        turn="A",
        opening=True,
    )
    assert whose(game) == "A site", "the Brenn's only card was played without a question"


@pytest.mark.card("moor", case="timing")
@pytest.mark.ruling(27)
@pytest.mark.parametrize(
    ("lines", "question"),
    [
        (["A: card:conquest"], "A territory"),
        (["A: card:conquest, territory:hills"], "A from"),
        (["A: card:conquest, territory:hills, from:cove, done"], "A maneuver"),
        (
            ["A: card:conquest, territory:hills, from:cove, done, attack:B", "B: discard:bard, attack:A"],
            "A attacked",
        ),
        (
            ["A: card:conquest, territory:hills, from:cove, done, attack:B", "B: discard:bard, truce"],
            "A truce",
        ),
        (["A: pass", "B: card:bard"], "A card_declared"),
    ],
)
def test_moor_may_be_played_in_any_question_which_then_comes_again(lines: list[str], question: str) -> None:
    game = position(
        tiles="cove moor hills plains",
        clans={"cove": "A1", "moor": "A1", "hills": "B3"},
        hand={"A": "moor conquest geis", "B": "bard eriu druid"},
        turn="A",
    )
    play(game, *lines)
    before = options(game)
    assert (whose(game), before[-1]) == (question, "card:moor")
    play(game, "A: card:moor")
    assert looks(game, "A") == [("hand:B", "eriu")]
    assert (whose(game), options(game)) == (question, before[:-1])


@pytest.mark.card("moor", case="timing")
@pytest.mark.ruling(27)
def test_moor_may_be_played_before_a_forced_pass() -> None:
    game = position(
        tiles="cove moor", clans={"cove": "A1 B1"}, hand={"A": "moor", "B": "bard geis"}, turn="A"
    )
    assert (whose(game), options(game)) == ("A turn", ["pass", "card:moor"])
    play(game, "A: card:moor")
    assert (whose(game), lies(game, "moor")) == ("B turn", "face_down")  # then the pass is forced


@pytest.mark.card("moor", case="timing")
@pytest.mark.ruling(27)
def test_moor_is_offered_in_the_assembly_and_in_the_draft() -> None:
    game = position(clans={"moor": "A1", "gates": "A2"}, chance="crows:counterclockwise epic:eriu")
    assert lies(game, "moor") == "hand:A"
    assert (whose(game), options(game)) == ("A epic_draw", ["card:gates", "decline", "card:moor"])
    play(game, "A: decline")
    assert whose(game) == "A draft_keep"
    assert options(game, "A")[-1] == "card:moor"
    assert "card:moor" not in options(game, "B")


@pytest.mark.card("moor", case="negative")
@pytest.mark.ruling(27)
def test_moor_does_not_interrupt_the_questions_of_others() -> None:
    game = position(
        tiles="cove moor", clans={"cove": "A1 B1"}, hand={"A": "moor bard", "B": "conquest"}, turn="B"
    )
    assert options(game) == ["card:conquest", "pass"]
    with pytest.raises(OutOfTurn):
        game.choose("card:moor", seat=0)


# R81: no Action card is played in the Assembly


@pytest.mark.ruling(81)
def test_cards_that_are_being_drafted_are_not_played() -> None:
    game = position(
        players=4,
        tiles="cove moor hills valley",
        clans={"moor": "A1", "cove": "B1", "hills": "C1", "valley": "D1"},
        hand={"A": "eriu", "B": "the_dagda"},
        chance="crows:clockwise deal:raid deal:bard deal:citadel deal:conquest deal:druid "
        "deal:geis deal:master_craftsman deal:festival deal:migration",
    )
    assert {"geis", "master_craftsman"} <= set(hand(game, "B")) | set(hand(game, "A"))
    play(game, "A: card:moor, seat:B", "B: card:the_dagda")
    assert whose(game) == "A draft_keep", "the Master Craftsman in B's packet was not asked for"
    assert lies(game, "master_craftsman") != "action_discard"


@pytest.mark.ruling(81)
def test_an_answer_of_the_draft_given_before_the_moor_stays_but_may_be_replaced() -> None:
    game = position(
        players=2, tiles="cove moor", clans={"moor": "A1", "cove": "B1"}, hand={"A": "eriu"}, undo=True
    )
    first, other = options(game, "B")[:2]
    play(game, f"B: {first}", "A: card:moor")
    assert game.undoable(1) == 0
    game.choose(other, seat=1)
    assert game.answer_of(1) == (other,)


# R82: the Moor in sealed games


@pytest.mark.ruling(82)
def test_in_sealed_games_the_holder_of_the_moor_is_asked_before_a_forced_pass() -> None:
    game = position(
        tiles="cove moor",
        clans={"cove": "A1 B1"},
        hand={"A": "moor", "B": "bard geis"},
        turn="A",
        windows="sealed",
    )
    assert (whose(game), options(game)) == ("A turn", ["pass", "card:moor"])
