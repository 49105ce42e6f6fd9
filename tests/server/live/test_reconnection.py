"""Connections that are cut: who comes back is told exactly the rest, or everything, wherever they were."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.server.helpers.expected_streams import told
from tests.server.helpers.live_server import BOT, PERSON, Live, Message, Person, Player, number

pytestmark = pytest.mark.databases(slow=True)

SEATS = [PERSON, PERSON, BOT]


async def next_message(player: Player, name: str, last: int) -> None:
    """Wait for one message more, or the end of the game."""
    await player.until(lambda: player.over or number(player.messages[name][-1]) > last)


async def cut_after_each(person: Person, table: str, name: str, anew: bool) -> list[Message]:
    """Hear what there is and one message more, lose the connection, come back; until the game is over."""
    heard: list[Message] = []
    ended = False
    while not ended:
        async with person.at(table) as player:
            if anew or not heard:
                await player.hear(name)
                heard += player.messages[name][:1]
            else:
                await player.hear(name, number(heard[-1]), heard)
                heard = player.messages[name]
            await next_message(player, name, number(heard[-1]))
            player.socket.transport.abort()
        ended = player.over  # something may have come in before the connection was gone
    return heard


@pytest.mark.parametrize("windows", ["sealed", "open"])
def test_a_connection_that_is_cut_after_every_message_misses_nothing(live: Live, windows: str) -> None:
    host = Person(live)
    table = host.open(SEATS, windows=windows, round_limit=1)

    async def play() -> list[list[Message]]:
        async with host.at(table) as steady:
            await steady.sit(0, 1, begin=True)
            names = (("A", False), ("B", False), ("*", False), ("A", True))
            cut = [asyncio.create_task(cut_after_each(host, table, *how)) for how in names]
            await steady.play(Random(5))
            return list(await asyncio.gather(*cut))

    *resumed, fulls = asyncio.run(play())
    messages, shown = told(live, table)
    for name, heard in zip("AB*", resumed, strict=True):
        first, *rest = heard
        assert first["parts"] == shown[name][number(first)]
        assert rest == messages[name][number(first) :]
    assert len(resumed[0]) > 20
    assert [full["parts"] for full in fulls] == [shown["A"][number(full)] for full in fulls]


def test_every_number_can_be_gone_on_from(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON], round_limit=1)

    async def play() -> dict[int, list[Message]]:
        found = {}
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            await player.play(Random(2))
        async with host.at(table) as player:
            await player.hear("A")
            last = number(player.messages["A"][-1])
            for after in range(-1, last + 3):
                player.messages["A"] = []
                await player.hear("A", after)
                found[after] = player.messages["A"]
        return found

    found = asyncio.run(play())
    messages, shown = told(live, table)
    last = len(messages["A"])
    whole = 0
    for after, heard in found.items():
        if [message["kind"] for message in heard] == ["full"]:
            whole += 1
            assert heard[0]["parts"] == shown["A"][last]
            assert number(heard[0]) == last
        else:
            assert heard == messages["A"][after:]
    assert found[last] == []
    assert 4 <= whole < len(found)  # -1, 0 and what was never sent
