"""The running server: all its parts, opened and closed in the right order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from secrets import token_bytes
from typing import Final, ParamSpec, TypeVar

from ardri.server.limits.visitor_limits import VisitorLimits
from ardri.server.live.bot_processes import BotProcesses
from ardri.server.live.connection import SIGNED_OUT
from ardri.server.live.gauges import register_gauges
from ardri.server.live.housekeeping import Housekeeping
from ardri.server.live.island_cache import IslandCache
from ardri.server.live.live_tables import LiveTables
from ardri.server.live.loop_lag import measure_lag
from ardri.server.live.memory import trim_memory
from ardri.server.metrics import Metrics
from ardri.server.people.accounts import GUEST, Accounts
from ardri.server.people.erasure import erase_from_log
from ardri.server.refusals import ServerRefused, TableRefused
from ardri.server.replay.retention import INTERVAL, Retention
from ardri.server.server_clock import TICK, SteadyClock, wall_clock
from ardri.server.settings import HOUR, Settings
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.errors import StoreError
from ardri.server.storage.queries import audit, heartbeat, people, tables
from ardri.server.storage.queries.presences import tables_naming
from ardri.server.storage.store import Store
from ardri.server.table.log_entries import Entry, Left, Resigned
from ardri.server.table.table import Table

MANY: Final = 1_000_000  # tables of somebody

P = ParamSpec("P")
T = TypeVar("T")

_logger = logging.getLogger(__name__)


class GameServer:
    """A running server."""

    def __init__(self, settings: Settings, accounts: Accounts, store: Store, clock: SteadyClock) -> None:
        self.settings = settings
        self.accounts = accounts
        self.store = store
        self.clock = clock
        self.metrics = Metrics()
        bots = BotProcesses(settings.thinkers)
        self.live_tables = LiveTables(store, bots, clock, settings.faults)
        self.limits = VisitorLimits(settings.quotas, settings.rate_factor)
        self.islands = IslandCache(self.limits.islands, lambda: clock() / 1000)
        self.ready = False  # to take visitors
        self.loaded = False  # the running games, at the start
        self._housekeeping = Housekeeping(store, self.live_tables, settings, clock)
        self._retention = Retention(store, settings, GUEST)
        self._loops: list[asyncio.Task[None]] = []
        self._thread_lock = asyncio.Lock()
        self._tables_stored: dict[str, int] = dict.fromkeys(tables.ALIVE, 0)
        register_gauges(self.metrics, self.live_tables, bots, self._tables_stored)

    @classmethod
    async def open(cls, settings: Settings) -> GameServer:
        """Open the database, and start the recurring tasks."""
        store = DatabaseStore(settings.database)
        last = await store.read(heartbeat.last_heartbeat)
        clock = SteadyClock(last or 0)
        server = cls(settings, await Accounts.open(store), store, clock)
        server._loops = [
            asyncio.create_task(server._wake_tables()),
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

    async def _wake_tables(self) -> None:
        await self._housekeeping.wake_all()
        self.loaded = self.ready = True
        _logger.info("running tables loaded", extra={"tables": len(self.live_tables.awake)})

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
                await self._leave_table(row.id, person)
            except ServerRefused as refused:
                if refused.key != "damaged":  # what is written of them there is forgotten all the same
                    raise
        found = await self.store.read(lambda connection: tables_naming(connection, person))
        for table in found:  # one after another, so that others may write in between
            await self.store.write(partial(erase_from_log, person=person, table=table))
        await self.accounts.delete(person)
        self.disconnect(person)  # who came back meanwhile
        for live in [self.live_tables.awake[id_] for id_ in found if id_ in self.live_tables.awake]:
            async with live.lock:
                await live.reload()

    async def _leave_table(self, id_: str, person: str) -> None:
        """Give up all seats that a person has at a table."""
        live = await self.live_tables.get(id_)
        for number, seat in enumerate(live.table.seats):
            if seat.person == person:
                with suppress(TableRefused):  # it was given up before, or the game is over
                    await self.live_tables.submit(live, partial(_leaving_entry, number))

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

    async def close(self) -> None:
        """Finish running work, and close."""
        self.ready = False
        for loop in self._loops:
            loop.cancel()
            with suppress(asyncio.CancelledError):
                await loop
        await self.live_tables.close()
        await self._housekeeping.record_heartbeat()
        self.accounts.close()
        await self.store.close()


def _leaving_entry(seat: int, table: Table, at: int) -> Entry:
    if table.status == "open":
        return Left(at, seat)
    return Resigned(at, seat, ends=table.terms.players == 2)


async def _repeat(pause: int, work: Callable[[], Awaitable[object]]) -> None:
    """Run a task repeatedly."""
    while True:
        await asyncio.sleep(pause / 1000)
        try:
            await work()
        except Exception:  # whatever it is, the next time may be better
            _logger.exception("housekeeping task failed")
