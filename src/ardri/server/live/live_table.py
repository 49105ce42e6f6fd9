"""Live table: a table in memory, and its listeners.

An entry is first appended to the log, under the number that is expected to be the next. If another process
was quicker, its entries are read and the new one is checked again, unless the table has become another
worker's. Only committed entries are applied and sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Final, Protocol

from ardri.rules.errors import EngineFault
from ardri.server.live.engine_faults import report_fault
from ardri.server.live.leases import Leases
from ardri.server.live.presence import Attendee, Presence
from ardri.server.live.request_entries import may_hear
from ardri.server.live.retries import Failures
from ardri.server.refusals import ServerRefused
from ardri.server.replay import table_repository
from ardri.server.replay.patches import has_patch, read_entry
from ardri.server.replay.table_repository import LoadedTable
from ardri.server.server_clock import Gap, SteadyClock
from ardri.server.storage.errors import NotNext, TableElsewhere, Unavailable
from ardri.server.storage.queries import table_log
from ardri.server.storage.queries.schedule import Claim
from ardri.server.storage.store import Store
from ardri.server.table.deadlines import may_run
from ardri.server.table.log_entries import Away, Chosen, Entry, Faulted, Patched, encode
from ardri.server.table.reducer import after
from ardri.server.table.table import Table

TRIES: Final = 5
SNAPSHOT_EVERY: Final = 40  # entries
SNAPSHOT_AT_LAST: Final = 120  # entries, however much else there is to do

# Makes the entry that is wanted at a table at a time, or refuses.
EntryMaker = Callable[[Table, int], Entry]
PatchMaker = Callable[[Table, int], Patched]


class Listener(Protocol):
    """A receiver of some streams of a table."""

    person: str
    streams: list[str]

    def send(self, message: bytes) -> None:
        """Take a message."""

    def disconnect(self) -> None:
        """Close: the client has to reconnect."""


class Client(Listener, Attendee, Protocol):
    """A connected client, whether it listens or not."""

    def put_off(self) -> None:
        """Close: the person was removed from the table."""


class LiveTable:
    """One table in memory."""

    def __init__(
        self,
        id_: str,
        loaded: LoadedTable,
        store: Store,
        clock: SteadyClock,
        faults: Path,
        leases: Leases,
    ) -> None:
        self.id = id_
        self.streams = loaded.streams
        self.snapshot_at = loaded.snapshot_at  # entries in the last snapshot
        self._rewrites = loaded.rewrites
        self.listeners: list[Listener] = []
        self.present: list[Client] = []  # all who are connected, whether they listen or not
        self.presence = Presence(clock, loaded.streams.table, self.present)
        self.host_address = ""  # the address from which its host came last: for fair shares, kept nowhere
        self.thinking: dict[int, int] = {}  # seats for which a bot thinks, and the numbers of their questions
        self.failures: dict[int, Failures] = {}  # of the bots on seats, in a row
        self.replacements: dict[
            tuple[int, str], str
        ] = {}  # bots that failed on a seat, and who thinks instead
        self.failed_choices: set[str] = set()  # choices that were taken back because the rules failed
        self.last_used = clock()
        self.visited = False  # or it is awake only because something was due
        self.dropped = False  # from memory; another worker may have it
        self.lock = asyncio.Lock()
        self._store = store
        self._clock = clock
        self._leases = leases
        self._gaps_seen = len(clock.gaps)
        self._first_choice = ""
        self.committed = 0.0  # the moment of the last commit, of `perf_counter`
        self._faults_folder = faults  # where mistakes in the rules are written down

    @property
    def table(self) -> Table:
        """The table after its last entry."""
        return self.streams.table

    async def submit(self, make_entry: EntryMaker) -> None:
        """Append an entry; refused, without any effect, if it does not fit or the rules fail at it."""
        async with self.lock:
            self.last_used = self._clock()
            for _ in range(TRIES):
                entry = make_entry(self.table, await self._now())
                try:
                    following = after(self.table, entry)
                except EngineFault as error:
                    await self._undo_fault(error)
                    raise ServerRefused("fault") from error
                if await self._append(entry, following):
                    self._note_choice(entry)
                    return
        raise ServerRefused("busy")

    async def rewind(self, make_patch: PatchMaker) -> None:
        """Take back what an entry makes void, and tell everybody anew; refused if that does not fit."""
        async with self.lock:
            self.last_used = self._clock()
            for _ in range(TRIES):
                try:
                    patch = make_patch(self.table, await self._now())
                    await self._require_lease()
                    await table_repository.patch(self._store, self.id, patch)
                except NotNext:
                    await self._overtaken()
                else:
                    await self.reload()
                    return
        raise ServerRefused("busy")

    async def wake(self, claim: Claim) -> None:
        """Leave out the times in which nobody looked after the table."""
        async with self.lock:
            times, self._gaps_seen = await self._leases.times_out(claim, self.table.at)
            for gap in times:
                await self._skip_gap(gap)
            if claim.before is not None:
                await self._take_over(Gap(claim.last_beat, self._clock()))

    async def skip_gaps(self) -> None:
        """Leave out the time in which the server stood still."""
        async with self.lock:
            await self._now()

    async def _now(self) -> int:
        """The time, after all gaps are skipped."""
        now = self._clock()
        while self._gaps_seen < len(self._clock.gaps):
            await self._skip_gap(self._clock.gaps[self._gaps_seen])
            self._gaps_seen += 1
            now = self._clock()
        return max(now, self.table.at)

    async def _skip_gap(self, gap: Gap) -> None:
        for _ in range(TRIES):
            if gap.until <= self.table.at or not may_run(self.table):
                return
            away = Away(gap.until, max(gap.since, self.table.at))
            if await self._append(away, after(self.table, away)):
                return
        raise ServerRefused("busy")

    async def _take_over(self, gap: Gap) -> None:
        """Append an entry, so that a worker that only seemed dead cannot append one of its own."""
        for _ in range(TRIES):
            at = self.table.at
            if self.table.status != "playing":
                return
            away = Away(max(gap.until, at), max(gap.since, at))
            if await self._append(away, after(self.table, away)):
                return
        raise ServerRefused("busy")

    def report_fault(self, error: EngineFault) -> None:
        """Report an engine fault."""
        report_fault(self._faults_folder, self.table, error)

    def _note_choice(self, entry: Entry) -> None:
        """Remember the first choice since the table was quiet: an engine fault may take it back."""
        if self.table.last_quiet == self.table.entry_count:
            self.failed_choices.clear()
            self._first_choice = ""
        elif isinstance(entry, Chosen):
            self._first_choice = self._first_choice or entry.keys[0]

    async def _undo_fault(self, error: EngineFault) -> None:
        """Report an engine fault; while reactions are awaited, go back to what led to them.

        Otherwise nobody could go on. It is a patch like an admin's, and everybody is told.
        """
        self.report_fault(error)
        table = self.table
        if table.game is None or not table.game.in_window:
            return
        self.failed_choices.add(self._first_choice)
        self._first_choice = ""
        patch = Patched(max(self._clock(), table.at + 1), number=table.entry_count + 1, kept=table.last_quiet)
        await self._require_lease()
        try:
            await table_repository.patch(self._store, self.id, patch)
        except NotNext:
            await self._overtaken()
            return
        await self.reload()
        told = Faulted(self.table.at)
        await self._append(told, after(self.table, told))

    async def _append(self, entry: Entry, following: Table) -> bool:
        """Store, apply and send an entry; False if another process came first: its entry is applied."""
        number = self.table.entry_count + 1
        await self._require_lease()
        try:
            await table_repository.append(self._store, self.id, self.table, entry)
        except NotNext:
            await self._overtaken()
            return False
        except Unavailable:  # which is no proof that nothing was written
            found = await self.catch_up()
            if not found:
                raise
            return found[0].number == number and found[0].body == encode(entry)
        self.committed = perf_counter()
        self._send(self.streams.add(entry, following))
        return True

    async def _require_lease(self) -> None:
        """Refuse if another worker may have the table."""
        if not self._leases.is_valid:
            await self._leases.ensure()
        if self.dropped:
            raise TableElsewhere(self.id, "")

    async def _overtaken(self) -> None:
        """Read what somebody else appended; TableElsewhere if that is the table's new owner."""
        await self._leases.require(self.id)
        await self.catch_up()

    async def catch_up(self) -> list[table_log.StoredEntry]:
        """Read and send what other processes appended."""
        count = self.table.entry_count
        found = await self._store.read(lambda connection: table_log.read_log(connection, self.id, count))
        entries = [read_entry(entry.body) for entry in found]
        if has_patch(entries):
            await self.reload()
        else:
            for entry in entries:
                if entry is None:
                    raise ServerRefused("damaged")
                self._send(self.streams.add(entry))
        return found

    async def forget(self) -> None:
        """Read the table again after something in its log was erased."""
        async with self.lock:
            await self.reload()

    async def reload(self) -> None:
        """Read the table from the database again, and send full messages to everybody."""
        self.streams, self.snapshot_at, self._rewrites = await table_repository.load(self._store, self.id)
        self._send([(stream.name, self.streams.full(stream.name)) for stream in self.streams.all])

    def _send(self, sent: list[tuple[str, bytes]]) -> None:
        messages = dict(sent)
        table = self.table
        for listener in self.listeners.copy():
            for name in listener.streams.copy():
                if not may_hear(table, listener.person, name):
                    listener.streams.remove(name)
                elif name in messages:
                    listener.send(messages[name])

        self.presence.tell(table)
        if table.put_off and table.terms.visibility == "private":
            for listener in [each for each in self.present if each.person in table.put_off]:
                listener.put_off()

    @property
    def ended(self) -> bool:
        """True if the game is over or abandoned."""
        return self.table.status in ("over", "abandoned")

    def wants_snapshot(self, hurry: bool) -> bool:
        """True if a snapshot is due; in a hurry, only if it is long overdue."""
        most = SNAPSHOT_AT_LAST if hurry else SNAPSHOT_EVERY
        return self.table.entry_count - self.snapshot_at >= most and self.table.quiet

    async def keep_snapshot(self) -> None:
        """Store a snapshot if the table is quiet and has grown since the last one."""
        count, before = self.table.entry_count, self.snapshot_at
        if count > before:
            self.snapshot_at = count
            if not await table_repository.keep_snapshot(self._store, self.id, self.streams, self._rewrites):
                self.snapshot_at = before
