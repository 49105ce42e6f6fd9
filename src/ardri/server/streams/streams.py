"""Streams: for each recipient, numbered messages that are a function of the table's log alone.

A recipient is a seat, or all spectators together. What it sees is a set of named parts, each as JSON. After
each entry its new parts are compared with the last ones; if anything differs, or something is to be told,
there is a message with what has changed and the next number of its stream. An entry that it must not notice
makes no message and uses no number. While reactions are awaited only the seats that are asked see how far the
game is.
"""

from __future__ import annotations

from collections import deque
from typing import Final

import msgspec

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.rules.state.events import Event
from ardri.server.refusals import TableRefused
from ardri.server.streams.part_cache import (
    ChangedParts,
    Fingerprint,
    Items,
    MoveCounter,
    Parts,
    PrivateParts,
    PublicParts,
    SharedParts,
    encoded,
    update_parts,
)
from ardri.server.streams.parts import ClockTimes, TableParts, shared_terms
from ardri.server.streams.protocol import (
    ChatLine,
    EncodedUpdate,
    EventBatch,
    Full,
    OpenQuestion,
    form_message,
)
from ardri.server.table import clocks
from ardri.server.table.log_entries import Entry, Patched
from ardri.server.table.reducer import apply
from ardri.server.table.rewinds import may_rewind
from ardri.server.table.standing_orders import DEFAULT
from ardri.server.table.table import Notice, Table

SPECTATORS: Final = "*"
KEPT: Final = 32  # messages for each recipient
EVENTS_KEPT: Final = 64
NUMBERS_PER_MS: Final = 1000  # numbers for each millisecond until a patch: more than there can be messages

NEVER: Final = -1
NULL: Final = b"null"

EventFields = dict[str, str | int]
NoticeFields = list[dict[str, str | int | None]]
NO_NOTICES: Final[NoticeFields] = []
NOTHING: Final[ChangedParts] = {}

_encode = msgspec.json.Encoder().encode


class Stream:
    """One recipient's stream: the parts last shown, and its latest messages."""

    def __init__(self, recipient: int, players: int) -> None:
        self.recipient = recipient
        self.seat = recipient if recipient < players else None
        self.name = SPECTATORS if self.seat is None else SEAT_NAMES[self.seat]
        self.number = 0
        self.told = 0  # events
        self.parts: Parts = {}
        self.kept: deque[bytes] = deque(maxlen=KEPT)
        self._private = PrivateParts(self.seat)
        self._recipient_fingerprint: Fingerprint | None = None
        self._shared_seen: dict[SharedParts, int] = {}
        self._moves_seen = NEVER

    def show(self, parts: Items) -> ChangedParts:
        """Update the shown parts; return those that differ."""
        return update_parts(self.parts, parts)

    def see(self, shared: SharedParts) -> ChangedParts:
        """The same for shared parts."""
        before = self._shared_seen.get(shared, NEVER)
        if before == shared.number:
            return NOTHING
        self._shared_seen[shared] = shared.number
        return shared.show(self.parts, before)

    def keep(self, table: Table) -> ChangedParts:
        """The same for the recipient's parts of the table."""
        held = None if self.seat is None else table.seats[self.seat]
        made_of = (table.clocks, table.shown_clocks, table.clocks_at, held)
        if made_of == self._recipient_fingerprint:
            return NOTHING
        self._recipient_fingerprint = made_of
        return self.show(_recipient_parts(table, self.seat))

    def look(self, game: Game, moved: int) -> ChangedParts:
        """The same for the private parts of a game, if cards or tiles have moved."""
        if moved == self._moves_seen:
            return NOTHING
        self._moves_seen = moved
        return self.show(self._private.look(game))


