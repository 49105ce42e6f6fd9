"""Moments of random games: one for each card at which it can be played, one for each question."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from ardri.rules.game import Game

GAMES: Final = 40
DRAFTS: Final = ("draft_keep", "draft_hand_on")


@cache
def moments() -> tuple[dict[str, Game], dict[str, Game]]:
    """By cards, and by questions: the first moments in the same games every time."""
    cards: dict[str, Game] = {}
    questions: dict[str, Game] = {}
    for number in range(GAMES):
        rng = Random(number)
        game = Game.start(players=2 + number % 3, seed=number)
        while not game.over:
            decision = game.decision
            if decision.question not in DRAFTS:  # in a draft everybody is asked
                if decision.question not in questions:
                    questions[decision.question] = game.copy()
                for option in decision.options:
                    if option.key.startswith("card:"):
                        cards.setdefault(option.key[len("card:") :], game.copy())
            game.choose(rng.choice(decision.options))
    return cards, questions
