"""Data export: everything the server has about a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection, or_, select

from ardri.server.storage.queries.people import Sanction
from ardri.server.storage.queries.presences import tables_naming
from ardri.server.storage.queries.table_log import StoredEntry, read_log
from ardri.server.storage.queries.tickets import Purpose
from ardri.server.storage.schema import people, sanctions, seats, sessions, tables, tickets


class PersonData(msgspec.Struct):
    """The person."""

    id: str
    name: str
    created: int
    registered: bool
    admin: bool


class SessionData(msgspec.Struct):
    """A session, from when to when."""

    created: int
    expires: int


class LinkData(msgspec.Struct):
    """A link that was made for the person."""

    purpose: Purpose
    created: int
    expires: int


class SanctionData(msgspec.Struct):
    """A ban or a mute."""

    kind: Sanction
    created: int
    until: int
    reason: str


class OwnEntry(msgspec.Struct):
    """An entry of a log that the person made; its number would count what others did unseen."""

    at: int
    entry: msgspec.Raw


class TableData(msgspec.Struct):
    """A table the person opened or sat at, and what the person did there."""

    table: str
    opened: bool
    seats: list[int]
    state: str
    created: int
    finished: int | None
    entries: list[OwnEntry]


class PersonalData(msgspec.Struct):
    """The whole export."""

    person: PersonData | None
    sessions: list[SessionData]
    links: list[LinkData]
    sanctions: list[SanctionData]
    tables: list[TableData]


# Which entries of a log are a person's
OwnEntries = Callable[[Sequence[bytes], str], list[bool]]


def personal_data(connection: Connection, id_: str, theirs: OwnEntries) -> bytes:
    """Everything about a person as JSON."""
    own = select(sessions.c.created, sessions.c.expires).where(sessions.c.person_id == id_)
    links = select(tickets.c.purpose, tickets.c.created, tickets.c.expires).where(tickets.c.person_id == id_)
    measures = select(sanctions.c.kind, sanctions.c.created, sanctions.c.until, sanctions.c.reason).where(
        sanctions.c.person_id == id_
    )
    data = PersonalData(
        person=_about(connection, id_),
        sessions=[SessionData(*row) for row in connection.execute(own.order_by(sessions.c.created))],
        links=[LinkData(*row) for row in connection.execute(links.order_by(tickets.c.created))],
        sanctions=[SanctionData(*row) for row in connection.execute(measures.order_by(sanctions.c.kind))],
        tables=_played(connection, id_, theirs),
    )
    return msgspec.json.encode(data)


def _about(connection: Connection, id_: str) -> PersonData | None:
    query = select(
        people.c.id, people.c.name, people.c.created, people.c.password.is_not(None), people.c.admin
    ).where(people.c.id == id_)
    row = connection.execute(query).first()
    return None if row is None else PersonData(*row)


def _played(connection: Connection, id_: str, theirs: OwnEntries) -> list[TableData]:
    had = select(seats.c.table_id, seats.c.seat).where(seats.c.person_id == id_).order_by(seats.c.seat)
    sat: dict[str, list[int]] = {}
    for table, seat in connection.execute(had):
        sat.setdefault(table, []).append(seat)
    query = (
        select(tables.c.id, tables.c.host_id, tables.c.state, tables.c.created, tables.c.finished)
        .where(or_(tables.c.host_id == id_, tables.c.id.in_([*sat, *tables_naming(connection, id_)])))
        .order_by(tables.c.created, tables.c.id)
    )
    return [
        TableData(
            table=table,
            opened=host == id_,
            seats=sat.get(table, []),
            state=state,
            created=created,
            finished=finished,
            entries=_own_entries(read_log(connection, table), id_, theirs),
        )
        for table, host, state, created, finished in connection.execute(query).all()
    ]


def _own_entries(entries: Sequence[StoredEntry], id_: str, theirs: OwnEntries) -> list[OwnEntry]:
    own = theirs([entry.body for entry in entries], id_)
    return [
        OwnEntry(entry.at, msgspec.Raw(entry.body))
        for entry, is_own in zip(entries, own, strict=True)
        if is_own
    ]
