"""Routes for the past: the event history of a stream, and records and replays of finished games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec
from litestar import Controller, MediaType, Response, get
from litestar.params import Parameter

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import RulesError
from ardri.rules.formats.record import Record, result_text
from ardri.rules.state.events import Event
from ardri.rules.views.view_json import Data, own_to_json
from ardri.server.http.requests.access import table_for
from ardri.server.http.responses.openapi import SIGNED_IN, refusals
from ardri.server.live.live_table import LiveTable
from ardri.server.live.request_entries import streams_of
from ardri.server.live.server import GameServer
from ardri.server.refusals import TableRefused
from ardri.server.replay.past_messages import past_messages
from ardri.server.replay.patches import read_entry
from ardri.server.storage.queries import table_log
from ardri.server.storage.queries.people import Person
from ardri.server.streams.streams import SPECTATORS
from ardri.server.table.play import new_game
from ardri.server.table.reducer import read_log
from ardri.server.table.table import Table

Perspective = Literal["A", "B", "C", "D", "E", "spectator", "all"]
EventFields = dict[str, str | int]

MOST_STEPS: Final = 500
MOST_EVENTS: Final = 1_000_000


class EventHistory(msgspec.Struct):
    """Events told by a stream, from number `since` on, up to its message `n`."""

    stream: str
    n: int
    since: int
    events: list[EventFields]


class ReplayStep(msgspec.Struct):
    """The game after a choice: who chose what, the events seen, and the view then.

    The first step of an answer has all parts of the view, and all cards of the seats whose eyes these are;
    the others have what is not as it was one step before.
    """

    number: int
    seat: str | None
    key: str | None
    events: list[EventFields]
    view: Data
    own: dict[str, object]


class Replay(msgspec.Struct):
    """Some steps of a finished game, from one perspective."""

    commitment: str
    seed: str
    choices: int
    result: str
    steps: list[ReplayStep]


class HistoryController(Controller):
    """Routes for the past of a table."""

    path = "/api/tables/{table:str}"
    tags = ("history",)

    @get("/story", responses=refusals(400, 401, 403, 404, 409), security=SIGNED_IN)
    async def story(
        self,
        server: GameServer,
        person: Person,
        table: str,
        stream: Annotated[str, Parameter(pattern=f"^[{SEAT_NAMES}*]$")] = SPECTATORS,
        after: Annotated[int, Parameter(ge=0, le=MOST_EVENTS)] = 0,
    ) -> EventHistory:
        """The events of a stream from a number on, also those that a `full` message leaves out."""
        live = await table_for(server, person, table)
        if stream not in streams_of(live.table, person.id):
            raise TableRefused("no_stream", stream=stream)
        (found,) = [each for each in live.streams.all if each.name == stream]
        number, told, seat = found.number, found.told, found.seat
        since = min(after, told)
        events = live.table.events(since, told)
        if len(events) < told - since:  # some are in the log only
            events = await past_events(server, live, since, told)
        return EventHistory(stream, number, since, [event_fields(event, seat) for event in events])

    @get("/past", media_type=MediaType.JSON, responses=refusals(400, 401, 403, 404, 409), security=SIGNED_IN)
    async def past(
        self,
        server: GameServer,
        person: Person,
        table: str,
        stream: Annotated[str, Parameter(pattern=f"^[{SEAT_NAMES}*]$")] = SPECTATORS,
        after: Annotated[int, Parameter(ge=0, le=MOST_EVENTS)] = 0,
    ) -> Response[bytes]:
        """Past messages of a stream from an event on: a `full` message, and the updates after it."""
        live = await table_for(server, person, table)
        if stream not in streams_of(live.table, person.id):
            raise TableRefused("no_stream", stream=stream)
        until, seed = live.streams.number(stream), live.table.seed
        kept = await server.store.read(lambda connection: table_log.read_log(connection, live.id))
        log = [entry.body for entry in kept[: live.table.entry_count]]
        return Response(await server.in_thread(past_of, log, seed, stream, after, until))

    @get(
        "/record", media_type=MediaType.TEXT, responses=refusals(400, 401, 403, 404, 409), security=SIGNED_IN
    )
    async def record(self, server: GameServer, person: Person, table: str) -> Response[str]:
        """The record of a finished game, with its seed; `ardri verify` checks it."""
        found = await finished_table(server, person, table)
        text = await server.in_thread(record_text, found)
        named = {"Content-Disposition": f'attachment; filename="ardri-{table[:8]}.txt"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=named)

    @get("/replay", responses=refusals(400, 401, 403, 404, 409), security=SIGNED_IN)
    async def replay(
        self,
        server: GameServer,
        person: Person,
        table: str,
        eyes: Perspective = "spectator",
        at: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
        count: Annotated[int, Parameter(ge=1, le=MOST_STEPS)] = 1,
    ) -> Replay:
        """Steps of a finished game, as a seat, a spectator, or all seats together saw them."""
        found = await finished_table(server, person, table)
        if len(eyes) == 1 and eyes not in SEAT_NAMES[: found.terms.players]:
            raise TableRefused("no_seat")
        return await server.in_thread(replay_of, found, eyes, at, count)


async def past_events(server: GameServer, live: LiveTable, since: int, until: int) -> list[Event]:
    """Events of a table by their numbers, replayed from its log."""
    count, seed = live.table.entry_count, live.table.seed
    kept = await server.store.read(lambda connection: table_log.read_log(connection, live.id))
    table = await server.in_thread(replayed_table, [entry.body for entry in kept[:count]], seed)
    return table.events(since, until)


async def finished_table(server: GameServer, person: Person, id_: str) -> Table:
    """The replayed table of a finished game."""
    live = await table_for(server, person, id_)
    if not live.ended:
        raise TableRefused("not_finished")
    kept = await server.store.read(lambda connection: table_log.read_log(connection, live.id))
    table = await server.in_thread(replayed_table, [entry.body for entry in kept], live.table.seed)
    table.started_game()
    return table


def past_of(log: Sequence[bytes], seed: str, stream: str, after: int, until: int) -> bytes:
    """Past messages of a stream, as JSON."""
    return msgspec.json.encode(past_messages(map(read_entry, log), seed, stream, after, until))


def replayed_table(bodies: Sequence[bytes], seed: str) -> Table:
    """The table of a stored log."""
    return read_log([read_entry(body) for body in bodies], seed)


def record_text(table: Table) -> str:
    """The record of a game; one that began from a position has none."""
    try:
        return Record.of(table.started_game(), table.opened.commitment).to_text()
    except RulesError:
        raise TableRefused("bad_position") from None


def replay_of(table: Table, eyes: Perspective, at: int, count: int) -> Replay:
    """Some steps of a game that is over; step 0 is its beginning."""
    played = table.started_game()
    choices = played.choices()
    seat = SEAT_NAMES.index(eyes) if eyes in SEAT_NAMES else None
    seats = range(table.terms.players) if eyes == "all" else [] if seat is None else [seat]
    game = new_game(table)
    steps: list[ReplayStep] = []
    before = ReplayStep(0, None, None, [], {}, {})
    heard = 0
    for number in range(min(at + count, len(choices) + 1)):
        chooser, key = choices[number - 1] if number else (None, None)
        if chooser is not None and key is not None:
            game.repeat(key, chooser)
        if number >= at:
            events = [event_fields(event, seat, eyes == "all") for event in game.events[heard:]]
            name = None if chooser is None else SEAT_NAMES[chooser]
            own = {SEAT_NAMES[each]: own_to_json(game.state, each)["own"] for each in seats}
            step = ReplayStep(number, name, key, events, game.view(seat).to_json(), own)
            steps.append(_changed(step, before))
            before = step
        heard = len(game.events)
    return Replay(table.opened.commitment, table.seed, len(choices), result_text(played), steps)


def _changed(step: ReplayStep, before: ReplayStep) -> ReplayStep:
    """A step without the parts that have not changed."""
    view = {part: data for part, data in step.view.items() if before.view.get(part, before) != data}
    own = {seat: data for seat, data in step.own.items() if before.own.get(seat) != data}
    return ReplayStep(step.number, step.seat, step.key, step.events, view, own)


def event_fields(event: Event, seat: int | None, all_eyes: bool = False) -> EventFields:
    """An event as a seat saw it, or with all its secrets."""
    known = event.seen_by(seat)
    return {"kind": known.kind, **known.fields, **(event.secret if all_eyes else {})}
