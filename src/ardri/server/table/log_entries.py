"""Log entries: everything that happens at a table, one after another.

An entry has the server's time in milliseconds; its number is its place in the log. A table is a fold of its
log. The log holds secrets (choices nobody has seen yet), so no entry is ever sent to anybody; `streams` says
what is.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ardri.server.table.standing_orders import Wish
from ardri.server.table.terms import Terms

Closing = Literal["host", "idle", "rules", "vote"]  # why a table was closed, unless an admin says why


class LogEntry(msgspec.Struct, frozen=True, tag_field="entry", tag=str.lower, forbid_unknown_fields=True):
    """Base of all entries."""

    at: int


class Opened(LogEntry, frozen=True):
    """A table is opened. The commitment is to a seed that the log never names."""

    host: str
    terms: Terms
    commitment: str
    position: dict[str, object] | None = None  # to begin from, for tests, puzzles and bug reports
    seeded: bool = False  # somebody chose the seed


class Joined(LogEntry, frozen=True):
    """A person takes a seat under a name; one person may take several, for people who share a device."""

    seat: int
    person: str
    name: str
    invited: bool = False  # by a link to this seat


class Seated(LogEntry, frozen=True):
    """A bot is put on an empty seat."""

    seat: int
    level: str


class Left(LogEntry, frozen=True):
    """A person leaves. Before the game the seat is free again; in it a bot plays on until they return."""

    seat: int
    put_off: bool = False  # by who opened the table, and so for good


class Readied(LogEntry, frozen=True):
    """A person is ready to begin, or no longer."""

    seat: int
    ready: bool = True


class Entropy(LogEntry, frozen=True):
    """A seat adds entropy to the seed, having seen the commitment."""

    seat: int
    text: str


class Started(LogEntry, frozen=True):
    """The game begins."""


class Chosen(LogEntry, frozen=True):
    """A seat answers its question of this number, and those that follow from it: all or nothing."""

    seat: int
    question: int
    keys: tuple[str, ...]


class Undone(LogEntry, frozen=True):
    """A seat takes back its last choice."""

    seat: int


class Reset(LogEntry, frozen=True):
    """A seat takes back all of its turn that can be."""

    seat: int


class Closed(LogEntry, frozen=True):
    """The reaction window closes: who has not answered declines, or does as ordered.

    With `one` no other is; without, so are those that follow at which nobody is to be asked.
    """

    one: bool = False


class Ordered(LogEntry, frozen=True):
    """A seat sets a standing order for a card."""

    seat: int
    card: str
    wish: Wish


class Signalled(LogEntry, frozen=True):
    """A seat signals that it would agree to a truce in this clash, or no longer."""

    seat: int
    would: bool = True


class Said(LogEntry, frozen=True):
    """Chat: from a seat to everybody, or from a spectator to the spectators."""

    seat: int | None
    name: str
    text: str
    person: str = ""


class Muted(LogEntry, frozen=True):
    """A seat mutes another, or no longer."""

    seat: int
    whom: int
    muted: bool = True


class Timedout(LogEntry, frozen=True):
    """A seat's time is up: a bot plays on until the person returns."""

    seat: int


class Relieved(LogEntry, frozen=True):
    """A person was gone as long as the terms say: another lets a bot play on until they return."""

    seat: int


class Returned(LogEntry, frozen=True):
    """A person who left, or whose time was up, plays again."""

    seat: int


class Resigned(LogEntry, frozen=True):
    """A person gives the game up: it ends, or a bot plays the seat to the end (R64)."""

    seat: int
    ends: bool = False  # so it is with two players: the other wins


class Voted(LogEntry, frozen=True):
    """A person votes for abandoning the game, or no longer; if all who play do, it is abandoned."""

    seat: int
    yes: bool = True


class Replaced(LogEntry, frozen=True):
    """A simpler bot replaces one that failed repeatedly."""

    seat: int
    bot: str


class Ended(LogEntry, frozen=True):
    """The table is closed: a `Closing`, or the words of an admin."""

    reason: str


def closing(at: int, reason: Closing) -> Ended:
    """The table is closed for one of the usual reasons."""
    return Ended(at, reason)


class Followed(LogEntry, frozen=True):
    """A rematch is opened at another table."""

    table: str


class Away(LogEntry, frozen=True):
    """The server stood still since a time: no clock ran."""

    since: int


class Patched(LogEntry, frozen=True):
    """A patch: all after entry `kept` is void, and the table goes on from there.

    It is entry `number` of its log, and later than all before it.
    """

    number: int
    kept: int


class Migrated(Patched, frozen=True):
    """A patch by newer rules: the choices made with earlier ones follow again, as far as they fit."""

    rules: int
    why: str = ""  # no more of it follows


class Rewound(Patched, frozen=True):
    """Alone with bots, a person takes back the last move: it is void, and so is what bots did since.

    The numbers of the questions so far are `asked`, so that none comes twice.
    """

    seat: int
    asked: tuple[int, ...]


class Read(LogEntry, frozen=True):
    """An admin has read the log of this table, with all its secrets."""


class Faulted(LogEntry, frozen=True):
    """The rules failed while reactions were awaited: what led to it was taken back (`Patched`)."""


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
    | Relieved
    | Returned
    | Resigned
    | Voted
    | Replaced
    | Ended
    | Followed
    | Away
    | Patched
    | Migrated
    | Rewound
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
