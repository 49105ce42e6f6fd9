"""Floods of each kind, and an honest player at another table who hardly notices."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from tests.faults.flooding import KINDS
from tests.server.helpers import raw_sockets
from tests.server.helpers.live_server import BOT, PERSON, Live, Person

SECONDS = 8
ASKED = 100  # times in that time
LATEST = 0.250  # seconds that the honest player may wait, 99 times of 100
MB = 1_000_000

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def flooded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with the limits that people meet."""
    with Live(tmp_path_factory.mktemp("flooded"), test=False) as server:
        yield server


@pytest.mark.parametrize("kind", KINDS)
def test_a_player_at_another_table_hardly_notices(flooded: Live, kind: str) -> None:
    host, guest = Person(flooded), Person(flooded)
    table = str(host.post("/api/tables", {"seats": [PERSON, BOT]})["id"])
    other = str(guest.post("/api/tables", {"seats": [PERSON, BOT], "spectators": True})["id"])
    before, written = raw_sockets.memory(flooded), flooded.log.stat().st_size
    command = [sys.executable, "-m", "tests.faults.flooding", kind, str(flooded.port), guest.cookie, other]

    async def play() -> list[float]:
        waited = []
        async with host.at(table) as player:
            await player.done("join", seat=0, name="Host")
            for number in range(ASKED):
                began = time.monotonic()
                if number % 4:
                    await player.done("ping")
                else:  # something that is kept before it is answered
                    await player.done("say", seat=0, text="Hello")
                waited.append(time.monotonic() - began)
                await asyncio.sleep(SECONDS / ASKED)
        return sorted(waited)

    with subprocess.Popen([*command, str(SECONDS + 1)]) as attacker:
        try:
            time.sleep(1)
            waited = asyncio.run(play())
            grown, logged = raw_sockets.memory(flooded) - before, flooded.log.stat().st_size - written
        finally:
            attacker.kill()
    latest = waited[-2]  # the 99th of 100
    told = f"{waited[ASKED // 2] * 1000:.0f} ms, p99 {latest * 1000:.0f} ms"
    sys.stdout.write(f"{kind}: {told}, {grown / MB:.0f} MB of memory, {logged / MB:.1f} MB of log\n")
    assert latest < LATEST
    assert grown < 60 * MB
    assert logged < 20 * MB
