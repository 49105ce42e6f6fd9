"""Databases of any age are brought up to date, and keep what is in them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Column, Connection, Text, inspect, text

from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.errors import NewerSchema, Unavailable
from ardri.server.storage.migrate import known, newest, revision, upgrade
from ardri.server.storage.queries.table_log import read_log
from ardri.server.storage.queries.tables import alive
from ardri.server.storage.queries.workers import last_heartbeat, somebody_runs
from ardri.server.storage.schema import metadata
from ardri.server.storage.sqlite import engines
from ardri.server.storage.sqlite.database import SqliteDatabase
from tests.server.helpers.databases import database_at
from tests.server.helpers.sample_stores import bodies, lay, with_store

pytestmark = pytest.mark.databases()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "ardri.db"
    database_at(path, empty=True)
    return path


@contextmanager
def changing(path: Path) -> Iterator[Connection]:
    """Context: a transaction in a database of any schema."""
    database = database_at(path)
    engine = engines.migrating(database.path) if isinstance(database, SqliteDatabase) else database.writing()
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def make(path: Path, version: str) -> None:
    """A database as the program of that time made it, with a game going on."""
    with changing(path) as connection:
        upgrade(connection, version)
        lay(connection, "hills moor")
        for number, body in enumerate((b"a", b"b"), 1):  # our own queries expect the newest schema
            row = {"table": "hills", "number": number, "body": body}
            connection.execute(text("INSERT INTO entries VALUES (:table, :number, 0, :body)"), row)


def look(path: Path) -> tuple[str | None, list[str]]:
    """The version of a database and its tables."""
    engine = database_at(path).reading()
    with engine.begin() as connection:
        found = revision(connection), sorted(inspect(connection).get_table_names())
    engine.dispose()
    return found


def test_a_new_database_has_the_schema_that_the_program_uses(path: Path) -> None:
    database_at(path).migrate()
    engine = database_at(path).reading()
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert revision(connection) == newest() == known()[-1]
    engine.dispose()


@pytest.mark.parametrize("version", known())
def test_an_older_database_keeps_its_games(path: Path, version: str) -> None:
    make(path, version)
    assert look(path)[0] == version
    assert bodies(path, "hills") == "a b"
    assert with_store(path, lambda store: store.read(alive)) == ["hills", "moor"]
    assert look(path) == (newest(), sorted(["alembic_version", *metadata.tables]))


def test_a_game_goes_on_after_the_migration(path: Path) -> None:
    make(path, "0001")

    async def work(store: DatabaseStore) -> None:
        await store.append("hills", 3, 0, b"c")

    with_store(path, work)
    assert bodies(path, "hills") == "a b c"


def test_tables_of_before_there_were_workers_are_all_looked_at_once(path: Path) -> None:
    with changing(path) as connection:
        upgrade(connection, "0008")
        lay(connection, "cove hills moor plains")
        connection.execute(
            text("INSERT INTO entries VALUES ('hills', 1, 1000, 'a'), ('hills', 2, 3000, 'b')")
        )
        for table, state in (("hills", "running"), ("moor", "running"), ("plains", "finished")):
            change = text("UPDATE tables SET state = :state WHERE id = :id")
            connection.execute(change, {"id": table, "state": state})
        connection.execute(text("INSERT INTO pulses VALUES (5000)"))
        upgrade(connection)
        rows = text("SELECT table_id, due, touched, owner FROM schedule ORDER BY table_id")
        assert [tuple(row) for row in connection.execute(rows)] == [
            ("cove", None, 0, None),
            ("hills", 0, 3000, None),
            ("moor", 0, 0, None),
        ]
        assert last_heartbeat(connection) == 5000
        assert not somebody_runs(connection, 5000)


def test_a_migration_that_fails_changes_nothing(path: Path) -> None:
    make(path, "0001")
    with changing(path) as connection:
        connection.execute(text("CREATE TABLE sanctions (in_the_way TEXT)"))
    before = look(path)
    with pytest.raises(Unavailable, match="sanctions"):
        database_at(path).migrate()
    assert look(path) == before
    assert "tickets" not in before[1]


def test_a_database_of_a_newer_program_is_left_alone(path: Path) -> None:
    make(path, "head")
    with changing(path) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerSchema, match="9999"):
        DatabaseStore(database_at(path))
    assert look(path)[0] == "9999"


@pytest.mark.databases("sqlite")
def test_a_table_can_be_rebuilt_without_losing_what_points_to_it(path: Path) -> None:
    make(path, "head")

    def rebuild(connection: Connection) -> None:
        operations = Operations(MigrationContext.configure(connection))
        with operations.batch_alter_table("tables", recreate="always") as batch:
            batch.add_column(Column("title", Text))

    with changing(path) as connection:
        rebuild(connection)
        assert [entry.body for entry in read_log(connection, "hills")] == [b"a", b"b"]
        assert connection.execute(text("PRAGMA foreign_key_check")).all() == []
