"""What a stream has shown, as a picture and in words: for pages that cannot draw and have no catalogues.

It is made from what was sent to the stream and from nothing else, so it can tell no more.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal, cast

import msgspec
from litestar import Controller, get
from litestar.params import Parameter

from ardri.pictures.board import board_picture
from ardri.pictures.palette import DAY, NIGHT
from ardri.pictures.scene import DecisionData, Scene, places
from ardri.pictures.status import status
from ardri.pictures.text_board import text_board
from ardri.rules.board import Board
from ardri.rules.catalogue import SEAT_NAMES, TILE_KEYS
from ardri.rules.events import NOBODY, Event
from ardri.server.api.access import table_for
from ardri.server.api.document import KNOWN, refusals
from ardri.server.house import House
from ardri.server.intake import streams_of
from ardri.server.refusals import Refused
from ardri.server.storage.people import Person
from ardri.server.streams import SPECTATORS
from ardri.server.wire import Asked, Full, read_message
from ardri.texts.catalogues import texts
from ardri.texts.speech import Speech
from ardri.texts.story import Story

LINES: Final = 12

Language = Literal["en", "fr", "pl"]


class Choice(msgspec.Struct):
    """An option in words."""

    key: str
    text: str
    help: str


class Shown(msgspec.Struct):
    """What a stream shows: message by message the same as its parts, but for people."""

    n: int
    status: str
    heading: str
    line: str
    svg: str
    board: str
    cards: list[Choice]
    question: str
    help: str
    options: list[Choice]
    story: list[str]


class PictureController(Controller):
    """What is on the table, for people."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get("/board", responses=refusals(400, 401, 403, 404, 409), security=KNOWN)
    async def board(
        self,
        house: House,
        person: Person,
        table: str,
        stream: Annotated[str, Parameter(pattern="^[A-D*]$")] = SPECTATORS,
        language: Language = "en",
        night: bool = False,
    ) -> Shown:
        """A stream as it stands, drawn and in words."""
        room = await table_for(house, person, table)
        if stream not in streams_of(room.table, person.id):
            raise Refused("no_stream", stream=stream)
        full = read_message(room.streams.full(stream))
        assert isinstance(full, Full)
        return await asyncio.to_thread(shown, full, language, night)


def shown(full: Full, language: Language, night: bool) -> Shown:
    """A full message, drawn and in words."""
    parts: dict[str, object] = {name: msgspec.json.decode(part) for name, part in full.parts.items()}
    people = msgspec.json.decode(full.parts["people"], type=list[Sitting])
    speech = Speech(texts(language), called(people))
    if "players" not in parts:
        return Shown(full.n, str(parts["status"]), "", "", "", "", [], "", "", [], [])
    question = msgspec.json.decode(full.parts.get("question", b"null"), type=Asked | None)
    decision: DecisionData | None = None
    if question is not None:
        answer = list(question.answer)
        decision = {"question": question.question, "options": question.options, "answer": answer}
    scene = cast("Scene", {"seat": None, **parts, "decision": decision})
    board = board_of(scene)
    options = [] if question is None else question.options
    return Shown(
        full.n,
        str(parts["status"]),
        speech.say(f"phase-{scene['phase']}", round=scene["round"]),
        status(scene, speech.say),
        board_picture(scene, speech.say, NIGHT if night else DAY),
        text_board(scene, speech.say),
        hand(parts.get("own"), speech),
        "" if question is None else speech.question(question.question),
        "" if question is None else speech.question_help(question.question),
        [Choice(key, speech.option(key, board), speech.option_help(key)) for key in options],
        story(full, speech),
    )


class Sitting(msgspec.Struct):
    """What is told about a seat, as far as it is needed here."""

    seat: str
    name: str
    bot: str


def called(people: list[Sitting]) -> list[str]:
    """What the players are called: by their names if they have any, no two alike."""
    names: list[str] = []
    for sitting in people:
        name = sitting.name or (f"{sitting.seat} ({sitting.bot})" if sitting.bot else sitting.seat)
        names.append(f"{name} ({sitting.seat})" if name in names else name)
    return names


def board_of(scene: Scene) -> Board:
    """The territories in play and where they lie."""
    board = Board()
    for name, site in places(scene).items():
        board = board.with_tile(TILE_KEYS.index(name), site)
    return board


def hand(own: object, speech: Speech) -> list[Choice]:
    """The seat's own cards."""
    found = own.get("hand", []) if isinstance(own, dict) else []
    return [Choice(card, speech.card(card), speech.card_text(card)) for card in found]


def story(full: Full, speech: Speech) -> list[str]:
    """What has happened lately."""
    seat = None if full.stream == SPECTATORS else SEAT_NAMES.index(full.stream)
    told = Story(speech, seat)
    for fields in full.told.events:
        rest = {name: value for name, value in fields.items() if name != "kind"}
        told.hear([Event(str(fields["kind"]), rest, {}, NOBODY)])
    return told.lines()[-LINES:]
