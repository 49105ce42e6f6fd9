"""Table repository: stores and loads tables, their logs, snapshots and the rows for lists."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.errors import RulesError
from ardri.server import metrics
from ardri.server.refusals import TableRefused
from ardri.server.replay import snapshots
from ardri.server.replay.migration import is_current, migration_entries
from ardri.server.replay.patches import has_patch, read_entry
from ardri.server.storage.errors import NoTable, PrunedTable
from ardri.server.storage.queries import people, schedule, table_log, tables
from ardri.server.storage.queries.presences import add_presences
from ardri.server.storage.store import Store
from ardri.server.streams.streams import Streams
from ardri.server.table import log_entries
from ardri.server.table.lobby import seats_after
from ardri.server.table.log_entries import Entry, encode
from ardri.server.table.reducer import checked_log
from ardri.server.table.seats import PlaceName, Seat, place_name, vacant
from ardri.server.table.table import Mark, Table, new_table
from ardri.server.table.terms import Invited

YIELD_EVERY: Final = 20  # entries read in a row before others have their turn

_logger = logging.getLogger(__name__)


class StoredTable(NamedTuple):
    """A table as stored."""

    row: tables.TableRow
    seed: str
    snapshot: table_log.StoredSnapshot | None
    entries: list[table_log.StoredEntry]  # after the snapshot

    def read_entries(self) -> list[Entry | None]:
        """The entries after the snapshot; None for those that cannot be read."""
        return [read_entry(each.body) for each in self.entries]


class LoadedTable(NamedTuple):
    """A table with its streams, as its log was when it was loaded."""

    streams: Streams
    snapshot_at: int  # the entry of its snapshot; 0 if there is none
    rewrites: int  # how often its snapshots had become void


class SeatSummary(msgspec.Struct, frozen=True):
    """A seat in a list: a person by name, a bot, or nobody; and for whom it is."""

    seat: str
    place: PlaceName = msgspec.field(name="for")
    name: str = ""
    bot: str = ""
    empty: bool = True


class Summary(msgspec.Struct, frozen=True):
    """The end of a game, for lists: winner, reason, rounds, and whether it was played without help."""

    winner: str | None
    reason: str
    rounds: int
    rated: bool = False
    marks: list[Mark] = []  # what was special about it: see `Table.marks`


async def load(store: Store, id_: str) -> LoadedTable:
    """A table with its streams; NoTable if there is none.

    Whoever comes back to it is told everything anew. If messages were kept from the snapshot on, which ones
    are would tell how many entries there are, those included that nobody may notice.
    """
    loaded = await _load(store, id_)
    loaded.streams.forget_messages()
    return loaded


async def _load(store: Store, id_: str) -> LoadedTable:
    kept = await store.read(lambda connection: _read(connection, id_))
    later = kept.read_entries()
    if kept.snapshot is not None:
        streams = None if has_patch(later) else _resume(kept.snapshot.body, kept.seed)
        if streams is not None:
            await add_entries(streams, later)
            return LoadedTable(streams, kept.snapshot.number, kept.row.rewrites)
        kept = await store.read(lambda connection: _read(connection, id_, whole=True))
        later = kept.read_entries()
    if not is_current(later, kept.seed):
        await store.write(lambda connection: migrate_stored(connection, id_))
        kept = await store.read(lambda connection: _read(connection, id_, whole=True))
        later = kept.read_entries()
    opened, rest = checked_log(later)
    streams = Streams(new_table(opened, kept.seed))
    await add_entries(streams, [each for _, each in rest])
    return LoadedTable(streams, 0, kept.row.rewrites)


def migrate_stored(connection: Connection, id_: str) -> None:
    """Migrate the stored log of a table to the current rules."""
    table_log.lock_table(connection, id_)
    kept = _read(connection, id_, whole=True)
    entries = kept.read_entries()
    if is_current(entries, kept.seed):
        return  # somebody else was quicker
    over = kept.row.state not in tables.ALIVE
    new = migration_entries(entries, kept.seed, over)
    for number, each in enumerate(new, start=len(kept.entries) + 1):
        table_log.append(connection, id_, number, each.at, encode(each))
    table_log.drop_snapshots(connection, id_)
    table_log.mark_loose(connection, id_)


async def patch(store: Store, id_: str, new: log_entries.Patched) -> None:
    """Append a patch to a log, and drop the snapshots."""

    def change(connection: Connection) -> None:
        table_log.append(connection, id_, new.number, new.at, encode(new))
        table_log.drop_snapshots(connection, id_)

    await store.write(change)


def _resume(snapshot: bytes, seed: str) -> Streams | None:
    """The table of a snapshot, if it can be used."""
    try:
        return snapshots.load(snapshot, seed)
    except (TableRefused, RulesError, msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
        _logger.warning("snapshot not usable", extra={"why": type(error).__name__})
        return None


def _read(connection: Connection, id_: str, whole: bool = False) -> StoredTable:
    row = tables.find_table(connection, id_)
    if row is None:
        raise NoTable(id_)
    if row.pruned is not None:
        raise PrunedTable(id_)
    snapshot = None if whole else table_log.read_snapshot(connection, id_)
    entries = table_log.read_log(connection, id_, 0 if snapshot is None else snapshot.number)
    return StoredTable(row, tables.read_seed(connection, id_).decode(), snapshot, entries)


async def add_entries(streams: Streams, entries: Sequence[Entry | None]) -> None:
    """Add entries that are stored already, and let other tasks run now and then."""
    for number, each in enumerate(entries, 1):
        if each is None:
            raise TableRefused("malformed")
        streams.add(each)
        if number % YIELD_EVERY == 0:
            await asyncio.sleep(0)


async def open_new(store: Store, id_: str, opened: log_entries.Opened, seed: str) -> None:
    """Keep a new table with the first entry of its log, unless there is one with this id."""

    def change(connection: Connection) -> None:
        people.ensure_person(connection, opened.host, opened.at)
        terms = opened.terms
        agreed = msgspec.json.encode(terms)
        host, at = opened.host, opened.at
        if not tables.open_table(connection, id_, host, terms.visibility, agreed, seed.encode(), at):
            return  # somebody else was quicker
        table_log.append(connection, id_, 1, opened.at, encode(opened))
        add_presences(connection, id_, people_named(opened))
        seats = [vacant(place) for place in terms.seats]
        for number, seat in enumerate(seats):
            _record_seat(connection, id_, number, seat)
        tables.set_seating(connection, id_, msgspec.json.encode(seat_summaries(seats)))
        schedule.add_row(connection, schedule.RowState(id_, None, opened.at, None))

    await store.write(change)


def people_named(opened: log_entries.Opened) -> list[str]:
    """The people named in the first entry of a log: the host, and who is invited."""
    return [opened.host, *[place.person for place in opened.terms.seats if isinstance(place, Invited)]]


async def append(store: Store, id_: str, table: Table, new: Entry) -> None:
    """Append an entry to a log, and update the rows beside it."""
    number = table.entry_count + 1
    body = encode(new)
    ended = table.status in ("over", "abandoned")
    if ended or isinstance(new, log_entries.Said):
        speaker = new.person if isinstance(new, log_entries.Said) else ""

        def add(connection: Connection) -> None:
            table_log.append(connection, id_, number, new.at, body)
            add_presences(connection, id_, [speaker])
            if ended:
                table_log.mark_loose(connection, id_)

        await store.write(add)
        return
    before = table.status == "open"
    if not before or not isinstance(
        new, log_entries.Joined | log_entries.Left | log_entries.Seated | log_entries.Started
    ):
        await store.append(id_, number, new.at, body)
        return

    def change(connection: Connection) -> None:
        table_log.append(connection, id_, number, new.at, body)
        if isinstance(new, log_entries.Started):
            tables.set_state(connection, id_, "running", new.at)
            schedule.set_due(connection, id_, new.at)
            return
        if isinstance(new, log_entries.Joined):
            people.ensure_person(connection, new.person, new.at)
            add_presences(connection, id_, [new.person])
        seats = seats_after(table.seats, new)
        for place, seat in enumerate(seats):
            if seat != table.seats[place]:
                _record_seat(connection, id_, place, seat)
        tables.set_seating(connection, id_, msgspec.json.encode(seat_summaries(seats)))

    await store.write(change)


def _record_seat(connection: Connection, id_: str, number: int, seat: Seat) -> None:
    """Store who holds a seat or is invited to it, if that is a known person."""
    person = seat.person or (seat.place.person if isinstance(seat.place, Invited) else "")
    if people.find_person(connection, person) is None:
        tables.clear_seat(connection, id_, number)
    else:
        tables.assign_seat(connection, id_, number, person)


def seat_summaries(seats: Sequence[Seat]) -> list[SeatSummary]:
    """The seats of a table, for lists."""
    return [
        SeatSummary(SEAT_NAMES[number], place_name(seat.place), seat.name, seat.bot, seat.empty)
        for number, seat in enumerate(seats)
    ]


async def record_end(store: Store, id_: str, table: Table) -> None:
    """Store that the game has ended, if it has and that is not stored yet."""
    if table.status not in ("over", "abandoned"):
        return
    state: tables.State = "finished" if table.status == "over" else "abandoned"
    summary = msgspec.json.encode(summary_of(table))

    def change(connection: Connection) -> None:
        row = tables.find_table(connection, id_)
        if row is not None and row.state in tables.ALIVE:
            tables.set_state(connection, id_, state, table.at, summary)
            schedule.retire(connection, id_)

    await store.write(change)


def summary_of(table: Table) -> Summary:
    """The summary of an ended game."""
    game = table.game
    if game is None or not game.over:
        rounds = 0 if game is None else game.state.round
        return Summary(None, table.reason, rounds, marks=table.marks)
    result = game.result
    winner = None if result.winner is None else SEAT_NAMES[result.winner]
    return Summary(winner, result.reason, result.rounds, table.rated, table.marks)


async def keep_snapshot(store: Store, id_: str, streams: Streams, rewrites: int) -> bool:
    """Store a snapshot, if the table is quiet and its log says the same as when it was loaded; True if so."""
    body = snapshots.save(streams.table, streams)
    if body is None:
        return False
    number = streams.table.entry_count

    def keep(connection: Connection) -> bool:
        if not table_log.lock_unless_rewritten(connection, id_, rewrites):
            return False
        table_log.keep_snapshot(connection, id_, number, body)
        return True

    kept = await store.write(keep)
    metrics.SNAPSHOTS.inc(kept)
    return kept
