"""Whole games over real sockets: people and bots, connections that come and go, and those who watch."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.formats.record import Record
from ardri.rules.formats.verify import verify
from ardri.server.streams.streams import KEPT
from ardri.server.table.log_entries import Chosen
from tests.server.helpers.expected_streams import told
from tests.server.helpers.live_server import BOT, PERSON, Live, Message, Person, Player, number, options

pytestmark = pytest.mark.databases(slow=True)

SHORT = {"round_limit": 2}


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
    table = host.open(
        [PERSON] * people + [BOT] * bots,
        windows=windows,
        edition="discovery" if discovery else "base",
        **SHORT,
    )

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
    assert live.becomes(table, "finished")
    log, _ = told(live, table)
    for seat, player in enumerate(players):
        name = SEAT_NAMES[seat]
        heard = updates(player, name)
        assert heard == log[name][-len(heard) :]
        assert player.parts[name]["seed"] == live.row(table)[1]
    text = host.http.get(f"/api/tables/{table}/record").text
    assert verify(Record.from_text(text)).good


def test_after_a_long_absence_one_message_tells_everything(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON], round_limit=3, seed="a long game")

    async def play() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            await player.play(Random(1))
            async with host.at(table) as late:
                assert number(player.messages["A"][-1]) > 3 + KEPT
                await late.hear("A", after=3)
                (full,) = late.messages["A"]
                assert (full["kind"], full["n"]) == ("full", player.messages["A"][-1]["n"])
                assert late.parts["A"] == player.parts["A"]

    asyncio.run(play())


def test_spectators_see_the_game_but_no_hand_and_no_seed(live: Live) -> None:
    host, watcher = Person(live), Person(live)
    table = host.open([PERSON, BOT], round_limit=1, spectators=True)
    seed = live.row(table)[1]

    async def play() -> tuple[Player, Player]:
        async with host.at(table) as player, watcher.at(table) as spectator:
            await spectator.hear("*")
            assert await spectator.refused("subscribe", stream="A") == "no_stream"
            await player.sit(0, begin=True)
            await player.play(Random(2))
            await spectator.until(lambda: spectator.over)
            return player, spectator

    player, spectator = asyncio.run(play())
    assert "question" not in spectator.parts["*"]
    assert spectator.parts["*"]["own"] is None
    for heard in (player, spectator):
        with_seed = [seed in data for data in heard.raw]
        last = [json.loads(data).get("parts", {}).get("status") == "over" for data in heard.raw]
        assert with_seed == last


def test_without_spectators_strangers_hear_nothing(live: Live) -> None:
    host, stranger = Person(live), Person(live)
    table = host.open([PERSON, BOT], spectators=False)

    async def visit() -> None:
        async with stranger.at(table) as player:
            assert await player.refused("subscribe", stream="*") == "no_stream"
            assert await player.refused("say", text="Hello?") == "no_spectators"

    asyncio.run(visit())


def test_a_choice_sent_by_two_clients_of_a_person_is_made_once(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT], round_limit=1)

    async def play() -> list[str]:
        async with host.at(table) as one, host.at(table) as other:
            await one.sit(0, begin=True)
            await other.hear("A")
            replies = []
            for _ in range(10):
                await one.until(lambda: bool(one.asked))
                question = one.question("A")
                assert question is not None
                choice = {"seat": 0, "question": question["number"], "keys": options(question)[:1]}
                found = await asyncio.gather(one.ask("choose", **choice), other.ask("choose", **choice))
                replies.append(" ".join(sorted(str(reply.get("error", "ack")) for reply in found)))
            return replies

    assert set(asyncio.run(play())) == {"ack answered"}
    chosen = [entry for entry in live.entries(table) if isinstance(entry, Chosen) and entry.seat == 0]
    assert len(chosen) == 10
    assert len({entry.question for entry in chosen}) == 10
