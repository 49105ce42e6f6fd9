"""Two workers on PostgreSQL: they, their bots and the database die at random moments, and games go on.

Nothing acknowledged is lost or doubled. How long it took until others had the tables is printed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Final

import pytest
from sqlalchemy import Connection, select
from websockets.exceptions import InvalidHandshake

from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.operations.supervisor import AT_ONCE
from ardri.server.storage.schema import schedule, workers
from tests.faults.crowd import Crowd, compare
from tests.faults.honest_player import thinkers
from tests.server.helpers.live_server import (
    BOT,
    LATE,
    PATIENCE,
    PERSON,
    Live,
    Message,
    Person,
    Player,
    number,
)
from tests.server.helpers.postgresql_server import postgresql
from tests.server.helpers.supervised import worker_ids

pytestmark = pytest.mark.databases("postgresql")

KINDS: Final = ("worker", "database", "worker", "bot")
LATER: Final = ("unavailable", "stopping")  # ask once more
SEATS: Final = [PERSON, PERSON, BOT]
UNATTENDED: Final = 4  # tables
PAUSE: Final = 0.2  # seconds between two choices of somebody


async def granted(player: Player, do: str, **fields: object) -> None:
    """Ask for something; ConnectionError if it is refused because of what happens to the server."""
    reply = await player.ask(do, **fields)
    if reply["kind"] == "refused":
        assert reply["error"] in LATER, reply
        raise ConnectionError(reply["error"])


class WorkersCrowd(Crowd):
    """People who play game after game, and note how long they had no connection."""

    def __init__(self, live: Live, tables: int) -> None:
        super().__init__(live, tables)
        self.every = list(self.tables)
        self.killed = 0.0  # when a worker was killed last
        self.returns: list[float] = []  # seconds until people were back whose connection was lost then

    async def play(self, number: int) -> None:
        """Play at a table, and at a new one when that game is over."""
        rng = Random(number)
        lost = False
        while not self.done:
            person, table = self.people[number], self.tables[number]
            try:
                async with person.at(table, hello=False) as player:
                    await self._subscribe(player, table)
                    if lost:
                        self.returns.append(time.monotonic() - self.killed)
                    lost = True
                    await self._play(player, table, rng)
                if not self.done:
                    await self._next_table(number)
                    lost = False
            except (OSError, EOFError, InvalidHandshake):
                await asyncio.sleep(0.05)

    async def _subscribe(self, player: Player, table: str) -> None:
        await granted(player, "hello", protocol=1)
        for name in ("A", "B"):
            before = self.heard.get((table, name), [])
            player.parts[name] = self.views.get((table, name), {})
            player.messages[name] = list(before)
            await granted(player, "subscribe", stream=name, after=number(before[-1]) if before else -1)

    async def _play(self, player: Player, table: str, rng: Random) -> None:
        try:
            while not self.done:
                await player.until(lambda: self.done or player.over or bool(player.asked))
                if player.over:
                    break
                if not player.asked:
                    continue
                reply = await player.choose(rng.choice(player.asked), rng)
                if reply["kind"] == "ack":
                    self.choices[table] += 1
                else:
                    assert reply["error"] in (*LATE, *LATER), reply
                await asyncio.sleep(PAUSE)
        finally:
            for name in ("A", "B"):
                self.heard[table, name] = list(player.messages.get(name, []))
                self.views[table, name] = dict(player.parts.get(name, {}))
            self.acked[table] += [request for request in player.acked if request["do"] == "choose"]

    async def _next_table(self, number: int) -> None:
        """Begin another game; ConnectionError if the server cannot open one now."""
        person = self.people[number]
        terms: Message = {"seats": SEATS, "rhythm": {"least": 0, "spread": 0, "step": 0, "limit": None}}
        answer = await asyncio.to_thread(person.http.post, "/api/tables", json=terms)
        if not answer.is_success:
            raise ConnectionError(answer.text)
        table = str(answer.json()["id"])
        async with person.at(table, hello=False) as player:
            await granted(player, "hello", protocol=1)
            for seat in (0, 1):
                await granted(player, "join", seat=seat, name=f"Somebody {seat}")
                await granted(player, "ready", seat=seat)
            await granted(player, "start")
        self.acked[table] = []
        self.choices[table] = 0
        self.tables[number] = table
        self.every.append(table)

    async def go_on(self) -> None:
        """Wait until a choice was acknowledged at every table, counted from now."""
        before = {table: self.choices[table] for table in self.tables}
        await self.until(
            lambda: all(table not in before or self.choices[table] > before[table] for table in self.tables)
        )


class Killer:
    """Kills what a server needs, and measures how long its tables are nobody's."""

    def __init__(self, live: Live, crowd: WorkersCrowd, rng: Random) -> None:
        self.live = live
        self.takeovers: list[float] = []  # seconds until somebody else had a table that nobody attends
        # seconds until a choice was acknowledged at every table; from when PostgreSQL ran again, if it died
        self.recoveries: dict[str, list[float]] = {kind: [] for kind in KINDS}
        self._crowd = crowd
        self._rng = rng
        self._visitor = Person(live)
        self._seen: dict[str, float] = {}  # since when a worker is known to run
        self._unattended = [self._visitor.open([PERSON, PERSON]) for _ in range(UNATTENDED)]

    async def begin(self) -> None:
        """Begin the games that nobody attends."""
        for table in self._unattended:
            async with self._visitor.at(table) as player:
                await player.sit(0, 1, begin=True)

    async def kill(self, kind: str) -> None:
        """Kill something of a kind as soon as everything runs."""
        await self._crowd.until(self._all_run)
        if kind == "worker":
            await asyncio.to_thread(self._visit)
        await asyncio.sleep(self._rng.uniform(0, 1))
        began = time.monotonic()
        match kind:
            case "worker":
                await self._kill_worker()
            case "database":
                await asyncio.to_thread(postgresql().tell, "crash")
                await asyncio.sleep(self._rng.uniform(0, 1.5))
                await asyncio.to_thread(postgresql().tell, "start")
                began = time.monotonic()
            case "bot":
                self._kill_bot()
        await self._crowd.go_on()
        self.recoveries[kind].append(time.monotonic() - began)

    def _all_run(self) -> bool:
        """True if both workers say that they run, and one has for so long that it starts again at once."""
        ids = set(worker_ids(self.live.process.pid).values())
        now = time.time_ns() // 1_000_000

        def running(connection: Connection) -> set[str]:
            return set(connection.execute(select(workers.c.id).where(workers.c.expires > now)).scalars())

        with OfflineDatabase(self.live.database) as found:
            there = ids & found.read(running)
        self._seen = {id_: self._seen.get(id_, time.monotonic()) for id_ in there}
        return len(there) == 2 and bool(self._established())

    def _established(self) -> list[str]:
        """The workers that have run for so long that their supervisor does not take it for a failed start."""
        return [id_ for id_, since in self._seen.items() if time.monotonic() - since > AT_ONCE]

    def _visit(self) -> None:
        """Let the unattended tables be somebody's."""
        for table in self._unattended:
            self._visitor.http.get(f"/api/tables/{table}")

    async def _kill_worker(self) -> None:
        id_ = self._rng.choice(self._established())
        processes = worker_ids(self.live.process.pid)
        process = next(process for process, found in processes.items() if found == id_)

        def owned(connection: Connection) -> int:
            mine = (schedule.c.owner == id_, schedule.c.table_id.in_(self._unattended))
            return len(connection.execute(select(schedule.c.table_id).where(*mine)).all())

        with OfflineDatabase(self.live.database) as found:
            left = found.read(owned)
            self._crowd.killed = time.monotonic()
            os.kill(process, signal.SIGKILL)
            while left:
                still = await asyncio.to_thread(found.read, owned)
                seconds = time.monotonic() - self._crowd.killed
                assert seconds < PATIENCE
                self.takeovers += [seconds] * (left - still)
                left = still
                await asyncio.sleep(0.02)

    def _kill_bot(self) -> None:
        found = [bot for process in worker_ids(self.live.process.pid) for bot in thinkers(process)]
        if found:  # or else no bot has thought since a worker was killed
            os.kill(self._rng.choice(found), signal.SIGKILL)


