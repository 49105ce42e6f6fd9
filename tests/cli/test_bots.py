"""Bots answer every question, the same way each time, and want to win."""

from random import Random

from ardri.cli.bots import bot
from ardri.rules.game import Game
from ardri.testing import position


def test_bots_play_a_whole_game_to_its_end() -> None:
    game = Game.start(4, 2)
    rng = Random(1)
    while not game.over:
        game.choose(bot(game.view(game.decision.seat), rng))
    assert game.result.winner is not None


def test_a_bot_chooses_the_same_again() -> None:
    view = Game.start(3, 5).view(1)
    seat = view.awaited[1][0]
    view = Game.start(3, 5).view(seat)
    assert bot(view, Random(3)) == bot(view, Random(3))


def test_a_bot_that_may_become_pretender_does() -> None:
    game = position(
        clans={"hills": "A4 B6", "cove": "A1"}, hand={"A": "bard druid"}, turn="A", deeds={"A": 6}
    )
    assert {bot(game.view(0), Random(seed)).key for seed in range(20)} == {"pretender"}
