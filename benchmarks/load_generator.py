"""Load generator: four clients at each of many tables, in one process; each chooses the first option.

    python -m benchmarks.load_generator play PORT PROCESS --tables 64 --seconds 5
    python -m benchmarks.load_generator echo PORT PROCESS --tables 64 --seconds 5 --size 90

First at full speed: each table goes on as soon as it can. Then at a quarter of the rate that was reached, one
choice after another at even intervals, whichever table is ready. `hold` lets each table make some choices and
stay; then it plays on until the server is gone. What was measured is printed as one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from collections import deque
from http.client import HTTPConnection
from itertools import islice
from math import ceil
from pathlib import Path
from typing import Final, Protocol

import msgspec

from benchmarks.websocket_client import WebSocketClient, connect

SEATS: Final = "ABCD"
ACK: Final = b'{"kind":"ack","id":0}'
AT_ONCE: Final = {"least": 0, "spread": 0, "step": 0, "limit": None}  # no pause takes any time
PATIENCE: Final = 120.0
STAGES: Final = 8
STAGE: Final = 8  # choices that one table is ahead of another
TOGETHER: Final = 16  # tables that are set up at the same time

_encode = msgspec.json.Encoder().encode


class Log:
    """The counters of all tables together."""

    def __init__(self, server: int) -> None:
        self.server = server
        self.done = 0
        self.refused = 0
        self.sent = 0
        self.said_bytes = 0
        self.heard = 0
        self.heard_bytes = 0
        self.delays: list[float] = []
        self.ready: deque[Group] = deque()
        self.full_speed = False
        self.lost = asyncio.Event()

    def clear(self) -> None:
        """Begin a measurement."""
        self.done = self.refused = self.sent = self.said_bytes = self.heard = self.heard_bytes = 0
        self.delays = []


class Group(Protocol):
    """Four people at one table, or in one room."""

    acts: int

    async def open(self) -> None:
        """Connect all four."""

    def act(self) -> None:
        """Send the next message."""


class Room:
    """Four people in a room of the bare echo; the first of them talks."""

    def __init__(self, log: Log, port: int, number: int, size: int) -> None:
        self.acts = 0
        self._log = log
        self._port = port
        self._path = f"/rooms/{number}"
        self._message = b"x" * size
        self._missing = 0
        self._began = 0.0
        self._clients: list[WebSocketClient] = []

    async def open(self) -> None:
        """Enter the room."""
        for _ in SEATS:
            self._clients.append(await connect(self._port, self._path, "", self._hear, self._log.lost.set))
        self._log.ready.append(self)

    def act(self) -> None:
        """Send a message as the first of them."""
        log = self._log
        self._missing = len(SEATS)
        log.sent += 1
        log.said_bytes += len(self._message)
        self._began = time.perf_counter()
        self._clients[0].send(self._message)

    def _hear(self, message: bytes) -> None:
        log = self._log
        log.heard += 1
        log.heard_bytes += len(message)
        log.delays.append(time.perf_counter() - self._began)
        self._missing -= 1
        if not self._missing:
            log.done += 1
            self.acts += 1
            if log.full_speed:
                self.act()
            else:
                log.ready.append(self)


class Question(msgspec.Struct):
    """The fields of a question that are used here."""

    number: int
    options: list[str]
    done: bool


class Parts(msgspec.Struct):
    """The parts of a message that are used here."""

    question: Question | msgspec.UnsetType | None = msgspec.UNSET


class Message(msgspec.Struct):
    """The fields of a message that are used here."""

    kind: str
    id: int = -1
    parts: Parts | None = None


_message: Final = msgspec.json.Decoder(Message)


class Seat:
    """One client at a table."""

    def __init__(self, table: Table, number: int) -> None:
        self.number = number
        self.question: Question | None = None
        self.waits = False  # for the first message that follows from the last choice
        self.replies: dict[int, asyncio.Future[Message]] = {}
        self.client: WebSocketClient | None = None
        self._table = table

    async def ask(self, do: str, **fields: str | int) -> None:
        """Ask for something that must not be refused."""
        assert self.client is not None
        id_ = len(self.replies) + 1
        self.replies[id_] = asyncio.get_running_loop().create_future()
        self.client.send(_encode({"do": do, "id": id_, **fields}))
        reply = await asyncio.wait_for(self.replies[id_], PATIENCE)
        assert reply.kind != "refused", (do, fields)

    def hear(self, message: bytes) -> None:
        """Take a message, and look no closer than needed."""
        table = self._table
        if message == ACK:
            table.go_on()
            return
        log = table.log
        log.heard += 1
        log.heard_bytes += len(message)
        if self.waits:
            self.waits = False
            log.delays.append(time.perf_counter() - table.began)
        if b'"question":' in message or not message.startswith(b'{"kind":"update"'):
            self._look(_message.decode(message))

    def _look(self, message: Message) -> None:
        if message.parts is not None:
            question = message.parts.question
            if question is not msgspec.UNSET:
                self.question = None if question is None or question.done else question
                if self.question is not None:
                    self._table.be_ready()
        elif message.id > 0:
            self.replies[message.id].set_result(message)
        else:
            self._table.log.refused += 1
            self.question = None
            self._table.go_on()


class Table:
    """Four people, each with a connection of their own, at a table."""

    def __init__(self, log: Log, port: int, id_: str, cookies: list[str]) -> None:
        self.log = log
        self.acts = 0
        self.began = 0.0
        self._port = port
        self._path = f"/api/tables/{id_}/socket"
        self._cookies = cookies
        self._seats = [Seat(self, number) for number in range(len(SEATS))]
        self._busy = True  # something has been said and is not acknowledged yet

    async def open(self) -> None:
        """Sit down and begin."""
        for seat, cookie in zip(self._seats, self._cookies, strict=True):
            seat.client = await connect(self._port, self._path, cookie, seat.hear, self.log.lost.set)
            await seat.ask("hello", protocol=1)
            await seat.ask("join", seat=seat.number, name=f"Somebody {seat.number}")
            await seat.ask("ready", seat=seat.number)
            await seat.ask("subscribe", stream=SEATS[seat.number])
        await self._seats[0].ask("start")
        self._busy = False
        self.be_ready()

    def go_on(self) -> None:
        """The last choice is done: count it and go on."""
        self._busy = False
        self.acts += 1
        self.log.done += 1
        self.be_ready()

    def be_ready(self) -> None:
        """Go on now, or when it is this table's turn, if somebody is asked."""
        if self._busy or not any(seat.question for seat in self._seats):
            return
        if self.log.full_speed:
            self.act()
        else:
            self._busy = True
            self.log.ready.append(self)

    def act(self) -> None:
        """The first one who is asked chooses the first option."""
        asked = next(seat for seat in self._seats if seat.question is not None)
        question = asked.question
        assert question is not None
        assert asked.client is not None
        asked.question = None
        message = _encode(
            {
                "do": "choose",
                "id": 0,
                "seat": asked.number,
                "question": question.number,
                "keys": [question.options[0]],
            }
        )
        for seat in self._seats:
            seat.waits = True
        self._busy = True
        self.log.sent += 1
        self.log.said_bytes += len(message)
        self.began = time.perf_counter()
        asked.client.send(message)


