"""Fuzzing of WebSockets, by people who play: nothing breaks, and the games can be played to their end."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import EXTERNAL_CLOSE_CODES

from ardri.rules.formats.record import Record
from ardri.rules.formats.verify import verify
from ardri.server.settings import LARGEST_MESSAGE
from ardri.server.streams import protocol
from tests.faults.message_generator import message, odd_frames, valid
from tests.faults.mutation import mangled
from tests.faults.test_http import wrong_lines
from tests.server.helpers.live_server import BOT, PATIENCE, PERSON, Live, Message, Person
from tests.server.helpers.raw_sockets import TEXT, UPGRADE, frame

PROTOCOL: Final = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
CODES: Final = {int(code) for code in re.findall(r"\b(?:10\d\d|4\d\d\d)\b", PROTOCOL)}
HELLO: Final = {"do": "hello", "id": 1, "protocol": 1}
MOST_AT_ONCE: Final = 8  # messages before the replies are awaited
FRAMES: Final = 0.2  # of all turns it is frames that are odd, not messages
LINES: Final = 6  # people at a time


class Fuzzer:
    """Somebody at a table who sends nonsense, and reads what is said."""

    def __init__(self, live: Live, number: int) -> None:
        self.live = live
        self.person = Person(live)
        self.seats = 2 + number % 2
        self.tables: list[str] = []
        self.counts: Counter[str] = Counter()
        self._rng = Random(number)
        self._replies = 0
        self._parts: Message = {}
        self._last = 0
        self._cut_short = False  # who sends on after the end need not hear why it ended

    async def send(self, count: int) -> None:
        """Send so many messages, at one table after another."""
        while sum(self.counts.values()) < count:
            if not self.tables or self._parts.get("status") in ("over", "abandoned"):
                await self._begin()
            address = f"{self.live.address.replace('http', 'ws')}/api/tables/{self.tables[-1]}/socket"
            headers = {"Cookie": self.person.cookie}
            async with connect(address, additional_headers=headers, max_size=None, proxy=None) as socket:
                reading = asyncio.create_task(self._read(socket))
                try:
                    await self._talk(socket, count)
                except ConnectionClosed:
                    assert socket.close_code in CODES or self._cut_short, socket.close_code
                    self.counts[f"closed with {socket.close_code}"] += 0
                finally:
                    await socket.close()
                    await reading

    async def _begin(self) -> None:
        """Open another table, and begin a game."""
        self._parts, self._last = {}, 0
        table = self.person.open([PERSON, *[BOT] * (self.seats - 1)], spectators=True)
        self.tables.append(table)
        async with self.person.at(table) as player:
            await player.sit(0, begin=True)

    async def _talk(self, socket: ClientConnection, count: int) -> None:
        rng = self._rng
        await self._say(socket, [json.dumps(HELLO)])
        await self._say(socket, ['{"do": "subscribe", "id": 2, "stream": "A", "after": -1}'])
        while sum(self.counts.values()) < count and self._parts.get("status") == "playing":
            if rng.random() < FRAMES:
                await self._visit(odd_frames(rng, self._valid()))
                self.counts["frames"] += 1
                continue
            messages = [message(rng, self._valid()) for _ in range(rng.randrange(1, MOST_AT_ONCE))]
            self.counts["messages"] += len(messages)
            await self._say(socket, messages)

    def _valid(self) -> Message:
        question = self._parts.get("question")
        assert question is None or isinstance(question, dict)
        return valid(self._rng, self.seats, question)

    async def _say(self, socket: ClientConnection, messages: list[str] | list[str | bytes]) -> None:
        """Send messages; each has one reply."""
        before = self._replies
        self._cut_short = any(
            len(each.encode() if isinstance(each, str) else each) > LARGEST_MESSAGE for each in messages
        )
        for each in messages:
            await socket.send(each)
        async with asyncio.timeout(PATIENCE):
            while self._replies < before + len(messages):
                if socket.close_code is not None:
                    raise ConnectionClosed(None, None)
                await asyncio.sleep(0.001)
        assert self._replies == before + len(messages)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                self._take(data)
        except ConnectionClosed:
            pass
        finally:
            await socket.close()  # at once, should what came be wrong

    def _take(self, data: str | bytes) -> None:
        """Read what the server says, which must be as the protocol has it."""
        match protocol.read_message(data):
            case protocol.Full() | protocol.Update() as told:
                if told.stream == "A" and (isinstance(told, protocol.Full) or told.n > self._last):
                    self._last = told.n
                    self._parts.update({name: json.loads(bytes(part)) for name, part in told.parts.items()})
            case protocol.Refused() as refused:
                assert f"`{refused.error}`" in PROTOCOL, refused
                self._replies += 1
            case _:
                self._replies += 1

    async def _visit(self, frames: bytes) -> None:
        """Send bytes on a connection of their own, and see how it ends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.live.port)
        head = UPGRADE.format(table=self.tables[-1], cookie=self.person.cookie).encode()
        odd = self._rng.random() < 0.2
        writer.write(mangled(self._rng, head) if odd else head)
        if odd:
            writer.write_eof()
        async with asyncio.timeout(PATIENCE):
            answer = await reader.readline()
            assert not answer.startswith(b"HTTP/1.1 5"), (answer, head)
            if not odd:
                await reader.readuntil(b"\r\n\r\n")
                writer.write(frame(TEXT, json.dumps(HELLO).encode()) + frames)
                writer.write_eof()
            data = await reader.read()
        writer.close()
        if odd:
            return
        for kind, body in frames_in(data):
            if kind == TEXT:
                protocol.read_message(body)
            elif kind == 8 and body:
                code = int.from_bytes(body[:2], "big")
                self.counts[f"closed with {code}"] += 0
                assert code in CODES or code in EXTERNAL_CLOSE_CODES, (code, frames)


