"""Processes in which bots think, outside the event loop; one that crashes or hangs is replaced."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import Final

import msgspec

from ardri.bots.processes import settle_in
from ardri.server.thoughts import Task, Thought, think

PATIENCE: Final = 60.0  # seconds for one thought, and to begin
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
    settle_in()
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


class Thinkers:
    """A few processes that share the work."""

    def __init__(self, count: int = 1, patience: float = PATIENCE) -> None:
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="thinker")
        self._all = [Thinker(patience) for _ in range(count)]
        self._idle: SimpleQueue[Thinker] = SimpleQueue()
        for thinker in self._all:
            self._idle.put(thinker)
        self._closed = False

    async def think(self, wanted: Task) -> Thought:
        """What a bot thinks; if it cannot, it tries again, and then a simple one thinks in its place."""
        failed = ""
        for bot in (wanted.bot, wanted.bot, FALLBACK):
            if self._closed:
                break
            thought = await self._ask(msgspec.structs.replace(wanted, bot=bot))
            if thought.ideas and not thought.error:
                return thought if bot == wanted.bot else msgspec.structs.replace(thought, error=failed)
            failed = thought.error or "it has no idea"
            if not self._closed:
                _log.error("a bot failed", extra={"bot": bot, "seat": wanted.seat, "why": failed[:200]})
        raise Lost("no bot can answer this")

    async def _ask(self, wanted: Task) -> Thought:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask_one, wanted)

    def _ask_one(self, wanted: Task) -> Thought:
        thinker = self._idle.get()
        try:
            if self._closed:
                return Thought(error="the server stops")
            return thinker.ask(wanted)
        except Lost as error:
            return Thought(error=str(error))
        finally:
            self._idle.put(thinker)

    async def close(self) -> None:
        """End all processes; whatever they were thinking is lost, and thought again another time."""
        self._closed = True
        for thinker in self._all:
            thinker.interrupt()
        await asyncio.to_thread(self._threads.shutdown)
        for thinker in self._all:
            thinker.end()
