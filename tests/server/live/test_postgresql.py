"""A real server with PostgreSQL: a game goes on whatever happens to the server or its database."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from ardri.server.storage.postgresql.database import PostgresqlDatabase
from ardri.server.table.log_entries import Chosen
from tests.server.helpers.databases import address_at, database_at
from tests.server.helpers.live_server import BOT, PERSON, Live, Message, Person, Player
from tests.server.helpers.postgresql_server import PASSWORD, postgresql

pytestmark = pytest.mark.databases("postgresql")


async def play(player: Player, rng: Random, most: int, failures: Counter[str]) -> None:
    """Answer so many questions, again and again if the database fails; count how often it did."""
    for _ in range(most):
        await player.until(lambda: player.over or bool(player.asked))
        if player.over:
            break
        reply = await player.choose(rng.choice(player.asked), rng)
        if reply["kind"] == "refused":
            failures[str(reply["error"])] += 1
            await asyncio.sleep(0.1)


def chosen(live: Live, table: str, seats: str = "AB") -> int:
    """How many choices of these seats there are in a log."""
    numbers = ["ABCDE".index(seat) for seat in seats]
    return sum(isinstance(entry, Chosen) and entry.seat in numbers for entry in live.entries(table))


def acknowledged(player: Player) -> list[Message]:
    """The choices that were acknowledged."""
    return [request for request in player.acked if request["do"] == "choose"]


def test_a_game_goes_on_though_everything_breaks_once(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        host = Person(live)
        table = host.open([PERSON, PERSON, BOT], round_limit=2)
        database = live.database
        assert isinstance(database, PostgresqlDatabase)

        async def begin() -> int:
            async with host.at(table) as player:
                await player.sit(0, 1, begin=True)
                failures: Counter[str] = Counter()
                await play(player, Random(1), 10, failures)
                postgresql().disconnect(database)
                await play(player, Random(2), 10, failures)
                await asyncio.to_thread(postgresql().tell, "crash")
                before = failures["unavailable"]
                playing = asyncio.create_task(play(player, Random(3), 15, failures))
                while failures["unavailable"] == before and not playing.done():
                    await asyncio.sleep(0.05)
                await asyncio.to_thread(postgresql().tell, "start")
                await playing
                assert failures["unavailable"] > before
                assert set(failures) <= {"unavailable", "answered", "not_the_question", "not_asked"}
                await play(player, Random(4), 10, failures)
                return len(acknowledged(player))

        told = asyncio.run(begin())
        assert chosen(live, table) >= told
        live.kill()
    with Live(tmp_path, live.port) as again:
        host.live = again
        assert chosen(again, table) >= told
        assert host.reaches(table)

        async def finish() -> None:
            async with host.at(table) as player:
                for name in "AB":
                    await player.hear(name)
                await player.play(Random(5))

        asyncio.run(finish())
        assert again.becomes(table, "finished")
        assert again.stop() == 0
        assert PASSWORD not in again.log.read_text(encoding="utf-8")


def test_a_backup_that_was_taken_in_the_middle_of_a_game_is_played_on_elsewhere(tmp_path: Path) -> None:
    here, there, copy = tmp_path / "here", tmp_path / "there", tmp_path / "copy.db"
    here.mkdir()
    there.mkdir()
    with Live(here) as live:
        host = Person(live)
        table = host.open([PERSON, PERSON], round_limit=4)

        async def begin() -> int:
            async with host.at(table) as player:
                await player.sit(0, 1, begin=True)
                await player.play(Random(1), most=12)
                before = len(acknowledged(player))
                playing = asyncio.create_task(player.play(Random(2), most=30))
                done = await asyncio.to_thread(live.ardri, "backup", "-o", str(copy))
                assert done.returncode == 0, done.stderr
                await playing
                refused = await asyncio.to_thread(live.ardri, "restore", str(copy), "--force", "--yes")
                assert "is in use" in " ".join(refused.stderr.split())
                return before

        before = asyncio.run(begin())
        after = chosen(live, table)
        assert live.stop() == 0
        assert "--force" in live.ardri("restore", str(copy)).stderr
    database_at(there / "ardri.db", empty=True)
    address = {"ARDRI_DATABASE": address_at(there / "ardri.db")}
    live.variables |= address
    restored = live.ardri("restore", str(copy))
    assert restored.returncode == 0, restored.stderr
    assert restored.stdout.endswith("running tables: 1.\n")
    with Live(there, live.port) as again:
        host.live = again
        assert before <= chosen(again, table) <= after

        async def finish() -> None:
            async with host.at(table) as player:
                for name in "AB":
                    await player.hear(name)
                await player.play(Random(5), most=10)

        before_that = chosen(again, table)
        asyncio.run(finish())
        assert chosen(again, table) >= before_that + 10
        assert again.stop() == 0
