"""One writer for all: what is acknowledged is kept, and what does not fit is refused alone."""

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, Engine, event, text

from ardri.server.storage.appends import Append
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.errors import NotNext, StoreClosed, Unavailable
from ardri.server.storage.queries.table_log import StoredEntry, append, read_log
from ardri.server.storage.queries.tables import alive
from ardri.server.storage.sqlite.database import SqliteDatabase
from ardri.server.storage.writer import Writer
from tests.server.helpers.databases import database_at
from tests.server.helpers.sample_stores import bodies, lay, log, with_store

pytestmark = pytest.mark.databases()


async def together(store: DatabaseStore | Writer, *work: Awaitable[None]) -> list[str]:
    """Have all this wait for one commit, and say how each ended."""
    remember, held = Event(), Event()

    def keep_waiting(_: Connection) -> None:
        held.set()
        remember.wait()

    first = asyncio.create_task(store.write(keep_waiting))
    await asyncio.to_thread(held.wait)
    others = [asyncio.ensure_future(each) for each in work]
    await asyncio.sleep(0)
    remember.set()
    await first
    ends = await asyncio.gather(*others, return_exceptions=True)
    return ["done" if end is None else type(end).__name__ for end in ends]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ardri.db"


def test_a_log_comes_back_as_it_was_appended(path: Path) -> None:
    async def work(store: DatabaseStore) -> None:
        await store.append("hills", 1, 1000, b"one")
        await store.append("hills", 2, 2000, b"two", b"three")
        await store.append("moor", 1, 3000, b"other")

    with_store(path, work, tables="hills moor")
    assert log(path, "hills") == [
        StoredEntry(1, 1000, b"one"),
        StoredEntry(2, 2000, b"two"),
        StoredEntry(3, 2000, b"three"),
    ]


def test_the_rest_of_a_log_can_be_read_alone(path: Path) -> None:
    async def work(store: DatabaseStore) -> list[StoredEntry]:
        await store.append("hills", 1, 0, b"one", b"two", b"three")
        return await store.read(lambda connection: read_log(connection, "hills", after=2))

    assert with_store(path, work, tables="hills") == [StoredEntry(3, 0, b"three")]


@pytest.mark.parametrize("number", [0, 1, 3, -1])
def test_a_number_that_is_not_the_next_is_refused(path: Path, number: int) -> None:
    async def work(store: DatabaseStore) -> None:
        await store.append("hills", 1, 0, b"one")
        with pytest.raises(NotNext) as refusal:
            await store.append("hills", number, 0, b"two")
        assert refusal.value.next == 2

    with_store(path, work, tables="hills")
    assert bodies(path, "hills") == "one"


def test_of_several_with_the_same_number_the_first_is_taken(path: Path) -> None:
    async def work(store: DatabaseStore) -> list[str]:
        names = [b"a", b"b", b"c"]
        return await together(store, *[store.append("hills", 1, 0, name) for name in names])

    assert with_store(path, work, tables="hills") == ["done", "NotNext", "NotNext"]
    assert bodies(path, "hills") == "a"


def test_appends_that_follow_each_other_may_wait_together(path: Path) -> None:
    async def work(store: DatabaseStore) -> list[str]:
        return await together(
            store,
            store.append("hills", 1, 0, b"a", b"b"),
            store.append("hills", 3, 0, b"c"),
            store.append("hills", 5, 0, b"d"),
            store.append("hills", 4, 0, b"e"),
        )

    assert with_store(path, work, tables="hills") == ["done", "done", "NotNext", "done"]
    assert bodies(path, "hills") == "a b c e"


def test_what_is_refused_does_not_hold_up_the_others(path: Path) -> None:
    async def work(store: DatabaseStore) -> list[str]:
        return await together(
            store,
            store.append("hills", 1, 0, b"a"),
            store.append("nowhere", 1, 0, b"b"),
            store.append("moor", 7, 0, b"c"),
            store.append("cove", 1, 0, b"d"),
        )

    assert with_store(path, work, tables="hills moor cove") == ["done", "NoTable", "NotNext", "done"]
    assert [bodies(path, table) for table in ("hills", "moor", "cove")] == ["a", "", "d"]


