"""Retention: which logs are to be packed or deleted, and what nobody needs any more."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from ardri.server.storage.errors import NoTable
from ardri.server.storage.log_packing import LogContent, Unpackable
from ardri.server.storage.queries.packed_logs import PackedLog, discard_packed, packed_log, write_packed
from ardri.server.storage.queries.table_log import (
    StoredEntry,
    StoredSnapshot,
    drop_snapshots,
    lock_table,
    read_log,
    read_snapshot,
)
from ardri.server.storage.schema import entries, sanctions, sessions, tables, tickets


class Packing(NamedTuple):
    """A log that was read to be packed, and the packed log; None if it cannot be packed."""

    log: list[StoredEntry]
    snapshot: StoredSnapshot | None
    packed: PackedLog | None


def tables_to_pack(connection: Connection, before: int, most: int) -> list[str]:
    """Some tables whose games are over, with loose entries, which nobody has touched since a time."""
    query = select(tables.c.id).where(
        tables.c.finished.is_not(None), tables.c.packed.is_(None), tables.c.updated < before
    )
    return list(connection.execute(query.order_by(tables.c.updated).limit(most)).scalars())


def prepare_packing(connection: Connection, table: str) -> Packing:
    """Read a log and pack it, which takes some milliseconds; changes nothing yet."""
    log, snapshot = read_log(connection, table), read_snapshot(connection, table)
    content = LogContent([entry.at for entry in log], [entry.body for entry in log])
    try:
        return Packing(log, snapshot, packed_log(content, snapshot))
    except Unpackable:
        return Packing(log, snapshot, None)


def store_packing(connection: Connection, table: str, packing: Packing, now: int) -> bool:
    """Replace the entries of a log by the packed log; False if it has changed in the meantime."""
    lock_table(connection, table)
    if (
        read_log(connection, table) != packing.log
        or read_snapshot(connection, table) != packing.snapshot
        or not _is_over(connection, table)
    ):
        return False
    if packing.packed is not None and packing.log:
        write_packed(connection, table, packing.packed)
    connection.execute(update(tables).where(tables.c.id == table).values(packed=now))
    return True


def _is_over(connection: Connection, table: str) -> bool:
    query = select(tables.c.id).where(
        tables.c.id == table, tables.c.finished.is_not(None), tables.c.pruned.is_(None)
    )
    return connection.execute(query).first() is not None


def tables_to_prune(connection: Connection, before: int, most: int) -> list[str]:
    """Some tables whose games ended before a time, and whose logs are still there."""
    query = select(tables.c.id).where(
        tables.c.finished.is_not(None), tables.c.pruned.is_(None), tables.c.finished < before
    )
    return list(connection.execute(query.order_by(tables.c.finished).limit(most)).scalars())


def prune_table(connection: Connection, table: str, now: int) -> None:
    """Delete the log of a game that is over, and its seed; the row with the summary stays."""
    lock_table(connection, table)
    pruned = connection.execute(
        update(tables)
        .where(tables.c.id == table, tables.c.finished.is_not(None))
        .values(seed=b"", packed=now, pruned=now)
    )
    if pruned.rowcount == 0:
        raise NoTable(table)
    discard_packed(connection, table)
    drop_snapshots(connection, table)
    connection.execute(delete(entries).where(entries.c.table_id == table))


def delete_expired(connection: Connection, now: int, sanctions_before: int) -> None:
    """Delete the sessions and links that have expired, and bans and mutes that ended before a time."""
    connection.execute(delete(sessions).where(sessions.c.expires <= now))
    connection.execute(delete(tickets).where(tickets.c.expires <= now))
    connection.execute(delete(sanctions).where(sanctions.c.until < sanctions_before))
