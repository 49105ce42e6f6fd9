"""Hints: what somebody who knows the game would choose here, and why, from what the seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ardri.bots.chieftain import Chieftain
from ardri.bots.druid import make_hard
from ardri.cli.menu import numbered
from ardri.cli.table import Eyes
from ardri.rules.game import Decision
from ardri.rules.view import View
from ardri.texts.speech import Speech

# Options by their keys, the best first, each with what speaks for it, in words
Adviser = Callable[[View, Decision, Speech], list[tuple[str, str]]]

SEED: Final = "hint"  # whoever asks twice is told the same
MOST: Final = 3


def chieftain(view: View, decision: Decision, speech: Speech) -> list[tuple[str, str]]:
    """What the chieftain would choose, and its reason."""
    option, advice = Chieftain(SEED).advise(view, decision)
    return [(option.key, advice.said(speech))]


def druid(view: View, decision: Decision, speech: Speech) -> list[tuple[str, str]]:
    """The options a search tries most often, with their chances, and what the chieftain would say."""
    option, advice = Chieftain(SEED).advise(view, decision)
    if decision.forced:
        return [(option.key, advice.said(speech))]
    found = []
    for thought in make_hard(SEED, {}).think(view, decision)[:MOST]:
        if thought.visits:
            words = thought.advice.said(speech)
            key = thought.option.key
            found.append((key, f"{advice.said(speech)} {words}" if thought.option == option else words))
    return found


def hint_lines(eyes: Eyes, decision: Decision, adviser: Adviser) -> list[str]:
    """The advice on a question, a line for each option it names."""
    shown = numbered(eyes, decision)
    advice = adviser(eyes.game.view(decision.seat), decision, eyes.speech)
    return [eyes.speech.say("play-advice", option=shown[key], reason=reason) for key, reason in advice]
