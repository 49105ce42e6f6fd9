"""Conflicts: inserts that give way to what is there, and locks for changes that read before they write.

A change in SQLite is alone from its beginning on. In PostgreSQL others change things at the same time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

Insert = sqlite.Insert | postgresql.Insert

_INSERTS: Final[dict[str, Callable[[Table], Insert]]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}


def insert_into(connection: Connection, table: Table) -> Insert:
    """An insert that can give way to a row that is there (`on_conflict_do_nothing`), or update it."""
    return _INSERTS[connection.dialect.name](table)


def one_at_a_time(connection: Connection, purpose: str) -> None:
    """Let no other transaction do the same until this one is over."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(purpose, 0))))
