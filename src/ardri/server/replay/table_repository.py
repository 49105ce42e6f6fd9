"""How a table is kept: its log, its snapshot, and the rows beside them that lists are made from."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import RulesError
from ardri.server.refusals import Refused
from ardri.server.replay import snapshots
from ardri.server.replay.migration import of_today, up_to_date
from ardri.server.replay.patches import patched, read_entry
from ardri.server.storage import log, people, tables
from ardri.server.storage.errors import NoTable
from ardri.server.storage.presences import be_present
from ardri.server.storage.store import Store
from ardri.server.streams.streams import Streams
from ardri.server.table import log_entries as entry
from ardri.server.table.lobby import seats_after
from ardri.server.table.log_entries import Entry, encode
from ardri.server.table.reducer import sound
from ardri.server.table.seats import Seat, place_name, vacant
from ardri.server.table.table import Mark, Table
from ardri.server.table.terms import Invited

BREATH: Final = 20  # entries read in a row before others have their turn

_log = logging.getLogger(__name__)


class Kept(NamedTuple):
    """What is kept of a table."""

    row: tables.TableRow
    seed: str
    snapshot: log.Snapshot | None
    entries: list[log.Entry]  # after the snapshot

    def read_entries(self) -> list[Entry | None]:
        """The entries after the snapshot; None for those that cannot be read."""
        return [read_entry(each.body) for each in self.entries]


class Taken(msgspec.Struct, frozen=True):
    """Who has a seat, for lists: a person by name, a bot, or nobody yet; and for whom it is."""

    seat: str
    place: str = msgspec.field(name="for")
    name: str = ""
    bot: str = ""
    empty: bool = True


class Summary(msgspec.Struct, frozen=True):
    """How a game ended, for lists: the seat that won, why, after how many rounds, and whether it counts."""

    winner: str | None
    reason: str
    rounds: int
    rated: bool = False
    marks: list[Mark] = []  # what was special about it: see `Table.marks`


async def load(store: Store, id_: str) -> tuple[Streams, int]:
    """A table with its streams, and up to which entry there is a snapshot; NoTable if there is none.

    Whoever comes back to it is told everything anew. If messages were kept from the snapshot on, which ones
    are would tell how many entries there are, those included that nobody may notice.
    """
    streams, saved = await _load(store, id_)
    streams.forget_messages()
    return streams, saved


async def _load(store: Store, id_: str) -> tuple[Streams, int]:
    kept = await store.read(lambda connection: _read(connection, id_))
    later = kept.read_entries()
    if kept.snapshot is not None:
        streams = None if patched(later) else _resume(kept.snapshot.body, kept.seed)
        if streams is not None:
            await follow(streams, later)
            return streams, kept.snapshot.number
        kept = await store.read(lambda connection: _read(connection, id_, whole=True))
        later = kept.read_entries()
    if not of_today(later, kept.seed):
        await store.write(lambda connection: bring_up_to_date(connection, id_))
        kept = await store.read(lambda connection: _read(connection, id_, whole=True))
        later = kept.read_entries()
    opened, rest = sound(later)
    streams = Streams(Table(opened, kept.seed))
    await follow(streams, [each for _, each in rest])
    return streams, 0


def bring_up_to_date(connection: Connection, id_: str) -> None:
    """Let the log of a table that was played with earlier rules go on with those of today."""
    kept = _read(connection, id_, whole=True)
    over = kept.row.state not in tables.ALIVE
    new = up_to_date(kept.read_entries(), kept.seed, over)
    for number, each in enumerate(new, start=len(kept.entries) + 1):
        log.append(connection, id_, number, each.at, encode(each))
    log.drop_snapshots(connection, id_)


async def patch(store: Store, id_: str, new: entry.Patched) -> None:
    """Add a patch to a log; what snapshots hold has changed."""

    def change(connection: Connection) -> None:
        log.append(connection, id_, new.number, new.at, encode(new))
        log.drop_snapshots(connection, id_)

    await store.write(change)


def _resume(snapshot: bytes, seed: str) -> Streams | None:
    """The table of a snapshot, if it is of any use."""
    try:
        return snapshots.load(snapshot, seed)
    except (Refused, RulesError, msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
        _log.warning("a snapshot is of no use", extra={"why": type(error).__name__})
        return None


def _read(connection: Connection, id_: str, whole: bool = False) -> Kept:
    row = tables.find_table(connection, id_)
    if row is None:
        raise NoTable(id_)
    snapshot = None if whole else log.read_snapshot(connection, id_)
    entries = log.read_log(connection, id_, 0 if snapshot is None else snapshot.number)
    return Kept(row, tables.read_seed(connection, id_).decode(), snapshot, entries)


async def follow(streams: Streams, entries: Sequence[Entry | None]) -> None:
    """Add entries that are in the log already, and let others have their turn now and then."""
    for number, each in enumerate(entries, 1):
        if each is None:
            raise Refused("malformed")
        streams.add(each)
        if number % BREATH == 0:
            await asyncio.sleep(0)


async def open_new(store: Store, id_: str, opened: entry.Opened, seed: str) -> None:
    """Keep a new table with the first entry of its log, unless there is one with this id."""

    def change(connection: Connection) -> None:
        if tables.find_table(connection, id_) is not None:
            return  # somebody else was quicker
        people.welcome(connection, opened.host, opened.at)
        terms = opened.terms
        agreed = msgspec.json.encode(terms)
        tables.open_table(connection, id_, opened.host, terms.visibility, agreed, seed.encode(), opened.at)
        log.append(connection, id_, 1, opened.at, encode(opened))
        be_present(connection, id_, named_by(opened))
        seats = [vacant(place) for place in terms.seats]
        for number, seat in enumerate(seats):
            _hold(connection, id_, number, seat)
        tables.note_seating(connection, id_, msgspec.json.encode(seating_of(seats)))

    await store.write(change)


def named_by(opened: entry.Opened) -> list[str]:
    """Whom the first entry of a log names: who opened the table, and who is invited."""
    return [opened.host, *[place.person for place in opened.terms.seats if isinstance(place, Invited)]]


async def append(store: Store, id_: str, table: Table, new: Entry) -> None:
    """Add the next entry to a log, and change what lies beside it; after the commit it is there for good."""
    number = table.count + 1
    body = encode(new)
    if isinstance(new, entry.Said):
        speaker = new.person

        def speak(connection: Connection) -> None:
            log.append(connection, id_, number, new.at, body)
            be_present(connection, id_, [speaker])

        await store.write(speak)
        return
    before = table.status == "open"
    if not before or not isinstance(new, entry.Joined | entry.Left | entry.Seated | entry.Started):
        await store.append(id_, number, new.at, body)
        return

    def change(connection: Connection) -> None:
        log.append(connection, id_, number, new.at, body)
        if isinstance(new, entry.Started):
            tables.move_on(connection, id_, "running", new.at)
            return
        if isinstance(new, entry.Joined):
            people.welcome(connection, new.person, new.at)
            be_present(connection, id_, [new.person])
        seats = seats_after(table.seats, new)
        for place, seat in enumerate(seats):
            if seat != table.seats[place]:
                _hold(connection, id_, place, seat)
        tables.note_seating(connection, id_, msgspec.json.encode(seating_of(seats)))

    await store.write(change)


def _hold(connection: Connection, id_: str, number: int, seat: Seat) -> None:
    """Note whose seat it is, or who is expected, if that is somebody the server knows."""
    person = seat.person or (seat.place.person if isinstance(seat.place, Invited) else "")
    if people.find_person(connection, person) is None:
        tables.stand(connection, id_, number)
    else:
        tables.sit(connection, id_, number, person)


def seating_of(seats: Sequence[Seat]) -> list[Taken]:
    """The seats of a table, for lists."""
    return [
        Taken(SEAT_NAMES[number], place_name(seat.place), seat.name, seat.bot, seat.empty)
        for number, seat in enumerate(seats)
    ]


async def settle(store: Store, id_: str, table: Table) -> None:
    """Note that the game is over, if it is and that is not known yet."""
    if table.status not in ("over", "abandoned"):
        return
    state: tables.State = "finished" if table.status == "over" else "abandoned"
    summary = msgspec.json.encode(summary_of(table))

    def change(connection: Connection) -> None:
        row = tables.find_table(connection, id_)
        if row is not None and row.state in tables.ALIVE:
            tables.move_on(connection, id_, state, table.at, summary)

    await store.write(change)


def summary_of(table: Table) -> Summary:
    """How it ended."""
    game = table.game
    if game is None or not game.over:
        rounds = 0 if game is None else game.state.round
        return Summary(None, table.reason, rounds, marks=table.marks)
    result = game.result
    winner = None if result.winner is None else SEAT_NAMES[result.winner]
    return Summary(winner, result.reason, result.rounds, table.rated, table.marks)


async def keep_snapshot(store: Store, id_: str, streams: Streams) -> bool:
    """Keep the table as it is, if it is quiet."""
    body = snapshots.save(streams.table, streams)
    if body is None:
        return False
    number = streams.table.count
    await store.write(lambda connection: log.keep_snapshot(connection, id_, number, body))
    return True
