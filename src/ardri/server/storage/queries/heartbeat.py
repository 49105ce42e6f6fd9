"""Heartbeat: when a server last ran; clocks stand still while there is none."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from ardri.server.storage.schema import pulses


def record_heartbeat(connection: Connection, now: int) -> None:
    """Record that a server runs."""
    connection.execute(delete(pulses))
    connection.execute(insert(pulses).values(at=now))


def last_heartbeat(connection: Connection) -> int | None:
    """When a server last ran."""
    return connection.execute(select(func.max(pulses.c.at))).scalar()
