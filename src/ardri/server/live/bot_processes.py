"""Bot processes: bots think outside the event loop; a process that crashes or hangs is replaced."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

import msgspec

from ardri.bots.processes import set_up_worker
from ardri.server.limits.fair_queue import FairQueue, Share
from ardri.server.live.bot_tasks import BotAnswer, BotTask, think
from ardri.server.table.terms import QUICK

TIMEOUT: Final = 60.0  # seconds for one thought, and to begin
TIMEOUT_QUICK: Final = 10.0  # seconds for one thought of a bot that does not search
READY: Final = b"ready"
FALLBACK_BOT: Final = "easy"

_logger = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_tasks: msgspec.json.Decoder[BotTask] = msgspec.json.Decoder(BotTask)
_thoughts: msgspec.json.Decoder[BotAnswer] = msgspec.json.Decoder(BotAnswer)


class BotProcessFailed(Exception):
    """No answer: the process ended, or was ended because it took too long."""


class BotProcess:
    """One process, started on first use; for one thread at a time."""

    def __init__(self, timeout: float) -> None:
        self._timeout = timeout
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._interrupted = False

    def ask(self, task: BotTask) -> BotAnswer:
        """Send a task and wait for the answer."""
        try:
            pipe = self._pipe or self._start()
            if self._interrupted:  # perhaps before the process was there
                raise BotProcessFailed("it was interrupted")
            pipe.send_bytes(_encode(task))
            return _thoughts.decode(receive(pipe, self._timeout))
        except (EOFError, OSError, msgspec.MsgspecError, BotProcessFailed) as error:
            self.end()
            raise BotProcessFailed(str(error) or "it is gone") from None

    def interrupt(self) -> None:
        """Kill the process from another thread; it is not started again."""
        self._interrupted = True
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        """Kill the process."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._pipe = self._process = None

    def _start(self) -> Connection:
        context = get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=run, args=(theirs,), name="ardri thinker", daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, pipe
        receive(pipe, TIMEOUT)
        return pipe


def receive(pipe: Connection, timeout: float) -> bytes:
    """The next message of the other side, within a time-out."""
    if not pipe.poll(timeout):
        raise BotProcessFailed("it took too long")
    return pipe.recv_bytes()


def run(pipe: Connection) -> None:
    """Main function of the process: answer tasks until the pipe is closed."""
    set_up_worker()
    pipe.send_bytes(READY)
    while True:
        try:
            task = _tasks.decode(pipe.recv_bytes())
        except EOFError:
            return
        try:
            answer = think(task)
        except Exception as error:
            answer = BotAnswer(error=f"{type(error).__name__}: {error}")
        pipe.send_bytes(_encode(answer))


class BotProcessPool:
    """Some processes with a fair queue before them."""

    def __init__(self, count: int, timeout: float, name: str) -> None:
        self._threads = ThreadPoolExecutor(count, thread_name_prefix=f"thinker {name}")
        self._all = [BotProcess(timeout) for _ in range(count)]
        self._idle = self._all.copy()
        self._waiting: FairQueue[asyncio.Future[BotProcess]] = FairQueue()
        self._closed = False

    async def ask(self, task: BotTask, share: Share) -> BotAnswer:
        """Send a task and wait for the answer."""
        if self._closed:
            raise BotProcessFailed("the server stops")
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[BotProcess] = loop.create_future()
        self._waiting.put(share, turn)
        self._assign()
        try:
            process = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._release(turn.result())
            raise
        answer = loop.run_in_executor(self._threads, process.ask, task)
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
    """All bot processes: a pool for bots that search, and one for those that do not.

    So who plays with quick bots never waits for others' searches.
    """

    def __init__(self, count: int = 1, timeout: float = TIMEOUT) -> None:
        self._searching = BotProcessPool(count, timeout, "search")
        self._quick = BotProcessPool(1, min(timeout, TIMEOUT_QUICK), "quick")
        self._closed = False

    async def think(self, task: BotTask, share: Share) -> BotAnswer:
        """The answer of a bot; after two failures, of a simpler one.

        The error of a thought says then why the bot itself could not.
        """
        failed = ""
        for bot in (task.bot, task.bot, FALLBACK_BOT):
            if self._closed:
                break
            try:
                answer = await self._pool(bot).ask(msgspec.structs.replace(task, bot=bot), share)
            except BotProcessFailed as lost:
                answer = BotAnswer(error=str(lost))
            if answer.suggestions and not answer.error:
                return answer if bot == task.bot else msgspec.structs.replace(answer, error=failed)
            failed = answer.error or "it has no idea"
            if not self._closed:
                _logger.error("bot failed", extra={"bot": bot, "seat": task.seat, "why": failed[:200]})
        raise BotProcessFailed("no bot can answer this")

    async def think_within(self, seconds: float, task: BotTask, share: Share) -> BotAnswer:
        """The answer of a bot; if it takes longer than this, of a simpler one."""
        if task.bot not in QUICK:
            try:
                async with asyncio.timeout(seconds):
                    return await self.think(task, share)
            except TimeoutError:
                task = msgspec.structs.replace(task, bot=FALLBACK_BOT)
        return await self.think(task, share)

    def _pool(self, bot: str) -> BotProcessPool:
        return self._quick if bot in QUICK else self._searching

    async def close(self) -> None:
        """End all processes; whatever they were thinking is lost, and thought again another time."""
        self._closed = True
        await asyncio.gather(self._searching.close(), self._quick.close())
