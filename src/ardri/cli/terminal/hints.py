"""Hints: what somebody who knows the game would choose here, and why, from what the seat may see."""

from __future__ import annotations

from collections.abc import Callable

from ardri.bots.hints import hints
from ardri.cli.terminal.menu import numbered
from ardri.cli.terminal.table_view import Eyes
from ardri.rules.game import Decision
from ardri.rules.views.view import View
from ardri.texts.speech import Speech

# Options by their keys, the best first, each with what speaks for it, in words
Adviser = Callable[[View, Decision, Speech], list[tuple[str, str]]]


def adviser(view: View, decision: Decision, speech: Speech) -> list[tuple[str, str]]:
    """What our bots would choose, and why."""
    return [
        (hint.option.key, " ".join(reason.said(speech) for reason in hint.reasons))
        for hint in hints(view, decision)
    ]


def hint_lines(eyes: Eyes, decision: Decision, adviser: Adviser) -> list[str]:
    """The advice on a question, a line for each option it names."""
    shown = numbered(eyes, decision)
    advice = adviser(eyes.game.view(decision.seat), decision, eyes.speech)
    return [eyes.speech.say("play-advice", option=shown[key], reason=reason) for key, reason in advice]
