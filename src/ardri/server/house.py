"""All that a server is made of, from its file to its bots; opened and closed in the right order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from secrets import token_bytes
from typing import ParamSpec, TypeVar

from ardri.server.accounts import Accounts, now
from ardri.server.clients import NOBODY
from ardri.server.entries import Entry, Left, Resigned
from ardri.server.forgetting import forget_in_logs
from ardri.server.limits import Limits
from ardri.server.metrics import Metrics
from ardri.server.refusals import Refused, Trouble
from ardri.server.rooms import Rooms
from ardri.server.settings import HOUR, Settings
from ardri.server.storage import people, tables
from ardri.server.storage.log import mentioning
from ardri.server.storage.sqlite import SqliteStore
from ardri.server.table import Table
from ardri.server.thinkers import Thinkers
from ardri.server.watch import Watch

P = ParamSpec("P")
T = TypeVar("T")

_log = logging.getLogger(__name__)


class House:
    """An open server."""

    def __init__(self, settings: Settings, accounts: Accounts, store: SqliteStore) -> None:
        self.settings = settings
        self.accounts = accounts
        self.store = store
        self.clock = now
        self.metrics = Metrics()
        self.rooms = Rooms(store, Thinkers(settings.thinkers), now, settings.data.parent / "faults")
        ease = settings.ease
        self.visits = Limits(burst=100 * ease, per_second=10 * ease)  # HTTP, by address
        self.doors = Limits(burst=10 * ease, per_second=0.05 * ease)  # names and passwords, by address
        self.openings = Limits(burst=10 * ease, per_second=0.05 * ease)  # of tables, by person
        self.messages = Limits(burst=60 * ease, per_second=15 * ease)  # at tables, by person
        self.ready = False
        self._watch = Watch(store, self.rooms, settings, now)
        self._loops: list[asyncio.Task[None]] = []
        self._desk = asyncio.Lock()
        self.metrics.watch("ardri_tables_awake", "Tables in memory", lambda: len(self.rooms.awake))
        damaged = self.rooms.damaged
        self.metrics.watch("ardri_tables_damaged", "Tables that do not load", lambda: len(damaged.names))

    @classmethod
    async def open(cls, settings: Settings) -> House:
        """Open the file, and wake the tables whose games go on."""
        store = SqliteStore(settings.data)
        house = cls(settings, await Accounts.open(store), store)
        house._loops = [
            asyncio.create_task(house._begin()),
            asyncio.create_task(_again(settings.round, house._watch.look_around)),
            asyncio.create_task(_again(settings.idle // 4, lambda: house.rooms.sleep(settings.idle))),
            asyncio.create_task(_again(HOUR, house._watch.close_stale)),
        ]
        return house

    async def _begin(self) -> None:
        await self._watch.wake_all()
        self.ready = True
        _log.info("all tables that go on are awake", extra={"tables": len(self.rooms.awake)})

    def dismiss(self, person: str, code: int) -> None:
        """Close all connections of somebody to tables."""
        self._watch.dismiss({person}, code)

    async def forget(self, person: str) -> None:
        """Forget somebody: in the logs, at the tables that are awake, and at the door; bots play on."""
        self.dismiss(person, NOBODY)
        alive = tables.ALIVE
        for row in await self.store.read(lambda connection: tables.find_tables(connection, alive, person)):
            try:
                await self._give_up(row.id, person)
            except Trouble as trouble:
                if trouble.key != "damaged":  # what is written of them there is forgotten all the same
                    raise
        found = await self.store.read(lambda connection: mentioning(connection, person))
        await self.store.write(lambda connection: forget_in_logs(connection, person, found))
        await self.accounts.delete(person)
        for room in [self.rooms.awake[id_] for id_ in found if id_ in self.rooms.awake]:
            async with room.busy:
                await room.read_anew()

    async def _give_up(self, id_: str, person: str) -> None:
        """Leave the seats that somebody has at a table, for good."""
        room = await self.rooms.room(id_)
        for number, seat in enumerate(room.table.seats):
            if seat.person == person:
                with suppress(Refused):  # it was given up before, or the game is over
                    await self.rooms.submit(room, partial(_gone, number))

    async def study(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have a thread do what takes long, one thing at a time, so that games go on."""
        async with self._desk:
            return await asyncio.to_thread(work, *args, **kwargs)

    async def secret(self, purpose: str) -> bytes:
        """A key of this server."""
        fresh = token_bytes(32)
        return await self.store.write(lambda connection: people.secret(connection, purpose, fresh))

    async def close(self) -> None:
        """Finish what has begun."""
        self.ready = False
        for loop in self._loops:
            loop.cancel()
            with suppress(asyncio.CancelledError):
                await loop
        await self.rooms.close()
        await self._watch.note_time()
        self.accounts.close()
        await self.store.close()


def _gone(seat: int, table: Table, at: int) -> Entry:
    if table.status == "open":
        return Left(at, seat)
    return Resigned(at, seat, ends=table.terms.players == 2)


async def _again(pause: int, work: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again."""
    while True:
        await asyncio.sleep(pause / 1000)
        try:
            await work()
        except Exception:  # whatever it is, the next time may be better
            _log.exception("what is done again and again failed")
