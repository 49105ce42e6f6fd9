"""The tables that are awake in this process: they are woken when somebody comes or their time has come.

An idle table is forgotten; its log has everything. For those awake bots think and time passes, each by an
entry like anybody's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from ardri.rules.state import seed_commitment
from ardri.server.limits.fair_queue import Share
from ardri.server.live.bot_processes import FALLBACK, Lost, Thinkers
from ardri.server.live.bot_tasks import HINT, Idea, Task, Thought, task
from ardri.server.live.damaged_tables import Damaged
from ardri.server.live.live_table import Making, Room
from ardri.server.live.retries import once_more
from ardri.server.live.timers import Timers
from ardri.server.refusals import Refused, Trouble
from ardri.server.replay import table_repository
from ardri.server.server_clock import SteadyClock
from ardri.server.storage.errors import NoTable, StoreError
from ardri.server.storage.ids import fresh_id
from ardri.server.storage.log import grown
from ardri.server.storage.store import Store
from ardri.server.table import log_entries as log
from ardri.server.table.deadlines import deadline
from ardri.server.table.log_entries import Entry
from ardri.server.table.reaction_pauses import in_window
from ardri.server.table.reducer import open_table
from ardri.server.table.table import Table
from ardri.server.table.terms import Terms

AGAIN: Final = 5_000  # ms until what failed is tried again
SIMPLEST: Final = "calf"  # the bot that takes the seat of one that fails
NOBODY: Final = ""  # no bot thinks: any answer will do
IN_TIME: Final = 80  # ms before a moment to react is over, in which a simple bot may still answer
CROWD: Final = 8  # as many things that happen at the same time

_log = logging.getLogger(__name__)


class Rooms:
    """All tables that are awake here."""

    def __init__(self, store: Store, thinkers: Thinkers, clock: SteadyClock, faults: Path) -> None:
        self.store = store
        self.faults = faults  # the folder in which mistakes in the rules are written down
        self.clock = clock
        self.awake: dict[str, Room] = {}
        self.damaged = Damaged(store)
        self._thinkers = thinkers
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._timers = Timers(self._due, clock)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._stopped = asyncio.Event()
        self._underway = 0

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
        seeded, seed = seed != "", seed or seed_commitment.new_seed()
        promise = seed_commitment.commitment(seed, terms.setting)
        opened = log.Opened(self.clock(), host, terms, promise, position, seeded)
        open_table(opened, seed)  # refused before anything is kept
        id_ = id_ or fresh_id()
        await table_repository.open_new(self.store, id_, opened, seed)
        return id_

    async def room(self, id_: str) -> Room:
        """A table, woken if it is asleep; NoTable if there is none, `damaged` if it does not load."""
        room = self.awake.get(id_)
        if room is None:
            room = await asyncio.shield(self._woken(id_))  # in no variable: its error would refer to itself
        room.used = self.clock()
        return room

    def _woken(self, id_: str) -> asyncio.Task[Room]:
        """The waking of a table, for all who wait for it."""
        if id_ not in self._waking:
            self._waking[id_] = asyncio.create_task(self._wake(id_))
            self._waking[id_].add_done_callback(lambda _: self._waking.pop(id_, None))
        return self._waking[id_]

    async def _wake(self, id_: str) -> Room:
        await self.damaged.refuse(id_)
        try:
            streams, saved = await table_repository.load(self.store, id_)
        except StoreError:
            raise
        except Exception as error:  # whatever is wrong with it, it is wrong with this table alone
            await self.damaged.note(id_, error)
            raise Trouble("damaged") from error
        room = Room(id_, streams, saved, self.store, self.clock, self.faults)
        await room.leave_out()
        self.awake[id_] = room
        await table_repository.settle(self.store, id_, room.table)
        self._stir(room)
        return room

    async def leave_out(self) -> None:
        """Let no time have passed at any table while the server stood still."""
        for room in list(self.awake.values()):
            try:
                await room.leave_out()
            except (StoreError, Trouble):  # it will be before anything else happens there
                _log.exception("a table could not be told that the server stood still")
            self._stir(room)

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
            await table_repository.settle(self.store, room.id, room.table)
        if room.wants_snapshot(hurry=self._underway > CROWD):
            self._start(room.keep_snapshot())  # nobody need wait for it

    async def sleep(self, idle: int) -> int:
        """Forget the tables that nobody has used for so long, in ms; how many these were."""
        before = len(self.awake)
        for room in list(self.awake.values()):
            there = room.present or room.listeners or room.thinking or room.busy.locked()
            if room.used + idle <= self.clock() and not there:
                del self.awake[room.id]
                await self._keep_snapshot(room)
        return max(0, before - len(self.awake))

    async def _keep_snapshot(self, room: Room) -> None:
        """Keep a snapshot, or go without it: logs are enough."""
        try:
            await room.keep_snapshot()
        except Exception:
            _log.exception("a snapshot could not be kept")

    async def catch_up(self) -> None:
        """Hear what other processes wrote."""
        known = {room.id: room.table.count for room in self.awake.values()}
        found = await self.store.read(lambda connection: grown(connection, known))
        for id_, length in found.items():
            room = self.awake.get(id_)
            if room is None or room.table.count >= length:  # it grew by what happened here
                continue
            try:
                async with room.busy:
                    if room.table.count < length:
                        await room.catch_up()
                await table_repository.settle(self.store, id_, room.table)
            except StoreError:
                raise
            except Exception as error:  # the others have to hear as well
                await self._give_up(room, error)
            else:
                self._stir(room)
        for id_ in await self.damaged.changed():
            self._start(self._wake_again(id_))

    async def _give_up(self, room: Room, error: Exception) -> None:
        """Let a table go whose log does not make sense any more; who comes back is told."""
        await self.damaged.note(room.id, error)
        self.awake.pop(room.id, None)
        self._timers.set(room.id, None)
        for listener in list(room.listeners):
            listener.dismiss()

    async def _wake_again(self, id_: str) -> None:
        """Wake a table that somebody has repaired."""
        with suppress(NoTable, Trouble):
            await self.room(id_)

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
        except (StoreError, Trouble) as error:
            if isinstance(error, Trouble) and error.key == "damaged":
                return  # until somebody repairs it
            self._timers.set(id_, self.clock() + AGAIN)
            raise

    async def _answer(self, room: Room, seat: int, number: int) -> None:
        """Have a bot think about a question and answer it, if it is still asked then."""
        bot = room.table.seats[seat].bot
        lost = False
        try:
            await self._choose(room, seat, number, await self._thought(room, seat))
            room.failures.pop(seat, None)
        except Exception as error:
            lost = await self._failed(room, seat, number, bot, error)
        finally:
            if room.thinking.get(seat) == number and not lost:
                del room.thinking[seat]
            self._stir(room)

    async def _failed(self, room: Room, seat: int, number: int, bot: str, error: Exception) -> bool:
        """Wait after a bot failed, ever longer; whether there is nothing left that could be tried."""
        asking = room.table.asking[seat]
        asked = asking.open and asking.number == number and room.table.seats[seat].bot == bot
        if self._closed or not asked:
            _log.info("a bot's answer came to nothing", extra={"why": str(error)})  # something came first
            return False
        failures = room.failures[seat] = once_more(room.failures.get(seat), self.clock())
        level = logging.ERROR if failures.times == 1 else logging.INFO
        _log.log(level, "a bot could not answer", exc_info=error if failures.times == 1 else None)
        if failures.too_many(self.clock()) and not _of_passage(error):
            thinks = room.unfit.get((seat, bot), bot)
            if thinks == NOBODY:
                _log.error("nobody can answer for a bot, and its table stands still")
                return True
            room.unfit[seat, bot] = NOBODY if thinks == SIMPLEST else SIMPLEST
            del room.failures[seat]
        else:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), failures.wait / 1000)
        return False

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
        bot = table.seats[seat].bot
        thinks = await self._hand_over(room, seat)
        if thinks == NOBODY:
            return decision.options[-1].key  # whatever happens, the game goes on
        try:
            thought = await self._think(room, task(thinks, table.seed, game, decision))
        except Lost:
            if table.pause is None or self._closed:
                raise
            return decision.options[-1].key  # the moment to react must not last longer for that
        if thought.error:
            room.unfit[seat, bot] = FALLBACK
            await self._hand_over(room, seat)
        return thought.ideas[0].key

    async def _think(self, room: Room, wanted: Task) -> Thought:
        """Let a bot think; in a moment to react, no longer than until that is over."""
        table = room.table
        host = table.opened.host
        share = Share(room.home or host, host, room.id)
        if table.pause is None or table.rhythm.holds == "all":
            return await self._thinkers.think(wanted, share)
        left = table.pause.end - self.clock() - IN_TIME
        return await self._thinkers.think_within(left / 1000, wanted, share)

    async def _hand_over(self, room: Room, seat: int) -> str:
        """Give the seat of a bot that failed to a simpler one, for all to see; the bot that is to think.

        While reactions are awaited it thinks in secret, because nobody may learn who was asked.
        """
        table = room.table
        bot = table.seats[seat].bot
        thinks = room.unfit.get((seat, bot), bot)
        takes = thinks or SIMPLEST
        if takes != bot and not in_window(table.playing()):
            room.unfit.setdefault((seat, takes), thinks)
            await self.submit(room, lambda _, at: log.Replaced(at, seat, takes))
        return thinks

    async def hints(self, room: Room, seat: int) -> list[Idea]:
        """What a bot would do in a person's place."""
        table = room.table
        if table.terms.rated:
            raise Trouble("no_hints")
        game, decision = table.playing(), table.question_of(seat)
        if decision is None:
            raise Refused("not_asked")
        try:
            person = table.seats[seat].person
            share = Share(room.home or person, person, HINT)
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
        self._stopped.set()
        self._timers.close()
        for room in list(self.awake.values()):
            for listener in list(room.present):
                listener.dismiss()
        await self._thinkers.close()
        if self._tasks:
            await asyncio.wait(self._tasks)
        for room in self.awake.values():
            async with room.busy:
                await self._keep_snapshot(room)
        self.awake = {}


def _of_passage(error: Exception) -> bool:
    """Whether it was no fault of the bot, and another one could not do better."""
    return isinstance(error, StoreError) or (isinstance(error, Trouble) and error.key in ("busy", "damaged"))


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
