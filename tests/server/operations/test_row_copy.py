"""Backups of PostgreSQL, and of a file into PostgreSQL."""

from __future__ import annotations

import gzip
import sqlite3
import stat
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import Connection, Row, Table, select

from ardri.server.operations.admin import patch_restored
from ardri.server.operations.backup import BackupError, backup, check, restore
from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.storage.database import Database
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.errors import NewerSchema, StoreError, Unavailable
from ardri.server.storage.queries import audit, people, tickets
from ardri.server.storage.queries.tables import alive
from ardri.server.storage.queries.tickets import Ticket
from ardri.server.storage.schema import metadata
from ardri.server.storage.sqlite.database import SqliteDatabase
from tests.server.helpers.databases import database_at
from tests.server.helpers.sample_database import NOW, furnish, game_of
from tests.server.helpers.sample_stores import bodies, with_store

pytestmark = pytest.mark.databases("postgresql")

EMPTY: Final = {"gaps", "jobs", "packed_logs", "signals", "snapshots", "workers"}  # tables without any row
OLD: Path = Path(__file__).parents[2] / "migration" / "server.db.gz"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with rows of every kind."""
    path = furnish(tmp_path / "ardri.db", hills=game_of(most=20), moor=game_of(most=5))

    def more(connection: Connection) -> None:
        people.server_key(connection, "guests", b"\0key\xff")
        people.sanction(connection, "p1", "mute", NOW, reason="It's “said” \\ nothing\n")
        people.begin_session(connection, b"\0\1hash", "p0", NOW, NOW + 1)
        tickets.issue_ticket(connection, Ticket("seat", None, "hills", 1), NOW, NOW + 1)
        audit.add_entry(connection, NOW, "host", "test", {"table": "hills"})

    with_store(path, lambda store: store.write(more))
    return path


def rows(database: Database) -> dict[str, list[Row[tuple[object, ...]]]]:
    """Everything in a database."""

    def found(table: Table) -> list[Row[tuple[object, ...]]]:
        query = select(table).order_by(*table.primary_key.columns)
        return offline.read(lambda connection: list(connection.execute(query)))

    with OfflineDatabase(database) as offline:
        return {table.name: sorted(found(table), key=repr) for table in metadata.sorted_tables}


def elsewhere(tmp_path: Path) -> Database:
    """An empty database."""
    return database_at(tmp_path / "elsewhere.db", empty=True)


def test_a_backup_is_a_private_file_with_all_rows(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    told: list[tuple[int, int]] = []
    backup(database_at(path), copy, lambda left, total: told.append((left, total)))
    check(copy)
    copied = rows(SqliteDatabase(copy))
    assert copied == rows(database_at(path))
    assert {name for name, found in copied.items() if not found} == EMPTY
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["copy.db"]
    assert told[0] == (told[-1][1], told[-1][1])
    assert told[-1][0] == 0


def test_a_backup_comes_back_whole_in_either_kind_of_database(path: Path, tmp_path: Path) -> None:
    backup(database_at(path), tmp_path / "copy.db")
    restore(tmp_path / "copy.db", elsewhere(tmp_path))
    file = SqliteDatabase(tmp_path / "file.db")
    restore(tmp_path / "copy.db", file)
    assert rows(elsewhere(tmp_path)) == rows(file) == rows(database_at(path))
    with OfflineDatabase(elsewhere(tmp_path)) as offline:
        assert audit.first_broken(offline.read(audit.read_entries)) is None
        assert patch_restored(offline, NOW) == 2


def test_a_backup_of_an_older_program_is_brought_up_to_date_in_the_copy_alone(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(gzip.decompress(OLD.read_bytes()))
    before = copy.read_bytes()
    restore(copy, elsewhere(tmp_path))
    assert copy.read_bytes() == before
    SqliteDatabase(copy).migrate()
    assert rows(elsewhere(tmp_path)) == rows(SqliteDatabase(copy))


def test_what_is_there_is_replaced_only_by_force(path: Path, tmp_path: Path) -> None:
    backup(database_at(path), tmp_path / "copy.db")
    before = rows(database_at(path))
    with pytest.raises(BackupError, match="exists already"):
        restore(tmp_path / "copy.db", database_at(path))
    with_store(path, lambda store: store.write(lambda found: people.ensure_person(found, "new", NOW)))
    restore(tmp_path / "copy.db", database_at(path), force=True)
    assert rows(database_at(path)) == before


def test_a_database_in_use_is_not_replaced_even_by_force(path: Path, tmp_path: Path) -> None:
    backup(database_at(path), tmp_path / "copy.db")

    async def work(store: DatabaseStore) -> None:
        await store.read(alive)
        with pytest.raises(Unavailable, match="in use"):
            restore(tmp_path / "copy.db", database_at(path), force=True)

    with_store(path, work)


def test_a_bad_copy_changes_nothing(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(database_at(path), copy)
    before = rows(database_at(path))
    with sqlite3.connect(copy) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    with pytest.raises(NewerSchema):
        restore(copy, database_at(path), force=True)
    copy.write_bytes(b"not what it was" * 1000)
    with pytest.raises(BackupError):
        restore(copy, database_at(path), force=True)
    assert rows(database_at(path)) == before


def test_a_restore_that_fails_in_the_middle_changes_nothing(path: Path, tmp_path: Path) -> None:
    backup(database_at(path), tmp_path / "copy.db")
    before = rows(database_at(path))

    def fail(left: int, total: int) -> None:
        if left < total / 2:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        restore(tmp_path / "copy.db", database_at(path), force=True, tell=fail)
    assert rows(database_at(path)) == before
    assert bodies(path, "hills")


def test_an_empty_database_has_nothing_to_be_copied(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="another program"):
        backup(elsewhere(tmp_path), tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
