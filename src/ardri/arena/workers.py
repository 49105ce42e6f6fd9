"""Games in processes of their own. Names and JSON go to and fro, never a game.

One process plays one game at a time and writes down who is thinking since when. So a bot that never answers
is stopped from outside, and a process that dies is replaced, whatever the bot did to it.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from ctypes import Array, c_double
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import RawArray
from typing import Final

from ardri.arena.lines import result_from_json, result_to_json
from ardri.arena.match import (
    DIED,
    ENGINE,
    LOST,
    OVERRAN,
    Fault,
    GameResult,
    Terms,
    crash,
    overrun,
    play_game,
    unplayed,
)
from ardri.arena.schedule import Fixture
from ardri.bots.processes import deaf, settle_in
from ardri.rules.state.state import NOBODY

GRACE: Final = 1.0  # how long after its time a bot is stopped from outside, if it has not answered by then
LOOK: Final = 0.25
READY: Final = b"ready"
CONTEXT: Final = multiprocessing.get_context("spawn")


class WorkerError(Exception):
    """No game can be played, because processes do not even start."""


class Slate:
    """Who is thinking since when: three numbers that the worker writes and its parent reads."""

    def __init__(self, numbers: Array[c_double]) -> None:
        self.numbers = numbers

    def begin(self, seat: int, decision: int) -> None:
        """A seat begins to think."""
        self.numbers[1], self.numbers[2] = seat, decision
        self.numbers[0] = time.monotonic()  # one clock for all processes

    def end(self) -> None:
        """No bot is thinking."""
        self.numbers[0] = 0

    @property
    def since(self) -> float:
        """When the seat began to think; 0 if none does."""
        return self.numbers[0]

    @property
    def seat(self) -> int:
        """Who is thinking, or `NOBODY`."""
        return int(self.numbers[1]) if self.numbers[0] else NOBODY

    @property
    def decision(self) -> int:
        """About which of its decisions."""
        return int(self.numbers[2])


@dataclass
class Worker:
    """A process, the line to it, and what it is playing."""

    process: SpawnProcess
    line: Connection
    slate: Slate
    ready: bool = False
    fixture: Fixture | None = None

    @property
    def idle(self) -> bool:
        """Whether it waits for a game."""
        return self.ready and self.fixture is None

    def give(self, fixture: Fixture) -> None:
        """Let it play a game."""
        self.fixture = fixture
        self.slate.end()
        with suppress(OSError):  # if it has died, its line says so when it is listened to
            self.line.send_bytes(json.dumps({"bots": fixture.bots, "seed": fixture.seed}).encode())

    def end(self) -> None:
        """Stop it at once."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.line.close()


class Crew:
    """Some processes at work. One that dies or has to be stopped is replaced."""

    def __init__(self, workers: int, terms: Terms, records: bool) -> None:
        self.terms = terms
        self.records = records
        self.again: list[Fixture] = []  # whose process died: once more, for somebody else may have killed it
        self.deaths: dict[int, int] = {}  # by the number of the game, the seat that was thinking
        self.workers = [_hire(terms, records) for _ in range(workers)]

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[tuple[Fixture, GameResult]]:
        """Play the games, and give each as it is finished."""
        while True:
            for worker in self.workers:
                fixture = (self.again.pop() if self.again else next(fixtures, None)) if worker.idle else None
                if fixture is not None:
                    worker.give(fixture)
            if all(worker.idle for worker in self.workers):
                return
            lines = [worker.line for worker in self.workers if not worker.idle]
            heard = wait(lines, LOOK if self.terms.time_limit else None)
            for at, worker in enumerate(self.workers):
                fixture = worker.fixture
                result = self._hear(at) if worker.line in heard else self._look(at)
                if fixture is not None and result is not None:
                    yield fixture, replace(result, deaths=int(fixture.number in self.deaths))

    def _hear(self, at: int) -> GameResult | None:
        """What a process has to say: that it is ready, the result of its game, or that it is no more."""
        worker = self.workers[at]
        try:
            message = worker.line.recv_bytes()
        except (EOFError, OSError):
            return self._bury(at)
        if message == READY:
            worker.ready = True
            return None
        worker.fixture = None
        return result_from_json(json.loads(message))

    def _look(self, at: int) -> GameResult | None:
        """Whether a bot has been thinking for so long that it has to be stopped."""
        worker, limit = self.workers[at], self.terms.time_limit
        since, decision = worker.slate.since, worker.slate.decision
        if not limit or not since or not decision or time.monotonic() - since <= limit + GRACE:
            return None
        words = f"{overrun(decision, limit, 'too long')}; it was stopped"
        return self._replaced(at, Fault(OVERRAN, worker.slate.seat, words))

    def _bury(self, at: int) -> GameResult | None:
        """A process has died: its game is played again, and if that kills another, the bot is to blame."""
        worker, fixture = self.workers[at], self.workers[at].fixture
        if not worker.ready:
            raise WorkerError("a process that should play did not start")
        seat = worker.slate.seat
        if fixture is None:
            return self._replaced(at, None)
        if fixture.number not in self.deaths:
            self.deaths[fixture.number] = seat
            self.again.append(fixture)
            return self._replaced(at, None)
        if seat == NOBODY or self.deaths[fixture.number] != seat:
            words = "two processes died over it, and not while one and the same bot was thinking"
            return self._replaced(at, Fault(LOST, None, words))
        return self._replaced(at, Fault(DIED, seat, "it took down the process that it was playing in, twice"))

    def _replaced(self, at: int, fault: Fault | None) -> GameResult | None:
        worker, fixture = self.workers[at], self.workers[at].fixture
        worker.end()
        self.workers[at] = _hire(self.terms, self.records)
        return None if fault is None or fixture is None else unplayed(fixture.bots, fixture.seed, fault)

    def end(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.end()


def play_all(
    fixtures: Sequence[Fixture], terms: Terms, workers: int, records: bool = False
) -> Generator[tuple[Fixture, GameResult], None, None]:
    """Play games and give each as it is finished. Close it to end the processes."""
    crew = Crew(min(workers, len(fixtures)), terms, records)
    try:
        yield from crew.play(iter(fixtures))
    finally:
        crew.end()


# Processes


def _hire(terms: Terms, records: bool) -> Worker:
    ours, theirs = CONTEXT.Pipe()
    numbers = RawArray(c_double, 3)
    process = CONTEXT.Process(target=work, args=(theirs, numbers, terms, records), daemon=True)
    with deaf():
        process.start()
    theirs.close()
    return Worker(process, ours, Slate(numbers))


def work(line: Connection, numbers: Array[c_double], terms: Terms, records: bool) -> None:
    """What a process does: play the games it is given until there is nobody to give it one."""
    settle_in()
    slate = Slate(numbers)
    line.send_bytes(READY)
    while True:
        try:
            task = json.loads(line.recv_bytes())
        except EOFError:
            return
        try:
            result = play_game(task["bots"], task["seed"], terms, watch=slate, keep_record=records)
        except Exception as error:
            fault = crash(None, error, "outside of any bot", ENGINE)
            result = unplayed(task["bots"], task["seed"], fault)
        line.send_bytes(json.dumps(result_to_json(result)).encode())
