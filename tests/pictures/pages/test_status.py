"""One line says who must do what, to each seat what concerns it."""

from ardri.pictures.pages.status import is_asked, status
from ardri.pictures.view_data import view_data_of
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.testing import play_random, position
from tests.pictures.sample_positions import SAY, recruiting


def test_who_is_asked_reads_the_question_and_others_for_whom_they_wait() -> None:
    game = recruiting()
    assert status(view_data_of(game.view(0)), SAY) == SAY("question-" + game.decision.question)
    assert status(view_data_of(game.view(1)), SAY) == "Waiting for A"
    assert status(view_data_of(game), SAY) == "Waiting for A"


def test_in_the_draft_an_answer_given_is_waiting_for_the_others() -> None:
    game = position(clans={"hills": "A1 B1"})
    assert is_asked(view_data_of(game.view(0)))
    for _ in range(4):
        decision = game.decision_of(0)
        if decision is None or not is_asked(view_data_of(game.view(0))):
            break
        game.choose(decision.options[0], seat=0)
    assert status(view_data_of(game.view(0)), SAY) == SAY("waiting-draft")
    assert is_asked(view_data_of(game.view(1)))


def test_sealed_reactions_are_awaited_of_nobody_in_particular() -> None:
    game = position(
        clans={"hills": "A2 B1"}, hand={"A": "new_clans bard", "B": "geis"}, turn="A", windows="sealed"
    )
    game.choose("card:new_clans")
    while game.decision.seat == 0:
        game.choose(game.decision.options[-1])
    assert status(view_data_of(game), SAY) == SAY("waiting-reactions")


def test_chance_is_awaited_of_nobody() -> None:
    assert status(view_data_of(Game.start(players=2, source=Source())), SAY) == ""


def test_the_end_is_told_to_the_winner_and_to_the_others() -> None:
    game = Game.start(players=2, seed=8)
    play_random(game, seed=8, eager=True)
    assert game.result is not None
    assert game.result.winner is not None
    assert status(view_data_of(game.view(game.result.winner)), SAY).startswith("You win with ")
    assert " wins with " in status(view_data_of(game.view(1 - game.result.winner)), SAY)


def test_all_who_win_together_are_named() -> None:
    lands = ("plains", "hills", "cove", "valley", "forest", "meadows")
    game = position(
        3,
        clans=dict.fromkeys(lands, "B1 C1"),
        pretenders="BC",
        brenn="A",
        capital="plains",
        markers={"king": "need"},
        edition="base+king",
    )
    assert status(view_data_of(game), SAY).startswith("B, C win together: ")
    assert status(view_data_of(game.view(1)), SAY).startswith("B, C win together: ")
