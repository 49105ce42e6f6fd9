"""Forms of plans: whatever has the form is taken by the rules, and whatever the rules take has the form."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ardri.cli.fuzzing.dense_positions import dense
from ardri.rules.box.options import KEYS, Option
from ardri.rules.engine.play import Play
from ardri.rules.errors import PlanMisfit
from ardri.rules.formats.notation import to_json
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.rules.state.form import Form
from ardri.testing import hand, play, play_random, position
from tests.rules.planning import Plan, Steps, plans, size, some_plan

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


# What forms say


def shown(game: Game, name: str = "A") -> dict[str, object]:
    """A form as a seat sees it, its items in short."""
    decision = game.view("ABCD".index(name)).to_json()["decision"]
    assert isinstance(decision, dict)
    form = decision["form"]
    assert isinstance(form, dict)
    return {**form, "items": {item["option"]: (item["least"], item["most"]) for item in form["items"]}}


def test_clans_gather_in_the_hub() -> None:
    game = position(
        tiles="hills cove moor plains",
        clans={"hills": "A3", "cove": "A1 B2"},
        hand={"A": "conquest"},
        turn="A",
    )
    play(game, "A: card:conquest", "A: territory:moor")
    assert shown(game) == {
        "kind": "gather",
        "hub": "moor",
        "items": {"from:cove": (0, 1), "from:hills": (0, 3)},
        "least": 1,
        "most": 4,
    }


def migrating() -> Game:
    game = position(
        tiles="cove hills moor plains", clans={"hills": "A3", "cove": "A1"}, hand={"A": "migration"}, turn="A"
    )
    play(game, "A: card:migration", "A: from:hills")
    return game


def test_clans_scatter_from_the_hub() -> None:
    form = shown(migrating())
    assert (form["kind"], form["hub"], form["least"], form["most"]) == ("scatter", "hills", 1, 3)
    assert form["items"] == {"to:cove": (0, 3), "to:moor": (0, 3), "to:plains": (0, 3)}


def test_a_plan_that_was_begun_has_the_form_of_its_rest() -> None:
    game = migrating()
    play(game, "A: to:moor")
    assert shown(game)["items"] == {"to:moor": (1, 3), "to:plains": (0, 3)}
    play(game, "A: count:1")
    form = shown(game)
    assert (form["items"], form["least"], form["most"]) == ({"to:plains": (0, 2)}, 0, 2)


def test_what_was_said_of_a_plan_is_not_spelled_again() -> None:
    game = migrating()
    play(game, "A: to:moor")
    assert game.spell({"to:moor": 1, "to:plains": 1}) == ("count:1", "to:plains", "count:1")


def test_what_has_no_alternative_is_not_spelled() -> None:
    assert migrating().spell({"to:cove": 2, "to:plains": 1}) == ("to:cove", "count:2", "to:plains")


def test_a_plan_is_spelled_in_the_order_of_the_catalogue() -> None:
    keys = migrating().spell({"to:moor": 1, "to:cove": 1})
    assert keys == ("to:cove", "count:1", "to:moor", "count:1", "done")


@pytest.mark.parametrize(("players", "sizes"), [(2, [1, 1]), (3, [1, 2, 1]), (4, [1, 2, 1])])
def test_the_draft_says_how_many_cards_to_name_of_which_packet(players: int, sizes: list[int]) -> None:
    game = Game.start(players, 3)
    while game.decision.question != "draft_keep":
        game.choose(game.decision.options[0])
    for named in sizes:
        form = game.form_of(0)
        assert form is not None
        assert (form.least, form.most) == (named, named)
        assert [KEYS[item.code].partition(":")[2] for item in form.items] == hand(game, "A")
        for seat in range(players):
            packet = game.form_of(seat)
            assert packet is not None
            for key in game.spell({KEYS[item.code]: 1 for item in packet.items[-named:]}, seat):
                game.choose(key, seat)


def test_who_has_answered_in_the_draft_may_plan_anew() -> None:
    game = Game.start(4, 3)
    while game.decision.question != "draft_keep":
        game.choose(game.decision.options[0])
    before = game.form_of(2)
    game.choose(game.decision_of(2).options[1], 2)  # type: ignore[union-attr]
    assert repr(game.form_of(2)) == repr(before)


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ({}, "plan_in_all count=0 least=1 most=3"),
        ({"to:cove": 2, "to:moor": 2}, "plan_in_all count=4 least=1 most=3"),
        ({"to:cove": 4}, "plan_each option=to:cove least=0 most=3"),
        ({"to:cove": -1}, "plan_each option=to:cove least=0 most=3"),
        ({"to:hills": 1}, "not_offered option=to:hills"),
        ({"done": 1}, "not_offered option=done"),
        ({"to:nowhere": 1}, "no_such_option option=to:nowhere"),
    ],
)
def test_a_plan_of_another_form_is_refused(plan: Plan, why: str) -> None:
    game = migrating()
    before = to_json(game)
    with pytest.raises(PlanMisfit) as refused:
        game.spell(plan)
    assert str(refused.value) == why
    assert to_json(game) == before


def test_a_single_choice_is_no_plan() -> None:
    game = position(clans={"hills": "A1"}, hand={"A": "bard"}, turn="A")
    with pytest.raises(PlanMisfit, match="no_plan"):
        game.spell({"card:bard": 1})


def test_nobody_else_sees_a_form() -> None:
    game = migrating()
    assert [game.view(seat).form for seat in (1, None)] == [None, None]
    assert game.view(0).form is not None


def test_a_plan_that_ends_a_clash_does_not_answer_for_the_cauldron() -> None:
    """All clans withdraw, so `done` goes without saying, and the next question offers it as well."""
    game = position(
        tiles="valley hills mountains",
        clans={"hills": "A3 B2", "mountains": "A2 B1", "valley": "A1"},
        hand={"A": "warlord dagdas_cauldron", "B": "eriu"},
        turn="A",
    )
    play(
        game, "A: card:warlord, territory:hills, attack:B", "B: attack:A", "A: card:dagdas_cauldron, withdraw"
    )
    keys = game.spell({"to:valley": 2})
    assert keys == ("to:valley", "count:2")
    play(game, "A: " + ", ".join(keys))
    assert (game.decision.question, game.decision.keys) == ("cauldron", ("territory:hills", "done"))
