"""Speed of batches for training, with masks and with observations, beside the bare engine.

All three play random games in turns within one process, and only the ratios of one run mean something:

    .venv/bin/python -m benchmarks.batches
"""

import argparse
import statistics
import time
from collections.abc import Callable
from random import Random

from ardri.encoding.batch import Batch
from ardri.rules.game import Game

GAMES = 64


class Bare:
    """One game after another, by option numbers."""

    def __init__(self, players: int, windows: str) -> None:
        self.players = players
        self.windows = windows
        self.seed = 0
        self.lots = Random(1)
        self.game = Game.start(players, 0, windows=windows)

    def steps(self, count: int) -> None:
        """Make so many choices."""
        lot = self.lots.random
        game = self.game
        for _ in range(count):
            codes = game.codes
            game.choose_code(codes[int(lot() * len(codes))])
            if game.over:
                self.seed += 1
                game = self.game = Game.start(self.players, self.seed, windows=self.windows)


class Batched:
    """Many games at once, all seats learning, choices made as the bare engine's are."""

    def __init__(self, players: int, windows: str, observe: bool) -> None:
        self.lots = Random(1)
        self.batch = Batch(GAMES, players, windows=windows, observe=observe)

    def steps(self, count: int) -> None:
        """Make so many choices in all games together."""
        lot = self.lots.random
        batch = self.batch
        for _ in range(count // GAMES):
            choices = []
            for game in batch.games:
                codes = game.codes
                choices.append(codes[int(lot() * len(codes))])
            batch.step(choices)


def rate(steps: Callable[[int], None], count: int) -> float:
    """Choices in a second of processor time."""
    start = time.process_time()
    steps(count)
    return count / (time.process_time() - start)


def main() -> None:
    """Measure in turns and print a table."""
    parser = argparse.ArgumentParser(description="Measure batches beside the bare engine.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--choices", type=int, default=GAMES * 100, help="of each in each round")
    arguments = parser.parse_args()
    print("players windows   bare/s   masks  observations (median of the ratios to the bare engine)")
    for windows in ("open", "sealed"):
        for players in (2, 3, 4):
            bare = Bare(players, windows)
            masks = Batched(players, windows, observe=False)
            observations = Batched(players, windows, observe=True)
            ways = (bare.steps, masks.steps, observations.steps)
            for steps in ways:
                steps(GAMES * 20)
            rows = [[rate(steps, arguments.choices) for steps in ways] for _ in range(arguments.rounds)]
            speed = statistics.median(row[0] for row in rows)
            ratios = [statistics.median(row[way] / row[0] for row in rows) for way in (1, 2)]
            print(f"{players:7} {windows:7} {speed:8,.0f}   {ratios[0]:.0%}   {ratios[1]:.0%}")


if __name__ == "__main__":
    main()
