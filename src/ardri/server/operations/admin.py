"""Administration of tables: list, show, close and patch them.

A server that runs learns of it by the log alone, as of anything that another process adds to it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection

from ardri.rules.formats.record import Record
from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.refusals import TableRefused
from ardri.server.replay.migration import migration_entries
from ardri.server.replay.patches import ReplayResult, patch_entry, read_entry, read_streams, try_replay
from ardri.server.storage.errors import NoTable, NotNext, PrunedTable, StoreError
from ardri.server.storage.queries import schedule, table_log, tables
from ardri.server.storage.queries.signals import signal_appended
from ardri.server.storage.queries.tables import ALIVE, SeatedPerson, State, TableRow
from ardri.server.table.log_entries import Ended, Read, encode
from ardri.server.table.reducer import record_of, valid_entries
from ardri.server.table.seats import Seat
from ardri.server.table.table import Status
from ardri.server.table.terms import Terms

STATES: Final[dict[Status, State]] = {
    "open": "open",
    "playing": "running",
    "over": "finished",
    "abandoned": "abandoned",
}


TRIES: Final = 3

T = TypeVar("T")
Change = Callable[[Connection], None]


class AdminError(StoreError):
    """An administrative action that is not possible; nothing has changed."""


class TableInfo(NamedTuple):
    """A table as listed, without replaying its game."""

    row: TableRow
    terms: Terms | None  # None: of another program
    seated: list[SeatedPerson]
    entries: int


class StoredGame(NamedTuple):
    """Everything stored of the game at a table."""

    row: TableRow
    seed: str
    bodies: list[bytes]
    times: list[int]
    snapshot: table_log.StoredSnapshot | None
    stored: int  # of the entries; those after them are still to be added, because the rules are newer


def find_table_id(connection: Connection, beginning: str) -> str:
    """The id of the only table whose id begins so."""
    found = tables.ids_starting_with(connection, beginning) if beginning else []
    if not found:
        raise NoTable(beginning)
    if len(found) > 1 and beginning not in found:
        raise AdminError(f"several tables begin with {beginning}")
    return beginning if beginning in found else found[0]


def table_info(connection: Connection, row: TableRow) -> TableInfo:
    """A table as listed."""
    terms = None
    with suppress(msgspec.DecodeError):
        terms = msgspec.json.decode(row.terms, type=Terms)
    return TableInfo(
        row, terms, tables.seated_people(connection, row.id), table_log.length(connection, row.id)
    )


def stored_game(connection: Connection, id_: str) -> StoredGame:
    """Everything stored of a table's game."""
    row = tables.find_table(connection, id_)
    if row is None:
        raise NoTable(id_)
    if row.pruned is not None:
        raise PrunedTable(id_)
    entries = table_log.read_log(connection, id_)
    seed = tables.read_seed(connection, id_).decode(errors="replace")
    snapshot = table_log.read_snapshot(connection, id_)
    bodies, times = [entry.body for entry in entries], [entry.at for entry in entries]
    return StoredGame(row, seed, bodies, times, snapshot, len(entries))


def migrated_game(connection: Connection, id_: str) -> StoredGame:
    """The same, migrated to the current rules as a server would do it."""
    game = stored_game(connection, id_)
    try:
        new = migration_entries(
            [read_entry(body) for body in game.bodies], game.seed, game.row.state not in ALIVE
        )
    except TableRefused:  # of another program, or damaged
        return game
    bodies, times = [encode(entry) for entry in new], [entry.at for entry in new]
    return game._replace(bodies=game.bodies + bodies, times=game.times + times)


def _add(connection: Connection, game: StoredGame, at: int, bodies: list[bytes]) -> None:
    """Append entries to a log, after those of a migration that are not stored yet."""
    for number in range(game.stored, len(game.bodies)):
        table_log.append(connection, game.row.id, number + 1, game.times[number], game.bodies[number])
    table_log.append(connection, game.row.id, len(game.bodies) + 1, at, *bodies)
    signal_appended(connection, game.row.id, at)


def record(connection: Connection, id_: str) -> Record:
    """The record of a table's game, with its seed and so with all its secrets."""
    game = migrated_game(connection, id_)
    try:
        return record_of([read_entry(body) for body in game.bodies], game.seed)
    except TableRefused as refused:
        raise AdminError(f"the log of {id_} makes no record: {refused}") from refused


def log_lines(connection: Connection, id_: str) -> str:
    """The log as lines of JSON: each entry with its number, its time, and whether a patch made it void."""
    game = stored_game(connection, id_)
    valid = {number for number, _ in valid_entries([read_entry(body) for body in game.bodies])}
    lines = [
        {"number": number, "at": at, "void": number not in valid, "entry": msgspec.Raw(body)}
        for number, (at, body) in enumerate(zip(game.times, game.bodies, strict=True), start=1)
    ]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def read_game(
    database: OfflineDatabase, id_: str, now: int, reading: Callable[[Connection, str], T], note: Change
) -> T:
    """Read the secrets of a table; at a live table this leaves an entry that everybody sees.

    `note` is for the audit log; all of it is one transaction.
    """

    def plan(game: StoredGame) -> tuple[Change, list[T]]:
        found: list[T] = []

        def change(connection: Connection) -> None:
            found[:] = [reading(connection, id_)]
            if game.row.state in ALIVE:
                entry = Read(max([now, *game.times]))
                _add(connection, game, entry.at, [encode(entry)])
            note(connection)

        return change, found

    (found,) = _carry_out(database, id_, plan)
    return found


