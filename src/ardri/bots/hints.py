"""Hints for people: what a search finds most promising, how likely it wins, and what the chieftain says.

>>> from ardri.rules.game import Game
>>> game = Game.start(players=2, seed=7)
>>> best = hints(game.view(game.decision.seat), game.decision)[0]
>>> best.option in game.decision.options, [reason.key for reason in best.reasons]
(True, ['capital', 'chance'])
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ardri.bots.advice import Advice
from ardri.bots.chieftain import Chieftain
from ardri.bots.druid import make_hard
from ardri.rules.box.options import Option
from ardri.rules.decisions import Decision
from ardri.rules.views.view import View

SEED: Final = "hint"  # whoever asks twice is told the same
MOST: Final = 3


class Hint(NamedTuple):
    """An option, and what speaks for it."""

    option: Option
    reasons: tuple[Advice, ...]


def hints(view: View, decision: Decision) -> list[Hint]:
    """A few options, the best first."""
    option, reason = Chieftain(SEED).advise(view, decision)
    if decision.forced:
        return [Hint(option, (reason,))]
    found = []
    thoughts = [thought for thought in make_hard(SEED, {}).think(view, decision)[:MOST] if thought.visits]
    thoughts.sort(key=lambda thought: -thought.percent)  # those tried equally often as they were
    for thought in thoughts:
        agreed = (reason,) if thought.option == option else ()
        behind = thoughts[0].percent - thought.percent
        loses = (Advice("behind", {"percent": behind}),) if behind else ()
        found.append(Hint(thought.option, (*agreed, thought.advice, *loses)))
    return found
