"""The toy edition at a live server: five seats, people and bots, played to the end over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.formats.notation import digest
from ardri.rules.formats.record import Record, replay
from ardri.rules.formats.verify import verify
from tests.server.helpers.expected_streams import told
from tests.server.helpers.live_server import PERSON, Live, Person, Player
from tests.toy_edition import installed, toy

__all__ = ["toy"]

BOTS = [{"for": "bot", "level": "calf"}, {"for": "bot", "level": "easy"}]


@pytest.fixture(scope="module")
def with_toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server on which the toy edition is installed."""
    folder = tmp_path_factory.mktemp("toy")
    with Live(folder, variables=installed(folder)) as server:
        yield server
        assert server.stop() == 0


def played(live: Live, table: str, people: list[Person], seed: int) -> list[Player]:
    """Everybody sits down and plays at random until the game is over."""

    async def play() -> list[Player]:
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(sit_and_play(*each)) for each in enumerate(people)]
        return [player.result() for player in playing]

    async def sit_and_play(seat: int, person: Person) -> Player:
        async with person.at(table) as player:
            await player.sit(seat)
            await player.until(lambda: player.all_ready)
            if seat == 0:
                await player.done("start")
            await player.play(Random(10 * seed + seat))
            return player

    players = asyncio.run(play())
    assert live.becomes(table, "finished")
    return players


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(("people", "windows"), [(3, "sealed"), (5, "open")])
def test_five_seats_play_to_the_end(with_toy: Live, people: int, windows: str) -> None:
    visitors = [Person(with_toy) for _ in range(people)]
    seats = [PERSON] * people + BOTS[: 5 - people]
    table = visitors[0].open(seats, edition="toy", windows=windows, round_limit=2)
    players = played(with_toy, table, visitors, people)
    for seat, player in enumerate(players):
        parts = player.parts[SEAT_NAMES[seat]]
        assert (parts["edition"], parts["players"], parts["to_win"], parts["status"]) == ("toy", 5, 5, "over")
    log, _ = told(with_toy, table)
    for seat, player in enumerate(players):
        heard = [message for message in player.messages[SEAT_NAMES[seat]] if message["kind"] == "update"]
        assert len(heard) > 50
        assert heard == log[SEAT_NAMES[seat]][-len(heard) :]
    text = str(visitors[0].http.get(f"/api/tables/{table}/record").text)
    record = Record.from_text(text)
    assert record.setting.edition.name == "toy"
    assert verify(record).good
    assert digest(replay(record)) == digest(replay(Record.from_json(record.to_json())))
    story = visitors[0].get(f"/api/tables/{table}/story?stream=*")
    assert "toy_fair" in str(story)
    for eyes in (*SEAT_NAMES, "spectator", "all"):
        assert visitors[1].http.get(f"/api/tables/{table}/replay?eyes={eyes}").is_success
    last = visitors[people - 1].get(f"/api/tables/{table}/story?stream={SEAT_NAMES[people - 1]}")
    assert last != story


def test_a_table_of_five_goes_on_after_a_restart(tmp_path: Path) -> None:
    variables = installed(tmp_path)
    with Live(tmp_path, variables=variables) as first:
        host = Person(first)
        table = host.open([PERSON] * 5, edition="toy", round_limit=2)

        async def begin() -> str:
            async with host.at(table) as player:
                await player.sit(*range(5), begin=True)
                await player.play(Random(1), most=30)
                return str(player.parts["E"]["territories"])

        before = asyncio.run(begin())
        assert first.stop() == 0
        port = first.port
    with Live(tmp_path, port, variables=variables) as second:

        async def go_on() -> str:
            async with host.at(table) as player:
                for seat in SEAT_NAMES:
                    await player.hear(seat)
                after = str(player.parts["E"]["territories"])
                await player.play(Random(2))
                return after

        assert asyncio.run(go_on()) == before
        assert second.becomes(table, "finished")
        assert second.stop() == 0


def test_a_server_without_the_edition_refuses_a_table_of_it(live: Live) -> None:
    host = Person(live)
    found = host.post("/api/tables", {"seats": [PERSON] * 5, "edition": "toy"}, status=400)
    assert found["error"] == "malformed"
