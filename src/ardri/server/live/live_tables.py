"""Live tables: those in memory. They are loaded when visited or due, and dropped when idle.

Each is ours alone while it is here (`leases`). A dropped table loses nothing: its log has everything. What
bots and time do is an entry like anybody's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from ardri.rules.state import seed_commitment
from ardri.server import metrics
from ardri.server.live.bot_players import BotPlayers
from ardri.server.live.bot_processes import BotProcesses
from ardri.server.live.damaged_tables import DamagedTables, short
from ardri.server.live.leases import Leases
from ardri.server.live.live_table import EntryMaker, LiveTable, PatchMaker
from ardri.server.live.table_rows import ListedActivity, TableRows, activity_now, nudges_of
from ardri.server.live.timers import Timers
from ardri.server.log_context import apart
from ardri.server.refusals import ServerRefused, TableRefused
from ardri.server.replay import table_repository
from ardri.server.server_clock import SteadyClock
from ardri.server.storage.errors import NoTable, StoreError, TableElsewhere
from ardri.server.storage.ids import fresh_id
from ardri.server.storage.queries.schedule import Claim
from ardri.server.storage.store import Store
from ardri.server.table import log_entries
from ardri.server.table.deadlines import deadline
from ardri.server.table.log_entries import Entry
from ardri.server.table.reducer import open_table
from ardri.server.table.table import Table
from ardri.server.table.terms import Terms

RETRY: Final = 5_000  # ms until what failed is tried again
BRIEF: Final = 2_000  # ms after which a table sleeps again that was woken only because something was due
SOON: Final = 10_000  # ms until the next thing happens for which it had better stay awake
TOGETHER: Final = 50  # tables that are given up together
MANY_AT_ONCE: Final = 8  # as many things that happen at the same time

_logger = logging.getLogger(__name__)


class LiveTables:
    """All tables in memory, their timers and bots."""

    def __init__(
        self,
        store: Store,
        bot_processes: BotProcesses,
        clock: SteadyClock,
        faults: Path,
        leases: Leases | None = None,
    ) -> None:
        """The tables of a worker; by default it is the only one."""
        self.store = store
        self.leases = leases or Leases(store, clock)
        self.leases.holder = self
        self.rows = TableRows(store, self.leases, clock)
        self.faults = faults  # the folder in which mistakes in the rules are written down
        self.clock = clock
        self.awake: dict[str, LiveTable] = {}
        self.damaged = DamagedTables(store)
        self.bots = BotPlayers(bot_processes, self.submit, clock)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._timers = Timers(self._on_timer, clock)
        self._tasks: set[asyncio.Task[None]] = set()
        self.finishing = False
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
        """A table that somebody visits, loaded if need be.

        NoTable if there is none, TableElsewhere if another worker has it, `damaged` if it does not load.
        """
        live = self.awake.get(id_)
        if self.finishing:
            raise ServerRefused("stopping")
        if live is None:
            live = await asyncio.shield(self._loading_of(id_))  # in no variable: its error would refer to it
        live.last_used = self.clock()
        live.visited = True
        return live

    async def wake(self, claim: Claim) -> None:
        """Load a table that is ours, because something is due there."""
        if claim.table not in self.awake:
            await asyncio.shield(self._loading_of(claim.table, claim))

    def _loading_of(self, id_: str, claim: Claim | None = None) -> asyncio.Task[LiveTable]:
        """The task that loads a table, for all who wait for it."""
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_, claim))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_, None))
        return self._loading[id_]

    async def _load(self, id_: str, claim: Claim | None) -> LiveTable:
        if self._closed:
            raise TableElsewhere(id_, "")
        taken = claim or await self.rows.keep(id_) or await self.leases.claim(id_)
        try:
            await self.damaged.refuse(id_)
            live = await self._load_claimed(taken)
        except BaseException:
            self.rows.give_back(taken)
            raise
        self.awake[id_] = live
        await table_repository.record_end(self.store, id_, live.table)
        self._schedule(live)
        return live

    async def _load_claimed(self, claim: Claim) -> LiveTable:
        try:
            with metrics.TABLE_LOADS.time():
                loaded = await table_repository.load(self.store, claim.table)
        except StoreError:
            raise
        except Exception as error:  # whatever is wrong with it, it is wrong with this table alone
            await self.damaged.note(claim.table, error)
            raise ServerRefused("damaged") from error
        live = LiveTable(claim.table, loaded, self.store, self.clock, self.faults, self.leases)
        live.presence.nudges.update(nudges_of(claim.activity))
        await live.wake(claim)
        return live

    def activity(self, id_: str) -> ListedActivity | None:
        """The activity of a table, if it is awake here."""
        live = self.awake.get(id_)
        return None if live is None else activity_now(live)

    async def elsewhere(self, table: str) -> str | None:
        """The internal address of another worker with a live lease on a table; None if it is ours or free."""
        if table in self.awake and self.leases.is_valid:
            return None
        return await self.leases.elsewhere(table)

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
        if self.finishing:
            raise ServerRefused("stopping")
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
        if self.finishing:
            raise ServerRefused("stopping")
        try:
            await live.rewind(make_patch)
        finally:
            self._schedule(live)

    async def sleep(self, idle: int) -> int:
        """Drop the tables that were idle for so many ms; return how many."""
        return await self._sleep([live for live in self.awake.values() if self._is_idle(live, idle)])

    async def sleep_unvisited(self) -> int:
        """Drop the tables that were awake only because something was due, and at which nothing more is."""
        return await self._sleep(
            [
                live
                for live in self.awake.values()
                if not live.visited and self._is_idle(live, BRIEF) and not self._is_due_soon(live)
            ]
        )

    def _is_idle(self, live: LiveTable, idle: int) -> bool:
        there = live.present or live.listeners or live.thinking or live.lock.locked()
        return live.last_used + idle <= self.clock() and not there

    def _is_due_soon(self, live: LiveTable) -> bool:
        due = deadline(live.table)
        return due is not None and due.at <= self.clock() + SOON

    async def _sleep(self, idle: Sequence[LiveTable]) -> int:
        for live in idle:
            self._drop(live)
            self.rows.give_up(live)
            metrics.TABLES_SLEPT.inc()
        for live in idle:
            await self._keep_snapshot(live)
        if idle:
            await self.rows.write()
        return len(idle)

    def _drop(self, live: LiveTable) -> None:
        """Take a table out of memory."""
        live.dropped = True
        self.awake.pop(live.id, None)
        self._timers.set(live.id, None)
        live.presence.close()

    def held(self) -> list[str]:
        """The tables in memory."""
        return list(self.awake)

    def lose(self, table: str) -> None:
        """Drop a table that another worker has taken; its clients come back, and find it there."""
        live = self.awake.get(table)
        if live is not None:
            _logger.warning("table lost to another worker", extra={"table": short(table)})
            self._drop(live)
            self.rows.forget(table)
            for client in list(live.present):
                client.disconnect()

    async def _keep_snapshot(self, live: LiveTable) -> None:
        """Store a snapshot; failures are logged, since logs are enough."""
        try:
            await live.keep_snapshot()
        except Exception:
            _logger.exception("snapshot not stored", extra={"table": short(live.id)})

    async def catch_up(self, appended: Sequence[str], erased: Sequence[str] = ()) -> None:
        """Apply what others did to the logs of our tables: they appended something, or erased something."""
        for id_ in dict.fromkeys([*appended, *erased]):
            live = self.awake.get(id_)
            if live is None:
                continue
            try:
                if id_ in erased:
                    await live.forget()
                else:
                    async with live.lock:
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
        self._drop(live)
        self.rows.give_back(Claim(live.id))
        for listener in list(live.listeners):
            listener.disconnect()

    async def _wake_repaired(self, id_: str) -> None:
        """Load a table that somebody has repaired."""
        with suppress(NoTable, TableElsewhere, ServerRefused):
            await self.get(id_)

    # Time and bots

    def _schedule(self, live: LiveTable) -> None:
        """Set the timer of a table, and let its bots think."""
        if self._closed or self.awake.get(live.id) is not live:
            return
        self.rows.change(live)
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
        live = self.awake.get(id_)
        if live is None or self.finishing:
            return  # whoever has it now will see to it
        try:
            await self.submit(live, due_entry)
        except (TableRefused, TableElsewhere):  # something else came first
            pass
        except (StoreError, ServerRefused):
            if not live.dropped:
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

    async def hand_over(self) -> None:
        """Finish what runs, give up all tables with true rows and snapshots, and let clients come back.

        What is asked from now on is refused.
        """
        self.finishing = self._closed = True
        self._timers.close()
        await self.bots.close()
        if self._tasks:
            await asyncio.wait(self._tasks)
        if self._loading:
            await asyncio.wait(self._loading.values())
        for live in list(self.awake.values()):
            async with live.lock:  # which whoever came before has had
                pass
        while self._submitting:
            await asyncio.sleep(0.01)  # they tell their clients, and then nothing waits any more
        left = list(self.awake.values())
        for start in range(0, len(left), TOGETHER):
            some = left[start : start + TOGETHER]
            for live in some:
                async with live.lock:
                    self._drop(live)
                    self.rows.give_up(live)
                    await self._keep_snapshot(live)
            await self.rows.write()
            for live in some:
                for client in list(live.present):
                    client.disconnect()
        await self.rows.write()
        await self.leases.end()

    async def close(self) -> None:
        """Hand over, and stop."""
        try:
            if self.finishing:
                await self.leases.end()
            else:
                await self.hand_over()
        except StoreError:
            _logger.exception("tables not handed over")


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
