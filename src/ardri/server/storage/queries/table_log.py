"""Table logs: entries numbered 1, 2, 3 ... without gaps, each with its time; and snapshots."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, literal_column, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from ardri.server.storage.errors import NoTable, NotNext, StoreError
from ardri.server.storage.schema import entries, snapshots, tables


class StoredEntry(NamedTuple):
    """One entry of a log; the storage does not look into its body."""

    number: int
    at: int
    body: bytes


class StoredSnapshot(NamedTuple):
    """A table after so many entries."""

    number: int
    body: bytes


class Append(NamedTuple):
    """Entries to be added to a log, the first with this number."""

    table: str
    number: int
    at: int
    bodies: tuple[bytes, ...]


_LENGTH: Final = func.coalesce(
    select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id).scalar_subquery(),
    literal_column("0"),
)
_LENGTHS: Final = (
    select(tables.c.id, _LENGTH)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
)
# Keeps others from the rows of these tables until the end of the transaction; SQLite has no such thing.
LOCK: Final = (
    select(tables.c.id)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
_INSERT: Final = insert(entries)
_SNAPSHOT_OF: Final = snapshots.c.table_id == bindparam("table")
_DROP_OLDER: Final = delete(snapshots).where(_SNAPSHOT_OF, snapshots.c.number < bindparam("new"))
_KEEP_NEWEST: Final = insert(snapshots).from_select(
    ["table_id", "number", "body"],
    select(
        bindparam("table", type_=snapshots.c.table_id.type),
        bindparam("new", type_=snapshots.c.number.type),
        bindparam("state", type_=snapshots.c.body.type),
    ).where(~select(snapshots.c.number).where(_SNAPSHOT_OF).exists()),
)
LAST_APPENDED: Final = (
    "last"  # in what is known of a connection: table and number of the last entry that was added
)
COLUMNS: Final = ("table_id", "number", "at", "body")
Row = tuple[str, int, int, bytes]

# The same for SQLite, as text. For each row that it takes or gives, the driver lets another thread have the
# interpreter and then has to wait for it: so there is one row of lengths, and rows are inserted all at once.
SQLITE: Final = sqlite.dialect()
TOGETHER: Final = 200  # rows, in which there are not too many variables for any SQLite
_IDS: Final = select(func.json_each(bindparam("ids")).table_valued("value").c.value)
_LENGTHS_AS_JSON: Final = str(
    select(func.json_group_object(tables.c.id, _LENGTH)).where(tables.c.id.in_(_IDS)).compile(dialect=SQLITE)
)
_INSERT_ROW: Final = str(_INSERT.compile(dialect=SQLITE))
_numbers: Final = msgspec.json.Decoder(dict[str, int])
_ONE_MORE: Final = ", " + _INSERT_ROW.partition(" VALUES ")[2]


def append(connection: Connection, table: str, number: int, at: int, *bodies: bytes) -> None:
    """Add entries to a log from this number on."""
    (refusal,) = append_all(connection, [Append(table, number, at, bodies)])
    if refusal is not None:
        raise refusal


def append_all(connection: Connection, appends: Sequence[Append]) -> list[StoreError | None]:
    """Add what fits, in this order; for each append None, or why it does not fit.

    Whoever reads the lengths and adds what follows must be the only one to do so. A SQLite transaction that
    was begun to write is. Elsewhere the tables are locked first, one after another in the same order for all;
    that is a question of its own, because the slower one has to see what the quicker one added meanwhile.
    """
    ids = sorted({append.table for append in appends})
    if connection.dialect.name != "sqlite":
        connection.execute(LOCK, {"ids": ids}).all()
    lengths = _lengths(connection, ids)
    rows: list[Row] = []
    refusals: list[StoreError | None] = []
    for table, number, at, bodies in appends:
        length = lengths.get(table)
        if length is None:
            refusals.append(NoTable(table))
        elif number != length + 1:
            refusals.append(NotNext(table, number, length + 1))
        else:
            rows.extend((table, number + n, at, body) for n, body in enumerate(bodies))
            lengths[table] = length + len(bodies)
            refusals.append(None)
    _insert(connection, rows)
    if rows:
        connection.info[LAST_APPENDED] = rows[-1][:2]
    return refusals


def _insert(connection: Connection, rows: list[Row]) -> None:
    for start in range(0, len(rows), TOGETHER):
        some = rows[start : start + TOGETHER]
        if connection.dialect.name == "sqlite":
            text = _INSERT_ROW + _ONE_MORE * (len(some) - 1)
            _ask_sqlite(connection, text, [value for row in some for value in row])
        else:
            connection.execute(_INSERT, [dict(zip(COLUMNS, row, strict=True)) for row in some])


def _lengths(connection: Connection, ids: list[str]) -> dict[str, int]:
    if connection.dialect.name != "sqlite":
        return dict(connection.execute(_LENGTHS, {"ids": ids}).all())
    (found,) = _ask_sqlite(connection, _LENGTHS_AS_JSON, [msgspec.json.encode(ids).decode()]).fetchone()
    return _numbers.decode(found)


def _ask_sqlite(connection: Connection, text: str, values: list[str | int | bytes]) -> sqlite3.Cursor:
    """Have the driver do it, with nothing between; what goes wrong is told as it is elsewhere."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        return driver.execute(text, values)
    except sqlite3.Error as error:
        raise DBAPIError.instance(text, values, error, sqlite3.Error, dialect=connection.dialect) from error


