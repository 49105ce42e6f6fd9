"""The host's clock is set, or the server stands still: nobody loses time, and nobody is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Protocol

import pytest

from ardri.server.table.log_entries import Away, Chosen, Timedout
from tests.faults.honest_player import Talker, comes, said, stand_still
from tests.server.helpers.live_server import BOT, PERSON, PROGRAM, Live, Person

SECOND = 1000
HOUR = 3600 * SECOND
# The time of day is what the host says, and so much more as is written in a file.
SET = """
import time
from pathlib import Path
honest = time.time_ns
time.time_ns = lambda: honest() + int(Path({file!r}).read_text()) * 1_000_000
"""

pytestmark = pytest.mark.slow


class Start(Protocol):
    """Starts a server on a host whose clock can be set."""

    def __call__(self, set_: int = 0, test: bool = True, port: int = 0) -> Live: ...


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers on one file, and ends those that a test leaves running."""

    def begin(set_: int = 0, test: bool = True, port: int = 0) -> Live:
        set_clock(tmp_path, set_)
        program = SET.format(file=str(tmp_path / "set")) + PROGRAM
        return stack.enter_context(Live(tmp_path, port, test, program))

    with ExitStack() as stack:
        yield begin


def set_clock(folder: Path, ms: int) -> None:
    """Set the host's clock, by so much before or after what it should be."""
    folder.joinpath("new").write_text(str(ms))
    folder.joinpath("new").replace(folder / "set")


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_nobody_is_timed_out_or_refused_when_the_clock_is_set(
    start: Start, tmp_path: Path, jump: int
) -> None:
    live = start(test=False)
    host = Person(live)
    terms = {"seats": [PERSON, BOT], "pace": {"bank": 60 * SECOND}}
    table = str(host.post("/api/tables", terms)["id"])

    async def play() -> Talker:
        async with host.at(table) as player:
            await player.sit(0, begin=True)
            talker = Talker(player)
            await player.play(Random(1), most=2)
            assert not await talker.say()
            set_clock(tmp_path, jump)
            await comes(lambda: "the host's clock was set" in live.log.read_text())
            await player.play(Random(2), most=4)
            for _ in range(3):
                assert not await talker.say()
            host.get("/api/me")
            return talker

    talker = asyncio.run(play())
    entries = live.entries(table)
    assert not [entry for entry in entries if isinstance(entry, Timedout | Away)]
    assert max(entry.at for entry in entries) - entries[0].at < HOUR // 2
    assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
    assert said(entries) == talker.kept
    assert live.log.read_text().count("the host's clock was set") == 1
    assert live.stop() == 0


def test_a_game_goes_on_after_a_restart_with_a_clock_that_was_set_back(start: Start) -> None:
    live = start()
    host = Person(live)
    table = host.open([PERSON, BOT], rhythm={"least": 100, "spread": 0, "step": 100, "limit": 400})

    async def play(most: int, begin: bool = False) -> None:
        async with host.at(table) as player:
            if begin:
                await player.sit(0, begin=True)
            else:
                await player.hear("A")
            await player.play(Random(1), most=most)

    asyncio.run(play(6, begin=True))
    live.kill()
    before = live.entries(table)
    host.live = start(-HOUR, port=live.port)
    asyncio.run(play(12))
    after = host.live.entries(table)
    assert len([entry for entry in after if isinstance(entry, Chosen)]) > 12
    assert [entry.at for entry in after] == sorted(entry.at for entry in after)
    assert after[-1].at - before[-1].at < HOUR // 2
    assert host.live.stop() == 0


def test_who_thinks_loses_no_time_while_the_server_stands_still(start: Start) -> None:
    live = start()
    host = Person(live)
    table = host.open([PERSON, PERSON], pace={"bank": 8 * SECOND})

    async def play() -> Talker:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            talker = Talker(player)
            assert not await talker.say()
            await asyncio.to_thread(stand_still, live, 9)
            assert not await talker.say()
            await player.until(lambda: bool(player.asked))
            await player.play(Random(1), most=1)
            return talker

    talker = asyncio.run(play())
    entries = live.entries(table)
    (away,) = [entry for entry in entries if isinstance(entry, Away)]
    assert away.at - away.since > 7 * SECOND
    kinds = [type(entry) for entry in entries if isinstance(entry, Away | Chosen | Timedout)]
    assert kinds[:2] == [Away, Chosen]
    assert said(entries) == talker.kept
    # and then time goes on for them as for anybody
    asyncio.run(comes(lambda: any(isinstance(entry, Timedout) for entry in live.entries(table))))
    assert live.stop() == 0
