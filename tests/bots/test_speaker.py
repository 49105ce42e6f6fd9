"""The speaker plays whole games by a function from text to text."""

import re
from random import Random

import pytest

from ardri.bots.speaker import Speaker
from ardri.rules.game import Game
from ardri.texts.answers import AnswerError


def test_two_speakers_play_a_whole_game() -> None:
    rng = Random(1)

    def any_number(text: str) -> str:
        return f"Let me think.\nANSWER: {rng.randint(1, len(re.findall(r'^[0-9]+[.] ', text, re.MULTILINE)))}"

    game = Game.start(2, seed=7, round_limit=1, listen=True)
    bots = [Speaker(any_number), Speaker(any_number)]
    while not game.over:
        decision = game.decision
        game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
    assert game.result.rounds == 1


def test_what_is_of_no_use_is_said_and_asked_again_and_then_given_up() -> None:
    game = Game.start(2, seed=7)
    heard: list[str] = []
    answers = iter(["what?", "ANSWER: 2"])

    def ask(text: str) -> str:
        heard.append(text)
        return next(answers)

    view = game.view(game.decision.seat)
    assert Speaker(ask).choose(view, game.decision) == game.decision.options[1]
    assert "Your last answer was of no use: the answer 'what?' names none" in heard[1]
    with pytest.raises(AnswerError):
        Speaker(lambda _: "no", tries=2).choose(view, game.decision)