def test_a_change_that_fails_leaves_nothing_behind_and_the_others_alone(path: Path) -> None:
    def fail(connection: Connection) -> None:
        append(connection, "hills", 2, 0, b"never")
        lay(connection, "moor")
        raise LookupError

    async def work(store: DatabaseStore) -> list[str]:
        return await together(
            store, store.append("hills", 1, 0, b"a"), store.write(fail), store.append("hills", 2, 0, b"b")
        )

    assert with_store(path, work, tables="hills") == ["done", "LookupError", "done"]
    assert bodies(path, "hills") == "a b"
    assert with_store(path, lambda store: store.read(alive)) == ["hills"]


def test_changes_and_appends_keep_their_order(path: Path) -> None:
    async def work(store: DatabaseStore) -> list[str]:
        return await together(
            store,
            store.append("moor", 1, 0, b"too early"),
            store.write(lambda connection: lay(connection, "moor")),
            store.append("moor", 1, 0, b"a"),
        )

    assert with_store(path, work) == ["NoTable", "done", "done"]


def test_an_append_within_a_change_stands_and_falls_with_it(path: Path) -> None:
    def open_and_begin(connection: Connection) -> None:
        lay(connection, "moor")
        append(connection, "moor", 2, 0, b"not the first")

    async def work(store: DatabaseStore) -> list[str]:
        with pytest.raises(NotNext):
            await store.write(open_and_begin)
        return await store.read(alive)

    assert with_store(path, work) == []


@pytest.mark.databases("sqlite")
def test_one_that_the_database_cannot_take_does_not_hold_up_the_others(path: Path) -> None:
    def allow_little(connection: Connection) -> None:
        raw: object = connection.connection.dbapi_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 10_000)

    async def work(store: DatabaseStore) -> list[str]:
        await store.write(allow_little)
        return await together(
            store,
            store.append("hills", 1, 0, b"a"),
            store.append("moor", 1, 0, b"b" * 20_000),
            store.write(lambda connection: lay(connection, "cove")),
            store.append("cove", 1, 0, b"c"),
        )

    assert with_store(path, work, tables="hills moor") == ["done", "Unavailable", "done", "done"]
    assert [bodies(path, table) for table in ("hills", "moor", "cove")] == ["a", "", "c"]


def test_all_that_wait_share_one_commit(path: Path) -> None:
    with_store(path, lambda store: store.write(lambda connection: lay(connection, "hills moor cove")))
    commits: list[Connection] = []
    note = commits.append
    event.listen(Engine, "commit", note)

    async def work() -> None:
        database = database_at(path)
        writer = Writer(database, database.guard())
        tables = ["hills", "moor", "cove"]
        await together(writer, *[writer.append(Append(table, 1, 0, (b"a",))) for table in tables])
        await writer.close()

    asyncio.run(work())
    event.remove(Engine, "commit", note)
    assert len(commits) == 2
    assert [bodies(path, table) for table in ("hills", "moor", "cove")] == ["a", "a", "a"]


@pytest.mark.databases("sqlite")
def test_what_is_acknowledged_is_seen_by_everybody(path: Path) -> None:
    async def work(store: DatabaseStore) -> None:
        stranger = sqlite3.connect(path)
        for number in range(1, 6):
            await store.append("hills", number, 0, b"x")
            assert stranger.execute("SELECT max(number) FROM entries").fetchone() == (number,)
        stranger.close()

    with_store(path, work, tables="hills")


@pytest.mark.databases("sqlite")
def test_a_full_disk_is_told_and_nothing_acknowledged_is_lost(path: Path) -> None:
    async def work(store: DatabaseStore) -> int:
        await store.write(lambda connection: limit_pages(connection, more=30))
        kept = 0
        while await fits(store, kept + 1):
            kept += 1
        with pytest.raises(Unavailable, match="full"):
            await store.append("hills", kept + 1, 0, b"x" * 3000)
        await store.write(lambda connection: limit_pages(connection, more=30))
        await store.append("hills", kept + 1, 0, b"again")
        return kept

    kept = with_store(path, work, tables="hills")
    assert kept > 0
    assert [entry.number for entry in log(path, "hills")] == list(range(1, kept + 2))


async def fits(store: DatabaseStore, number: int) -> bool:
    """Append something long, unless there is no room for it."""
    try:
        await store.append("hills", number, 0, b"x" * 3000)
    except Unavailable:
        return False
    return True


