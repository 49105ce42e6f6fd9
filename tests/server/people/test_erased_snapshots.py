"""Erasure at a table that a worker has in memory: no snapshot brings back what was erased."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection

from ardri.server.people.erasure import erase_from_log
from ardri.server.replay.table_repository import load
from ardri.server.storage.queries.table_log import read_snapshot
from tests.server.helpers.sample_database import furnish, game_of
from tests.server.helpers.sample_workers import House, Worker, with_house

pytestmark = pytest.mark.databases

QUIET_GAME = game_of(most=45)  # a snapshot is possible at its end
LAST = QUIET_GAME[-1].at


async def snapshot(worker: Worker) -> bytes | None:
    """The snapshot that is kept."""

    def query(connection: Connection) -> bytes | None:
        found = read_snapshot(connection, "hills")
        return None if found is None else found.body

    return await worker.read(query)


async def shown_names(worker: Worker) -> list[str]:
    """The names that somebody is shown who loads the table now."""
    loaded = await load(worker.store, "hills")
    return [seat.name for seat in loaded.streams.table.seats]


@pytest.mark.parametrize("dies", [False, True])
def test_a_snapshot_of_before_an_erasure_is_not_kept_after_it(tmp_path: Path, dies: bool) -> None:
    path = furnish(tmp_path / "ardri.db", hills=QUIET_GAME)

    async def work(house: House) -> None:
        owner, other = await house.worker("one:1"), await house.worker("other:2")
        live = await owner.tables.get("hills")
        await owner.say(live, "something")
        erase = partial(erase_from_log, person="p1", table="hills", now=LAST)
        await other.store.write(erase)
        await owner.say(live, "more")
        await live.keep_snapshot()  # it has not heard of it yet
        assert await snapshot(other) is None
        assert await shown_names(other) == ["Player A", "", "Player C"]
        if dies:
            owner.die()
            return
        await owner.housekeeping.poll()
        assert [seat.name for seat in live.table.seats] == ["Player A", "", "Player C"]
        await live.keep_snapshot()
        kept = await snapshot(other)
        assert kept is not None
        assert b"Player A" in kept
        assert b"Player B" not in kept
        assert await shown_names(other) == ["Player A", "", "Player C"]

    with_house(path, LAST, work)
