"""A database in one SQLite file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError

from ardri.server.storage.appends import LAST_APPENDED
from ardri.server.storage.errors import StoreError, Unavailable
from ardri.server.storage.migrate import revision, upgrade
from ardri.server.storage.sqlite import engines
from ardri.server.storage.sqlite.file_identity import FileIdentity
from ardri.server.storage.sqlite.high_water_mark import HighWaterMark, check_database, delete_mark
from ardri.server.storage.sqlite.server_lock import lock_database


@dataclass(frozen=True)
class SqliteDatabase:
    """A `Database` in a file, which several processes may share."""

    path: Path
    patience: float = engines.BUSY_TIMEOUT  # seconds to wait for another process that writes

    def __str__(self) -> str:
        return str(self.path)

    @contextmanager
    def claim(self, despite_damage: bool = False) -> Iterator[None]:
        """Context: hold the server lock of the file, if it is not damaged."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with lock_database(self.path):
            if despite_damage:
                delete_mark(self.path)
            else:
                check_database(self.path)
            yield

    @property
    def shared(self) -> bool:
        """A file has one server."""
        return False

    @property
    def name(self) -> str:
        """The name of the file."""
        return self.path.stem

    def folder(self, home: Path) -> Path:
        """The folder of the file."""
        return self.path.parent

    def migrate(self) -> None:
        """Bring the schema up to date, making the file if there is none; all data stays."""
        try:
            engines.create_private(self.path)
            engine = engines.migrating(self.path, self.patience)
            with engine.begin() as connection:
                before = revision(connection)
                upgrade(connection)
                moved = revision(connection) != before  # or there is nothing new to be looked at
                broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all() if moved else []
                if broken:
                    raise StoreError(f"after the migration {len(broken)} rows would point to nothing")
            engine.dispose()
        except OSError as error:
            raise Unavailable(f"{self}: {error}") from error
        except DatabaseError as error:
            raise Unavailable(f"{self}: {self.describe(error)}") from error

    def require(self) -> None:
        """Unavailable if there is no such file."""
        if not self.path.is_file():
            raise Unavailable(f"{self} does not exist")

    def reading(self, threads: int = 1) -> Engine:
        """Connections that see what was committed when their transaction began, and cannot change it."""
        return engines.reading(self.path, threads, self.patience)

    def writing(self) -> Engine:
        """Connections whose transactions are the only ones that write, from their beginning on."""
        return engines.writing(self.path, self.patience)

    def appending(self, writing: Connection) -> Connection:
        """The same: the lengths of logs are read and rows are added in one transaction."""
        return writing

    def guard(self) -> SqliteGuard:
        """The checks of an open file."""
        return SqliteGuard(self.path)

    def is_outage(self, error: DBAPIError) -> bool:
        """True if the file failed; False if the statement was wrong."""
        return type(error) in (DatabaseError, OperationalError)

    def describe(self, error: DBAPIError) -> str:
        """An error as text: SQLite quotes no values."""
        return str(error.orig)


class SqliteGuard:
    """Checks that commits are in the file others will open, and notes the last one."""

    def __init__(self, path: Path) -> None:
        self._mark = HighWaterMark(path)
        self._identity = FileIdentity(path)

    def check(self) -> None:
        """Unavailable if the file is gone or was replaced."""
        self._identity.check()

    def before_commit(self, connection: Connection) -> None:
        """The same, before a transaction."""
        self._identity.check()

    def after_commit(self, connection: Connection) -> None:
        """Check that the commit is in the file others will open, and write the high-water mark."""
        self._identity.remember()
        self._identity.check()
        last = connection.info.get(LAST_APPENDED)
        if last is not None:
            self._mark.note(*last)

    def reconnected(self) -> None:
        """Expect another write-ahead log."""
        self._identity.reset()

    def close(self) -> None:
        """Flush the mark to the disk."""
        self._mark.close()
