"""Soak test: the memory of a server after rounds of many games, when all tables are asleep.

    python -m benchmarks.soak --rounds 6 --games 200

A real server in a process of its own; bots play, and somebody watches each game to its end. Linux only: the
memory is what the kernel says a process has (RSS). At the end it says how much the memory grew with each game
over the second half of the rounds, when caches are filled.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import re
import sys
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import linear_regression, pvariance
from tempfile import TemporaryDirectory
from typing import Final

from tests.server.helpers.live_server import Live, Person

AT_ONCE: Final = 16  # games
MB: Final = 1_000_000
PATIENCE: Final = 120.0  # seconds until all tables must have fallen asleep
GAME_PATIENCE: Final = 1800.0  # seconds until a game must be over: others are played at the same time

# Student's t for 95 % intervals, by degrees of freedom from 1 on; with more, a little more than needed
T: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13)


@dataclass(frozen=True)
class Sample:
    """The server's memory after a round."""

    games: int  # so far
    awake: int  # tables, at the end of the games
    most: int  # bytes that the server had then
    asleep: int  # bytes that it has when all tables sleep
    thinkers: int  # bytes of its thinkers


def memory(process: int) -> int:
    """The memory of a process in bytes."""
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(each) for task in tasks for each in (task / "children").read_text(encoding="ascii").split()]


def awake(live: Live) -> int:
    """The number of tables in a server's memory."""
    text = Person(live, come=False).http.get("/metrics").text
    found = re.search(r"^ardri_tables_awake ([\d.]+)$", text, re.MULTILINE)
    assert found is not None
    return int(float(found.group(1)))


async def play(live: Live, games: int, players: int, length: int, bot: str) -> None:
    """Let bots play so many games, some at a time, and watch them until all are over."""
    places = asyncio.Semaphore(AT_ONCE)
    host = Person(live)
    seats = [{"for": "bot", "level": bot}] * players

    async def one() -> None:
        async with places:
            table = host.open(seats, round_limit=length, spectators=True)
            player = await watching.enter_async_context(host.at(table))
            await player.hear("*")
            await player.done("start")
            await player.until(lambda: player.over, GAME_PATIENCE)

    async with AsyncExitStack() as watching:  # so each round needs the same memory, however long it takes
        await asyncio.gather(*[one() for _ in range(games)])


def sample(live: Live, games: int) -> Sample:
    """Look, wait until all tables sleep, and look again."""
    process = live.process.pid
    tables, most = awake(live), memory(process)
    ends = time.monotonic() + PATIENCE
    while awake(live):
        assert time.monotonic() < ends, "some tables do not fall asleep"
        time.sleep(0.5)
    time.sleep(2)
    return Sample(games, tables, most, memory(process), sum(map(memory, children(process))))


def slope(points: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    """The slope of the straight line through points (least squares), and its 95 % interval.

    >>> [round(number, 3) for number in slope([(0, 1.0), (1, 3.0), (2, 3.0), (3, 5.0)])]
    [1.2, -0.016, 2.416]
    """
    xs, ys = zip(*points, strict=True)
    found, start = linear_regression(xs, ys)
    left = sum((y - start - found * x) ** 2 for x, y in points)
    freedom = len(points) - 2
    away = T[min(freedom, len(T)) - 1] * math.sqrt(left / freedom / (pvariance(xs) * len(xs)))
    return found, found - away, found + away


def growth(samples: Sequence[Sample]) -> str:
    """A sentence about how much memory each game of the second half has left behind."""
    half = samples[len(samples) // 2 :]
    if len(half) < 3:
        return "too few rounds to say how the memory grows"
    found, low, high = slope([(sample.games, sample.asleep / MB) for sample in half])
    games = half[-1].games - half[0].games
    return f"{found:.3f} MB a game ({low:.3f} to {high:.3f}) over the last {games} games"


def soak(rounds: int, games: int, players: int, length: int, bot: str, idle: int) -> None:
    """Play, sleep, look; again and again."""
    samples: list[Sample] = []
    options = ("--limit", f"idle_seconds={idle}")
    sys.stdout.write("  games  tables awake    MB then  MB asleep  MB of thinkers\n")
    with TemporaryDirectory() as folder, Live(Path(folder), options=options) as live:
        for number in range(rounds + 1):
            asyncio.run(play(live, games if number else 0, players, length, bot))
            found = sample(live, number * games)
            samples.append(found)
            sizes = [size / MB for size in (found.most, found.asleep, found.thinkers)]
            sys.stdout.write(f"{found.games:>7} {found.awake:>13}")
            sys.stdout.write(f"{sizes[0]:>11.1f}{sizes[1]:>11.1f}{sizes[2]:>16.1f}\n")
            sys.stdout.flush()
    sys.stdout.write(f"{growth(samples)}\n")


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=200, help="in each round")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--length", type=int, default=1, help="rounds of a game at most; 0: to its end")
    parser.add_argument("--bot", default="calf", help="who plays; without end, a calf may play very long")
    parser.add_argument("--idle", type=int, default=10, help="seconds after which tables fall asleep")
    options = parser.parse_args()
    soak(**vars(options))


if __name__ == "__main__":
    main()
