"""Whole games over real sockets: people and bots, connections that come and go, and those who watch."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from ardri.rules.record import Record
from ardri.rules.verify import verify
from ardri.server.entries import Opened
from ardri.server.fold import open_table
from ardri.server.streams import Streams
from tests.server.live import BOT, PERSON, Live, Message, Person, Player

SHORT = {"round_limit": 2}


def told(live: Live, table: str) -> dict[str, list[bytes]]:
    """Everything that the log of a table means to each recipient."""
    first, *rest = live.entries(table)
    assert isinstance(first, Opened)
    streams = Streams(open_table(first, live.row(table)[1]))
    found: dict[str, list[bytes]] = {stream.name: [] for stream in streams.all}
    for entry in rest:
        for name, message in streams.add(entry):
            found[name].append(message)
    return found


def updates(player: Player, name: str) -> list[Message]:
    """The numbered messages of a stream, but for the full ones."""
    return [message for message in player.messages[name] if message["kind"] == "update"]


@pytest.mark.parametrize(
    ("people", "bots", "windows", "discovery"),
    [
        (2, 0, "sealed", False),
        (1, 1, "open", True),
        (2, 1, "sealed", True),
        (3, 0, "open", False),
        (2, 2, "sealed", False),
        (4, 0, "sealed", False),
    ],
)
def test_a_game_is_played_to_its_end(
    live: Live, people: int, bots: int, windows: str, discovery: bool
) -> None:
    visitors = [Person(live) for _ in range(people)]
    host = visitors[0]
    table = host.open([PERSON] * people + [BOT] * bots, windows=windows, discovery=discovery, **SHORT)

    async def play() -> list[Player]:
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(sit_and_play(*each)) for each in enumerate(visitors)]
        return [player.result() for player in playing]

    async def sit_and_play(seat: int, visitor: Person) -> Player:
        async with visitor.at(table) as player:
            await player.sit(seat)
            await player.until(lambda: player.all_ready)
            if seat == 0:
                await player.done("start")
            await player.play(Random(seat))
            return player

    players = asyncio.run(play())
    assert live.row(table)[0] == "finished"
    log = told(live, table)
    for seat, player in enumerate(players):
        name = "ABCD"[seat]
        heard = updates(player, name)
        assert heard == [json.loads(message) for message in log[name]][-len(heard) :]
        assert player.parts[name]["seed"] == live.row(table)[1]
    text = host.http.get(f"/api/tables/{table}/record").text
    assert verify(Record.from_text(text)).good
