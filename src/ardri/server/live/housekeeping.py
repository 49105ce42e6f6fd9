"""Housekeeping: wakes tables after a restart, polls what other processes wrote, closes stale tables."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from ardri.server.live.connection import BANNED, SIGNED_OUT, ClientConnection
from ardri.server.live.damaged_tables import short
from ardri.server.live.live_tables import LiveTables
from ardri.server.refusals import Refusal, ServerRefused
from ardri.server.server_clock import Gap, SteadyClock, wall_clock
from ardri.server.settings import Settings
from ardri.server.storage.queries import heartbeat, tables
from ardri.server.storage.queries.people import revoked_since, sanctions_since
from ardri.server.storage.queries.table_log import last_entries
from ardri.server.storage.store import Store
from ardri.server.table import log_entries

HEARTBEAT: Final = 5_000  # ms between two pulses

_logger = logging.getLogger(__name__)


class Housekeeping:
    """Recurring tasks over all tables of a server."""

    def __init__(self, store: Store, live_tables: LiveTables, settings: Settings, clock: SteadyClock) -> None:
        self._store = store
        self._live_tables = live_tables
        self._settings = settings
        self._clock = clock
        self._last_heartbeat = 0
        self._last_poll = wall_clock()
        self._gaps_seen = 0  # gaps of the clock

    async def wake_all(self) -> None:
        """Load all running tables; time without a server counts for nobody."""
        last = await self._store.read(heartbeat.last_heartbeat)
        began = self._clock()
        if last is not None and began - last > 2 * HEARTBEAT:
            self._clock.gaps.append(Gap(last, began))
        await self.record_heartbeat()
        for id_ in await self._store.read(tables.running):
            try:
                await self._live_tables.get(id_)
            except ServerRefused as refused:  # the others must not wait for it; who comes to it is told
                _logger.info("table skipped at start", extra={"table": short(id_), "why": refused.key})
            except Exception:
                _logger.exception("table not loaded", extra={"table": short(id_)})

    async def record_heartbeat(self) -> None:
        """Record that a server is running."""
        moment = self._last_heartbeat = self._clock()
        await self._store.write(lambda connection: heartbeat.record_heartbeat(connection, moment))

    async def poll(self) -> None:
        """Apply what other processes have written, and disconnect who was banned or signed out."""
        if self._clock() - self._last_heartbeat >= HEARTBEAT:
            await self.record_heartbeat()
        await self._live_tables.catch_up()
        before, self._last_poll = self._last_poll, wall_clock()
        since = min(before, self._last_poll) - HEARTBEAT
        found = await self._store.read(lambda connection: sanctions_since(connection, since))
        banned = {person for person, kind, _ in found if kind == "ban"}
        self.disconnect(lambda client: client.person in banned, BANNED)
        gone = await self._store.read(lambda connection: revoked_since(connection, since))
        apart = self._clock.host_offset
        self.disconnect(lambda client: client.since + apart <= gone.get(client.person, 0), SIGNED_OUT)

    async def tick(self) -> None:
        """Read the clock, and skip gaps in which the process stood still."""
        self._clock()
        self._clock.check_host_clock()
        if self._gaps_seen < len(self._clock.gaps):
            self._gaps_seen = len(self._clock.gaps)
            await self._live_tables.skip_gaps()

    def disconnect(self, whom: Callable[[ClientConnection], bool], code: int) -> None:
        """Close the matching connections at once."""
        for live in self._live_tables.awake.values():
            for client in list(live.present):
                if isinstance(client, ClientConnection) and whom(client):
                    client.close_now(code)

    async def close_stale(self) -> None:
        """Close the tables at which nothing has happened for very long."""
        oldest = self._clock() - self._settings.stale
        found = await self._store.read(lambda connection: last_entries(connection, tables.ALIVE))
        for id_, last in found.items():
            if last < oldest:
                with suppress(Refusal):  # it does not load, or something came first
                    live = await self._live_tables.get(id_)
                    await self._live_tables.submit(live, lambda _, at: log_entries.closing(at, "idle"))
