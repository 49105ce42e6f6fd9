"""The witness: a note beside a database of the last entry that was acknowledged, to notice if it is lost.

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

from ardri.server.storage.errors import Damaged

SIZE: Final = 256  # bytes: always the same, so that what was there before is gone
MOST: Final = 5  # complaints of SQLite


class Acknowledged(msgspec.Struct, frozen=True):
    """An entry that somebody was told is kept."""

    table: str
    number: int


class Witness:
    """The note beside a database that is open."""

    def __init__(self, database: Path) -> None:
        self._file = os.open(note_of(database), os.O_CREAT | os.O_WRONLY, 0o600)

    def note(self, table: str, number: int) -> None:
        """Note an entry that is committed; on the disk it is when the system finds time, or at the end."""
        os.pwrite(self._file, msgspec.json.encode(Acknowledged(table, number)).ljust(SIZE), 0)

    def close(self) -> None:
        """Write the note through to the disk."""
        os.fsync(self._file)
        os.close(self._file)


def note_of(database: Path) -> Path:
    """Where the note beside a database is."""
    return database.with_name(f"{database.name}-last")


def forget(database: Path) -> None:
    """Expect nothing any more: another database is put in the place of this one."""
    note_of(database).unlink(missing_ok=True)


def examine(database: Path) -> None:
    """Refuse a database that is damaged, or lacks what was acknowledged; looking at it changes nothing."""
    last = _last(database)
    if not database.exists():
        if last is not None:
            raise Damaged(f"{database} is gone, though games were kept in it")
        return
    if not database.stat().st_size and last is None:
        return  # it is new
    try:  # only to read: whoever may write would throw away what cannot be read of the last commits
        with closing(sqlite3.connect(f"file:{quote(str(database))}?mode=ro", uri=True)) as connection:
            found = [row[0] for row in connection.execute(f"PRAGMA quick_check({MOST})") if row[0] != "ok"]
            if found:
                raise Damaged(f"{database} is damaged: {found[0]}")
            if last is not None and not _has(connection, last):
                raise Damaged(f"{database} lacks entry {last.number} of table {last.table[:6]}, or more")
    except sqlite3.Error as error:
        if last is None and error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            return  # it never was one of ours, and whoever opens it says so
        raise Damaged(f"{database} cannot be read: {error}") from error


def _last(database: Path) -> Acknowledged | None:
    try:
        return msgspec.json.decode(note_of(database).read_bytes().strip(), type=Acknowledged)
    except (OSError, msgspec.DecodeError):
        return None


def _has(connection: sqlite3.Connection, last: Acknowledged) -> bool:
    query = "SELECT count(*) FROM entries WHERE table_id = ? AND number = ?"
    return bool(connection.execute(query, (last.table, last.number)).fetchone()[0])
