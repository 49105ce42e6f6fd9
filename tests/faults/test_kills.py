"""The server is killed at random moments, and started again: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from tests.faults.crowd import Crowd, compare
from tests.server.helpers.live_server import Live


def survive(folder: Path, kills: int, tables: int, seed: int) -> None:
    """Let a crowd play while the server is killed again and again, then compare everything."""
    live = Live(folder)
    port = live.port
    rng = Random(seed)

    async def run() -> tuple[Live, Crowd]:
        crowd = Crowd(live, tables)
        await crowd.begin()
        server = live
        async with asyncio.TaskGroup() as group:
            for number in range(tables):
                group.create_task(crowd.play(number))
            for _ in range(kills):
                await crowd.make_choices(rng.randrange(1, 9))
                await asyncio.sleep(rng.uniform(0, 0.05))
                await asyncio.to_thread(server.kill)
                server = await asyncio.to_thread(Live, folder, port)
                crowd.live = server
            await crowd.until(lambda: all(crowd.choices.values()))
            crowd.done = True
            # whoever waits for a question waits no longer
            for person, table in zip(crowd.people, crowd.tables, strict=True):
                async with person.at(table) as player:
                    await player.ask("vote", seat=0)
                    await player.ask("vote", seat=1)
        return server, crowd

    server, crowd = asyncio.run(run())
    with server:
        for table in crowd.tables:
            compare(server, crowd, table)
        acked = sum(map(len, crowd.acked.values()))
        sys.stdout.write(f"{kills} kills, {acked} choices acknowledged: none lost, none doubled\n")
        assert server.stop() == 0


@pytest.mark.parametrize(
    ("kills", "tables", "seed"), [(5, 3, 1), pytest.param(200, 6, 2, marks=pytest.mark.slow)]
)
def test_kills_lose_and_double_nothing(tmp_path: Path, kills: int, tables: int, seed: int) -> None:
    survive(tmp_path, kills, tables, seed)
