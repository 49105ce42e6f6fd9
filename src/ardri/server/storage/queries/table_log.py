"""Table logs: entries numbered 1, 2, 3 ... without gaps, each with its time; and snapshots.

The entries of a game that is over may be packed, see `packed_logs`; they are read like others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from sqlalchemy import Connection, bindparam, delete, select, update

from ardri.server.storage.appends import LAST_APPENDED, Append
from ardri.server.storage.errors import NoTable, NotNext, StoreError
from ardri.server.storage.postgresql import log_statements as postgresql_logs
from ardri.server.storage.queries.conflicts import insert_into
from ardri.server.storage.queries.packed_logs import (
    drop_packed_snapshots,
    read_packed,
    read_packed_snapshot,
    rewrite_packed,
)
from ardri.server.storage.schema import entries, snapshots, tables
from ardri.server.storage.sqlite import log_statements as sqlite_logs


class LogStatements(Protocol):
    """Lengths of logs and additions to them, in the SQL of one kind of database."""

    def append_all(self, connection: Connection, appends: Sequence[Append]) -> list[StoreError | None]:
        """Add what fits, in this order; for each append None, or why it does not fit."""

    def lengths(self, connection: Connection, ids: list[str]) -> dict[str, int]:
        """The lengths of the logs of those tables that exist."""


class StoredEntry(NamedTuple):
    """One entry of a log; the storage does not look into its body."""

    number: int
    at: int
    body: bytes


class StoredSnapshot(NamedTuple):
    """A table after so many entries."""

    number: int
    body: bytes


_SNAPSHOT_OF: Final = snapshots.c.table_id == bindparam("table")
_DROP_OLDER: Final = delete(snapshots).where(_SNAPSHOT_OF, snapshots.c.number < bindparam("new"))
_NEWEST: Final = select(
    bindparam("table", type_=snapshots.c.table_id.type),
    bindparam("new", type_=snapshots.c.number.type),
    bindparam("state", type_=snapshots.c.body.type),
).where(~select(snapshots.c.number).where(_SNAPSHOT_OF).exists())
_MARK_LOOSE: Final = (
    update(tables).where(tables.c.id == bindparam("table"), tables.c.packed.is_not(None)).values(packed=None)
)
# What each kind of database has a statement of its own for
_STATEMENTS: Final[dict[str, LogStatements]] = {"sqlite": sqlite_logs, "postgresql": postgresql_logs}


def append(connection: Connection, table: str, number: int, at: int, *bodies: bytes) -> None:
    """Add entries to a log from this number on."""
    (refusal,) = append_all(connection, [Append(table, number, at, bodies)])
    if refusal is not None:
        raise refusal


def append_all(connection: Connection, appends: Sequence[Append]) -> list[StoreError | None]:
    """Add what fits, in this order; for each append None, or why it does not fit."""
    refusals = _STATEMENTS[connection.dialect.name].append_all(connection, appends)
    for append, refusal in zip(reversed(appends), reversed(refusals), strict=True):
        if refusal is None and append.bodies:
            connection.info[LAST_APPENDED] = append.table, append.number + len(append.bodies) - 1
            break
    return refusals


def lock_table(connection: Connection, table: str) -> None:
    """Keep others from the log of a table until the end of the transaction; in SQLite nobody else writes."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update()).all()


def _lengths(connection: Connection, ids: list[str]) -> dict[str, int]:
    return _STATEMENTS[connection.dialect.name].lengths(connection, ids)


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
    newest = insert_into(connection, snapshots).from_select(["table_id", "number", "body"], _NEWEST)
    connection.execute(newest.on_conflict_do_nothing(), kept)
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


def lock_unless_rewritten(connection: Connection, table: str, rewrites: int) -> bool:
    """False if snapshots became void since then; if not, none do until the end of the transaction."""
    query = select(tables.c.rewrites).where(tables.c.id == table).with_for_update(key_share=True)
    return connection.execute(query).scalar() == rewrites


def drop_snapshots(connection: Connection, table: str | None = None) -> None:
    """Delete all snapshots, or those of a table; those of a table that was loaded before are void, too."""
    rewritten = update(tables).values(rewrites=tables.c.rewrites + 1)
    connection.execute(rewritten if table is None else rewritten.where(tables.c.id == table))
    every = delete(snapshots)
    connection.execute(every if table is None else every.where(snapshots.c.table_id == table))
    drop_packed_snapshots(connection, table)


def mark_loose(connection: Connection, table: str) -> None:
    """Note that there is something to pack again, if the log of a table was packed."""
    connection.execute(_MARK_LOOSE, {"table": table})


def replace_entries(connection: Connection, table: str, bodies: Mapping[int, bytes]) -> None:
    """Overwrite entries, for erasure; snapshots made with the old ones are of no use."""
    lock_table(connection, table)
    packed = read_packed(connection, table)
    for number, body in bodies.items():
        if number <= len(packed.bodies):
            packed.bodies[number - 1] = body
        else:
            where = (entries.c.table_id == table, entries.c.number == number)
            connection.execute(update(entries).where(*where).values(body=body))
    if any(number <= len(packed.bodies) for number in bodies):
        rewrite_packed(connection, table, packed)
