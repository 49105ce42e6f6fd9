"""Forms of plans: what they say, how plans are spelled, and which are refused."""

from __future__ import annotations

import pytest

from ardri.rules.box.options import KEYS
from ardri.rules.errors import PlanMisfit
from ardri.rules.formats.notation import to_json
from ardri.rules.game import Game
from ardri.testing import hand, play, position
from tests.rules.helpers.plan_steps import Plan


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
    asked = game.decision_of(2)
    assert asked is not None
    game.choose(asked.options[1], 2)
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
