"""Heartbeat: when a server last ran; clocks stand still while there is none."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select

from ardri.server.storage.queries.conflicts import insert_into
from ardri.server.storage.schema import pulses


def record_heartbeat(connection: Connection, now: int) -> None:
    """Record that a server runs; of several the latest counts."""
    connection.execute(insert_into(connection, pulses).values(at=now).on_conflict_do_nothing())
    connection.execute(delete(pulses).where(pulses.c.at != now))


def last_heartbeat(connection: Connection) -> int | None:
    """When a server last ran."""
    return connection.execute(select(func.max(pulses.c.at))).scalar()
