"""Tables in the storage, beside their logs."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ardri.server.storage.errors import NoTable
from ardri.server.storage.queries.people import ensure_person
from ardri.server.storage.queries.tables import (
    ListPlace,
    SeatedPerson,
    TableRow,
    Visibility,
    alive,
    assign_seat,
    clear_seat,
    count_hosted,
    find_table,
    open_table,
    own_place,
    public_place,
    public_tables,
    read_seed,
    seated_people,
    set_state,
    tables_of,
)
from tests.server.helpers.sample_stores import with_store

pytestmark = pytest.mark.databases()

T = TypeVar("T")


@pytest.fixture
def change(tmp_path: Path) -> Callable[[Callable[[Connection], T]], T]:
    """Makes a change in a new database with two people."""

    def make(change: Callable[[Connection], T]) -> T:
        def all_of_it(connection: Connection) -> T:
            ensure_person(connection, "ana", 0)
            ensure_person(connection, "bran", 0)
            return change(connection)

        return with_store(tmp_path / "ardri.db", lambda store: store.write(all_of_it))

    return make


Change = Callable[[Callable[[Connection], T]], T]


def lay(connection: Connection, id_: str, now: int = 0, visibility: Visibility = "public") -> None:
    open_table(connection, id_, "ana", visibility, b'{"seats":2}', b"seed of " + id_.encode(), now)


def test_a_table_is_found_as_it_was_opened(change: Change[TableRow | None]) -> None:
    def steps(connection: Connection) -> TableRow | None:
        lay(connection, "hills", 7)
        return find_table(connection, "hills")

    assert change(steps) == TableRow("hills", "ana", "open", "public", b'{"seats":2}', 7, 7, None, None)


def test_the_seed_is_asked_for_apart(change: Change[bytes]) -> None:
    def steps(connection: Connection) -> bytes:
        lay(connection, "hills")
        with pytest.raises(NoTable):
            read_seed(connection, "nowhere")
        return read_seed(connection, "hills")

    assert change(steps) == b"seed of hills"


def test_a_table_that_is_over_has_a_summary_and_is_not_alive(change: Change[list[str]]) -> None:
    def steps(connection: Connection) -> list[str]:
        lay(connection, "hills", 1)
        lay(connection, "moor", 2)
        set_state(connection, "hills", "running", 3)
        set_state(connection, "moor", "finished", 4, b"Ana wins")
        over = find_table(connection, "moor")
        assert over is not None
        assert (over.state, over.updated, over.finished, over.summary) == ("finished", 4, 4, b"Ana wins")
        return alive(connection)

    assert change(steps) == ["hills"]


def test_only_a_table_that_exists_moves_on(change: Change[None]) -> None:
    with pytest.raises(NoTable):
        change(lambda connection: set_state(connection, "nowhere", "running", 0))


def test_only_public_tables_are_found_by_anybody_open_ones_first(change: Change[list[str]]) -> None:
    def steps(connection: Connection) -> list[str]:
        lay(connection, "hills", 1)
        lay(connection, "moor", 2)
        lay(connection, "cove", 3, "link")
        lay(connection, "swamp", 4, "private")
        lay(connection, "plains", 5)
        set_state(connection, "plains", "finished", 6)
        set_state(connection, "hills", "running", 7)
        return [row.id for row in public_tables(connection)]

    assert change(steps) == ["moor", "hills"]


def test_people_are_shown_by_the_seats_they_have(change: Change[list[SeatedPerson]]) -> None:
    def steps(connection: Connection) -> list[SeatedPerson]:
        lay(connection, "hills")
        for seat, person in enumerate(["ana", "bran", "ana"]):
            assign_seat(connection, "hills", seat, person)
        assign_seat(connection, "hills", 1, "ana")
        assign_seat(connection, "hills", 3, "bran")
        clear_seat(connection, "hills", 2)
        return seated_people(connection, "hills")

    assert change(steps) == [
        SeatedPerson(0, "ana", ""),
        SeatedPerson(1, "ana", ""),
        SeatedPerson(3, "bran", ""),
    ]


def test_a_person_finds_the_tables_of_the_past_page_by_page(change: Change[list[list[str]]]) -> None:
    def steps(connection: Connection) -> list[list[str]]:
        for now, table in enumerate(["hills", "moor", "cove", "swamp"]):
            lay(connection, table, now)
            assign_seat(connection, table, 0, "ana")
            assign_seat(connection, table, 1, "bran" if table == "moor" else "ana")
        first = tables_of(connection, "ana", most=2)
        rest = tables_of(connection, "ana", most=9, after=own_place(first[-1]))
        bran = tables_of(connection, "bran")
        return [[row.id for row in rows] for rows in (first, rest, bran)]

    assert change(steps) == [["swamp", "cove"], ["moor", "hills"], ["moor"]]


def test_tables_of_the_same_time_are_on_one_page_each(change: Change[list[str]]) -> None:
    def steps(connection: Connection) -> list[str]:
        for table in ("hills", "moor", "cove", "swamp", "forest"):
            lay(connection, table, 1)
            assign_seat(connection, table, 0, "ana")
        set_state(connection, "cove", "finished", 9)
        return [row.id for row in one_by_one(partial(tables_of, connection, "ana"), own_place)]

    assert change(steps) == ["forest", "hills", "moor", "swamp", "cove"]


def test_public_tables_of_the_same_time_are_on_one_page_each(change: Change[list[str]]) -> None:
    def steps(connection: Connection) -> list[str]:
        for table in ("hills", "moor", "cove", "swamp"):
            lay(connection, table, 1)
        for table in ("hills", "swamp"):
            set_state(connection, table, "running", 9)
        return [row.id for row in one_by_one(partial(public_tables, connection), public_place)]

    assert change(steps) == ["cove", "moor", "hills", "swamp"]


def one_by_one(
    page: Callable[..., list[TableRow]], place: Callable[[TableRow], ListPlace]
) -> Iterator[TableRow]:
    """A list, read in pages of one table."""
    after = None
    while rows := page(most=1, after=after):
        yield from rows
        after = place(rows[-1])


def test_tables_that_somebody_opened_are_counted_while_they_are_alive(change: Change[int]) -> None:
    def steps(connection: Connection) -> int:
        for table in ("hills", "moor", "cove"):
            lay(connection, table)
        set_state(connection, "moor", "abandoned", 1)
        assert count_hosted(connection, "bran") == 0
        return count_hosted(connection, "ana")

    assert change(steps) == 2


def test_only_people_who_are_known_sit_down(change: Change[None]) -> None:
    def steps(connection: Connection) -> None:
        lay(connection, "hills")
        assign_seat(connection, "hills", 0, "nobody")

    with pytest.raises(IntegrityError):
        change(steps)
