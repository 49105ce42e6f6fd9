"""News for a person at the terminal: which events are told, and when."""

from ardri.cli.terminal.untold_events import UntoldEvents
from ardri.rules.game import Game
from ardri.testing import play, play_random, position
from ardri.texts.catalogues import texts
from ardri.texts.speech import Speech


def a_turn() -> Game:
    game = position(
        clans={"hills": "A2 B1", "cove": "A1"},
        hand={"A": "new_clans bard", "B": "druid conquest"},
        turn="A",
        undo=True,
    )
    game.state.events = []
    return game


def news(game: Game, seat: int | None) -> UntoldEvents:
    return UntoldEvents(game, Speech(texts("en")), seat)


def test_everything_is_told_once() -> None:
    game = Game.start(3, 7, listen=True)
    told = news(game, 0)
    lines = told.lines()
    for _ in range(20):
        play_random(game, seed=1, choices=5)
        lines += told.lines()
    assert told.lines() == []
    assert len(lines) >= len(told.whole()), "rows that were told in pieces are joined in the whole"


def test_what_a_seat_declares_is_news_when_it_is_complete() -> None:
    game = a_turn()
    told = news(game, 0)
    play(game, "A: card:new_clans, territory:cove")
    assert told.lines() == []
    assert told.declared() == ["A plays New Clans: Cove."]
    play(game, "A: territory:hills")
    assert told.lines()[0] == "A plays New Clans: Cove, Hills."
    assert told.declared() == []


def test_others_hear_of_it_as_it_is_declared() -> None:
    game = a_turn()
    play(game, "A: card:new_clans, territory:cove")
    assert news(game, 1).lines() == ["A plays New Clans: Cove."]


def test_what_is_taken_back_is_told_no_more() -> None:
    game = a_turn()
    told = news(game, 0)
    play(game, "A: card:new_clans, territory:cove")
    game.undo(0)
    assert told.lines() == []
    assert told.declared() == ["A plays New Clans."]
    game.reset_turn(0)
    assert told.declared() == told.whole() == []


def test_of_a_game_taken_up_again_the_end_is_told() -> None:
    game = Game.start(3, 7, listen=True)
    play_random(game, seed=1, choices=60)
    told = news(game, None)
    told.skip(3)
    assert told.lines() == told.whole()[-3:]
    assert told.lines() == []
