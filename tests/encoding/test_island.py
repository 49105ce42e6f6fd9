"""The island as numbers: remembered as long as nothing moves."""

import pytest

from ardri.encoding.island import Island
from ardri.encoding.observation import ORDERS
from ardri.rules.game import Game
from ardri.rules.state.state import State
from ardri.testing import play_random


def content(island: Island, s: State) -> list[tuple[bytes, int]]:
    """All that an island says."""
    sides = [island.side(order) for order in ORDERS[s.players]]
    return [(side.numbers, side.led) for side in sides]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 1])
def test_whatever_changes_on_the_island_is_noticed(players: int, seed: int) -> None:
    game = Game.start(players, seed, round_limit=5)
    island = Island(game.state)
    remembered = 0
    while not game.over:
        play_random(game, seed=seed, choices=1)
        if island.is_of(game.state):
            assert content(island, game.state) == content(Island(game.state), game.state)
            remembered += 1
        else:
            island = Island(game.state)
    assert remembered


def test_a_copy_has_an_island_of_its_own() -> None:
    game = Game.start(players=3, seed=1)
    island = Island(game.state)
    assert island.is_of(game.state)
    assert not island.is_of(game.copy().state)


def test_clans_are_told_from_a_seat_on() -> None:
    game = Game.start(players=3, seed=1)
    play_random(game, seed=1, choices=12)
    island = Island(game.state)
    own, following = [island.side(order).numbers for order in ORDERS[3][:2]]
    assert own[:32] == following[:32]
    assert own[48:80] + own[32:48] == following[32:80]
    assert own[80:96] == following[80:96] == bytes(16)
