"""Worker processes: silent when interrupted, gone with their parent, killed when they are of no use."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Final

READY: Final = b"ready"  # the first message of a worker
CONTEXT: Final = multiprocessing.get_context("spawn")


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ignore interrupts (SIGINT) here, and in processes started here from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)


def set_up_worker() -> None:
    """Set up a worker process: it leaves interrupts to its parent, and ends when that is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


class WorkerProcess:
    """A process that answers messages over a pipe, one after another; `answer_all` is its main loop.

    Its first message is `READY`. What is done about one that dies, or takes too long, is up to its owner.
    """

    def __init__(self, run: Callable[..., None], *args: object) -> None:
        """Start the process: it calls `run` with its end of the pipe and these arguments."""
        self.pipe, theirs = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=run, args=(theirs, *args), daemon=True)
        with interrupts_ignored():
            self._process.start()
        theirs.close()

    def kill(self) -> None:
        """Kill the process, from any thread; whoever waits for its answer gets EOFError."""
        with suppress(ValueError):  # it was ended meanwhile
            self._process.kill()

    def end(self) -> None:
        """Kill the process and free what it used."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.pipe.close()


def answer_all(pipe: Connection, answer: Callable[[bytes], bytes]) -> None:
    """Answer every message of the parent, until it is gone."""
    set_up_worker()
    pipe.send_bytes(READY)
    while True:
        try:
            message = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(answer(message))
