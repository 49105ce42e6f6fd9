"""Housekeeping: hears what other processes did, skips gaps, closes stale tables, and forgets what is old."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress

from ardri.server.live.connection import BANNED, SIGNED_OUT, ClientConnection
from ardri.server.live.live_tables import LiveTables
from ardri.server.live.signal_reader import SignalReader
from ardri.server.refusals import Refusal
from ardri.server.server_clock import SteadyClock, wall_clock
from ardri.server.settings import HOUR, Settings
from ardri.server.storage.errors import TableElsewhere
from ardri.server.storage.ids import token_hash
from ardri.server.storage.queries import gaps, schedule, signals
from ardri.server.storage.store import Store
from ardri.server.table import log_entries

_logger = logging.getLogger(__name__)


class Housekeeping:
    """Recurring tasks over all tables of a server."""

    def __init__(self, store: Store, live_tables: LiveTables, settings: Settings, clock: SteadyClock) -> None:
        self._store = store
        self._live_tables = live_tables
        self._settings = settings
        self._clock = clock
        self._signals = SignalReader(store, clock)
        self._gaps_seen = 0  # gaps of the clock

    async def begin(self) -> None:
        """Listen from now on."""
        await self._signals.begin()

    async def poll(self) -> None:
        """Apply what other processes have done, and disconnect who was banned or signed out."""
        found = await self._signals.read()
        subjects = {
            kind: [signal.subject for signal in found if signal.kind == kind]
            for kind in ("appended", "erased", "banned", "signed_out")
        }
        await self._live_tables.catch_up(subjects["appended"], subjects["erased"])
        self.disconnect(lambda client: client.person in subjects["banned"], BANNED)
        revoked = {signal.subject: signal.at for signal in found if signal.kind == "revoked"}
        apart = self._clock.host_offset
        self.disconnect(lambda client: client.since + apart <= revoked.get(client.person, 0), SIGNED_OUT)
        gone = subjects["signed_out"]
        if gone:
            self.disconnect(lambda client: token_hash(client.cookie).hex() in gone, SIGNED_OUT)

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
        """Close the tables at which nothing has happened for very long, and forget old signals and gaps."""
        oldest = self._clock() - self._settings.stale
        for id_ in await self._store.read(lambda connection: schedule.untouched(connection, oldest)):
            with suppress(Refusal, TableElsewhere):  # it does not load, or something came first
                live = await self._live_tables.get(id_)
                await self._live_tables.submit(live, lambda _, at: log_entries.closing(at, "idle"))
        await self._store.write(gaps.forget_gaps)
        before = wall_clock() - HOUR
        await self._store.write(lambda connection: signals.forget_signals(connection, before))
