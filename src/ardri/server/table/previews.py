"""Plans: several choices in a row, tried on a copy of the game first.

A plan may go as far as its seat could take it back step by step, and no further. Otherwise whoever is refused
at the step after a draw would know what would have been drawn.
"""

from __future__ import annotations

from ardri.rules.box.options import code_of
from ardri.rules.errors import MalformedChoice
from ardri.rules.game import Decision, Game
from ardri.server.refusals import Refused


def fits(decision: Decision | None, game: Game, key: str) -> None:
    """Refuse a key that a question does not offer."""
    if decision is None:
        raise Refused("not_asked")
    try:
        code = code_of(key, game.state.sites() if key.startswith("site:") else [])
    except MalformedChoice:
        raise Refused("no_such_option", option=key[:80]) from None
    if code not in decision.codes:
        raise Refused("not_offered", option=key)


def try_out(game: Game, seat: int, keys: tuple[str, ...]) -> Decision | None:
    """Make choices on a copy; the question that comes next, None if it is not to be known.

    Refused if one is not offered, or comes after something that cannot be taken back.
    """
    state = game.state.copy()
    state.undo_enabled = True
    trial = Game(state, game.source, game.seed, game.entropy)
    decision = game.decision_of(seat)
    for made, key in enumerate(keys):
        if made and decision is None:
            raise Refused("beyond", step=made)
        fits(decision, trial, key)
        top = trial.state.stack[-1]
        together = top.answers_together(trial.state)
        trial.choose(key, seat=seat)
        stack = trial.state.stack
        if together:
            waits = bool(stack) and stack[-1] is top and seat in top.asked(trial.state)
            decision = trial.decision_of(seat) if waits else None
        else:
            decision = trial.decision_of(seat) if trial.undoable(seat) > made else None
            if decision is not None and stack[-1].answers_together(trial.state):
                decision = None
    return decision
