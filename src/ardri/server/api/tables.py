"""Tables: open one, find one, come with an invitation, play again. What happens at one goes by its socket."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Final, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import Parameter
from msgspec import Meta
from sqlalchemy import Connection

from ardri.bots import registry
from ardri.server import entries as log
from ardri.server.api.access import table_for
from ardri.server.api.document import KNOWN, refusals
from ardri.server.clients import free_name
from ardri.server.house import House
from ardri.server.intake import streams_of
from ardri.server.keeping import Summary
from ardri.server.refusals import AccountRefused, Refused, Trouble
from ardri.server.room import Room
from ardri.server.settings import DAY, SECOND
from ardri.server.storage import tables, tickets
from ardri.server.storage.people import FOREVER, Person
from ardri.server.storage.tables import TableRow
from ardri.server.storage.tickets import Ticket
from ardri.server.terms import AnyPlace, Bot, Invited, Pace, Rhythm, Terms

LONGEST_BANK: Final = 30 * DAY
INVITATION: Final = 7 * DAY
SEEDS: Final = 128


Moment = Annotated[int | None, Parameter(ge=0, le=FOREVER)]


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody would like to have."""

    seats: Annotated[list[AnyPlace], Meta(min_length=2, max_length=4)]
    discovery: bool = False
    windows: Literal["open", "sealed"] = "sealed"
    round_limit: Annotated[int, Meta(ge=0, le=100)] = 0
    pace: Pace | None = None
    visibility: Literal["public", "link", "private"] = "link"
    spectators: bool | None = None  # unless it is said: where more than one person may play
    rated: bool = False
    substitute: str = "medium"
    # Only for admins, and on servers that are for tests
    rhythm: Rhythm | None = None
    seed: Annotated[str, Meta(max_length=SEEDS)] = ""
    position: dict[str, object] | None = None


class Opened(msgspec.Struct):
    """Where a table is."""

    id: str


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    state: tables.State
    players: int
    discovery: bool
    windows: str
    pace: Pace | None
    names: list[str]
    created: int
    finished: int | None
    summary: Summary | None


class Looked(msgspec.Struct):
    """A table from outside: what anybody who may come in can see."""

    id: str
    status: str
    host: bool
    commitment: str
    people: list[dict[str, object]]
    streams: list[str]


class Invitation(msgspec.Struct):
    """A link that gives a seat to whoever uses it first."""

    token: str


class Accepted(msgspec.Struct, forbid_unknown_fields=True):
    """An invitation that somebody accepts, and the name to sit down with."""

    token: Annotated[str, Meta(max_length=200)]
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Seat(msgspec.Struct):
    """Where one has sat down."""

    id: str
    seat: int


class TableController(Controller):
    """Tables from outside."""

    path = "/api"
    tags = ("tables",)

    @post("/tables", status_code=201, responses=refusals(400, 401, 403, 409, 413), security=KNOWN)
    async def open(self, house: House, person: Person, data: Wanted) -> Opened:
        """Open a table; who opens it has no seat yet."""
        special = data.rhythm is not None or data.seed or data.position is not None
        if special and not (house.settings.test or person.admin):
            raise Trouble("forbidden")
        terms = terms_of(data, house.settings.test)
        await admit(house, person)
        return Opened(await house.rooms.open(person.id, terms, data.seed, data.position))

    @get("/tables", responses=refusals())
    async def public(self, house: House) -> list[Listed]:
        """Tables that anybody may come to."""
        return await house.store.read(lambda connection: listed(connection, tables.public_tables(connection)))

    @get("/me/tables", responses=refusals(400, 401, 403), security=KNOWN)
    async def mine(self, house: House, person: Person, before: Moment = None) -> list[Listed]:
        """Tables at which I have a seat, the newest first; those from before a time, to turn the page."""
        return await house.store.read(
            lambda connection: listed(connection, tables.tables_of(connection, person.id, before=before))
        )

    @get("/tables/{table:str}", responses=refusals(400, 401, 403, 404), security=KNOWN)
    async def look(self, house: House, person: Person, table: str) -> Looked:
        """A table from outside."""
        return looked(await table_for(house, person, table), person)

    @post(
        "/tables/{table:str}/seats/{seat:int}/invitation",
        status_code=201,
        responses=refusals(400, 401, 403, 404, 409),
        security=KNOWN,
    )
    async def invite(self, house: House, person: Person, table: str, seat: int) -> Invitation:
        """A link for whoever is to have a seat (only who opened the table)."""
        room = await table_for(house, person, table)
        if room.table.opened.host != person.id:
            raise Refused("not_host")
        room.table.still_open()
        room.table.seat(seat)
        now = house.clock()
        ticket = Ticket("seat", None, room.id, seat)
        token = await house.store.write(
            lambda connection: tickets.issue(connection, ticket, now, now + INVITATION)
        )
        return Invitation(token)

    @post(
        "/invitations", status_code=200, responses=refusals(400, 401, 403, 404, 409, 410, 413), security=KNOWN
    )
    async def accept(self, house: House, person: Person, data: Accepted) -> Seat:
        """Take the seat that an invitation is for."""
        now = house.clock()
        name = await free_name(house.store, person.id, data.name)
        ticket = await house.store.read(lambda connection: tickets.look(connection, "seat", data.token, now))
        if ticket is None or ticket.table is None or ticket.seat is None:
            raise AccountRefused("link_used")
        seat = ticket.seat
        room = await house.rooms.room(ticket.table)
        await house.rooms.submit(room, lambda _, at: log.Joined(at, seat, person.id, name))
        await house.store.write(lambda connection: tickets.redeem(connection, "seat", data.token, now))
        return Seat(room.id, seat)

    @post(
        "/tables/{table:str}/rematch",
        status_code=200,
        responses=refusals(400, 401, 403, 404, 409),
        security=KNOWN,
    )
    async def rematch(self, house: House, person: Person, table: str) -> Opened:
        """Another game with the same people and bots; whoever of them asks is told the same table."""
        room = await table_for(house, person, table)
        if person.id not in [seat.person for seat in room.table.seats]:
            raise Trouble("forbidden")
        if not room.ended:
            raise Trouble("not_finished")
        id_ = await next_id(house, room.id)
        if await house.store.read(lambda connection: tables.find_table(connection, id_)) is None:
            await admit(house, person)
            await house.rooms.open(person.id, room.table.rematch(), id_=id_)
        return Opened(id_)


