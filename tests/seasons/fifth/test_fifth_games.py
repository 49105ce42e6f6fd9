"""Whole games of five: sound, exact, and secret; where the Fili is, no clash begins."""

from __future__ import annotations

from random import Random

import pytest

from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.seasons.fifth import QUESTIONS
from ardri.testing import play_random
from tests.rules.helpers.exact_forms import check_all
from tests.seasons.fifth.fifth_positions import FIFTH, SHORT_STAY

EVERYTHING = "base+king+seasons+festivals+fifth"
CHOICES = 500
MANY = 200


def play_out(windows: str, edition: str, seed: int, eager: bool) -> set[str]:
    """Play a game at random to its end, and see that it is sound all the way; what was asked in it."""
    game = Game.start(5, seed, edition, windows, round_limit=5, listen=True)
    rng = Random(seed)
    seen = set()
    while not game.over:
        assert problems(game.state) == []
        seen.add(game.state.question)
        seen.update(game.decision.keys)
        clash, fili = game.state.clash, game.state.marker("fili")
        assert clash is None or clash.territory != fili
        if eager:
            play_random(game, rng.randrange(1 << 30), eager=True, choices=1)
        else:
            game.choose_code(rng.choice(game.codes))
    assert game.state.marker("fili") == -1
    return seen


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("edition", [FIFTH, SHORT_STAY, EVERYTHING])
def test_random_games_are_sound_to_their_end(edition: str, windows: str) -> None:
    seen: set[str] = set()
    for seed in range(4):
        seen |= play_out(windows, edition, seed, eager=seed % 2 == 1)
    assert {"go_along", "king_and_land"} & seen


@pytest.mark.slow
@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("edition", [FIFTH, SHORT_STAY, EVERYTHING])
def test_many_random_games_are_sound(edition: str, windows: str) -> None:
    seen: set[str] = set()
    for seed in range(MANY):
        seen |= play_out(windows, edition, seed, eager=seed % 2 == 1)
    rare = {"give_land"}
    assert {*QUESTIONS, "hold_back", "shared", "give_away"} - rare <= seen


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_forms_are_exact_throughout_games(windows: str) -> None:
    game = Game.start(5, "forms of five", FIFTH, windows, round_limit=8)
    rng = Random(1)
    met = set()
    for made in range(CHOICES):
        if game.over:
            break
        met |= {kind for kind, _ in check_all(game, rng)}
        play_random(game, seed=made, eager=True, choices=1)
    assert "spread" in met
