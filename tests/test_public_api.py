"""`import ardri`: the public names, and what they show of themselves."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import ardri
from ardri import Game, IllegalChoice, Record, View, position, replay, verify

SOURCE = Path(ardri.__file__)


@pytest.mark.pure  # a compiled class has no docstrings
def test_each_public_name_is_there_and_has_a_docstring() -> None:
    for name in ardri.__all__:
        assert getattr(ardri, name).__doc__, name
    assert set(ardri.__all__) < set(dir(ardri))


def test_type_checkers_are_told_the_same_names_from_the_same_modules() -> None:
    tree = ast.parse(SOURCE.read_text(encoding="utf-8"))
    (block,) = [node for node in tree.body if isinstance(node, ast.If)]
    told = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert sorted(told) == ardri.__all__
    for name, (module, there) in told.items():
        found = getattr(ardri, name)
        assert (found.__module__, found.__name__) == (module, there), name


def test_a_name_that_is_not_public_is_an_attribute_error() -> None:
    name = "Gaem"
    with pytest.raises(AttributeError, match="no attribute 'Gaem'"):
        getattr(ardri, name)


def test_importing_the_package_loads_no_rules() -> None:
    look = "import ardri, sys; print([name for name in sys.modules if name.startswith('ardri.')])"
    ended = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert ended.stdout == "[]\n"


def test_a_game_is_played_recorded_and_checked_with_public_names_alone() -> None:
    game, rng = Game.start(players=2, seed=7), Random(7)
    with pytest.raises(IllegalChoice):
        game.choose("pass")
    while not game.over:
        game.choose(rng.choice(game.decision.options))
    record = Record.of(game)
    assert verify(record).good
    assert replay(record).result.winner == game.result.winner


def test_games_and_views_say_what_they_are() -> None:
    game = position(players=2, clans={"hills": "A2 B1"}, hand={"A": "bard"}, turn="A")
    assert repr(game) == "Game(2 players, round 1, A is asked: turn)"
    assert repr(game.view(1)) == "View(B, 2 players, round 1)"
    assert repr(game.view(None)) == "View(a spectator, 2 players, round 1)"
    assert isinstance(game.view(0), View)
    assert repr(game.decision) == "Decision(A, turn: card:bard, pass)"
    assert repr(game.decision.options[-1]) == "Option('pass', 0)"
    game.resign(0)
    assert repr(game) == "Game(2 players, round 1, over: resigned)"
    assert repr(game.result) == "Result(winner=1, reason='resigned', conditions=(0, 0), rounds=0)"
    assert repr(Record.of(Game.start(players=2, seed=7))) == "Record(2 players, 0 choices, not over)"


def test_positions_are_written_and_read_back_with_public_names() -> None:
    game = position(players=2, clans={"hills": "A2 B1"}, hand={"A": "bard"}, turn="A")
    data = ardri.position_to_json(game)
    assert ardri.position_to_json(ardri.position_from_json(data)) == data
    text = ardri.position_to_text(game)
    assert ardri.position_to_text(ardri.position_from_text(text)) == text


SECTIONS = ("Args:", "Raises:")
METHODS = [
    ("Game", "start"),
    ("Game", "choose"),
    ("Game", "why_not"),
    ("View", "tracks"),
    ("Record", "of"),
]


@pytest.mark.pure  # a compiled class has no docstrings
@pytest.mark.parametrize(("kind", "name"), METHODS)
def test_a_method_with_arguments_says_what_they_are_and_what_it_raises(kind: str, name: str) -> None:
    text = getattr(getattr(ardri, kind), name).__doc__
    assert all(section in text for section in SECTIONS)


@pytest.mark.pure  # a compiled class has no docstrings
def test_each_public_class_documents_its_methods() -> None:
    for kind in [found for name in ardri.__all__ if isinstance(found := getattr(ardri, name), type)]:
        for name, member in vars(kind).items():
            if not name.startswith("_") and (callable(member) or isinstance(member, property)):
                assert inspect.getdoc(getattr(kind, name)), f"{kind.__name__}.{name}"
