"""Who has to do with which table: an index of the people whom the log of a table names.

Who opened it, is invited, sat down or spoke there. So nobody's data is looked for in all logs.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from ardri.server.storage.schema import presences


def be_present(connection: Connection, table: str, persons: Iterable[str]) -> None:
    """Note that the log of a table names these people."""
    wanted = {person for person in persons if person}
    known = select(presences.c.person_id).where(
        presences.c.table_id == table, presences.c.person_id.in_(sorted(wanted))
    )
    new = sorted(wanted.difference(connection.execute(known).scalars()))
    if new:
        connection.execute(insert(presences), [{"person_id": person, "table_id": table} for person in new])


def present_at(connection: Connection, person: str) -> list[str]:
    """The tables whose logs name a person."""
    query = select(presences.c.table_id).where(presences.c.person_id == person)
    return list(connection.execute(query.order_by(presences.c.table_id)).scalars())


def forget_presences(connection: Connection, person: str) -> None:
    """Forget where somebody was."""
    connection.execute(delete(presences).where(presences.c.person_id == person))
