"""All that a server is made of, from its file to its bots; opened and closed in the right order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from secrets import token_bytes
from typing import Final, ParamSpec, TypeVar

from ardri.server.limits.chat_limits import Chat
from ardri.server.limits.rate_limits import Limits
from ardri.server.limits.request_turns import Turns
from ardri.server.limits.socket_limits import Sockets
from ardri.server.live.bot_processes import Thinkers
from ardri.server.live.connection import NOBODY
from ardri.server.live.housekeeping import Watch
from ardri.server.live.island_cache import Islands
from ardri.server.live.live_tables import Rooms
from ardri.server.live.memory import give_back
from ardri.server.metrics import Metrics
from ardri.server.people.accounts import Accounts
from ardri.server.people.erasure import forget_in_log
from ardri.server.refusals import Refused, Trouble
from ardri.server.server_clock import TICK, SteadyClock, wall
from ardri.server.settings import HOUR, Settings
from ardri.server.storage import audit, people, pulse, tables
from ardri.server.storage.presences import present_at
from ardri.server.storage.sqlite import SqliteStore
from ardri.server.table.log_entries import Entry, Left, Resigned
from ardri.server.table.table import Table

ALL: Final = 1_000_000  # tables of somebody
A_DAY: Final = 24 * 60 * 60  # seconds

P = ParamSpec("P")
T = TypeVar("T")

_log = logging.getLogger(__name__)


class House:
    """An open server."""

    def __init__(
        self, settings: Settings, accounts: Accounts, store: SqliteStore, clock: SteadyClock
    ) -> None:
        self.settings = settings
        self.accounts = accounts
        self.store = store
        self.clock = clock
        self.metrics = Metrics()
        self.rooms = Rooms(store, Thinkers(settings.thinkers), clock, settings.data.parent / "faults")
        quotas, ease = settings.quotas, settings.ease

        def limits(burst: int, per_minute: int) -> Limits:
            return Limits(burst * ease, per_minute * ease / 60)

        self.visits = limits(quotas.requests, quotas.requests_per_minute)  # HTTP, by address
        self.turns = Turns(quotas.requests_at_once * ease)  # of requests, by address
        self.knocks = limits(quotas.sockets, quotas.sockets_per_minute)  # WebSockets, by address
        self.guests = limits(quotas.guests, quotas.guests_per_minute)  # new ones, by address
        self.doors = limits(quotas.passwords, quotas.passwords_per_minute)  # by address
        self.openings = limits(quotas.tables, quotas.tables_per_minute)  # of tables, by person
        self.messages = limits(quotas.messages, quotas.messages_per_minute)  # at tables, by person
        self.islands = Islands(limits(quotas.islands, quotas.islands_per_minute), lambda: clock() / 1000)
        self.chat = Chat(
            limits(quotas.chat_bytes, quotas.chat_bytes_per_minute),
            Limits(quotas.chat_bytes_per_day * ease, quotas.chat_bytes_per_day * ease / A_DAY),
            Limits(quotas.watchers_bytes_per_day * ease, quotas.watchers_bytes_per_day * ease / A_DAY),
        )
        self.sockets = Sockets(
            quotas.connections,
            quotas.connections_kept,
            quotas.connections_per_address * ease,
            quotas.sockets_per_person * ease,
        )
        self.ready = False
        self._watch = Watch(store, self.rooms, settings, clock)
        self._loops: list[asyncio.Task[None]] = []
        self._desk = asyncio.Lock()
        self.metrics.watch("ardri_tables_awake", "Tables in memory", lambda: len(self.rooms.awake))
        damaged = self.rooms.damaged
        self.metrics.watch("ardri_tables_damaged", "Tables that do not load", lambda: len(damaged.names))

    @classmethod
    async def open(cls, settings: Settings) -> House:
        """Open the file, and wake the tables whose games go on."""
        store = SqliteStore(settings.data)
        last = await store.read(pulse.last_beat)
        clock = SteadyClock(last or 0)
        house = cls(settings, await Accounts.open(store), store, clock)
        house._loops = [
            asyncio.create_task(house._begin()),
            asyncio.create_task(_again(TICK, house._watch.tick)),
            asyncio.create_task(_again(settings.round, house._watch.look_around)),
            asyncio.create_task(_again(settings.idle // 4, house.rest)),
            asyncio.create_task(_again(HOUR, house._watch.close_stale)),
        ]
        return house

    async def _begin(self) -> None:
        await self._watch.wake_all()
        self.ready = True
        _log.info("all tables that go on are awake", extra={"tables": len(self.rooms.awake)})

    async def rest(self) -> None:
        """Let tables fall asleep that nobody uses, and give back the memory that they had."""
        if await self.rooms.sleep(self.settings.idle):
            await asyncio.to_thread(give_back)

    def dismiss(self, person: str) -> None:
        """Close all connections of somebody who was signed out."""
        self._watch.dismiss(lambda client: client.person == person, NOBODY)

    def dismiss_browser(self, pass_: str) -> None:
        """Close the connections of one browser, by the cookie that let it in."""
        self._watch.dismiss(lambda client: client.pass_ == pass_, NOBODY)

    async def forget(self, person: str) -> None:
        """Forget somebody: in the logs, at the tables that are awake, and at the door; bots play on."""
        self.dismiss(person)
        alive = tables.ALIVE
        for row in await self.store.read(
            lambda connection: tables.find_tables(connection, alive, person, ALL)
        ):
            try:
                await self._give_up(row.id, person)
            except Trouble as trouble:
                if trouble.key != "damaged":  # what is written of them there is forgotten all the same
                    raise
        found = await self.store.read(lambda connection: present_at(connection, person))
        for table in found:  # one after another, so that others may write in between
            await self.store.write(partial(forget_in_log, person=person, table=table))
        await self.accounts.delete(person)
        self.dismiss(person)  # who came back meanwhile
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

    async def note(self, who: str, deed: str, **about: str | int) -> None:
        """Note what an admin does."""
        moment = wall()
        await self.store.write(lambda connection: audit.note(connection, moment, who, deed, about))

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
