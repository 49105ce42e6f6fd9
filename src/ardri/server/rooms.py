"""The tables that are awake in this process: they are woken when somebody comes or their time has come.

An idle table is forgotten; its log has everything. For those awake bots think and time passes, each by an
entry like anybody's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from ardri.rules import fairness
from ardri.server import entries as log
from ardri.server import keeping
from ardri.server.entries import Entry
from ardri.server.fold import open_table
from ardri.server.refusals import Refused, Trouble
from ardri.server.room import Making, Room
from ardri.server.shares import Share
from ardri.server.storage.errors import StoreError
from ardri.server.storage.ids import fresh_id
from ardri.server.storage.log import grown
from ardri.server.storage.store import Store
from ardri.server.table import Table
from ardri.server.terms import Terms
from ardri.server.thinkers import Lost, Thinkers
from ardri.server.thoughts import HINT, Idea, task
from ardri.server.timers import Timers
from ardri.server.timing import deadline

AGAIN: Final = 5_000  # ms until what failed is tried again
IN_TIME: Final = 80  # ms before a moment to react is over, in which a simple bot may still answer
CROWD: Final = 8  # as many things that happen at the same time

_log = logging.getLogger(__name__)


class Rooms:
    """All tables that are awake here."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: Callable[[], int], faults: Path) -> None:
        self.store = store
        self.faults = faults  # the folder in which mistakes in the rules are written down
        self.clock = clock
        self.awake: dict[str, Room] = {}
        self._thinkers = thinkers
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._timers = Timers(self._due, clock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._underway = 0
        self._standstill: tuple[int, int] | None = None

    # Tables

    async def open(
        self,
        host: str,
        terms: Terms,
        seed: str = "",
        position: dict[str, object] | None = None,
        id_: str = "",
    ) -> str:
        """Open a table; its id."""
        seeded, seed = seed != "", seed or fairness.new_seed()
        promise = fairness.commitment(seed, terms.setting)
        opened = log.Opened(self.clock(), host, terms, promise, position, seeded)
        open_table(opened, seed)  # refused before anything is kept
        id_ = id_ or fresh_id()
        await keeping.open_new(self.store, id_, opened, seed)
        return id_

    async def room(self, id_: str) -> Room:
        """A table, woken if it is asleep; NoTable if there is none."""
        room = self.awake.get(id_)
        if room is None:
            waking = self._waking.get(id_)
            if waking is None:
                waking = asyncio.create_task(self._wake(id_))
                self._waking[id_] = waking
                waking.add_done_callback(lambda _: self._waking.pop(id_, None))
            room = await asyncio.shield(waking)
        room.used = self.clock()
        return room

    async def _wake(self, id_: str) -> Room:
        streams, saved = await keeping.load(self.store, id_)
        room = Room(id_, streams, saved, self.store, self.clock, self.faults)
        if self._standstill is not None:
            await _stand_still(room, *self._standstill)
        self.awake[id_] = room
        await keeping.settle(self.store, id_, room.table)
        self._stir(room)
        return room

    def stand_still(self, since: int, until: int) -> None:
        """Take it that no time passed between two moments, at tables that are woken from now on."""
        self._standstill = since, until

    async def submit(self, room: Room, making: Making) -> None:
        """Have something happen at a table, and then whatever follows from it."""
        before = room.table.status
        self._underway += 1
        try:
            await room.submit(making)
        finally:
            self._underway -= 1
            self._stir(room)
        if room.table.status != before:
            await keeping.settle(self.store, room.id, room.table)
        if room.wants_snapshot(hurry=self._underway > CROWD):
            self._start(room.keep_snapshot())  # nobody need wait for it

    async def sleep(self, idle: int) -> int:
        """Forget the tables that nobody has used for so long, in ms; how many these were."""
        before = len(self.awake)
        for room in list(self.awake.values()):
            there = room.present or room.listeners or room.thinking or room.busy.locked()
            if room.used + idle <= self.clock() and not there:
                del self.awake[room.id]
                await room.keep_snapshot()
        return max(0, before - len(self.awake))

    async def catch_up(self) -> None:
        """Hear what other processes wrote."""
        known = {room.id: room.table.count for room in self.awake.values()}
        found = await self.store.read(lambda connection: grown(connection, known))
        for id_, length in found.items():
            room = self.awake.get(id_)
            if room is None or room.table.count >= length:  # it grew by what happened here
                continue
            async with room.busy:
                if room.table.count < length:
                    await room.catch_up()
            await keeping.settle(self.store, id_, room.table)
            self._stir(room)

    # Time and bots

    def _stir(self, room: Room) -> None:
        """Let time pass at a table, and bots think."""
        if self._closed or self.awake.get(room.id) is not room:
            return
        due = deadline(room.table)
        self._timers.set(room.id, None if due is None else due.at)
        for seat in room.table.to_think():
            number = room.table.asking[seat].number
            if room.thinking.get(seat) != number:
                room.thinking[seat] = number
                self._start(self._answer(room, seat, number))

    def _due(self, id_: str) -> None:
        self._start(self._pass_time(id_))

    async def _pass_time(self, id_: str) -> None:
        """Do what is due at a table."""
        try:
            room = await self.room(id_)
            await self.submit(room, what_is_due)
        except Refused:  # something else came first
            pass
        except (StoreError, Trouble):
            self._timers.set(id_, self.clock() + AGAIN)
            raise

    async def _answer(self, room: Room, seat: int, number: int) -> None:
        """Have a bot think about a question and answer it, if it is still asked then."""
        try:
            await self._choose(room, seat, number, await self._thought(room, seat))
        except (Refused, Trouble) as refused:  # usually something else came first
            _log.info("a bot's answer came to nothing", extra={"why": refused.key})
            await asyncio.sleep(0 if room.table.asking[seat].number != number else AGAIN / 1000)
        except StoreError:
            await asyncio.sleep(AGAIN / 1000)
            raise
        finally:
            if room.thinking.get(seat) == number:
                del room.thinking[seat]
            self._stir(room)

    async def _choose(self, room: Room, seat: int, number: int, key: str) -> None:
        """Give a bot's answer; where the rules fail at it, another one, so that the game goes on."""
        decision = room.table.question_of(seat)
        others = () if decision is None else decision.keys
        for each in (key, *[other for other in others if other != key]):
            try:
                await self.submit(room, partial(bots_choice, seat=seat, number=number, key=each))
            except Trouble as trouble:
                if trouble.key != "fault":
                    raise
            else:
                return
        raise Trouble("fault")

    async def _thought(self, room: Room, seat: int) -> str:
        table = room.table
        game, decision = table.playing(), table.question_of(seat)
        if decision is None:
            raise Refused("not_asked")
        if room.vain:
            return next((key for key in decision.keys if key not in room.vain), decision.keys[0])
        if decision.forced:
            return decision.options[0].key
        wanted = task(table.seats[seat].bot, table.seed, game, decision)
        share = Share(table.opened.host, room.id)
        try:
            if table.pause is None or table.rhythm.holds == "all":
                thought = await self._thinkers.think(wanted, share)
            else:  # the moment to react is over whether the bot has answered or not
                left = table.pause.end - self.clock() - IN_TIME
                thought = await self._thinkers.think_within(left / 1000, wanted, share)
        except Lost:
            if self._closed:
                raise Trouble("stopping") from None
            return decision.options[-1].key  # whatever happens, the game goes on
        return thought.ideas[0].key

    async def hints(self, table: Table, seat: int) -> list[Idea]:
        """What a bot would do in a person's place."""
        if table.terms.rated:
            raise Trouble("no_hints")
        game, decision = table.playing(), table.question_of(seat)
        if decision is None:
            raise Refused("not_asked")
        try:
            share = Share(table.seats[seat].person, HINT)
            return list((await self._thinkers.think(task(HINT, HINT, game, decision), share)).ideas)
        except Lost:
            raise Trouble("busy") from None

    # Tasks

    def _start(self, work: Coroutine[None, None, None]) -> None:
        if self._closed:
            work.close()
            return
        started = asyncio.create_task(work)
        self._tasks.add(started)
        started.add_done_callback(self._ended)

    def _ended(self, ended: asyncio.Task[None]) -> None:
        self._tasks.discard(ended)
        error = None if ended.cancelled() else ended.exception()
        if error is not None:
            _log.error("what follows at a table failed", exc_info=error)

    async def close(self) -> None:
        """Finish what has begun, keep snapshots, and let nothing more happen."""
        self._closed = True
        self._timers.close()
        for room in list(self.awake.values()):
            for listener in list(room.present):
                listener.dismiss()
        await self._thinkers.close()
        if self._tasks:
            await asyncio.wait(self._tasks)
        for room in self.awake.values():
            async with room.busy:
                await room.keep_snapshot()
        self.awake = {}


async def _stand_still(room: Room, since: int, until: int) -> None:
    """Let no time have passed at a table, if any would have mattered."""

    def away(table: Table, _: int) -> Entry:
        if table.at >= until or deadline(table) is None:
            raise Refused("time_left")
        return log.Away(until, since)

    with suppress(Refused):
        await room.submit(away)


def what_is_due(table: Table, now: int) -> Entry:
    """The entry that time has brought; refused if it has not."""
    due = deadline(table)
    if due is None or due.at > now:
        raise Refused("time_left")
    return log.Closed(now, due.one) if isinstance(due, log.Closed) else log.Timedout(now, due.seat)


def bots_choice(table: Table, at: int, seat: int, number: int, key: str) -> Entry:
    """A bot's answer; refused if a person plays again, or the question is not asked any more."""
    if not table.seats[seat].bot:
        raise Refused("person_plays")
    if table.asking[seat].number != number:
        raise Refused("not_the_question", question=number)
    return log.Chosen(at, seat, number, (key,))
