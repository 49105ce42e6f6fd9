"""Processes in which bots think, outside the event loop; one that crashes or hangs is replaced."""

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
from ardri.server.limits.fair_queue import Queue, Share
from ardri.server.live.bot_tasks import Task, Thought, think
from ardri.server.table.terms import QUICK

PATIENCE: Final = 60.0  # seconds for one thought, and to begin
PATIENCE_QUICK: Final = 10.0  # seconds for one thought of a bot that does not search
READY: Final = b"ready"
FALLBACK: Final = "easy"

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_tasks: msgspec.json.Decoder[Task] = msgspec.json.Decoder(Task)
_thoughts: msgspec.json.Decoder[Thought] = msgspec.json.Decoder(Thought)


class Lost(Exception):
    """The process did not answer: it is gone, or it was ended because it took too long."""


class Thinker:
    """One process, started when it is first needed; used by one thread at a time."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._interrupted = False

    def ask(self, wanted: Task) -> Thought:
        """Let it think."""
        try:
            pipe = self._pipe or self._start()
            if self._interrupted:  # perhaps before the process was there
                raise Lost("it was interrupted")
            pipe.send_bytes(_encode(wanted))
            return _thoughts.decode(heard(pipe, self._patience))
        except (EOFError, OSError, msgspec.MsgspecError, Lost) as error:
            self.end()
            raise Lost(str(error) or "it is gone") from None

    def interrupt(self) -> None:
        """End a process that may be thinking, from another thread; it thinks no more."""
        self._interrupted = True
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        """End the process."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._pipe = self._process = None

    def _start(self) -> Connection:
        context = get_context("spawn")
        pipe, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), name="ardri thinker", daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, pipe
        heard(pipe, PATIENCE)
        return pipe


def heard(pipe: Connection, patience: float) -> bytes:
    """What the other side says, if it does within so many seconds."""
    if not pipe.poll(patience):
        raise Lost("it took too long")
    return pipe.recv_bytes()


def work(pipe: Connection) -> None:
    """What the process does: think of one task after another, until nobody asks any more."""
    set_up_worker()
    pipe.send_bytes(READY)
    while True:
        try:
            wanted = _tasks.decode(pipe.recv_bytes())
        except EOFError:
            return
        try:
            thought = think(wanted)
        except Exception as error:
            thought = Thought(error=f"{type(error).__name__}: {error}")
        pipe.send_bytes(_encode(thought))


class Lane:
    """A few processes that share the work, with a fair queue before them."""

    def __init__(self, count: int, patience: float, name: str) -> None:
        self._threads = ThreadPoolExecutor(count, thread_name_prefix=f"thinker {name}")
        self._all = [Thinker(patience) for _ in range(count)]
        self._idle = self._all.copy()
        self._waiting: Queue[asyncio.Future[Thinker]] = Queue()
        self._closed = False

    async def ask(self, wanted: Task, share: Share) -> Thought:
        """Let a process think, when it is this person's and table's turn."""
        if self._closed:
            raise Lost("the server stops")
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[Thinker] = loop.create_future()
        self._waiting.put(share, turn)
        self._hand_out()
        try:
            thinker = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled() and turn.exception() is None:
                self._back(turn.result())
            raise
        thought = loop.run_in_executor(self._threads, thinker.ask, wanted)
        thought.add_done_callback(lambda _: self._back(thinker))
        return await asyncio.shield(thought)  # it thinks on even if nobody waits for it any more

    def _back(self, thinker: Thinker) -> None:
        self._idle.append(thinker)
        self._hand_out()

    def _hand_out(self) -> None:
        while self._idle and (turn := self._waiting.take()) is not None:
            if not turn.done():  # nobody may wait for it any more
                turn.set_result(self._idle.pop())

    async def close(self) -> None:
        """End all processes; whatever they were thinking is lost."""
        self._closed = True
        while (turn := self._waiting.take()) is not None:
            if not turn.done():
                turn.set_exception(Lost("the server stops"))
        for thinker in self._all:
            thinker.interrupt()
        await asyncio.to_thread(self._threads.shutdown)
        for thinker in self._all:
            thinker.end()


class Thinkers:
    """All processes in which bots think: some for those that search, and one for those that do not.

    So who plays with quick bots never waits for others' searches.
    """

    def __init__(self, count: int = 1, patience: float = PATIENCE) -> None:
        self._searching = Lane(count, patience, "search")
        self._quick = Lane(1, min(patience, PATIENCE_QUICK), "quick")
        self._closed = False

    async def think(self, wanted: Task, share: Share) -> Thought:
        """The thought of a bot; if it cannot, it tries again, and then a simple one thinks in its place.

        The error of a thought says then why the bot itself could not.
        """
        failed = ""
        for bot in (wanted.bot, wanted.bot, FALLBACK):
            if self._closed:
                break
            try:
                thought = await self._lane(bot).ask(msgspec.structs.replace(wanted, bot=bot), share)
            except Lost as lost:
                thought = Thought(error=str(lost))
            if thought.ideas and not thought.error:
                return thought if bot == wanted.bot else msgspec.structs.replace(thought, error=failed)
            failed = thought.error or "it has no idea"
            if not self._closed:
                _log.error("a bot failed", extra={"bot": bot, "seat": wanted.seat, "why": failed[:200]})
        raise Lost("no bot can answer this")

    async def think_within(self, seconds: float, wanted: Task, share: Share) -> Thought:
        """The thought of a bot, or, if that would take longer, of a simple one."""
        if wanted.bot not in QUICK:
            try:
                async with asyncio.timeout(seconds):
                    return await self.think(wanted, share)
            except TimeoutError:
                wanted = msgspec.structs.replace(wanted, bot=FALLBACK)
        return await self.think(wanted, share)

    def _lane(self, bot: str) -> Lane:
        return self._quick if bot in QUICK else self._searching

    async def close(self) -> None:
        """End all processes; whatever they were thinking is lost, and thought again another time."""
        self._closed = True
        await asyncio.gather(self._searching.close(), self._quick.close())
