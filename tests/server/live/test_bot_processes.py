"""Bots think in other processes; if one fails, the game goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from ardri.rules.game import Game
from ardri.server.limits.fair_queue import Share
from ardri.server.live.bot_processes import BotProcess, BotProcesses, BotProcessFailed
from ardri.server.live.bot_tasks import HINT, BotAnswer, BotTask, bot_seed, bot_task, think
from tests.server.helpers.failing_bots import install

T = TypeVar("T")

SECRET = "5e" * 32
ANNA = Share("here", "anna", "table 1")
BERT = Share("there", "bert", "table 2")
SLEEPS = "faulty:how=sleeps"


@pytest.fixture(autouse=True)
def faulty_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Faulty bots can be called by name, in processes that are started here too."""
    install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


def a_task(bot: str) -> BotTask:
    game = Game.start(3, seed=7, listen=True, undo=True)
    return bot_task(bot, SECRET, game, game.decision)


def with_thinkers(use: Callable[[BotProcesses], Awaitable[T]], timeout: float = 30) -> T:
    async def run() -> T:
        thinkers = BotProcesses(1, timeout)
        try:
            return await use(thinkers)
        finally:
            await thinkers.close()

    return asyncio.run(run())


def test_a_bot_thinks_the_same_in_another_process_and_again() -> None:
    task = a_task("medium")

    async def use(thinkers: BotProcesses) -> list[BotAnswer]:
        return [await thinkers.think(task, ANNA), await thinkers.think(task, ANNA)]

    assert with_thinkers(use) == [think(task)] * 2


def test_a_bots_seed_is_its_own_and_tells_nothing_of_the_tables() -> None:
    seeds = [bot_seed(SECRET, seat) for seat in range(4)]
    assert len({*seeds, SECRET}) == 5
    assert SECRET not in str(a_task("easy"))


def test_a_thinker_that_dies_is_replaced() -> None:
    process = BotProcess(30)
    with pytest.raises(BotProcessFailed):
        process.ask(a_task("faulty:how=dies"))
    assert process.ask(a_task("easy")).suggestions
    process.end()


def test_a_thinker_that_is_interrupted_while_its_process_starts_thinks_no_more() -> None:
    process = BotProcess(30)
    process.interrupt()
    with pytest.raises(BotProcessFailed, match="interrupted"):
        process.ask(a_task("easy"))
    process.end()


@pytest.mark.parametrize("fault", ["dies", "raises", "sleeps"])
def test_for_a_bot_that_fails_twice_a_simple_one_thinks(fault: str, caplog: pytest.LogCaptureFixture) -> None:
    task = a_task(f"faulty:how={fault}")

    async def use(thinkers: BotProcesses) -> BotAnswer:
        await thinkers.think(a_task("easy"), ANNA)  # the process is there
        return await thinkers.think(task, ANNA)

    answer = with_thinkers(use, timeout=3 if fault == "sleeps" else 30)
    assert answer.suggestions == think(a_task("easy")).suggestions
    assert answer.error, "who asked has to know"
    assert [record.message for record in caplog.records] == ["bot failed"] * 2


def test_hints_have_reasons_and_are_the_same_whenever_asked_for() -> None:
    answer = think(a_task(HINT))
    assert answer == think(a_task(HINT))
    assert any(idea.reasons for idea in answer.suggestions)


def test_closing_ends_what_is_being_thought() -> None:
    async def use(thinkers: BotProcesses) -> str:
        await thinkers.think(a_task("easy"), ANNA)
        thinking = asyncio.create_task(thinkers.think(a_task("faulty:how=sleeps"), ANNA))
        waiting = asyncio.create_task(thinkers.think(a_task("faulty:how=sleeps"), BERT))
        await asyncio.sleep(0.1)
        await thinkers.close()
        with pytest.raises(BotProcessFailed):
            await waiting
        with pytest.raises(BotProcessFailed):
            await thinking
        return "closed"

    assert with_thinkers(use) == "closed"


def test_a_quick_bot_does_not_wait_for_searches() -> None:
    async def use(thinkers: BotProcesses) -> list[BotAnswer]:
        searches = [asyncio.create_task(thinkers.think(a_task(SLEEPS), ANNA)) for _ in range(5)]
        quick = [await thinkers.think(a_task(bot), BERT) for bot in ("easy", "medium", "calf")]
        assert not any(search.done() for search in searches)
        await thinkers.close()
        await asyncio.gather(*searches, return_exceptions=True)
        return quick

    assert with_thinkers(use) == [think(a_task(bot)) for bot in ("easy", "medium", "calf")]


def test_who_asks_for_little_comes_before_the_second_search_of_who_asks_for_much() -> None:
    async def use(thinkers: BotProcesses) -> list[str]:
        order: list[str] = []

        async def search(share: Share) -> None:
            await thinkers.think(a_task(HINT), share)
            order.append(share.person)

        many = [asyncio.create_task(search(Share("here", "anna", f"table {number}"))) for number in range(5)]
        await asyncio.sleep(0)
        await asyncio.gather(*many, asyncio.create_task(search(BERT)))
        return order

    assert with_thinkers(use).index("bert") <= 2


def test_a_bot_that_is_not_ready_in_time_is_spoken_for_by_a_simple_one() -> None:
    async def use(thinkers: BotProcesses) -> BotAnswer:
        return await thinkers.think_within(0.2, a_task(SLEEPS), ANNA)

    assert with_thinkers(use) == think(a_task("easy"))


def test_a_search_for_which_nobody_waits_any_more_is_not_begun() -> None:
    async def use(thinkers: BotProcesses) -> BotAnswer:
        first = asyncio.create_task(thinkers.think(a_task(HINT), ANNA))
        await asyncio.sleep(0)
        given_up = [asyncio.create_task(thinkers.think(a_task(SLEEPS), BERT)) for _ in range(3)]
        await asyncio.sleep(0)
        for each in given_up:
            each.cancel()
        await asyncio.gather(*given_up, return_exceptions=True)
        await first
        return await thinkers.think(a_task(HINT), BERT)

    assert with_thinkers(use) == think(a_task(HINT))
