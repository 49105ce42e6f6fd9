"""Lengths of logs and additions to them, in PostgreSQL's own SQL.

Many processes may write at the same time, and none of them locks a log: a chain of entries is added if its
first number is the next one, in one statement, which is a transaction of its own if nothing else is in it.
Of two who add the same number at once, the second one waits for the first, and is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from ardri.server.storage.appends import Append
from ardri.server.storage.errors import NoTable, NotNext, StoreError, Unavailable

if TYPE_CHECKING:
    import psycopg

    Driver = psycopg.Connection[psycopg.rows.TupleRow]

Value = list[str] | list[int] | list[bytes]

# The first entry of a chain decides: nobody else can add the others before it is committed. Rows of tables
# are locked as the foreign key would lock them, but in the same order for all: nobody waits in a circle.
_LENGTH: Final = """coalesce(
    (SELECT max(number) FROM entries WHERE table_id = tables.id),
    (SELECT packed_logs.entries FROM packed_logs WHERE table_id = tables.id), 0)"""
_APPEND: Final = f"""
WITH chains AS MATERIALIZED (
    SELECT tables.id, new.first, {_LENGTH} AS length
    FROM unnest(%b::text[], %b::int8[]) AS new (id, first) JOIN tables ON tables.id = new.id
    ORDER BY tables.id FOR KEY SHARE OF tables
), new AS (
    SELECT * FROM unnest(%b::text[], %b::int8[], %b::int8[], %b::bytea[]) AS new (id, number, at, body)
), firsts AS (
    INSERT INTO entries (table_id, number, at, body)
    SELECT new.id, new.number, new.at, new.body
    FROM chains JOIN new ON new.id = chains.id AND new.number = chains.first
    WHERE chains.first = chains.length + 1
    ORDER BY new.id
    ON CONFLICT DO NOTHING RETURNING table_id, number
), others AS (
    INSERT INTO entries (table_id, number, at, body)
    SELECT new.id, new.number, new.at, new.body
    FROM firsts JOIN new ON new.id = firsts.table_id AND new.number > firsts.number
)
SELECT chains.id, chains.length, firsts.number IS NOT NULL FROM chains LEFT JOIN firsts ON table_id = id
"""
_LENGTHS: Final = f"""
SELECT tables.id, {_LENGTH}
FROM tables WHERE tables.id = ANY(%b::text[])
"""


class Chain(NamedTuple):
    """Appends to one log of which each goes on from the one before; and those that do not."""

    first: Append
    fitting: list[int]
    others: dict[int, int]  # and which number would have been the next


def append_all(connection: Connection, appends: Sequence[Append]) -> list[StoreError | None]:
    """Add what fits, in this order.

    One statement is enough, unless something is refused whose table has other appends waiting, or somebody
    else was quicker meanwhile.
    """
    refusals: list[StoreError | None] = [None] * len(appends)
    waiting = list(range(len(appends)))
    while waiting:
        try:
            waiting = _append(connection, appends, waiting, refusals)
        except DBAPIError as error:
            if len(waiting) == len(appends) or not _driver(connection).autocommit:
                raise
            for number in waiting:  # the others have been committed
                refusals[number] = Unavailable(str(error.orig))
            break
    return refusals


def _append(
    connection: Connection, appends: Sequence[Append], waiting: list[int], refusals: list[StoreError | None]
) -> list[int]:
    """Add one chain for each table, note what is refused; those that have to be tried again."""
    chains = _chains(appends, waiting)
    rows = [
        (append.table, append.number + n, append.at, body)
        for chain in chains.values()
        for append in (appends[number] for number in chain.fitting)
        for n, body in enumerate(append.bodies)
    ]
    values: list[Value] = [
        list(chains),
        [chain.first.number for chain in chains.values()],
        [row[0] for row in rows],
        [row[1] for row in rows],
        [row[2] for row in rows],
        [row[3] for row in rows],
    ]
    found = {table: (length, added) for table, length, added in _ask(connection, _APPEND, values)}
    again: list[int] = []
    for table, chain in chains.items():
        length, added = found.get(table, (None, False))
        fits = length is not None and chain.first.number == length + 1
        numbers = sorted([*chain.fitting, *chain.others])
        if length is None:
            for number in numbers:
                refusals[number] = NoTable(table)
        elif added or (fits and not any(appends[number].bodies for number in chain.fitting)):
            for number, following in chain.others.items():
                refusals[number] = NotNext(table, appends[number].number, following)
        elif fits:  # somebody else added it after the length was read
            again += numbers
        else:
            refusals[numbers[0]] = NotNext(table, chain.first.number, length + 1)
            again += numbers[1:]
    return sorted(again)


def _chains(appends: Sequence[Append], waiting: list[int]) -> dict[str, Chain]:
    """The appends to each log, if the first of them fits."""
    chains: dict[str, Chain] = {}
    lengths: dict[str, int] = {}
    for number in waiting:
        append = appends[number]
        chain = chains.setdefault(append.table, Chain(append, [], {}))
        following = lengths.get(append.table, append.number)
        if append.number == following:
            chain.fitting.append(number)
            lengths[append.table] = following + len(append.bodies)
        else:
            chain.others[number] = following
    return chains


def lengths(connection: Connection, ids: list[str]) -> dict[str, int]:
    """The lengths of the logs of those tables that exist."""
    return dict(_ask(connection, _LENGTHS, [ids]))


def _ask(connection: Connection, text: str, values: Sequence[Value]) -> list[psycopg.rows.TupleRow]:
    """Have the driver do it, with nothing between; what goes wrong is told as it is elsewhere."""
    dialect = connection.dialect
    driver = _driver(connection)
    try:
        return driver.execute(text, values, prepare=True, binary=True).fetchall()
    except dialect.loaded_dbapi.Error as error:
        gone = dialect.is_disconnect(error, connection.connection.dbapi_connection, None)
        if gone:
            connection.invalidate(error)
        raise DBAPIError.instance(
            text,
            None,
            error,
            dialect.loaded_dbapi.Error,
            hide_parameters=True,
            connection_invalidated=gone,
            dialect=dialect,
        ) from error


def _driver(connection: Connection) -> Driver:
    driver: Driver | None = connection.connection.driver_connection
    assert driver is not None
    return driver
