"""Checks that a form and the rules, step by step, allow the same plans."""

from __future__ import annotations

from random import Random

from ardri.rules.formats.notation import to_json
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.rules.state.form import Form
from tests.rules.helpers.plan_steps import Plan, Steps, plans, size, some_plan

FEW = 400  # plans of a form that are all tried out
SAMPLES = 4  # of the others


def check_exact(game: Game, seat: int, rng: Random) -> None:
    """Check that plans of the form and plans that the rules take are the same: all, or some of many."""
    form = game.form_of(seat)
    assert form is not None
    steps = Steps(game, seat)
    if size(form) <= FEW:
        taken = [end.plan for end in steps.ends()]
        allowed = list(plans(form))
        assert sorted(map(listed, taken)) == sorted(map(listed, allowed)), form
    else:
        taken = [steps.at_random(rng).plan for _ in range(SAMPLES)]
        allowed = [some_plan(form, rng) for _ in range(SAMPLES)]
        for plan in taken:
            form.check(plan)
    for plan in rng.sample(allowed, min(SAMPLES, len(allowed))):
        check_taken(game, seat, form, plan)


def listed(plan: Plan) -> list[tuple[str, int]]:
    return sorted(plan.items())


def check_taken(game: Game, seat: int, form: Form, plan: Plan) -> None:
    """A plan of the form is spelled, taken step by step, and leads where every step of it leads."""
    whole = Steps(game, seat).say(form.spelled(plan))
    assert not whole.going_on
    assert whole.plan == plan
    before = to_json(game)
    keys = game.spell(plan, seat)
    assert to_json(game) == before
    twin = Game(game.state.copy(), Source())
    for key in keys:
        twin.choose(key, seat)
    on_its_own = Game.at(whole.game.state.copy(), Source())
    assert to_json(twin)["doing"] == to_json(on_its_own)["doing"]
    assert twin.state.clans == on_its_own.state.clans
    assert twin.state.zones == on_its_own.state.zones
    assert (twin.state.seat, twin.state.question, twin.codes) == (
        on_its_own.state.seat,
        on_its_own.state.question,
        on_its_own.codes,
    )


def check_all(game: Game, rng: Random) -> set[tuple[str, str | None]]:
    """Check the plans that are asked for now; what they are about."""
    found = set()
    for decision in game.pending:
        if game.form_of(decision.seat) is not None:
            check_exact(game, decision.seat, rng)
            found.add((decision.question, decision.card))
    return found
