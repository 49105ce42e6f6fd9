"""Routes for tables: open, show, invite, accept, rematch."""

from __future__ import annotations

from contextlib import suppress
from hashlib import blake2b
from typing import Annotated, Final

import msgspec
from litestar import Controller, Response, get, post
from msgspec import Meta
from sqlalchemy import Connection

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.server.http.requests.access import table_for
from ardri.server.http.responses.openapi import SIGNED_IN, refusals
from ardri.server.http.responses.pages import PAGE, After, page_of, place_in_list
from ardri.server.http.routes.lists import TableListing, listings
from ardri.server.http.routes.table_requests import TableRequest, terms_of
from ardri.server.live.connection import free_name
from ardri.server.live.live_table import LiveTable
from ardri.server.live.request_entries import join_entry, streams_of
from ardri.server.live.server import GameServer
from ardri.server.refusals import AccountRefused, ServerRefused, TableRefused
from ardri.server.server_clock import wall_clock
from ardri.server.settings import DAY
from ardri.server.storage.queries import tables, tickets
from ardri.server.storage.queries.people import Person
from ardri.server.storage.queries.tables import TableRow
from ardri.server.storage.queries.tickets import Ticket
from ardri.server.table import log_entries
from ardri.server.table.seats import SeatState
from ardri.server.table.table import Mark, Status, Table
from ardri.server.table.terms import Invited, Pace, Visibility, Windows

INVITATION: Final = 7 * DAY


class TableId(msgspec.Struct):
    """The id of a table."""

    id: str


class AgreedTerms(msgspec.Struct):
    """The terms of a table."""

    players: int
    edition: str
    windows: Windows
    round_limit: int
    pace: Pace | None
    visibility: Visibility
    spectators: bool
    rated: bool
    substitute: str
    absence: int


class TableDetails(msgspec.Struct):
    """A table, as anybody sees it who may see it."""

    id: str
    status: Status
    host: bool
    commitment: str
    terms: AgreedTerms
    people: list[SeatState]
    streams: list[str]  # that whoever asks may hear
    kept: list[str]  # seats to which whoever asks is invited
    next: str | None  # the table of a rematch
    marks: list[Mark]  # what is special about the table


class Invitation(msgspec.Struct):
    """A link that gives a seat to whoever uses it first."""

    token: str


class InvitationUse(msgspec.Struct, forbid_unknown_fields=True):
    """An invitation token, and the name to sit down with."""

    token: Annotated[str, Meta(max_length=200)]
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class SeatTaken(msgspec.Struct):
    """The seat that somebody has taken."""

    id: str
    seat: int


