"""Workers in one process: several on one database, with clocks that a test lets run."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from ardri.server.live.bot_processes import BotProcesses
from ardri.server.live.due_tables import DueTables
from ardri.server.live.housekeeping import Housekeeping
from ardri.server.live.leases import Leases
from ardri.server.live.live_table import LiveTable
from ardri.server.live.live_tables import LiveTables
from ardri.server.replay import table_repository
from ardri.server.server_clock import TICK, SteadyClock
from ardri.server.settings import Settings
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.table import log_entries
from tests.server.helpers.databases import database_at

T = TypeVar("T")


class Host:
    """A computer whose clock a test lets run."""

    def __init__(self, now: int) -> None:
        self.now = now

    def clock(self) -> SteadyClock:
        """A clock of a process on this computer."""
        return SteadyClock(0, lambda: self.now, lambda: self.now)


class Worker:
    """A worker: its tables, without the loops of a server; each of those is run when a test says so."""

    def __init__(self, host: Host, path: Path, address: str, alone: bool) -> None:
        self.store = DatabaseStore(database_at(path))
        self.clock = host.clock()
        self.leases = Leases(self.store, self.clock, address, alone)
        self.tables = LiveTables(self.store, BotProcesses(1), self.clock, path.parent, self.leases)
        self.due = DueTables(self.tables, self.leases)
        settings = Settings(self.store.database, path.parent)
        self.housekeeping = Housekeeping(self.store, self.tables, settings, self.clock)
        self.dead = False

    @property
    def awake(self) -> list[str]:
        """The tables in memory."""
        return sorted(self.tables.awake)

    async def say(self, live: LiveTable, text: str) -> None:
        """Append something that anybody may say."""
        await self.tables.submit(live, lambda _, at: log_entries.Said(at, None, "Otto", text, ""))

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Ask the database."""
        return await self.store.read(query)

    def die(self) -> None:
        """As if the process was killed: nothing is given up, and nothing more is written."""
        self.dead = True

    async def close(self) -> None:
        """Stop, in good order unless it is dead."""
        if self.dead:
            self.tables._timers.close()
            await self.tables.bots.close()
        else:
            await self.tables.close()
        await self.store.close()


class House:
    """Some workers on one database."""

    def __init__(self, path: Path, now: int, stack: AsyncExitStack) -> None:
        self.host = Host(now)
        self.workers: list[Worker] = []
        self._path = path
        self._stack = stack

    async def worker(self, address: str = "", alone: bool = False) -> Worker:
        """One more worker, which says that it runs."""
        found = Worker(self.host, self._path, address, alone)
        self.workers.append(found)
        self._stack.push_async_callback(found.close)
        await found.leases.renew()
        await found.housekeeping.begin()
        return found

    def let_run(self, ms: int) -> None:
        """Let time pass in which the workers run, and read their clocks as often as they do."""
        ends = self.host.now + ms
        while self.host.now < ends:
            self.host.now = min(ends, self.host.now + TICK)
            for worker in self.workers:
                worker.clock()


@asynccontextmanager
async def house(path: Path, now: int) -> AsyncIterator[House]:
    """Context: workers on the database behind a path, from a moment on."""
    async with AsyncExitStack() as stack:
        yield House(path, now, stack)


def with_house(path: Path, now: int, work: Callable[[House], Awaitable[T]]) -> T:
    """Let workers do something."""

    async def run() -> T:
        async with house(path, now) as found:
            return await work(found)

    return asyncio.run(run())


@asynccontextmanager
async def counted_loads() -> AsyncIterator[list[str]]:
    """Context: which tables are loaded, in this order."""
    found: list[str] = []
    load = table_repository.load

    async def counting(store: DatabaseStore, id_: str) -> object:
        found.append(id_)
        return await load(store, id_)

    table_repository.load = counting  # type: ignore[assignment]  # in its place for a while
    try:
        yield found
    finally:
        table_repository.load = load
