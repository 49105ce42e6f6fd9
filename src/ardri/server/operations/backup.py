"""Backups of a database, taken while a server uses it, and restored.

A backup is a SQLite file: of SQLite a copy of its pages, of PostgreSQL a copy of its rows. So the games of a
file can also be brought into PostgreSQL, and back.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.parse import quote

from sqlalchemy.exc import DBAPIError

from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.operations.row_copy import Progress, copy_rows, has_tables, replacing
from ardri.server.storage.database import Database
from ardri.server.storage.errors import StoreError
from ardri.server.storage.migrate import refuse_newer, revision
from ardri.server.storage.postgresql.database import PostgresqlDatabase
from ardri.server.storage.sqlite import engines, high_water_mark
from ardri.server.storage.sqlite.database import SqliteDatabase

PAGES_PER_STEP: Final = 1000  # between two tellings


def no_progress(_left: int, _total: int) -> None:
    """Report no progress."""


class BackupError(StoreError):
    """The backup failed or is damaged; what was there before is untouched."""


def backup(database: Database, copy: Path, tell: Progress = no_progress) -> None:
    """Copy a database, as of one moment, into a new, checked file; others may write meanwhile."""
    database.require()
    if copy.exists():
        raise BackupError(f"{copy} exists already")
    if isinstance(database, SqliteDatabase):
        _make(copy, partial(_copy_file, database.path, tell))
    else:
        _make(copy, partial(_write_rows, database, tell))


def restore(copy: Path, database: Database, force: bool = False, tell: Progress = no_progress) -> None:
    """Put a backup in the place of a database that no server uses; `force` overwrites."""
    if not copy.is_file():
        raise BackupError(f"{copy} does not exist")
    if is_there(database):
        if not force:
            raise BackupError(f"{database} exists already")
        check_free(database)
    if isinstance(database, SqliteDatabase):
        _make(database.path, partial(_copy_file, copy, tell))
    elif isinstance(database, PostgresqlDatabase):
        _read_rows(copy, database, tell)


def is_there(database: Database) -> bool:
    """True if restoring would replace something."""
    if isinstance(database, SqliteDatabase):
        return database.path.exists()
    database.require()
    engine = database.reading()
    try:
        with engine.begin() as connection:
            return has_tables(connection)
    finally:
        engine.dispose()


def check(database: Path) -> None:
    """Refuse a file that is damaged, no database of ours, or made by a newer program."""
    try:
        with closing(_open(database)) as connection:
            for pragma in ("integrity_check", "foreign_key_check"):
                found = [row for row in connection.execute(f"PRAGMA {pragma}") if row != ("ok",)]
                if found:
                    raise BackupError(f"{database} is damaged: {found[0]}")
    except sqlite3.Error as error:
        raise BackupError(f"{database} cannot be read: {error}") from error
    engine = engines.reading(database)
    try:
        with engine.begin() as connection:
            if revision(connection) is None:
                raise BackupError(f"{database} is a database of another program")
            refuse_newer(connection)
    finally:
        engine.dispose()


def _make(target: Path, fill: Callable[[Path], None]) -> None:
    """Fill a file under another name, check it, write it through to the disk, and only then rename it."""
    with _beside(target) as fresh:
        fill(fresh)
        check(fresh)
        _sync(fresh)
        for kind in ("-journal", "-shm", "-wal"):  # of a database that is gone: they would spoil the new one
            target.with_name(target.name + kind).unlink(missing_ok=True)
        high_water_mark.delete_mark(target)  # before it: cut short in between, nothing must seem to be lost
        os.replace(fresh, target)
    _sync(target.parent)


def _copy_file(source: Path, tell: Progress, target: Path) -> None:
    """Copy a SQLite file, page by page."""
    try:
        with closing(_open(source)) as connection, closing(sqlite3.connect(target)) as into:
            _copy_pages(connection, into, tell)
            into.execute("PRAGMA journal_mode=DELETE")  # one file, which needs no other beside it
    except sqlite3.Error as error:
        raise BackupError(f"{source} could not be copied: {error}") from error


def _write_rows(database: Database, tell: Progress, target: Path) -> None:
    """Write all rows of a database into a SQLite file."""
    file = SqliteDatabase(target)
    file.migrate()
    with OfflineDatabase(database) as source, OfflineDatabase(file) as into:
        source.read(lambda reading: into.write(lambda writing: copy_rows(reading, writing, tell)))
    with closing(_open(target)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def _read_rows(copy: Path, database: PostgresqlDatabase, tell: Progress) -> None:
    """Replace all rows of a database by those of a SQLite file, in one transaction."""
    with TemporaryDirectory() as folder:
        file = SqliteDatabase(Path(folder) / "copy.db")
        _make(file.path, partial(_copy_file, copy, no_progress))
        file.migrate()  # it may be of an older program
        try:
            with OfflineDatabase(file) as source, replacing(database) as into:
                source.read(lambda connection: copy_rows(connection, into, tell))
        except DBAPIError as error:
            raise BackupError(f"{database}: {database.describe(error)}") from error


def _copy_pages(source: sqlite3.Connection, target: sqlite3.Connection, tell: Progress) -> None:
    """Copy all pages as of one moment, so that no writer makes the copy start over."""
    source.execute("BEGIN")
    source.execute("SELECT count(*) FROM sqlite_master").fetchone()  # from now on it sees nothing new
    source.backup(target, pages=PAGES_PER_STEP, progress=lambda _, left, total: tell(left, total))
    source.execute("ROLLBACK")


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """Context: a private temporary file in the same folder."""
    fresh = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        engines.create_private(fresh)
        yield fresh
    except OSError as error:
        raise BackupError(f"{target} could not be written: {error}") from error
    finally:
        fresh.unlink(missing_ok=True)


def _open(database: Path) -> sqlite3.Connection:
    """Open a file that exists, to read it."""
    return sqlite3.connect(f"file:{quote(str(database))}?mode=rw", uri=True, timeout=engines.BUSY_TIMEOUT)


def check_free(database: Database) -> None:
    """Refuse a database in use."""
    if isinstance(database, SqliteDatabase):
        _check_free_file(database.path)
    elif isinstance(database, PostgresqlDatabase):
        engine = database.alone()
        try:
            engine.connect().close()
        except DBAPIError as error:
            raise BackupError(f"{database}: {database.describe(error)}") from error
        finally:
            engine.dispose()


def _check_free_file(database: Path) -> None:
    """Refuse a file in use; one that is not is checkpointed.

    Only a database that nobody else has open can leave its mode of writing.
    """
    try:
        with closing(_open(database)) as connection:
            connection.execute("PRAGMA busy_timeout=0")
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        raise BackupError(f"{database} is in use: {error}") from error
    except sqlite3.DatabaseError:
        return  # damaged: that is what copies are for


def _sync(path: Path) -> None:
    """Flush a file or folder to the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
