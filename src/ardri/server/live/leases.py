"""Leases: a worker owns the tables that it has in memory, as long as it says in time that it runs.

A worker that says nothing for the length of its lease may be dead, and others take its tables. If it only
stood still, it finds that out before it appends: by its own clock it knows that its lease is over, and asks.
Whoever takes a table over from such a worker appends an entry first (`Away`). So an append that was under way
meets a number that is taken, and whoever meets that asks, too. Safety depends on those numbers alone, not on
clocks: if the clocks of two machines differ, tables change hands more often, and nothing else happens.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, Protocol

from sqlalchemy import Connection

from ardri.server.server_clock import Gap, SteadyClock
from ardri.server.storage.errors import NoTable, TableElsewhere
from ardri.server.storage.ids import fresh_id
from ardri.server.storage.queries import gaps, schedule, workers
from ardri.server.storage.queries.schedule import Claim
from ardri.server.storage.queries.tables import table_exists
from ardri.server.storage.store import Store

LEASE: Final = 2_000  # ms for which a worker is taken to run after it said so
RENEW: Final = 500  # ms between two renewals
LEASE_ALONE: Final = 15_000  # for the only worker, whose tables nobody else wants
RENEW_ALONE: Final = 5_000
NOBODY: Final = 10_000  # ms without any worker that count for nobody; less is not noticed
KEPT: Final = 24 * 3_600_000  # ms for which workers are remembered that are gone

_logger = logging.getLogger(__name__)


class Holder(Protocol):
    """Whoever has the tables of a worker in memory."""

    def held(self) -> Sequence[str]:
        """The tables in memory."""

    def lose(self, table: str) -> None:
        """Drop a table that is another worker's now."""


class Leases:
    """The lease of one worker on its tables."""

    def __init__(
        self, store: Store, clock: SteadyClock, address: str = "", alone: bool = True, worker: str = ""
    ) -> None:
        """A worker; one that is `alone` need not wait for the leases of others, because they are dead."""
        self.worker = worker or fresh_id()
        self.holder: Holder | None = None
        self.renew_every = RENEW_ALONE if alone else RENEW
        self._store = store
        self._clock = clock
        self._address = address
        self._alone = alone
        self._length = LEASE_ALONE if alone else LEASE
        self._expires = 0
        self._registered = False
        self._gaps_recorded = 0  # gaps of the clock
        self._lock = asyncio.Lock()

    @property
    def is_valid(self) -> bool:
        """True if nobody else may have our tables."""
        return self._clock() < self._expires

    async def renew(self) -> None:
        """Say that this worker runs; if that is late, drop the tables that others have taken."""
        async with self._lock:
            await self._renew()

    async def ensure(self) -> None:
        """Renew the lease if it is over."""
        if not self.is_valid:
            async with self._lock:
                if not self.is_valid:
                    await self._renew()

    async def _renew(self) -> None:
        now = self._clock()
        expires = now + self._length
        late = self._registered and now >= self._expires
        if not self._registered:
            await self._store.write(lambda connection: self._register(connection, now, expires))
            self._registered = True
        elif not await self._store.write(lambda connection: self._enter(connection, now, expires)):
            late = True  # we were forgotten, and nothing is ours any more
        self._expires = expires
        await self._record_gaps()
        if late:
            _logger.warning("lease expired and renewed")
            await self._drop_lost()

    def _register(self, connection: Connection, now: int, expires: int) -> None:
        if self._alone:
            workers.end_all_leases(connection, now)
        last = workers.last_heartbeat(connection)
        if last is not None and now - last > NOBODY and not workers.somebody_runs(connection, now):
            gaps.add_gap(connection, last, now)
        workers.forget_workers(connection, now - KEPT)
        self._enter(connection, now, expires)

    def _enter(self, connection: Connection, now: int, expires: int) -> bool:
        """Renew the lease, or register if nobody knows us; True if we were known."""
        known = workers.renew(connection, self.worker, now, expires)
        if not known:
            workers.register(connection, self.worker, self._address, now, expires)
        return known

    async def _record_gaps(self) -> None:
        """Record the gaps of our clock in which nobody else ran either."""
        new = self._clock.gaps[self._gaps_recorded :]
        if not new:
            return

        def record(connection: Connection) -> None:
            for gap in new:
                if not workers.ran_since(connection, gap.since + LEASE, self.worker):
                    gaps.add_gap(connection, gap.since, gap.until)

        await self._store.write(record)
        self._gaps_recorded += len(new)

    async def _drop_lost(self) -> None:
        """Drop the tables that another worker has taken."""
        ours = await self._store.read(lambda connection: schedule.owned(connection, self.worker))
        if self.holder is not None:
            for table in self.holder.held():
                if table not in ours:
                    self.holder.lose(table)

    # Tables

    async def claim(self, table: str) -> Claim:
        """Take a table; NoTable if there is none, TableElsewhere if another worker has it."""
        await self.ensure()
        if not await self._store.read(lambda connection: table_exists(connection, table)):
            raise NoTable(table)
        address = await self.elsewhere(table)
        if address is not None:
            raise TableElsewhere(table, address)
        now = self._clock()
        taken = await self._store.write(
            lambda connection: schedule.claim(connection, table, self.worker, now)
        )
        if taken is None:  # another was quicker
            raise TableElsewhere(table, await self.elsewhere(table) or "")
        return taken

    async def claim_some(self, most: int, without: Sequence[str]) -> list[Claim]:
        """Take some tables whose worker is dead, or that are due and that nobody has."""
        await self.ensure()
        now = self._clock()

        def look(connection: Connection) -> bool:
            return schedule.is_anything_to_do(connection, self.worker, now, without)

        def take(connection: Connection) -> list[Claim]:
            orphans = schedule.claim_orphans(connection, self.worker, now, most, without)
            return orphans or schedule.claim_due(connection, self.worker, now, most, without)

        return await self._store.write(take) if await self._store.read(look) else []

    async def give_back(self, claim: Claim) -> None:
        """Undo a claim of a table that could not be loaded."""
        await self._store.write(lambda connection: schedule.give_back(connection, self.worker, [claim]))

    async def elsewhere(self, table: str) -> str | None:
        """The address of another worker with a live lease on a table; None if it is ours or free."""
        if self._alone:
            return None
        now = self._clock()
        return await self._store.read(
            lambda connection: schedule.owner_elsewhere(connection, table, self.worker, now)
        )

    async def require(self, table: str) -> None:
        """Make sure that a table is still ours; TableElsewhere, and it is dropped, if it is not."""
        if not await self._store.read(lambda connection: schedule.is_owner(connection, table, self.worker)):
            if self.holder is not None:
                self.holder.lose(table)
            raise TableElsewhere(table, await self.elsewhere(table) or "")

    async def times_out(self, claim: Claim, last_entry: int) -> tuple[list[Gap], int]:
        """The gaps since a table's last entry, and how many gaps of our clock are recorded among them.

        Of a table that was taken over, only those before its worker died: what follows is one time out.
        """
        async with self._lock:
            await self._record_gaps()
            recorded = self._gaps_recorded
        found = await self._store.read(lambda connection: gaps.gaps_after(connection, last_entry))
        known = [Gap(since, until) for since, until in found]
        if claim.before is not None:
            known = [gap for gap in known if gap.since < claim.last_beat]
        return known, recorded

    async def end(self) -> None:
        """End the lease: this worker owns nothing any more."""
        if self._registered:
            now = self._clock()
            await self._store.write(lambda connection: workers.end_lease(connection, self.worker, now))
            self._registered = False
            self._expires = 0