async def admit(house: House, person: Person) -> None:
    """Refuse a table to who has too many, or opens them too fast."""
    most = house.settings.tables_of_member if person.registered else house.settings.tables_of_guest
    if await house.store.read(lambda connection: tables.hosted(connection, person.id)) >= most:
        raise Trouble("too_many_tables", most=most)
    wait = house.openings.take(person.id, house.clock() / 1000)
    if wait:
        raise Trouble("too_fast", seconds=int(wait) + 1)


async def next_id(house: House, id_: str) -> str:
    """The id of the table that follows another: nobody can guess it, and there is one only."""
    key = await house.secret("rematch")
    return blake2b(id_.encode(), digest_size=16, key=key, person=b"ardri again").hexdigest()


def terms_of(wanted: Wanted, test: bool) -> Terms:
    """The terms of a table; refused if they are none."""
    for place in wanted.seats:
        if isinstance(place, Bot) and place.level not in registry.names():
            raise Trouble("no_such_bot")
        if isinstance(place, Invited) and len(place.person) > 64:
            raise Refused("malformed")
    if wanted.substitute not in registry.names():
        raise Trouble("no_such_bot")
    if wanted.pace is not None and not _sound(wanted.pace, 1 if test else 10 * SECOND):
        raise Refused("malformed")
    if wanted.rhythm is not None and not _regular(wanted.rhythm):
        raise Refused("malformed")
    several = sum(not isinstance(place, Bot) for place in wanted.seats) > 1
    return Terms(
        tuple(wanted.seats),
        wanted.discovery,
        wanted.windows,
        wanted.round_limit,
        wanted.pace,
        wanted.rhythm,
        wanted.visibility,
        several if wanted.spectators is None else wanted.spectators,
        wanted.rated,
        wanted.substitute,
    )


def _sound(pace: Pace, least: int) -> bool:
    return least <= pace.bank <= LONGEST_BANK and 0 <= pace.increment <= DAY


def _regular(rhythm: Rhythm) -> bool:
    times = (rhythm.least, rhythm.spread, rhythm.step, rhythm.limit or 0)
    return all(0 <= time <= DAY for time in times)


def listed(connection: Connection, rows: list[TableRow]) -> list[Listed]:
    """Tables for a list."""
    found = []
    for row in rows:
        terms = msgspec.json.decode(row.terms, type=Terms)
        found.append(
            Listed(
                row.id,
                row.state,
                terms.players,
                terms.discovery,
                terms.windows,
                terms.pace,
                [sitting.name for sitting in tables.sittings(connection, row.id)],
                row.created,
                row.finished,
                None if row.summary is None else msgspec.json.decode(row.summary, type=Summary),
            )
        )
    return found


def looked(room: Room, person: Person) -> Looked:
    """What is to be seen of a table from outside."""
    table = room.table
    return Looked(
        room.id,
        table.status,
        table.opened.host == person.id,
        table.opened.commitment,
        [seat.to_json(number) for number, seat in enumerate(table.seats)],
        streams_of(table, person.id),
    )
