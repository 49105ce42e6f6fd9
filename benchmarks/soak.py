"""How much memory a server keeps: rounds of many games, after each of which all tables fall asleep.

    python -m benchmarks.soak --rounds 6 --games 200

A real server in a process of its own; bots play, and somebody watches each game to its end. Linux only: the
memory is what the kernel says a process has (RSS).
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.server.live import BOT, Live, Person

AT_ONCE: Final = 16  # games
MB: Final = 1_000_000
PATIENCE: Final = 120.0  # seconds until all tables must have fallen asleep
OPTIONS: Final = ("--limit", "idle_seconds=1")


@dataclass(frozen=True)
class Sample:
    """What is left after a round."""

    games: int  # so far
    awake: int  # tables
    server: int  # bytes
    thinkers: int


def memory(process: int) -> int:
    """How many bytes of memory a process has."""
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return [int(each) for task in tasks for each in (task / "children").read_text(encoding="ascii").split()]


def awake(live: Live) -> int:
    """How many tables are in a server's memory."""
    text = Person(live, come=False).http.get("/metrics").text
    found = re.search(r"^ardri_tables_awake ([\d.]+)$", text, re.MULTILINE)
    assert found is not None
    return int(float(found.group(1)))


async def play(live: Live, games: int) -> None:
    """Let bots play so many games, some at a time, and watch each to its end."""
    places = asyncio.Semaphore(AT_ONCE)
    host = Person(live)

    async def one() -> None:
        async with places:
            table = host.open([BOT, BOT], round_limit=1, spectators=True)
            async with host.at(table) as player:
                await player.hear("*")
                await player.done("start")
                await player.until(lambda: player.over)

    await asyncio.gather(*[one() for _ in range(games)])


def sample(live: Live, games: int) -> Sample:
    """Wait until all tables sleep, and look."""
    ends = time.monotonic() + PATIENCE
    while awake(live) and time.monotonic() < ends:
        time.sleep(0.5)
    process = live.process.pid
    return Sample(games, awake(live), memory(process), sum(map(memory, children(process))))


def soak(rounds: int, games: int) -> list[Sample]:
    """Play, sleep, look; again and again."""
    with TemporaryDirectory() as folder, Live(Path(folder), options=OPTIONS) as live:
        found = [sample(live, 0)]
        sys.stdout.write(f"{'games':>7} {'awake':>6} {'server MB':>10} {'thinkers MB':>12}\n")
        for number in range(rounds + 1):
            if number:
                asyncio.run(play(live, games))
                found.append(sample(live, number * games))
            last = found[-1]
            sys.stdout.write(
                f"{last.games:>7} {last.awake:>6} {last.server / MB:>10.1f} {last.thinkers / MB:>12.1f}\n"
            )
            sys.stdout.flush()
    return found


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=200, help="in each round")
    options = parser.parse_args()
    soak(options.rounds, options.games)


if __name__ == "__main__":
    main()
