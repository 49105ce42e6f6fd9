"""Seats asked together: what one of them is told does not depend on who else has answered."""

from ardri.rules.game import Game
from ardri.testing import play, position


def sealed_window() -> Game:
    """A plays Citadel; B and C are asked at the same time whether they answer it."""
    game = position(
        players=3,
        tiles="cove hills moor",
        clans={"hills": "A2 B1", "cove": "C1", "moor": "C1"},
        hand={"A": "citadel bard", "B": "festival conquest", "C": "geis druid moor"},
        windows="sealed",
        turn="A",
    )
    play(game, "A: card:citadel")
    assert [decision.seat for decision in game.pending] == [1, 2]
    return game


def offered(game: Game, seat: int) -> list[str]:
    decision = game.view(seat).decision
    assert decision is not None
    return [option.key for option in decision.options]


def test_a_seat_may_play_its_card_whether_or_not_those_before_it_have_answered() -> None:
    game = sealed_window()
    assert game.view(2).why_not("geis") is None
    play(game, "B: decline")
    assert game.view(2).why_not("geis") is None


def test_a_seat_that_has_answered_is_offered_the_same_as_before() -> None:
    game = sealed_window()
    before = offered(game, 2)
    assert before == ["card:geis", "decline", "card:moor"]
    play(game, "C: decline")
    assert offered(game, 2) == before
    assert game.view(2).why_not("moor") is None
    game.choose("card:moor", seat=2)
    assert game.view(2).answer == ("card:moor",)
