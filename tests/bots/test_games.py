"""Whole games: every bot chooses what it is offered, and the same again if all is the same."""

import pytest

from ardri.bots.registry import make
from ardri.rules.game import Game
from tests.bots.bot_games import play_out

TABLES = [(2, "open"), (3, "open"), (4, "open"), (2, "sealed"), (3, "sealed"), (4, "sealed")]
SPECS = ("druid:iterations=12", "easy", "calf", "chieftain:noise=0.3")


@pytest.mark.parametrize(("players", "windows"), TABLES)
def test_nothing_but_what_is_offered_is_chosen(players: int, windows: str) -> None:
    game = Game.start(players=players, seed=players, windows=windows, round_limit=10)
    play_out(game, [make(spec, seed=f"{windows} {spec}") for spec in SPECS[:players]])


@pytest.mark.parametrize("spec", ["calf", "easy", "chieftain", "druid:iterations=12"])
def test_the_same_seeds_play_the_same_game(spec: str) -> None:
    games = [Game.start(players=2, seed=5, round_limit=3) for _ in range(2)]
    first, second = [play_out(game, [make(spec, seed=name) for name in "ab"]) for game in games]
    assert first == second


@pytest.mark.parametrize("spec", ["easy", "chieftain", "druid:iterations=6"])
def test_what_a_bot_was_asked_before_changes_nothing(spec: str) -> None:
    game = Game.start(players=3, seed=6, round_limit=2)
    old = [make(spec, seed=name) for name in "abc"]
    while not game.over:
        decision = game.decision
        view = game.view(decision.seat)
        option = old[decision.seat].choose(view, decision)
        assert make(spec, seed="abc"[decision.seat]).choose(view, decision) == option
        game.choose(option)


def test_calves_with_other_seeds_play_otherwise() -> None:
    games = [Game.start(players=2, seed=5, round_limit=2) for _ in range(2)]
    first = play_out(games[0], [make("calf", seed=name) for name in "ab"])
    second = play_out(games[1], [make("calf", seed=name) for name in "cd"])
    assert first != second


def test_to_be_asked_changes_nothing_at_the_table() -> None:
    game = Game.start(players=2, seed=8)
    before = game.view(None).to_json()
    make("chieftain", seed="1").choose(game.view(game.decision.seat), game.decision)
    assert game.view(None).to_json() == before


def test_a_chieftain_beats_a_calf() -> None:
    for seed in range(4):
        game = Game.start(players=2, seed=seed)
        bots = [make("chieftain", seed="1"), make("calf", seed="2")]
        play_out(game, bots if seed % 2 else bots[::-1])
        assert game.result.winner == (0 if seed % 2 else 1)
