"""Bots that fail at the tables of a real server: a simpler one takes the seat, and everybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ardri.server.table.log_entries import Chosen, Replaced
from tests.server.helpers.live_server import PERSON, PROGRAM, Live, Message, Person

INSTALLED = """
import sys
sys.path.insert(0, {folder!r})
from ardri.server.live.bot_processes import BotProcesses
BotProcesses.__init__.__defaults__ = (1, 3.0)  # it is not waited long for a bot that hangs
"""
# The server cannot start a process at all.
NO_PROCESSES = """
from ardri.server.live.bot_processes import BotProcess
def fail(self):
    raise RuntimeError("planted: no process")
BotProcess._start = fail
"""
# What a bot thought cannot be handed on: a mistake of the server's own.
NO_TASKS = """
from ardri.server.live import bot_players
def fail(*_):
    raise AssertionError("planted: no task")
bot_players.bot_task = fail
"""


def start(folder: Path, planted: str = "") -> Live:
    """A server with faulty bots, and perhaps more that is wrong."""
    info = folder / "faulty-1.0.dist-info"
    info.mkdir()
    info.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: faulty\nVersion: 1.0\n")
    bots = "".join(f"{name} = tests.server.helpers.failing_bots:{name}\n" for name in ("raiser", "hanger"))
    info.joinpath("entry_points.txt").write_text(f"[ardri.bots]\n{bots}")
    return Live(folder, program=INSTALLED.format(folder=str(folder)) + planted + PROGRAM)


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with bots that fail."""
    with start(tmp_path_factory.mktemp("faulty")) as server:
        yield server
        assert server.stop() == 0


def play(live: Live, level: str, most: int = 15) -> tuple[str, list[Message]]:
    """Play a little with such a bot; the table, and all messages."""
    host = Person(live)
    table = host.open([PERSON, {"for": "bot", "level": level}], windows="open")

    async def visit() -> list[Message]:
        async with host.at(table) as player:
            await player.sit(0, begin=True)
            await player.play(Random(4), most=most)
            return player.messages["A"]

    return table, asyncio.run(visit())


def replaced(messages: list[Message]) -> int:
    return sum(str(message.get("notices", "")).count("'replaced'") for message in messages)


def bot_of(messages: list[Message]) -> str:
    """The bot on the second seat, as everybody sees it."""
    found = ""
    for message in messages:
        parts = message.get("parts")
        people = parts.get("people") if isinstance(parts, dict) else None
        found = people[1]["bot"] if people else found
    return found


@pytest.mark.parametrize("level", ["raiser", "hanger"])
def test_a_simpler_bot_takes_the_seat_and_everybody_is_told(faulty: Live, level: str) -> None:
    table, messages = play(faulty, level)
    entries = faulty.entries(table)
    assert [(entry.seat, entry.bot) for entry in entries if isinstance(entry, Replaced)] == [(1, "easy")]
    assert len([entry for entry in entries if isinstance(entry, Chosen) and entry.seat == 1]) > 3
    assert (replaced(messages), bot_of(messages)) == (1, "easy")
    lines = faulty.log.read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if f'"{level}"' in line]) == 2, "it was tried twice, and no more"


@pytest.mark.parametrize("planted", [NO_PROCESSES, NO_TASKS])
def test_when_no_bot_can_think_the_game_goes_on_all_the_same(tmp_path: Path, planted: str) -> None:
    with start(tmp_path, planted) as live:
        table, messages = play(live, "easy", most=6)
        entries = live.entries(table)
        assert [entry.bot for entry in entries if isinstance(entry, Replaced)] == ["calf"]
        assert (replaced(messages), bot_of(messages)) == (1, "calf")
        assert any(isinstance(entry, Chosen) and entry.seat == 1 for entry in entries)
        assert live.log.read_text(encoding="utf-8").count("Traceback") <= 4, "it is not tried without end"
        assert live.stop() == 0


def test_a_server_stops_at_once_while_it_waits_to_try_again(tmp_path: Path) -> None:
    with start(tmp_path, NO_TASKS) as live:
        host = Person(live)
        table = host.open([PERSON, {"for": "bot", "level": "easy"}], windows="open")

        async def begin() -> None:
            async with host.at(table) as player:
                await player.sit(0, begin=True)

        asyncio.run(begin())
        assert live.stop() == 0
