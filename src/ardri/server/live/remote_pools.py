"""Remote pools: bots think in processes of `ardri think`, which take jobs from the database.

While a worker waits for answers, it asks for all of them together, and says that it still waits; nobody
thinks for a worker that has died. If nobody thinks at all, it does not wait any longer (`NoThinker`).
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Final

import msgspec

from ardri.server import metrics
from ardri.server.limits.fair_queue import Share
from ardri.server.live.bot_processes import QUICK_POOL, SEARCH_POOL, BotProcessFailed, NoThinker
from ardri.server.live.bot_tasks import BotAnswer, BotTask
from ardri.server.server_clock import wall_clock
from ardri.server.storage.errors import StoreError
from ardri.server.storage.ids import fresh_id
from ardri.server.storage.queries import jobs
from ardri.server.storage.queries.jobs import NewJob, Progress
from ardri.server.storage.store import Store

POLL: Final = 0.05  # seconds between two looks at what is waited for
AFTER_FAILURE: Final = 1.0  # the same, after the database failed
ASKED: Final = 10_000  # ms for which a worker is taken to wait after it said so
ASK_AGAIN: Final = 3.0  # seconds between saying so
UNCLAIMED: Final = 3.0  # seconds in which somebody has to claim a job, unless all are busy
UNCLAIMED_AGAIN: Final = 0.5  # the same, after nobody has
LONGEST: Final = 180.0  # seconds to wait for an answer, however busy all are
TURN: Final = 1000  # ms by which a job comes later for each one of the same address that waits

_logger = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_answers: msgspec.json.Decoder[BotAnswer] = msgspec.json.Decoder(BotAnswer)


@dataclass(eq=False)
class Waiting:
    """A job that is waited for; times are of `perf_counter`."""

    pool: str
    bot: str
    address: str
    answer: asyncio.Future[bytes]
    asked: float
    unclaimed: float | None = None  # since when it is there and nobody thinks about it
    began: float | None = None  # when somebody first did


class Jobs:
    """The jobs of one worker."""

    def __init__(self, store: Store, worker: str) -> None:
        self._store = store
        self._worker = worker
        self._waiting: dict[str, Waiting] = {}
        self._done: list[str] = []  # jobs to be deleted
        self._asked_on = 0.0
        self._somebody_thinks = True
        self._looking: asyncio.Task[None] | None = None
        self._closed = False

    def pools(self) -> dict[str, RemotePool]:
        """The pools of these jobs."""
        return {name: RemotePool(self, name) for name in (SEARCH_POOL, QUICK_POOL)}

    def waiting(self, pool: str) -> list[Waiting]:
        """The jobs of a pool that are waited for."""
        return [each for each in self._waiting.values() if each.pool == pool]

    async def think(self, pool: str, task: BotTask, share: Share) -> BotAnswer:
        """Ask for a job and wait for its answer."""
        if self._closed:
            raise BotProcessFailed("the server stops")
        now, id_ = wall_clock(), fresh_id()
        turn = now + TURN * sum(each.address == share.address for each in self.waiting(pool))
        job = NewJob(id_, pool, _encode(task), self._worker, now + ASKED, now, turn)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[id_] = waiting = Waiting(pool, task.bot, share.address, answer, perf_counter())
        try:
            await self._store.write(partial(jobs.add_job, job=job))
            waiting.unclaimed = perf_counter()
            self._look_on()
            return _answers.decode(await answer)
        finally:
            del self._waiting[id_]
            self._done.append(id_)
            self._look_on()

    def _look_on(self) -> None:
        if not self._closed and (self._looking is None or self._looking.done()):
            self._looking = asyncio.create_task(self._look_always())

    async def _look_always(self) -> None:
        """Look until nothing is waited for."""
        while self._waiting or self._done:
            pause = POLL
            try:
                await self._look()
            except StoreError as error:
                _logger.warning("jobs not read", extra={"why": str(error)})
                pause = AFTER_FAILURE
            except Exception:  # whatever it is, somebody waits
                _logger.exception("jobs not read")
                pause = AFTER_FAILURE
            self._give_up()
            await asyncio.sleep(pause)

    async def _look(self) -> None:
        """Delete what is done, and see what was answered."""
        now = wall_clock()
        if self._done:
            done = self._done.copy()
            await self._store.write(partial(jobs.delete_jobs, ids=done))
            del self._done[: len(done)]
        if not self._waiting:
            return
        found = await self._store.read(partial(jobs.progress, worker=self._worker, now=now))
        for each in found:
            waiting = self._waiting.get(each.id)
            if waiting is not None and not waiting.answer.done():
                self._note(waiting, each)
        if perf_counter() - self._asked_on > ASK_AGAIN:
            until = now + ASKED
            await self._store.write(partial(jobs.ask_on, worker=self._worker, until=until))
            self._asked_on = perf_counter()
        await self._find_thinkers(now)

    def _note(self, waiting: Waiting, found: Progress) -> None:
        """Note what has become of a job."""
        now = perf_counter()
        if found.claimed or found.answer is not None:
            waiting.unclaimed = None
            if waiting.began is None:
                waiting.began = now
                metrics.BOT_WAIT.labels(waiting.pool).observe(now - waiting.asked)
            if not self._somebody_thinks:
                self._somebody_thinks = True
                _logger.info("thinkers are back")
        elif waiting.unclaimed is None:
            waiting.unclaimed = now
        if found.answer is not None:
            metrics.BOT_THINK.labels(waiting.bot).observe(now - (waiting.began or now))
            waiting.answer.set_result(found.answer)
        elif found.lost and not found.claimed:
            waiting.answer.set_exception(BotProcessFailed("its thinkers died"))

    async def _find_thinkers(self, now: int) -> None:
        """Do not wait any longer for what nobody claims, unless all are busy."""
        patience = UNCLAIMED if self._somebody_thinks else UNCLAIMED_AGAIN
        before = perf_counter() - patience
        late = [each for each in self._waiting.values() if (each.unclaimed or before) < before]
        if not late:
            return
        busy = await self._store.read(partial(jobs.busy_pools, now=now))
        for each in late:
            if each.pool not in busy and not each.answer.done():
                each.answer.set_exception(NoThinker("nobody thinks"))
                if self._somebody_thinks:
                    self._somebody_thinks = False
                    _logger.error("no thinker runs: simple bots answer", extra={"pool": each.pool})

    def _give_up(self) -> None:
        """Do not wait for ever."""
        for each in self._waiting.values():
            if perf_counter() - each.asked > LONGEST and not each.answer.done():
                each.answer.set_exception(NoThinker("all thinkers are busy"))

    async def close(self) -> None:
        """Wait for nothing more, and delete all jobs."""
        if self._closed:
            return
        self._closed = True
        for each in self._waiting.values():
            if not each.answer.done():
                each.answer.set_exception(BotProcessFailed("the server stops"))
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking
        with suppress(StoreError):  # nobody thinks for a worker that has stopped
            await self._store.write(partial(jobs.delete_jobs_of, worker=self._worker))


class RemotePool:
    """The jobs of one kind, as a pool without processes of its own."""

    size = 0

    def __init__(self, jobs_: Jobs, name: str) -> None:
        self._jobs = jobs_
        self._name = name

    @property
    def busy(self) -> int:
        """The number of jobs about which somebody thinks."""
        return len(self._jobs.waiting(self._name)) - self.queued

    @property
    def queued(self) -> int:
        """The number of jobs about which nobody thinks yet."""
        return sum(each.unclaimed is not None for each in self._jobs.waiting(self._name))

    async def ask(self, task: BotTask, share: Share) -> BotAnswer:
        """Ask for a job and wait for its answer."""
        return await self._jobs.think(self._name, task, share)

    async def close(self) -> None:
        """Wait for nothing more."""
        await self._jobs.close()
