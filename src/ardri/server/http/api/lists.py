"""Lists: tables for everybody, those of somebody, and the bots there are to play with."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar import Controller, get
from litestar.params import Parameter
from sqlalchemy import Connection

from ardri.bots import registry
from ardri.server.http.api.languages import language_of
from ardri.server.http.api.openapi import KNOWN, refusals
from ardri.server.http.api.sessions import AnyRequest
from ardri.server.live.server import House
from ardri.server.refusals import Trouble
from ardri.server.replay.table_repository import Summary, Taken, seating_of
from ardri.server.storage import tables
from ardri.server.storage.people import FOREVER, Person
from ardri.server.storage.tables import TableRow
from ardri.server.table.seats import vacant
from ardri.server.table.table import Table
from ardri.server.table.terms import Pace, Terms
from ardri.texts.catalogues import texts

Moment = Annotated[int | None, Parameter(ge=0, le=FOREVER)]

LEVELS: Final = ("easy", "medium", "hard")  # for people; the others are for whoever likes to try them


class Listed(msgspec.Struct):
    """A table in a list: what was agreed, who has which seat, and whether one can join or watch."""

    id: str
    state: tables.State
    players: int
    discovery: bool
    windows: str
    pace: Pace | None
    visibility: tables.Visibility
    rated: bool
    seats: list[Taken]
    mine: list[str]  # the seats that are kept for whoever asks
    host: bool
    join: bool
    watch: bool
    asked: bool  # whether whoever asks has something to choose there now
    created: int
    finished: int | None
    summary: Summary | None


class BotLevel(msgspec.Struct):
    """A bot by its name, with a title and a sentence about it; `level` if it is one for people."""

    name: str
    title: str
    text: str
    level: bool


class ListController(Controller):
    """What there is."""

    path = "/api"
    tags = ("tables",)

    @get("/me/tables", responses=refusals(400, 401, 403), security=KNOWN)
    async def mine(self, house: House, person: Person, before: Moment = None) -> list[Listed]:
        """Tables I opened, sit at or am invited to, the newest first; `before` a time, to turn the page."""
        found = await house.store.read(
            lambda connection: list_of(
                connection, tables.tables_of(connection, person.id, before=before), person.id
            )
        )
        for table in found:
            if table.state == "running":
                with suppress(Trouble):  # one that does not load
                    room = await house.rooms.room(table.id)
                    table.asked = awaits(room.table, person.id)
        return found

    @get("/bots", responses=refusals())
    async def bots(self, request: AnyRequest) -> list[BotLevel]:
        """The bots that can take a seat: the levels for people first, from easy to hard."""
        language = language_of(request.headers)
        names = [*LEVELS, *[name for name in registry.names() if name not in LEVELS]]
        return [described(name, language) for name in names]


def described(name: str, language: str) -> BotLevel:
    """A bot in a language; one of somebody else's says what it is in its own."""
    if name not in registry.OURS:
        return BotLevel(name, name, registry.about(name), False)
    say = texts(language).say
    return BotLevel(name, say(f"bot-{name}"), say(f"bot-{name}.text"), name in LEVELS)


def awaits(table: Table, person: str) -> bool:
    """Whether a game waits for a choice of a person."""
    return any(
        seat.person == person and seat.plays and table.question_of(number) and not table.answered(number)
        for number, seat in enumerate(table.seats)
    )


def list_of(connection: Connection, rows: Sequence[TableRow], person: str) -> list[Listed]:
    """Tables as a list for somebody; one whose row cannot be read is not in it."""
    found = []
    for row in rows:
        with suppress(msgspec.DecodeError):
            found.append(listed(connection, row, person))
    return found


def listed(connection: Connection, row: TableRow, person: str) -> Listed:
    """A table in a list for somebody."""
    terms = msgspec.json.decode(row.terms, type=Terms)
    if row.seating is None:  # it was opened by an older program
        seats = seating_of([vacant(place) for place in terms.seats])
    else:
        seats = msgspec.json.decode(row.seating, type=list[Taken])
    own = [sitting.seat for sitting in tables.sittings(connection, row.id) if sitting.person == person]
    free = any(seat.empty and (seat.place == "anyone" or number in own) for number, seat in enumerate(seats))
    return Listed(
        row.id,
        row.state,
        terms.players,
        terms.discovery,
        terms.windows,
        terms.pace,
        row.visibility,
        terms.rated,
        seats,
        [seats[number].seat for number in own],
        row.host == person,
        row.state == "open" and free,
        terms.spectators,
        False,
        row.created,
        row.finished,
        None if row.summary is None else msgspec.json.decode(row.summary, type=Summary),
    )
