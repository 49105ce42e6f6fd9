"""Queries about tables: their rows and seats, beside their logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, get_args

from sqlalchemy import Column, ColumnElement, Connection, and_, case, delete, func, or_, select, update

from ardri.server.storage.errors import NoTable
from ardri.server.storage.queries.conflicts import insert_into
from ardri.server.storage.schema import people, seats, tables

State = Literal["open", "running", "finished", "abandoned", "closed"]
Visibility = Literal["public", "link", "private"]

STATES: Final[tuple[State, ...]] = get_args(State)
ALIVE: Final[tuple[State, ...]] = ("open", "running")


class TableRow(NamedTuple):
    """The row of a table, without its secret seed."""

    id: str
    host: str | None
    state: State
    visibility: Visibility
    terms: bytes
    created: int
    updated: int
    finished: int | None
    summary: bytes | None
    seating: bytes | None = None
    pruned: int | None = None  # when its log was deleted
    rewrites: int = 0  # how often its snapshots became void


class SeatedPerson(NamedTuple):
    """A person on a seat, with the name to show."""

    seat: int
    person: str
    name: str


class ListPlace(NamedTuple):
    """The place of a table in a list, where the next page goes on; no two tables have the same one."""

    rank: int  # 0 comes before 1
    at: int  # then later before earlier
    id: str


_ROW: Final = select(
    tables.c.id,
    tables.c.host_id,
    tables.c.state,
    tables.c.visibility,
    tables.c.terms,
    tables.c.created,
    tables.c.updated,
    tables.c.finished,
    tables.c.summary,
    tables.c.seating,
    tables.c.pruned,
    tables.c.rewrites,
)


def open_table(
    connection: Connection,
    id_: str,
    host: str | None,
    visibility: Visibility,
    terms: bytes,
    seed: bytes,
    now: int,
) -> bool:
    """Keep a new table, open for people to sit down; False if there is one with this id."""
    new = insert_into(connection, tables).values(
        id=id_,
        host_id=host,
        state="open",
        visibility=visibility,
        terms=terms,
        seed=seed,
        created=now,
        updated=now,
    )
    return connection.execute(new.on_conflict_do_nothing().returning(tables.c.id)).first() is not None


def find_table(connection: Connection, id_: str) -> TableRow | None:
    """The row of a table, or None; the id may be whatever somebody put into an address."""
    if "\0" in id_:
        return None  # PostgreSQL does not even take the question
    row = connection.execute(_ROW.where(tables.c.id == id_)).first()
    return None if row is None else TableRow._make(row)


def table_exists(connection: Connection, id_: str) -> bool:
    """True if there is a table with this id."""
    return connection.execute(select(tables.c.id).where(tables.c.id == id_)).first() is not None


def read_seed(connection: Connection, id_: str) -> bytes:
    """The secret that a table's chance comes from."""
    seed = connection.execute(select(tables.c.seed).where(tables.c.id == id_)).scalar()
    if seed is None:
        raise NoTable(id_)
    return bytes(seed)


def set_state(connection: Connection, id_: str, state: State, now: int, summary: bytes | None = None) -> None:
    """Set the state of a table; a summary is for one that has ended."""
    ended = {} if state in ALIVE else {"finished": now, "summary": summary}
    changed = connection.execute(
        update(tables).where(tables.c.id == id_).values(state=state, updated=now, **ended)
    )
    if changed.rowcount == 0:
        raise NoTable(id_)


def set_seating(connection: Connection, id_: str, seating: bytes) -> None:
    """Store the seats, for lists."""
    connection.execute(update(tables).where(tables.c.id == id_).values(seating=seating))


def public_tables(
    connection: Connection, states: Sequence[State] = ALIVE, most: int = 100, after: ListPlace | None = None
) -> list[TableRow]:
    """Tables that anybody may find, open ones first, then those that changed last; `after` a place."""
    wanted = and_(tables.c.visibility == "public", tables.c.state.in_(states))
    return _page(connection, wanted, tables.c.state == "open", tables.c.updated, most, after)


