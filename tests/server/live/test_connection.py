"""Clients who do not read, and tables that fall asleep; in this process, on a real file."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from ardri.server.live.connection import (
    MOST_QUEUED,
    MOST_QUEUED_BYTES,
    SIGNED_OUT,
    TOO_SLOW,
    ClientConnection,
    serve,
)
from ardri.server.live.memory import trim_memory
from ardri.server.live.server import GameServer
from ardri.server.people.accounts import unknown_guest
from ardri.server.settings import Settings
from ardri.server.table.terms import Anyone, Terms
from tests.server.helpers.databases import database_at

pytestmark = pytest.mark.databases(slow=True)

TWO = Terms((Anyone(), Anyone()))


class Told:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.code = 0

    async def send(self, messages: Sequence[bytes]) -> None:
        """Keep messages."""
        self.messages.extend(messages)

    async def close(self, code: int) -> None:
        """Keep the code."""
        self.code = code


def at_home(path: Path, visit: Callable[[GameServer], Awaitable[None]]) -> None:
    """Visit an open server."""

    async def run() -> None:
        server = await GameServer.open(Settings(database_at(path / "ardri.db"), path, test=True))
        try:
            await visit(server)
        finally:
            await server.close()

    asyncio.run(run())


async def connected(server: GameServer) -> ClientConnection:
    """Somebody who listens to a table."""
    live = await server.live_tables.get(await server.live_tables.open("host", TWO))
    client = ClientConnection(
        unknown_guest("watcher"), live, server.live_tables, server.limits.messages, server.limits.chat
    )
    await client.receive('{"do": "hello", "id": 1, "protocol": 1}')
    await client.receive('{"do": "subscribe", "id": 2, "stream": "*"}')
    assert live.listeners == [client]
    return client


def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    async def visit(server: GameServer) -> None:
        for message, count in ((b"{}", MOST_QUEUED), (b"x" * (MOST_QUEUED_BYTES // 3), 3)):
            client = await connected(server)
            for _ in range(count):
                client.send(message)
            (live,) = [live for live in server.live_tables.awake.values() if live.listeners == []][-1:]
            assert client not in live.listeners
            told = Told()
            await client.send_all(told)
            assert told.code == TOO_SLOW

    at_home(tmp_path, visit)


def test_who_reads_stays(tmp_path: Path) -> None:
    async def visit(server: GameServer) -> None:
        client = await connected(server)
        told = Told()
        reading = asyncio.create_task(client.send_all(told))
        for _ in range(3 * MOST_QUEUED):
            client.send(b"{}")
            await asyncio.sleep(0)
        reading.cancel()
        assert told.code == 0
        assert told.messages.count(b"{}") > 2 * MOST_QUEUED

    at_home(tmp_path, visit)


def test_what_comes_over_a_connection_that_was_cut_is_not_done(tmp_path: Path) -> None:
    async def visit(server: GameServer) -> None:
        client = await connected(server)
        (live,) = server.live_tables.awake.values()
        client.close_now(SIGNED_OUT)
        await client.receive('{"do": "join", "id": 3, "seat": 0, "name": "Somebody"}')
        assert live.table.seats[0].empty
        assert live.listeners == []

    at_home(tmp_path, visit)


def test_a_connection_is_cut_at_once_though_its_other_end_does_not_read(tmp_path: Path) -> None:
    class Stuck(Told):
        async def send(self, messages: Sequence[bytes]) -> None:
            await asyncio.get_running_loop().create_future()

    async def visit(server: GameServer) -> None:
        client = await connected(server)
        told, end = Stuck(), asyncio.get_running_loop().create_future()
        connection = asyncio.create_task(serve(client, told, lambda: end, hello_seconds=60))
        await asyncio.sleep(0.01)
        client.send(b"{}")
        server.disconnect("watcher")
        await asyncio.sleep(0.01)
        assert told.code == SIGNED_OUT
        end.set_result(None)
        await connection

    at_home(tmp_path, visit)


def test_a_table_that_nobody_uses_is_forgotten_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def visit(server: GameServer) -> None:
        client = await connected(server)
        await server.live_tables.sleep(idle=0)
        (live,) = server.live_tables.awake.values()  # somebody listens
        before = live.streams.full("*")
        client.unsubscribe()
        await server.live_tables.sleep(idle=0)
        assert server.live_tables.awake == {}
        again = await server.live_tables.get(live.id)
        assert again is not live
        assert again.streams.full("*") == before

    at_home(tmp_path, visit)


@pytest.mark.pure  # nothing refers weakly to what is compiled
def test_a_table_that_sleeps_is_gone_from_memory_without_the_collector(tmp_path: Path) -> None:
    async def visit(server: GameServer) -> None:
        live = await server.live_tables.get(await server.live_tables.open("host", TWO))
        left: list[Callable[[], object]] = [
            weakref.ref(live),
            weakref.ref(live.streams),
            weakref.ref(live.table),
        ]
        del live
        await server.live_tables.sleep(idle=0)
        await asyncio.sleep(0.01)
        assert [each() for each in left] == [None, None, None]

    gc.disable()
    try:
        at_home(tmp_path, visit)
    finally:
        gc.enable()


def test_memory_is_given_back_when_tables_fall_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bool] = []
    monkeypatch.setattr("ardri.server.live.server.trim_memory", lambda: given.append(trim_memory()))

    async def visit(server: GameServer) -> None:
        live = await server.live_tables.get(await server.live_tables.open("host", TWO))
        await server.sleep_idle_tables()
        assert (len(server.live_tables.awake), len(given)) == (1, 0)
        live.last_used -= server.settings.idle
        await server.sleep_idle_tables()
        assert (len(server.live_tables.awake), len(given)) == (0, 1)

    at_home(tmp_path, visit)


def test_a_table_stays_awake_as_long_as_somebody_is_connected(tmp_path: Path) -> None:
    async def visit(server: GameServer) -> None:
        live = await server.live_tables.get(await server.live_tables.open("host", TWO))
        client = ClientConnection(
            unknown_guest("somebody"), live, server.live_tables, server.limits.messages, server.limits.chat
        )
        end = asyncio.get_running_loop().create_future()
        connection = asyncio.create_task(
            serve(client, Told(), lambda: end, hello_seconds=60)
        )  # who does not even say hello
        await asyncio.sleep(0)
        await server.live_tables.sleep(idle=0)
        assert server.live_tables.awake == {live.id: live}
        end.set_result(None)
        await connection
        await server.live_tables.sleep(idle=0)
        assert server.live_tables.awake == {}

    at_home(tmp_path, visit)
