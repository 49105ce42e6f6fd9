"""An honest player at a server that has a fault, and what was acknowledged to them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from ardri.server.table.log_entries import Entry, Said
from tests.server.helpers.live_server import PATIENCE, Live, Player

MOST: Final = 2000  # things said in a test


class Talker:
    """Somebody who says one number after another, and keeps those that were acknowledged."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.said: list[str] = []
        self.kept: list[str] = []

    async def say(self) -> str:
        """Say the next number; "" or the error with which it was refused."""
        text = str(len(self.said))
        self.said.append(text)
        reply = await self.player.ask("say", seat=0, text=text)
        if reply["kind"] == "ack":
            self.kept.append(text)
            return ""
        return str(reply["error"])

    async def until(self, wanted: Callable[[str], bool], pause: float = 0) -> str:
        """Go on until one is answered so; that answer."""
        for _ in range(MOST):
            error = await self.say()
            if wanted(error):
                return error
            await asyncio.sleep(pause)
        raise AssertionError("it never came")


def said(entries: list[Entry]) -> list[str]:
    """The lines of chat, by the log."""
    return [entry.text for entry in entries if isinstance(entry, Said)]


async def comes(true: Callable[[], bool]) -> None:
    """Wait for something that the server does by itself."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.1)


async def within(work: Awaitable[None]) -> None:
    """Wait for something no longer than a test may."""
    await asyncio.wait_for(work, PATIENCE)


def thinkers(server: int) -> list[int]:
    """The processes in which the bots of a server or a worker think."""
    found = []
    for task in Path(f"/proc/{server}/task").iterdir():
        for child in (task / "children").read_text().split():
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


def stand_still(live: Live, seconds: float) -> None:
    """Stop a server's process for a while."""
    os.kill(live.process.pid, signal.SIGSTOP)
    time.sleep(seconds)
    os.kill(live.process.pid, signal.SIGCONT)