class TableController(Controller):
    """Routes for tables."""

    path = "/api"
    tags = ("tables",)

    @post("/tables", status_code=201, responses=refusals(400, 401, 403, 409, 413), security=SIGNED_IN)
    async def open(self, server: GameServer, person: Person, data: TableRequest) -> TableId:
        """Open a table; the host has no seat yet."""
        test = server.settings.test
        if data.special and not (test or person.admin):
            raise ServerRefused("forbidden")
        terms = await server.store.read(lambda connection: terms_of(connection, data, test))
        await check_table_quota(server, person)
        if person.admin and data.special:
            await server.audit(person.id, "open", special=data.about)
        return TableId(await server.live_tables.open(person.id, terms, data.seed, data.position))

    @get("/tables", responses=refusals(400))
    async def public(self, server: GameServer, after: After = None) -> Response[list[TableListing]]:
        """Public tables: those to join first, then those to watch; page by page."""
        place = place_in_list(after)

        def read(connection: Connection) -> tuple[list[TableRow], list[TableListing]]:
            rows = tables.public_tables(connection, most=PAGE + 1, after=place)
            return rows, listings(connection, rows[:PAGE], "")

        rows, found = await server.store.read(read)
        return page_of(sorted(found, key=lambda table: not table.join), rows, tables.public_place)

    @get("/tables/{table:str}", responses=refusals(400, 401, 403, 404), security=SIGNED_IN)
    async def look(self, server: GameServer, person: Person, table: str) -> TableDetails:
        """Show a table."""
        return details_of(await table_for(server, person, table), person)

    @post(
        "/tables/{table:str}/seats/{seat:int}/invitation",
        status_code=201,
        responses=refusals(400, 401, 403, 404, 409),
        security=SIGNED_IN,
    )
    async def invite(self, server: GameServer, person: Person, table: str, seat: int) -> Invitation:
        """Make an invitation link for a seat (host only)."""
        live = await table_for(server, person, table)
        if live.table.opened.host != person.id:
            raise TableRefused("not_host")
        live.table.require_open()
        live.table.seat(seat)
        now = wall_clock()
        ticket = Ticket("seat", None, live.id, seat)
        token = await server.store.write(
            lambda connection: tickets.issue_ticket(connection, ticket, now, now + INVITATION)
        )
        return Invitation(token)

    @post(
        "/invitations",
        status_code=200,
        responses=refusals(400, 401, 403, 404, 409, 410, 413),
        security=SIGNED_IN,
    )
    async def accept(self, server: GameServer, person: Person, data: InvitationUse) -> SeatTaken:
        """Take the seat of an invitation."""
        now = wall_clock()
        name = await free_name(server.store, person.id, data.name)
        ticket = await server.store.read(
            lambda connection: tickets.find_ticket(connection, "seat", data.token, now)
        )
        if ticket is None or ticket.table is None or ticket.seat is None:
            raise AccountRefused("link_used")
        seat = ticket.seat
        live = await server.live_tables.get(ticket.table)

        def make_entry(table: Table, at: int) -> log_entries.Entry:
            if table.put_off.get(person.id, 0) >= ticket.created:  # the link is older than that
                raise TableRefused("put_off")
            return join_entry(table, person.id, name, seat, at, invited=True)

        await server.live_tables.submit(live, make_entry)
        await server.store.write(
            lambda connection: tickets.redeem_ticket(connection, "seat", data.token, now)
        )
        return SeatTaken(live.id, seat)

    @post(
        "/tables/{table:str}/close",
        status_code=204,
        responses=refusals(400, 401, 403, 404, 409),
        security=SIGNED_IN,
    )
    async def close(self, server: GameServer, person: Person, table: str) -> None:
        """Close a table at which no game has begun (host only)."""
        live = await table_for(server, person, table)

        def make_entry(table: Table, at: int) -> log_entries.Entry:
            if table.opened.host != person.id:
                raise TableRefused("not_host")
            table.require_open()
            return log_entries.closing(at, "host")

        await server.live_tables.submit(live, make_entry)

    @post(
        "/tables/{table:str}/rematch",
        status_code=200,
        responses=refusals(400, 401, 403, 404, 409),
        security=SIGNED_IN,
    )
    async def rematch(self, server: GameServer, person: Person, table: str) -> TableId:
        """Open a rematch with the same people and bots; all at the old table are told (part `next`)."""
        live = await table_for(server, person, table)
        if person.id not in [seat.person for seat in live.table.seats]:
            raise ServerRefused("forbidden")
        if not live.ended:
            raise TableRefused("not_finished")
        id_ = await rematch_id(server, live.id)
        if await server.store.read(lambda connection: tables.find_table(connection, id_)) is None:
            await check_table_quota(server, person)
            await server.live_tables.open(person.id, live.table.rematch(), id_=id_)
        with suppress(TableRefused):  # it is known at the table already
            await server.live_tables.submit(live, lambda _, at: log_entries.Followed(at, id_))
        return TableId(id_)


async def check_table_quota(server: GameServer, person: Person) -> None:
    """Refuse another table to a person who has too many, or opens them too fast."""
    most = server.settings.tables_of_member if person.registered else server.settings.tables_of_guest
    if await server.store.read(lambda connection: tables.count_hosted(connection, person.id)) >= most:
        raise ServerRefused("too_many_tables", most=most)
    wait = server.limits.tables_opened.take(person.id, server.clock() / 1000)
    if wait:
        raise ServerRefused("too_fast", seconds=int(wait) + 1)


async def rematch_id(server: GameServer, id_: str) -> str:
    """The id of the rematch of a table: unguessable, and always the same."""
    key = await server.secret("rematch")
    return blake2b(id_.encode(), digest_size=16, key=key, person=b"ardri again").hexdigest()


def details_of(live: LiveTable, person: Person) -> TableDetails:
    """A table as a person may see it."""
    table = live.table
    terms = table.terms
    return TableDetails(
        live.id,
        table.status,
        table.opened.host == person.id,
        table.opened.commitment,
        AgreedTerms(
            terms.players,
            terms.edition,
            terms.windows,
            terms.round_limit,
            terms.pace,
            terms.visibility,
            terms.spectators,
            terms.rated,
            terms.substitute,
            terms.absence,
        ),
        [seat.shown(number) for number, seat in enumerate(table.seats)],
        streams_of(table, person.id),
        [SEAT_NAMES[number] for number, seat in enumerate(table.seats) if seat.place == Invited(person.id)],
        table.next_table or None,
        table.marks,
    )
