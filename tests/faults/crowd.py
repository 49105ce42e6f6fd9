"""A crowd: people who play on at several tables whatever happens, and keep what they were told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from websockets.exceptions import InvalidMessage

from ardri.server.table.log_entries import Chosen
from tests.server.helpers.expected_streams import told
from tests.server.helpers.live_server import BOT, PATIENCE, PERSON, Live, Message, Person, Player, number


class Crowd:
    """People at several tables who play on whatever happens to the server."""

    def __init__(self, live: Live, tables: int) -> None:
        self.live = live
        self.people = [Person(live) for _ in range(tables)]
        self.tables = [person.open([PERSON, PERSON, BOT]) for person in self.people]
        self.acked: dict[str, list[Message]] = {table: [] for table in self.tables}
        self.heard: dict[tuple[str, str], list[Message]] = {}
        self.views: dict[tuple[str, str], Message] = {}
        self.choices = dict.fromkeys(self.tables, 0)  # that were acknowledged so far
        self.done = False

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something to be so: how quick the machine is does not matter."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                await asyncio.sleep(0.01)

    async def make_choices(self, count: int) -> None:
        """Wait until so many more are acknowledged, wherever."""
        enough = sum(self.choices.values()) + count
        await self.until(lambda: sum(self.choices.values()) >= enough)

    async def begin(self) -> None:
        """Sit down everywhere."""
        for person, table in zip(self.people, self.tables, strict=True):
            async with person.at(table) as player:
                await player.sit(0, 1, begin=True)

    async def play(self, number: int) -> None:
        """Play at a table; after each loss of the connection come back."""
        person, table = self.people[number], self.tables[number]
        rng = Random(number)
        while not self.done:
            try:
                async with person.at(table) as player:
                    await self._play(player, table, rng)
            except (OSError, EOFError, InvalidMessage):  # the last one: killed before it said welcome
                await asyncio.sleep(0.05)

    async def _play(self, player: Player, table: str, rng: Random) -> None:
        try:
            for name in ("A", "B"):
                before = self.heard.get((table, name), [])
                player.parts[name] = self.views.get((table, name), {})
                await player.hear(name, number(before[-1]) if before else -1, before)
            while not self.done and not player.over:
                await player.play(rng, most=1)
                self.choices[table] += 1
        finally:
            for name in ("A", "B"):
                self.heard[table, name] = list(player.messages.get(name, []))
                self.views[table, name] = dict(player.parts.get(name, {}))
            self.acked[table] += [request for request in player.acked if request["do"] == "choose"]


def compare(live: Live, crowd: Crowd, table: str) -> None:
    """The log, the acknowledgements and what the clients saw must be one story."""
    chosen = [entry for entry in live.entries(table) if isinstance(entry, Chosen)]
    made = {(entry.seat, entry.question): list(entry.keys) for entry in chosen}
    assert len(made) == len(chosen)
    assert crowd.acked[table]
    for request in crowd.acked[table]:
        assert made[int(str(request["seat"])), int(str(request["question"]))] == request["keys"]
    messages, shown = told(live, table)
    for name in ("A", "B"):
        heard = crowd.heard[table, name]
        for message in heard:
            if message["kind"] == "update":
                assert message == messages[name][number(message) - 1]
            else:
                assert message["parts"] == shown[name][number(message)]
        assert crowd.views[table, name] == shown[name][number(heard[-1])]
