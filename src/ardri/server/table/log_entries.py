"""The log of a table: everything that happens at it, one entry after another.

An entry has the server's time in milliseconds; its number is its place in the log. A table is a fold of its
log. The log holds secrets (choices nobody has seen yet), so no entry is ever sent to anybody; `streams` says
what is.
"""

from __future__ import annotations

import msgspec

from ardri.server.table.standing_orders import Wish
from ardri.server.table.terms import Terms


class Record(msgspec.Struct, frozen=True, tag_field="entry", tag=str.lower, forbid_unknown_fields=True):
    """What all entries have."""

    at: int


class Opened(Record, frozen=True):
    """A table is opened. The commitment is to a seed that the log never names."""

    host: str
    terms: Terms
    commitment: str
    position: dict[str, object] | None = None  # to begin from, for tests, puzzles and bug reports
    seeded: bool = False  # somebody chose the seed


class Joined(Record, frozen=True):
    """A person takes a seat under a name; one person may take several, for people who share a device."""

    seat: int
    person: str
    name: str
    invited: bool = False  # by a link to this seat


class Seated(Record, frozen=True):
    """A bot is put on an empty seat."""

    seat: int
    level: str


class Left(Record, frozen=True):
    """A person leaves. Before the game the seat is free again; in it a bot plays on until they return."""

    seat: int
    put_off: bool = False  # by who opened the table, and so for good


class Readied(Record, frozen=True):
    """A person is ready to begin, or no longer."""

    seat: int
    ready: bool = True


class Entropy(Record, frozen=True):
    """What a seat adds to the seed, having seen the commitment."""

    seat: int
    text: str


class Started(Record, frozen=True):
    """The game begins."""


class Chosen(Record, frozen=True):
    """A seat answers its question of this number, and those that follow from it: all or nothing."""

    seat: int
    question: int
    keys: tuple[str, ...]


class Undone(Record, frozen=True):
    """A seat takes back its last choice."""

    seat: int


class Reset(Record, frozen=True):
    """A seat takes back all of its turn that can be."""

    seat: int


class Closed(Record, frozen=True):
    """The moment to react is over: who has not answered declines, or does as ordered.

    With `one` no other is; without, so are those that follow at which nobody is to be asked.
    """

    one: bool = False


class Ordered(Record, frozen=True):
    """What a seat wants done with a card at every moment that it could answer."""

    seat: int
    card: str
    wish: Wish


class Signalled(Record, frozen=True):
    """A seat lets the others know that it would agree to a truce in this clash, or no longer."""

    seat: int
    would: bool = True


class Said(Record, frozen=True):
    """Chat: from a seat to everybody, or from a spectator to the spectators."""

    seat: int | None
    name: str
    text: str
    person: str = ""


class Muted(Record, frozen=True):
    """A seat does not want to hear another, or does again."""

    seat: int
    whom: int
    muted: bool = True


class Timedout(Record, frozen=True):
    """A seat's time is up: a bot plays on until the person returns."""

    seat: int


class Returned(Record, frozen=True):
    """A person who left, or whose time was up, plays again."""

    seat: int


class Resigned(Record, frozen=True):
    """A person gives the game up: it ends, or a bot plays the seat to the end (R64)."""

    seat: int
    ends: bool = False  # so it is with two players: the other wins


class Voted(Record, frozen=True):
    """A person is for abandoning the game, or no longer; if all who play are, it is."""

    seat: int
    yes: bool = True


class Replaced(Record, frozen=True):
    """The bot on a seat failed again and again: a simpler one plays on in its place."""

    seat: int
    bot: str


class Ended(Record, frozen=True):
    """The table is closed from outside."""

    reason: str


class Followed(Record, frozen=True):
    """The game is over, and there is a table for another one with the same people."""

    table: str


class Away(Record, frozen=True):
    """The server stood still since a time: nobody's clock ran."""

    since: int


class Patched(Record, frozen=True):
    """Mended rules have read the log anew: all after entry `kept` is void, and the table goes on from there.

    It is entry `number` of its log, and later than all before it.
    """

    number: int
    kept: int


class Migrated(Patched, frozen=True):
    """A patch by newer rules: what was chosen with earlier ones follows once more, as far as they take it."""

    rules: int
    why: str = ""  # no more of it follows


class Read(Record, frozen=True):
    """Somebody who looks after the server has read the log of this table, with all its secrets."""


class Faulted(Record, frozen=True):
    """The rules failed while reactions were awaited, so that what led to it was taken back (`Patched`)."""


Entry = (
    Opened
    | Joined
    | Seated
    | Left
    | Readied
    | Entropy
    | Started
    | Chosen
    | Undone
    | Reset
    | Closed
    | Ordered
    | Signalled
    | Said
    | Muted
    | Timedout
    | Returned
    | Resigned
    | Voted
    | Replaced
    | Ended
    | Followed
    | Away
    | Patched
    | Migrated
    | Read
    | Faulted
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry as JSON.

    >>> encode(Undone(7, seat=1))
    b'{"entry":"undone","at":7,"seat":1}'
    """
    return _encoder.encode(entry)


def decode(data: bytes) -> Entry:
    """The entry that `encode` wrote; `msgspec.ValidationError` if it is none."""
    return _decoder.decode(data)
