"""Whole games with the wheel of the year, with and without festivals: sound, exact, and secret."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ardri.rules.game import Game
from ardri.rules.invariants import problems
from ardri.seasons.year.wheel import SEASONS
from ardri.testing import play_random
from tests.rules.helpers.exact_forms import check_all
from tests.rules.helpers.recorded_games import PlayedOut, Setup
from tests.rules.helpers.two_worlds import two_worlds
from tests.seasons.year.year_positions import WHEEL, YEAR

QUESTIONS = {"recruits", "offer_tales", "too_many_tales", "samhain"}
CHOICES = 500
MANY = 50


def play_out(players: int, windows: str, edition: str, seed: int) -> set[str]:
    """Play a game at random to its end, and see that it is sound all the way; what was asked in it."""
    game = Game.start(players, seed, edition, windows, round_limit=8, listen=True)
    rng = Random(seed)
    seen = set()
    while not game.over:
        assert problems(game.state) == []
        seen.add(game.state.question)
        seen.update(game.decision.keys)
        game.choose_code(rng.choice(game.codes))
    seasons = [event.fields["season"] for event in game.events if event.kind == "season_begins"]
    first = SEASONS.index(str(seasons[0]))
    assert seasons == [SEASONS[(first + at) % 4] for at in range(len(seasons))]
    rounds = sum(event.kind == "season" for event in game.events)
    assert len(seasons) - 1 in (rounds, rounds - 1)
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_random_games_are_sound_to_their_end(players: int, windows: str) -> None:
    seen: set[str] = set()
    for seed in range(4):
        seen |= play_out(players, windows, YEAR, seed)
    assert {"recruits", "samhain", "beltane"} <= seen
    assert not QUESTIONS & play_out(players, windows, WHEEL, 1)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_many_random_games_are_sound(players: int, windows: str) -> None:
    seen: set[str] = set()
    for seed in range(MANY):
        seen |= play_out(players, windows, YEAR, seed)
    assert seen >= {"recruits", "offer_tales", "samhain", "beltane"}


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_forms_are_exact_throughout_games(windows: str) -> None:
    game = Game.start(3, "forms of the year", YEAR, windows, round_limit=8)
    rng = Random(1)
    met = set()
    for made in range(CHOICES):
        if game.over:
            break
        met |= {kind for kind, _ in check_all(game, rng)}
        play_random(game, seed=made, eager=True, choices=1)
    assert met & {"recruits", "offer_tales"}


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_nobody_can_tell_two_worlds_apart(windows: str) -> None:
    done: Counter[str] = Counter()
    for seed in range(4):
        two_worlds(PlayedOut(Setup(3, windows, YEAR, undo=seed % 2 == 1, seed=seed)), done)
    assert done["comparisons"] >= 20 * 4 * 4
    assert done["lost"] + done["told apart by the rules"] <= 0.1 * 4 * 4
