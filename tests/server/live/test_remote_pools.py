"""Bots think elsewhere: jobs in the database, and what happens if nobody takes them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import ColumnElement, Select, func, select

from ardri.rules.game import Game
from ardri.server.limits.fair_queue import Share
from ardri.server.live import remote_pools
from ardri.server.live.bot_processes import BotProcesses
from ardri.server.live.bot_tasks import HINT, BotAnswer, BotTask, bot_task, think
from ardri.server.live.remote_pools import Jobs
from ardri.server.operations.thinker import Thinker
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.queries import workers
from ardri.server.storage.schema import jobs
from tests.server.helpers.sample_stores import with_store

T = TypeVar("T")

ANNA = Share("here", "anna", "table 1")
BERT = Share("there", "bert", "table 2")


def a_task(bot: str) -> BotTask:
    game = Game.start(3, seed=7, listen=True, undo=True)
    return bot_task(bot, "5e" * 32, game, game.decision)


def with_remote(path: Path, use: Callable[[BotProcesses, DatabaseStore], Awaitable[T]]) -> T:
    """Use bots that think elsewhere; at the end no job is left."""

    async def work(store: DatabaseStore) -> T:
        await store.write(partial(workers.register, id_="worker", address="", now=0, expires=0))
        bots = BotProcesses(remote=Jobs(store, "worker").pools())
        try:
            return await use(bots, store)
        finally:
            await bots.close()
            assert await count(store) == 0

    return with_store(path, work)


async def count(store: DatabaseStore) -> int:
    """The number of jobs in the database."""
    query = select(func.count()).select_from(jobs)
    return await store.read(lambda connection: connection.execute(query).scalar_one())


async def until_empty(store: DatabaseStore) -> None:
    """Wait until all jobs are deleted."""
    async with asyncio.timeout(60):
        while await count(store):
            await asyncio.sleep(0.02)


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The lines of the log of our own modules."""
    return [record.message for record in caplog.records if record.name.startswith("ardri.")]


def test_two_thinkers_answer_as_bots_do_here(tmp_path: Path) -> None:
    tasks = [a_task(bot) for bot in ("medium", HINT, "easy", "hard", "calf")]

    async def use(bots: BotProcesses, store: DatabaseStore) -> list[BotAnswer]:
        thinkers = [Thinker(store) for _ in range(2)]
        running = [asyncio.create_task(thinker.run()) for thinker in thinkers]
        found = await asyncio.gather(*(bots.think(task, ANNA) for task in tasks))
        await until_empty(store)
        for thinker in thinkers:
            thinker.stop()
        await asyncio.gather(*running)
        return list(found)

    assert with_remote(tmp_path / "ardri.db", use) == [think(task) for task in tasks]


def test_without_a_thinker_a_simple_bot_answers_and_the_log_says_so_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def use(bots: BotProcesses, store: DatabaseStore) -> list[BotAnswer]:
        found = [await bots.think(a_task(bot), ANNA) for bot in ("hard", "medium")]
        await until_empty(store)
        return found

    simple = think(a_task("easy"))
    assert with_remote(tmp_path / "ardri.db", use) == [simple, simple], "without an error: the bots stay"
    assert told(caplog) == ["no thinker runs: simple bots answer"]


@pytest.mark.parametrize("bot", ["hard", "medium"])
def test_in_a_moment_to_react_a_simple_bot_answers_if_no_thinker_does_in_time(
    tmp_path: Path, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def use(bots: BotProcesses, store: DatabaseStore) -> BotAnswer:
        found = await bots.think_within(0.1, a_task(bot), ANNA)
        await until_empty(store)
        return found

    assert with_remote(tmp_path / "ardri.db", use) == think(a_task("easy"))
    assert told(caplog) == [], "it was not even noticed that nobody thinks"


def test_who_has_many_bots_does_not_keep_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote_pools, "TURN", 3_600_000)  # however slow this machine is
    monkeypatch.setattr(remote_pools, "UNCLAIMED", 3_600.0)

    async def use(bots: BotProcesses, store: DatabaseStore) -> list[int]:
        thinking = []
        for number, share in enumerate((ANNA, ANNA, ANNA, BERT), 1):
            thinking.append(asyncio.create_task(bots.think(a_task("hard"), share)))
            async with asyncio.timeout(60):
                while await count(store) < number:
                    await asyncio.sleep(0.02)
        by_creation = list(await store.read(lambda each: each.execute(order(jobs.c.created)).scalars()))
        by_turn = list(await store.read(lambda each: each.execute(order(jobs.c.turn)).scalars()))
        await bots.close()
        await asyncio.gather(*thinking, return_exceptions=True)
        return [by_creation.index(id_) for id_ in by_turn]

    assert with_remote(tmp_path / "ardri.db", use) == [0, 3, 1, 2]


def order(column: ColumnElement[int]) -> Select[tuple[str]]:
    """All jobs by a column."""
    return select(jobs.c.id).order_by(column)


def test_closing_ends_what_is_waited_for(tmp_path: Path) -> None:
    async def use(bots: BotProcesses, store: DatabaseStore) -> str:
        thinking = asyncio.create_task(bots.think(a_task("hard"), ANNA))
        async with asyncio.timeout(60):
            while not await count(store):
                await asyncio.sleep(0.02)
        await bots.close()
        (error,) = await asyncio.gather(thinking, return_exceptions=True)
        return str(error)

    assert with_remote(tmp_path / "ardri.db", use) == "no bot can answer this"
