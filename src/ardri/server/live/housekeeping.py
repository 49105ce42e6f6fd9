"""The night watch: wakes tables after a restart, hears what other processes do, closes what nobody wants."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from ardri.server.live.connection import BANNED, NOBODY, Client
from ardri.server.live.live_tables import Rooms
from ardri.server.refusals import Refusal, Trouble
from ardri.server.server_clock import Gap, SteadyClock, wall
from ardri.server.settings import Settings
from ardri.server.storage import pulse, tables
from ardri.server.storage.log import last_entries
from ardri.server.storage.people import revoked_since, sanctioned
from ardri.server.storage.store import Store
from ardri.server.table import log_entries as log

BEAT: Final = 5_000  # ms between two pulses

_log = logging.getLogger(__name__)


class Watch:
    """Looks after all tables of a server."""

    def __init__(self, store: Store, rooms: Rooms, settings: Settings, clock: SteadyClock) -> None:
        self._store = store
        self._rooms = rooms
        self._settings = settings
        self._clock = clock
        self._noted = 0
        self._looked = wall()
        self._heeded = 0  # gaps of the clock

    async def wake_all(self) -> None:
        """Wake the tables whose games go on; the time when no server was awake counts for nobody."""
        last = await self._store.read(pulse.last_beat)
        began = self._clock()
        if last is not None and began - last > 2 * BEAT:
            self._clock.gaps.append(Gap(last, began))
        await self.note_time()
        for id_ in await self._store.read(tables.running):
            try:
                await self._rooms.room(id_)
            except Trouble as trouble:  # the others must not wait for it; who comes to it is told
                _log.info("a table is not awake", extra={"why": trouble.key})
            except Exception:
                _log.exception("a table cannot be woken")

    async def note_time(self) -> None:
        """Note that a server is awake."""
        moment = self._noted = self._clock()
        await self._store.write(lambda connection: pulse.beat(connection, moment))

    async def look_around(self) -> None:
        """Hear what other processes have written, and see who must go."""
        if self._clock() - self._noted >= BEAT:
            await self.note_time()
        await self._rooms.catch_up()
        before, self._looked = self._looked, wall()
        since = min(before, self._looked) - BEAT
        found = await self._store.read(lambda connection: sanctioned(connection, since))
        banned = {person for person, kind, _ in found if kind == "ban"}
        self.dismiss(lambda client: client.person in banned, BANNED)
        gone = await self._store.read(lambda connection: revoked_since(connection, since))
        apart = self._clock.apart
        self.dismiss(lambda client: client.since + apart <= gone.get(client.person, 0), NOBODY)

    async def tick(self) -> None:
        """Read the clock, and see to it that a time in which the server stood still counts for nobody."""
        self._clock()
        self._clock.compare()
        if self._heeded < len(self._clock.gaps):
            self._heeded = len(self._clock.gaps)
            await self._rooms.leave_out()

    def dismiss(self, whom: Callable[[Client], bool], code: int) -> None:
        """Close connections at once, whatever they are used for."""
        for room in self._rooms.awake.values():
            for client in list(room.present):
                if isinstance(client, Client) and whom(client):
                    client.cut(code)

    async def close_stale(self) -> None:
        """Close the tables at which nothing has happened for very long."""
        oldest = self._clock() - self._settings.stale
        found = await self._store.read(lambda connection: last_entries(connection, tables.ALIVE))
        for id_, last in found.items():
            if last < oldest:
                with suppress(Refusal):  # it does not load, or something came first
                    room = await self._rooms.room(id_)
                    await self._rooms.submit(room, lambda _, at: log.Ended(at, "idle"))
