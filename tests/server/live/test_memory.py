"""Memory of a server: what has ended leaves nothing behind, and what somebody makes up is not remembered."""

from __future__ import annotations

import asyncio
import re
import time
import tracemalloc
from pathlib import Path
from random import Random

import pytest
from litestar import WebSocket
from litestar.testing import RequestFactory
from websockets.server import ServerProtocol

from ardri.rules.game import Game
from ardri.server.http.connections import HttpConnection, WebSocketConnection
from ardri.server.http.routes.site import asset
from ardri.server.live.connection import ClientConnection
from ardri.server.live.live_table import LiveTable
from ardri.server.refusals import ServerRefused
from ardri.server.settings import LARGEST_HEAD
from ardri.server.streams.streams import Streams
from ardri.server.table.table import Table
from tests.server.helpers import raw_sockets
from tests.server.helpers.live_server import BOT, PATIENCE, PERSON, PROGRAM, Live, Person

KINDS = [
    ClientConnection,
    Game,
    HttpConnection,
    LiveTable,
    ServerProtocol,
    Streams,
    Table,
    WebSocket,
    WebSocketConnection,
]
# Cycles are never collected, and `/metrics` says how many objects of some types there are.
COUNTING = """
import gc
from ardri.server.metrics import Metrics
gc.disable()
def kind(thing):
    return type(thing).__module__ + "." + type(thing).__qualname__
def count(name):
    return sum(kind(thing) == name for thing in gc.get_objects())
made = Metrics.__init__
def counting(self):
    made(self)
    for name in {names}:
        self.gauge("left_" + name.rpartition(".")[2], "Objects", lambda name=name: count(name))
Metrics.__init__ = counting
"""
NOBODY: dict[str, int] = {kind.__name__: 0 for kind in KINDS} | {"HttpConnection": 1}  # who asks

LONG = "a" * LARGEST_HEAD


def left(live: Live) -> dict[str, int]:
    """The number of objects of each type in a server."""
    text = Person(live, come=False).http.get("/metrics").text
    return {name: int(float(count)) for name, count in re.findall(r"^left_(\w+) (\S+)$", text, re.MULTILINE)}


def test_connections_that_ended_and_tables_that_sleep_leave_nothing_for_the_collector(tmp_path: Path) -> None:
    names = [f"{kind.__module__}.{kind.__qualname__}" for kind in KINDS]
    program = COUNTING.format(names=names) + PROGRAM
    with Live(tmp_path, program=program, options=("--limit", "idle_seconds=1")) as live:
        assert left(live) == NOBODY
        host = Person(live)

        async def visit() -> None:
            table = host.open([PERSON, BOT], round_limit=1, spectators=True)
            async with host.at(table) as player, host.at(table) as other:
                await player.sit(0, begin=True)
                await other.hear("*")
                await player.play(Random(1))
                found = left(live)
                assert (found["ClientConnection"], found["WebSocketConnection"]) == (2, 2)
                assert min(found.values()) > 0
            raw_sockets.come_to(live, host, table).close()  # without a word
            with raw_sockets.come_to(live, host, table) as line:
                line.sendall(raw_sockets.frame(raw_sockets.TEXT, b"\xff"))  # no text at all
                assert raw_sockets.is_closed(line)
            with raw_sockets.come_to(live, host, "nowhere") as line:
                assert raw_sockets.closed_with(line) == 4404

        asyncio.run(visit())
        ends = time.monotonic() + PATIENCE
        while left(live) != NOBODY and time.monotonic() < ends:
            time.sleep(0.2)
        assert left(live) == NOBODY


def test_names_of_files_that_somebody_makes_up_are_not_remembered() -> None:
    request = RequestFactory().get("/")

    async def ask(name: str) -> None:
        with pytest.raises(ServerRefused):
            await asset.fn(request, name=name)

    async def ask_often() -> int:
        await ask("nothing")
        before, _ = tracemalloc.get_traced_memory()
        for number in range(200):
            await ask(f"{number:10000}")
        return tracemalloc.get_traced_memory()[0] - before

    tracemalloc.start()
    try:
        assert asyncio.run(ask_often()) < 100_000  # of two million
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("address", "cookie"),
    [(f"/assets/{LONG}", ""), (f"/healthz?{LONG}", ""), ("/", LONG)],
)
def test_a_request_with_a_very_long_head_is_refused(live: Live, address: str, cookie: str) -> None:
    answer = Person(live, come=False).http.get(address, headers={"cookie": f"session={cookie}"})
    assert (answer.status_code, answer.json()["error"]) == (413, "too_big")
