"""A server's database as tools find it: people, and tables with real games in the middle."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
from sqlalchemy import Connection

from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.people.person_names import name_key
from ardri.server.replay import snapshots
from ardri.server.replay.patches import read_streams
from ardri.server.replay.table_repository import people_named
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.queries import people, schedule, tables
from ardri.server.storage.queries.presences import add_presences
from ardri.server.storage.queries.table_log import append, keep_snapshot, read_log
from ardri.server.table import log_entries
from ardri.server.table.log_entries import Entry, encode
from tests.server.helpers.databases import database_at
from tests.server.helpers.scripted_tables import SEED, begun, opened, play_on, terms

NAMES = {"p0": "Anna", "p1": "Bert", "p2": "Cleo"}
NOW = 1_700_000_000_000


def game_of(players: int = 3, most: int = 150, rounds: int = 0, seed: int = 3) -> list[Entry]:
    """The log of a game at which Anna, Bert and Cleo play for a while, or to the end."""
    scripted = begun(opened(terms(players, rounds=rounds)))
    play_on(scripted, Random(seed), most)
    return scripted.log


def spoilt(entries: Sequence[Entry], number: int) -> list[Entry]:
    """The same log as other rules might have made it: with an entry of this number that does not fit."""
    wrong = log_entries.Chosen(entries[number - 2].at, 0, 10_000, ("pass",))
    return [*entries[: number - 1], wrong, *entries[number - 1 :]]


def furnish(path: Path, **games: Sequence[Entry]) -> Path:
    """Make a database with people and tables that have these logs."""

    def change(connection: Connection) -> None:
        for id_, name in NAMES.items():
            people.ensure_person(connection, id_, NOW)
            people.reserve(connection, id_, name, name_key(name))
            people.set_password(connection, id_, "hash")
        for table, entries in games.items():
            lay(connection, table, entries)

    async def work() -> None:
        store = DatabaseStore(database_at(path))
        await store.write(change)
        await store.close()

    asyncio.run(work())
    return path


def lay(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    """Make a table with this log, and a snapshot of it if it has become quiet at its end."""
    agreed = opened(terms(3)).terms
    tables.open_table(connection, table, "p0", "link", msgspec.json.encode(agreed), SEED.encode(), NOW)
    for entry in entries:
        if isinstance(entry, log_entries.Joined):
            tables.assign_seat(connection, table, entry.seat, entry.person)
    append(connection, table, 1, NOW, *map(encode, entries))
    for entry in entries:
        if isinstance(entry, log_entries.Opened):
            add_presences(connection, table, people_named(entry))
        elif isinstance(entry, log_entries.Joined | log_entries.Said):
            add_presences(connection, table, [entry.person])
    tables.set_state(connection, table, "running", NOW)
    schedule.add_row(connection, schedule.RowState(table, None, entries[-1].at, None))


def keep_one(connection: Connection, table: str, entries: Sequence[Entry]) -> int:
    """Keep a snapshot as late in a log as there can be one; after which entry."""
    for number in range(len(entries), 0, -1):
        streams = read_streams(entries[:number], SEED)
        saved = snapshots.save(streams.table, streams)
        if saved is not None:
            keep_snapshot(connection, table, number, saved)
            return number
    raise AssertionError("it was never quiet")


def entries_of(path: Path, table: str) -> list[Entry]:
    """The log of a table, read from the database anew."""
    with OfflineDatabase(database_at(path)) as archive:
        found = archive.read(lambda connection: read_log(connection, table))
    assert [entry.number for entry in found] == list(range(1, len(found) + 1))
    return [log_entries.decode(entry.body) for entry in found]


def state_of(path: Path, table: str) -> str:
    """In which state a table is."""
    with OfflineDatabase(database_at(path)) as archive:
        row = archive.read(lambda connection: tables.find_table(connection, table))
    assert row is not None
    return row.state
