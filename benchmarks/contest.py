"""What every engine is measured on: whole games of random choices, and copies of positions in them."""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Protocol, Self


class Copyable(Protocol):
    """A game that can be copied."""

    def copy(self) -> Self: ...


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: how many decisions it asked for, and how many of them had two or more options."""

    decisions: int
    real: int


@dataclass(frozen=True, slots=True)
class Sample:
    """One measurement of one engine, in seconds of processor time of one core."""

    decisions_per_second: float
    real_per_second: float
    games_per_second: float
    real_per_game: float
    copy_microseconds: float


class Contender(Protocol):
    """An engine as the benchmark sees it."""

    def play(self, seed: int) -> Played:
        """Play one game of random choices to its end."""

    def positions(self, seed: int, every: int) -> Sequence[Copyable]:
        """Play one game and return the position at every so many decisions."""


def measure(contender: Contender, seconds: float, seed: int) -> Sample:
    """Play whole games for about so many seconds, then copy positions for half as long."""
    contender.play(seed)  # imports, caches and interned objects are not what we measure
    games = decisions = real = 0
    start = now = time.process_time()
    while now - start < seconds:
        games += 1
        played = contender.play(seed + games)
        decisions += played.decisions
        real += played.real
        now = time.process_time()
    spent = now - start
    positions = [position for game in range(5) for position in contender.positions(seed + game, every=50)]
    return Sample(
        decisions_per_second=decisions / spent,
        real_per_second=real / spent,
        games_per_second=games / spent,
        real_per_game=real / games,
        copy_microseconds=_copy_microseconds(positions, seconds / 2),
    )


def _copy_microseconds(positions: Sequence[Copyable], seconds: float) -> float:
    """Each position many times in a row, as a search copies its root."""
    copies = 0
    start = now = time.process_time()
    while now - start < seconds:
        for position in positions:
            for _ in range(50):
                position.copy()
        copies += 50 * len(positions)
        now = time.process_time()
    return (now - start) / copies * 1e6


def main(ways: dict[str, Callable[[], Contender]]) -> None:
    """Measure the one contender named on the command line and print the sample as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("way", choices=ways)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, required=True)
    arguments = parser.parse_args()
    sample = measure(ways[arguments.way](), arguments.seconds, arguments.seed)
    print(json.dumps(asdict(sample)))
