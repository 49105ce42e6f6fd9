"""The chances of a position."""

import pytest

from ardri.bots.win_probability import win_probabilities
from ardri.rules.game import Game
from ardri.testing import play, play_random, position


def stand(clans: str, players: int = 2, deeds: str = "") -> list[float]:
    """The chances with these clans in the hills, everybody in the plains and the cove too."""
    everybody = " ".join(f"{seat}1" for seat in "ABCD"[:players])
    game = position(
        players=players,
        clans={"hills": clans, "plains": everybody, "cove": everybody},
        deeds={deeds: 1} if deeds else {},
        turn="A",
    )
    return win_probabilities(game.state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_are_one_together(players: int) -> None:
    assert sum(stand("A2 B1", players)) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_clans_and_deeds_are_better(players: int) -> None:
    even = stand("A1 B1", players)
    assert stand("A3 B1", players)[0] > even[0] > stand("A1 B3", players)[0]
    assert stand("A1 B1", players, deeds="A")[0] > even[0]


def test_whoever_would_win_now_is_far_ahead() -> None:
    land = {"plains": "A1", "hills": "A1", "cove": "A1", "valley": "A1", "forest": "A1", "moor": "A1"}
    claimed = position(clans={**land, "swamp": "B3"}, pretenders="A", turn="A")
    unclaimed = position(clans={**land, "swamp": "B3"}, turn="A")
    assert win_probabilities(claimed.state)[0] > win_probabilities(unclaimed.state)[0] > 0.5


def test_a_game_won_is_certain() -> None:
    land = {"plains": "A1", "hills": "A1", "cove": "A1", "valley": "A1", "forest": "A1", "moor": "A1"}
    game = position(clans={**land, "swamp": "B3"}, pretenders="A", passes=1, turn="A", hand={"A": "bard"})
    play(game, "A: pass")
    assert game.over
    assert win_probabilities(game.state) == [1.0, 0.0]


def test_a_draw_is_shared() -> None:
    game = Game.start(players=3, seed=1, round_limit=1)
    play_random(game, seed=1)
    assert game.result.winner is None
    assert win_probabilities(game.state) == [1 / 3] * 3
