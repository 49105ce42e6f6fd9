"""Plans with movements by sea: a form says that only one may be among them, and the rules take no other."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from jsonschema import Draft202012Validator

from ardri.cli.shared.choice_matching import Choice
from ardri.cli.terminal.plan_line import plan_lines
from ardri.rules.box.options import CODES, KEYS
from ardri.rules.errors import PlanMisfit
from ardri.rules.formats.view_schema import view_schema
from ardri.rules.game import Game
from ardri.rules.state.edition import Edition
from ardri.rules.state.form import SCATTER, Form, Group, Item
from ardri.server.streams.protocol import form_message
from ardri.testing import clans, options, play, play_random, position
from ardri.texts.catalogues import texts
from ardri.texts.speech import Speech
from tests.rules.helpers.exact_forms import check_all
from tests.toy_edition import toy

__all__ = ["toy"]

GAMES = 4
CHOICES = 250
LANDS = "toy_haven plains hills cove toy_bog moor toy_tower toy_islet"
BY_SEA = ("to:toy_bog", "to:toy_tower", "to:toy_islet")


def at_sea(hand: str, **groups: str) -> Game:
    """A position with four harbours; A has clans at the haven, which touches the plains and the hills."""
    others = {"moor": "B1 C1", "cove": "D1 E1"}
    return position(
        5,
        edition="toy",
        tiles=LANDS,
        clans={"toy_haven": "A5", **others, **groups},
        hand={"A": hand},
        turn="A",
    )


def shown(game: Game) -> dict[str, object]:
    """The form that A sees."""
    decision = game.view(0).to_json()["decision"]
    assert isinstance(decision, dict)
    form = decision["form"]
    assert isinstance(form, dict)
    return form


def migrating() -> Game:
    game = at_sea("migration bard")
    play(game, "A: card:migration, ?from:toy_haven")
    return game


@pytest.mark.usefixtures("toy")
def test_of_the_movements_by_sea_one_may_be_named() -> None:
    game = migrating()
    form = shown(game)
    items = form["items"]
    assert isinstance(items, list)
    assert {item["option"]: item["most"] for item in items} == {
        **dict.fromkeys(("to:hills", "to:plains"), 5),
        **dict.fromkeys(BY_SEA, 2),
    }
    assert form["groups"] == [{"options": list(options_in_order(*BY_SEA)), "most": 1}]
    assert (form["least"], form["most"]) == (1, 5)
    assert game.spell({"to:plains": 3, "to:toy_tower": 2}) == (
        "to:plains",
        "count:3",
        "to:toy_tower",
        "count:2",
    )
    with pytest.raises(PlanMisfit, match="plan_group count=2 most=1"):
        game.spell({"to:toy_bog": 1, "to:toy_tower": 1})
    play(game, "A: to:toy_bog, count:1")
    assert options(game) == ["done"] or not set(BY_SEA) & set(options(game))


def options_in_order(*keys: str) -> list[str]:
    return sorted(keys, key=CODES.__getitem__)


@pytest.mark.usefixtures("toy")
def test_once_a_sea_movement_is_begun_the_others_are_gone() -> None:
    game = migrating()
    play(game, "A: to:toy_bog")
    form = shown(game)
    assert "groups" not in form
    items = form["items"]
    assert isinstance(items, list)
    assert [(item["option"], item["least"], item["most"]) for item in items] == [("to:toy_bog", 1, 2)]


@pytest.mark.usefixtures("toy")
def test_clans_gather_by_sea_from_one_harbour_only() -> None:
    game = at_sea("conquest bard", toy_haven="B1", toy_islet="A3", toy_tower="A2", plains="A1")
    play(game, "A: card:conquest, territory:toy_haven")
    form = shown(game)
    assert form["groups"] == [
        {"options": list(options_in_order("from:toy_islet", "from:toy_tower")), "most": 1}
    ]
    assert form["most"] == 3  # one by land, and two from one of the harbours
    check_all(game, Random(1))


@pytest.mark.usefixtures("toy")
def test_clans_withdraw_by_sea_to_one_harbour_only() -> None:
    game = at_sea("warlord bard", toy_haven="A5 B2", toy_islet="A1", toy_tower="A1")
    play(game, "A: card:warlord, territory:toy_haven", "B: decline", "A: withdraw")
    assert [group["options"] for group in groups_of(game)] == [
        list(options_in_order("to:toy_islet", "to:toy_tower"))
    ]
    check_all(game, Random(1))
    play(game, "A: to:toy_islet, count:2")
    assert clans(game)["toy_islet"] == "A3"


def groups_of(game: Game) -> list[dict[str, object]]:
    found = shown(game)["groups"]
    assert isinstance(found, list)
    return found


@pytest.mark.usefixtures("toy")
def test_such_plans_are_exact_step_by_step() -> None:
    game = migrating()
    check_all(game, Random(1))
    for key in ("to:plains", "to:toy_bog"):
        twin = game.copy()
        twin.choose(key)
        check_all(twin, Random(2))
        twin.choose("count:1")
        check_all(twin, Random(3))


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("seed", range(GAMES))
def test_forms_are_exact_throughout_games(seed: int) -> None:
    game = Game.start(5, f"toy forms {seed}", "toy", round_limit=6)
    rng = Random(seed)
    met = set()
    for made in range(CHOICES):
        if game.over:
            break
        met |= {kind for kind, _ in check_all(game, rng)}
        play_random(game, seed=made, eager=True, choices=1)
    assert "draft_keep" in met


def test_a_form_with_groups_is_in_the_schema_and_on_the_wire(toy: Edition) -> None:
    game = migrating()
    view = game.view(0).to_json()
    Draft202012Validator(view_schema(toy)).validate(view)
    message = form_message(game.form_of(0))
    assert message is not None
    assert msgspec.json.decode(msgspec.json.encode(message)) == shown(game)
    plain = form_message(Form(SCATTER, [Item(CODES["to:cove"], 0, 2)], 1, 2))
    assert b"groups" not in msgspec.json.encode(plain)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "Of these, 1 at most"), ("fr", "au plus"), ("pl", "Najwyżej 1 spośród")]
)
def test_the_terminal_tells_of_the_group_and_gives_an_example_that_fits(language: str, words: str) -> None:
    game = migrating()
    form = game.form_of(0)
    assert form is not None
    offered = [Choice(KEYS[item.code], KEYS[item.code], ()) for item in form.items]
    lines = plan_lines(Speech(texts(language)), form, offered)
    assert words in lines[-1]
    assert all(key in lines[-1] for key in BY_SEA)
    assert sum(f"{key} " in lines[0] for key in BY_SEA) <= 1


# Forms by themselves

A, B, C, D = (CODES[f"to:{tile}"] for tile in ("cove", "forest", "gates", "hills"))


def test_a_group_takes_from_what_items_can_give_in_all() -> None:
    items = [Item(A, 0, 1), Item(B, 0, 2), Item(C, 0, 4), Item(D, 0, 3)]
    form = Form(SCATTER, items, 1, 99, groups=(Group((B, C, D), 1),))
    assert (form.least, form.most) == (1, 5)
    form = Form(SCATTER, items, 1, 99, groups=(Group((B, C, D), 2),))
    assert form.most == 8


def test_a_group_that_forbids_nothing_is_left_out() -> None:
    items = [Item(A, 0, 1), Item(B, 0, 2)]
    assert Form(SCATTER, items, 1, 3, groups=(Group((B,), 1), Group((A, B), 2))).groups == ()


def test_a_group_that_is_used_up_leaves_what_must_be_named() -> None:
    items = [Item(A, 0, 1), Item(B, 1, 2), Item(C, 0, 4)]
    form = Form(SCATTER, items, 1, 99, groups=(Group((B, C), 1),))
    assert [item.code for item in form.items] == [A, B]
    assert form.groups == ()
    assert repr(form) == "Form(scatter: to:cove 0-1, to:forest 1-2; 1-3 in all)"
