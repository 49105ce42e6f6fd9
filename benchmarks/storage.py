"""Storage benchmark: appends at full synchronisation, beside plain single commits of `sqlite3`.

SQLite writes in `--folder`; PostgreSQL, which is that of the tests, in the folder for temporary files. All
write rows of the same size in turns within one run, and only the ratios mean something:

    .venv/bin/python -m benchmarks.storage

"while busy" has an event loop that computes all the time, as that of a server at its limit does.
"""

import argparse
import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection

from ardri.server.storage.database import Database
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.queries.tables import open_table
from ardri.server.storage.sqlite.database import SqliteDatabase
from tests.server.helpers.postgresql_server import PostgresqlServer

Rates = dict[str, list[float]]  # by what was measured, round by round

BODY = b'{"type":"chosen","seat":1,"question":112,"keys":["card:conquest","territory:hills"]}'
WAITING = 64
TABLES = [f"table-{number:016}" for number in range(WAITING)]


def plain(path: Path, count: int) -> float:
    """Single commits a second by the driver alone."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(
            "CREATE TABLE IF NOT EXISTS entries (table_id TEXT, number INTEGER, at INTEGER, body BLOB,"
            " PRIMARY KEY (table_id, number)) WITHOUT ROWID"
        )
        (start,) = connection.execute("SELECT count(*) FROM entries").fetchone()
        begun = time.perf_counter()
        for number in range(start + 1, start + count + 1):
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", (TABLES[0], number, number, BODY))
            connection.execute("COMMIT")
        return count / (time.perf_counter() - begun)


class Appends:
    """Appends to many tables, each table's next number known."""

    def __init__(self, store: DatabaseStore) -> None:
        self.store = store
        self.lengths = dict.fromkeys(TABLES, 0)

    async def one(self, table: str) -> None:
        """One more entry."""
        self.lengths[table] += 1
        await self.store.append(table, self.lengths[table], 0, BODY)

    async def single(self, count: int) -> None:
        """One after another: none waits together with another."""
        for _ in range(count):
            await self.one(TABLES[0])

    async def grouped(self, count: int) -> None:
        """As many tables as `WAITING`, each of which waits for its own."""
        await asyncio.gather(*(self.several(table, count // WAITING) for table in TABLES))

    async def several(self, table: str, count: int) -> None:
        """One table's entries one after another."""
        for _ in range(count):
            await self.one(table)


async def rate(work: Callable[[int], Awaitable[None]], count: int) -> float:
    """The rate per second."""
    begun = time.perf_counter()
    await work(count)
    return count / (time.perf_counter() - begun)


async def compute() -> None:
    """Leave the event loop hardly any time."""
    while True:
        until = time.perf_counter() + 0.0002
        while time.perf_counter() < until:
            pass
        await asyncio.sleep(0)


def lay(connection: Connection) -> None:
    """Make the tables."""
    for table in TABLES:
        open_table(connection, table, None, "public", b"{}", b"", now=0)


async def measure(databases: dict[str, Database], folder: Path, rounds: int, count: int) -> Rates:
    """All rates, round by round."""
    appends = {name: Appends(DatabaseStore(database)) for name, database in databases.items()}
    rates: Rates = {}
    for each in appends.values():
        await each.store.write(lay)
    for _ in range(rounds):
        rates.setdefault("sqlite3, single commits", []).append(
            await asyncio.to_thread(plain, folder / "plain.db", count)
        )
        for name, each in appends.items():
            rates.setdefault(f"{name}, single", []).append(await rate(each.single, count))
            rates.setdefault(f"{name}, {WAITING} waiting", []).append(await rate(each.grouped, 16 * count))
            busy = asyncio.create_task(compute())
            rates.setdefault(f"{name}, single, while busy", []).append(await rate(each.single, count // 16))
            rates.setdefault(f"{name}, {WAITING} waiting, while busy", []).append(
                await rate(each.grouped, 4 * count)
            )
            busy.cancel()
    for each in appends.values():
        await each.store.close()
    return rates


def report(rates: Rates) -> str:
    """A line for each: its median rate and the median of its ratios to plain commits, with their range."""
    plain_rates = next(iter(rates.values()))
    lines = [f"{'':34}{'a second':>10}  beside sqlite3"]
    for name, found in rates.items():
        ratios = [one / other for one, other in zip(found, plain_rates, strict=True)]
        spread = f"{statistics.median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f})"
        lines.append(f"{name:34}{statistics.median(found):10,.0f}  {spread}")
    return "\n".join(lines)


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description="How fast choices are kept.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--count", type=int, default=640, help="single commits a round")
    parser.add_argument(
        "--folder", type=Path, default=Path(), help="where to write: a folder on the disk that counts"
    )
    arguments = parser.parse_args()
    server = PostgresqlServer(durable=True)
    with tempfile.TemporaryDirectory(dir=arguments.folder) as name:
        folder = Path(name)
        databases: dict[str, Database] = {
            "SQLite": SqliteDatabase(folder / "ours.db"),
            "PostgreSQL": server.create(),
        }
        print(report(asyncio.run(measure(databases, folder, arguments.rounds, arguments.count))))
    server.close()


if __name__ == "__main__":
    main()
