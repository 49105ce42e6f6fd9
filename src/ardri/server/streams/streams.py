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
from ardri.server.refusals import Refused
from ardri.server.streams.part_cache import (
    Changed,
    Items,
    MadeOf,
    Moves,
    Parts,
    Private,
    Public,
    Shared,
    encoded,
    renew,
)
from ardri.server.streams.wire import Asked, Full, Told, Update, form_told
from ardri.server.table import clocks
from ardri.server.table.log_entries import Entry, Patched
from ardri.server.table.reducer import apply
from ardri.server.table.standing_orders import DEFAULT
from ardri.server.table.table import Notice, Table

SPECTATORS: Final = "*"
KEPT: Final = 32  # messages for each recipient
EVENTS_KEPT: Final = 64
AGE: Final = 1000  # numbers for each millisecond until a patch: more than there can be messages

NEVER: Final = -1
NULL: Final = b"null"

Words = dict[str, str | int]
Noticed = list[dict[str, str | int | None]]
NO_NOTICES: Final[Noticed] = []
NOTHING: Final[Changed] = {}

_encode = msgspec.json.Encoder().encode


class Stream:
    """One recipient's stream: what it has last been shown, and its last messages."""

    def __init__(self, recipient: int, players: int) -> None:
        self.recipient = recipient
        self.seat = recipient if recipient < players else None
        self.name = SPECTATORS if self.seat is None else SEAT_NAMES[self.seat]
        self.number = 0
        self.told = 0  # events
        self.parts: Parts = {}
        self.kept: deque[bytes] = deque(maxlen=KEPT)
        self._private = Private(self.seat)
        self._kept_of: MadeOf | None = None
        self._seen: dict[Shared, int] = {}
        self._looked = NEVER

    def show(self, parts: Items) -> Changed:
        """The parts that differ from what was shown; now they are."""
        return renew(self.parts, parts)

    def see(self, shared: Shared) -> Changed:
        """The same of parts that others see, too."""
        before = self._seen.get(shared, NEVER)
        if before == shared.number:
            return NOTHING
        self._seen[shared] = shared.number
        return shared.show(self.parts, before)

    def keep(self, table: Table) -> Changed:
        """The same of what it may know of the table at any time."""
        held = None if self.seat is None else table.seats[self.seat]
        made_of = (table.clocks, table.shown_clocks, table.clocks_at, held)
        if made_of == self._kept_of:
            return NOTHING
        self._kept_of = made_of
        return self.show(_kept_for(table, self.seat))

    def look(self, game: Game, moved: int) -> Changed:
        """The same of what it alone can see of a game, if cards or tiles have moved since the last time."""
        if moved == self._looked:
            return NOTHING
        self._looked = moved
        return self.show(self._private.look(game))


class News:
    """What has happened at a table and not been told; what everybody may know is put in words once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._now = table.happened
        self._since = NEVER
        self._events: list[tuple[Event, Words]] = []
        self._open: Told | None = None  # if nothing of it is secret

    def told_to(self, stream: Stream) -> Told | None:
        """The events that a recipient has not been told, or how many are left of them."""
        now = self._now
        since = min(stream.told, now)
        if stream.told == now:
            return None
        stream.told = now
        if since != self._since:
            self._since = since
            self._events = [(event, _as_seen(event, None)) for event in self._table.events(since, now)]
            secret = any(event.secret for event, _ in self._events)
            self._open = None if secret else Told(since, [all_ for _, all_ in self._events])
        if self._open is not None:
            return self._open
        seat = stream.seat
        return Told(since, [_as_seen(event, seat) if event.secret else all_ for event, all_ in self._events])


class Streams:
    """The streams of a table, up to its last entry."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.all = [Stream(recipient, table.terms.players) for recipient in table.recipients]
        self._standing = Shared()
        self._public = Public()
        self._moves = Moves()
        self._by_name = {stream.name: stream for stream in self.all}
        for stream in self.all:
            self._catch_up(stream)

    def _catch_up(self, stream: Stream) -> None:
        """Show all there is, without a message."""
        table = self.table
        stream.show(_agreed(table))
        self._standing.renew(_standing(table))
        stream.see(self._standing)
        stream.keep(table)
        stream.show(_asked(table, stream.seat))
        if table.game is not None:
            self._public.look(table.game)
            self._moves.look(table.game)
            stream.see(self._public)
            stream.look(table.game, self._moves.number)
        stream.told = table.happened

    # Following the table

    def add(self, entry: Entry, after: Table | None = None) -> list[tuple[str, bytes]]:
        """Add the next entry of the log: who is told what, by the names of their streams.

        `after` is the table after it, if that is known already.
        """
        if after is None:
            apply(self.table, entry)
        else:
            self.table = after
        return self._begin_anew(entry.at) if isinstance(entry, Patched) else self.follow()

    def follow(self) -> list[tuple[str, bytes]]:
        """What the last entry means to each recipient who notices it: their names and messages."""
        table = self.table
        change = table.change
        game = table.game
        self._standing.renew(_standing(table))
        if game is not None and (change.everybody or change.seats):
            self._public.look(game)
            self._moves.look(game)
        news = News(table)
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
                changed.update(stream.show(_asked(table, stream.seat)))
            notices = _noticed(change.notices, stream.recipient) if change.notices else NO_NOTICES
            if changed or told is not None or notices:
                stream.number += 1
                data = _encode(Update(stream.name, stream.number, changed, told, notices))
                stream.kept.append(data)
                sent.append((stream.name, data))
        table.forget_events(EVENTS_KEPT)
        return sent

    def _begin_anew(self, at: int) -> list[tuple[str, bytes]]:
        """After a patch: what was sent before counts no longer, and no number of then is used again."""
        self._standing.renew(_standing(self.table))
        for stream in self.all:
            stream.see(self._standing)
            stream.keep(self.table)
            stream.show(_asked(self.table, stream.seat))
            stream.number = at * AGE
        self.forget_messages()
        heard = [stream.name for stream in self.all if self.table.heard(stream.recipient)]
        return [(name, self.full(name)) for name in heard]

    def forget_messages(self) -> None:
        """Keep none of the messages that were sent; their numbers stay."""
        for stream in self.all:
            stream.kept.clear()

    # Reading

    def since(self, name: str, number: int) -> list[bytes]:
        """Everything after a message that a recipient has: exactly the rest, or a full one to begin anew."""
        stream = self._stream(name)
        missing = stream.number - number
        if number > 0 and 0 <= missing <= len(stream.kept):
            return list(stream.kept)[len(stream.kept) - missing :]
        return [self.full(name)]

    def full(self, name: str) -> bytes:
        """All that a recipient has been shown, as of the last message of its stream."""
        stream = self._stream(name)
        table = self.table
        since = max(stream.told - EVENTS_KEPT, table.earlier_events, 0)
        events = [_as_seen(event, stream.seat) for event in table.events(since, stream.told)]
        chat = [
            {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at}
            for line in table.chat
            if table.hears(stream.recipient, line)
        ]
        parts = {part: msgspec.Raw(data) for part, data in stream.parts.items()}
        return _encode(Full(stream.name, stream.number, parts, Told(since, events), chat))

    def number(self, name: str) -> int:
        """The number of the last message of a stream."""
        return self._stream(name).number

    def _stream(self, name: str) -> Stream:
        if name not in self._by_name:
            raise Refused("no_stream", stream=name[:8])
        return self._by_name[name]


