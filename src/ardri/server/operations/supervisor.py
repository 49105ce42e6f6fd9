"""The supervisor: starts the workers of one machine, starts those again that end, and stops them all.

Workers share one listening socket, so that a connection that waits to be accepted is never lost with one of
them. Each has a lifeline, a socket pair: the worker says there that it is open, and stops if it closes, since
then the supervisor is gone. Of a worker that dies the supervisor ends the lease, so that others take over its
tables at once.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from typing import Final

from ardri.server.operations.worker_spec import OPENED, WorkerSpec
from ardri.server.storage.errors import StoreError
from ardri.server.storage.ids import fresh_id

AT_ONCE: Final = 10.0  # seconds: a worker that ends sooner after it opened, or before, failed to start
MOST_FAILURES: Final = 5  # in a row, of every worker, until the supervisor gives up
SHORTEST_WAIT: Final = 0.5  # seconds before a worker starts again; twice as long each time
LONGEST_WAIT: Final = 30.0
LEASE_SECONDS: Final = 2.0  # after which the lease of a dead worker has expired anyway
STOP_SECONDS: Final = 45.0  # for a worker to drain and to end; then it is killed

_logger = logging.getLogger(__name__)


class Worker:
    """One worker: its number, and its process while there is one."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.id = ""  # of the process that was started last
        self.failures = 0  # in a row
        self.opened = asyncio.Event()
        self.ended = asyncio.Event()  # the process that was started last
        self.restarting = False
        self.opened_at = inf  # by the clock of the loop
        self._process: Process | None = None

    async def run(self, command: Sequence[str], public: socket.socket) -> int:
        """Run a process until it ends; its exit code."""
        ours, theirs = socket.socketpair()
        with ours:
            with theirs:
                self.id = fresh_id()
                spec = WorkerSpec(self.number, public.fileno(), theirs.fileno(), self.id)
                fds = (public.fileno(), theirs.fileno())
                self._process = await asyncio.create_subprocess_exec(
                    *command, "--as-worker", str(spec), pass_fds=fds
                )
            self.ended.clear()
            self.opened_at = inf
            watch = asyncio.create_task(self._watch(ours))
            try:
                return await self._process.wait()
            finally:
                watch.cancel()
                self.opened.clear()
                self.ended.set()

    async def _watch(self, lifeline: socket.socket) -> None:
        """Wait for the worker to say that it is open."""
        lifeline.setblocking(False)
        with suppress(ConnectionError):
            if await asyncio.get_running_loop().sock_recv(lifeline, len(OPENED)) == OPENED:
                self.opened.set()
                self.opened_at = asyncio.get_running_loop().time()
                _logger.info("worker open", extra={"worker": self.number})

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the process, if there is one."""
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.send_signal(number)

    async def stop(self, seconds: float) -> None:
        """Ask the process to end, and kill it if it does not."""
        if self._process is None or self._process.returncode is not None:
            return
        self.signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self.ended.wait(), seconds)
        except TimeoutError:
            _logger.error("worker killed", extra={"worker": self.number, "seconds": seconds})
            self.signal(signal.SIGKILL)
            await self.ended.wait()


class Supervisor:
    """All workers of one machine."""

    def __init__(
        self,
        command: Sequence[str],
        count: int,
        public: socket.socket,
        opened: Callable[[], None],
        end_lease: Callable[[str], None],
    ) -> None:
        self._command = command
        self._public = public
        self._opened = opened  # called once, when the first worker is open
        self._end_lease = end_lease  # of a worker that died, by its id; called in a thread
        self._workers = [Worker(number) for number in range(1, count + 1)]
        self._stopping = asyncio.Event()
        self._restart_wanted = asyncio.Event()
        self._had_terminal = has_terminal()
        self.gave_up = False

    async def run(self) -> bool:
        """Run until a signal comes; False if the workers do not start."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self._on_hangup)
        keepers = [asyncio.create_task(self._keep(worker)) for worker in self._workers]
        others = [asyncio.create_task(work) for work in (self._announce(), self._restart_on_request())]
        await self._stopping.wait()
        for task in others:
            task.cancel()
        await asyncio.gather(*(worker.stop(STOP_SECONDS) for worker in self._workers))
        await asyncio.gather(*keepers)
        return not self.gave_up

    async def _announce(self) -> None:
        """Call back when the first worker is open."""
        waiting = {asyncio.create_task(worker.opened.wait()) for worker in self._workers}
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            self._opened()
        finally:
            for task in waiting:
                task.cancel()

    async def _keep(self, worker: Worker) -> None:
        """Start a worker again and again."""
        loop = asyncio.get_running_loop()
        while not self._stopping.is_set():
            code = await worker.run(self._command, self._public)
            if self._stopping.is_set():
                return
            if code:
                await self._bury(worker)
            if worker.restarting:
                worker.restarting = False
                worker.failures = 0
                continue
            worker.failures = worker.failures + 1 if loop.time() - worker.opened_at < AT_ONCE else 1
            about = {"worker": worker.number, "code": code, "in_a_row": worker.failures}
            _logger.error("worker ended", extra=about)
            if all(each.failures >= MOST_FAILURES for each in self._workers):
                self.gave_up = True
                self._stopping.set()
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), back_off(worker.failures))

    async def _bury(self, worker: Worker) -> None:
        """End the lease of a dead worker; if that fails, it expires."""
        try:
            await asyncio.wait_for(asyncio.to_thread(self._end_lease, worker.id), LEASE_SECONDS)
        except (StoreError, TimeoutError) as error:
            _logger.warning("lease not ended", extra={"worker": worker.number, "why": str(error)})

    async def _restart_on_request(self) -> None:
        """Restart all workers, one after another, whenever that is wanted."""
        while True:
            await self._restart_wanted.wait()
            self._restart_wanted.clear()
            for worker in self._workers:
                if not await self._restart(worker):
                    _logger.error("rolling restart stopped", extra={"worker": worker.number})
                    break
            else:
                _logger.info("all workers restarted")

    async def _restart(self, worker: Worker) -> bool:
        """Restart a worker; False if it does not start."""
        if not worker.opened.is_set():
            return False
        worker.restarting = True
        await worker.stop(STOP_SECONDS)
        opened, failed = asyncio.create_task(worker.opened.wait()), asyncio.create_task(_failure(worker))
        await asyncio.wait({opened, failed}, return_when=asyncio.FIRST_COMPLETED)
        failed.cancel()
        opened.cancel()
        return worker.opened.is_set()

    def _on_hangup(self) -> None:
        """Restart on request; stop if the terminal is gone in which the supervisor was started."""
        if self._had_terminal and not has_terminal():
            self._stopping.set()
        else:
            self._restart_wanted.set()


async def _failure(worker: Worker) -> None:
    """Wait until a worker has failed to start."""
    while not worker.failures:
        await asyncio.sleep(0.1)


def back_off(failures: int) -> float:
    """Seconds before a worker starts again.

    >>> [back_off(failures) for failures in (1, 2, 3, 10)]
    [0.5, 1.0, 2.0, 30.0]
    """
    return min(LONGEST_WAIT, SHORTEST_WAIT * 2.0 ** (failures - 1))


def has_terminal() -> bool:
    """True if this process has a terminal that is still there."""
    try:
        os.close(os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY))
    except OSError:
        return False
    return True


def own_command() -> list[str]:
    """The command line of this process, to run the same program again, perhaps in a newer version."""
    return [sys.executable, *sys.orig_argv[1:]]


def supervise(
    count: int, public: socket.socket, opened: Callable[[], None], end_lease: Callable[[str], None]
) -> bool:
    """Run so many workers with the options of this process; False if they do not start."""

    async def run() -> bool:
        return await Supervisor(own_command(), count, public, opened, end_lease).run()

    return asyncio.run(run())
