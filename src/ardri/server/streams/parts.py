"""Parts of a table: what streams tell of the table itself; the parts of its game are those of a view."""

from __future__ import annotations

import msgspec

from ardri.server.streams.protocol import OpenQuestion
from ardri.server.table.seats import PlaceName, SeatState, place_name
from ardri.server.table.standing_orders import Wish
from ardri.server.table.table import Mark, Status, Table
from ardri.server.table.terms import Pace, Rhythm, Visibility, Windows


class SharedTerms(msgspec.Struct, frozen=True):
    """The terms of a table as everybody there sees them."""

    seats: list[PlaceName]  # whom is invited is nobody's business
    edition: str
    windows: Windows
    round_limit: int
    pace: Pace | None
    rhythm: Rhythm | None
    visibility: Visibility
    spectators: bool
    rated: bool
    substitute: str
    absence: int
    beats: int
    commitment: str
    recorded: bool  # a game that began from a position has no record


class ClockTimes(msgspec.Struct, frozen=True):
    """The clocks: the ms left to each seat at a time, which of them run, and when each starts."""

    at: int
    left: list[int]
    running: list[str]
    starts: list[int]


class TableParts(msgspec.Struct, frozen=True):
    """The parts of the table that everybody may see at any time."""

    status: Status
    reason: str  # a `Closing`, or the words of an admin
    people: list[SeatState]
    marks: list[Mark]
    signals: list[str]
    entropy: tuple[str, ...] | None
    seed: str | None
    next: str | None


class AllTableParts(TableParts, frozen=True, kw_only=True):
    """All parts of the table, those for one recipient included; spectators have fewer."""

    terms: SharedTerms
    clocks: ClockTimes | None
    orders: dict[str, Wish] | msgspec.UnsetType = msgspec.UNSET
    mutes: list[str] | msgspec.UnsetType = msgspec.UNSET
    question: OpenQuestion | msgspec.UnsetType | None = msgspec.UNSET
    undo: int | msgspec.UnsetType = msgspec.UNSET
    rewind: bool | msgspec.UnsetType = msgspec.UNSET


def shared_terms(table: Table) -> SharedTerms:
    """The terms of a table for everybody."""
    terms = table.terms
    return SharedTerms(
        [place_name(place) for place in terms.seats],
        terms.edition,
        terms.windows,
        terms.round_limit,
        terms.pace,
        terms.rhythm,
        terms.visibility,
        terms.spectators,
        terms.rated,
        terms.substitute,
        terms.absence,
        terms.beats,
        table.opened.commitment,
        table.opened.position is None,
    )
