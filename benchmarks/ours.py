"""Ard Rí, four random players, interpreted or compiled.

The main loop plays by numbers, as search and training do. Beside it: the loop of the manual, by options;
games with sealed windows; games that are listened to and can be taken back; and what a position gives.
"""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from ardri.rules.formats.notation import to_json
from ardri.rules.game import Game
from benchmarks.batches import Batched, rate
from benchmarks.contest import EVERY, Played, Task, main, microseconds, play_for
from benchmarks.engine import COMPILED, INTERPRETED, require

FURTHER = 3


class Ours:
    """The loop of search and training: options are integers."""

    def play(self, seed: int) -> Played:
        """Play one game of random choices to its end."""
        return by_codes(Game.start(players=4, seed=seed), seed)

    def copies(self, seed: int, every: int) -> Sequence[Task]:
        """Play one game; for the position at every so many decisions, what copies it once."""
        return [game.copy().copy for game in positions(seed, every)]

    def more(self, seconds: float, seed: int) -> dict[str, float]:
        """Other ways to play, and what can be made of a position."""
        some = seconds / 4
        games = [game.copy() for number in range(5) for game in positions(seed + number, EVERY)]
        views = [game.view(game.decision.seat) for game in games]
        first, further = worlds(some, seed)
        return {
            "decisions/s, by options": decisions_per_second(options_game, some, seed),
            "decisions/s, sealed": decisions_per_second(sealed_game, some, seed),
            "decisions/s, undo and events": decisions_per_second(watched_game, some, seed),
            "decisions/s, batch with masks": batch_rate(some, observe=False),
            "decisions/s, batch with observations": batch_rate(some, observe=True),
            "position JSON us": microseconds([partial(to_json, game) for game in games], some),
            "view JSON us": microseconds([view.to_json for view in views], some),
            "first world us": first,
            "further worlds us": further,
        }


def by_codes(game: Game, seed: int) -> Played:
    """Play a game to its end by the numbers of options."""
    chance = random.Random(seed).random
    choose_code = game.choose_code
    decisions = real = 0
    while not game.over:
        codes = game.codes
        count = len(codes)
        decisions += 1
        if count > 1:
            real += 1
        choose_code(codes[int(chance() * count)])
    return Played(decisions, real)


def options_game(seed: int) -> Played:
    """The loop of the manual: read the decision, choose one of its options."""
    game = Game.start(players=4, seed=seed)
    choice = random.Random(seed).choice
    decisions = real = 0
    while not game.over:
        options = game.decision.options
        decisions += 1
        if len(options) > 1:
            real += 1
        game.choose(choice(options))
    return Played(decisions, real)


def sealed_game(seed: int) -> Played:
    """A game that asks everybody in every window, so that nobody's silence tells anything."""
    return by_codes(Game.start(players=4, seed=seed, windows="sealed"), seed)


def watched_game(seed: int) -> Played:
    """A game that somebody listens to and in which choices can be taken back."""
    return by_codes(Game.start(players=4, seed=seed, listen=True, undo=True), seed)


def decisions_per_second(play: Callable[[int], Played], seconds: float, seed: int) -> float:
    """Decisions in a second of whole games."""
    _, spent, total = play_for(play, seconds, seed)
    return total.decisions / spent


def batch_rate(seconds: float, observe: bool) -> float:
    """Decisions in a second of many games in step, once they have come apart."""
    games = Batched(players=4, windows="open", observe=observe)
    soon = rate(games.steps, 1280)
    return rate(games.steps, max(1280, round(soon * seconds)))


def positions(seed: int, every: int) -> Iterator[Game]:
    """Play one game and stop at every so many decisions: the game itself, which goes on afterwards."""
    game = Game.start(players=4, seed=seed)
    chance = random.Random(seed).random
    decisions = 0
    while not game.over:
        if decisions % every == 0:
            yield game
        codes = game.codes
        game.choose_code(codes[int(chance() * len(codes))])
        decisions += 1


def worlds(seconds: float, seed: int) -> tuple[float, float]:
    """Whole games in which whoever is asked imagines worlds: the first one's time and that of those after it.

    The first one includes working out what the seat has come to know since it was last asked.
    """
    rng = random.Random(seed)
    clock = time.process_time
    first = further = 0.0
    asked = 0
    while first + further < seconds:
        for game in positions(seed + asked, 1):
            imagined = game.view(game.decision.seat).worlds(rng)
            start = clock()
            next(imagined)
            middle = clock()
            for _ in range(FURTHER):
                next(imagined)
            further += clock() - middle
            first += middle - start
            asked += 1
    return first / asked * 1e6, further / asked / FURTHER * 1e6


def engine(meant: str) -> Ours:
    """The engine, if it is the one meant."""
    require(meant)
    return Ours()


if __name__ == "__main__":
    main({meant: partial(engine, meant) for meant in (INTERPRETED, COMPILED)})
