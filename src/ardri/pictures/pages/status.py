"""Status line: who must do what."""

from __future__ import annotations

from ardri.pictures.view_data import TextLookup, ViewData, seat_number
from ardri.rules.phases.victory import TRACKS, met_by_name
from ardri.rules.views.view import DRAFT, REACTIONS


def is_asked(data: ViewData) -> bool:
    """True if the viewer has a question that is not answered yet."""
    decision = data["decision"]
    return decision is not None and not decision["answer"]


def status(data: ViewData, say: TextLookup) -> str:
    """The status: the question to the viewer, else whom the game waits for, else the result."""
    decision, awaited, result = data["decision"], data["awaited"], data["result"]
    if result is not None:
        reason = say(f"won_by-{result['reason']}")
        winner = result["winner"]
        if len(result["winners"]) > 1:
            return say("result-several", seats=", ".join(result["winners"]), reason=reason)
        if winner is None:
            return say("result-nobody", reason=reason)
        seat = data["seats"][seat_number(winner)]
        leadership, religion, land = [seat["tracks"][name] for name in TRACKS]
        met = met_by_name((leadership, religion, land), seat["deeds"], data["to_win"])
        conditions = ", ".join(say(f"track-{name}") for name in met)
        if winner == data["seat"]:
            return say("result-you", conditions=conditions, reason=reason)
        return say("result-winner", seat=winner, conditions=conditions, reason=reason)
    if decision is not None and is_asked(data):
        return say(f"question-{decision['question']}")
    if awaited is None:
        return ""
    if awaited["question"] in (DRAFT, REACTIONS):
        return say(f"waiting-{awaited['question']}")
    seats = ", ".join(awaited["seats"])
    return say("waiting-seats", seats=seats) if seats else ""  # chance is awaited of nobody
