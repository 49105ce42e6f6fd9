"""Failover: the tables of a worker that was killed are taken over at once, not when its lease expires."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from ardri.server.operations.dead_workers import end_lease
from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.storage.errors import Unavailable
from ardri.server.storage.schema import schedule, workers
from tests.server.helpers.databases import database_at, drop_databases
from tests.server.helpers.live_server import PERSON, Live, Person
from tests.server.helpers.supervised import wait_until, worker_ids, workers_of

pytestmark = pytest.mark.databases("postgresql")


def test_a_supervisor_ends_the_lease_of_a_worker_that_died(tmp_path: Path) -> None:
    with Live(tmp_path, options=["--workers", "2"]) as live:
        wait_until(lambda: len(workers_of(live.process.pid)) == 2)
        host = Person(live)
        table = host.open([PERSON, PERSON])

        async def begin() -> None:
            async with host.at(table) as player:
                await player.sit(0, 1, begin=True)

        asyncio.run(begin())
        with OfflineDatabase(live.database) as found:

            def owner() -> str | None:
                def query(connection: Connection) -> str | None:
                    found: str | None = connection.execute(select(schedule.c.owner)).scalar_one()
                    return found

                return found.read(query)

            def lease(worker: str) -> tuple[int, int]:
                def query(connection: Connection) -> tuple[int, int]:
                    row = select(workers.c.beat, workers.c.expires).where(workers.c.id == worker)
                    beat, expires = connection.execute(row).one()
                    return beat, expires

                return found.read(query)

            before = owner()
            assert before is not None
            ids = worker_ids(live.process.pid)
            os.kill(next(process for process, id_ in ids.items() if id_ == before), signal.SIGKILL)
            wait_until(lambda: lease(before)[0] == lease(before)[1])
            wait_until(lambda: owner() != before)
        asyncio.run(begin_again(host, table))
        assert live.stop() == 0


async def begin_again(host: Person, table: str) -> None:
    """Come back to a game, wherever it is now."""
    async with host.at(table) as player:
        await player.hear("A")
        assert player.parts["A"]["status"] == "playing"


def test_a_lease_that_cannot_be_ended_says_so(tmp_path: Path) -> None:
    database = database_at(tmp_path / "gone.db")
    drop_databases(tmp_path)
    with pytest.raises(Unavailable, match="does not exist"):
        end_lease(database, "worker")
