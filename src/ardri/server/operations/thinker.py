"""Thinker: takes jobs from the database, lets its bot processes think, and writes the answers.

It holds a lease on each job as long as it thinks about it; when the lease of one that died has expired,
another thinker takes the job.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Final

import msgspec

from ardri.server import event_loop
from ardri.server.event_loop import LoopName
from ardri.server.limits.fair_queue import Share
from ardri.server.live.bot_processes import (
    QUICK_POOL,
    SEARCH_POOL,
    TIMEOUT,
    TIMEOUT_QUICK,
    BotProcessFailed,
    BotProcessPool,
)
from ardri.server.live.bot_tasks import BotAnswer, BotTask
from ardri.server.server_clock import wall_clock
from ardri.server.storage.database import Database
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.errors import StoreError
from ardri.server.storage.ids import fresh_id
from ardri.server.storage.queries import jobs
from ardri.server.storage.queries.jobs import Job
from ardri.server.storage.store import Store

POLL: Final = 0.05  # seconds between two looks for jobs
AFTER_FAILURE: Final = 1.0  # the same, after the database failed
LEASE: Final = 5_000  # ms for which a thinker is taken to live after it said so
RENEW: Final = 1.0  # seconds between two renewals
FINISH: Final = 10.0  # seconds to finish thoughts when it stops; what is left is given back
NOBODY: Final = Share("", "", "")  # jobs come in the order in which they are to be thought about

_logger = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_tasks: msgspec.json.Decoder[BotTask] = msgspec.json.Decoder(BotTask)


class Thinker:
    """Some bot processes that take jobs: for bots that search, and one for those that do not."""

    def __init__(self, store: Store, count: int = 1) -> None:
        self.id = fresh_id()
        self._store = store
        self._pools = {
            SEARCH_POOL: BotProcessPool(count, TIMEOUT, SEARCH_POOL),
            QUICK_POOL: BotProcessPool(1, TIMEOUT_QUICK, QUICK_POOL),
        }
        self._running: dict[asyncio.Task[None], Job] = {}
        self._stopping = False
        self._wake = asyncio.Event()
        self._failed = False  # the database, the last time

    def stop(self) -> None:
        """Claim no more jobs, finish those that are claimed, or give them back."""
        self._stopping = True
        self._wake.set()

    async def run(self) -> None:
        """Think until it is stopped."""
        renewing = asyncio.create_task(self._renew())
        try:
            while not self._stopping:
                self._wake.clear()
                pause = POLL if await self._reach(self._claim) else AFTER_FAILURE
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), pause)
            await self._finish()
        finally:
            renewing.cancel()
            await asyncio.gather(*(pool.close() for pool in self._pools.values()))

    async def _reach(self, work: Callable[[], Awaitable[object]]) -> bool:
        """Do something with the database; False if it failed."""
        try:
            await work()
        except StoreError as error:
            if not self._failed:
                _logger.error("database unavailable", extra={"why": str(error)})
            self._failed = True
            return False
        if self._failed:
            _logger.info("database available again")
        self._failed = False
        return True

    async def _claim(self) -> None:
        """Claim as many jobs as there are idle processes."""
        busy = Counter(job.pool for job in self._running.values())
        idle = {name: pool.size - busy[name] for name, pool in self._pools.items() if pool.size > busy[name]}
        now = wall_clock()
        if not idle or not await self._store.read(partial(jobs.has_jobs, pools=list(idle), now=now)):
            return
        claim = partial(jobs.claim_jobs, thinker=self.id, most=idle, now=now, until=now + LEASE)
        for job in await self._store.write(claim):
            task = asyncio.create_task(self._think(job))
            self._running[task] = job
            task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        """Forget a job that is answered, and look for the next one."""
        del self._running[task]
        self._wake.set()
        if not task.cancelled() and task.exception() is not None:
            _logger.error("job failed", exc_info=task.exception())

    async def _think(self, job: Job) -> None:
        """Let a bot think about a job, and write the answer; what it could not is an answer, too."""
        try:
            answer = await self._pools[job.pool].ask(_tasks.decode(job.task), NOBODY)
        except (BotProcessFailed, msgspec.MsgspecError) as error:
            answer = BotAnswer(error=str(error))

        async def write() -> None:
            change = partial(jobs.answer_job, thinker=self.id, id_=job.id, answer=_encode(answer))
            if not await self._store.write(change):
                _logger.info("answer dropped", extra={"job": job.id})  # nobody waits for it any more

        while not await self._reach(write):
            await asyncio.sleep(AFTER_FAILURE)

    async def _renew(self) -> None:
        """Renew the leases, again and again."""
        while True:
            await asyncio.sleep(RENEW)
            ids = [job.id for job in self._running.values()]
            if ids:
                until = wall_clock() + LEASE
                renew = partial(jobs.renew_claims, thinker=self.id, ids=ids, until=until)
                await self._reach(partial(self._store.write, renew))

    async def _finish(self) -> None:
        """Finish what is being thought about; give back what takes too long."""
        if self._running:
            await asyncio.wait(list(self._running), timeout=FINISH)
        left = dict(self._running)
        if not left:
            return
        for task in left:
            task.cancel()
        await asyncio.wait(left)
        ids = [job.id for job in left.values()]
        await self._reach(partial(self._store.write, partial(jobs.give_back, thinker=self.id, ids=ids)))
        _logger.info("jobs given back", extra={"jobs": len(ids)})


def run_thinker(database: Database, count: int, loop: LoopName, opened: Callable[[], None]) -> None:
    """Think until SIGTERM or SIGINT."""

    async def main() -> None:
        store = DatabaseStore(database)
        try:
            thinker = Thinker(store, count)
            running = asyncio.get_running_loop()

            def stop(_number: int, _frame: FrameType | None) -> None:
                running.call_soon_threadsafe(thinker.stop)

            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, stop)
            _logger.info("thinker starts", extra={"thinkers": count, "loop": loop})
            opened()
            await thinker.run()
            _logger.info("thinker stops")
        finally:
            await store.close()

    event_loop.run(loop, main())
