"""Tables that are opened at one worker and visited through another at the same moment: none looks damaged."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

import pytest

from ardri.server.storage.errors import NoTable, TableElsewhere
from tests.server.helpers.sample_database import furnish, game_of
from tests.server.helpers.sample_workers import House, Worker, with_house
from tests.server.helpers.scripted_tables import terms

pytestmark = pytest.mark.databases

GAME: Final = game_of(most=5)
TABLES: Final = 60  # opened at each worker
VISITORS: Final = 2


def test_a_table_is_there_with_its_first_entry_or_not_at_all(tmp_path: Path) -> None:
    path = furnish(tmp_path / "ardri.db", hills=GAME)

    async def open_all(worker: Worker, name: str) -> None:
        agreed = terms(2)
        async with asyncio.TaskGroup() as group:
            for number in range(TABLES):
                group.create_task(worker.tables.open("p0", agreed, id_=f"{name}{number}"))

    async def visit(worker: Worker, name: str) -> None:
        """Come to a table again and again from before it exists; it is found, here or elsewhere."""
        while True:
            try:
                await worker.tables.get(name)
            except TableElsewhere:
                return
            except NoTable:
                await asyncio.sleep(0)
            else:
                return

    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        async with asyncio.TaskGroup() as group:
            for number in range(TABLES):
                for _ in range(VISITORS):
                    group.create_task(visit(other, f"a{number}"))
                    group.create_task(visit(one, f"b{number}"))
                group.create_task(visit(one, f"a{number}"))  # who has just opened it comes, too
            group.create_task(open_all(one, "a"))
            group.create_task(open_all(other, "b"))
        names = {f"{name}{number}" for name in "ab" for number in range(TABLES)}
        assert one.tables.damaged.all == other.tables.damaged.all == []
        assert set(one.awake) | set(other.awake) == names
        assert not set(one.awake) & set(other.awake)

    with_house(path, GAME[-1].at, work)