# Coming together


def ask(port: int, path: str, cookie: str = "", body: object = None) -> tuple[dict[str, str], str]:
    """A request by HTTP; what it gave, and the cookies that came with it."""
    http = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    http.request("POST", path, None if body is None else _encode(body), headers)
    answer = http.getresponse()
    found = answer.read()
    assert answer.status < 300, found
    given = [value.partition(";")[0] for value in answer.headers.get_all("Set-Cookie") or []]
    http.close()
    return json.loads(found), "; ".join(pair for pair in given if not pair.endswith(('=""', "=")))


def tables_at(log: Log, port: int, count: int, windows: str) -> list[Group]:
    """New tables, all with the same four people."""
    cookies = [ask(port, "/api/guest")[1] for _ in SEATS]
    wanted = {"seats": [{"for": "anyone"}] * len(SEATS), "rhythm": AT_ONCE, "windows": windows}
    seeds = [f"bench {number}" for number in range(count)]
    opened = [ask(port, "/api/tables", cookies[0], {**wanted, "seed": seed})[0] for seed in seeds]
    return [Table(log, port, table["id"], cookies) for table in opened]


async def open_all(groups: list[Group]) -> None:
    """Let all come together, a few at a time."""
    rest = iter(groups)
    while some := list(islice(rest, TOGETHER)):
        await asyncio.gather(*(group.open() for group in some))


# Measuring


def at(delays: list[float], part: float) -> float:
    """The delay, in ms, that so many do not exceed.

    >>> at([0.004, 0.001, 0.002, 0.003], 0.5)
    2.0
    """
    return 1000 * sorted(delays)[max(0, ceil(part * len(delays)) - 1)]


