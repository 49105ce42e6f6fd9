"""Hints: good options for a question, with reasons, from what the seat may see."""

from __future__ import annotations

from collections.abc import Callable

from ardri.bots.hints import hints
from ardri.cli.terminal.menu import numbered
from ardri.cli.terminal.table_view import Viewer
from ardri.rules.decisions import Decision
from ardri.rules.views.view import View
from ardri.texts.speech import Speech

# Options by their keys, the best first, each with what speaks for it, in words
Adviser = Callable[[View, Decision, Speech], list[tuple[str, str]]]


def adviser(view: View, decision: Decision, speech: Speech) -> list[tuple[str, str]]:
    """The advice of our bots: options by their keys, the best first, each with its reasons."""
    return [
        (hint.option.key, " ".join(reason.said(speech) for reason in hint.reasons))
        for hint in hints(view, decision)
    ]


def hint_lines(viewer: Viewer, decision: Decision, adviser: Adviser) -> list[str]:
    """The hints for a question, a line for each option."""
    shown = numbered(viewer, decision)
    advice = adviser(viewer.game.view(decision.seat), decision, viewer.speech)
    return [
        viewer.speech.say("play-advice", option=shown.get(key) or viewer.speech.option(key), reason=reason)
        for key, reason in advice
    ]
