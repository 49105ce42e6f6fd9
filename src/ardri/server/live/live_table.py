"""A table that is awake in this process, and those who listen to it.

Whatever happens is appended to the log first, by the number that is expected to be the next one. If another
process was quicker, what it wrote is read and the matter is looked at again. Only what is committed is
applied and sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from ardri.rules.errors import EngineFault
from ardri.server.live.engine_faults import report
from ardri.server.live.requests import may_hear
from ardri.server.live.retries import Failures
from ardri.server.refusals import Trouble
from ardri.server.replay import table_repository
from ardri.server.replay.patches import patched, read_entry
from ardri.server.server_clock import Gap, SteadyClock
from ardri.server.storage import log
from ardri.server.storage.errors import NotNext, Unavailable
from ardri.server.storage.store import Store
from ardri.server.streams.streams import Streams
from ardri.server.table.deadlines import may_run
from ardri.server.table.log_entries import Away, Chosen, Entry, Faulted, Patched, encode
from ardri.server.table.reaction_pauses import in_window
from ardri.server.table.reducer import after
from ardri.server.table.table import Table

TRIES: Final = 5
SNAPSHOT_EVERY: Final = 40  # entries
SNAPSHOT_AT_LAST: Final = 120  # entries, however much else there is to do

# Makes the entry that is wanted at a table at a time, or refuses.
Making = Callable[[Table, int], Entry]


class Listener(Protocol):
    """Somebody who hears some streams of a table."""

    person: str
    streams: list[str]

    def hear(self, message: bytes) -> None:
        """Take a message, or be gone."""

    def dismiss(self) -> None:
        """The table is not what it was: come back and begin anew."""

    def put_off(self) -> None:
        """The table is not for this person any more."""


class Room:
    """One table."""

    def __init__(
        self, id_: str, streams: Streams, saved: int, store: Store, clock: SteadyClock, faults: Path
    ) -> None:
        self.id = id_
        self.streams = streams
        self.saved = saved  # entries in the last snapshot
        self.listeners: list[Listener] = []
        self.present: list[Listener] = []  # all who are connected, whether they listen or not
        self.home = ""  # the address from which its host came last: for fair shares, kept nowhere
        self.thinking: dict[int, int] = {}  # seats for which a bot thinks, and the numbers of their questions
        self.failures: dict[int, Failures] = {}  # of the bots on seats, in a row
        self.unfit: dict[tuple[int, str], str] = {}  # bots that failed on a seat, and who thinks instead
        self.vain: set[str] = set()  # choices that were taken back because the rules failed
        self.used = clock()
        self.busy = asyncio.Lock()
        self._store = store
        self._clock = clock
        self._heeded = 0  # gaps of the clock
        self._choice = ""
        self._faults = faults  # where mistakes in the rules are written down

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.streams.table

    async def submit(self, making: Making) -> None:
        """Have something happen; Refused, without any effect, if it does not fit or the rules fail at it."""
        async with self.busy:
            self.used = self._clock()
            for _ in range(TRIES):
                entry = making(self.table, await self._now())
                try:
                    following = after(self.table, entry)
                except EngineFault as error:
                    await self._take_back(error)
                    raise Trouble("fault") from error
                if await self._append(entry, following):
                    self._remember(entry)
                    return
        raise Trouble("busy")

    async def leave_out(self) -> None:
        """Let no time have passed here while the server stood still."""
        async with self.busy:
            await self._now()

    async def _now(self) -> int:
        """The time, when all that counts for nobody is left out."""
        now = self._clock()
        while self._heeded < len(self._clock.gaps):
            await self._leave_out(self._clock.gaps[self._heeded])
            self._heeded += 1
            now = self._clock()
        return max(now, self.table.at)

    async def _leave_out(self, gap: Gap) -> None:
        for _ in range(TRIES):
            if gap.until <= self.table.at or not may_run(self.table):
                return
            away = Away(gap.until, max(gap.since, self.table.at))
            if await self._append(away, after(self.table, away)):
                return
        raise Trouble("busy")

    def report(self, error: EngineFault) -> None:
        """Write a mistake in the rules down."""
        report(self._faults, self.table, error)

    def _remember(self, entry: Entry) -> None:
        """Keep the first choice that may have to be taken back, should the rules fail after reactions."""
        if self.table.calm == self.table.count:
            self.vain.clear()
            self._choice = ""
        elif isinstance(entry, Chosen):
            self._choice = self._choice or entry.keys[0]

    async def _take_back(self, error: EngineFault) -> None:
        """Report a mistake in the rules; while reactions are awaited, go back to what led to them.

        Otherwise nobody could go on. It is a patch like an admin's, and everybody is told.
        """
        self.report(error)
        table = self.table
        if table.game is None or not in_window(table.game):
            return
        self.vain.add(self._choice)
        self._choice = ""
        patch = Patched(max(self._clock(), table.at + 1), number=table.count + 1, kept=table.calm)
        try:
            await table_repository.patch(self._store, self.id, patch)
        except NotNext:
            await self.catch_up()
            return
        await self.read_anew()
        told = Faulted(self.table.at)
        await self._append(told, after(self.table, told))

    async def _append(self, entry: Entry, following: Table) -> bool:
        """Append, go on, send; False if something else came first, which is applied instead."""
        number = self.table.count + 1
        try:
            await table_repository.append(self._store, self.id, self.table, entry)
        except NotNext:
            await self.catch_up()
            return False
        except Unavailable:  # which is no proof that nothing was written
            found = await self.catch_up()
            if not found:
                raise
            return found[0].number == number and found[0].body == encode(entry)
        self._send(self.streams.add(entry, following))
        return True

    async def catch_up(self) -> list[log.Entry]:
        """Read what others wrote, and send it."""
        count = self.table.count
        found = await self._store.read(lambda connection: log.read_log(connection, self.id, count))
        entries = [read_entry(entry.body) for entry in found]
        if patched(entries):
            await self.read_anew()
        else:
            for entry in entries:
                if entry is None:
                    raise Trouble("damaged")
                self._send(self.streams.add(entry))
        return found

    async def read_anew(self) -> None:
        """Forget the table, read it again, and tell everybody everything."""
        self.streams, self.saved = await table_repository.load(self._store, self.id)
        self._send([(stream.name, self.streams.full(stream.name)) for stream in self.streams.all])

    def _send(self, sent: list[tuple[str, bytes]]) -> None:
        messages = dict(sent)
        table = self.table
        for listener in self.listeners.copy():
            for name in listener.streams.copy():
                if not may_hear(table, listener.person, name):
                    listener.streams.remove(name)
                elif name in messages:
                    listener.hear(messages[name])

        if table.put_off and table.terms.visibility == "private":
            for listener in [each for each in self.present if each.person in table.put_off]:
                listener.put_off()

    @property
    def ended(self) -> bool:
        """Whether nothing will happen any more but talk."""
        return self.table.status in ("over", "abandoned")

    def wants_snapshot(self, hurry: bool) -> bool:
        """Whether it would take long to read the log anew; in a hurry, whether it would take very long."""
        most = SNAPSHOT_AT_LAST if hurry else SNAPSHOT_EVERY
        return self.table.count - self.saved >= most and self.table.quiet

    async def keep_snapshot(self) -> None:
        """Keep the table as it is, if it is quiet and anything has happened since the last time."""
        count, before = self.table.count, self.saved
        if count > before:
            self.saved = count
            if not await table_repository.keep_snapshot(self._store, self.id, self.streams):
                self.saved = before
