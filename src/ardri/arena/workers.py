"""Worker processes for games. Parent and worker exchange names and JSON, never a game.

One process plays one game at a time and writes down who is thinking since when. So a bot that never answers
is stopped from outside, and a process that dies is replaced, whatever the bot did to it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from ctypes import Array, c_double
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import RawArray
from typing import Final

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
from ardri.arena.results_file import result_from_json, result_to_json
from ardri.arena.schedule import Fixture
from ardri.bots.processes import READY, WorkerProcess, answer_all
from ardri.rules.state.state import NOBODY

GRACE: Final = 1.0  # how long after its time a bot is stopped from outside, if it has not answered by then
LOOK: Final = 0.25


class WorkerError(Exception):
    """No game can be played, because processes do not even start."""


class ThinkingClock:
    """Shared memory that says who is thinking since when: the worker writes it, its parent reads it."""

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
        """The time at which the seat began to think; 0 if none does."""
        return self.numbers[0]

    @property
    def seat(self) -> int:
        """The seat that is thinking, or `NOBODY`."""
        return int(self.numbers[1]) if self.numbers[0] else NOBODY

    @property
    def decision(self) -> int:
        """The number of the decision it is thinking about."""
        return int(self.numbers[2])


@dataclass
class Worker:
    """A worker process, the connection to it, and the game it is playing."""

    process: WorkerProcess
    clock: ThinkingClock
    ready: bool = False
    fixture: Fixture | None = None

    @property
    def idle(self) -> bool:
        """True if it waits for a game."""
        return self.ready and self.fixture is None

    def give(self, fixture: Fixture) -> None:
        """Let it play a game."""
        self.fixture = fixture
        self.clock.end()
        with suppress(OSError):  # if it has died, its line says so when it is listened to
            self.process.pipe.send_bytes(json.dumps({"bots": fixture.bots, "seed": fixture.seed}).encode())

    def end(self) -> None:
        """Stop it at once."""
        self.process.end()


class WorkerPool:
    """A pool of worker processes. One that dies or has to be stopped is replaced."""

    def __init__(self, workers: int, terms: Terms, records: bool) -> None:
        self.terms = terms
        self.records = records
        self.again: list[Fixture] = []  # whose process died: once more, for somebody else may have killed it
        self.deaths: dict[int, int] = {}  # by the number of the game, the seat that was thinking
        self.workers = [_start_worker(terms, records) for _ in range(workers)]

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[tuple[Fixture, GameResult]]:
        """Play the games, and give each as it is finished."""
        while True:
            for worker in self.workers:
                fixture = (self.again.pop() if self.again else next(fixtures, None)) if worker.idle else None
                if fixture is not None:
                    worker.give(fixture)
            if all(worker.idle for worker in self.workers):
                return
            lines = [worker.process.pipe for worker in self.workers if not worker.idle]
            heard = wait(lines, LOOK if self.terms.time_limit else None)
            for at, worker in enumerate(self.workers):
                fixture = worker.fixture
                result = self._receive(at) if worker.process.pipe in heard else self._check_time(at)
                if fixture is not None and result is not None:
                    yield fixture, replace(result, deaths=int(fixture.number in self.deaths))

    def _receive(self, at: int) -> GameResult | None:
        """Handle a message of a process: it is ready, its game has a result, or it is no more."""
        worker = self.workers[at]
        try:
            message = worker.process.pipe.recv_bytes()
        except (EOFError, OSError):
            return self._process_died(at)
        if message == READY:
            worker.ready = True
            return None
        worker.fixture = None
        return result_from_json(json.loads(message))

    def _check_time(self, at: int) -> GameResult | None:
        """Stop a bot that has been thinking for too long."""
        worker, limit = self.workers[at], self.terms.time_limit
        since, decision = worker.clock.since, worker.clock.decision
        if not limit or not since or not decision or time.monotonic() - since <= limit + GRACE:
            return None
        words = f"{overrun(decision, limit, 'too long')}; it was stopped"
        return self._replaced(at, Fault(OVERRAN, worker.clock.seat, words))

    def _process_died(self, at: int) -> GameResult | None:
        """A process has died: its game is played again, and if that kills another, the bot is to blame."""
        worker, fixture = self.workers[at], self.workers[at].fixture
        if not worker.ready:
            raise WorkerError("a process that should play did not start")
        seat = worker.clock.seat
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
        self.workers[at] = _start_worker(self.terms, self.records)
        return None if fault is None or fixture is None else unplayed(fixture.bots, fixture.seed, fault)

    def end(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.end()


def play_all(
    fixtures: Sequence[Fixture], terms: Terms, workers: int, records: bool = False
) -> Generator[tuple[Fixture, GameResult], None, None]:
    """Play games and give each as it is finished. Close it to end the processes."""
    pool = WorkerPool(min(workers, len(fixtures)), terms, records)
    try:
        yield from pool.play(iter(fixtures))
    finally:
        pool.end()


# Processes


def _start_worker(terms: Terms, records: bool) -> Worker:
    numbers = RawArray(c_double, 3)
    return Worker(WorkerProcess(run, numbers, terms, records), ThinkingClock(numbers))


def run(pipe: Connection, numbers: Array[c_double], terms: Terms, records: bool) -> None:
    """Main function of a worker process: play the games it is given."""
    clock = ThinkingClock(numbers)

    def play(message: bytes) -> bytes:
        task = json.loads(message)
        try:
            result = play_game(task["bots"], task["seed"], terms, watch=clock, keep_record=records)
        except Exception as error:
            fault = crash(None, error, "outside of any bot", ENGINE)
            result = unplayed(task["bots"], task["seed"], fault)
        return json.dumps(result_to_json(result)).encode()

    answer_all(pipe, play)
