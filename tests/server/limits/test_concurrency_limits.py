"""Turns: how many of one key work at a time, and that others come in between."""

from __future__ import annotations

import asyncio

from ardri.server.limits.concurrency_limits import ConcurrencyLimiter


def test_of_one_address_only_some_work_at_a_time_and_another_need_not_wait() -> None:
    turns = ConcurrencyLimiter(at_once=2)
    done: list[str] = []

    async def work(key: str) -> None:
        async with turns.turn(key):
            done.append(key)

    async def visit() -> None:
        many = [asyncio.create_task(work("many")) for _ in range(100)]
        await asyncio.sleep(0)
        await asyncio.create_task(work("one"))
        assert done.count("many") <= 8
        await asyncio.gather(*many)

    asyncio.run(visit())
    assert done.count("many") == 100


def test_who_fails_or_goes_gives_the_turn_to_the_next() -> None:
    turns = ConcurrencyLimiter(at_once=1)

    async def work(fails: bool) -> str:
        async with turns.turn("key"):
            if fails:
                raise ValueError
            return "done"

    async def visit() -> list[object]:
        gone = asyncio.create_task(work(False))
        await asyncio.sleep(0)
        gone.cancel()
        tasks = [work(True), work(False), work(True), work(False)]
        return await asyncio.gather(*tasks, return_exceptions=True)

    assert [found for found in asyncio.run(visit()) if isinstance(found, str)] == ["done", "done"]
