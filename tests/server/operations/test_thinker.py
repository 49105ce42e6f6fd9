"""Real thinkers: they think for a real server, are killed, and stop."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from sqlalchemy import select

from ardri.rules.game import Game
from ardri.server.live.bot_tasks import BotAnswer, bot_task, think
from ardri.server.operations.offline_database import OfflineDatabase
from ardri.server.server_clock import wall_clock
from ardri.server.storage.database import Database
from ardri.server.storage.queries import workers
from ardri.server.storage.queries.jobs import NewJob, add_job
from ardri.server.storage.schema import jobs
from ardri.server.table.log_entries import Chosen, Replaced
from tests.cli.helpers.program import ardri
from tests.server.helpers.databases import address_at, database_at
from tests.server.helpers.failing_bots import install
from tests.server.helpers.live_server import PERSON, Live, Person
from tests.server.helpers.thinker_process import PROGRAM, ThinkerProcess

HOME = Path(__file__).parents[3]
HASTY = f"from ardri.server.operations import thinker; thinker.FINISH = 0.2; {PROGRAM}"


def ask(database: Database, bot: str) -> BotAnswer | None:
    """Ask for a job as a worker does that waits very long; its answer, unless the bot fails at it."""
    game = Game.start(3, seed=7, listen=True, undo=True)
    task = bot_task(bot, "5e" * 32, game, game.decision)
    now = wall_clock()
    job = NewJob("job", "search", msgspec.json.encode(task), "worker", now + 3_600_000, now, now)
    with OfflineDatabase(database) as found:
        found.write(lambda connection: workers.register(connection, "worker", "", 0, 0))
        found.write(lambda connection: add_job(connection, job))
    return None if bot.startswith("faulty") else think(task)


class JobRow(NamedTuple):
    """A job: who has it and until when, for the how manieth time, and its answer."""

    tries: int
    claimed_by: str | None
    claimed_until: int
    answer: bytes | None


def job_of(database: Database) -> JobRow:
    """The only job."""
    columns = (jobs.c.tries, jobs.c.claimed_by, jobs.c.claimed_until, jobs.c.answer)
    with OfflineDatabase(database) as found:
        return JobRow(*found.read(lambda connection: connection.execute(select(*columns)).one()))


def comes_to(database: Database, tries: int, answered: bool) -> None:
    """Wait for the job to be claimed so often, and to be answered or not."""
    ends = time.monotonic() + 60
    while time.monotonic() < ends:
        found = job_of(database)
        if (found.tries, found.answer is not None) == (tries, answered):
            return
        time.sleep(0.02)
    raise AssertionError(found)


@pytest.fixture
def migrated(tmp_path: Path) -> Database:
    """A database as a server has made it."""
    found = database_at(tmp_path / "ardri.db")
    found.migrate()
    return found


@pytest.mark.databases(slow=True)
def test_a_game_with_bots_that_think_elsewhere(tmp_path: Path) -> None:
    with (
        Live(tmp_path, options=["--think", "remote"]) as live,
        ThinkerProcess(tmp_path, address_at(live.data)) as thinker,
    ):
        host = Person(live)
        bots = [{"for": "bot", "level": "medium"}, {"for": "bot", "level": "hard"}]
        table = host.open([PERSON, *bots], round_limit=1)

        async def play() -> None:
            async with host.at(table) as player:
                await player.sit(0, begin=True)
                await player.play(Random(1), 12)

        asyncio.run(play())
        entries = live.entries(table)
        assert {entry.seat for entry in entries if isinstance(entry, Chosen)} == {0, 1, 2}
        assert not [entry for entry in entries if isinstance(entry, Replaced)]
        text = host.http.get("/metrics").text
        assert 'ardri_bot_think_seconds_count{bot="medium"}' in text
        assert 'ardri_bot_wait_seconds_count{pool="fallback"} 0.0' in text, "nothing was thought there"
        assert thinker.stop() == 0
        assert live.stop() == 0
    assert "no thinker" not in live.log.read_text()
    assert '"thinker stops"' in thinker.log.read_text()


def test_a_game_goes_on_without_thinkers(tmp_path: Path) -> None:
    with Live(tmp_path, options=["--think", "remote"]) as live:
        host = Person(live)
        table = host.open([PERSON, {"for": "bot", "level": "hard"}], round_limit=1)

        async def play() -> None:
            async with host.at(table) as player:
                await player.sit(0, begin=True)
                await player.play(Random(1), 4)

        asyncio.run(play())
        entries = live.entries(table)
        assert {entry.seat for entry in entries if isinstance(entry, Chosen)} == {0, 1}
        assert not [entry for entry in entries if isinstance(entry, Replaced)], "the bot keeps its seat"
        assert live.stop() == 0
    assert live.log.read_text().count("no thinker runs") == 1


@pytest.mark.databases(slow=True)
def test_the_job_of_a_killed_thinker_is_taken_over(tmp_path: Path, migrated: Database) -> None:
    right = ask(migrated, "hard")
    address = address_at(tmp_path / "ardri.db")
    with ThinkerProcess(tmp_path, address) as first:
        comes_to(migrated, 1, answered=False)  # it starts a process for it, which takes a while
        first.kill()
    before = job_of(migrated)
    with ThinkerProcess(tmp_path, address):
        comes_to(migrated, 2, answered=True)
    after = job_of(migrated)
    assert before.claimed_by != after.claimed_by
    assert after.answer is not None
    assert msgspec.json.decode(after.answer, type=BotAnswer) == right


def test_a_thinker_that_stops_finishes_its_job(tmp_path: Path, migrated: Database) -> None:
    ask(migrated, "hard")
    with ThinkerProcess(tmp_path, address_at(tmp_path / "ardri.db")) as thinker:
        comes_to(migrated, 1, answered=False)
        assert thinker.stop() == 0
    assert job_of(migrated).answer is not None


def test_a_thinker_that_stops_gives_back_what_takes_too_long(tmp_path: Path, migrated: Database) -> None:
    install(tmp_path)
    ask(migrated, "faulty:how=sleeps")
    path = os.pathsep.join([str(tmp_path), str(HOME)])
    address = address_at(tmp_path / "ardri.db")
    with ThinkerProcess(tmp_path, address, HASTY, {"PYTHONPATH": path}) as thinker:
        comes_to(migrated, 1, answered=False)
        assert thinker.stop() == 0
    found = job_of(migrated)
    assert (found.tries, found.claimed_by, found.claimed_until, found.answer) == (0, None, 0, None)


def test_thinkers_do_not_make_a_database(tmp_path: Path) -> None:
    refused = ardri("think", "--data", tmp_path / "none.db")
    assert refused.returncode == 2
    assert "none.db does not exist" in refused.stderr
    assert not (tmp_path / "none.db").exists()
