"""The database for tools that run once, while a server may use it too."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Self, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from ardri.server.storage.database import Database
from ardri.server.storage.errors import StoreError, Unavailable
from ardri.server.storage.migrate import newest, refuse_newer, revision

T = TypeVar("T")


class OldSchema(StoreError):
    """The database has an older schema and needs a migration."""


class OfflineDatabase:
    """An existing database of the current schema; any other is refused and left alone."""

    def __init__(self, database: Database) -> None:
        database.require()
        self.database = database
        self._reading = database.reading()
        self._writing = database.writing()

    def __enter__(self) -> Self:
        try:
            self.read(_refuse_others)
        except BaseException:
            self._close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def _close(self) -> None:
        self._reading.dispose()
        self._writing.dispose()

    def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query on a consistent snapshot."""
        return self._do(self._reading, query)

    def write(self, change: Callable[[Connection], T]) -> T:
        """Run a change in a transaction, and return after the commit."""
        return self._do(self._writing, change)

    def _do(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        try:
            with engine.begin() as connection:
                return work(connection)
        except DBAPIError as error:
            raise Unavailable(f"{self.database}: {self.database.describe(error)}") from error


def _refuse_others(connection: Connection) -> None:
    found = revision(connection)
    if found is None:
        raise StoreError("this is a database of another program")
    refuse_newer(connection)
    if found != newest():
        raise OldSchema(f"the database has schema {found}, and this program works with {newest()}")
