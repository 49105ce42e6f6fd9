"""A server that is asked to stop, one that starts again, and two for one file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import msgspec
import pytest

from ardri.server.table.log_entries import Away, Ended, encode
from tests.cli.helpers.program import ardri
from tests.server.helpers.live_server import BOT, PERSON, Live, Person, number

pytestmark = pytest.mark.databases(slow=True)

HOUR = 3_600_000

Start = Callable[..., Live]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers on one file, and ends those that a test leaves running."""
    with ExitStack() as stack:
        yield lambda port=0: stack.enter_context(Live(tmp_path, port))


def test_a_stop_sends_clients_away_to_come_back_and_the_game_goes_on(start: Start) -> None:
    live = start()
    host = Person(live)
    table = host.open([PERSON, PERSON, BOT], round_limit=1)

    async def before() -> tuple[int, int, dict[str, object]]:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            await player.play(Random(1), most=30)
            assert await asyncio.to_thread(live.stop) == 0
            with pytest.raises(ConnectionError):
                await player.until(lambda: False)
            return player.code, number(player.messages["A"][-1]), player.parts["A"]

    code, last, parts = asyncio.run(before())
    assert code == 1012
    again = start(live.port)
    host.live = again

    async def after() -> None:
        async with host.at(table) as player:
            await player.hear("A")
            (full,) = player.messages["A"]
            assert number(full) >= last
            assert number(full) > last or full["parts"] == parts
            await player.hear("B")
            await player.play(Random(2))

    asyncio.run(after())
    assert again.becomes(table, "finished")
    assert again.stop() == 0


def test_who_comes_back_after_a_restart_cannot_tell_how_much_was_read_again(start: Start) -> None:
    live = start()
    host = Person(live)
    table = host.open([PERSON, PERSON], round_limit=1)

    async def before() -> int:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            await player.play(Random(1), most=12)
            await player.done("ping")
            return number(player.messages["A"][-1])

    last = asyncio.run(before())
    live.kill()
    host.live = start(live.port)

    async def after() -> list[list[object]]:
        async with host.at(table) as player:
            found = []
            for each in range(1, last + 1):
                player.messages["A"] = []
                await player.hear("A", each)
                found.append([message["kind"] for message in player.messages["A"]])
            return found

    assert last > 10
    assert asyncio.run(after()) == [["full"]] * (last - 1) + [[]]


def test_no_clock_runs_while_there_is_no_server(start: Start) -> None:
    live = start()
    host = Person(live)
    table = host.open([PERSON, PERSON], pace={"bank": HOUR})

    async def begin() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)

    asyncio.run(begin())
    live.kill()
    # as if all had happened ten hours ago
    live.execute("UPDATE workers SET beat = beat - ?", 10 * HOUR)
    live.execute("DELETE FROM snapshots")
    for row, entry in enumerate(live.entries(table), 1):
        earlier = encode(msgspec.structs.replace(entry, at=entry.at - 10 * HOUR))
        live.execute("UPDATE entries SET body = ? WHERE number = ?", earlier, row)
    again = start(live.port)
    host.live = again

    async def look() -> None:
        async with host.at(table) as player:
            await player.hear("A")
            await player.hear("B")
            assert player.asked
            assert isinstance(again.entries(table)[-1], Away)

    asyncio.run(look())
    assert again.stop() == 0


@pytest.mark.databases("sqlite")
def test_a_second_server_on_a_file_is_refused_until_the_first_is_gone(start: Start) -> None:
    one = start()
    for _ in range(2):
        refused = ardri("serve", "--port", "0", "--data", one.data)
        assert refused.returncode == 2
        assert f"{one.data} is in use by another server, process {one.process.pid}" in refused.stderr
        assert "--data" in refused.stderr
        assert "Traceback" not in refused.stderr
    host = Person(one)
    table = host.open([PERSON, BOT])
    one.kill()  # not even time to tidy up
    host.live = start()
    host.http.base_url = host.live.address
    assert host.get(f"/api/tables/{table}")["id"] == table


def test_what_an_admin_writes_into_the_file_is_heard(start: Start) -> None:
    live = start()
    host = Person(live)
    table = host.open([PERSON, PERSON])

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            entries = live.entries(table)
            ended = encode(Ended(entries[-1].at, "closed by an admin"))
            statement = "INSERT INTO entries VALUES (?, ?, ?, ?)"
            live.execute(statement, table, len(entries) + 1, entries[-1].at, ended)
            live.signal("appended", table)
            await player.until(lambda: player.over)
            assert player.parts["A"]["reason"] == "closed by an admin"
            assert live.becomes(table, "abandoned")

    asyncio.run(visit())
    assert live.stop() == 0


def test_a_table_that_is_patched_while_people_play_goes_on(start: Start) -> None:
    live = start()
    host = Person(live)
    table = host.open([PERSON, PERSON], round_limit=1)

    async def visit() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            await player.play(Random(1), most=12)
            patch = ["admin", "patch", "--keep", "10", "--yes", "--", table]
            assert (await asyncio.to_thread(live.ardri, *patch)).returncode == 0
            await player.until(lambda: player.messages["A"][-1]["kind"] == "full")
            await player.until(lambda: player.messages["B"][-1]["kind"] == "full")
            await player.play(Random(2))

    asyncio.run(visit())
    assert live.becomes(table, "finished")
    assert live.stop() == 0
