"""Packed logs: they take little room, and nobody who reads a log notices."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, func, select, text

from ardri.server.storage.errors import NoTable, NotNext
from ardri.server.storage.log_packing import DamagedPack, LogContent, Unpackable, pack, unpack
from ardri.server.storage.queries.packed_logs import empty_damaged
from ardri.server.storage.queries.retention import (
    prepare_packing,
    prune_table,
    store_packing,
    tables_to_pack,
    tables_to_prune,
)
from ardri.server.storage.queries.table_log import (
    StoredEntry,
    StoredSnapshot,
    append,
    drop_snapshots,
    keep_snapshot,
    length,
    mark_loose,
    read_log,
    read_snapshot,
    replace_entries,
)
from ardri.server.storage.queries.tables import find_table, read_seed, set_state
from ardri.server.storage.schema import entries, snapshots
from ardri.server.storage.sqlite.high_water_mark import check_database
from tests.server.helpers.sample_stores import with_store

pytestmark = pytest.mark.databases()

T = TypeVar("T")
LINES = (b'{"entry":"readied","at":5}', b'{"entry":"said","at":7,"text":"\\"at\\":7"}', b'{"at":70}')
LOG = [
    StoredEntry(number, at, body) for number, (at, body) in enumerate(zip((5, 7, 7), LINES, strict=True), 1)
]


@pytest.fixture
def change(tmp_path: Path) -> Callable[[Callable[[Connection], T]], T]:
    """Makes a change in a database with a game that is over, and one that goes on."""

    def make(change: Callable[[Connection], T]) -> T:
        def all_of_it(connection: Connection) -> T:
            append(connection, "moor", 1, 5, LINES[0])
            append(connection, "hills", 1, 5, LINES[0])
            append(connection, "hills", 2, 7, *LINES[1:])
            keep_snapshot(connection, "hills", 2, b"snapshot")
            set_state(connection, "hills", "finished", 100)
            return change(connection)

        return with_store(tmp_path / "ardri.db", lambda store: store.write(all_of_it), tables="hills moor")

    return make


def pack_table(connection: Connection, table: str = "hills") -> bool:
    return store_packing(connection, table, prepare_packing(connection, table), now=200)


def loose(connection: Connection) -> tuple[int, int]:
    """How many entries and snapshots are rows of their own."""
    counts = [connection.scalar(select(func.count()).select_from(table)) for table in (entries, snapshots)]
    return counts[0] or 0, counts[1] or 0


def test_a_packed_log_reads_like_any_other(change: Callable[[Callable[[Connection], None]], None]) -> None:
    def steps(connection: Connection) -> None:
        assert pack_table(connection)
        assert loose(connection) == (1, 0)  # that of the moor
        assert read_log(connection, "hills") == LOG
        assert read_log(connection, "hills", after=2) == LOG[2:]
        assert read_log(connection, "hills", after=3) == []
        assert length(connection, "hills") == 3
        assert length(connection, "moor") == 1
        assert read_snapshot(connection, "hills") == StoredSnapshot(2, b"snapshot")

    change(steps)


def test_a_log_goes_on_after_it_was_packed(change: Callable[[Callable[[Connection], None]], None]) -> None:
    later = StoredEntry(4, 9, b'{"at":9}')

    def steps(connection: Connection) -> None:
        pack_table(connection)
        with pytest.raises(NotNext):
            append(connection, "hills", 3, 9, later.body)
        append(connection, "hills", 4, 9, later.body)
        mark_loose(connection, "hills")
        assert read_log(connection, "hills") == [*LOG, later]
        assert read_log(connection, "hills", after=1) == [*LOG[1:], later]
        assert tables_to_pack(connection, before=101, most=9) == ["hills"]
        pack_table(connection)
        assert loose(connection) == (1, 0)
        assert read_log(connection, "hills") == [*LOG, later]

    change(steps)


def test_only_games_that_are_over_and_settled_are_packed(
    change: Callable[[Callable[[Connection], None]], None],
) -> None:
    def steps(connection: Connection) -> None:
        assert tables_to_pack(connection, before=100, most=9) == []
        assert tables_to_pack(connection, before=101, most=9) == ["hills"]
        assert not pack_table(connection, "moor")
        pack_table(connection)
        assert tables_to_pack(connection, before=10_000, most=9) == []

    change(steps)


def test_a_log_that_changed_meanwhile_is_not_packed(
    change: Callable[[Callable[[Connection], None]], None],
) -> None:
    def steps(connection: Connection) -> None:
        packing = prepare_packing(connection, "hills")
        replace_entries(connection, "hills", {2: b"erased"})
        assert not store_packing(connection, "hills", packing, now=200)
        assert read_log(connection, "hills")[1].body == b"erased"
        assert tables_to_pack(connection, before=101, most=9) == ["hills"]

    change(steps)


def test_entries_of_a_packed_log_can_be_replaced(
    change: Callable[[Callable[[Connection], None]], None],
) -> None:
    def steps(connection: Connection) -> None:
        pack_table(connection)
        append(connection, "hills", 4, 9, b"{}")
        replace_entries(connection, "hills", {2: b"erased", 4: b"erased too"})
        bodies = [entry.body for entry in read_log(connection, "hills")]
        assert bodies == [LINES[0], b"erased", LINES[2], b"erased too"]
        assert read_snapshot(connection, "hills") is None

    change(steps)


def test_packed_snapshots_can_be_dropped_and_kept_anew(
    change: Callable[[Callable[[Connection], None]], None],
) -> None:
    def steps(connection: Connection) -> None:
        pack_table(connection)
        drop_snapshots(connection, "moor")
        assert read_snapshot(connection, "hills") is not None
        drop_snapshots(connection, "hills")
        assert read_snapshot(connection, "hills") is None
        keep_snapshot(connection, "hills", 3, b"newer")
        assert tables_to_pack(connection, before=101, most=9) == ["hills"]
        pack_table(connection)
        assert loose(connection) == (1, 0)
        assert read_snapshot(connection, "hills") == StoredSnapshot(3, b"newer")

    change(steps)


def test_a_log_that_is_no_json_stays_as_it_is(
    change: Callable[[Callable[[Connection], None]], None],
) -> None:
    def steps(connection: Connection) -> None:
        replace_entries(connection, "hills", {2: b"two\nlines"})
        assert pack_table(connection)
        assert loose(connection)[0] == 4
        assert read_log(connection, "hills")[1].body == b"two\nlines"
        assert tables_to_pack(connection, before=101, most=9) == []  # it is not tried again and again

    change(steps)


@pytest.mark.parametrize("body", [b"", b"no xz", pack(LogContent([1], [b"{}"]))[:-20]])
def test_a_damaged_pack_is_a_log_of_which_nothing_can_be_read(
    change: Callable[[Callable[[Connection], None]], None], body: bytes
) -> None:
    def steps(connection: Connection) -> None:
        pack_table(connection)
        connection.execute(text("UPDATE packed_logs SET body = :body, snapshot = :body"), {"body": body})
        assert [entry.body for entry in read_log(connection, "hills")] == [b"", b"", b""]
        assert length(connection, "hills") == 3
        assert read_snapshot(connection, "hills") is None
        empty_damaged(connection, "hills")
        assert connection.scalar(text("SELECT body FROM packed_logs")) == b""

    change(steps)


def test_a_pack_is_not_emptied_without_need(change: Callable[[Callable[[Connection], None]], None]) -> None:
    def steps(connection: Connection) -> None:
        pack_table(connection)
        empty_damaged(connection, "hills")
        assert read_log(connection, "hills") == LOG

    change(steps)


def test_of_a_pruned_table_only_the_row_stays(change: Callable[[Callable[[Connection], None]], None]) -> None:
    def steps(connection: Connection) -> None:
        pack_table(connection)
        append(connection, "hills", 4, 9, b"{}")
        assert tables_to_prune(connection, before=100, most=9) == []
        assert tables_to_prune(connection, before=101, most=9) == ["hills"]
        prune_table(connection, "hills", now=300)
        row = find_table(connection, "hills")
        assert row is not None
        assert (row.state, row.finished, row.pruned) == ("finished", 100, 300)
        assert read_log(connection, "hills") == []
        assert read_seed(connection, "hills") == b""
        assert loose(connection) == (1, 0)
        assert tables_to_prune(connection, before=101, most=9) == []
        assert tables_to_pack(connection, before=1000, most=9) == []

    change(steps)


def test_a_game_that_goes_on_is_never_pruned(change: Callable[[Callable[[Connection], None]], None]) -> None:
    def steps(connection: Connection) -> None:
        with pytest.raises(NoTable):
            prune_table(connection, "moor", now=300)
        assert length(connection, "moor") == 1

    change(steps)


@pytest.mark.databases("sqlite")
@pytest.mark.parametrize("prune", [False, True])
def test_the_last_acknowledged_entry_is_found_in_a_pack(tmp_path: Path, prune: bool) -> None:
    path = tmp_path / "ardri.db"
    with_store(path, lambda store: store.append("hills", 1, 5, *LINES), tables="hills")

    def steps(connection: Connection) -> None:
        set_state(connection, "hills", "finished", 100)
        pack_table(connection)
        if prune:
            prune_table(connection, "hills", now=300)

    with_store(path, lambda store: store.write(steps))
    check_database(path)


def test_what_is_packed_comes_out_again() -> None:
    for times, bodies in (([], []), ([7], [b""]), ([9, 9, 3], [b'{"at":9,"at":9}', b"{}", b'{"at":30}'])):
        assert unpack(pack(LogContent(times, bodies))) == LogContent(times, bodies)


def test_what_cannot_be_packed_is_refused() -> None:
    with pytest.raises(Unpackable):
        pack(LogContent([1], [b"\0"]))


@pytest.mark.parametrize("damaged", [pack(LogContent([1], [b"{}"]))[:-1], b"{}", b""])
def test_a_damaged_pack_is_noticed(damaged: bytes) -> None:
    with pytest.raises(DamagedPack):
        unpack(damaged)
