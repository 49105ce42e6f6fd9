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
from ardri.server.operations.offline_database import Archive
from ardri.server.refusals import Refused
from ardri.server.replay.migration import up_to_date
from ardri.server.replay.patches import Trial, attempt, patch, read_entry, read_streams
from ardri.server.storage import log, tables
from ardri.server.storage.errors import NoTable, NotNext, StoreError
from ardri.server.storage.tables import ALIVE, Sitting, State, TableRow
from ardri.server.table.log_entries import Ended, Read, encode
from ardri.server.table.reducer import record_of, standing
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
    """It cannot be done; the sentence says why. Nothing has changed."""


class Known(NamedTuple):
    """What is known of a table without playing its game."""

    row: TableRow
    terms: Terms | None  # None: of another program
    sittings: list[Sitting]
    entries: int


class Kept(NamedTuple):
    """All that is kept of the game at a table."""

    row: TableRow
    seed: str
    bodies: list[bytes]
    times: list[int]
    snapshot: log.Snapshot | None
    stored: int  # of the entries; those after them are still to be added, because the rules are newer


def find(connection: Connection, beginning: str) -> str:
    """The id of the one table whose id begins so."""
    found = tables.tables_like(connection, beginning) if beginning else []
    if not found:
        raise NoTable(beginning)
    if len(found) > 1 and beginning not in found:
        raise AdminError(f"several tables begin with {beginning}")
    return beginning if beginning in found else found[0]


def known(connection: Connection, row: TableRow) -> Known:
    """What is known of a table."""
    terms = None
    with suppress(msgspec.DecodeError):
        terms = msgspec.json.decode(row.terms, type=Terms)
    return Known(row, terms, tables.sittings(connection, row.id), log.length(connection, row.id))


def kept(connection: Connection, id_: str) -> Kept:
    """All that is kept of a table's game."""
    row = tables.find_table(connection, id_)
    if row is None:
        raise NoTable(id_)
    entries = log.read_log(connection, id_)
    seed = tables.read_seed(connection, id_).decode(errors="replace")
    snapshot = log.read_snapshot(connection, id_)
    bodies, times = [entry.body for entry in entries], [entry.at for entry in entries]
    return Kept(row, seed, bodies, times, snapshot, len(entries))


def kept_today(connection: Connection, id_: str) -> Kept:
    """The same by the rules of today, as a server has it that wakes the table."""
    game = kept(connection, id_)
    try:
        new = up_to_date([read_entry(body) for body in game.bodies], game.seed, game.row.state not in ALIVE)
    except Refused:  # of another program, or damaged
        return game
    bodies, times = [encode(entry) for entry in new], [entry.at for entry in new]
    return game._replace(bodies=game.bodies + bodies, times=game.times + times)


def _add(connection: Connection, game: Kept, at: int, bodies: list[bytes]) -> None:
    """Add entries to a log, and before them what is not stored yet."""
    for number in range(game.stored, len(game.bodies)):
        log.append(connection, game.row.id, number + 1, game.times[number], game.bodies[number])
    log.append(connection, game.row.id, len(game.bodies) + 1, at, *bodies)


def record(connection: Connection, id_: str) -> Record:
    """The record of a table's game, with its seed and so with all its secrets."""
    game = kept_today(connection, id_)
    try:
        return record_of([read_entry(body) for body in game.bodies], game.seed)
    except Refused as refused:
        raise AdminError(f"the log of {id_} makes no record: {refused}") from refused


def log_lines(connection: Connection, id_: str) -> str:
    """The log as lines of JSON: each entry with its number, its time, and whether a patch made it void."""
    game = kept(connection, id_)
    valid = {number for number, _ in standing([read_entry(body) for body in game.bodies])}
    lines = [
        {"number": number, "at": at, "void": number not in valid, "entry": msgspec.Raw(body)}
        for number, (at, body) in enumerate(zip(game.times, game.bodies, strict=True), start=1)
    ]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def read_game(
    archive: Archive, id_: str, now: int, reading: Callable[[Connection, str], T], note: Change
) -> T:
    """Read what a table keeps secret; if it is alive that leaves a mark in its log, which everybody sees.

    `note` is for the audit log; all of it is one transaction.
    """

    def plan(game: Kept) -> tuple[Change, list[T]]:
        found: list[T] = []

        def change(connection: Connection) -> None:
            found[:] = [reading(connection, id_)]
            if game.row.state in ALIVE:
                entry = Read(max([now, *game.times]))
                _add(connection, game, entry.at, [encode(entry)])
            note(connection)

        return change, found

    (found,) = _carry_out(archive, id_, plan)
    return found


