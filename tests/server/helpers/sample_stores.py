"""Stores in real databases, with some tables, for the tests of the storage."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection

from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.queries.table_log import StoredEntry, read_log
from ardri.server.storage.queries.tables import open_table
from tests.server.helpers.databases import database_at

T = TypeVar("T")


def with_store(
    path: Path, work: Callable[[DatabaseStore], Awaitable[T]], tables: str = "", patience: float = 10.0
) -> T:
    """Open the database, make these tables, do the work, and close."""

    async def run() -> T:
        store = DatabaseStore(database_at(path, patience))
        try:
            if tables:
                await store.write(lambda connection: lay(connection, tables))
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def lay(connection: Connection, tables: str) -> None:
    """Make tables with these ids."""
    for table in tables.split():
        open_table(connection, table, None, "public", b"{}", b"seed", now=0)


def log(path: Path, table: str) -> list[StoredEntry]:
    """The log of a table, read from the database anew."""

    async def read(store: DatabaseStore) -> list[StoredEntry]:
        return await store.read(lambda connection: read_log(connection, table))

    return with_store(path, read)


def bodies(path: Path, table: str) -> str:
    """The bodies of a table's entries, in a row."""
    return b" ".join(entry.body for entry in log(path, table)).decode()
