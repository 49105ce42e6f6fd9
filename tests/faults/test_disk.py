"""The disk is full, or a file is damaged under a server that runs: what was acknowledged is kept."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.faults.honest_player import Talker, said
from tests.server.helpers.live_server import PATIENCE, PERSON, PROGRAM, Live, Person, Player

if sys.platform != "win32":
    import resource

UNAVAILABLE = "unavailable"

pytestmark = pytest.mark.slow


def allow(live: Live, size: int) -> None:
    """Let no file of a server grow beyond a size; what it would write after that fails."""
    limit = resource.prlimit(live.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(live.process.pid, resource.RLIMIT_FSIZE, (size, limit[1]))


def fill(live: Live) -> None:
    """Leave room for a few commits."""
    allow(live, live.data.with_name("ardri.db-wal").stat().st_size + 60_000)


def begin(live: Live) -> tuple[Person, str]:
    """Somebody, and a table of theirs."""
    person = Person(live)
    return person, person.open([PERSON, PERSON])


def test_a_full_disk_is_told_nothing_is_lost_and_all_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        (host, table), (other, elsewhere) = begin(live), begin(live)

        async def play() -> list[Talker]:
            async with host.at(table) as one, other.at(elsewhere) as another:
                await one.sit(0, 1, begin=True)
                await another.sit(0, 1, begin=True)
                talkers = [Talker(one), Talker(another)]
                fill(live)
                assert await talkers[0].until(bool) == UNAVAILABLE
                assert await talkers[1].until(bool) == UNAVAILABLE
                await another.done("ping")
                assert host.http.get("/healthz").status_code == 200
                answer = host.http.post("/api/tables", json={"seats": [PERSON, PERSON]})
                assert (answer.status_code, answer.json()["error"]) == (503, UNAVAILABLE)
                allow(live, resource.RLIM_INFINITY)
                for talker in talkers:
                    await talker.until(lambda error: not error, pause=0.1)
                host.open([PERSON, PERSON])
                return talkers

        talkers = asyncio.run(play())
        assert said(live.entries(table)) == talkers[0].kept
        assert said(live.entries(elsewhere)) == talkers[1].kept
        assert live.stop() == 0


def test_what_was_acknowledged_before_a_disk_was_full_is_there_after_a_kill(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        host, table = begin(live)

        async def play() -> Talker:
            async with host.at(table) as player:
                await player.sit(0, 1, begin=True)
                talker = Talker(player)
                fill(live)
                assert await talker.until(bool) == UNAVAILABLE
                return talker

        talker = asyncio.run(play())
        live.kill()
    with Live(tmp_path, live.port) as again:
        host.live = again

        async def look() -> None:
            async with host.at(table) as player:
                assert not await Talker(player).say()

        asyncio.run(look())
        assert said(again.entries(table)) == [*talker.kept, "0"]
        assert again.stop() == 0


def test_a_database_that_is_damaged_while_it_is_used_is_told_and_does_not_start_again(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        tables = [begin(live) for _ in range(20)]
        assert live.stop() == 0
    with Live(tmp_path, live.port) as again:
        for host, _ in tables:
            host.live = again
        host, table = tables[0]

        async def play() -> None:
            async with host.at(table) as player:
                await player.sit(0, 1)
                spoil(again.data)
                errors = {await say(player) for _ in range(20)}
                assert errors <= {"", UNAVAILABLE}

        asyncio.run(play())
        answers = [person.http.get(f"/api/tables/{id_}") for person, id_ in tables]
        assert {answer.status_code for answer in answers} <= {200, 410, 503}
        again.kill()
    assert "--despite-damage" in ardri("serve", "--data", str(live.data), "--port", "0", code=2)


def test_a_copy_takes_the_place_of_a_damaged_database_and_the_game_goes_on(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with Live(tmp_path) as live:
        host, table = begin(live)

        async def play() -> list[str]:
            async with host.at(table) as player:
                await player.sit(0, 1, begin=True)
                talker = Talker(player)
                assert [await talker.say() for _ in range(5)] == [""] * 5
                await asyncio.to_thread(ardri, "backup", "--output", str(copy), "--data", str(live.data))
                kept = talker.kept.copy()
                assert [await talker.say() for _ in range(5)] == [""] * 5
                return kept

        kept = asyncio.run(play())
        live.kill()
    spoil(live.data)
    assert "--despite-damage" in ardri("serve", "--data", str(live.data), "--port", "0", code=2)
    ardri("restore", str(copy), "--data", str(live.data), "--force", "--yes")
    with Live(tmp_path, live.port) as again:
        host.live = again

        async def go_on() -> None:
            async with host.at(table) as player:
                await player.hear("A")
                await player.hear("B")
                assert not await Talker(player).say()
                await player.play(Random(1), most=5)

        asyncio.run(go_on())
        assert said(again.entries(table)) == [*kept, "0"]
        assert again.stop() == 0


def ardri(*words: str, code: int = 0) -> str:
    """Run a command that ends by itself; what it says of errors."""
    command = [sys.executable, "-c", PROGRAM, *words]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (ended.returncode, "Traceback" in ended.stderr) == (code, False), ended.stderr
    return ended.stderr


async def say(player: Player) -> str:
    """Say something; "" or the error."""
    reply = await player.ask("say", seat=0, text="Hello")
    return str(reply.get("error", ""))


def spoil(file: Path) -> None:
    """Overwrite all but the beginning of a file."""
    size = file.stat().st_size
    with file.open("r+b") as opened:
        opened.seek(8192)
        opened.write(b"\xff" * (size - 8192))
