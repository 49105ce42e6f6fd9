"""Table rows: what the schedule says of tables that are awake, written behind, and all that changed at once.

So a choice costs nothing more. What a row says may be a second old while its table is awake, but not when it
falls asleep: then the row is written together with giving up the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from ardri.server.live.leases import Leases
from ardri.server.live.live_table import LiveTable
from ardri.server.storage.queries import schedule
from ardri.server.storage.queries.schedule import Claim, RowState
from ardri.server.storage.store import Store
from ardri.server.table.activity import Activity, activity_of
from ardri.server.table.deadlines import deadline
from ardri.server.table.table import Table


class ListedActivity(msgspec.Struct, frozen=True, omit_defaults=True):
    """The activity of a running table, and messages to people who were nudged there."""

    activity: Activity | None = None
    nudges: dict[str, str] = {}


class _Batch(NamedTuple):
    """Rows on their way to the database."""

    changed: dict[str, LiveTable]
    leaving: dict[str, RowState]
    unloaded: dict[str, Claim]


class TableRows:
    """The rows of a worker's tables."""

    def __init__(self, store: Store, leases: Leases, clock: Callable[[], int]) -> None:
        self._store = store
        self._leases = leases
        self._clock = clock
        self._waiting = _Batch({}, {}, {})
        self._on_the_way = _Batch({}, {}, {})
        self._lock = asyncio.Lock()

    def change(self, live: LiveTable) -> None:
        """A table has changed."""
        self._waiting.changed[live.id] = live

    def give_up(self, live: LiveTable) -> None:
        """A table falls asleep: with its row, our right to it goes."""
        self._waiting.changed.pop(live.id, None)
        self._waiting.leaving[live.id] = state_of(live, self._clock())

    def give_back(self, claim: Claim) -> None:
        """A table could not be loaded."""
        self._waiting.unloaded[claim.table] = claim

    def forget(self, table: str) -> None:
        """A table is another worker's now."""
        self._waiting.changed.pop(table, None)

    async def keep(self, table: str) -> Claim | None:
        """A table that was to be given up is wanted again; our claim, if we still have it.

        If it is on its way, wait until that is done.
        """
        if table in self._on_the_way.leaving or table in self._on_the_way.unloaded:
            async with self._lock:
                pass
        if self._waiting.leaving.pop(table, None) is not None:
            return Claim(table)
        return self._waiting.unloaded.pop(table, None)

    async def write(self) -> None:
        """Write everything that waits; what cannot be written waits for the next time."""
        async with self._lock:
            self._on_the_way, self._waiting = self._waiting, _Batch({}, {}, {})
            try:
                await self._write(self._on_the_way)
            except BaseException:
                then, now = self._on_the_way, self._waiting
                self._waiting = _Batch(
                    {**then.changed, **now.changed},
                    {**then.leaving, **now.leaving},
                    {**then.unloaded, **now.unloaded},
                )
                raise
            finally:
                self._on_the_way = _Batch({}, {}, {})

    async def _write(self, batch: _Batch) -> None:
        now = self._clock()
        changed = [state_of(live, now) for live in batch.changed.values() if not live.dropped]
        leaving = list(batch.leaving.values())
        unloaded = list(batch.unloaded.values())
        if not changed and not leaving and not unloaded:
            return
        worker = self._leases.worker

        def change(connection: Connection) -> None:
            schedule.write_rows(connection, worker, changed)
            if leaving:
                schedule.release_rows(connection, worker, leaving)
            schedule.give_back(connection, worker, unloaded)

        await self._store.write(change)


def state_of(live: LiveTable, now: int) -> RowState:
    """The row of a table as it is now."""
    table = live.table
    body = msgspec.json.encode(activity_now(live)) if table.status == "playing" else None
    return RowState(live.id, due_at(table, now), table.at, body)


def activity_now(live: LiveTable) -> ListedActivity:
    """The activity of a table that is awake."""
    nudges = {person: message.decode() for person, message in live.presence.nudges.items()}
    return ListedActivity(activity_of(live.table), nudges)


def due_at(table: Table, now: int) -> int | None:
    """When something happens at a table by itself: at once if a bot is to think, or by a clock or pause."""
    if table.to_think():
        return now
    due = deadline(table)
    return None if due is None else due.at


def listed_activity(body: bytes | None) -> ListedActivity:
    """The activity in a row; none if another program wrote it."""
    try:
        return ListedActivity() if body is None else msgspec.json.decode(body, type=ListedActivity)
    except msgspec.DecodeError:
        return ListedActivity()


def nudges_of(body: bytes | None) -> dict[str, bytes]:
    """The messages to people who were nudged, as a row has them."""
    return {person: message.encode() for person, message in listed_activity(body).nudges.items()}
