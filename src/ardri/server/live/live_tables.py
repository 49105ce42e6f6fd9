"""Live tables: those in memory. They are loaded on demand or by a timer, and dropped when idle.

A dropped table loses nothing: its log has everything. What bots and time do is an entry like anybody's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Final

from ardri.rules.state import seed_commitment
from ardri.server import metrics
from ardri.server.live.bot_players import BotPlayers
from ardri.server.live.bot_processes import BotProcesses
from ardri.server.live.damaged_tables import DamagedTables, short
from ardri.server.live.live_table import EntryMaker, LiveTable, PatchMaker
from ardri.server.live.timers import Timers
from ardri.server.log_context import apart
from ardri.server.refusals import ServerRefused, TableRefused
from ardri.server.replay import table_repository
from ardri.server.server_clock import SteadyClock
from ardri.server.storage.errors import NoTable, StoreError
from ardri.server.storage.ids import fresh_id
from ardri.server.storage.queries.table_log import grown_logs
from ardri.server.storage.store import Store
from ardri.server.table import log_entries
from ardri.server.table.activity import Activity, activity_of
from ardri.server.table.deadlines import deadline
from ardri.server.table.log_entries import Entry
from ardri.server.table.reducer import open_table
from ardri.server.table.table import Table
from ardri.server.table.terms import Terms

RETRY: Final = 5_000  # ms until what failed is tried again
MANY_AT_ONCE: Final = 8  # as many things that happen at the same time

_logger = logging.getLogger(__name__)


class LiveTables:
    """All tables in memory, their timers and bots."""

    def __init__(self, store: Store, bot_processes: BotProcesses, clock: SteadyClock, faults: Path) -> None:
        self.store = store
        self.faults = faults  # the folder in which mistakes in the rules are written down
        self.clock = clock
        self.awake: dict[str, LiveTable] = {}
        self.damaged = DamagedTables(store)
        self.bots = BotPlayers(bot_processes, self.submit, clock)
        self._asleep: dict[str, Activity] = {}  # of tables that were awake before
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._timers = Timers(self._on_timer, clock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._submitting = 0

    # Tables

    async def open(
        self,
        host: str,
        terms: Terms,
        seed: str = "",
        position: dict[str, object] | None = None,
        id_: str = "",
    ) -> str:
        """Open a new table and return its id."""
        seeded, seed = seed != "", seed or seed_commitment.new_seed()
        commitment = seed_commitment.commitment(seed, terms.setting)
        opened = log_entries.Opened(self.clock(), host, terms, commitment, position, seeded)
        open_table(opened, seed)  # refused before anything is kept
        id_ = id_ or fresh_id()
        await table_repository.open_new(self.store, id_, opened, seed)
        return id_

    async def get(self, id_: str) -> LiveTable:
        """A live table, loaded if need be; NoTable if there is none, `damaged` if it does not load."""
        live = self.awake.get(id_)
        if live is None:
            live = await asyncio.shield(self._loading_of(id_))  # in no variable: its error would refer to it
        live.last_used = self.clock()
        return live

    def _loading_of(self, id_: str) -> asyncio.Task[LiveTable]:
        """The task that loads a table, for all who wait for it."""
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_, None))
        return self._loading[id_]

    async def _load(self, id_: str) -> LiveTable:
        await self.damaged.refuse(id_)
        try:
            with metrics.TABLE_LOADS.time():
                streams, snapshot_at = await table_repository.load(self.store, id_)
        except StoreError:
            raise
        except Exception as error:  # whatever is wrong with it, it is wrong with this table alone
            await self.damaged.note(id_, error)
            raise ServerRefused("damaged") from error
        live = LiveTable(id_, streams, snapshot_at, self.store, self.clock, self.faults)
        await live.skip_gaps()
        self.awake[id_] = live
        self._asleep.pop(id_, None)
        await table_repository.record_end(self.store, id_, live.table)
        self._schedule(live)
        return live

    async def activity(self, id_: str) -> Activity | None:
        """The activity of a running table, which need not wake for that if it was awake before."""
        live = self.awake.get(id_)
        if live is None and id_ in self._asleep:
            return self._asleep[id_]
        return activity_of((live or await self.get(id_)).table)

    def nudged(self, id_: str, person: str) -> bool:
        """True if a person was nudged at a table, and has not come there since."""
        live = self.awake.get(id_)
        return live is not None and person in live.presence.nudges

    async def skip_gaps(self) -> None:
        """Leave out the time in which the server stood still, at all tables."""
        for live in list(self.awake.values()):
            try:
                await live.skip_gaps()
            except (StoreError, ServerRefused):  # it will be before anything else happens there
                _logger.exception("gap not skipped", extra={"table": short(live.id)})
            self._schedule(live)

    async def submit(self, live: LiveTable, make_entry: EntryMaker) -> None:
        """Append an entry at a table, and schedule what follows."""
        before = live.table.status
        self._submitting += 1
        try:
            await live.submit(make_entry)
        finally:
            self._submitting -= 1
            self._schedule(live)
        if live.table.status != before:
            await table_repository.record_end(self.store, live.id, live.table)
        if live.wants_snapshot(hurry=self._submitting > MANY_AT_ONCE):
            self._start(live.keep_snapshot())  # nobody need wait for it

    async def rewind(self, live: LiveTable, make_patch: PatchMaker) -> None:
        """Take back a move at a table, and schedule what follows."""
        try:
            await live.rewind(make_patch)
        finally:
            self._schedule(live)

    async def sleep(self, idle: int) -> int:
        """Drop the tables that were idle for so many ms; return how many."""
        before = len(self.awake)
        for live in list(self.awake.values()):
            there = live.present or live.listeners or live.thinking or live.lock.locked()
            if live.last_used + idle <= self.clock() and not there:
                del self.awake[live.id]
                metrics.TABLES_SLEPT.inc()
                live.presence.close()
                activity = activity_of(live.table)
                if activity is not None:
                    self._asleep[live.id] = activity
                await self._keep_snapshot(live)
        return max(0, before - len(self.awake))

    async def _keep_snapshot(self, live: LiveTable) -> None:
        """Store a snapshot; failures are logged, since logs are enough."""
        try:
            await live.keep_snapshot()
        except Exception:
            _logger.exception("snapshot not stored", extra={"table": short(live.id)})

    async def catch_up(self) -> None:
        """Apply what other processes appended."""
        known = {live.id: live.table.entry_count for live in self.awake.values()}
        found = await self.store.read(lambda connection: grown_logs(connection, known))
        for id_, length in found.items():
            live = self.awake.get(id_)
            if live is None or live.table.entry_count >= length:  # it grew by what happened here
                continue
            try:
                async with live.lock:
                    if live.table.entry_count < length:
                        await live.catch_up()
                await table_repository.record_end(self.store, id_, live.table)
            except StoreError:
                raise
            except Exception as error:  # the others have to hear as well
                await self._give_up(live, error)
            else:
                self._schedule(live)
        for id_ in await self.damaged.changed():
            self._start(self._wake_repaired(id_))

    async def _give_up(self, live: LiveTable, error: Exception) -> None:
        """Drop a table whose log cannot be applied any more."""
        await self.damaged.note(live.id, error)
        self.awake.pop(live.id, None)
        live.presence.close()
        self._timers.set(live.id, None)
        for listener in list(live.listeners):
            listener.disconnect()

    async def _wake_repaired(self, id_: str) -> None:
        """Load a table that somebody has repaired."""
        with suppress(NoTable, ServerRefused):
            await self.get(id_)

    # Time and bots

    def _schedule(self, live: LiveTable) -> None:
        """Set the timer of a table, and let its bots think."""
        if self._closed or self.awake.get(live.id) is not live:
            return
        due = deadline(live.table)
        self._timers.set(live.id, None if due is None else due.at)
        for seat in live.table.to_think():
            number = live.table.questions[seat].number
            if live.thinking.get(seat) != number:
                live.thinking[seat] = number
                self._start(self._let_answer(live, seat, number))

    def _on_timer(self, id_: str) -> None:
        self._start(self._run_due(id_))

    async def _run_due(self, id_: str) -> None:
        """Append the entry that is due at a table."""
        try:
            live = await self.get(id_)
            await self.submit(live, due_entry)
        except TableRefused:  # something else came first
            pass
        except (StoreError, ServerRefused) as error:
            if isinstance(error, ServerRefused) and error.key == "damaged":
                return  # until somebody repairs it
            self._timers.set(id_, self.clock() + RETRY)
            raise

    async def _let_answer(self, live: LiveTable, seat: int, number: int) -> None:
        """Let a bot answer a question; the seat of one that cannot is not asked again."""
        can_answer = True
        try:
            can_answer = await self.bots.answer(live, seat, number)
        finally:
            if live.thinking.get(seat) == number and can_answer:
                del live.thinking[seat]
            self._schedule(live)

    # Tasks

    def _start(self, work: Coroutine[None, None, None]) -> None:
        if self._closed:
            work.close()
            return
        started = asyncio.create_task(work, context=apart())
        self._tasks.add(started)
        started.add_done_callback(self._ended)

    def _ended(self, ended: asyncio.Task[None]) -> None:
        self._tasks.discard(ended)
        error = None if ended.cancelled() else ended.exception()
        if error is not None:
            _logger.error("background task failed", exc_info=error)

    async def close(self) -> None:
        """Finish running tasks, store snapshots, and stop."""
        self._closed = True
        self._timers.close()
        for live in list(self.awake.values()):
            for listener in list(live.present):
                listener.disconnect()
        await self.bots.close()
        if self._tasks:
            await asyncio.wait(self._tasks)
        for live in self.awake.values():
            live.presence.close()
            async with live.lock:
                await self._keep_snapshot(live)
        self.awake = {}


def due_entry(table: Table, now: int) -> Entry:
    """The entry that is due; refused if none is."""
    due = deadline(table)
    if due is None or due.at > now:
        raise TableRefused("time_left")
    return (
        log_entries.Closed(now, due.one)
        if isinstance(due, log_entries.Closed)
        else log_entries.Timedout(now, due.seat)
    )