class UntoldEvents:
    """Events of a table that a recipient has not been told, as JSON; public ones are encoded once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._now = table.event_count
        self._since = NEVER
        self._events: list[tuple[Event, EventFields]] = []
        self._open: msgspec.Raw | None = None  # if nothing of it is secret

    def told_to(self, stream: Stream) -> msgspec.Raw | None:
        """The events that a recipient has not been told; None if it knows all."""
        now = self._now
        since = min(stream.told, now)
        if stream.told == now:
            return None
        stream.told = now
        if since != self._since:
            self._since = since
            self._events = [(event, _event_fields(event, None)) for event in self._table.events(since, now)]
            secret = any(event.secret for event, _ in self._events)
            self._open = None if secret else _batch(since, [all_ for _, all_ in self._events])
        if self._open is not None:
            return self._open
        seat = stream.seat
        return _batch(
            since, [_event_fields(event, seat) if event.secret else all_ for event, all_ in self._events]
        )


def _batch(since: int, events: list[EventFields]) -> msgspec.Raw:
    return msgspec.Raw(_encode(EventBatch(since, events)))


class Streams:
    """All streams of a table, up to its last entry."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.all = [Stream(recipient, table.terms.players) for recipient in table.recipients]
        self._standing = SharedParts()
        self._public = PublicParts()
        self._moves = MoveCounter()
        self._by_name = {stream.name: stream for stream in self.all}
        for stream in self.all:
            self._catch_up(stream)

    def _catch_up(self, stream: Stream) -> None:
        """Show a stream everything, without a message."""
        table = self.table
        stream.show(_terms_parts(table))
        self._standing.update(_table_parts(table))
        stream.see(self._standing)
        stream.keep(table)
        stream.show(_question_parts(table, stream.seat))
        if table.game is not None:
            self._public.look(table.game)
            self._moves.look(table.game)
            stream.see(self._public)
            stream.look(table.game, self._moves.number)
        stream.told = table.event_count

    # Following the table

    def add(self, entry: Entry, after: Table | None = None) -> list[tuple[str, bytes]]:
        """Add the next entry of the log; return the messages by stream name.

        `after` is the table after it, if that is known already.
        """
        if after is None:
            apply(self.table, entry)
        else:
            self.table = after
        return self._begin_anew(entry.at) if isinstance(entry, Patched) else self.follow()

    def follow(self) -> list[tuple[str, bytes]]:
        """The messages of the last entry, by stream, for each recipient who may notice it."""
        table = self.table
        change = table.change
        game = table.game
        self._standing.update(_table_parts(table))
        if game is not None and (change.everybody or change.seats):
            self._public.look(game)
            self._moves.look(game)
        news = UntoldEvents(table)
        sent = []
        for stream in self.all:
            if not table.heard(stream.recipient):
                continue
            changed = {**stream.see(self._standing), **stream.keep(table)}
            awake = change.everybody or stream.seat in change.seats
            told = None
            if awake and game is not None:
                changed.update(stream.see(self._public))
                changed.update(stream.look(game, self._moves.number))
                told = news.told_to(stream)
            if awake or stream.seat == change.actor:
                changed.update(stream.show(_question_parts(table, stream.seat)))
            notices = _notices_for(change.notices, stream.recipient) if change.notices else NO_NOTICES
            if changed or told is not None or notices:
                stream.number += 1
                data = _encode(EncodedUpdate(stream.name, stream.number, changed, told, notices))
                stream.kept.append(data)
                sent.append((stream.name, data))
        table.forget_events(EVENTS_KEPT)
        return sent

    def _begin_anew(self, at: int) -> list[tuple[str, bytes]]:
        """After a patch: full messages to all, with numbers never used before."""
        self._standing.update(_table_parts(self.table))
        for stream in self.all:
            stream.see(self._standing)
            stream.keep(self.table)
            stream.show(_question_parts(self.table, stream.seat))
            stream.number = at * NUMBERS_PER_MS
        self.forget_messages()
        heard = [stream.name for stream in self.all if self.table.heard(stream.recipient)]
        return [(name, self.full(name)) for name in heard]

    def forget_messages(self) -> None:
        """Drop the kept messages; their numbers stay."""
        for stream in self.all:
            stream.kept.clear()

    # Reading

    def since(self, name: str, number: int) -> list[bytes]:
        """The messages after this number, or a full one if they are not kept."""
        stream = self._stream(name)
        missing = stream.number - number
        if number > 0 and 0 <= missing <= len(stream.kept):
            return list(stream.kept)[len(stream.kept) - missing :]
        return [self.full(name)]

    def full(self, name: str) -> bytes:
        """A full message: everything a recipient has been shown."""
        stream = self._stream(name)
        table = self.table
        since = max(stream.told - EVENTS_KEPT, table.earlier_events, 0)
        events = [_event_fields(event, stream.seat) for event in table.events(since, stream.told)]
        chat = [
            ChatLine(line.seat, line.name, line.text, line.at)
            for line in table.chat
            if table.hears(stream.recipient, line)
        ]
        parts = {part: msgspec.Raw(data) for part, data in stream.parts.items()}
        return _encode(Full(stream.name, stream.number, parts, EventBatch(since, events), chat))

    def number(self, name: str) -> int:
        """The number of the last message of a stream."""
        return self._stream(name).number

    def _stream(self, name: str) -> Stream:
        if name not in self._by_name:
            raise TableRefused("no_stream", stream=name[:8])
        return self._by_name[name]


