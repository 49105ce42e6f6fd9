"""High-water mark: the last acknowledged entry, in a file beside the database, to notice if it is lost.

SQLite takes the log of its last commits (`-wal`) as far as it makes sense, and says nothing about the rest.
So after each commit the last entry in it is noted in a small file, by its table and number. Logs only grow:
if the database does not have that entry, it has lost something.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec

from ardri.server.storage.errors import DatabaseDamaged

SIZE: Final = 256  # bytes: always the same, so that what was there before is gone
MOST: Final = 5  # complaints of SQLite


class LastEntry(msgspec.Struct, frozen=True):
    """The last entry that was acknowledged."""

    table: str
    number: int


class HighWaterMark:
    """The mark beside an open database."""

    def __init__(self, database: Path) -> None:
        self._file = os.open(mark_path(database), os.O_CREAT | os.O_WRONLY, 0o600)

    def note(self, table: str, number: int) -> None:
        """Write the mark after a commit; the system flushes it when it has time, or `close` does."""
        os.pwrite(self._file, msgspec.json.encode(LastEntry(table, number)).ljust(SIZE), 0)

    def close(self) -> None:
        """Flush the mark to the disk."""
        os.fsync(self._file)
        os.close(self._file)


def mark_path(database: Path) -> Path:
    """The file of the mark."""
    return database.with_name(f"{database.name}-last")


def delete_mark(database: Path) -> None:
    """Delete the mark: the database is replaced by another."""
    mark_path(database).unlink(missing_ok=True)


def check_database(database: Path) -> None:
    """Refuse a database that is damaged, or lacks the marked entry; reads only."""
    last = _last(database)
    if not database.exists():
        if last is not None:
            raise DatabaseDamaged(f"{database} is gone, though games were kept in it")
        return
    if not database.stat().st_size and last is None:
        return  # it is new
    try:  # only to read: whoever may write would throw away what cannot be read of the last commits
        with closing(sqlite3.connect(f"file:{quote(str(database))}?mode=ro", uri=True)) as connection:
            found = [row[0] for row in connection.execute(f"PRAGMA quick_check({MOST})") if row[0] != "ok"]
            if found:
                raise DatabaseDamaged(f"{database} is damaged: {found[0]}")
            if last is not None and not _has(connection, last):
                raise DatabaseDamaged(
                    f"{database} lacks entry {last.number} of table {last.table[:6]}, or more"
                )
    except sqlite3.Error as error:
        if last is None and error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            return  # it never was one of ours, and whoever opens it says so
        raise DatabaseDamaged(f"{database} cannot be read: {error}") from error


def _last(database: Path) -> LastEntry | None:
    try:
        return msgspec.json.decode(mark_path(database).read_bytes().strip(), type=LastEntry)
    except (OSError, msgspec.DecodeError):
        return None


def _has(connection: sqlite3.Connection, last: LastEntry) -> bool:
    """True if the entry is there, loose or packed; a database of an older program has no packed logs."""
    queries = ["SELECT count(*) FROM entries WHERE table_id = ? AND number = ?"]
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'packed_logs'").fetchone():
        queries.append("SELECT count(*) FROM packed_logs WHERE table_id = ? AND entries >= ?")
        queries.append("SELECT count(*) FROM tables WHERE id = ? AND pruned IS NOT NULL AND 0 < ?")
    return any(connection.execute(query, (last.table, last.number)).fetchone()[0] for query in queries)
