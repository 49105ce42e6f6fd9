"""Table logs: entries numbered 1, 2, 3 ... without gaps, each with its time; and snapshots.

The entries of a game that is over may be packed, see `packed_logs`; they are read like others.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, literal_column, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from ardri.server.storage.errors import NoTable, NotNext, StoreError
from ardri.server.storage.queries.packed_logs import (
    drop_packed_snapshots,
    read_packed,
    read_packed_snapshot,
    rewrite_packed,
)
from ardri.server.storage.schema import entries, packed_logs, snapshots, tables


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
    select(packed_logs.c.entries).where(packed_logs.c.table_id == tables.c.id).scalar_subquery(),
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
_MARK_LOOSE: Final = (
    update(tables).where(tables.c.id == bindparam("table"), tables.c.packed.is_not(None)).values(packed=None)
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
    lock_tables(connection, ids)
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


def lock_tables(connection: Connection, ids: list[str]) -> None:
    """Keep others from these tables until the end of the transaction; one of SQLite keeps them from all."""
    if connection.dialect.name != "sqlite":
        connection.execute(LOCK, {"ids": ids}).all()


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


def grown_logs(connection: Connection, known: Mapping[str, int]) -> dict[str, int]:
    """Of logs with these lengths, those that have grown, with their lengths now."""
    found = _lengths(connection, sorted(known))
    return {table: length for table, length in found.items() if length != known[table]}


def read_log(connection: Connection, table: str, after: int = 0) -> list[StoredEntry]:
    """The entries of a log after this number, in order; one that is missing has an empty body."""
    query = (
        select(entries.c.number, entries.c.at, entries.c.body)
        .where(entries.c.table_id == table, entries.c.number > after)
        .order_by(entries.c.number)
    )
    found = [StoredEntry(*row) for row in connection.execute(query)]
    if not found or found[0].number > after + 1:
        found = [*_read_packed(connection, table, after), *found]
    return found if not found or found[-1].number == after + len(found) else _filled(found, after)


def _read_packed(connection: Connection, table: str, after: int) -> list[StoredEntry]:
    packed = read_packed(connection, table)
    rows = enumerate(zip(packed.times, packed.bodies, strict=True), 1)
    return [StoredEntry(number, at, body) for number, (at, body) in rows if number > after]


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
    mark_loose(connection, table)


def read_snapshot(connection: Connection, table: str) -> StoredSnapshot | None:
    """The newest snapshot of a table."""
    query = (
        select(snapshots.c.number, snapshots.c.body)
        .where(snapshots.c.table_id == table)
        .order_by(snapshots.c.number.desc())
        .limit(1)
    )
    row = connection.execute(query).first() or read_packed_snapshot(connection, table)
    return None if row is None else StoredSnapshot(*row)


def drop_snapshots(connection: Connection, table: str | None = None) -> None:
    """Delete all snapshots, or those of a table."""
    every = delete(snapshots)
    connection.execute(every if table is None else every.where(snapshots.c.table_id == table))
    drop_packed_snapshots(connection, table)


def mark_loose(connection: Connection, table: str) -> None:
    """Note that there is something to pack again, if the log of a table was packed."""
    connection.execute(_MARK_LOOSE, {"table": table})


def replace_entries(connection: Connection, table: str, bodies: Mapping[int, bytes]) -> None:
    """Overwrite entries, for erasure; snapshots made with the old ones are of no use."""
    lock_tables(connection, [table])
    packed = read_packed(connection, table)
    for number, body in bodies.items():
        if number <= len(packed.bodies):
            packed.bodies[number - 1] = body
        else:
            where = (entries.c.table_id == table, entries.c.number == number)
            connection.execute(update(entries).where(*where).values(body=body))
    if any(number <= len(packed.bodies) for number in bodies):
        rewrite_packed(connection, table, packed)


def last_entries(connection: Connection, states: Sequence[str]) -> dict[str, int]:
    """The time of the last entry, by table, for tables in these states."""
    query = (
        select(entries.c.table_id, func.max(entries.c.at))
        .join(tables, tables.c.id == entries.c.table_id)
        .where(tables.c.state.in_(states))
        .group_by(entries.c.table_id)
    )
    return dict(connection.execute(query).all())