def no_audit(_: Connection) -> None:
    """Write no audit entry."""


def close(database: OfflineDatabase, id_: str, reason: str, now: int, note: Change = no_audit) -> None:
    """Close a live table: its game is abandoned."""

    def plan(game: StoredGame) -> tuple[Change, None]:
        _refuse_dead(game.row)
        bodies = _closing(game, reason, now)

        def change(connection: Connection) -> None:
            _add(connection, game, now, bodies)
            tables.set_state(connection, id_, "closed", now)
            schedule.retire(connection, id_)
            note(connection)

        return change, None

    _carry_out(database, id_, plan)


def _closing(game: StoredGame, reason: str, now: int) -> list[bytes]:
    """The entry that ends a game; none if its log cannot be replayed."""
    try:
        streams = read_streams([read_entry(body) for body in game.bodies], game.seed)
        entry = Ended(max(now, streams.table.at), reason)
        streams.add(entry)
    except Exception:  # mended rules do not take the log any more, in whatever way
        return []
    return [encode(entry)]


def try_patch(
    database: OfflineDatabase, id_: str, keep: int | None = None
) -> tuple[StoredGame, ReplayResult]:
    """Replay a live table by the current rules."""
    game = database.read(lambda connection: migrated_game(connection, id_))
    return game, _attempt(game, keep)


def damage(database: OfflineDatabase, row: TableRow) -> str:
    """The reason why a live table cannot be replayed, or ""."""
    if row.state not in ALIVE:
        return ""
    try:
        misfit = try_patch(database, row.id)[1].misfit
    except AdminError as error:
        return str(error)
    return "" if misfit is None else f"entry {misfit.number} does not fit ({misfit.why})"


def apply_patch(
    database: OfflineDatabase, id_: str, keep: int | None, now: int, note: Change = no_audit
) -> ReplayResult:
    """Patch a table: it goes on from the last entry that fits, and all later ones are void."""

    def plan(game: StoredGame) -> tuple[Change, ReplayResult]:
        trial = _attempt(game, keep)
        table = trial.streams.table
        entry = patch_entry(game.times, trial.kept, now)
        trial.streams.add(entry)

        def change(connection: Connection) -> None:
            _add(connection, game, entry.at, [encode(entry)])
            table_log.drop_snapshots(connection, id_)
            _seat(connection, id_, table.seats)
            if STATES[table.status] != game.row.state:
                tables.set_state(connection, id_, STATES[table.status], now)
                if STATES[table.status] not in ALIVE:
                    schedule.retire(connection, id_)
            note(connection)

        return change, trial

    return _carry_out(database, id_, plan)


def patch_restored(database: OfflineDatabase, now: int) -> int:
    """Patch all live tables after a restore: no clock ran, and no message number is used twice.

    It is a patch of every table that is alive, which makes nothing void. How many tables there are.
    """

    def change(connection: Connection) -> int:
        alive = tables.alive(connection)
        for id_ in alive:
            game = stored_game(connection, id_)
            entry = patch_entry(game.times, len(game.times), now)
            table_log.append(connection, id_, entry.number, entry.at, encode(entry))
            schedule.set_due(connection, id_, 0)
            table_log.drop_snapshots(connection, id_)
        return len(alive)

    return database.write(change)


def _attempt(game: StoredGame, keep: int | None) -> ReplayResult:
    _refuse_dead(game.row)
    try:
        return try_replay(game.bodies, game.seed, game.snapshot, keep)
    except TableRefused as refused:
        raise AdminError(f"table {game.row.id} cannot be replayed from its beginning: {refused}") from refused


def _carry_out(database: OfflineDatabase, id_: str, plan: Callable[[StoredGame], tuple[Change, T]]) -> T:
    """Plan a change by a log, which takes a while, and make it if the log is still the same.

    If somebody is always quicker, everybody else has to wait.
    """
    for _ in range(TRIES):
        change, outcome = plan(database.read(lambda connection: migrated_game(connection, id_)))
        with suppress(NotNext):
            database.write(change)
            return outcome

    def at_once(connection: Connection) -> T:
        table_log.lock_table(connection, id_)
        change, outcome = plan(migrated_game(connection, id_))
        change(connection)
        return outcome

    return database.write(at_once)


def _refuse_dead(row: TableRow) -> None:
    if row.state not in ALIVE:
        raise AdminError(f"table {row.id} is {row.state} already")


def _seat(connection: Connection, id_: str, seats: Sequence[Seat]) -> None:
    """Store the seats as the log has them."""
    for number, seat in enumerate(seats):
        if seat.person:
            tables.assign_seat(connection, id_, number, seat.person)
        else:
            tables.clear_seat(connection, id_, number)
