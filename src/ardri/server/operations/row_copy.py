"""Row copies: all rows of one database into another, of whichever kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, func, insert, inspect, select, text

from ardri.server.storage.migrate import refuse_newer, revision, upgrade
from ardri.server.storage.postgresql.database import PostgresqlDatabase
from ardri.server.storage.schema import metadata

AT_ONCE: Final = 500  # rows

Progress = Callable[[int, int], None]  # how much is left, and of how much


def copy_rows(source: Connection, target: Connection, tell: Progress) -> None:
    """Copy all rows, as the source's transaction sees them, into the empty tables of another database."""
    tables = metadata.sorted_tables
    counts = [source.execute(select(func.count()).select_from(table)).scalar_one() for table in tables]
    total = left = sum(counts)
    tell(left, total)
    for table in tables:
        keys = table.columns.keys()
        found = source.execution_options(yield_per=AT_ONCE).execute(select(table))
        for rows in found.partitions():
            target.execute(insert(table), [dict(zip(keys, row, strict=True)) for row in rows])
            left -= len(rows)
            tell(left, total)


@contextmanager
def replacing(database: PostgresqlDatabase) -> Iterator[Connection]:
    """Context: a transaction in which the database is empty, while nobody else has it open.

    If it does not come to its end, everything is as before.
    """
    engine = database.alone()
    try:
        with engine.begin() as connection:
            if revision(connection) is not None:
                refuse_newer(connection)
                metadata.drop_all(connection)
                connection.execute(text("DROP TABLE alembic_version"))
                connection.execute(text("DROP FUNCTION refuse_audit_change"))
            upgrade(connection)
            yield connection
    finally:
        engine.dispose()


def has_tables(connection: Connection) -> bool:
    """True if there is anything in a database."""
    return bool(inspect(connection).get_table_names())
