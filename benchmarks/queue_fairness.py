"""Fairness of the bot queue: `python -m benchmarks.queue_fairness`

On a real server one person opens tables at which four druids play, which search for every answer. Somebody
else plays a game with one bot and chooses the first option. How long the bot takes for each answer is
measured at the connection of who plays with it; answers to questions with one option only are among them.
That is done on an idle server first.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path
from typing import Final

from benchmarks.load_generator import ask, at
from benchmarks.pauses import Parts, Visitor, load
from benchmarks.run import table
from benchmarks.server import ours

PATIENCE: Final = 600.0  # seconds for a game


class Player(Visitor):
    """Somebody who plays with a bot, and looks at the clock."""

    def __init__(self, port: int, id_: str, cookie: str) -> None:
        super().__init__(port, id_, cookie)
        self.waits: list[float] = []
        self.over = False
        self._since: float | None = None

    def see(self, now: float, parts: Parts) -> None:
        """An answer of the bot has come, or is awaited from now on."""
        super().see(now, parts)
        if self._since is not None:
            self.waits.append(now - self._since)
            self._since = now
        if "awaited" in parts:
            awaited = parts["awaited"]
            self.over = awaited is None and bool(self.waits)
            self._since = now if awaited is not None and awaited["seats"] == ["B"] else None


async def play(port: int, level: str, answers: int) -> list[float]:
    """Play with a bot until it has answered so often; how many seconds each answer took."""
    _, cookie = ask(port, "/api/guest")
    waits: list[float] = []
    while len(waits) < answers:
        seats = [{"for": "anyone"}, {"for": "bot", "level": level}]
        opened, _ = await asyncio.to_thread(
            ask, port, "/api/tables", cookie, {"seats": seats, "windows": "open"}
        )
        player = Player(port, opened["id"], cookie)
        try:
            await player.come(0)
            await player.ask("start")
            waits += await _play_on(player, answers - len(waits))
        finally:
            player.close()
    return waits[:answers]


async def _play_on(player: Player, answers: int) -> list[float]:
    ends = time.monotonic() + PATIENCE
    while len(player.waits) < answers and not player.over:
        question = player.question
        if question is not None and not question["done"]:
            player.question = None
            options = question["options"]
            assert isinstance(options, list)
            await player.ask("choose", seat=0, question=question["number"], keys=options[:1])
        assert time.monotonic() < ends, "the game does not go on"
        await asyncio.sleep(0.001)
    return player.waits


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", nargs="+", type=int, default=[0, 50], help="of four druids")
    parser.add_argument("--persons", type=int, default=1, help="who open them (default: 1)")
    parser.add_argument("--easy", type=int, default=500, help="answers of an easy bot (default: 500)")
    parser.add_argument("--hard", type=int, default=60, help="answers of a hard bot (default: 60)")
    wanted = parser.parse_args()
    rows = [["bot", "answers", "p50 ms", "p99 ms", "longest ms"]]
    for tables in wanted.tables:
        with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as server:
            for level, waits in asyncio.run(_measure(server.port, tables, wanted)).items():
                name = f"{level}, {f'{tables} tables search' if tables else 'idle'}"
                times = [f"{at(waits, part):,.0f}" for part in (0.5, 0.99, 1)]
                rows.append([name, str(len(waits)), *times])
                print(*rows[-1], sep="  ", flush=True)
    print(table(rows))


async def _measure(port: int, tables: int, wanted: argparse.Namespace) -> dict[str, list[float]]:
    lines = await load(port, tables, wanted.persons)
    found = {level: await play(port, level, getattr(wanted, level)) for level in ("easy", "hard")}
    for line in lines:
        line.close()
    return found


if __name__ == "__main__":
    main()
