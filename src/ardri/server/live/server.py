"""The running server: all its parts, opened and closed in the right order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from secrets import token_bytes
from typing import Final, ParamSpec, TypeVar

from sqlalchemy import Connection

from ardri.server.limits.visitor_limits import VisitorLimits
from ardri.server.live.bot_processes import BotProcesses
from ardri.server.live.connection import SIGNED_OUT
from ardri.server.live.departures import leave_table
from ardri.server.live.due_tables import LOOK_EVERY, DueTables
from ardri.server.live.gauges import register_gauges
from ardri.server.live.housekeeping import Housekeeping
from ardri.server.live.island_cache import IslandCache
from ardri.server.live.leases import Leases
from ardri.server.live.live_tables import LiveTables
from ardri.server.live.loop_lag import measure_lag
from ardri.server.live.memory import trim_memory
from ardri.server.live.owners import Owners
from ardri.server.live.remote_pools import Jobs
from ardri.server.metrics import Metrics
from ardri.server.people.accounts import GUEST, Accounts
from ardri.server.people.erasure import erase_from_log
from ardri.server.refusals import ServerRefused
from ardri.server.replay.retention import INTERVAL, Retention
from ardri.server.server_clock import TICK, SteadyClock, wall_clock
from ardri.server.settings import HOUR, SECOND, Settings
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.errors import StoreError
from ardri.server.storage.queries import audit, people, tables, workers
from ardri.server.storage.queries.presences import tables_naming
from ardri.server.storage.sqlite.database import SqliteDatabase
from ardri.server.storage.store import Store

GOODBYE_SECONDS: Final = 2.0  # for clients to answer that they were told to come back
MANY: Final = 1_000_000  # tables of somebody

P = ParamSpec("P")
T = TypeVar("T")

_logger = logging.getLogger(__name__)


class GameServer:
    """A running server."""

    def __init__(
        self,
        settings: Settings,
        accounts: Accounts,
        store: Store,
        clock: SteadyClock,
        leases: Leases,
    ) -> None:
        self.settings = settings
        self.accounts = accounts
        self.store = store
        self.clock = clock
        self.metrics = Metrics()
        remote = Jobs(store, leases.worker).pools() if settings.think == "remote" else None
        bots = BotProcesses(settings.thinkers, remote=remote)
        self.live_tables = LiveTables(store, bots, clock, settings.faults, leases)
        self.limits = VisitorLimits(settings.quotas, settings.rate_factor)
        self.islands = IslandCache(self.limits.islands, lambda: clock() / 1000)
        self.owners: Owners = self.live_tables
        self.ready = False  # to take visitors
        self._housekeeping = Housekeeping(store, self.live_tables, settings, clock)
        self._due_tables = DueTables(self.live_tables, leases)
        self._retention = Retention(store, settings, GUEST)
        self._loops: list[asyncio.Task[None]] = []
        self._thread_lock = asyncio.Lock()
        self._tables_stored: dict[str, int] = dict.fromkeys(tables.ALIVE, 0)
        register_gauges(self.metrics, self.live_tables, bots, self._tables_stored)

    @classmethod
    async def open(cls, settings: Settings) -> GameServer:
        """Open the database, and start the recurring tasks."""
        store = DatabaseStore(settings.database)
        # A file is locked for its only server.
        alone = isinstance(settings.database, SqliteDatabase) and not settings.internal
        last = await store.read(partial(_last_known, alone=alone))
        clock = SteadyClock(last)
        leases = Leases(store, clock, settings.internal, alone, settings.worker)
        server = cls(settings, await Accounts.open(store), store, clock, leases)
        await server._housekeeping.begin()
        await leases.renew()
        server.ready = True
        server._loops = [
            asyncio.create_task(_repeat(leases.renew_every, leases.renew)),
            asyncio.create_task(_repeat(LOOK_EVERY, server._due_tables.look)),
            asyncio.create_task(_repeat(SECOND, server.live_tables.rows.write)),
            asyncio.create_task(measure_lag()),
            asyncio.create_task(_repeat(TICK, server._housekeeping.tick)),
            asyncio.create_task(_repeat(settings.poll_interval, server._housekeeping.poll)),
            asyncio.create_task(_repeat(settings.idle // 4, server.sleep_idle_tables)),
            asyncio.create_task(_repeat(HOUR, server._housekeeping.close_stale)),
            asyncio.create_task(_repeat(INTERVAL, server._retention.pack_some)),
            asyncio.create_task(_repeat(INTERVAL, server._retention.prune_some)),
            asyncio.create_task(_repeat(HOUR, server._retention.tidy)),
        ]
        return server

    async def sleep_idle_tables(self) -> None:
        """Drop idle tables, and return their memory to the system."""
        if await self.live_tables.sleep(self.settings.idle):
            await asyncio.to_thread(trim_memory)

    def disconnect(self, person: str) -> None:
        """Close all connections of a person."""
        self._housekeeping.disconnect(lambda client: client.person == person, SIGNED_OUT)

    def disconnect_browser(self, cookie: str) -> None:
        """Close the connections of one browser, by its cookie."""
        self._housekeeping.disconnect(lambda client: client.cookie == cookie, SIGNED_OUT)

    async def erase(self, person: str) -> None:
        """Erase a person: from logs, live tables and accounts; bots play on."""
        self.disconnect(person)
        alive = tables.ALIVE
        for row in await self.store.read(
            lambda connection: tables.find_tables(connection, alive, person, MANY)
        ):
            try:
                await leave_table(self.live_tables, row.id, person)
            except ServerRefused as refused:
                if refused.key != "damaged":  # what is written of them there is forgotten all the same
                    raise
        found = await self.store.read(lambda connection: tables_naming(connection, person))
        for table in found:  # one after another, so that others may write in between
            await self.store.write(partial(erase_from_log, person=person, table=table, now=wall_clock()))
        await self.accounts.delete(person)
        self.disconnect(person)  # who came back meanwhile
        await self.live_tables.catch_up([], found)  # other workers are told

    async def in_thread(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something slow in a thread, one at a time, so that games go on."""
        async with self._thread_lock:
            return await asyncio.to_thread(work, *args, **kwargs)

    async def secret(self, purpose: str) -> bytes:
        """The server's key for a purpose."""
        fresh = token_bytes(32)
        return await self.store.write(lambda connection: people.server_key(connection, purpose, fresh))

    async def audit(self, who: str, action: str, **about: str | int) -> None:
        """Add an entry to the audit log."""
        moment = wall_clock()
        await self.store.write(lambda connection: audit.add_entry(connection, moment, who, action, about))

    async def metrics_text(self) -> bytes:
        """All metrics, in the text format of Prometheus."""
        with suppress(StoreError):  # which another metric says
            self._tables_stored.update(await self.store.read(tables.count_alive))
        return self.metrics.text()

    async def drain(self) -> None:
        """Finish running choices, hand all tables over, and tell all clients to come back."""
        self.ready = False
        renewing, *others = self._loops
        await _end(*others)
        await self.owners.hand_over()
        await _end(renewing)
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while len(self.limits.sockets):
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Finish running work, and close."""
        self.ready = False
        await _end(*self._loops)
        await self.live_tables.close()
        self.accounts.close()
        await self.store.close()


def _last_known(connection: Connection, alone: bool) -> int:
    """When a server last ran; 0 if one runs now, whose clock need not agree with ours to the millisecond."""
    if not alone and workers.somebody_runs(connection, wall_clock()):
        return 0
    return workers.last_heartbeat(connection) or 0


async def _end(*loops: asyncio.Task[None]) -> None:
    """End tasks that repeat something."""
    for loop in loops:
        loop.cancel()
        with suppress(asyncio.CancelledError):
            await loop


async def _repeat(pause: int, work: Callable[[], Awaitable[object]]) -> None:
    """Run a task repeatedly."""
    while True:
        await asyncio.sleep(pause / 1000)
        try:
            await work()
        except Exception:  # whatever it is, the next time may be better
            _logger.exception("housekeeping task failed")
