"""When a server was last awake: clocks stand still while there is none."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from ardri.server.storage.schema import pulses


def beat(connection: Connection, now: int) -> None:
    """Somebody is awake."""
    connection.execute(delete(pulses))
    connection.execute(insert(pulses).values(at=now))


def last_beat(connection: Connection) -> int | None:
    """When somebody last was."""
    return connection.execute(select(func.max(pulses.c.at))).scalar()