def survive(folder: Path, kills: int, tables: int, seed: int) -> None:
    """Let a crowd play while everything is killed again and again, then compare everything."""
    rng = Random(seed)
    with Live(folder, options=["--workers", "2"]) as live:
        crowd = WorkersCrowd(live, tables)
        killer = Killer(live, crowd, rng)

        async def run() -> None:
            await crowd.begin()
            await killer.begin()
            async with asyncio.TaskGroup() as group:
                for each in range(tables):
                    group.create_task(crowd.play(each))
                await crowd.go_on()
                for each in range(kills):
                    await killer.kill(KINDS[each % len(KINDS)])
                await crowd.until(lambda: all(crowd.choices.values()))
                crowd.done = True
                # whoever waits for a question waits no longer
                for person, table in zip(crowd.people, crowd.tables, strict=True):
                    async with person.at(table) as player:
                        await player.ask("vote", seat=0)
                        await player.ask("vote", seat=1)

        asyncio.run(run())
        for table in crowd.every:
            compare(live, crowd, table)
        acked = sum(map(len, crowd.acked.values()))
        told = f"{kills} kills, {len(crowd.every)} games, {acked} choices acknowledged"
        sys.stdout.write(f"{told}: none lost, none doubled\n")
        sys.stdout.write(f"people back after the death of a worker: {summary(crowd.returns)}\n")
        sys.stdout.write(f"unattended tables taken over: {summary(killer.takeovers)}\n")
        for kind, times in killer.recoveries.items():
            sys.stdout.write(f"a choice everywhere after the death of a {kind}: {summary(times)}\n")
        assert live.stop() == 0


def summary(seconds: list[float]) -> str:
    """The distribution of some times, in words."""
    if len(seconds) < 2:
        return ", ".join(f"{each:.2f} s" for each in seconds) or "none"
    cuts = quantiles(seconds, n=100, method="inclusive")
    return f"{len(seconds)}, p50 {cuts[49]:.2f} s, p99 {cuts[98]:.2f} s, longest {max(seconds):.2f} s"


@pytest.mark.parametrize(
    ("kills", "tables", "seed"), [(2, 2, 1), pytest.param(100, 6, 2, marks=pytest.mark.slow)]
)
def test_whatever_dies_games_go_on_elsewhere(tmp_path: Path, kills: int, tables: int, seed: int) -> None:
    survive(tmp_path, kills, tables, seed)
