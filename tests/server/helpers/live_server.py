"""A real server in a process of its own, and people who talk with it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

import httpx
from sqlalchemy import select, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.storage.queries.table_log import read_log
from ardri.server.storage.queries.tables import find_table, read_seed
from ardri.server.storage.schema import metadata
from ardri.server.table.log_entries import Entry, decode
from tests.server.helpers.databases import address_at, database_at

PATIENCE: Final = 60.0  # seconds after which a test fails rather than wait on
AT_ONCE: Final = {"least": 0, "spread": 0, "step": 0, "limit": None}  # no pause takes any time
PROGRAM: Final = "from ardri.cli import main; main()"
PERSON: Final = {"for": "anyone"}
BOT: Final = {"for": "bot", "level": "calf"}

LATE: Final = ("answered", "not_the_question", "not_asked", "bot_plays", "over")

Message = dict[str, object]


class Live:
    """`ardri serve` as a process."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        test: bool = True,
        program: str = PROGRAM,
        options: Sequence[str] = (),
        variables: Mapping[str, str] | None = None,
    ) -> None:
        self.data = folder / "ardri.db"  # if it is a file
        self.database = database_at(self.data)
        self.variables = {"ARDRI_HOME": str(folder), "ARDRI_DATABASE": address_at(self.data)}
        self.log = folder / "log.txt"
        command = [sys.executable, "-c", program, "serve", "--port", str(port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--verbose", *(["--test"] if test else []), *options],
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
                env={**os.environ, **self.variables, "LC_ALL": "C.UTF-8", **(variables or {})},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http" in line, self.log.read_text()
        self.address = line.split()[-1].rstrip("/")

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

    @property
    def port(self) -> int:
        """The port on which it listens."""
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As if the power failed."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; the code it ends with."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        self.process.send_signal(number)
        return self.ended()

    def ended(self) -> int:
        """Wait for its end; the code it ends with."""
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def ardri(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run another command of the program beside the server, with the same database."""
        words = [sys.executable, "-c", PROGRAM, *command]
        environment = {**os.environ, **self.variables, "LC_ALL": "C.UTF-8"}
        return subprocess.run(words, env=environment, capture_output=True, encoding="utf-8", check=False)

    def contents(self) -> bytes:
        """Everything in the database: the file, or all rows."""
        if self.data.is_file():
            return self.data.read_bytes()
        with OfflineDatabase(self.database) as found:
            tables = metadata.sorted_tables
            rows = found.read(lambda connection: [connection.execute(select(each)).all() for each in tables])
        return repr(rows).encode()

    def entries(self, table: str) -> list[Entry]:
        """The log of a table, as it is in the database."""
        with OfflineDatabase(self.database) as found:
            rows = found.read(lambda connection: read_log(connection, table))
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        return [decode(row.body) for row in rows]

    def becomes(self, table: str, state: str) -> bool:
        """True if a table comes to a state; that is noted a little after people are told."""
        ends = time.monotonic() + PATIENCE
        while self.row(table)[0] != state and time.monotonic() < ends:
            time.sleep(0.05)
        return self.row(table)[0] == state

    def logs(self, words: str) -> bool:
        """True if words come to be in the log, which is written after an answer."""
        ends = time.monotonic() + PATIENCE
        while words not in self.log.read_text(encoding="utf-8") and time.monotonic() < ends:
            time.sleep(0.05)
        return words in self.log.read_text(encoding="utf-8")

    def row(self, table: str) -> tuple[str, str]:
        """The state of a table, and its seed."""
        with OfflineDatabase(self.database) as found:
            row = found.read(lambda connection: find_table(connection, table))
            assert row is not None
            return row.state, found.read(lambda connection: read_seed(connection, table)).decode()

    def execute(self, statement: str, *values: str | int | bytes) -> None:
        """Change the database from outside, as an admin's program does; `?` is the place of a value."""
        first, *rest = statement.split("?")
        numbered = text(first + "".join(f":value{number}{part}" for number, part in enumerate(rest)))
        named = {f"value{number}": value for number, value in enumerate(values)}
        with OfflineDatabase(self.database) as found:
            found.write(lambda connection: connection.execute(numbered, named))

    def signal(self, kind: str, subject: str) -> None:
        """Tell the server what was done to its file, as an admin's program does."""
        now = time.time_ns() // 1_000_000
        self.execute("INSERT INTO signals (kind, subject, at) VALUES (?, ?, ?)", kind, subject, now)


class Person:
    """Somebody with a browser."""

    def __init__(self, live: Live, come: bool = True) -> None:
        self.live = live
        self.http = httpx.Client(
            base_url=live.address,
            timeout=PATIENCE,
            trust_env=False,
            limits=httpx.Limits(max_keepalive_connections=0),
        )
        self.id = str(self.post("/api/guest")["id"]) if come else ""

    def post(self, path: str, body: object = None, status: int | None = None) -> Message:
        """Ask for something that must be granted, unless another status is expected."""
        return self.ask("POST", path, body, status)

    def get(self, path: str, status: int | None = None) -> Message:
        """Read something."""
        return self.ask("GET", path, None, status)

    def ask(self, method: str, path: str, body: object = None, status: int | None = None) -> Message:
        """Any request."""
        answer = self.http.request(method, path, json=body)
        assert answer.is_success if status is None else answer.status_code == status, answer.text
        found = answer.json() if answer.content else {}
        return found if isinstance(found, dict) else {"list": found}

    def open(self, seats: list[dict[str, str]], **terms: object) -> str:
        """Open a table at which no pause takes any time."""
        return str(self.post("/api/tables", {"seats": seats, "rhythm": AT_ONCE, **terms})["id"])

    def reaches(self, table: str) -> bool:
        """True if a table can be reached, perhaps after the lease of a worker that was killed has run out."""
        ends = time.monotonic() + PATIENCE
        while (status := self.http.get(f"/api/tables/{table}").status_code) == 503:
            if time.monotonic() > ends:
                break
            time.sleep(0.1)
        return status == 200

    @property
    def cookie(self) -> str:
        """The cookies that the browser sends along."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, table: str, hello: bool = True) -> AsyncIterator[Player]:
        """Connect to a table."""
        address = f"{self.live.address.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie}
        async with connect(address, additional_headers=headers, max_size=None, proxy=None) as socket:
            player = Player(socket)
            try:
                if hello:
                    await player.done("hello", protocol=1)
                yield player
            finally:
                await player.close()


class Player:
    """One connection to one table: asks, and keeps everything it is told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: dict[str, list[Message]] = {}
        self.parts: dict[str, Message] = {}
        self.raw: list[str] = []
        self.others: list[Message] = []  # of no stream
        self.acked: list[Message] = []
        self.code = 0  # with which the connection was closed
        self._ids = 0
        self._replies: dict[int, asyncio.Future[Message]] = {}
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            with suppress(ConnectionClosed):
                async for data in self.socket:
                    assert isinstance(data, str)
                    self.raw.append(data)
                    self._take(json.loads(data))
                    async with self._news:
                        self._news.notify_all()
        finally:  # whoever waits need not wait for ever, not even if what came was wrong
            self.code = self.socket.close_code or 0
            for waiting in self._replies.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError(f"closed with {self.code}"))
                    waiting.exception()
            async with self._news:
                self._news.notify_all()

    def _take(self, message: Message) -> None:
        kind, name = message["kind"], str(message.get("stream"))
        if kind == "full":
            self.messages.setdefault(name, []).append(message)
            self.parts[name] = dict(_dict(message["parts"]))
        elif kind == "update":
            told = self.messages[name]
            assert message["n"] == number(told[-1]) + 1 if told else True, "a gap"
            told.append(message)
            self.parts[name] = {**self.parts.get(name, {}), **_dict(message.get("parts", {}))}
        elif kind in ("present", "nudged"):
            self.others.append(message)
        else:
            waiting = self._replies.pop(int(str(message["id"])), None)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)

    async def ask(self, do: str, **fields: object) -> Message:
        """Ask for something; the reply."""
        self._ids += 1
        request = {"do": do, "id": self._ids, **fields}
        waiting = asyncio.get_running_loop().create_future()
        self._replies[self._ids] = waiting
        if self._reading.done():
            raise ConnectionError(f"closed with {self.code}")
        try:
            await self.socket.send(json.dumps(request))
        except ConnectionClosed as error:
            raise ConnectionError from error
        reply: Message = await asyncio.wait_for(waiting, PATIENCE)
        if reply["kind"] == "ack":
            self.acked.append(request)
        return reply

    async def done(self, do: str, **fields: object) -> Message:
        """Ask for something that must not be refused."""
        reply = await self.ask(do, **fields)
        assert reply["kind"] != "refused", (do, fields, reply)
        return reply

    async def refused(self, do: str, **fields: object) -> str:
        """Ask for something that must be refused; why it is."""
        reply = await self.ask(do, **fields)
        assert reply["kind"] == "refused", reply
        return str(reply["error"])

    async def hear(self, name: str, after: int = -1, messages: list[Message] | None = None) -> None:
        """Subscribe to a stream, going on from the messages of another connection if there are any."""
        self.messages.setdefault(name, list(messages or []))
        await self.done("subscribe", stream=name, after=after)

    async def sit(
        self, *seats: int, begin: bool = False, name: str = "Somebody", called: str | None = None
    ) -> None:
        """Sit down, listen and be ready; perhaps begin. A name gets the seat's number unless `called`."""
        for seat in seats:
            await self.done("join", seat=seat, name=called or f"{name} {seat}")
            await self.done("ready", seat=seat)
            await self.hear(SEAT_NAMES[seat])
        if begin:
            await self.done("start")

    async def until(self, true: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait for something to be so, for so many seconds at most."""
        async with self._news, asyncio.timeout(patience):
            await self._news.wait_for(lambda: true() or self._reading.done())
        if not true():
            raise ConnectionError(f"closed with {self.code}")

    async def heard_as_much_as(self, other: Player, name: str) -> None:
        """Wait until another connection is ahead no more."""
        await self.heard_up_to(name, number(other.messages[name][-1]))

    async def heard_up_to(self, name: str, last: int) -> None:
        """Wait for the message with this number, or a later one."""
        await self.until(lambda: number(self.messages[name][-1]) >= last)

    # Playing

    def question(self, name: str) -> Message | None:
        """The question of a seat that waits for an answer."""
        found = self.parts.get(name, {}).get("question")
        return None if found is None or _dict(found)["done"] else _dict(found)

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return any(parts.get("status") in ("over", "abandoned") for parts in self.parts.values())

    @property
    def asked(self) -> list[str]:
        """The own seats that have a question."""
        return [name for name in self.parts if name != "*" and self.question(name) is not None]

    async def choose(self, name: str, rng: Random) -> Message:
        """Answer a seat's question at random; the reply."""
        question = self.question(name)
        assert question is not None
        keys = [rng.choice(options(question))]
        return await self.ask("choose", seat=SEAT_NAMES.index(name), question=question["number"], keys=keys)

    async def play(self, rng: Random, most: int = 100_000) -> None:
        """Answer all questions at random, until the game is over or so many are answered."""
        for _ in range(most):
            await self.until(lambda: self.over or bool(self.asked))
            if self.over:
                await self.done("ping")  # whatever was sent at the same time comes before the reply
                return
            reply = await self.choose(rng.choice(self.asked), rng)
            assert reply.get("error", LATE[0]) in LATE, reply

    @property
    def all_ready(self) -> bool:
        """True if the game can begin."""
        people = next(iter(self.parts.values()))["people"]
        assert isinstance(people, list)
        return all(seat["ready"] for seat in people)

    async def close(self) -> None:
        """Go."""
        await self.socket.close()
        await self._reading


def _dict(found: object) -> Message:
    assert isinstance(found, dict)
    return found


def number(message: Message) -> int:
    """The number of a message in its stream."""
    found = message["n"]
    assert isinstance(found, int)
    return found


def options(question: Message) -> list[str]:
    """The keys that can be chosen."""
    found = question["options"]
    assert isinstance(found, list)
    return found
