"""Lengths of logs and additions to them, in SQLite's own SQL.

For each row that it takes or gives, the driver lets another thread have the interpreter and then has to wait
for it: so there is one row of lengths, and rows are inserted all at once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, literal_column, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from ardri.server.storage.appends import Append
from ardri.server.storage.errors import NoTable, NotNext, StoreError
from ardri.server.storage.schema import entries, packed_logs, tables

TOGETHER: Final = 200  # rows, in which there are not too many variables for any SQLite
DIALECT: Final = sqlite.dialect()

_LENGTH: Final = func.coalesce(
    select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id).scalar_subquery(),
    select(packed_logs.c.entries).where(packed_logs.c.table_id == tables.c.id).scalar_subquery(),
    literal_column("0"),
)
_IDS: Final = select(func.json_each(bindparam("ids")).table_valued("value").c.value)
_LENGTHS: Final = str(
    select(func.json_group_object(tables.c.id, _LENGTH)).where(tables.c.id.in_(_IDS)).compile(dialect=DIALECT)
)
_INSERT_ROW: Final = str(insert(entries).compile(dialect=DIALECT))
_ONE_MORE: Final = ", " + _INSERT_ROW.partition(" VALUES ")[2]
_numbers: Final = msgspec.json.Decoder(dict[str, int])

Row = tuple[str, int, int, bytes]


def append_all(connection: Connection, appends: Sequence[Append]) -> list[StoreError | None]:
    """Add what fits, in this order: whoever may write is the only one."""
    found = lengths(connection, sorted({append.table for append in appends}))
    rows: list[Row] = []
    refusals: list[StoreError | None] = []
    for table, number, at, bodies in appends:
        length = found.get(table)
        if length is None:
            refusals.append(NoTable(table))
        elif number != length + 1:
            refusals.append(NotNext(table, number, length + 1))
        else:
            rows.extend((table, number + n, at, body) for n, body in enumerate(bodies))
            found[table] = length + len(bodies)
            refusals.append(None)
    for start in range(0, len(rows), TOGETHER):
        some = rows[start : start + TOGETHER]
        text = _INSERT_ROW + _ONE_MORE * (len(some) - 1)
        _ask(connection, text, [value for row in some for value in row])
    return refusals


def lengths(connection: Connection, ids: list[str]) -> dict[str, int]:
    """The lengths of the logs of those tables that exist."""
    (found,) = _ask(connection, _LENGTHS, [msgspec.json.encode(ids).decode()]).fetchone()
    return _numbers.decode(found)


def _ask(connection: Connection, text: str, values: list[str | int | bytes]) -> sqlite3.Cursor:
    """Have the driver do it, with nothing between; what goes wrong is told as it is elsewhere."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        return driver.execute(text, values)
    except sqlite3.Error as error:
        raise DBAPIError.instance(text, values, error, sqlite3.Error, dialect=connection.dialect) from error
