"""Sleeping tables benchmark: a server starts on a database with very many running games.

The games are copies of a few that were played at random for a while. All of them sleep, and some are due at
the start; other games are finished:

    .venv/bin/python -m benchmarks.sleeping_tables --tables 22000 --due 100 --finished 100000
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import msgspec

from ardri.rules.state import seed_commitment
from ardri.server.http.requests.sessions import GUEST
from ardri.server.live.table_rows import ListedActivity, due_at
from ardri.server.people.accounts import Accounts
from ardri.server.replay import snapshots
from ardri.server.replay.table_repository import seat_summaries
from ardri.server.server_clock import wall_clock
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.ids import fresh_id
from ardri.server.storage.sqlite.database import SqliteDatabase
from ardri.server.streams.streams import Streams
from ardri.server.table.activity import activity_of
from ardri.server.table.log_entries import Chosen, Closed, Entry, Joined, Opened, Readied, Started, encode
from ardri.server.table.reducer import open_table
from ardri.server.table.table import Table
from ardri.server.table.terms import Anyone, Pace, Terms
from benchmarks.server import Process, ours, ready

DAY: Final = 24 * 3_600_000
TERMS: Final = Terms((Anyone(), Anyone()), windows="open", pace=Pace(30 * DAY, 0))
ENTRIES: Final = 120  # of a template
TEMPLATES: Final = 8
REQUESTS: Final = 20
AT_ONCE: Final = 1000  # tables that are written together
FORGET: Final = "DELETE FROM schedule WHERE table_id IN (SELECT id FROM tables WHERE state = 'finished')"


class Template(NamedTuple):
    """A game in its middle, as it is stored."""

    seed: str
    log: list[Entry]
    table: Table
    snapshot: tuple[int, bytes]


class Measured(NamedTuple):
    """The measurements of one start."""

    ready: float  # seconds
    processor: float  # seconds until then
    memory: float  # MB, when it is ready
    later: float  # MB, when all that was due has been looked at
    lists: list[float]  # ms for each request of one's own tables
    awake: int  # tables, after these requests


def template(seed: int, now: int) -> Template:
    """A game of two people who choose at random."""
    secret, rng = f"{seed:02x}" * 32, Random(seed)
    opened = Opened(now, "p0", TERMS, seed_commitment.commitment(secret, TERMS.setting))
    streams = Streams(open_table(opened, secret))
    log: list[Entry] = [opened]
    snapshot: tuple[int, bytes] | None = None
    for entry in _play(streams, now, rng):
        streams.add(entry)
        log.append(entry)
        saved = snapshots.save(streams.table, streams) if len(log) % 40 == 0 or snapshot is None else None
        snapshot = snapshot if saved is None else (len(log), saved)
    assert snapshot is not None
    return Template(secret, log, streams.table, snapshot)


def _play(streams: Streams, now: int, rng: Random) -> Iterator[Entry]:
    for seat in range(2):
        yield Joined(now, seat, f"p{seat}", f"Player {seat}")
        yield Readied(now, seat)
    yield Started(now)
    while streams.table.entry_count < ENTRIES and streams.table.status == "playing":
        table = streams.table
        for seat in range(2):
            decision = table.question_of(seat)
            if decision is not None and not table.answered(seat):
                yield Chosen(table.at, seat, table.questions[seat].number, (rng.choice(decision.keys),))
                break
        else:
            yield Closed(table.at)


async def furnish(path: Path, tables: int, due: int, finished: int, own: int) -> str:
    """Make a database with so many games, some of them of one guest; the guest's cookie."""
    store = DatabaseStore(SqliteDatabase(path))
    accounts = await Accounts.open(store)
    cookie = accounts.new_guest()
    person = (await accounts.guest(cookie)).id
    accounts.close()
    await store.close()
    now = wall_clock()
    templates = [template(number + 1, now) for number in range(TEMPLATES)]
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA synchronous=OFF")
        file.executemany(
            "INSERT INTO people (id, name, admin, created) VALUES (?, ?, 0, ?)",
            [(person, "Host", now), ("p0", "Player 0", now), ("p1", "Player 1", now)],
        )
        for start in range(0, tables + finished, AT_ONCE):
            for number in range(start, min(start + AT_ONCE, tables + finished)):
                host = person if number < own else "p0"
                _copy(file, templates[number % TEMPLATES], host, number < due, number >= tables, now)
            file.commit()
        file.execute(FORGET)
        file.commit()
    return cookie


