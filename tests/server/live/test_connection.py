"""Clients who do not read, and tables that fall asleep; in this process, on a real file."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from ardri.server.live.connection import LONGEST_QUEUE, MOST_WAITING, NOBODY, SLOW, Client, serve
from ardri.server.live.memory import give_back
from ardri.server.live.server import House
from ardri.server.people.accounts import stranger
from ardri.server.settings import Settings
from ardri.server.table.terms import Anyone, Terms

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


def at_home(path: Path, visit: Callable[[House], Awaitable[None]]) -> None:
    """Visit an open house."""

    async def run() -> None:
        house = await House.open(Settings(path / "ardri.db", test=True))
        try:
            await visit(house)
        finally:
            await house.close()

    asyncio.run(run())


async def connected(house: House) -> Client:
    """Somebody who listens to a table."""
    room = await house.rooms.room(await house.rooms.open("host", TWO))
    client = Client(stranger("watcher"), room, house.rooms, house.messages, house.chat)
    await client.receive('{"do": "hello", "id": 1, "protocol": 1}')
    await client.receive('{"do": "subscribe", "id": 2, "stream": "*"}')
    assert room.listeners == [client]
    return client


def test_who_does_not_read_is_let_go(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        for message, count in ((b"{}", LONGEST_QUEUE), (b"x" * (MOST_WAITING // 3), 3)):
            client = await connected(house)
            for _ in range(count):
                client.hear(message)
            (room,) = [room for room in house.rooms.awake.values() if room.listeners == []][-1:]
            assert client not in room.listeners
            told = Told()
            await client.send_all(told)
            assert told.code == SLOW

    at_home(tmp_path, visit)


def test_who_reads_stays(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        client = await connected(house)
        told = Told()
        reading = asyncio.create_task(client.send_all(told))
        for _ in range(3 * LONGEST_QUEUE):
            client.hear(b"{}")
            await asyncio.sleep(0)
        reading.cancel()
        assert told.code == 0
        assert told.messages.count(b"{}") > 2 * LONGEST_QUEUE

    at_home(tmp_path, visit)


def test_what_comes_over_a_connection_that_was_cut_is_not_done(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        client = await connected(house)
        (room,) = house.rooms.awake.values()
        client.cut(NOBODY)
        await client.receive('{"do": "join", "id": 3, "seat": 0, "name": "Somebody"}')
        assert room.table.seats[0].empty
        assert room.listeners == []

    at_home(tmp_path, visit)


def test_a_connection_is_cut_at_once_though_its_other_end_does_not_read(tmp_path: Path) -> None:
    class Stuck(Told):
        async def send(self, messages: Sequence[bytes]) -> None:
            await asyncio.get_running_loop().create_future()

    async def visit(house: House) -> None:
        client = await connected(house)
        told, end = Stuck(), asyncio.get_running_loop().create_future()
        connection = asyncio.create_task(serve(client, told, lambda: end, hello_seconds=60))
        await asyncio.sleep(0.01)
        client.hear(b"{}")
        house.dismiss("watcher")
        await asyncio.sleep(0.01)
        assert told.code == NOBODY
        end.set_result(None)
        await connection

    at_home(tmp_path, visit)


def test_a_table_that_nobody_uses_is_forgotten_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        client = await connected(house)
        await house.rooms.sleep(idle=0)
        (room,) = house.rooms.awake.values()  # somebody listens
        before = room.streams.full("*")
        client.leave()
        await house.rooms.sleep(idle=0)
        assert house.rooms.awake == {}
        again = await house.rooms.room(room.id)
        assert again is not room
        assert again.streams.full("*") == before

    at_home(tmp_path, visit)


def test_a_table_that_sleeps_is_gone_from_memory_without_the_collector(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        room = await house.rooms.room(await house.rooms.open("host", TWO))
        left: list[Callable[[], object]] = [
            weakref.ref(room),
            weakref.ref(room.streams),
            weakref.ref(room.table),
        ]
        del room
        await house.rooms.sleep(idle=0)
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
    monkeypatch.setattr("ardri.server.live.server.give_back", lambda: given.append(give_back()))

    async def visit(house: House) -> None:
        room = await house.rooms.room(await house.rooms.open("host", TWO))
        await house.rest()
        assert (len(house.rooms.awake), len(given)) == (1, 0)
        room.used -= house.settings.idle
        await house.rest()
        assert (len(house.rooms.awake), len(given)) == (0, 1)

    at_home(tmp_path, visit)


def test_a_table_stays_awake_as_long_as_somebody_is_connected(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        room = await house.rooms.room(await house.rooms.open("host", TWO))
        client = Client(stranger("somebody"), room, house.rooms, house.messages, house.chat)
        end = asyncio.get_running_loop().create_future()
        connection = asyncio.create_task(
            serve(client, Told(), lambda: end, hello_seconds=60)
        )  # who does not even say hello
        await asyncio.sleep(0)
        await house.rooms.sleep(idle=0)
        assert house.rooms.awake == {room.id: room}
        end.set_result(None)
        await connection
        await house.rooms.sleep(idle=0)
        assert house.rooms.awake == {}

    at_home(tmp_path, visit)
