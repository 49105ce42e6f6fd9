"""The store of a database: reader threads and one writer thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, DBAPIError

from ardri.server import metrics
from ardri.server.storage.appends import Append
from ardri.server.storage.database import Database
from ardri.server.storage.errors import StoreClosed, Unavailable
from ardri.server.storage.writer import Writer

T = TypeVar("T")

READERS: Final = 4  # threads that read at the same time


class DatabaseStore:
    """A `Store` in a database, which several processes may share."""

    def __init__(self, database: Database) -> None:
        """Open the database, or make it, and bring it up to date."""
        self.database = database
        database.migrate()
        self._reading = database.reading(READERS)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._guard = database.guard()
        self._writer = Writer(database, self._guard)
        self._closed = False

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query on a consistent snapshot."""
        if self._closed:
            raise StoreClosed("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, query)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Run a change in a transaction, and return after the commit; it may be run twice."""
        return await self._writer.write(change)

    async def append(self, table: str, number: int, at: int, *bodies: bytes) -> None:
        """Add entries to a log from this number on, all or none, and return after the commit."""
        await self._writer.append(Append(table, number, at, bodies))

    async def close(self) -> None:
        """Finish pending work, and refuse everything after it."""
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()

    def _ask(self, query: Callable[[Connection], T]) -> T:
        self._guard.check()
        try:
            try:
                return self._ask_once(query)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return self._ask_once(query)  # the connection was broken, and now there are new ones
        except DatabaseError as error:
            if not self.database.is_outage(error):
                raise  # a mistake of ours
            raise Unavailable(self.database.describe(error)) from error

    def _ask_once(self, query: Callable[[Connection], T]) -> T:
        with metrics.READ_SECONDS.time(), self._reading.begin() as connection:
            return query(connection)
