"""Several workers on PostgreSQL: games go on while they are restarted, killed, or replaced by new ones."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Final

import pytest
from alembic.script import ScriptDirectory
from websockets.exceptions import InvalidHandshake

from ardri.server.storage import migrate
from ardri.server.table.log_entries import Chosen
from tests.server.helpers.live_server import PERSON, Live, Message, Person
from tests.server.helpers.supervised import workers_of
from tests.server.helpers.two_workers import free_ports

pytestmark = pytest.mark.databases("postgresql")

GAMES: Final = 3
QUIET: Final = {
    "closed with 1012",
    "server rejected WebSocket connection: HTTP 503",
}  # come back: nobody is told
NEXT_VERSION: Final = '''
"""A column that the program of today does not know."""
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("mood", sa.Text(), nullable=True))
'''
NEXT_PROGRAM: Final = """
from alembic.script import ScriptDirectory
from ardri.server.storage import migrate
migrate.SCRIPTS = ScriptDirectory({folder!r})
from ardri.cli import main; main()
"""


class Game:
    """A game of somebody who plays both seats, and goes where there is an answer."""

    def __init__(self, live: Live) -> None:
        self.at = live  # where to go now
        self.host = Person(live)
        self.table = self.host.open([PERSON, PERSON], round_limit=1)
        self.acked: list[Message] = []
        self.endings: list[str] = []  # how connections ended, and why there was none
        self.over = False

    async def begin(self) -> None:
        """Sit down and begin."""
        async with self.host.at(self.table) as player:
            await player.sit(0, 1, begin=True)

    async def play(self, rng: Random) -> None:
        """Play to the end; the connection may be lost at any time."""
        while not self.over:
            self.host.live = self.at
            try:
                async with self.host.at(self.table) as player:
                    try:
                        await player.hear("A")
                        await player.hear("B")
                        await player.play(rng)
                    finally:
                        self.acked += player.acked
                        self.over = player.over
            except (OSError, InvalidHandshake) as error:
                self.endings.append(str(error))
                await asyncio.sleep(0.2)

    def check(self) -> None:
        """Everything that was acknowledged is in the log, once."""
        chosen = [entry for entry in self.at.entries(self.table) if isinstance(entry, Chosen)]
        written = [(entry.seat, entry.question) for entry in chosen]
        acked = [(one["seat"], one["question"]) for one in self.acked if one["do"] == "choose"]
        assert len(written) == len(set(written))
        assert set(acked) <= set(written)
        assert self.at.becomes(self.table, "finished")


def play_while(games: list[Game], happening: Callable[[], Coroutine[None, None, None]]) -> None:
    """Let games be played to their ends while something happens."""

    async def run() -> None:
        await asyncio.gather(*(game.begin() for game in games))
        playing = [asyncio.create_task(game.play(Random(number))) for number, game in enumerate(games)]
        await happening()
        await asyncio.gather(*playing)

    asyncio.run(run())
    for game in games:
        game.check()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to be so."""
    async with asyncio.timeout(300):
        while not true():
            await asyncio.sleep(0.1)


def logged(live: Live, what: str) -> int:
    """How many lines of the log say this."""
    return sum(json.loads(line)["what"] == what for line in live.log.read_text().splitlines())


def test_games_go_on_through_a_rolling_restart_and_a_kill(tmp_path: Path) -> None:
    with Live(tmp_path, options=["--workers", "2"]) as live:
        games = [Game(live) for _ in range(GAMES)]

        async def restart() -> None:
            await until(lambda: logged(live, "worker open") == 2)
            before = workers_of(live.process.pid)
            live.process.send_signal(signal.SIGHUP)
            await until(lambda: logged(live, "all workers restarted") == 1)
            assert not set(before.values()) & set(workers_of(live.process.pid).values())

        play_while(games, restart)
        assert {ending for game in games for ending in game.endings} <= QUIET

        games = [Game(live) for _ in range(GAMES)]

        async def kill() -> None:
            os.kill(workers_of(live.process.pid)[1], signal.SIGKILL)
            await until(lambda: logged(live, "worker ended") == 1)

        play_while(games, kill)
        assert live.stop() == 0


def test_an_old_and_a_new_version_share_a_database_while_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(migrate.SCRIPTS.dir, folder)
    text = NEXT_VERSION.format(before=migrate.newest())
    (folder / "versions" / "v9999_mood.py").write_text(text, encoding="utf-8")
    ports = free_ports(2)
    with Live(tmp_path, options=["--internal-address", f"127.0.0.1:{ports[0]}"]) as old:
        games = [Game(old) for _ in range(GAMES)]
        monkeypatch.setattr(migrate, "SCRIPTS", ScriptDirectory(str(folder)))  # here we look with new eyes
        started: list[Live] = []

        async def upgrade() -> None:
            new = await asyncio.to_thread(
                Live,
                tmp_path,
                program=NEXT_PROGRAM.format(folder=str(folder)),
                options=["--internal-address", f"127.0.0.1:{ports[1]}"],
            )
            started.append(new)
            games[0].at = new  # while the old one is still there
            await asyncio.sleep(1)
            for game in games:
                game.at = new
            assert await asyncio.to_thread(old.stop) == 0

        try:
            play_while(games, upgrade)
            assert {ending for game in games for ending in game.endings} <= QUIET
            assert [Game(started[0]).table]  # the new one opens tables, too
        finally:
            for new in started:
                assert new.stop() == 0
