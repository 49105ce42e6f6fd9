"""Previews: several answers in a row, tried on a copy of the game first.

An answer is the key of an option or, where the question asks for one, a whole plan: options by their keys,
and how often each. The log knows keys only, so plans are put into the spelling of the rules here.

Answers may go as far as their seat could take them back one by one, and no further. Otherwise whoever is
refused at the step after a draw would know what would have been drawn. What would come of them is said as
far as the seat may know it, see `rules.foresight`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ardri.rules.box.options import code_of
from ardri.rules.decisions import Decision
from ardri.rules.errors import MalformedChoice, PlanMisfit
from ardri.rules.foresight import Foresight, foresee
from ardri.rules.game import Game
from ardri.rules.state.form import Form
from ardri.server.refusals import TableRefused

Answer = str | Mapping[str, int]


class Preview(NamedTuple):
    """Answers as keys of options, and the question that would come next; None if it is not to be known."""

    keys: tuple[str, ...]
    decision: Decision | None
    form: Form | None
    foresight: Foresight | None = None  # asked for on its own, as it takes longer


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


def try_answers(game: Game, seat: int, answers: Sequence[Answer]) -> Preview:
    """Give answers on a copy of the game.

    Refused if one is not offered, has not the form of the plan that is asked for, or comes after something
    that cannot be taken back.
    """
    trial, keys, decision = _tried(game, seat, answers)
    return Preview(keys, decision, None if decision is None else trial.form_of(seat))


def after_answers(game: Game, seat: int, answers: Sequence[Answer]) -> tuple[Game, Decision]:
    """A copy of the game after some answers, and the seat's next question; refused if that is not known."""
    if game.in_window:
        raise TableRefused("beyond", step=1)
    trial, _, decision = _tried(game, seat, answers)
    if decision is None:
        raise TableRefused("beyond", step=len(answers))
    return trial, decision


def _tried(game: Game, seat: int, answers: Sequence[Answer]) -> tuple[Game, tuple[str, ...], Decision | None]:
    trial = game.copy(undo=True)
    decision = game.decision_of(seat)
    keys: list[str] = []
    for step, answer in enumerate(answers):
        if step and decision is None:
            raise TableRefused("beyond", step=step)
        for key in (answer,) if isinstance(answer, str) else _spelled(trial, seat, answer):
            require_offered(decision, trial, key)
            decision = _choose(trial, seat, key, made=len(keys))
            keys.append(key)
    return trial, tuple(keys), decision


def with_foresight(game: Game, seat: int, answers: Sequence[Answer]) -> Preview:
    """Try answers, and look what would come of them; in the draft, that is up to all."""
    if game.in_window:
        if len(answers) != 1 or not isinstance(answers[0], str):
            raise TableRefused("beyond", step=1)
        require_offered(game.decision_of(seat), game, answers[0])
        return Preview((answers[0],), None, None, foresee(game, seat, (answers[0],)))
    tried = try_answers(game, seat, answers)
    return tried if game.answers_together else tried._replace(foresight=foresee(game, seat, tried.keys))


def _spelled(trial: Game, seat: int, plan: Mapping[str, int]) -> tuple[str, ...]:
    try:
        return trial.spell(plan, seat)
    except PlanMisfit as misfit:
        raise TableRefused(misfit.key, **misfit.params) from None


def _choose(trial: Game, seat: int, key: str, made: int) -> Decision | None:
    """Make one more choice; return the next question, or None if it is not to be known."""
    question, together = trial.decision, trial.answers_together
    trial.choose(key, seat=seat)
    if together:
        waits = trial.still_asks(question) and seat in trial.asked
        return trial.decision_of(seat) if waits else None
    decision = trial.decision_of(seat) if trial.undoable(seat) > made else None
    return None if decision is not None and trial.answers_together else decision
