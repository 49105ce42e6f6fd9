"""Snapshots: a table with its streams as it is after an entry, so that not all of a log need be read again.

One can be made whenever the table is quiet: nobody is ahead of others and nothing can be taken back. That is
so after every deal and draw, and in most turns. What was sent before is not in it: who comes back with an old
number is told everything anew.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ardri.rules.formats.notation import digest, digest_of, to_json
from ardri.rules.state.events import Event
from ardri.server.refusals import TableRefused
from ardri.server.streams.streams import EVENTS_KEPT, Streams
from ardri.server.table.chat import ChatLine
from ardri.server.table.clocks import Clock
from ardri.server.table.log_entries import Opened
from ardri.server.table.play import from_position
from ardri.server.table.question_numbers import QuestionState
from ardri.server.table.seats import Seat
from ardri.server.table.table import NO_SEAT, Status, Table, new_table

FORMAT: Final = 2


class SavedGame(msgspec.Struct, frozen=True):
    """The game: its position, and how much had happened."""

    position: dict[str, object]
    digest: str
    choices: int
    happened: int
    events: list[dict[str, object]]


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a quiet table but the seed."""

    format: int
    opened: Opened
    count: int
    at: int
    status: Status
    reason: str
    seats: list[Seat]
    asking: list[QuestionState]
    asked_at: int
    pauses: int
    clocks: tuple[Clock, ...] | None
    shown_clocks: tuple[Clock, ...] | None
    clocks_at: int
    signals: tuple[int, ...]
    clash: tuple[int, tuple[int, ...]] | None
    chat: list[ChatLine]
    numbers: list[int]
    played: SavedGame | None
    next: str = ""
    put_off: dict[str, int] = {}
    read: bool = False
    watched: int = 0
    public_events: int = 0
    mover: int = NO_SEAT
    last_move: int = 0
    practised: bool = False
    moved: int = 0


def save(table: Table, streams: Streams) -> bytes | None:
    """A snapshot as JSON; None while the table is not quiet."""
    if not table.quiet:
        return None
    played = None
    if table.game is not None:
        happened = table.event_count
        events = [event.to_json() for event in table.events(happened - EVENTS_KEPT, happened)]
        position = to_json(table.game)
        played = SavedGame(position, digest_of(position), table.choice_count, happened, events)
    return msgspec.json.encode(
        Snapshot(
            FORMAT,
            table.opened,
            table.entry_count,
            table.at,
            table.status,
            table.reason,
            table.seats,
            table.questions,
            table.asked_at,
            table.pause_count,
            table.clocks,
            table.shown_clocks,
            table.clocks_at,
            table.signals,
            table.clash,
            table.chat,
            [stream.number for stream in streams.all],
            played,
            table.next_table,
            table.put_off,
            table.secrets_read,
            table.watched,
            table.public_events,
            table.mover,
            table.last_move,
            table.practised,
            table.moved,
        )
    )


def load(data: bytes, seed: str) -> Streams:
    """The streams that `save` wrote, with their table; refused if the rules do not make the same of it."""
    saved = msgspec.json.decode(data, type=Snapshot)
    if saved.format != FORMAT:
        raise TableRefused("bad_position")
    table = new_table(saved.opened, seed)
    table.entry_count = saved.count
    table.last_quiet = saved.count
    table.at = saved.at
    table.status = saved.status
    table.reason = saved.reason
    table.seats = saved.seats
    table.questions = saved.asking
    table.asked_at = saved.asked_at
    table.pause_count = saved.pauses
    table.clocks = saved.clocks
    table.shown_clocks = saved.shown_clocks
    table.clocks_at = saved.clocks_at
    table.signals = saved.signals
    table.clash = saved.clash
    table.chat = saved.chat
    table.next_table = saved.next
    table.put_off = saved.put_off
    table.secrets_read = saved.read
    table.watched = saved.watched
    table.public_events = saved.public_events
    table.mover = saved.mover
    table.last_move = saved.last_move
    table.practised = saved.practised
    table.moved = saved.moved
    if saved.played is not None:
        _resume(table, saved.played)
    streams = Streams(table)
    for stream, number in zip(streams.all, saved.numbers, strict=True):
        stream.number = number
    return streams


def _resume(table: Table, played: SavedGame) -> None:
    game = from_position(table, played.position)
    if digest(game) != played.digest:
        raise TableRefused("bad_position")
    events = [Event.from_json(event) for event in played.events]
    game.state.events = events
    table.game = game
    table.earlier_events = played.happened - len(events)
    table.earlier_choices = played.choices