def limit_pages(connection: Connection, more: int) -> None:
    """Let the file grow by so many pages and no more."""
    pages = connection.execute(text("PRAGMA page_count")).scalar_one()
    connection.execute(text(f"PRAGMA max_page_count={pages + more}"))


@pytest.mark.databases("sqlite")
def test_a_locked_database_is_told_and_works_again_afterwards(path: Path) -> None:
    async def work(store: DatabaseStore) -> None:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        ends = await together_locked(store)
        assert ends == ["Unavailable", "Unavailable"]
        other.execute("ROLLBACK")
        other.close()
        await store.append("hills", 1, 0, b"now")

    async def together_locked(store: DatabaseStore) -> list[str]:
        work = [store.append("hills", 1, 0, b"a"), store.write(lambda connection: lay(connection, "moor"))]
        return [type(end).__name__ for end in await asyncio.gather(*work, return_exceptions=True)]

    with_store(path, work, tables="hills", patience=0.01)
    assert bodies(path, "hills") == "now"


def test_closing_writes_what_waits(path: Path) -> None:
    async def work(store: DatabaseStore) -> None:
        appends = [asyncio.create_task(store.append("hills", number, 0, b"x")) for number in range(1, 101)]
        await asyncio.sleep(0)
        await store.close()
        assert all(append.done() and append.exception() is None for append in appends)

    with_store(path, work, tables="hills")
    assert len(log(path, "hills")) == 100


def test_a_closed_store_takes_and_tells_nothing(path: Path) -> None:
    async def work(store: DatabaseStore) -> None:
        await store.close()
        with pytest.raises(StoreClosed):
            await store.append("hills", 1, 0, b"late")
        with pytest.raises(StoreClosed):
            await store.write(lambda connection: lay(connection, "moor"))
        with pytest.raises(StoreClosed):
            await store.read(alive)

    with_store(path, work, tables="hills")


def test_who_gives_up_waiting_does_not_disturb_the_others(path: Path) -> None:
    async def work(store: DatabaseStore) -> None:
        impatient = asyncio.create_task(store.append("hills", 1, 0, b"a"))
        other = asyncio.create_task(store.append("hills", 2, 0, b"b"))
        await asyncio.sleep(0)
        impatient.cancel()
        await other

    with_store(path, work, tables="hills")
    assert bodies(path, "hills") == "a b"


def test_a_question_cannot_change_anything(path: Path) -> None:
    async def work(store: DatabaseStore) -> list[str]:
        with pytest.raises(Unavailable, match=r"read-?only"):
            await store.read(lambda connection: lay(connection, "moor"))
        return await store.read(alive)

    assert with_store(path, work, tables="hills") == ["hills"]


@pytest.mark.databases("sqlite")
def test_the_file_is_for_its_owner_alone(path: Path) -> None:
    async def work(store: DatabaseStore) -> None:
        await store.append("hills", 1, 0, b"a")
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600

    with_store(path, work, tables="hills")


@pytest.mark.databases("sqlite")
def test_every_commit_is_written_through_to_the_disk(path: Path) -> None:
    async def work(store: DatabaseStore) -> list[str | int]:
        pragmas = ["journal_mode", "synchronous", "foreign_keys"]

        def ask(connection: Connection) -> list[str | int]:
            return [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one() for pragma in pragmas]

        return await store.write(ask)

    assert with_store(path, work) == ["wal", 2, 1]


@pytest.mark.databases("sqlite")
def test_a_path_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        DatabaseStore(SqliteDatabase(tmp_path / "nowhere" / "ardri.db"))
    (tmp_path / "letter").write_text("Dear Ériu, this is not a database." * 100)
    with pytest.raises(Unavailable):
        DatabaseStore(SqliteDatabase(tmp_path / "letter"))


def test_a_connection_that_is_gone_in_the_middle_costs_only_what_was_under_way(path: Path) -> None:
    async def work(store: DatabaseStore) -> list[str]:
        append_one = store.append("hills", 1, 0, b"lost")
        ends = await together(store, append_one, store.write(lambda connection: connection.invalidate()))
        await store.append("hills", 1, 0, b"again")
        return ends

    assert with_store(path, work, tables="hills") == ["Unavailable", "Unavailable"]
    assert bodies(path, "hills") == "again"