def _copy(file: sqlite3.Connection, of: Template, host: str, due: bool, finished: bool, now: int) -> None:
    """Add a table with the log of a template."""
    id_, table = fresh_id(), of.table
    seating = msgspec.json.encode(seat_summaries(table.seats))
    state = "finished" if finished else "running"
    file.execute(
        "INSERT INTO tables (id, host_id, state, visibility, terms, seed, created, updated, seating)"
        " VALUES (?, ?, ?, 'link', ?, ?, ?, ?, ?)",
        (id_, host, state, msgspec.json.encode(TERMS), of.seed.encode(), now, now, seating),
    )
    file.executemany("INSERT INTO seats VALUES (?, ?, ?)", [(id_, 0, host), (id_, 1, "p1")])
    file.executemany(
        "INSERT INTO entries VALUES (?, ?, ?, ?)",
        [(id_, number, entry.at, encode(entry)) for number, entry in enumerate(of.log, 1)],
    )
    file.execute("INSERT INTO snapshots VALUES (?, ?, ?)", (id_, *of.snapshot))
    listed = msgspec.json.encode(ListedActivity(activity_of(table)))
    when = now if due else due_at(table, now)
    file.execute(
        "INSERT INTO schedule (table_id, due, touched, activity) VALUES (?, ?, ?, ?)",
        (id_, when, table.at, listed),
    )


def measure(server: Process, cookie: str, due: int) -> Measured:
    """Wait until a server is ready, ask for one's own tables, and wait until all due ones were looked at."""
    begun = ready(server)
    memory, processor = server.memory, _processor(server)
    lists = [_asked(server, "/api/me/tables", cookie)[0] for _ in range(REQUESTS)]
    awake = _awake(server)
    ends = time.monotonic() + 10 + due
    while due and _awake(server) and time.monotonic() < ends:
        time.sleep(0.5)
    return Measured(begun, processor, memory, server.memory, lists, awake)


def _processor(server: Process) -> float:
    """The seconds of processor time that a server has used."""
    fields = Path(f"/proc/{server.number}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _asked(server: Process, path: str, cookie: str = "") -> tuple[float, str]:
    """The milliseconds that a request took, and its answer."""
    http = HTTPConnection("127.0.0.1", server.port, timeout=60)
    begun = time.perf_counter()
    http.request("GET", path, headers={"Cookie": f"{GUEST}={cookie}"} if cookie else {})
    answer = http.getresponse()
    text = answer.read().decode()
    http.close()
    if answer.status != 200:
        raise RuntimeError(text)
    return 1000 * (time.perf_counter() - begun), text


def _awake(server: Process) -> int:
    found = re.search(r"^ardri_tables_awake (\S+)$", _asked(server, "/metrics")[1], re.MULTILINE)
    return -1 if found is None else int(float(found.group(1)))


def report(tables: int, finished: int, due: int, found: Measured) -> str:
    """The numbers, one a line."""
    lines = [
        f"{tables:,} running tables, {due:,} of them due, and {finished:,} finished",
        f"s from the start to ready         {found.ready:8.2f}",
        f"the same, of processor time       {found.processor:8.2f}",
        f"MB when ready                     {found.memory:8.0f}",
        f"MB when all due were looked at    {found.later:8.0f}",
        f"ms for one's own tables           {statistics.median(found.lists):8.1f}",
        f"tables awake after these requests {found.awake:8}",
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description="How a server starts with very many running games.")
    parser.add_argument("--tables", type=int, default=22_000)
    parser.add_argument("--due", type=int, default=100)
    parser.add_argument("--finished", type=int, default=0)
    parser.add_argument("--own", type=int, default=100, help="tables of whoever asks for their own")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        begun = time.perf_counter()
        work = furnish(folder / "ardri.db", options.tables, options.due, options.finished, options.own)
        cookie = asyncio.run(work)
        sys.stderr.write(f"the database was made in {time.perf_counter() - begun:.0f} s\n")
        with ours(folder) as server:
            found = measure(server, cookie, options.due)
            sys.stdout.write(report(options.tables, options.finished, options.due, found) + "\n")


if __name__ == "__main__":
    main()
