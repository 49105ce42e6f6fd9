"""The schema of views: everything a view shows is in it, and nothing else may be."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from jsonschema import Draft202012Validator

import ardri.rules
from ardri.rules.engine.moments import BASE_MOMENTS
from ardri.rules.engine.questions import QUESTIONS, WINDOW_MOMENTS
from ardri.rules.formats.view_schema import schema_text, view_schema
from ardri.rules.game import Game
from ardri.testing import play_random
from tests.rules.helpers.clash_positions import clash_in_the_hills
from tests.rules.helpers.view_reading import Way, at

COPY = Path(__file__).parents[3] / "docs" / "view.schema.json"
VALIDATOR = Draft202012Validator(view_schema())


def flaws(view: object) -> list[str]:
    """The flaws that the schema finds in a view."""
    return [f"{error.json_path}: {error.message}" for error in VALIDATOR.iter_errors(view)]


def a_view(seat: int | None = 0) -> dict[str, object]:
    """A view in the middle of a clash, as it comes out of JSON."""
    game = clash_in_the_hills("A2 B1", {"cove": "B1"}, hand={"A": "geis", "B": "bard druid"})
    read = json.loads(json.dumps(game.view(seat).to_json()))
    assert isinstance(read, dict)
    return read


def changed(view: object, path: Way, new: object) -> object:
    """The view with something else at a path."""
    if not path:
        return new
    step = path[0]
    if isinstance(view, dict):
        return {**view, step: changed(view[step], path[1:], new)}
    assert isinstance(view, list)
    return [changed(part, path[1:], new) if place == step else part for place, part in enumerate(view)]


def objects(part: object, path: Way = ()) -> list[Way]:
    """The paths of all objects in a view."""
    found = [path] if isinstance(part, dict) else []
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for step, inner in inside:
        found += objects(inner, (*path, step))
    return found


def test_the_schema_is_valid() -> None:
    Draft202012Validator.check_schema(view_schema())


def test_the_copy_in_the_documents_is_this_schema() -> None:
    assert COPY.read_text(encoding="utf-8") == schema_text(), "make schema writes it anew"


def test_every_question_of_the_game_is_in_the_schema() -> None:
    assert set(asked()) == {*QUESTIONS}
    assert set(WINDOW_MOMENTS) == set(BASE_MOMENTS) - {"own_turn", "maneuver", "any_time"}


def asked() -> Iterator[str]:
    """Every question that the rules put by a name written in the code."""
    for path in Path(ardri.rules.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "attr", getattr(node.func, "id", "")) == "ask"
            ):
                names = [part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)]
                yield from [name for name in names if isinstance(name, str)]


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("discovery", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_views_of_random_games_fit(players: int, discovery: bool, windows: str) -> None:
    checked = check_games(players, discovery, windows, round_limit=2)
    assert checked > 20


@pytest.mark.slow
@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("discovery", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_views_of_whole_games_fit(players: int, discovery: bool, windows: str) -> None:
    assert check_games(players, discovery, windows, round_limit=12) > 50


def check_games(players: int, discovery: bool, windows: str, round_limit: int) -> int:
    """Play an eager game and check every view at every fifth question and at the end; how many views."""
    game = Game.start(
        players, f"schema {windows}", "discovery" if discovery else "base", windows, round_limit, undo=True
    )
    rng = Random(players)
    checked = 0
    while True:
        for seat in (None, *range(players)):
            assert flaws(game.view(seat).to_json()) == []
            checked += 1
        if game.over:
            return checked
        play_random(game, rng.randrange(1 << 30), eager=True, choices=5)


@pytest.mark.parametrize("seat", [0, None])
def test_no_object_of_a_view_may_have_another_key(seat: int | None) -> None:
    view = a_view(seat)
    assert flaws(view) == []
    paths = objects(view)
    assert len(paths) > 20
    for path in paths:
        part = at(view, path)
        assert isinstance(part, dict)
        assert flaws(changed(view, path, {**part, "secret": ["bard"]})), f"{path} may have a secret"


@pytest.mark.parametrize("seat", [0, None])
def test_no_object_of_a_view_may_lack_a_key(seat: int | None) -> None:
    view = a_view(seat)
    for path in objects(view):
        if path == ("may_hold",):
            continue  # it has the other seats of this game, so no key is always there
        part = at(view, path)
        assert isinstance(part, dict)
        for key in part:
            rest = {name: value for name, value in part.items() if name != key}
            assert flaws(changed(view, path, rest)), f"{path} may lack {key}"


@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        (("format",), 3),
        (("seat",), "E"),
        (("seat",), None),
        (("players",), 3),
        (("players",), True),
        (("round",), -1),
        (("crows",), "north"),
        (("capital",), "atlantis"),
        (("territories", 0, "site"), "here"),
        (("territories", 0, "clans"), [13, 0]),
        (("territories", 0, "citadels"), 0.5),
        (("seats", 1, "advantages"), ["bard"]),
        (("seats", 1, "actions"), ["bard", "druid"]),
        (("seats", 1, "epics"), -1),
        (("own",), None),
        (("own", "hand"), ["joker"]),
        (("own", "hand"), ["geis", "geis"]),
        (("own", "drawn"), ["bard"]),
        (("table", "action_discard"), ["raid"]),
        (("table", "set_aside"), ["raid"]),
        (("table", "epic_pile"), ["eriu"]),
        (("table", "epic_discard"), ["bard"]),
        (("clash", "maneuver"), "dance"),
        (("clash", "sheltered"), [0]),
        (("doing", 0), {"kind": "sleep"}),
        (("doing", 0), {"kind": "rounds", "card": "bard"}),
        (("doing", 1), {"kind": "window", "moment": "midnight"}),
        (("awaited", "question"), "card_declared"),
        (("awaited", "question"), "draft_keep"),
        (("decision", "question"), "reactions"),
        (("decision", "options"), []),
        (("decision", "options"), ["card:joker"]),
        (("decision", "options"), ["site:4,1,left"]),
        (("decision", "form"), {}),
        (("decision", "form"), {"kind": "wander", "hub": None, "items": [], "least": 0, "most": 0}),
        (("decision", "form"), {"kind": "pick", "hub": "B", "items": [], "least": 0, "most": 0}),
        (("decision", "form"), {"kind": "pick", "hub": None, "items": ["keep:bard"], "least": 0, "most": 0}),
        (("undo",), -1),
        (("knows",), [{"zone": "box", "cards": ["bard"], "at_least": 1}]),
        (("knows",), [{"zone": "hand:B", "cards": ["cove"], "at_least": 1}]),
        (("knows",), [{"zone": "hand:B", "cards": ["bard"], "at_least": 0}]),
        (("may_hold",), {"A": ["bard"]}),
        (("may_hold", "B"), ["joker"]),
    ],
    ids=str,
)
def test_the_schema_refuses(path: Way, wrong: object) -> None:
    assert flaws(changed(a_view(), path, wrong))


@pytest.mark.parametrize("key", ["own", "decision", "undo"])
def test_the_schema_gives_a_spectator_nothing_of_a_seat(key: str) -> None:
    mine = 1 if key == "undo" else a_view(0)[key]
    assert mine
    assert len(flaws(changed(a_view(None), (key,), mine))) == 1
