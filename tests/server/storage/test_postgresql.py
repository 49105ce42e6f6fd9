"""What is PostgreSQL's alone: connections that break, statements that meet, and a password in the address."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, Delete, Update
from sqlalchemy.exc import DBAPIError

from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.errors import NotNext, StoreError, Unavailable
from ardri.server.storage.postgresql.database import PostgresqlDatabase
from ardri.server.storage.queries import audit
from ardri.server.storage.queries.table_log import read_log
from ardri.server.storage.queries.tables import alive
from ardri.server.storage.schema import audit as audit_table
from tests.server.helpers.databases import database_at
from tests.server.helpers.live_server import PATIENCE, PROGRAM
from tests.server.helpers.postgresql_server import PASSWORD, postgresql
from tests.server.helpers.sample_stores import bodies, lay, log, with_store

pytestmark = pytest.mark.databases("postgresql")

TABLES = "hills moor cove"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "ardri.db"
    with_store(path, lambda store: store.write(lambda connection: lay(connection, TABLES)))
    return path


def found_at(path: Path) -> PostgresqlDatabase:
    database = database_at(path)
    assert isinstance(database, PostgresqlDatabase)
    return database


@contextmanager
def stranger(path: Path) -> Iterator[psycopg.Connection[psycopg.rows.TupleRow]]:
    """Context: somebody in the middle of a transaction."""
    url = found_at(path).url.render_as_string(hide_password=False)
    with psycopg.connect(url) as connection:
        yield connection


def connections(path: Path) -> int:
    """How many connections there are to a database."""
    with postgresql().connected() as connection:
        query = "SELECT count(*) FROM pg_stat_activity WHERE datname = %s"
        row = connection.execute(query, [found_at(path).name]).fetchone()
        assert row is not None
        return int(row[0])


def disconnect(path: Path) -> None:
    """End all connections to a database, and wait until they are gone."""
    postgresql().disconnect(found_at(path))
    ends = time.monotonic() + PATIENCE
    while connections(path) and time.monotonic() < ends:
        time.sleep(0.01)


def test_connections_that_broke_in_the_meantime_are_replaced(path: Path) -> None:
    async def work(store: DatabaseStore) -> list[str]:
        await store.append("hills", 1, 0, b"a")
        await store.read(alive)
        disconnect(path)
        await store.append("hills", 2, 0, b"b")
        await store.write(lambda connection: lay(connection, "swamp"))
        return await store.read(alive)

    assert with_store(path, work) == sorted([*TABLES.split(), "swamp"])
    assert bodies(path, "hills") == "a b"


def test_of_what_was_under_way_on_a_broken_connection_nobody_says_that_it_was_done(path: Path) -> None:
    async def work(store: DatabaseStore) -> None:
        with stranger(path) as other:
            other.execute("SELECT * FROM tables WHERE id = 'hills' FOR UPDATE")
            under_way = asyncio.create_task(store.append("hills", 1, 0, b"a"))
            while not await asyncio.to_thread(somebody_waits):
                await asyncio.sleep(0.01)
            await asyncio.to_thread(disconnect, path)
        with pytest.raises(Unavailable):
            await under_way
        await store.append("hills", 1, 0, b"b")

    def somebody_waits() -> bool:
        with postgresql().connected() as connection:
            query = "SELECT count(*) FROM pg_stat_activity WHERE datname = %s AND wait_event_type = 'Lock'"
            return connection.execute(query, [found_at(path).name]).fetchone() != (0,)

    with pytest.raises(psycopg.OperationalError):  # the stranger's connection is gone as well
        with_store(path, work)


def test_nothing_acknowledged_is_lost_when_the_server_crashes(path: Path) -> None:
    kept: dict[str, list[bytes]] = {table: [] for table in TABLES.split()}
    failed = []

    async def fill(store: DatabaseStore, table: str) -> None:
        while len(kept[table]) < 60:
            number = len(kept[table]) + 1
            body = f"{table} {number}".encode()
            try:
                await store.append(table, number, 0, body)
            except Unavailable:
                failed.append(table)
                await asyncio.sleep(0.05)
                continue
            except NotNext:  # it was written, though nobody could say so
                assert (await store.read(lambda connection: read_log(connection, table)))[-1].body == body
            kept[table].append(body)
            await asyncio.sleep(0.002)

    async def work(store: DatabaseStore) -> None:
        filling = asyncio.gather(*[fill(store, table) for table in kept])
        for least in (10, 30):
            while min(map(len, kept.values())) < least:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(postgresql().tell, "crash")
            while len(failed) < least:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(postgresql().tell, "start")
        await filling

    with_store(path, work)
    assert failed
    for table, expected in kept.items():
        assert [entry.body for entry in log(path, table)] == expected


def test_entries_that_belong_together_are_not_torn_by_another_process(path: Path) -> None:
    async def work(store: DatabaseStore) -> None:
        with stranger(path) as other:
            other.execute("INSERT INTO entries VALUES ('hills', 1, 0, 'theirs')")
            three = asyncio.create_task(store.append("hills", 1, 0, b"a", b"b", b"c"))
            await asyncio.sleep(0.1)
            assert not three.done(), "it waits for what the other does"
            other.commit()
        with pytest.raises(NotNext) as refusal:
            await three
        assert refusal.value.next == 2
        await store.append("hills", 2, 0, b"b", b"c")

    with_store(path, work)
    assert bodies(path, "hills") == "theirs b c"


def test_who_gives_way_to_somebody_who_gives_up_is_not_refused(path: Path) -> None:
    async def work(store: DatabaseStore) -> None:
        with stranger(path) as other:
            other.execute("INSERT INTO entries VALUES ('hills', 1, 0, 'theirs')")
            ours = asyncio.create_task(store.append("hills", 1, 0, b"ours"))
            await asyncio.sleep(0.1)
            other.rollback()
        await ours

    with_store(path, work)
    assert bodies(path, "hills") == "ours"


def test_who_cannot_wait_longer_is_told(path: Path) -> None:
    async def work(store: DatabaseStore) -> None:
        with stranger(path) as other:
            other.execute("SELECT * FROM tables WHERE id = 'hills' FOR UPDATE")
            with pytest.raises(Unavailable, match="lock timeout"):
                await store.append("hills", 1, 0, b"a")
        await store.append("hills", 1, 0, b"a")

    with_store(path, work, patience=0.2)


def test_what_the_database_cannot_take_does_not_hold_up_the_others(path: Path) -> None:
    async def work(store: DatabaseStore) -> list[str]:
        appends = [
            store.append("hills", 1, 0, b"a"),
            store.append("moor", 1, 2**63, b"at a time that there is not"),
            store.append("cove", 1, 0, b"c"),
        ]
        ends = await asyncio.gather(*appends, return_exceptions=True)
        return ["done" if end is None else type(end).__name__ for end in ends]

    assert with_store(path, work) == ["done", "Unavailable", "done"]
    assert [bodies(path, table) for table in TABLES.split()] == ["a", "", "c"]


def test_the_audit_log_only_grows(path: Path) -> None:
    def execute(change: Update | Delete, connection: Connection) -> None:
        connection.execute(change)

    async def work(store: DatabaseStore) -> None:
        await store.write(lambda connection: audit.add_entry(connection, 1, "host", "test", {}))
        for change in (audit_table.update().values(who="nobody"), audit_table.delete()):
            with pytest.raises(DBAPIError, match="only grows"):
                await store.write(partial(execute, change))

    with_store(path, work)


def test_a_server_that_is_not_there_is_told_without_the_password(path: Path) -> None:
    url = found_at(path).url
    for wrong in (
        url.set(query={"host": "/nowhere"}),
        url.set(database="nothing"),
        url.set(password=f"{PASSWORD} "),
        url.set(host="127.0.0.1", port=9, query={}),
    ):
        with pytest.raises(Unavailable) as failure:
            DatabaseStore(PostgresqlDatabase(wrong))
        assert PASSWORD not in str(failure.value)
        assert "postgresql://ardri:***@" in str(failure.value)


def test_a_command_does_not_print_the_password(path: Path) -> None:
    address = found_at(path).url.set(database="nothing").render_as_string(hide_password=False)
    for command in (["serve", "--port", "0"], ["admin", "tables"], ["backup"], ["admin", "migrate"]):
        words = [sys.executable, "-c", PROGRAM, *command, "--database", address]
        ended = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert ended.stderr.count("\n") <= 3
        assert 'database "nothing" does not exist' in " ".join(ended.stderr.split())
        assert PASSWORD not in ended.stderr


def test_a_missing_driver_is_one_sentence(path: Path) -> None:
    program = f"import sys; sys.modules['psycopg'] = None; {PROGRAM}"
    address = found_at(path).url.render_as_string(hide_password=False)
    for command in (["serve"], ["admin", "tables"]):
        words = [sys.executable, "-c", program, *command, "--database", address]
        ended = subprocess.run(words, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert ended.returncode == 2
        assert "pip install 'ardri[postgresql]'" in " ".join(ended.stderr.split())
        assert "Traceback" not in ended.stderr


def test_a_database_of_another_encoding_is_refused(path: Path) -> None:
    name = f"{found_at(path).name}_latin"
    postgresql().execute(f"CREATE DATABASE {name} OWNER ardri TEMPLATE template0 ENCODING 'LATIN1'")
    try:
        with pytest.raises(StoreError, match="LATIN1"):
            postgresql().database(name).migrate()
    finally:
        postgresql().execute(f"DROP DATABASE {name}")
