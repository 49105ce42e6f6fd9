"""Giving up (R64): of two players the other wins, at any time, and everything says so."""

import pytest

from ardri.rules.errors import GameOver, RulesError
from ardri.rules.formats.notation import from_json, to_json
from ardri.rules.formats.record import Record, replay
from ardri.rules.formats.verify import verify
from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.testing import play_random


@pytest.mark.ruling(64)
@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("choices", [0, 3, 11, 40, 90, 160])
def test_who_gives_up_a_game_of_two_loses_it_whatever_is_going_on(choices: int, windows: str) -> None:
    for seed in range(6):
        game = Game.start(2, seed=seed, windows=windows, listen=True)
        play_random(game, seed, choices=choices)
        loser = seed % 2
        game.resign(loser)
        assert (game.result.winner, game.result.reason) == (1 - loser, "resigned")
        assert game.pending == ()
        assert game.events[-1].fields == {"winner": "BA"[loser], "won_by": "resigned"}
        assert problems(game.state) == []
        assert to_json(from_json(to_json(game))) == to_json(game)
        record = Record.from_text(Record.of(game).to_text())
        assert record.choices[-1] == ("AB"[loser], "resign")
        assert verify(record).good
        assert replay(record).result.winner == 1 - loser


@pytest.mark.ruling(64)
def test_a_game_of_more_players_does_not_end_because_one_gives_up() -> None:
    game = Game.start(3, seed=1)
    with pytest.raises(RulesError, match="only a game of two players"):
        game.resign(0)
    assert not game.over
    assert game.choices() == []


def test_a_game_that_is_over_cannot_be_given_up() -> None:
    game = Game.start(2, seed=1)
    game.resign(0)
    with pytest.raises(GameOver):
        game.resign(1)
    assert game.result.winner == 1


def test_giving_up_cannot_be_taken_back() -> None:
    game = Game.start(2, seed=1, undo=True)
    seat = game.decision.seat
    game.choose(game.decision.options[0])
    game.resign(seat)
    assert game.undoable(seat) == 0
