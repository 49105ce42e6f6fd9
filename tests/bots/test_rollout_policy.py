"""The rollout policy: plays games out by itself, takes what is offered, and does the obvious."""

from random import Random

import pytest

from ardri.bots.puzzles import PUZZLES
from ardri.bots.rollout_policy import rollout_choice
from ardri.rules.box.options import KEYS
from ardri.rules.game import Game
from ardri.testing import play, position

OBVIOUS = ("the_last_pass_wins", "six_territories_are_claimed", "the_bard_sings_of_it", "behind_the_walls")


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_games_to_their_end(players: int, windows: str) -> None:
    rng = Random(players)
    game = Game.start(players=players, seed=players, windows=windows)
    for _ in range(20_000):
        if game.over:
            break
        code = rollout_choice(game.state, rng)
        assert code in game.codes
        game.choose_code(code)
    assert game.over


@pytest.mark.parametrize("name", OBVIOUS)
def test_it_does_the_obvious(name: str) -> None:
    puzzle = next(each for each in PUZZLES if each.name == name)
    game = puzzle.build()
    assert puzzle.solved_by(KEYS[rollout_choice(game.state, Random(1))])


def test_it_plays_the_same_with_the_same_numbers() -> None:
    game = Game.start(players=3, seed=2)
    assert rollout_choice(game.state, Random(4)) == rollout_choice(game.state, Random(4))


def test_it_attacks_whoever_cannot_pay() -> None:
    game = position(
        players=3,
        tiles="plains hills cove",
        clans={"plains": "A1", "hills": "A3 B3 C1"},
        capital="plains",
        hand={"A": "warlord bard citadel festival conquest", "B": "druid", "C": ""},
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills")
    assert KEYS[rollout_choice(game.state, Random(1))] == "attack:C"