def frames_in(data: bytes) -> list[tuple[int, bytes]]:
    """The whole frames that a server has sent."""
    found = []
    while len(data) >= 2:
        size, at = data[1], 2
        if size == 126:
            size, at = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(data[2:10], "big"), 10
        if len(data) < at + size:
            break
        found.append((data[0] & 15, data[at : at + size]))
        data = data[at + size :]
    return found


async def finish(fuzzer: Fuzzer, table: str) -> bool:
    """Play a game to its end as one should, unless it was abandoned; whether that was possible."""
    async with fuzzer.person.at(table) as player:
        await player.hear("A")
        await player.ask("return", seat=0)  # or a bot plays
        await player.play(Random(1))
        return player.parts["A"]["status"] == "over"


@pytest.mark.parametrize("count", [2_000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_no_message_breaks_a_table(tmp_path: Path, count: int) -> None:
    with Live(tmp_path) as live:
        fuzzers = [Fuzzer(live, number) for number in range(LINES)]

        async def fuzz() -> list[tuple[Fuzzer, str]]:
            async with asyncio.TaskGroup() as group:
                for fuzzer in fuzzers:
                    group.create_task(fuzzer.send(count // LINES + 1))
            games = [(fuzzer, table) for fuzzer in fuzzers for table in fuzzer.tables]
            return [(fuzzer, table) for fuzzer, table in games if await finish(fuzzer, table)]

        games = asyncio.run(fuzz())
        assert games
        for fuzzer, table in games:
            assert live.becomes(table, "finished")
            record = fuzzer.person.http.get(f"/api/tables/{table}/record").text
            assert verify(Record.from_text(record)).good
        assert live.stop() == 0
        counts = sum((fuzzer.counts for fuzzer in fuzzers), Counter())
        codes = sorted({name for fuzzer in fuzzers for name in fuzzer.counts if name.startswith("closed")})
        sys.stdout.write(f"{dict(counts)}, {len(games)} games played to the end; {', '.join(codes)}\n")
        assert sum(counts.values()) >= count
        assert list(wrong_lines(live)) == []
