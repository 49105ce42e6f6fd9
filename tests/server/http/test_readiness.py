"""Readiness: what it depends on, for people and for programs."""

from __future__ import annotations

import time
from pathlib import Path

from tests.server.helpers.live_server import PATIENCE, Live, Person

JSON = {"Accept": "application/json"}


def test_a_server_that_is_ready_says_what_that_depends_on(live: Live) -> None:
    client = Person(live, come=False).http
    ends = time.monotonic() + PATIENCE
    while client.get("/readyz").status_code != 200 and time.monotonic() < ends:
        time.sleep(0.1)
    plain, data = client.get("/readyz"), client.get("/readyz", headers=JSON)
    assert (plain.status_code, plain.text.partition("\n")[0]) == (200, "ready")
    assert plain.headers["content-type"].startswith("text/plain")
    found = data.json()
    assert (found["ready"], found["database"], found["draining"]) == (True, "ok", False)


def test_a_server_without_its_database_says_so(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        client = Person(live, come=False).http
        live.data.rename(tmp_path / "elsewhere.db")
        plain, data = client.get("/readyz"), client.get("/readyz", headers=JSON)
        assert (plain.status_code, data.status_code) == (503, 503)
        assert plain.text.startswith("not ready\nthe database cannot be read")
        assert (data.json()["ready"], data.json()["database"]) == (False, "unavailable")


def test_a_server_that_stops_is_not_ready(tmp_path: Path) -> None:
    program = (
        "from ardri.server.live.server import GameServer\n"
        "GameServer.ready = property(lambda self: False, lambda self, ready: None)\n"
        "from ardri.cli import main; main()"
    )
    with Live(tmp_path, program=program) as live:
        client = Person(live, come=False).http
        assert client.get("/readyz").text == "not ready\nthe server stops\n"
        assert client.get("/readyz", headers=JSON).json()["draining"]