async def full_speed(log: Log, seconds: float) -> dict[str, float]:
    """All as fast as they can."""
    log.full_speed = True
    while log.ready:
        log.ready.popleft().act()
    await asyncio.sleep(seconds / 4)
    return await measured(log, seconds)


def processor_time(task: str) -> float:
    """The seconds that a process or a thread, and the system for it, have worked so far."""
    fields = Path(f"/proc/{task}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family(process: int) -> list[int]:
    """A process and all that it has started: workers, and processes for bots."""
    started = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(other for child in started for other in family(int(child)))]


def work_of(processes: list[int]) -> tuple[float, float]:
    """The processor time of processes, and of their first threads alone, which run the event loops."""
    loops = (processor_time(f"{process}/task/{process}") for process in processes)
    return sum(processor_time(str(process)) for process in processes), sum(loops)


async def measured(log: Log, seconds: float) -> dict[str, float]:
    """Measure for some seconds."""
    log.clear()
    processes = family(log.server)
    began, busy = time.perf_counter(), time.process_time()
    worked, on_loops = work_of(processes)
    await asyncio.sleep(seconds)
    passed = time.perf_counter() - began
    assert log.delays, "nothing happens"
    worked_now, on_loops_now = work_of(processes)
    return {
        "rate": log.done / passed,
        "cpu": 1000 * (worked_now - worked) / log.done,
        "loop_cpu": 1000 * (on_loops_now - on_loops) / log.done,
        "p50": at(log.delays, 0.5),
        "p99": at(log.delays, 0.99),
        "heard": log.heard / log.done,
        "said_bytes": log.said_bytes / max(1, log.sent),
        "heard_bytes": log.heard_bytes / log.heard,
        "refused": log.refused,
        "own_share": (time.process_time() - busy) / passed,
    }


async def at_rate(log: Log, rate: float, seconds: float) -> dict[str, float]:
    """One after another at even intervals."""
    log.full_speed = False
    pacing = asyncio.create_task(pace(log, rate))
    await asyncio.sleep(seconds / 4)
    found = await measured(log, seconds)
    pacing.cancel()
    return found


async def pace(log: Log, rate: float) -> None:
    """Let somebody act whenever it is time."""
    due = time.perf_counter()
    while True:
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if log.ready:
            log.ready.popleft().act()


async def advance(log: Log, groups: list[Group], choices: list[int]) -> None:
    """Let each table make so many choices and wait then."""
    waiting: list[Group] = []
    most = dict(zip(map(id, groups), choices, strict=True))
    while len(waiting) < len(groups):
        for _ in range(len(log.ready)):
            group = log.ready.popleft()
            if group.acts < most[id(group)]:
                group.act()
            else:
                waiting.append(group)
        await asyncio.sleep(0.001)
    log.ready.extend(waiting)


async def contest(log: Log, groups: list[Group], seconds: float) -> None:
    """Full speed, then a quarter of it; when it begins, games are in all their phases."""
    await open_all(groups)
    await advance(log, groups, [number % STAGES * STAGE for number in range(len(groups))])
    full = await full_speed(log, seconds)
    quarter = await at_rate(log, full["rate"] / 4, seconds)
    print(json.dumps({"full": full, "quarter": quarter}), flush=True)


async def hold(log: Log, groups: list[Group], choices: int) -> None:
    """So many choices at each table; then tell, and play on until the server is gone."""
    await open_all(groups)
    await advance(log, groups, [choices] * len(groups))
    print(json.dumps({"choices": sum(group.acts for group in groups)}), flush=True)
    log.full_speed = True
    while log.ready:
        log.ready.popleft().act()
    await log.lost.wait()


async def run(arguments: argparse.Namespace) -> None:
    """Do what is asked for."""
    log = Log(arguments.server)
    if arguments.way == "echo":
        groups: list[Group] = [
            Room(log, arguments.port, number, arguments.size) for number in range(arguments.tables)
        ]
    else:
        groups = tables_at(log, arguments.port, arguments.tables, arguments.windows)
    if arguments.way == "hold":
        await hold(log, groups, arguments.choices)
    else:
        await contest(log, groups, arguments.seconds)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Many people at many tables.")
    parser.add_argument("way", choices=["play", "echo", "hold"])
    parser.add_argument("port", type=int)
    parser.add_argument("server", type=int, help="the number of its process")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--choices", type=int, default=50, help="at each table, to hold it then")
    parser.add_argument("--size", type=int, default=90, help="bytes of what is said in a room")
    parser.add_argument("--windows", choices=["open", "sealed"], default="sealed")
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
