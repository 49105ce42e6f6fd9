"""The index of presences: the tables of a person are found without reading the logs of others."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, Engine, event

from ardri.server.live.server import GameServer
from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.people.erasure import own_bodies, own_entries
from ardri.server.settings import Settings
from ardri.server.storage.queries.presences import tables_naming
from ardri.server.storage.queries.table_log import read_log
from ardri.server.storage.sqlite.database import SqliteDatabase
from ardri.server.table import log_entries
from ardri.server.table.log_entries import Entry
from ardri.server.table.table import Table
from ardri.server.table.terms import Invited, Terms
from tests.server.helpers.databases import database_at
from tests.server.helpers.sample_database import entries_of, furnish
from tests.server.helpers.scripted_tables import opened, terms

pytestmark = pytest.mark.databases()

DATABASE = Path(__file__).parents[2] / "migration" / "server.db.gz"
OTHERS = 40


def visited(person: str, name: str) -> list[Entry]:
    """The log of a table at which somebody speaks and sits down, and so does Anna."""
    return [
        opened(terms(2)),
        log_entries.Said(1, None, name, f"from {name}", person),
        log_entries.Joined(2, 0, person, name),
        log_entries.Joined(3, 1, "p0", "Anna"),
    ]


def as_it_is(entry: Entry, _table: Table, _at: int) -> Entry:
    """An entry that was made before."""
    return entry


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A server with one table of Bert's, and many of others."""
    games = {f"other{number}": visited("p2", "Cleo") for number in range(OTHERS)}
    return furnish(tmp_path / "ardri.db", hills=visited("p1", "Bert"), **games)


Values = dict[str, object] | tuple[object, ...]  # of a statement, by name or in order


@contextmanager
def logs_read() -> Iterator[set[str]]:
    """The tables whose logs are asked for; `*` if the question is about all of them."""
    found: set[str] = set()

    def note(_connection: Connection, _cursor: object, statement: str, values: Values, *_: object) -> None:
        if "FROM entries" in statement:
            asked = statement.partition("WHERE")[2]
            first = next(iter(values.values() if isinstance(values, dict) else values))
            found.add(str(first) if "entries.table_id = " in asked else "*")

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def at_home(path: Path, *, forget: bool) -> set[str]:
    """Export what the server has of Bert, or forget it; whose logs are read for it."""

    async def visit() -> set[str]:
        house = await GameServer.open(Settings(database_at(path), path.parent, test=True))
        try:
            while not house.ready:
                await asyncio.sleep(0.01)
            with logs_read() as found:
                if forget:
                    await house.erase("p1")
                else:
                    data = msgspec.json.decode(await house.accounts.export("p1", own_bodies))
                    assert [each["table"] for each in data["tables"]] == ["hills"]
            return found
        finally:
            await house.close()

    return asyncio.run(visit())


def test_ones_own_data_is_read_from_ones_own_tables_only(path: Path) -> None:
    assert at_home(path, forget=False) == {"hills"}


def test_to_be_forgotten_only_ones_own_tables_are_read(path: Path) -> None:
    assert at_home(path, forget=True) == {"hills"}
    assert b"Bert" not in msgspec.json.encode(entries_of(path, "hills"))
    with OfflineDatabase(database_at(path)) as archive:
        assert archive.read(lambda connection: tables_naming(connection, "p1")) == []


@pytest.mark.databases("sqlite")
def test_presences_are_found_by_an_index(path: Path) -> None:
    with OfflineDatabase(database_at(path)) as archive:
        plan = archive.read(
            lambda connection: connection.exec_driver_sql(
                "EXPLAIN QUERY PLAN SELECT table_id FROM presences WHERE person_id = 'p1' ORDER BY table_id"
            ).all()
        )
    assert [row[3] for row in plan] == ["SEARCH presences USING PRIMARY KEY (person_id=?)"]


def test_a_server_notes_who_opens_is_invited_sits_down_or_speaks(tmp_path: Path) -> None:
    path = tmp_path / "ardri.db"

    async def visit() -> str:
        house = await GameServer.open(Settings(database_at(path), path.parent, test=True))
        try:
            places = (Invited("guest"), Invited(), Invited())
            id_ = await house.live_tables.open("host", Terms(places))
            live = await house.live_tables.get(id_)
            said = log_entries.Said(live.table.at, None, "Watcher", "A word", "watcher")
            sat = log_entries.Joined(live.table.at, 1, "sitter", "Sitter", invited=True)
            for entry in (said, said, sat):
                await house.live_tables.submit(live, partial(as_it_is, entry))
            return id_
        finally:
            await house.close()

    id_ = asyncio.run(visit())
    with OfflineDatabase(database_at(path)) as archive:
        for person in ("host", "guest", "watcher", "sitter"):
            assert archive.read(partial(tables_naming, person=person)) == [id_], person
        assert archive.read(lambda connection: tables_naming(connection, "nobody")) == []


@pytest.mark.databases("sqlite")
def test_the_logs_of_an_older_database_are_read_once_to_find_everybody(tmp_path: Path) -> None:
    path = tmp_path / "ardri.db"
    path.write_bytes(gzip.decompress(DATABASE.read_bytes()))
    SqliteDatabase(path).migrate()

    def check(connection: Connection) -> int:
        tables = connection.exec_driver_sql("SELECT id FROM tables ORDER BY id").scalars().all()
        people = connection.exec_driver_sql("SELECT id FROM people").scalars().all()
        logs = {id_: [entry.body for entry in read_log(connection, id_)] for id_ in tables}
        for person in people:
            named = [id_ for id_, bodies in logs.items() if any(person.encode() in body for body in bodies)]
            assert tables_naming(connection, person) == named
            assert {id_ for id_, bodies in logs.items() if any(own_bodies(bodies, person))} <= set(named)
        return len(tables) * len(people)

    with OfflineDatabase(database_at(path)) as archive:
        assert archive.read(check) > 20


@pytest.mark.databases("sqlite")
def test_what_is_somebodys_is_never_outside_their_presences() -> None:
    assert own_entries(visited("p1", "Bert"), "p1") == [False, True, True, False]
