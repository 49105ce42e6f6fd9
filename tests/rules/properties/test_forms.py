"""Forms of plans: whatever has the form is taken by the rules, and whatever the rules take has the form."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ardri.cli.fuzzing.dense_positions import dense
from ardri.rules.box.options import Option
from ardri.rules.engine.play import Play
from ardri.rules.formats.notation import to_json
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.rules.state.form import Form
from ardri.testing import play_random
from tests.rules.helpers.plan_steps import Plan, Steps, plans, size, some_plan

FEW = 400  # plans of a form that are all tried out
SAMPLES = 4  # of the others
DENSE_SHARES = 8
DENSE_POSITIONS = 90  # in each share
MANY_POSITIONS = 600
DENSE_CHOICES = 25

# In an order of their own, or for several seats: no plan
IN_ORDER = ("tile_under", "give")

EVERY_PLAN = {
    ("count", "battle_of_moytura"),
    ("count", "conquest"),
    ("count", "migration"),
    ("count", "plains"),
    ("cauldron", None),
    ("clan", "tale_of_cuchulain"),
    ("discard", "misty_lands"),
    ("draft_hand_on", None),
    ("draft_keep", None),
    ("exile", None),
    ("from", "battle_of_moytura"),
    ("from", "conquest"),
    ("other_world", "the_other_world"),
    ("spread", "children_of_dana"),
    ("spread", "craftsmen_peasants"),
    ("spread", "dagdas_harp"),
    ("spread", "eriu"),
    ("spread", "new_clans"),
    ("spread", "nuada_silverhand"),
    ("to", "migration"),
    ("to", "plains"),
    ("withdraw_count", None),
    ("withdraw_to", None),
}


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


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_forms_are_exact_throughout_games(players: int, windows: str, seed: int) -> None:
    rng = Random(seed)
    game = Game.start(players, f"forms {seed}", windows=windows, round_limit=6)
    found = set()
    while not game.over:
        found |= check_all(game, rng)
        decision = rng.choice(game.pending)
        game.choose(rng.choice(decision.options), decision.seat)
    assert ("draft_keep", None) in found


def dense_games(share: int, positions: int = DENSE_POSITIONS) -> Iterator[Game]:
    """Positions full of pieces and cards, at each question."""
    for number in range(positions):
        rng = Random(f"{share} {number}")
        game = dense(rng).start()
        for _ in range(DENSE_CHOICES):
            if game.over:
                break
            yield game
            play_random(game, rng.randrange(1 << 30), eager=True, choices=1)


@pytest.mark.parametrize("share", range(DENSE_SHARES))
def test_forms_are_exact_in_dense_positions(share: int) -> None:
    rng = Random(share)
    found = set()
    for game in dense_games(share):
        found |= check_all(game, rng)
    assert len(found) > 10


def test_a_card_that_asks_on_at_the_same_step_asks_for_a_plan() -> None:
    met = set()
    for game in dense_games(0, MANY_POSITIONS):
        for decision in game.pending:
            if game.form_of(decision.seat) is not None:
                met.add((decision.question, decision.card))
            elif isinstance(game.state.stack[-1], Play) and decision.question not in IN_ORDER:
                for option in decision.options:
                    assert option.key == "card:moor" or not asks_on(game, decision.seat, option), decision
    assert met == EVERY_PLAN


def asks_on(game: Game, seat: int, option: Option) -> bool:
    """True if the same step of the same card asks again after an option."""
    top, depth = game.state.stack[-1], len(game.state.stack)
    twin = Game(game.state.copy(), Source())
    twin.choose(option, seat)
    stack = twin.state.stack
    return len(stack) == depth and top.same_plan(stack[-1])
