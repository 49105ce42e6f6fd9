"""Bot processes: bots think outside the event loop; a process that crashes or hangs is replaced.

They are children of this process, or elsewhere (`remote_pools`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Final, Protocol

import msgspec

from ardri.bots.processes import WorkerProcess, answer_all
from ardri.server import metrics
from ardri.server.limits.fair_queue import FairQueue, Share
from ardri.server.live.bot_tasks import BotAnswer, BotTask, think
from ardri.server.table.terms import QUICK

TIMEOUT: Final = 60.0  # seconds for one thought, and to begin
TIMEOUT_QUICK: Final = 10.0  # seconds for one thought of a bot that does not search
FALLBACK_BOT: Final = "easy"
SEARCH_POOL: Final = "search"
QUICK_POOL: Final = "quick"
FALLBACK: Final = "fallback"  # the pool of a server whose bots think elsewhere

_logger = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_tasks: msgspec.json.Decoder[BotTask] = msgspec.json.Decoder(BotTask)
_answers: msgspec.json.Decoder[BotAnswer] = msgspec.json.Decoder(BotAnswer)


class BotProcessFailed(Exception):
    """No answer: the process ended, or was ended because it took too long."""


class NoThinker(BotProcessFailed):
    """No answer, because no process takes the task."""


class BotProcess:
    """One process, started on first use; for one thread at a time."""

    def __init__(self, timeout: float) -> None:
        self._timeout = timeout
        self._worker: WorkerProcess | None = None
        self._interrupted = False

    def ask(self, task: BotTask) -> BotAnswer:
        """Send a task and wait for the answer."""
        try:
            worker = self._worker or self._start()
            if self._interrupted:  # perhaps before the process was there
                raise BotProcessFailed("it was interrupted")
            worker.pipe.send_bytes(_encode(task))
            return _answers.decode(receive(worker, self._timeout))
        except (EOFError, OSError, msgspec.MsgspecError, BotProcessFailed) as error:
            self.end()
            raise BotProcessFailed(str(error) or "it is gone") from None

    def warm_up(self) -> None:
        """Start the process; if that fails, the first task says so."""
        with suppress(EOFError, OSError, BotProcessFailed):
            if self._worker is None:
                self._start()

    def interrupt(self) -> None:
        """Kill the process from another thread; it is not started again."""
        self._interrupted = True
        worker = self._worker
        if worker is not None:
            worker.kill()

    def end(self) -> None:
        """Kill the process."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()

    def _start(self) -> WorkerProcess:
        self._worker = worker = WorkerProcess(run)
        receive(worker, TIMEOUT)
        return worker


def receive(worker: WorkerProcess, timeout: float) -> bytes:
    """The next message of a process, within a time-out."""
    if not worker.pipe.poll(timeout):
        raise BotProcessFailed("it took too long")
    return worker.pipe.recv_bytes()


def run(pipe: Connection) -> None:
    """Main function of the process."""
    answer_all(pipe, answer_to)


def answer_to(message: bytes) -> bytes:
    """The answer to a task, both as JSON; an exception is one, too."""
    try:
        return _encode(think(_tasks.decode(message)))
    except Exception as error:
        return _encode(BotAnswer(error=f"{type(error).__name__}: {error}"))


def _timed(process: BotProcess, task: BotTask) -> BotAnswer:
    """The answer of a process, and how long it took."""
    with metrics.BOT_THINK.labels(task.bot).time():
        return process.ask(task)


class BotPool(Protocol):
    """Whatever answers tasks of one kind."""

    @property
    def size(self) -> int:
        """The number of processes of this server."""

    @property
    def busy(self) -> int:
        """The number of processes in which a bot thinks."""

    @property
    def queued(self) -> int:
        """The number of tasks that wait for a process."""

    async def ask(self, task: BotTask, share: Share) -> BotAnswer:
        """Send a task and wait for the answer."""

    async def close(self) -> None:
        """Wait for nothing more."""


