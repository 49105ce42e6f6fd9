"""What each recipient is told: a stream of numbered messages that is a function of the table's log alone.

A recipient is a seat, or all spectators together. What it sees is a set of named parts, each as JSON. After
each entry its new parts are compared with the last ones; if anything differs, or something is to be told,
there is a message with what has changed and the next number of its stream. An entry that it must not notice
makes no message and uses no number. While reactions are awaited only the seats that are asked see how far the
game is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

import msgspec

from ardri.rules.catalogue import ADVANTAGE_CARDS, SEAT_NAMES
from ardri.rules.events import Event
from ardri.rules.game import Game
from ardri.rules.view_json import cards_known, own_to_json, public_to_json, tiles_known
from ardri.server import clocks
from ardri.server.entries import Entry, Patched
from ardri.server.fold import apply
from ardri.server.orders import DEFAULT
from ardri.server.refusals import Refused
from ardri.server.table import Table
from ardri.server.wire import Asked, Full, Told, Update

SPECTATORS: Final = "*"
KEPT: Final = 32  # messages for each recipient
EVENTS_KEPT: Final = 64
AGE: Final = 1000  # numbers for each millisecond until a patch: more than there can be messages

Parts = dict[str, bytes]
Items = Iterable[tuple[str, bytes]]

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
        self._knows: tuple[object, ...] = ()  # from which the knowledge below was made
        self._tiles: tuple[object, ...] = ()

    def show(self, parts: Items) -> dict[str, msgspec.Raw]:
        """The parts that differ from what was shown; now they are."""
        known = self.parts
        changed = {}
        for name, part in parts:
            if known.get(name) != part:
                known[name] = part
                changed[name] = msgspec.Raw(part)
        return changed

    def knowledge(self, game: Game) -> Items:
        """What it can know of hidden cards and tiles, if any has moved since."""
        s = game.state
        view = game.view(self.seat)
        found: dict[str, object] = {}
        tiles = (s.trails[2], s.trails[2].length, s.tile_stack, s.drawn_tiles)
        if not _same(tiles, self._tiles):
            self._tiles = tiles
            found.update(tiles_known(view, s))
        cards = (
            *[part for trail in s.trails[:2] for part in (trail, trail.length)],
            *[s.zones[seat] & ADVANTAGE_CARDS for seat in range(s.players)],
        )
        if not _same(cards, self._knows):
            self._knows = cards
            found.update(cards_known(view, s))
        return [(name, _encode(part)) for name, part in found.items()]


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """Whether all of it is the same object, or the same number."""
    return len(one) == len(other) and all(
        a is b or (isinstance(a, int) and a == b) for a, b in zip(one, other, strict=True)
    )


class Streams:
    """The streams of a table, up to its last entry."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.all = [Stream(recipient, table.terms.players) for recipient in table.recipients]
        self._by_name = {stream.name: stream for stream in self.all}
        for stream in self.all:
            self._catch_up(stream)

    def _catch_up(self, stream: Stream) -> None:
        """Show all there is, without a message."""
        table = self.table
        stream.show(_agreed(table))
        stream.show(_standing(table))
        stream.show(_kept_for(table, stream.seat))
        stream.show(_asked(table, stream.seat))
        if table.game is not None:
            stream.show(_seen(table.game, stream, _public(table.game)))
        stream.told = table.happened

    # Following the table

    def add(self, entry: Entry) -> list[tuple[str, bytes]]:
        """Add the next entry of the log to the table: who is told what, by the names of their streams."""
        apply(self.table, entry)
        return self._begin_anew(entry.at) if isinstance(entry, Patched) else self.follow()

    def follow(self) -> list[tuple[str, bytes]]:
        """What the last entry means to each recipient who notices it: their names and messages."""
        table = self.table
        change = table.change
        game = table.game
        standing = _standing(table)
        public: Parts = {}
        sent = []
        for stream in self.all:
            if not table.heard(stream.recipient):
                continue
            changed = stream.show(standing)
            changed.update(stream.show(_kept_for(table, stream.seat)))
            awake = change.everybody or stream.seat in change.seats
            told = None
            if awake and game is not None:
                public = public or _public(game)
                changed.update(stream.show(_seen(game, stream, public)))
                told = self._tell(stream)
            if awake or stream.seat == change.actor:
                changed.update(stream.show(_asked(table, stream.seat)))
            notices = [
                {"kind": notice.kind, **notice.fields}
                for notice in change.notices
                if notice.to is None or stream.recipient in notice.to
            ]
            if changed or told is not None or notices:
                stream.number += 1
                data = _encode(Update(stream.name, stream.number, changed, told, notices))
                stream.kept.append(data)
                sent.append((stream.name, data))
        table.forget_events(EVENTS_KEPT)
        return sent

    def _begin_anew(self, at: int) -> list[tuple[str, bytes]]:
        """After a patch: what was sent before counts no longer, and no number of then is used again."""
        standing = _standing(self.table)
        for stream in self.all:
            stream.show(standing)
            stream.show(_kept_for(self.table, stream.seat))
            stream.show(_asked(self.table, stream.seat))
            stream.number = at * AGE
            stream.kept.clear()
        heard = [stream.name for stream in self.all if self.table.heard(stream.recipient)]
        return [(name, self.full(name)) for name in heard]

    def _tell(self, stream: Stream) -> Told | None:
        """The events that the recipient has not been told, or how many are left of them."""
        now = self.table.happened
        since = min(stream.told, now)
        if stream.told == now:
            return None
        stream.told = now
        return Told(since, [_as_seen(event, stream.seat) for event in self.table.events(since, now)])

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


