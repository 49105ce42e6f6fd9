"""Tables: open one, find one, come with an invitation, play again. What happens at one goes by its socket."""

from __future__ import annotations

from contextlib import suppress
from hashlib import blake2b
from typing import Annotated, Final

import msgspec
from litestar import Controller, get, post
from msgspec import Meta

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.server.http.api.access import table_for
from ardri.server.http.api.lists import Listed, list_of
from ardri.server.http.api.openapi import KNOWN, refusals
from ardri.server.http.api.table_requests import Wanted, terms_of
from ardri.server.live.connection import free_name
from ardri.server.live.live_table import Room
from ardri.server.live.requests import joined, streams_of
from ardri.server.live.server import House
from ardri.server.refusals import AccountRefused, Refused, Trouble
from ardri.server.server_clock import wall
from ardri.server.settings import DAY
from ardri.server.storage import tables, tickets
from ardri.server.storage.people import Person
from ardri.server.storage.tickets import Ticket
from ardri.server.table import log_entries as log
from ardri.server.table.table import Mark, Table
from ardri.server.table.terms import Invited, Pace

INVITATION: Final = 7 * DAY


class Opened(msgspec.Struct):
    """Where a table is."""

    id: str


class Agreed(msgspec.Struct):
    """What was agreed."""

    players: int
    discovery: bool
    windows: str
    round_limit: int
    pace: Pace | None
    visibility: str
    spectators: bool
    rated: bool
    substitute: str


class Looked(msgspec.Struct):
    """A table from outside: what anybody who may come in can see."""

    id: str
    status: str
    host: bool
    commitment: str
    terms: Agreed
    people: list[dict[str, object]]
    streams: list[str]  # that whoever asks may hear
    kept: list[str]  # seats to which whoever asks is invited
    next: str | None  # the table of a rematch
    marks: list[Mark]  # what is special about the table, so that its game is never rated


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
        test = house.settings.test
        if data.special and not (test or person.admin):
            raise Trouble("forbidden")
        terms = await house.store.read(lambda connection: terms_of(connection, data, test))
        await admit(house, person)
        if person.admin and data.special:
            await house.note(person.id, "open", special=data.about)
        return Opened(await house.rooms.open(person.id, terms, data.seed, data.position))

    @get("/tables", responses=refusals())
    async def public(self, house: House) -> list[Listed]:
        """Tables that anybody may come to: those to join first, then those to watch."""
        found = await house.store.read(
            lambda connection: list_of(connection, tables.public_tables(connection), "")
        )
        return sorted(found, key=lambda table: not table.join)

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
        now = wall()
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
        now = wall()
        name = await free_name(house.store, person.id, data.name)
        ticket = await house.store.read(lambda connection: tickets.look(connection, "seat", data.token, now))
        if ticket is None or ticket.table is None or ticket.seat is None:
            raise AccountRefused("link_used")
        seat = ticket.seat
        room = await house.rooms.room(ticket.table)

        def making(table: Table, at: int) -> log.Entry:
            if table.put_off.get(person.id, 0) >= ticket.created:  # the link is older than that
                raise Refused("put_off")
            return joined(table, person.id, name, seat, at, invited=True)

        await house.rooms.submit(room, making)
        await house.store.write(lambda connection: tickets.redeem(connection, "seat", data.token, now))
        return Seat(room.id, seat)

    @post(
        "/tables/{table:str}/rematch",
        status_code=200,
        responses=refusals(400, 401, 403, 404, 409),
        security=KNOWN,
    )
    async def rematch(self, house: House, person: Person, table: str) -> Opened:
        """Another game with the same people and bots; all at the old table are told where (part `next`)."""
        room = await table_for(house, person, table)
        if person.id not in [seat.person for seat in room.table.seats]:
            raise Trouble("forbidden")
        if not room.ended:
            raise Refused("not_finished")
        id_ = await next_id(house, room.id)
        if await house.store.read(lambda connection: tables.find_table(connection, id_)) is None:
            await admit(house, person)
            await house.rooms.open(person.id, room.table.rematch(), id_=id_)
        with suppress(Refused):  # it is known at the table already
            await house.rooms.submit(room, lambda _, at: log.Followed(at, id_))
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


def looked(room: Room, person: Person) -> Looked:
    """What is to be seen of a table from outside."""
    table = room.table
    terms = table.terms
    return Looked(
        room.id,
        table.status,
        table.opened.host == person.id,
        table.opened.commitment,
        Agreed(
            terms.players,
            terms.discovery,
            terms.windows,
            terms.round_limit,
            terms.pace,
            terms.visibility,
            terms.spectators,
            terms.rated,
            terms.substitute,
        ),
        [seat.to_json(number) for number, seat in enumerate(table.seats)],
        streams_of(table, person.id),
        [SEAT_NAMES[number] for number, seat in enumerate(table.seats) if seat.place == Invited(person.id)],
        table.next or None,
        table.marks,
    )
