"""The druid: limits, thoughts, and what it knows."""

from random import Random

import pytest

from ardri.bots.advice import Advice
from ardri.bots.druid import Druid, make
from ardri.bots.puzzles import PUZZLES
from ardri.bots.puzzles.puzzle import question
from ardri.bots.registry import make as make_bot
from ardri.bots.settings import BotError
from ardri.rules.game import Game
from ardri.testing import play_random, position


def midgame(players: int = 3, windows: str = "open", choices: int = 60) -> Game:
    game = Game.start(players=players, seed=11, windows=windows)
    play_random(game, seed=5, choices=choices)
    return game


def test_thoughts_name_every_option_the_most_tried_first() -> None:
    game = midgame()
    decision = game.decision
    thoughts = Druid("1", iterations=60).think(game.view(decision.seat), decision)
    assert sorted(thought.option.code for thought in thoughts) == sorted(decision.codes)
    visits = [thought.visits for thought in thoughts]
    assert visits == sorted(visits, reverse=True)
    assert 0 < sum(visits) <= 60


def test_it_chooses_what_it_thought_of_most_and_says_how_likely_that_wins() -> None:
    game = midgame()
    view = game.view(game.decision.seat)
    druid = Druid("1", iterations=60)
    best = druid.think(view, game.decision)[0]
    assert druid.choose(view, game.decision) == best.option
    assert druid.advise(view, game.decision) == (
        best.option,
        Advice("chance", {"percent": round(100 * best.chance)}),
    )


def test_it_stops_when_nothing_can_change_its_mind() -> None:
    game = position(
        clans={"plains": "A1", "hills": "A1", "cove": "A1", "valley": "A1", "forest": "A1", "moor": "A1"},
        hand={"A": "bard"},
        pretenders="A",
        passes=1,
        turn="A",
    )
    thoughts = Druid("1", iterations=1000).think(game.view(0), game.decision)
    assert thoughts[0].option.key == "pass"
    assert sum(thought.visits for thought in thoughts) < 700


def test_choices_are_a_limit_too() -> None:
    game = midgame(players=4)
    druid = Druid("1", choices=3_000)
    druid.choose(game.view(game.decision.seat), game.decision)
    assert druid.applied < 3_000 + 400  # the last world is played out


def test_seconds_are_a_limit_too() -> None:
    game = midgame()
    thoughts = Druid("1", seconds=0.05).think(game.view(game.decision.seat), game.decision)
    assert sum(thought.visits for thought in thoughts) > 0


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_chooses_the_same_in_every_world_that_looks_the_same(players: int, windows: str) -> None:
    game = midgame(players, windows)
    for decision in game.pending:
        view = game.view(decision.seat)
        choice = Druid("3", iterations=25).choose(view, decision)
        for _, world in zip(range(3), view.worlds(Random(8)), strict=False):
            asked = world.decision_of(decision.seat)
            assert asked is not None
            assert Druid("3", iterations=25).choose(world.view(decision.seat), asked) == choice


def test_it_solves_what_one_look_shows_and_more() -> None:
    solved = []
    for puzzle in PUZZLES:
        game = puzzle.build()
        decision = question(game)
        solved.append(puzzle.solved_by(Druid("7", choices=2_000).choose(game.view(0), decision).key))
    assert sum(solved) >= 60


@pytest.mark.parametrize("spec", ["druid:iterations=0", "druid:worlds=3", "hard:iterations=5"])
def test_settings_that_make_no_sense_are_refused(spec: str) -> None:
    with pytest.raises(BotError):
        make_bot(spec, seed="1")


def test_the_limits_are_what_was_asked_for() -> None:
    assert make("1", {"iterations": "40"}).iterations == 40
    assert make("1", {"seconds": "0.5"}).seconds == 0.5
    assert make("1", {"seconds": "0.5"}).iterations == float("inf")