# Parts


def _parts(data: dict[str, object]) -> Items:
    return [(name, _encode(part)) for name, part in data.items()]


def _agreed(table: Table) -> Items:
    """What never changes."""
    terms = table.terms
    seats = [type(place).__name__.lower() for place in terms.seats]  # whom is invited is nobody's business
    agreed = {**msgspec.to_builtins(terms), "seats": seats, "commitment": table.opened.commitment}
    return _parts({"terms": agreed})


def _standing(table: Table) -> Items:
    """What everybody may know of the table at any time."""
    ended = table.status in ("over", "abandoned")
    return _parts(
        {
            "status": table.status,
            "reason": table.reason,
            "people": [seat.to_json(number) for number, seat in enumerate(table.seats)],
            "signals": [SEAT_NAMES[seat] for seat in table.signals],
            "entropy": None if table.status == "open" else table.entropy,
            "seed": table.seed if ended else None,
            "next": table.next or None,
        }
    )


def _kept_for(table: Table, seat: int | None) -> Items:
    """What a recipient may know of the table at any time."""
    found: dict[str, object] = {"clocks": _clocks(table, seat)}
    if seat is not None:
        found["orders"] = {**DEFAULT, **table.seats[seat].orders}
        found["mutes"] = [SEAT_NAMES[whom] for whom in table.seats[seat].mutes]
    return _parts(found)


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


def _public(game: Game) -> Parts:
    return dict(_parts(public_to_json(game.view(None), game.state)))


def _seen(game: Game, stream: Stream, public: Parts) -> Items:
    """The game as it is now, in a recipient's eyes."""
    return [*public.items(), *_parts(own_to_json(game.state, stream.seat)), *stream.knowledge(game)]


def _asked(table: Table, seat: int | None) -> Items:
    """A seat's own question, and what it may take back."""
    if seat is None:
        return []
    return _parts({"question": question_to(table, seat), "undo": table.undoable(seat)})


def question_to(table: Table, seat: int) -> Asked | None:
    """A seat's question with its number and options."""
    decision = table.question_of(seat)
    if decision is None or table.game is None:
        return None
    return Asked(
        decision.question,
        decision.card,
        [option.key for option in decision.options],
        decision.forced,
        table.asking[seat].number,
        table.game.answer_of(seat),
        table.reaction_until,
        table.answered(seat),
    )


def _as_seen(event: Event, seat: int | None) -> dict[str, str | int]:
    seen = event.seen_by(seat)
    return {"kind": seen.kind, **seen.fields}
