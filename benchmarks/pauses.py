"""Can the length of a pause tell whether somebody was asked? `python -m benchmarks.pauses`

On a real server, somebody plays the Bard; the other one holds Geis and is asked, or does not and is not. How
long the pause takes is measured where it is seen: at the connection of who played the card. That is done with
a person who takes some time to answer, and with a bot; on an idle server, and while bots search at other
tables.

A classifier tries to tell from the length alone: the best threshold for one half of the pauses is tried on
the other half, and the other way round. There are as many pauses of each kind, so who guesses is right about
0.5 of them. AUC is the share of pairs, one of each kind, of which the longer pause is the one in which
somebody was asked.

Pauses that end with a card that is played are left out: everybody sees those.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import tempfile
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from ardri.rules.formats.notation import to_json
from ardri.testing import position
from benchmarks.load_generator import ask
from benchmarks.run import spread, table
from benchmarks.server import ours
from benchmarks.websocket_client import WebSocketClient, connect

ELSEWHERE: Final = "127.0.0.2"  # the address of those who load the server
PATIENCE: Final = 120.0
Z: Final = 1.96  # for intervals of 95 %
TOGETHER: Final = {"person": 48, "easy": 2, "hard": 4}  # tables at a time
THINKS: Final = (0.3, 8.0)  # seconds that a person takes to answer
LOAD: Final = 6  # tables of four druids

Message = dict[str, object]
Parts = dict[str, Message | None]


class Pause(NamedTuple):
    """One that was seen: how many seconds it took, and whether the other one was asked."""

    took: float
    asked: bool


class Visitor:
    """One connection to one table."""

    def __init__(self, port: int, id_: str, cookie: str) -> None:
        self._where = (port, f"/api/tables/{id_}/socket", cookie)
        self._client: WebSocketClient | None = None
        self._ids = count(1)
        self._replies: dict[int, asyncio.Future[Message]] = {}
        self.question: Message | None = None
        self.was_asked = False
        self.awaited: list[tuple[float, str]] = []  # what was awaited since when
        self.events = ""

    async def come(self, seat: int) -> None:
        """Sit down, and listen."""
        self._client = await connect(*self._where, self._hear, lambda: None)
        await self.ask("hello", protocol=1)
        await self.ask("join", seat=seat, name=f"Somebody {seat}")
        await self.ask("ready", seat=seat)
        await self.ask("subscribe", stream="AB"[seat])

    def _hear(self, data: bytes) -> None:
        now = time.perf_counter()
        message = json.loads(data)
        if message["kind"] in ("full", "update"):
            self.see(now, message.get("parts", {}))
            self.events += json.dumps(message.get("told"))
        else:
            self._replies.pop(message["id"]).set_result(message)

    def see(self, now: float, parts: Parts) -> None:
        """Something has changed."""
        if "question" in parts:
            self.question = parts["question"]
            self.was_asked = self.was_asked or "card:geis" in json.dumps(self.question)
        awaited = parts.get("awaited")
        if awaited is not None:
            self.awaited.append((now, str(awaited["question"])))

    async def ask(self, do: str, **fields: object) -> Message:
        """Ask for something; the reply."""
        assert self._client is not None
        id_ = next(self._ids)
        self._replies[id_] = asyncio.get_running_loop().create_future()
        self._client.send(json.dumps({"do": do, "id": id_, **fields}).encode())
        return await asyncio.wait_for(self._replies[id_], PATIENCE)

    async def answer(self, seat: int, key: str) -> None:
        """Answer the question that is open."""
        if self.question is not None:
            await self.ask("choose", seat=seat, question=self.question["number"], keys=[key])

    def reactions(self) -> float | None:
        """The length of the first pause, once it is over."""
        began = next((at for at, question in self.awaited if question == "reactions"), None)
        if began is None:
            return None
        return next((at - began for at, what in self.awaited if at > began and what != "reactions"), None)

    def close(self) -> None:
        """Go."""
        if self._client is not None:
            self._client.close()


async def pause(port: int, cookies: list[str], other: str, asked: bool, rng: Random) -> Pause | None:
    """Play the Bard at a new table; None if it was answered."""
    game = position(
        2,
        clans={"hills": "A1 B1"},
        hand={"A": "bard festival", "B": "geis citadel" if asked else "new_clans citadel"},
        windows="sealed",
        turn="A",
    )
    rival = {"for": "anyone"} if other == "person" else {"for": "bot", "level": other}
    wanted = {"seats": [{"for": "anyone"}, rival], "position": to_json(game)}
    opened, _ = await asyncio.to_thread(ask, port, "/api/tables", cookies[0], wanted)
    visitors = [Visitor(port, opened["id"], cookie) for cookie in cookies[: 2 if other == "person" else 1]]
    try:
        for seat, visitor in enumerate(visitors):
            await visitor.come(seat)
        await visitors[0].ask("start")
        await asyncio.sleep(rng.random() / 10)
        await visitors[0].answer(0, "card:bard")
        thinks = asyncio.create_task(_think(visitors[1], rng)) if other == "person" else None
        ends = time.monotonic() + PATIENCE
        while (took := visitors[0].reactions()) is None:
            await visitors[0].answer(0, "decline")
            await asyncio.sleep(0.01)
            assert time.monotonic() < ends, "a pause does not end"
        if thinks is not None:
            thinks.cancel()
            assert visitors[1].was_asked == asked
        await visitors[0].ask("vote", seat=0, yes=True)
        if other == "person":
            await visitors[1].ask("vote", seat=1, yes=True)
    finally:
        for visitor in visitors:
            visitor.close()
    return None if '"geis"' in visitors[0].events else Pause(took, asked)


async def _think(visitor: Visitor, rng: Random) -> None:
    """Answer when asked, after some time."""
    while True:
        if visitor.question is not None:
            await asyncio.sleep(rng.uniform(*THINKS))
            await visitor.answer(1, "decline")
        await asyncio.sleep(0.05)


async def measured(port: int, other: str, each: int) -> list[Pause]:
    """So many pauses of each kind."""
    rng = Random(each)
    cookies = [ask(port, "/api/guest")[1] for _ in range(2)]
    found: dict[bool, list[Pause]] = {True: [], False: []}

    async def one_after_another() -> None:
        while min(map(len, found.values())) < each:
            asked = rng.random() < 0.5
            if len(found[asked]) < each:
                seen = await pause(port, cookies, other, asked, rng)
                if seen is not None:
                    found[asked].append(seen)

    await asyncio.gather(*(one_after_another() for _ in range(TOGETHER[other])))
    return [seen for kind in found.values() for seen in kind[:each]]


async def load(port: int, tables: int, persons: int = 1) -> list[WebSocketClient]:
    """Let four druids play at each of some tables, opened by one person or by several of one address."""
    cookies = [ask(port, "/api/guest")[1] for _ in range(persons)]
    lines = []
    for number in range(tables):
        cookie = cookies[number % persons]
        seats = [{"for": "bot", "level": "druid"}] * 4
        opened, _ = await asyncio.to_thread(
            ask, port, "/api/tables", cookie, {"seats": seats, "seed": f"load {number}"}
        )
        path = f"/api/tables/{opened['id']}/socket"
        line = await connect(port, path, cookie, lambda _: None, lambda: None, ELSEWHERE)
        line.send(b'{"do":"hello","id":1,"protocol":1}')
        line.send(b'{"do":"start","id":2}')
        lines.append(line)
    await asyncio.sleep(3 if tables else 0)
    return lines


# The classifier


def right(pauses: list[Pause], threshold: float, over: bool) -> int:
    """The number of pauses that a threshold classifies correctly as asked or not."""
    return sum((seen.took > threshold) == (seen.asked == over) for seen in pauses)


def crossed(pauses: list[Pause], rng: Random) -> int:
    """The number classified correctly in two-fold cross-validation."""
    mixed = rng.sample(pauses, len(pauses))
    halves = mixed[::2], mixed[1::2]
    found = 0
    for train, trial in (halves, halves[::-1]):
        ways = [(seen.took, over) for seen in train for over in (True, False)]
        found += right(trial, *max(ways, key=lambda way: right(train, *way)))
    return found


def wilson(right: int, count: int) -> tuple[float, float, float]:
    """A share, and the 95 % interval around it.

    >>> [round(number, 3) for number in wilson(50, 100)]
    [0.5, 0.404, 0.596]
    """
    share = right / count
    middle = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    away = Z / (1 + Z * Z / count) * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    return share, middle - away, middle + away


def auc(more: list[float], less: list[float]) -> tuple[float, float, float]:
    """The area under the ROC curve, and the 95 % interval around it (Hanley and McNeil).

    >>> [round(number, 3) for number in auc([1.0, 3.0] * 50, [2.0] * 100)]
    [0.5, 0.42, 0.58]
    """
    area = sum((a > b) + (a == b) / 2 for a in more for b in less) / (len(more) * len(less))
    two_more, two_less = area / (2 - area), 2 * area * area / (1 + area)
    variance = area * (1 - area)
    variance += (len(more) - 1) * (two_more - area * area) + (len(less) - 1) * (two_less - area * area)
    away = Z * math.sqrt(variance / (len(more) * len(less)))
    return area, area - away, area + away


def row(name: str, pauses: list[Pause]) -> list[str]:
    """A row of the table: the findings in words."""
    asked, not_asked = ([1000 * seen.took for seen in pauses if seen.asked == kind] for kind in (True, False))
    found = wilson(crossed(pauses, Random(0)), len(pauses)), auc(asked, not_asked)
    shares = [f"{share:.3f} ({low:.3f}-{high:.3f})" for share, low, high in found]
    return [name, str(len(pauses)), spread(asked), spread(not_asked), *shares]


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pauses", type=int, default=500, help="of each kind of table (default: 500)")
    parser.add_argument("--others", nargs="+", default=list(TOGETHER), choices=list(TOGETHER))
    parser.add_argument("--load", nargs="+", type=int, default=[0, LOAD], help="tables of four druids")
    parser.add_argument("--keep", type=Path, help="a file for all lengths, as lines of JSON")
    wanted = parser.parse_args()
    rows = [["against", "pauses", "ms if asked", "ms if not", "classifier", "AUC"]]
    for tables in wanted.load:
        for other in wanted.others:
            with tempfile.TemporaryDirectory() as folder, ours(Path(folder)) as server:
                pauses = asyncio.run(_measure(server.port, other, tables, wanted.pauses // 2))
            name = f"{other}, {f'{tables} tables search' if tables else 'idle'}"
            rows.append(row(name, pauses))
            print(*rows[-1], sep="  ", flush=True)
            if wanted.keep:
                with wanted.keep.open("a") as file:
                    file.write(json.dumps([name, pauses]) + "\n")
    print(table(rows))


async def _measure(port: int, other: str, tables: int, each: int) -> list[Pause]:
    lines = await load(port, tables)
    found = await measured(port, other, each)
    for line in lines:
        line.close()
    return found


if __name__ == "__main__":
    main()
