"""The speaker: a bot that plays by any function from text to text, such as a language model.

It shows the function a prompt (`ardri.texts.prompt`), reads the answer (`ardri.texts.answers`), and says what
was wrong with one that names no option, a few times.

>>> from ardri.rules.game import Game
>>> game = Game.start(players=2, seed=7)
>>> speaker = Speaker(lambda prompt: "I like hills. ANSWER: 2")
>>> speaker.choose(game.view(1), game.decision).key
'territory:mountains'
"""

from __future__ import annotations

from collections.abc import Callable

from ardri.rules.box.options import Option
from ardri.rules.decisions import Decision
from ardri.rules.views.view import View
from ardri.texts.answers import AnswerError, meant
from ardri.texts.prompt import HOW, prompt


class Speaker:
    """A bot whose choices a function makes, from a prompt to an answer.

    Args:
        ask: from a prompt to an answer.
        tries: how often a decision is put before the bot gives up with `AnswerError`.
    """

    def __init__(self, ask: Callable[[str], str], tries: int = 3) -> None:
        self._ask = ask
        self._tries = max(1, tries)
        self._told = 0  # events

    def choose(self, view: View, decision: Decision) -> Option:
        """The option that the function names; the only one is not asked for.

        Raises:
            AnswerError: if no answer names one.
        """
        if decision.forced:
            return decision.options[0]
        shown = prompt(view, decision, self._told)
        said = shown
        for left in range(self._tries - 1, -1, -1):
            try:
                option = meant(self._ask(said), decision)
            except AnswerError as error:
                if not left:
                    raise
                said = f"{shown}\n\nYour last answer was of no use: {error}\n{HOW}"
            else:
                self._told = len(view.events())
                return option
        raise AssertionError("the last try returns or raises")