def length(connection: Connection, table: str) -> int:
    """The number of entries of a log."""
    try:
        return _lengths(connection, [table])[table]
    except KeyError:
        raise NoTable(table) from None


def read_log(connection: Connection, table: str, after: int = 0) -> list[StoredEntry]:
    """The entries of a log after this number, in order; one that is missing has an empty body."""
    query = (
        select(entries.c.number, entries.c.at, entries.c.body)
        .where(entries.c.table_id == table, entries.c.number > after)
        .order_by(entries.c.number)
    )
    found = [StoredEntry(*row) for row in connection.execute(query)]
    return found if not found or found[-1].number == after + len(found) else _filled(found, after)


def _filled(found: list[StoredEntry], after: int) -> list[StoredEntry]:
    """Entries with something in the place of those that a damaged database has lost."""
    whole: list[StoredEntry] = []
    for entry in found:
        whole += [
            StoredEntry(number, entry.at, b"") for number in range(after + len(whole) + 1, entry.number)
        ]
        whole.append(entry)
    return whole


def keep_snapshot(connection: Connection, table: str, number: int, body: bytes) -> None:
    """Keep the table as it is after so many entries, in place of an earlier snapshot."""
    there = length(connection, table)
    if number > there:
        raise NotNext(table, number, there + 1)
    kept = {"table": table, "new": number, "state": body}
    connection.execute(_DROP_OLDER, kept)
    connection.execute(_KEEP_NEWEST, kept)


def read_snapshot(connection: Connection, table: str) -> StoredSnapshot | None:
    """The newest snapshot of a table."""
    query = (
        select(snapshots.c.number, snapshots.c.body)
        .where(snapshots.c.table_id == table)
        .order_by(snapshots.c.number.desc())
        .limit(1)
    )
    row = connection.execute(query).first()
    return None if row is None else StoredSnapshot(*row)


def drop_snapshots(connection: Connection, table: str | None = None) -> None:
    """Delete all snapshots, or those of a table."""
    every = delete(snapshots)
    connection.execute(every if table is None else every.where(snapshots.c.table_id == table))


def replace(connection: Connection, table: str, number: int, body: bytes) -> None:
    """Overwrite an entry, for erasure; snapshots made with the old one are of no use."""
    where = (entries.c.table_id == table, entries.c.number == number)
    connection.execute(update(entries).where(*where).values(body=body))
