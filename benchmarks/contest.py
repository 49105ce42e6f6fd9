"""Engine benchmark: whole games of random choices, and copies of positions in them."""

import argparse
import json
import platform
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Protocol

Task = Callable[[], object]

EVERY = 50
AGAIN = 20


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: the decisions asked of players, those with two or more options, and chance nodes.

    Chance nodes are those the caller has to answer; an engine that rolls its own dice has none.
    """

    decisions: int
    real: int
    chance: int = 0


@dataclass(frozen=True, slots=True)
class Sample:
    """One measurement of one engine, in processor time of one core: its interpreter and its values."""

    python: str
    values: dict[str, float]


class Contender(Protocol):
    """The interface of an engine in the benchmark."""

    def play(self, seed: int) -> Played:
        """Play one game of random choices to its end."""

    def copies(self, seed: int, every: int) -> Sequence[Task]:
        """Play one game; for the position at every so many decisions, what copies it once."""

    def more(self, seconds: float, seed: int) -> dict[str, float]:
        """Measures that only this engine has."""


def measure(contender: Contender, seconds: float, seed: int) -> Sample:
    """Play whole games for about so many seconds, copy positions for half as long, then the rest."""
    games, spent, total = play_for(contender.play, seconds, seed)
    copies = [copy for game in range(5) for copy in contender.copies(seed + game, EVERY)]
    values = {
        "decisions/s": total.decisions / spent,
        "real decisions/s": total.real / spent,
        "games/s": games / spent,
        "real decisions a game": total.real / games,
        "chance nodes a game": total.chance / games,
        "copy us": microseconds(copies, seconds / 2),
        **contender.more(seconds, seed),
    }
    return Sample(f"{platform.python_implementation()} {platform.python_version()}", values)


def play_for(play: Callable[[int], Played], seconds: float, seed: int) -> tuple[int, float, Played]:
    """Play whole games for about so many seconds: how many, the time they took, and what they asked for."""
    play(seed)  # imports, caches and interned objects are not what we measure
    games = decisions = real = chance = 0
    start = now = time.process_time()
    while now - start < seconds:
        games += 1
        played = play(seed + games)
        decisions += played.decisions
        real += played.real
        chance += played.chance
        now = time.process_time()
    return games, now - start, Played(decisions, real, chance)


def microseconds(tasks: Sequence[Task], seconds: float) -> float:
    """The mean time of a task, each done several times in a row, as a search copies its root."""
    done = 0
    start = now = time.process_time()
    while now - start < seconds:
        for task in tasks:
            for _ in range(AGAIN):
                task()
        done += AGAIN * len(tasks)
        now = time.process_time()
    return (now - start) / done * 1e6


def main(ways: dict[str, Callable[[], Contender]]) -> None:
    """Measure the one contender named on the command line and print the sample as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("way", choices=ways)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, required=True)
    arguments = parser.parse_args()
    sample = measure(ways[arguments.way](), arguments.seconds, arguments.seed)
    print(json.dumps(asdict(sample)))