def public_place(row: TableRow) -> ListPlace:
    """The place of a table in the list that anybody may see."""
    return ListPlace(int(row.state != "open"), row.updated, row.id)


def _page(
    connection: Connection,
    wanted: ColumnElement[bool],
    first: ColumnElement[bool],
    at: Column[int],
    most: int,
    after: ListPlace | None,
) -> list[TableRow]:
    query, rank = _ROW.where(wanted), case((first, 0), else_=1)
    if after is not None:
        later = and_(at == after.at, tables.c.id > after.id)
        query = query.where(or_(rank > after.rank, and_(rank == after.rank, or_(at < after.at, later))))
    rows = connection.execute(query.order_by(rank, at.desc(), tables.c.id).limit(most))
    return [TableRow._make(row) for row in rows]


def _concerns(person: str) -> ColumnElement[bool]:
    """Condition: the person opened the table or has a seat at it."""
    seated_at = select(seats.c.table_id).where(seats.c.person_id == person)
    return or_(tables.c.host_id == person, tables.c.id.in_(seated_at))


def find_tables(
    connection: Connection, states: Sequence[State], person: str | None = None, most: int = 100
) -> list[TableRow]:
    """Tables in these states, of one person or of anybody, those that changed last first."""
    query = _ROW.where(tables.c.state.in_(states))
    if person is not None:
        query = query.where(_concerns(person))
    query = query.order_by(tables.c.updated.desc(), tables.c.id).limit(most)
    return [TableRow._make(row) for row in connection.execute(query)]


def ids_starting_with(connection: Connection, beginning: str, most: int = 2) -> list[str]:
    """Some ids of tables that begin so."""
    query = select(tables.c.id).where(func.substr(tables.c.id, 1, len(beginning)) == beginning)
    return list(connection.execute(query.order_by(tables.c.id).limit(most)).scalars())


def tables_of(
    connection: Connection, person: str, most: int = 100, after: ListPlace | None = None
) -> list[TableRow]:
    """Tables that a person opened or has a seat at: those that are alive first, then the newest."""
    return _page(connection, _concerns(person), tables.c.state.in_(ALIVE), tables.c.created, most, after)


def own_place(row: TableRow) -> ListPlace:
    """The place of a table in the list of a person."""
    return ListPlace(int(row.state not in ALIVE), row.created, row.id)


def count_hosted(connection: Connection, person: str) -> int:
    """The number of live tables that a person has opened."""
    query = select(func.count()).where(tables.c.host_id == person, tables.c.state.in_(ALIVE))
    return connection.execute(query).scalar_one()


def count_alive(connection: Connection) -> dict[str, int]:
    """The number of tables that are not over, by their state."""
    query = select(tables.c.state, func.count()).where(tables.c.state.in_(ALIVE)).group_by(tables.c.state)
    found: dict[str, int] = dict(connection.execute(query).all())
    return {state: found.get(state, 0) for state in ALIVE}


def alive(connection: Connection) -> list[str]:
    """All tables that go on after a restart."""
    query = select(tables.c.id).where(tables.c.state.in_(ALIVE)).order_by(tables.c.created, tables.c.id)
    return list(connection.execute(query).scalars())


def assign_seat(connection: Connection, table: str, seat: int, person: str) -> None:
    """Give a seat to a person, in place of whoever had it."""
    new = insert_into(connection, seats).values(table_id=table, seat=seat, person_id=person)
    connection.execute(
        new.on_conflict_do_update(index_elements=["table_id", "seat"], set_={"person_id": person})
    )


def clear_seat(connection: Connection, table: str, seat: int) -> None:
    """Free a seat."""
    connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.seat == seat))


def seated_people(connection: Connection, table: str) -> list[SeatedPerson]:
    """The people with a seat at a table, by seat."""
    query = (
        select(seats.c.seat, people.c.id, people.c.name)
        .join(people, people.c.id == seats.c.person_id)
        .where(seats.c.table_id == table)
        .order_by(seats.c.seat)
    )
    return [SeatedPerson(*row) for row in connection.execute(query)]
