"""One line that always says who must do what."""

from __future__ import annotations

from ardri.pictures.view_data import Say, Scene, seat_number
from ardri.rules.phases.victory import TRACKS, met_by_name
from ardri.rules.views.view import DRAFT, REACTIONS


def is_asked(scene: Scene) -> bool:
    """Whether the viewer has a question to answer, and has not yet."""
    decision = scene["decision"]
    return decision is not None and not decision["answer"]


def status(scene: Scene, say: Say) -> str:
    """What the viewer is asked; else whom the game waits for; else how it ended."""
    decision, awaited, result = scene["decision"], scene["awaited"], scene["result"]
    if result is not None:
        reason = say(f"won_by-{result['reason']}")
        winner = result["winner"]
        if winner is None:
            return say("result-nobody", reason=reason)
        holdings = scene["seats"][seat_number(winner)]
        leadership, religion, land = [holdings["tracks"][name] for name in TRACKS]
        met = met_by_name((leadership, religion, land), holdings["deeds"])
        conditions = ", ".join(say(f"track-{name}") for name in met)
        if winner == scene["seat"]:
            return say("result-you", conditions=conditions, reason=reason)
        return say("result-winner", seat=winner, conditions=conditions, reason=reason)
    if decision is not None and is_asked(scene):
        return say(f"question-{decision['question']}")
    if awaited is None:
        return ""
    if awaited["question"] in (DRAFT, REACTIONS):
        return say(f"waiting-{awaited['question']}")
    seats = ", ".join(awaited["seats"])
    return say("waiting-seats", seats=seats) if seats else ""  # chance is awaited of nobody
