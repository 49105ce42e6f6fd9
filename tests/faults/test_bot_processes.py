"""Processes in which bots think freeze or are killed: games go on, there and at other tables."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ardri.server.table.log_entries import Chosen
from tests.faults.honest_player import comes, thinkers
from tests.server.helpers.live_server import BOT, PERSON, PROGRAM, Live, Person, Player

SEARCHES = {"for": "bot", "level": "hard"}
# It is not waited so long for a bot that does not answer.
IMPATIENT = """
from ardri.server.live.bot_processes import BotProcesses
BotProcesses.__init__.__defaults__ = (1, 5.0)
"""

pytestmark = pytest.mark.slow


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    """A server that soon gives up a process that does not answer."""
    with Live(tmp_path, program=IMPATIENT + PROGRAM) as server:
        yield server
        assert server.stop() == 0


def harm(live: Live, number: signal.Signals) -> int:
    """Send a signal to all processes in which bots think; how many there were."""
    found = thinkers(live.process.pid)
    for process in found:
        os.kill(process, number)
    return len(found)


def count(live: Live, table: str, seat: int) -> int:
    """The number of choices of a seat, by the log."""
    return sum(isinstance(entry, Chosen) and entry.seat == seat for entry in live.entries(table))


async def goes_on(player: Player, seed: int, most: int = 4) -> None:
    """Play a little."""
    await player.play(Random(seed), most=most)


@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGKILL])
def test_games_go_on_with_other_processes(live: Live, number: signal.Signals) -> None:
    host, other = Person(live), Person(live)
    quick, slow = host.open([PERSON, BOT]), other.open([PERSON, SEARCHES])

    async def play() -> int:
        async with host.at(quick) as honest, other.at(slow) as waiting:
            await honest.sit(0, begin=True)
            await waiting.sit(0, begin=True)
            await asyncio.gather(goes_on(honest, 1), goes_on(waiting, 2))
            harmed = 0
            for each in range(3):
                harmed += harm(live, number)
                await asyncio.gather(goes_on(honest, each), goes_on(waiting, each))
                await honest.done("ping")
            return harmed

    assert asyncio.run(play()) >= 4
    for table in (quick, slow):
        assert count(live, table, 0) >= 16
        assert count(live, table, 1) > 0
    assert Person(live).http.get("/readyz").text == "ready"


def test_who_plays_with_quick_bots_does_not_notice_that_others_are_frozen(live: Live) -> None:
    host, other = Person(live), Person(live)
    quick, slow = host.open([PERSON, BOT]), other.open([PERSON, SEARCHES])

    async def play() -> None:
        async with host.at(quick) as honest, other.at(slow) as waiting:
            await waiting.sit(0, begin=True)
            await goes_on(waiting, 1)
            await comes(lambda: len(thinkers(live.process.pid)) == 1)
            harm(live, signal.SIGSTOP)
            await honest.sit(0, begin=True)
            await goes_on(honest, 2, most=8)
            await goes_on(waiting, 3)

    asyncio.run(play())
    assert count(live, quick, 0) >= 8
    assert count(live, slow, 0) >= 8
