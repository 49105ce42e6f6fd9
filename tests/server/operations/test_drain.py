"""Drain: a server that stops finishes what it began, and its clients go on at another one."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import httpx

from ardri.server.table.log_entries import Chosen
from tests.server.helpers.live_server import PERSON, Live, Message, Person
from tests.server.helpers.two_workers import TwoWorkers, two_workers

TABLES = 3


async def play_on(host: Person, table: str, seed: int) -> tuple[list[Message], set[int]]:
    """Play a game to its end, coming back whenever told to; what was acknowledged, and all close codes."""
    acked: list[Message] = []
    codes: set[int] = set()
    rng = Random(seed)
    over = False
    while not over:
        try:
            async with host.at(table) as player:
                try:
                    await player.hear("A")
                    await player.hear("B")
                    await player.play(rng)
                finally:
                    acked += player.acked
                    over = player.over
        except ConnectionError:
            codes.add(player.code)
            await asyncio.sleep(0.1)
    return acked, codes


def choices(acked: list[Message]) -> set[tuple[int, int]]:
    """The seats and questions of acknowledged choices."""
    return {(int(str(one["seat"])), int(str(one["question"]))) for one in acked if one["do"] == "choose"}


def begun(both: TwoWorkers, owner: int) -> tuple[Person, str]:
    """A game that begins at a worker, of somebody who knows the other one only."""
    host = Person(both.workers[1 - owner])
    table = host.open([PERSON, PERSON], round_limit=4)
    both.own(host, table, owner)

    async def begin() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)

    asyncio.run(begin())
    return host, table


def test_a_drain_under_load_loses_no_acknowledged_choice(tmp_path: Path) -> None:
    with two_workers(tmp_path) as both:
        games = [begun(both, owner=1) for _ in range(TABLES)]

        async def play_and_drain() -> list[tuple[list[Message], set[int]]]:
            playing = [asyncio.create_task(play_on(*game, seed)) for seed, game in enumerate(games)]
            for _, table in games:
                while len(await asyncio.to_thread(both.workers[0].entries, table)) < 30:
                    await asyncio.sleep(0.01)
            both.workers[1].process.send_signal(signal.SIGTERM)
            return list(await asyncio.gather(*playing))

        played = asyncio.run(play_and_drain())
        assert both.workers[1].ended() == 0
        for (_, table), (acked, codes) in zip(games, played, strict=True):
            assert codes <= {1012}
            chosen = [entry for entry in both.workers[0].entries(table) if isinstance(entry, Chosen)]
            written = [(entry.seat, entry.question) for entry in chosen]
            assert len(written) == len(set(written))
            assert choices(acked) <= set(written)
            assert both.workers[0].becomes(table, "finished")
        assert any(codes for _, codes in played)


def test_a_worker_that_forwards_says_goodbye_itself(tmp_path: Path) -> None:
    with two_workers(tmp_path) as both:
        host, table = begun(both, owner=1)

        async def code() -> int:
            async with host.at(table) as player:
                both.workers[0].process.send_signal(signal.SIGTERM)
                await player._reading
                return player.code

        assert asyncio.run(code()) == 1012
        assert both.workers[0].ended() == 0
        assert awake(both.workers[1]) == 1  # and goes on there


def awake(live: Live) -> int:
    """How many tables a worker has in memory."""
    text = httpx.get(f"{live.address}/metrics", trust_env=False).text
    line = next(line for line in text.splitlines() if line.startswith("ardri_tables_awake "))
    return int(float(line.split()[1]))


def test_a_server_that_drains_is_not_ready_but_accepts_a_while(tmp_path: Path) -> None:
    with Live(tmp_path, options=["--limit", "drain_seconds=3"]) as live:
        host = Person(live)
        table = host.open([PERSON, PERSON])

        async def visit() -> tuple[int, int]:
            async with host.at(table) as player:
                live.process.send_signal(signal.SIGTERM)
                status = 200
                async with httpx.AsyncClient(base_url=live.address, trust_env=False) as client:
                    while status == 200:
                        status = (await client.get("/readyz")).status_code
                    assert (await client.get("/healthz")).text == "ok"
                await player.done("ping")  # it is served until the end
                await player._reading
                return status, player.code

        assert asyncio.run(visit()) == (503, 1012)
        assert live.ended() == 0


def test_what_comes_too_late_is_neither_done_nor_answered(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        host = Person(live)
        table = host.open([PERSON, PERSON], round_limit=1)

        async def play() -> tuple[int, int]:
            async with host.at(table) as player:
                await player.sit(0, 1, begin=True)
                live.process.send_signal(signal.SIGTERM)
                refused = 0
                try:
                    while True:
                        reply = await player.choose(player.asked[0], Random(1)) if player.asked else {}
                        refused += reply.get("error") in ("stopping", "unavailable", "busy")
                        await asyncio.sleep(0)
                except ConnectionError:
                    return player.code, refused

        assert asyncio.run(play()) == (1012, 0)
        assert live.ended() == 0