def unnoted(_: Connection) -> None:
    """Note nothing in the audit log."""


def close(archive: Archive, id_: str, reason: str, now: int, note: Change = unnoted) -> None:
    """Close a table that is alive: for the people at it the game is abandoned."""

    def plan(game: Kept) -> tuple[Change, None]:
        _refuse_dead(game.row)
        bodies = _closing(game, reason, now)

        def change(connection: Connection) -> None:
            _add(connection, game, now, bodies)
            tables.move_on(connection, id_, "closed", now)
            note(connection)

        return change, None

    _carry_out(archive, id_, plan)


def _closing(game: Kept, reason: str, now: int) -> list[bytes]:
    """The entry that ends a game; none if its log leads nowhere, so that nobody can play it anyway."""
    try:
        streams = read_streams([read_entry(body) for body in game.bodies], game.seed)
        entry = Ended(max(now, streams.table.at), reason)
        streams.add(entry)
    except Exception:  # mended rules do not take the log any more, in whatever way
        return []
    return [encode(entry)]


def try_patch(archive: Archive, id_: str, keep: int | None = None) -> tuple[Kept, Trial]:
    """What the rules of today make of a table that is alive."""
    game = archive.read(lambda connection: kept_today(connection, id_))
    return game, _attempt(game, keep)


def damage(archive: Archive, row: TableRow) -> str:
    """Why a table that is alive cannot be replayed, in a few words; none if it can."""
    if row.state not in ALIVE:
        return ""
    try:
        misfit = try_patch(archive, row.id)[1].misfit
    except AdminError as error:
        return str(error)
    return "" if misfit is None else f"entry {misfit.number} does not fit ({misfit.why})"


def apply_patch(archive: Archive, id_: str, keep: int | None, now: int, note: Change = unnoted) -> Trial:
    """Let a table go on from what fits; what somebody adds in the meantime is void, too."""

    def plan(game: Kept) -> tuple[Change, Trial]:
        trial = _attempt(game, keep)
        table = trial.streams.table
        entry = patch(game.times, trial.kept, now)
        trial.streams.add(entry)

        def change(connection: Connection) -> None:
            _add(connection, game, entry.at, [encode(entry)])
            log.drop_snapshots(connection, id_)
            _seat(connection, id_, table.seats)
            if STATES[table.status] != game.row.state:
                tables.move_on(connection, id_, STATES[table.status], now)
            note(connection)

        return change, trial

    return _carry_out(archive, id_, plan)


def begin_anew(archive: Archive, now: int) -> int:
    """After a copy was put back: no clock ran, and no number that was used since is used again.

    It is a patch of every table that is alive, which makes nothing void. How many tables there are.
    """

    def change(connection: Connection) -> int:
        alive = tables.alive(connection)
        for id_ in alive:
            game = kept(connection, id_)
            entry = patch(game.times, len(game.times), now)
            log.append(connection, id_, entry.number, entry.at, encode(entry))
            log.drop_snapshots(connection, id_)
        return len(alive)

    return archive.write(change)


def _attempt(game: Kept, keep: int | None) -> Trial:
    _refuse_dead(game.row)
    try:
        return attempt(game.bodies, game.seed, game.snapshot, keep)
    except Refused as refused:
        raise AdminError(f"table {game.row.id} cannot be replayed from its beginning: {refused}") from refused


def _carry_out(archive: Archive, id_: str, plan: Callable[[Kept], tuple[Change, T]]) -> T:
    """Plan a change by a log, which takes a while, and make it if the log is still the same.

    If somebody is always quicker, everybody else has to wait.
    """
    for _ in range(TRIES):
        change, outcome = plan(archive.read(lambda connection: kept_today(connection, id_)))
        with suppress(NotNext):
            archive.write(change)
            return outcome

    def at_once(connection: Connection) -> T:
        change, outcome = plan(kept_today(connection, id_))
        change(connection)
        return outcome

    return archive.write(at_once)


def _refuse_dead(row: TableRow) -> None:
    if row.state not in ALIVE:
        raise AdminError(f"table {row.id} is {row.state} already")


def _seat(connection: Connection, id_: str, seats: Sequence[Seat]) -> None:
    """Who sits where, as the log has it."""
    for number, seat in enumerate(seats):
        if seat.person:
            tables.sit(connection, id_, number, seat.person)
        else:
            tables.stand(connection, id_, number)
