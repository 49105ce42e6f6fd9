"""Connections: messages that come in a heap are answered in order."""

from __future__ import annotations

import asyncio

from tests.server.helpers.live_server import PERSON, Live, Person

MANY = 80


def test_what_is_asked_in_a_heap_is_answered_in_order(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON])

    async def visit() -> list[object]:
        answered: list[object] = []
        async with host.at(table) as player:

            async def ask() -> None:
                answered.append((await player.ask("ping"))["id"])

            await asyncio.gather(*(ask() for _ in range(MANY)))
        return answered

    answered = asyncio.run(visit())
    first = int(str(answered[0]))
    assert answered == list(range(first, first + MANY))
