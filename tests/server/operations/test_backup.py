"""Copies of a database in use, and back again."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from ardri.server.operations.backup import BackupError, backup, check, restore
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.errors import NewerSchema, Unavailable
from ardri.server.storage.sqlite.database import SqliteDatabase
from ardri.server.storage.sqlite.high_water_mark import check_database
from tests.server.helpers import writer_process
from tests.server.helpers.databases import address_at, database_at
from tests.server.helpers.sample_stores import bodies, log, with_store

TABLES = ("hills", "moor", "cove")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with some entries."""
    path = tmp_path / "ardri.db"

    async def work(store: DatabaseStore) -> None:
        await store.append("hills", 1, 0, b"a", b"b")

    with_store(path, work, tables=" ".join(TABLES))
    return path


def files(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_a_copy_has_everything_in_one_private_file(path: Path, tmp_path: Path) -> None:
    backup(database_at(path), tmp_path / "copy.db")
    assert files(tmp_path) == ["ardri.db", "ardri.db-last", "copy.db"]
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    assert bodies(tmp_path / "copy.db", "hills") == "a b"


def test_copies_under_load_hold_all_that_was_acknowledged_before(path: Path, tmp_path: Path) -> None:
    command = [sys.executable, writer_process.__file__, address_at(path), "load", "0", *TABLES]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for number in range(3):
            told = [process.stdout.readline() for _ in range(50)]
            copy = tmp_path / f"copy {number}.db"
            backup(database_at(path), copy)
            for table in TABLES:
                kept = [entry.number for entry in log(copy, table)]
                assert kept == list(range(1, len(kept) + 1))
                assert {f"{table} {each}\n" for each in kept} >= {
                    line for line in told if line.startswith(table)
                }
        process.kill()


def test_a_copy_replaces_nothing(path: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ériu")
    with pytest.raises(BackupError, match="exists"):
        backup(database_at(path), tmp_path / "letter")
    assert (tmp_path / "letter").read_text() == "Dear Ériu"


def test_what_does_not_exist_is_not_copied(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="does not exist"):
        backup(SqliteDatabase(tmp_path / "nothing.db"), tmp_path / "copy.db")
    with pytest.raises(BackupError, match="does not exist"):
        restore(tmp_path / "nothing.db", SqliteDatabase(tmp_path / "ardri.db"))
    assert files(tmp_path) == []


def test_a_copy_that_cannot_be_written_is_told(path: Path, tmp_path: Path) -> None:
    with pytest.raises(BackupError, match="nowhere"):
        backup(database_at(path), tmp_path / "nowhere" / "copy.db")


def test_a_copy_is_put_in_the_place_of_a_database_that_is_gone(path: Path, tmp_path: Path) -> None:
    backup(database_at(path), tmp_path / "copy.db")
    path.unlink()
    path.with_name("ardri.db-wal").write_bytes(b"what another life left behind")
    restore(tmp_path / "copy.db", database_at(path))
    assert files(tmp_path) == ["ardri.db", "copy.db"]
    assert bodies(path, "hills") == "a b"


def test_a_database_is_replaced_only_by_force(path: Path, tmp_path: Path) -> None:
    backup(database_at(path), tmp_path / "copy.db")
    with_store(path, lambda store: store.append("hills", 3, 0, b"c"))
    with pytest.raises(BackupError, match="exists"):
        restore(tmp_path / "copy.db", database_at(path))
    assert bodies(path, "hills") == "a b c"
    restore(tmp_path / "copy.db", database_at(path), force=True)
    assert bodies(path, "hills") == "a b"


def test_an_older_copy_lacks_nothing_that_was_kept_in_the_database_before_it(
    path: Path, tmp_path: Path
) -> None:
    backup(database_at(path), tmp_path / "copy.db")
    with_store(path, lambda store: store.append("hills", 3, 0, b"c"))
    restore(tmp_path / "copy.db", database_at(path), force=True)
    check_database(path)
    with_store(path, lambda store: store.append("hills", 3, 0, b"d"))
    check_database(path)
    assert bodies(path, "hills") == "a b d"


def test_a_restore_that_is_cut_short_leaves_a_database_that_starts(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup(database_at(path), tmp_path / "copy.db")
    with_store(path, lambda store: store.append("hills", 3, 0, b"c"))

    def replace(source: Path, target: Path) -> None:
        source.rename(target)
        raise OSError("the power is gone")

    monkeypatch.setattr("ardri.server.operations.backup.os.replace", replace)
    with pytest.raises(BackupError, match="power"):
        restore(tmp_path / "copy.db", database_at(path), force=True)
    check_database(path)
    assert bodies(path, "hills") == "a b"


def test_a_database_in_use_is_not_replaced_even_by_force(path: Path, tmp_path: Path) -> None:
    backup(database_at(path), tmp_path / "copy.db")

    async def work(store: DatabaseStore) -> None:
        await store.append("hills", 3, 0, b"c")
        with pytest.raises(BackupError, match="in use"):
            await asyncio.to_thread(restore, tmp_path / "copy.db", database_at(path), force=True)
        await store.append("hills", 4, 0, b"d")

    with_store(path, work)
    assert bodies(path, "hills") == "a b c d"


def test_a_damaged_database_can_be_replaced(path: Path, tmp_path: Path) -> None:
    backup(database_at(path), tmp_path / "copy.db")
    path.write_bytes(b"not what it was" * 1000)
    restore(tmp_path / "copy.db", database_at(path), force=True)
    assert bodies(path, "hills") == "a b"


def test_a_damaged_copy_is_refused_and_the_database_stays(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(database_at(path), copy)
    whole = copy.read_bytes()
    copy.write_bytes(whole[: len(whole) // 2] + b"\xff" * (len(whole) - len(whole) // 2))
    with pytest.raises(BackupError):
        restore(copy, database_at(path), force=True)
    assert bodies(path, "hills") == "a b"
    assert files(tmp_path) == ["ardri.db", "ardri.db-last", "copy.db"]


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "recipes.db") as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(BackupError, match="another program"):
        restore(tmp_path / "recipes.db", SqliteDatabase(tmp_path / "ardri.db"))


def test_a_copy_of_a_newer_program_is_refused(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(database_at(path), copy)
    with sqlite3.connect(copy) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    with pytest.raises(NewerSchema):
        restore(copy, database_at(path), force=True)
    assert bodies(path, "hills") == "a b"


def test_rows_that_point_to_nothing_are_damage(path: Path) -> None:
    with sqlite3.connect(path) as careless:
        careless.execute("DELETE FROM tables WHERE id = 'hills'")
    careless.close()
    with pytest.raises(BackupError, match="damaged"):
        check(path)
