"""Packed logs: the entries of a game that is over as one row, with its last snapshot.

`table_log` reads them as if they were entries, so that nobody else need know of them.
"""

from __future__ import annotations

import logging
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from ardri.server.storage.log_packing import DamagedPack, LogContent, compress, decompress, pack, unpack
from ardri.server.storage.schema import entries, packed_logs, snapshots

_logger = logging.getLogger(__name__)


class PackedLog(NamedTuple):
    """A packed log as stored."""

    entries: int
    body: bytes
    snapshot_number: int | None
    snapshot: bytes | None


def packed_log(content: LogContent, snapshot: tuple[int, bytes] | None) -> PackedLog:
    """A log and its snapshot, packed; Unpackable if that is not possible."""
    number, body = snapshot or (None, None)
    return PackedLog(len(content.bodies), pack(content), number, None if body is None else compress(body))


def find_packed(connection: Connection, table: str) -> PackedLog | None:
    """The packed log of a table."""
    query = select(
        packed_logs.c.entries, packed_logs.c.body, packed_logs.c.snapshot_number, packed_logs.c.snapshot
    ).where(packed_logs.c.table_id == table)
    row = connection.execute(query).first()
    return None if row is None else PackedLog(*row)


def read_packed(connection: Connection, table: str) -> LogContent:
    """The packed part of a log; if it is damaged, as many entries with nothing in them."""
    found = find_packed(connection, table)
    if found is None:
        return LogContent([], [])
    try:
        return unpack(found.body)
    except DamagedPack:
        _logger.exception("packed log not readable")
        return LogContent([0] * found.entries, [b""] * found.entries)


def read_packed_snapshot(connection: Connection, table: str) -> tuple[int, bytes] | None:
    """The number and the body of the snapshot of a packed log."""
    query = select(packed_logs.c.snapshot_number, packed_logs.c.snapshot).where(
        packed_logs.c.table_id == table, packed_logs.c.snapshot.is_not(None)
    )
    row = connection.execute(query).first()
    if row is None:
        return None
    try:
        return row[0], decompress(row[1])
    except DamagedPack:  # the log is enough
        _logger.exception("packed snapshot not readable")
        return None


def drop_packed_snapshots(connection: Connection, table: str | None = None) -> None:
    """Delete the snapshots of all packed logs, or that of a table."""
    every = update(packed_logs).values(snapshot_number=None, snapshot=None)
    connection.execute(every if table is None else every.where(packed_logs.c.table_id == table))


def write_packed(connection: Connection, table: str, packed: PackedLog) -> None:
    """Store a packed log in the place of the entries and snapshots that are in it."""
    discard_packed(connection, table)
    connection.execute(insert(packed_logs).values(table_id=table, **packed._asdict()))
    connection.execute(delete(entries).where(entries.c.table_id == table, entries.c.number <= packed.entries))
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))


def empty_damaged(connection: Connection, table: str) -> None:
    """Empty a packed log that nobody can read, for the erasure of somebody who may be named there."""
    found = find_packed(connection, table)
    if found is None:
        return
    try:
        unpack(found.body)
    except DamagedPack:
        emptied = update(packed_logs).where(packed_logs.c.table_id == table).values(body=b"")
        connection.execute(emptied)


def rewrite_packed(connection: Connection, table: str, content: LogContent) -> None:
    """Store a packed log with other entries; its snapshot was made with the old ones and goes."""
    discard_packed(connection, table)
    connection.execute(insert(packed_logs).values(table_id=table, **packed_log(content, None)._asdict()))


def discard_packed(connection: Connection, table: str) -> None:
    """Delete the packed log of a table."""
    connection.execute(delete(packed_logs).where(packed_logs.c.table_id == table))
