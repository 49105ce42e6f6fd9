"""Snapshots beside the log."""

from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection

from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.errors import NoTable, NotNext
from ardri.server.storage.queries.table_log import (
    StoredSnapshot,
    append,
    drop_snapshots,
    keep_snapshot,
    length,
    read_snapshot,
)
from tests.server.helpers.sample_stores import with_store

pytestmark = pytest.mark.databases()


def changed(tmp_path: Path, *steps: tuple[int, bytes]) -> StoredSnapshot | None:
    """The snapshot of a table with three entries after these were kept one after another."""

    def change(connection: Connection) -> StoredSnapshot | None:
        append(connection, "hills", 1, 0, b"a", b"b", b"c")
        for number, body in steps:
            keep_snapshot(connection, "hills", number, body)
        return read_snapshot(connection, "hills")

    async def work(store: DatabaseStore) -> StoredSnapshot | None:
        return await store.write(change)

    return with_store(tmp_path / "ardri.db", work, tables="hills moor")


def test_there_is_none_at_first(tmp_path: Path) -> None:
    assert changed(tmp_path) is None


def test_the_newest_snapshot_is_kept(tmp_path: Path) -> None:
    assert changed(tmp_path, (1, b"early"), (3, b"late")) == StoredSnapshot(3, b"late")


def test_an_older_snapshot_replaces_no_newer_one(tmp_path: Path) -> None:
    assert changed(tmp_path, (3, b"late"), (1, b"early")) == StoredSnapshot(3, b"late")


def test_a_snapshot_is_not_ahead_of_its_log(tmp_path: Path) -> None:
    with pytest.raises(NotNext):
        changed(tmp_path, (4, b"future"))


def test_snapshots_can_be_dropped(tmp_path: Path) -> None:
    changed(tmp_path, (3, b"late"))

    async def work(store: DatabaseStore) -> StoredSnapshot | None:
        await store.write(drop_snapshots)
        return await store.read(lambda connection: read_snapshot(connection, "hills"))

    assert with_store(tmp_path / "ardri.db", work) is None


def test_the_snapshots_of_one_table_can_be_dropped(tmp_path: Path) -> None:
    changed(tmp_path, (3, b"late"))

    async def work(store: DatabaseStore) -> list[StoredSnapshot | None]:
        kept = []
        for table in ("moor", "hills"):
            await store.write(partial(drop_snapshots, table=table))
            kept.append(await store.read(lambda connection: read_snapshot(connection, "hills")))
        return kept

    assert with_store(tmp_path / "ardri.db", work) == [StoredSnapshot(3, b"late"), None]


def test_a_log_has_a_length_if_its_table_exists(tmp_path: Path) -> None:
    changed(tmp_path)

    async def work(store: DatabaseStore) -> list[int]:
        with pytest.raises(NoTable):
            await store.read(lambda connection: length(connection, "nowhere"))
        return await store.read(lambda connection: [length(connection, id_) for id_ in ("hills", "moor")])

    assert with_store(tmp_path / "ardri.db", work) == [3, 0]
