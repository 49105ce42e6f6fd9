"""The SQLite store: reader threads and one writer thread on one file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, OperationalError

from ardri.server import metrics
from ardri.server.storage import engines
from ardri.server.storage.errors import StoreClosed, StoreError, Unavailable
from ardri.server.storage.file_identity import FileIdentity
from ardri.server.storage.high_water_mark import HighWaterMark
from ardri.server.storage.migrate import upgrade
from ardri.server.storage.queries.table_log import Append
from ardri.server.storage.writer import Writer

T = TypeVar("T")

READERS: Final = 4  # threads that read at the same time


class SqliteStore:
    """A `Store` in one file, which several processes may share."""

    def __init__(self, path: Path, patience: float = engines.BUSY_TIMEOUT) -> None:
        """Open the file, or make it, and bring it up to date."""
        self.path = path
        migrate(path, patience)
        self._reading = engines.reading(path, READERS, patience)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._file_identity = FileIdentity(path)
        self._writer = Writer(engines.writing(path, patience), HighWaterMark(path), self._file_identity)
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
        self._file_identity.check()
        try:
            with metrics.READ_SECONDS.time(), self._reading.begin() as connection:
                return query(connection)
        except DatabaseError as error:
            if type(error) not in (DatabaseError, OperationalError):
                raise  # a mistake of ours
            raise Unavailable(str(error.orig)) from error


def migrate(path: Path, patience: float = engines.BUSY_TIMEOUT) -> None:
    """Bring the database in this file up to date, making it if there is none; all that is in it stays."""
    try:
        engines.create_private(path)
        engine = engines.migrating(path, patience)
        with engine.begin() as connection:
            upgrade(connection)
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
            if broken:
                raise StoreError(f"after the migration {len(broken)} rows would point to nothing")
        engine.dispose()
    except OSError as error:
        raise Unavailable(f"{path}: {error}") from error
    except DatabaseError as error:
        raise Unavailable(f"{path}: {error.orig}") from error
