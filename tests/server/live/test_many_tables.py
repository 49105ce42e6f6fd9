"""A server with many more tables than it could have in memory."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from ardri.server.http.requests.sessions import GUEST
from benchmarks.sleeping_tables import furnish
from tests.server.helpers.live_server import PATIENCE, Live, Person

DUE = 3
UNFINISHED = "SELECT count(*) FROM schedule WHERE due < touched + 1000 OR owner IS NOT NULL"


def count(live: Live, query: str) -> int:
    """A number in the file of a server."""
    with sqlite3.connect(live.data) as file:
        (found,) = file.execute(query).fetchone()
    file.close()
    return int(found)


def awake(host: Person) -> int:
    """The tables in memory."""
    return int(float(host.http.get("/metrics").text.partition("\nardri_tables_awake ")[2].split()[0]))


def test_nothing_is_loaded_at_the_start_but_what_is_due(tmp_path: Path) -> None:
    cookie = asyncio.run(furnish(tmp_path / "ardri.db", tables=400, due=DUE, finished=100, own=120))
    with Live(tmp_path) as live:
        assert count(live, UNFINISHED) <= DUE
        host = Person(live, come=False)
        host.http.cookies.set(GUEST, cookie)
        assert host.http.get("/readyz").text == "ready"
        mine = host.get("/api/me/tables")["list"]
        assert isinstance(mine, list)
        assert {table["state"] for table in mine} == {"running"}
        assert all(table["moved"] for table in mine)  # their rows say it
        most, ends = awake(host), time.monotonic() + PATIENCE
        while count(live, UNFINISHED) and time.monotonic() < ends:
            most = max(most, awake(host))
            time.sleep(0.1)
        assert count(live, UNFINISHED) == 0  # each has gone back to sleep, with a later time
        assert most <= DUE
        assert live.stop() == 0