def _noticed(notices: list[Notice], recipient: int) -> Noticed:
    return [
        {"kind": notice.kind, **notice.fields}
        for notice in notices
        if notice.to is None or recipient in notice.to
    ]


# Parts


def _agreed(table: Table) -> Items:
    """What never changes."""
    terms = table.terms
    seats = [type(place).__name__.lower() for place in terms.seats]  # whom is invited is nobody's business
    promised = {
        "commitment": table.opened.commitment,
        "recorded": table.opened.position is None,  # a game that began from a position has no record
    }
    return encoded({"terms": {**msgspec.to_builtins(terms), "seats": seats, **promised}})


def _standing(table: Table) -> Items:
    """What everybody may know of the table at any time; put in words anew when it has changed."""
    made_of = (table.status, table.reason, table.signals, table.next, table.read, *table.seats)
    if made_of != table.stood[0]:
        table.stood = made_of, encoded(_known_to_all(table))
    return table.stood[1]


def _known_to_all(table: Table) -> dict[str, object]:
    ended = table.status in ("over", "abandoned")
    return {
        "status": table.status,
        "reason": table.reason,
        "people": [seat.to_json(number) for number, seat in enumerate(table.seats)],
        "marks": table.marks,
        "signals": [SEAT_NAMES[seat] for seat in table.signals],
        "entropy": None if table.status == "open" else table.entropy,
        "seed": table.seed if ended else None,
        "next": table.next or None,
    }


def _kept_for(table: Table, seat: int | None) -> Items:
    """What a recipient may know of the table at any time."""
    found = [("clocks", NULL if table.clocks is None else _encode(_clocks(table, seat)))]
    if seat is not None:
        held = table.seats[seat]
        found.append(("orders", _encode({**DEFAULT, **held.orders})))
        found.append(("mutes", _encode([SEAT_NAMES[whom] for whom in held.mutes])))
    return found


def _clocks(table: Table, seat: int | None) -> dict[str, object] | None:
    """Time left at a time, and whose is running; in the draft others seem to think until all are done."""
    if table.shown_clocks is None or table.clocks is None:
        return None
    at = table.clocks_at
    shown = list(table.shown_clocks)
    if seat is not None:
        shown[seat] = table.clocks[seat]
    left = [clock.left if clock.since == clocks.STANDS else clock.left + clock.since - at for clock in shown]
    running = [SEAT_NAMES[number] for number, clock in enumerate(shown) if clock.since != clocks.STANDS]
    return {"at": at, "left": left, "running": running}


def _asked(table: Table, seat: int | None) -> Items:
    """A seat's own question, and what it may take back."""
    if seat is None:
        return []
    asked = question_to(table, seat)
    return [("question", NULL if asked is None else _encode(asked)), ("undo", b"%d" % table.undoable(seat))]


def question_to(table: Table, seat: int) -> Asked | None:
    """A seat's question with its number and options."""
    decision = table.question_of(seat)
    if decision is None or table.game is None:
        return None
    return Asked(
        decision.question,
        decision.card,
        list(decision.keys),
        decision.forced,
        form_told(table.game.form_of(seat)),
        table.asking[seat].number,
        table.game.answer_of(seat),
        table.reaction_until,
        table.answered(seat),
    )


def _as_seen(event: Event, seat: int | None) -> Words:
    seen = event.seen_by(seat)
    return {"kind": seen.kind, **seen.fields}
