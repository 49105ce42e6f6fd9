"""Previews: several choices in a row, tried on a copy of the game.

A plan may go as far as its seat could take it back step by step, and no further. Otherwise whoever is refused
at the step after a draw would know what would have been drawn.
"""

from __future__ import annotations

from ardri.rules.box.options import code_of
from ardri.rules.errors import MalformedChoice
from ardri.rules.game import Decision, Game
from ardri.server.refusals import TableRefused


def require_offered(decision: Decision | None, game: Game, key: str) -> None:
    """Refuse a key that a question does not offer."""
    if decision is None:
        raise TableRefused("not_asked")
    try:
        code = code_of(key, game.state.sites() if key.startswith("site:") else [])
    except MalformedChoice:
        raise TableRefused("no_such_option", option=key[:80]) from None
    if code not in decision.codes:
        raise TableRefused("not_offered", option=key)


def try_choices(game: Game, seat: int, keys: tuple[str, ...]) -> Decision | None:
    """Make choices on a copy; return the next question, or None if it is not to be known.

    Refused if one is not offered, or comes after something that cannot be taken back.
    """
    trial = game.copy(undo=True)
    decision = game.decision_of(seat)
    for made, key in enumerate(keys):
        if made and decision is None:
            raise TableRefused("beyond", step=made)
        require_offered(decision, trial, key)
        question, together = trial.decision, trial.answers_together
        trial.choose(key, seat=seat)
        if together:
            waits = trial.still_asks(question) and seat in trial.asked
            decision = trial.decision_of(seat) if waits else None
        else:
            decision = trial.decision_of(seat) if trial.undoable(seat) > made else None
            if decision is not None and trial.answers_together:
                decision = None
    return decision