class BotProcessPool:
    """Some processes with a fair queue before them."""

    def __init__(self, count: int, timeout: float, name: str) -> None:
        self._threads = ThreadPoolExecutor(count, thread_name_prefix=f"thinker {name}")
        self._all = [BotProcess(timeout) for _ in range(count)]
        self._idle = self._all.copy()
        self._waiting: FairQueue[asyncio.Future[BotProcess]] = FairQueue()
        self._closed = False
        self._wait_seconds = metrics.BOT_WAIT.labels(name)
        self.size = count
        self.queued = 0  # tasks that wait for a process

    @property
    def busy(self) -> int:
        """The number of processes in which a bot thinks."""
        return self.size - len(self._idle)

    def warm_up(self) -> None:
        """Start the processes now, before there is a task."""
        for process in self._all:
            self._threads.submit(process.warm_up)

    async def ask(self, task: BotTask, share: Share) -> BotAnswer:
        """Send a task and wait for the answer."""
        if self._closed:
            raise BotProcessFailed("the server stops")
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[BotProcess] = loop.create_future()
        asked = perf_counter()
        self._waiting.put(share, turn)
        self.queued += 1
        self._assign()
        try:
            process = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._release(turn.result())
            raise
        finally:
            self.queued -= 1
        self._wait_seconds.observe(metrics.since(asked))
        answer = loop.run_in_executor(self._threads, _timed, process, task)
        answer.add_done_callback(lambda _: self._release(process))
        return await asyncio.shield(answer)  # it thinks on even if nobody waits for it any more

    def _release(self, process: BotProcess) -> None:
        self._idle.append(process)
        self._assign()

    def _assign(self) -> None:
        while self._idle and (turn := self._waiting.take()) is not None:
            if not turn.done():  # nobody may wait for it any more
                turn.set_result(self._idle.pop())

    async def close(self) -> None:
        """End all processes; whatever they were thinking is lost."""
        self._closed = True
        while (turn := self._waiting.take()) is not None:
            if not turn.done():
                turn.set_exception(BotProcessFailed("the server stops"))
        for process in self._all:
            process.interrupt()
        await asyncio.to_thread(self._threads.shutdown)
        for process in self._all:
            process.end()


class BotProcesses:
    """All that bots think in: a pool for bots that search, and one for those that do not.

    So who plays with quick bots never waits for others' searches. Both may be remote; then a process of our
    own is ready for what they do not answer in time.
    """

    def __init__(
        self,
        count: int = 1,
        timeout: float = TIMEOUT,
        *,
        remote: Mapping[str, BotPool] | None = None,
    ) -> None:
        local = BotProcessPool(1, min(timeout, TIMEOUT_QUICK), FALLBACK if remote else QUICK_POOL)
        self.pools: dict[str, BotPool]
        if remote is None:
            self.pools = {SEARCH_POOL: BotProcessPool(count, timeout, SEARCH_POOL), QUICK_POOL: local}
        else:
            self.pools = {**remote, FALLBACK: local}
            local.warm_up()
        self._local = local
        self._remote = remote is not None
        self._closed = False

    async def think(self, task: BotTask, share: Share) -> BotAnswer:
        """The answer of a bot; after two failures, of a simpler one.

        The error of a thought says then why the bot itself could not. If there is nobody to think, a simpler
        bot answers just this once.
        """
        try:
            return await self._try(self._pool(task.bot), task, share)
        except NoThinker:
            return await self._answer_simply(task, share)

    async def think_within(self, seconds: float, task: BotTask, share: Share) -> BotAnswer:
        """The answer of a bot; if it takes longer than this, of a simpler one."""
        if not self._remote and task.bot in QUICK:
            return await self.think(task, share)
        try:
            async with asyncio.timeout(seconds):
                return await self.think(task, share)
        except TimeoutError:
            return await self._answer_simply(task, share)

    async def _answer_simply(self, task: BotTask, share: Share) -> BotAnswer:
        return await self._try(self._local, msgspec.structs.replace(task, bot=FALLBACK_BOT), share)

    async def _try(self, pool: BotPool, task: BotTask, share: Share) -> BotAnswer:
        failed = ""
        for asked, bot in ((pool, task.bot), (pool, task.bot), (self._local, FALLBACK_BOT)):
            if self._closed:
                break
            try:
                answer = await asked.ask(msgspec.structs.replace(task, bot=bot), share)
            except NoThinker:
                raise
            except BotProcessFailed as lost:
                answer = BotAnswer(error=str(lost))
            if answer.suggestions and not answer.error:
                return answer if bot == task.bot else msgspec.structs.replace(answer, error=failed)
            failed = answer.error or "it has no idea"
            if not self._closed:
                _logger.error("bot failed", extra={"bot": bot, "seat": task.seat, "why": failed[:200]})
        raise BotProcessFailed("no bot can answer this")

    def _pool(self, bot: str) -> BotPool:
        return self.pools[pool_of(bot)]

    async def close(self) -> None:
        """End all processes; whatever they were thinking is lost, and thought again another time."""
        self._closed = True
        await asyncio.gather(*(pool.close() for pool in self.pools.values()))


def pool_of(bot: str) -> str:
    """The pool in which a bot thinks."""
    return QUICK_POOL if bot in QUICK else SEARCH_POOL
