"""SQLite connections: for writing, reading, and migrating."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

BUSY_TIMEOUT: Final = 10.0  # seconds to wait for another process that writes

# A commit is on the disk before it is acknowledged, on a Mac too (`fullfsync`, no effect elsewhere).
DURABLE: Final = ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "checkpoint_fullfsync=ON")


def writing(path: Path, patience: float = BUSY_TIMEOUT) -> Engine:
    """Connections whose transactions are the only ones that write, from their beginning on."""
    return _engine(path, patience, "BEGIN IMMEDIATE", *DURABLE, "foreign_keys=ON")


def reading(path: Path, threads: int = 1, patience: float = BUSY_TIMEOUT) -> Engine:
    """Connections that see what was committed when their transaction began, and cannot change it."""
    return _engine(path, patience, "BEGIN", "query_only=ON", threads=threads)


def migrating(path: Path, patience: float = BUSY_TIMEOUT) -> Engine:
    """Connections that may rebuild tables: with foreign keys on, that would delete what points to them."""
    return _engine(path, patience, "BEGIN IMMEDIATE", *DURABLE, "foreign_keys=OFF")


def create_private(path: Path) -> None:
    """Create the file if there is none, readable by its owner only: it holds secrets."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def _engine(path: Path, patience: float, begin: str, *pragmas: str, threads: int = 1) -> Engine:
    engine = create_engine(
        URL.create("sqlite+pysqlite", database=str(path)),
        poolclass=QueuePool,
        pool_size=threads,
        max_overflow=0,
        hide_parameters=True,  # errors are logged, and parameters may be secrets
        connect_args={"timeout": patience, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def configure(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = (
            None  # transactions begin where we say, also before changes of the schema
        )
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