def _notices_for(notices: list[Notice], recipient: int) -> NoticeFields:
    return [
        {"kind": notice.kind, **notice.fields}
        for notice in notices
        if notice.to is None or recipient in notice.to
    ]


# Parts


def _terms_parts(table: Table) -> Items:
    """The parts that never change."""
    return [("terms", _encode(shared_terms(table)))]


def _table_parts(table: Table) -> Items:
    """The parts of the table that everybody may see at any time; encoded anew when changed."""
    made_of = (
        table.status,
        table.reason,
        table.signals,
        table.next_table,
        table.secrets_read,
        table.practised,
        *table.seats,
    )
    if made_of != table.table_parts_cache[0]:
        table.table_parts_cache = made_of, encoded(msgspec.structs.asdict(_table_data(table)))
    return table.table_parts_cache[1]


def _table_data(table: Table) -> TableParts:
    ended = table.status in ("over", "abandoned")
    return TableParts(
        table.status,
        table.reason,
        [seat.shown(number) for number, seat in enumerate(table.seats)],
        table.marks,
        [SEAT_NAMES[seat] for seat in table.signals],
        None if table.status == "open" else table.entropy,
        table.seed if ended else None,
        table.next_table or None,
    )


def _recipient_parts(table: Table, seat: int | None) -> Items:
    """The parts of the table that one recipient may see at any time."""
    found = [("clocks", NULL if table.clocks is None else _encode(_clocks(table, seat)))]
    if seat is not None:
        held = table.seats[seat]
        found.append(("orders", _encode({**DEFAULT, **held.orders})))
        found.append(("mutes", _encode([SEAT_NAMES[whom] for whom in held.mutes])))
    return found


def _clocks(table: Table, seat: int | None) -> ClockTimes | None:
    """The clocks as a seat sees them; in the draft others seem to think until all are done."""
    if table.shown_clocks is None or table.clocks is None:
        return None
    at = table.clocks_at
    shown = list(table.shown_clocks)
    if seat is not None:
        shown[seat] = table.clocks[seat]
    running = [SEAT_NAMES[number] for number, clock in enumerate(shown) if clock.since != clocks.STOPPED]
    return ClockTimes(
        at, [clock.left_at(at) for clock in shown], running, [max(at, clock.since) for clock in shown]
    )


def _question_parts(table: Table, seat: int | None) -> Items:
    """A seat's own question, how many choices it may take back, and whether a whole move."""
    if seat is None:
        return []
    asked = open_question(table, seat)
    return [
        ("question", NULL if asked is None else _encode(asked)),
        ("undo", b"%d" % table.undoable(seat)),
        ("rewind", b"true" if may_rewind(table, seat) else b"false"),
    ]


def open_question(table: Table, seat: int) -> OpenQuestion | None:
    """A seat's question with its number and options."""
    decision = table.question_of(seat)
    if decision is None or table.game is None:
        return None
    return OpenQuestion(
        decision.question,
        decision.card,
        list(decision.keys),
        decision.forced,
        form_message(table.game.form_of(seat)),
        table.questions[seat].number,
        table.game.answer_of(seat),
        table.reaction_until,
        table.answered(seat),
    )


def _event_fields(event: Event, seat: int | None) -> EventFields:
    seen = event.seen_by(seat)
    return {"kind": seen.kind, **seen.fields}
