"""Presences: an index of the people whom the log of a table names.

Who opened it, is invited, sat down or spoke there. So nobody's data is looked for in all logs.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, select

from ardri.server.storage.queries.conflicts import insert_into
from ardri.server.storage.schema import presences


def add_presences(connection: Connection, table: str, persons: Iterable[str]) -> None:
    """Record that the log of a table names these people."""
    wanted = sorted({person for person in persons if person})
    if wanted:
        rows = [{"person_id": person, "table_id": table} for person in wanted]
        connection.execute(insert_into(connection, presences).values(rows).on_conflict_do_nothing())


def tables_naming(connection: Connection, person: str) -> list[str]:
    """The tables whose logs name a person."""
    query = select(presences.c.table_id).where(presences.c.person_id == person)
    return list(connection.execute(query.order_by(presences.c.table_id)).scalars())


def delete_presences(connection: Connection, person: str) -> None:
    """Delete all presences of a person."""
    connection.execute(delete(presences).where(presences.c.person_id == person))
