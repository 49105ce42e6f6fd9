"""Backups of a database, taken while a server uses it, and restored."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from ardri.server.storage import engines, high_water_mark
from ardri.server.storage.errors import StoreError
from ardri.server.storage.migrate import refuse_newer, revision

PAGES_PER_STEP: Final = 1000  # between two tellings

Progress = Callable[[int, int], None]  # how many pages are left, and of how many


def no_progress(_left: int, _total: int) -> None:
    """Report no progress."""


class BackupError(StoreError):
    """The backup failed or is damaged; what was there before is untouched."""


def backup(database: Path, copy: Path, tell: Progress = no_progress) -> None:
    """Copy a database, as of one moment, into a new, checked file; others may write meanwhile."""
    if not database.is_file():
        raise BackupError(f"{database} does not exist")
    if copy.exists():
        raise BackupError(f"{copy} exists already")
    _copy(database, copy, tell)


def restore(copy: Path, database: Path, force: bool = False, tell: Progress = no_progress) -> None:
    """Put a backup in the place of a database that no server uses; `force` overwrites."""
    if not copy.is_file():
        raise BackupError(f"{copy} does not exist")
    if database.exists():
        if not force:
            raise BackupError(f"{database} exists already")
        check_free(database)
    _copy(copy, database, tell)


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


def _copy(source: Path, target: Path, tell: Progress) -> None:
    """Copy under another name, check, write through to the disk, and only then give it its name."""
    with _beside(target) as fresh:
        try:
            with closing(_open(source)) as connection, closing(sqlite3.connect(fresh)) as into:
                _copy_pages(connection, into, tell)
                into.execute("PRAGMA journal_mode=DELETE")  # one file, which needs no other beside it
        except sqlite3.Error as error:
            raise BackupError(f"{source} could not be copied: {error}") from error
        check(fresh)
        _sync(fresh)
        for kind in ("-journal", "-shm", "-wal"):  # of a database that is gone: they would spoil the new one
            target.with_name(target.name + kind).unlink(missing_ok=True)
        high_water_mark.delete_mark(target)  # before it: cut short in between, nothing must seem to be lost
        os.replace(fresh, target)
    _sync(target.parent)


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


def check_free(database: Path) -> None:
    """Refuse a database in use; one that is not is checkpointed.

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
