"""Games that are over: their records, and how they went in anybody's eyes."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal

import msgspec
from litestar import Controller, MediaType, Response, get
from litestar.params import Parameter

from ardri.rules.catalogue import SEAT_NAMES
from ardri.rules.errors import RulesError
from ardri.rules.events import Event
from ardri.rules.game import Game
from ardri.rules.record import Record
from ardri.rules.view_json import Data, own_to_json
from ardri.server.api.access import table_for
from ardri.server.api.document import KNOWN, refusals
from ardri.server.entries import decode
from ardri.server.fold import record_of
from ardri.server.house import House
from ardri.server.refusals import Refused, Trouble
from ardri.server.storage import log
from ardri.server.storage.people import Person

Eyes = Literal["A", "B", "C", "D", "spectator", "all"]

MOST_STEPS: Final = 50


class Step(msgspec.Struct):
    """The game after a choice: who chose what, what was seen to happen, and what could be seen then."""

    number: int
    seat: str | None
    key: str | None
    events: list[dict[str, str | int]]
    view: Data
    own: dict[str, Data]  # the cards of the seats whose eyes these are


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

    @get("/record", media_type=MediaType.TEXT, responses=refusals(400, 401, 403, 404, 409), security=KNOWN)
    async def record(self, house: House, person: Person, table: str) -> Response[str]:
        """The record of a game that is over, with its seed; `ardri verify` checks it."""
        found = await finished(house, person, table)
        named = {"Content-Disposition": f'attachment; filename="ardri-{table[:8]}.txt"'}
        return Response(found.to_text(), media_type="text/plain; charset=utf-8", headers=named)

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
        """How a game went that is over: from a choice on, a few steps, in the eyes of any seat, or of all."""
        found = await finished(house, person, table)
        if len(eyes) == 1 and eyes not in SEAT_NAMES[: found.setting.players]:
            raise Refused("no_seat")
        return await asyncio.to_thread(replayed, found, eyes, at, count)


async def finished(house: House, person: Person, id_: str) -> Record:
    """The record of a game that is over."""
    room = await table_for(house, person, id_)
    if not room.ended:
        raise Trouble("not_finished")
    kept = await house.store.read(lambda connection: log.read_log(connection, room.id))
    entries = [decode(entry.body) for entry in kept]
    try:
        return await asyncio.to_thread(record_of, entries, room.table.seed)
    except RulesError:  # it began from a position
        raise Refused("bad_position") from None


def replayed(record: Record, eyes: Eyes, at: int, count: int) -> Replay:
    """Some steps of a recorded game; step 0 is its beginning."""
    setting = record.setting
    seat = SEAT_NAMES.index(eyes) if eyes in SEAT_NAMES else None
    seats = range(setting.players) if eyes == "all" else [] if seat is None else [seat]
    game = Game.start(
        setting.players,
        "" if record.seed is None else record.seed,
        setting.discovery,
        setting.windows,
        setting.round_limit,
        listen=True,
        entropy=record.entropy,
    )
    steps = []
    heard = 0
    for number, (name, key) in enumerate([("", ""), *record.choices]):
        if number >= at + count:
            break
        if number:
            game.choose(key, SEAT_NAMES.index(name))
        if number >= at:
            told = [seen(event, seat, eyes == "all") for event in game.events[heard:]]
            view = game.view(seat).to_json()
            own = {SEAT_NAMES[each]: own_to_json(game.state, each) for each in seats}
            steps.append(Step(number, name or None, key or None, told, view, own))
        heard = len(game.events)
    return Replay(record.commitment, str(record.seed), len(record.choices), record.result, steps)


def seen(event: Event, seat: int | None, all_eyes: bool) -> dict[str, str | int]:
    """An event as a seat knew it, or as it was."""
    known = event.seen_by(seat)
    return {"kind": known.kind, **known.fields, **(event.secret if all_eyes else {})}
