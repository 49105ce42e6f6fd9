"""Routes for lists: public tables, one's own, and the bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
from litestar import Controller, Response, get
from sqlalchemy import Connection

from ardri.bots import registry
from ardri.server.http.requests.languages import language_of
from ardri.server.http.requests.sessions import AnyRequest
from ardri.server.http.responses.openapi import SIGNED_IN, refusals
from ardri.server.http.responses.pages import PAGE, After, page_of, place_in_list
from ardri.server.live.server import GameServer
from ardri.server.live.table_rows import ListedActivity, listed_activity
from ardri.server.replay.table_repository import SeatSummary, Summary, seat_summaries
from ardri.server.storage.queries import schedule, tables
from ardri.server.storage.queries.people import Person
from ardri.server.storage.queries.tables import TableRow
from ardri.server.table.seats import vacant
from ardri.server.table.terms import Pace, Terms, Windows
from ardri.texts.catalogues import texts

LEVELS: Final = ("easy", "medium", "hard")  # for people; the others are for whoever likes to try them


class TableListing(msgspec.Struct):
    """A table in a list: terms, seats, and whether one can join or watch."""

    id: str
    state: tables.State
    players: int
    edition: str
    windows: Windows
    pace: Pace | None
    visibility: tables.Visibility
    rated: bool
    seats: list[SeatSummary]
    mine: list[str]  # the seats that are kept for whoever asks
    host: bool
    join: bool
    watch: bool
    asked: bool  # whether whoever asks has something to choose there now
    created: int
    finished: int | None
    summary: Summary | None
    moved: int | None  # when everybody last saw something happen in the running game
    awaited: list[str]  # the seats for which it waits, as everybody sees it
    left: int | None  # ms on the own clock
    runs: bool  # whether that clock runs
    nudged: bool  # whether others have reminded whoever asks


class BotLevel(msgspec.Struct):
    """A bot: name, title and description; `level` is true if it is one of the levels for people."""

    name: str
    title: str
    text: str
    level: bool


class ListController(Controller):
    """Routes for lists."""

    path = "/api"
    tags = ("tables",)

    @get("/me/tables", responses=refusals(400, 401, 403), security=SIGNED_IN)
    async def mine(
        self, server: GameServer, person: Person, after: After = None
    ) -> Response[list[TableListing]]:
        """Tables I opened, sit at or am invited to: games that go on first, then the newest; page by page."""
        place = place_in_list(after)

        def read(connection: Connection) -> tuple[list[TableRow], list[TableListing], dict[str, bytes]]:
            rows = tables.tables_of(connection, person.id, PAGE + 1, place)
            running = [row.id for row in rows if row.state == "running"]
            shown = listings(connection, rows[:PAGE], person.id)
            return rows, shown, schedule.activities(connection, running)

        rows, found, stored = await server.store.read(read)
        for table in found:
            if table.state == "running":
                known = server.live_tables.activity(table.id) or listed_activity(stored.get(table.id))
                show_activity(table, known, person.id, server.clock())
        return page_of(found, rows, tables.own_place)

    @get("/bots", responses=refusals())
    async def bots(self, request: AnyRequest) -> list[BotLevel]:
        """The bots that can take a seat: the levels for people first, from easy to hard."""
        language = language_of(request.headers)
        names = [*LEVELS, *[name for name in registry.names() if name not in LEVELS]]
        return [bot_level(name, language) for name in names]


def bot_level(name: str, language: str) -> BotLevel:
    """A bot in a language; bots of plug-ins describe themselves."""
    if name not in registry.OURS:
        return BotLevel(name, name, registry.about(name), False)
    say = texts(language).say
    return BotLevel(name, say(f"bot-{name}"), say(f"bot-{name}.text"), name in LEVELS)


def show_activity(table: TableListing, known: ListedActivity, person: str, now: int) -> None:
    """Add to a running table in a list what goes on there, for one of its people."""
    table.nudged = person in known.nudges
    activity = known.activity
    if activity is None:
        return
    table.asked = person in activity.asked
    table.moved = activity.moved
    table.awaited = list(activity.awaited)
    table.left = activity.left(person, now)
    table.runs = activity.runs(person)


def schema_text() -> str:
    """The JSON schema of a table in a list; a copy is in `docs/tables.schema.json`."""
    _, parts = msgspec.json.schema_components([TableListing], ref_template="#/$defs/{name}")
    listing = parts.pop(TableListing.__name__)
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **listing, "$defs": parts}
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def listings(connection: Connection, rows: Sequence[TableRow], person: str) -> list[TableListing]:
    """Tables as a list for a person; unreadable rows are left out."""
    found = []
    for row in rows:
        with suppress(msgspec.DecodeError):
            found.append(listing_of(connection, row, person))
    return found


def listing_of(connection: Connection, row: TableRow, person: str) -> TableListing:
    """A table in a list for a person."""
    terms = msgspec.json.decode(row.terms, type=Terms)
    if row.seating is None:  # it was opened by an older program
        seats = seat_summaries([vacant(place) for place in terms.seats])
    else:
        seats = msgspec.json.decode(row.seating, type=list[SeatSummary])
    own = [seated.seat for seated in tables.seated_people(connection, row.id) if seated.person == person]
    free = any(seat.empty and (seat.place == "anyone" or number in own) for number, seat in enumerate(seats))
    return TableListing(
        row.id,
        row.state,
        terms.players,
        terms.edition,
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
        None,
        [],
        None,
        False,
        False,
    )
