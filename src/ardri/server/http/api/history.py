"""Routes for the past: the whole story of a stream, and games that are over in anybody's eyes."""

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
from ardri.server.http.api.access import table_for
from ardri.server.http.api.openapi import KNOWN, refusals
from ardri.server.live.live_table import Room
from ardri.server.live.requests import streams_of
from ardri.server.live.server import House
from ardri.server.refusals import Refused
from ardri.server.replay.patches import read_entry
from ardri.server.storage import log
from ardri.server.storage.people import Person
from ardri.server.streams.streams import SPECTATORS
from ardri.server.table.play import beginning
from ardri.server.table.reducer import read_log
from ardri.server.table.table import Table

Eyes = Literal["A", "B", "C", "D", "spectator", "all"]
Told = dict[str, str | int]

MOST_STEPS: Final = 500
MOST_EVENTS: Final = 1_000_000


class Story(msgspec.Struct):
    """Events that a stream has told, of which the first has the number `since`; up to its message `n`."""

    stream: str
    n: int
    since: int
    events: list[Told]


class Step(msgspec.Struct):
    """The game after a choice: who chose what, what was seen to happen, and what could be seen then.

    The first step of an answer has all parts of the view, and all cards of the seats whose eyes these are;
    the others have what is not as it was one step before.
    """

    number: int
    seat: str | None
    key: str | None
    events: list[Told]
    view: Data
    own: dict[str, object]


class Replay(msgspec.Struct):
    """A part of a game that is over, in somebody's eyes."""

    commitment: str
    seed: str
    choices: int
    result: str
    steps: list[Step]


class HistoryController(Controller):
    """What has been."""

    path = "/api/tables/{table:str}"
    tags = ("history",)

    @get("/story", responses=refusals(400, 401, 403, 404, 409), security=KNOWN)
    async def story(
        self,
        house: House,
        person: Person,
        table: str,
        stream: Annotated[str, Parameter(pattern="^[A-D*]$")] = SPECTATORS,
        after: Annotated[int, Parameter(ge=0, le=MOST_EVENTS)] = 0,
    ) -> Story:
        """All that a stream has told from an event on: what was before the last few of a `full` message."""
        room = await table_for(house, person, table)
        if stream not in streams_of(room.table, person.id):
            raise Refused("no_stream", stream=stream)
        (found,) = [each for each in room.streams.all if each.name == stream]
        number, told, seat = found.number, found.told, found.seat
        since = min(after, told)
        events = room.table.events(since, told)
        if len(events) < told - since:  # some are in the log only
            events = await past_events(house, room, since, told)
        return Story(stream, number, since, [seen(event, seat) for event in events])

    @get("/record", media_type=MediaType.TEXT, responses=refusals(400, 401, 403, 404, 409), security=KNOWN)
    async def record(self, house: House, person: Person, table: str) -> Response[str]:
        """The record of a game that is over, with its seed; `ardri verify` checks it."""
        found = await finished(house, person, table)
        text = await house.study(recorded, found)
        named = {"Content-Disposition": f'attachment; filename="ardri-{table[:8]}.txt"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=named)

    @get("/replay", responses=refusals(400, 401, 403, 404, 409), security=KNOWN)
    async def replay(
        self,
        house: House,
        person: Person,
        table: str,
        eyes: Eyes = "spectator",
        at: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
        count: Annotated[int, Parameter(ge=1, le=MOST_STEPS)] = 1,
    ) -> Replay:
        """How a game went that is over: from a choice on, some steps, in the eyes of any seat, or of all."""
        found = await finished(house, person, table)
        if len(eyes) == 1 and eyes not in SEAT_NAMES[: found.terms.players]:
            raise Refused("no_seat")
        return await house.study(replayed, found, eyes, at, count)


async def past_events(house: House, room: Room, since: int, until: int) -> list[Event]:
    """Events of a table by their numbers, however long ago they were."""
    count, seed = room.table.count, room.table.seed
    kept = await house.store.read(lambda connection: log.read_log(connection, room.id))
    table = await house.study(table_of, [entry.body for entry in kept[:count]], seed)
    return table.events(since, until)


async def finished(house: House, person: Person, id_: str) -> Table:
    """A table whose game is over, with all of its past."""
    room = await table_for(house, person, id_)
    if not room.ended:
        raise Refused("not_finished")
    kept = await house.store.read(lambda connection: log.read_log(connection, room.id))
    table = await house.study(table_of, [entry.body for entry in kept], room.table.seed)
    table.begun()
    return table


def table_of(bodies: Sequence[bytes], seed: str) -> Table:
    """The table that a log makes."""
    return read_log([read_entry(body) for body in bodies], seed)


def recorded(table: Table) -> str:
    """The record of a game; one that began from a position has none."""
    try:
        return Record.of(table.begun(), table.opened.commitment).to_text()
    except RulesError:
        raise Refused("bad_position") from None


def replayed(table: Table, eyes: Eyes, at: int, count: int) -> Replay:
    """Some steps of a game that is over; step 0 is its beginning."""
    played = table.begun()
    choices = played.choices()
    seat = SEAT_NAMES.index(eyes) if eyes in SEAT_NAMES else None
    seats = range(table.terms.players) if eyes == "all" else [] if seat is None else [seat]
    game = beginning(table)
    steps: list[Step] = []
    before = Step(0, None, None, [], {}, {})
    heard = 0
    for number in range(min(at + count, len(choices) + 1)):
        chooser, key = choices[number - 1] if number else (None, None)
        if chooser is not None and key is not None:
            game.repeat(key, chooser)
        if number >= at:
            events = [seen(event, seat, eyes == "all") for event in game.events[heard:]]
            name = None if chooser is None else SEAT_NAMES[chooser]
            own = {SEAT_NAMES[each]: own_to_json(game.state, each)["own"] for each in seats}
            step = Step(number, name, key, events, game.view(seat).to_json(), own)
            steps.append(_changed(step, before))
            before = step
        heard = len(game.events)
    return Replay(table.opened.commitment, table.seed, len(choices), result_text(played), steps)


def _changed(step: Step, before: Step) -> Step:
    """A step without what is as it was before."""
    view = {part: data for part, data in step.view.items() if before.view.get(part, before) != data}
    own = {seat: data for seat, data in step.own.items() if before.own.get(seat) != data}
    return Step(step.number, step.seat, step.key, step.events, view, own)


def seen(event: Event, seat: int | None, all_eyes: bool = False) -> Told:
    """An event as a seat knew it, or as it was."""
    known = event.seen_by(seat)
    return {"kind": known.kind, **known.fields, **(event.secret if all_eyes else {})}
