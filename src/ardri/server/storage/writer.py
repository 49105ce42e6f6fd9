"""The writer thread: it commits everything that waits in one transaction (group commit).

What is asked for in one turn of the event loop is handed over together at its end. While a commit is on its
way to the disk, others gather and share the next one; callers are answered after it.
It is a thread of its own and not an asynchronous driver, because such a driver changes threads for every
statement, and this one twice for every commit, however much is in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeVar

from sqlalchemy import Connection, RootTransaction
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from ardri.server import metrics
from ardri.server.storage.appends import LAST_APPENDED, Append
from ardri.server.storage.database import CommitGuard, Database
from ardri.server.storage.errors import StoreClosed, Unavailable
from ardri.server.storage.queries.table_log import append_all

T = TypeVar("T")

MOST: Final = 1000  # jobs in one transaction, so that the first one need not wait for an endless crowd


@dataclass(eq=False, slots=True)
class Job:
    """A write, and the future of its caller."""

    work: Append | Callable[[Connection], None]
    future: asyncio.Future[None]
    error: Exception | None = None

    def answer(self) -> None:
        """Resolve the future; on the event loop."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Takes writes from one event loop, and answers there after the commit."""

    def __init__(self, database: Database, guard: CommitGuard) -> None:
        self._database = database
        self._guard = guard
        self._connection = database.writing().connect()
        self._appending = database.appending(self._connection)
        self._requested: list[Job] = []  # in this turn of the event loop
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._closing: asyncio.Future[None] | None = None
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> None:
        """Append entries to a log; NotNext if their number is not the next."""
        await self._do(append)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Run a change; if it raises, nothing of it has happened."""
        made: list[T] = []

        def work(connection: Connection) -> None:
            made[:] = [change(connection)]

        await self._do(work)
        return made[0]

    async def close(self) -> None:
        """Commit what waits, and refuse more."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_future()
            self._hand_over()
            self._jobs.put(None)
        await asyncio.shield(self._closing)

    async def _do(self, work: Append | Callable[[Connection], None]) -> None:
        if self._closing is not None:
            raise StoreClosed("the store is closed")
        loop = asyncio.get_running_loop()
        job = Job(work, loop.create_future())
        if not self._requested:
            loop.call_soon(self._hand_over)
        self._requested.append(job)
        await job.future

    def _hand_over(self) -> None:
        if self._requested:
            self._jobs.put(self._requested)
            self._requested = []

    # What follows runs in the thread.

    def _run(self) -> None:
        for jobs in self._batches():
            with metrics.WRITE_SECONDS.time():
                self._commit(jobs)
            metrics.WRITE_BATCH.observe(len(jobs))
            _on_loop(jobs[0].future, _answer, jobs)
        for connection in {self._connection, self._appending}:
            connection.close()
            connection.engine.dispose()
        self._guard.close()
        if self._closing is not None:
            _on_loop(self._closing, self._closing.set_result, None)

    def _batches(self) -> Iterator[list[Job]]:
        """Batches of jobs: each is all that has gathered since the last."""
        while (jobs := self._jobs.get()) is not None:
            while len(jobs) < MOST and (more := self._waiting()) is not None:
                jobs += more
            yield jobs

    def _waiting(self) -> list[Job] | None:
        try:
            jobs = self._jobs.get_nowait()
        except Empty:
            return None
        if jobs is None:
            self._jobs.put(None)  # the end comes after this batch
        return jobs

    def _commit(self, jobs: Sequence[Job]) -> None:
        """Run all jobs in one transaction; if one spoils it, each in its own."""
        appends = all(isinstance(job.work, Append) for job in jobs)
        connection = self._appending if appends else self._connection
        try:
            self._guard.before_commit(connection)
            transaction = connection.begin()
            connection.info.pop(LAST_APPENDED, None)
        except (SQLAlchemyError, Unavailable) as error:
            self._fail(jobs, error)
            return
        try:
            _work(connection, jobs)
        except Exception as error:
            self._roll_back(connection, transaction)
            if len(jobs) == 1 or _is_lost(error):
                self._fail(jobs, error)
            else:
                for job in jobs:
                    self._commit([job])
            return
        try:
            transaction.commit()
        except SQLAlchemyError as error:
            self._roll_back(connection, transaction)
            self._fail(jobs, error)
            return
        try:
            self._guard.after_commit(connection)
        except (OSError, Unavailable) as error:
            self._fail(jobs, error)

    def _roll_back(self, connection: Connection, transaction: RootTransaction) -> None:
        try:
            transaction.rollback()
        except SQLAlchemyError:
            connection.invalidate()  # the next transaction has a new connection
        if connection.invalidated:
            self._guard.reconnected()

    def _fail(self, jobs: Sequence[Job], error: Exception) -> None:
        for job in jobs:
            if isinstance(error, SQLAlchemyError | OSError):
                text = self._database.describe(error) if isinstance(error, DBAPIError) else str(error)
                job.error = Unavailable(text)
                job.error.__cause__ = error
            else:
                job.error = error


def _is_lost(error: Exception) -> bool:
    """True if the connection broke: nobody knows whether what was under way has been committed."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _work(connection: Connection, jobs: Sequence[Job]) -> None:
    """Run all jobs in order; consecutive appends together."""
    for together, group in groupby(jobs, lambda job: isinstance(job.work, Append)):
        if together:
            appends = list(group)
            refusals = append_all(connection, [job.work for job in appends if isinstance(job.work, Append)])
            for job, refusal in zip(appends, refusals, strict=True):
                job.error = refusal
        else:
            for job in group:
                _change(connection, job)


def _change(connection: Connection, job: Job) -> None:
    """Run one change in a savepoint; errors of the database itself concern the whole batch."""
    assert not isinstance(job.work, Append)
    job.error = None
    last = connection.info.get(LAST_APPENDED)
    try:
        with connection.begin_nested():
            job.work(connection)
    except OperationalError:
        raise
    except Exception as error:
        if not connection.invalidated:  # or else the commit fails
            connection.info[LAST_APPENDED] = last
        job.error = error


def _answer(jobs: Sequence[Job]) -> None:
    for job in jobs:
        job.answer()


def _on_loop(future: asyncio.Future[None], call: Callable[[T], None], argument: T) -> None:
    """Call something on the event loop of a future, unless that is closed."""
    with suppress(RuntimeError):
        future.get_loop().call_soon_threadsafe(call, argument)
