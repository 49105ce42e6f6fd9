"""The command ``ardri fuzz``: plays random games or dense positions and checks everything."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from ardri.cli.fuzzing import dense, fuzz_game
from ardri.cli.fuzzing.dense import DenseFailure, DenseRun, RunResult
from ardri.cli.fuzzing.failure_folder import Folder, load_failure
from ardri.cli.fuzzing.fuzz_game import Failure, Trial, TrialResult
from ardri.cli.fuzzing.shrink import lines, shrunk
from ardri.cli.shared.plurals import several
from ardri.cli.shared.process_pool import spread

MOST_FAILURES: Final = 10
SAVE_EVERY: Final = 2.0


@dataclass(frozen=True)
class Task:
    """A fuzzing task: games or dense runs, the players (0 is any), when to stop, and which edition."""

    seed: int
    dense: bool = False
    players: int = 0
    minutes: float | None = None
    last: int | None = None
    edition: str = ""

    @property
    def unit(self) -> str:
        """The noun for what is counted: game or run."""
        return "dense run" if self.dense else "game"

    @property
    def name(self) -> str:
        """The key under which the folder stores the progress."""
        kind = f"dense-{self.players}-" if self.players else "dense-" if self.dense else ""
        kind += f"{self.edition}-" if self.edition else ""
        return f"{kind}{self.seed}"

    def trial(self, number: int) -> Trial | DenseRun:
        """The game or dense run with a number."""
        if self.dense:
            return DenseRun(self.seed, number, self.players, self.edition)
        return Trial(self.seed, number, self.edition)


def attempt(trial: Trial | DenseRun) -> TrialResult | RunResult:
    """Play and check a game or a dense run; a failure is shortened as far as possible."""
    if isinstance(trial, Trial):
        return fuzz_game.attempt(trial)
    ran = dense.attempt(trial)
    return ran if ran.failure is None else replace(ran, failure=shrunk(ran.failure))


class Fuzz:
    """A run of the fuzzer. It continues where the folder says that the last one ended."""

    def __init__(self, task: Task, folder: Path) -> None:
        self.task = task
        self.folder = Folder(folder, task.name)
        self.seconds = None if task.minutes is None else 60 * task.minutes
        self.last = task.last
        self.games = 0
        self.choices = 0
        self.failures: list[Path] = []
        self._began = time.monotonic()
        self._saved = self._began

    def run(self, jobs: int, out: Console) -> None:
        """Play until the time is up, the games are done, or too many have failed."""
        console = Console(stderr=True)
        with Progress(
            BarColumn(),
            TextColumn("{task.description}"),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        ) as progress:
            bar = progress.add_task(self.told(), total=self.seconds if self.last is None else self._left())
            try:
                with closing(spread(attempt, self._trials(), jobs)) as results:
                    for tried in results:
                        self._count(tried, out)
                        done = self._elapsed() if self.last is None else self.games
                        progress.update(bar, completed=done, description=self.told())
            finally:
                self.folder.save()

    def told(self) -> str:
        """A summary of this run."""
        failures = several(len(self.failures), "failure")
        return f"{several(self.games, self.task.unit)}, {self.choices:,} choices, {failures}"

    def _trials(self) -> Iterator[Trial | DenseRun]:
        for number in count():
            over = self.seconds is not None and self._elapsed() >= self.seconds
            if over or number == self.last or len(self.failures) >= MOST_FAILURES:
                return
            if number not in self.folder.done:
                yield self.task.trial(number)

    def _left(self) -> int:
        return sum(number not in self.folder.done for number in range(self.last or 0))

    def _elapsed(self) -> float:
        return time.monotonic() - self._began

    def _count(self, tried: TrialResult | RunResult, out: Console) -> None:
        self.games += 1
        self.choices += tried.choices
        self.folder.done.add(tried.trial.number)
        self.folder.choices += tried.choices
        if tried.failure is not None:
            self._failed(tried.failure, out)
        if time.monotonic() - self._saved > SAVE_EVERY:
            self.folder.save()
            self._saved = time.monotonic()

    def _failed(self, failure: Failure | DenseFailure, out: Console) -> None:
        if isinstance(failure, DenseFailure):
            file = self.folder.save_dense_failure(failure)
        else:
            file = self.folder.save_failure(failure)
        self.failures.append(file)
        self.folder.failures += 1
        problem = f"Failure in {self.task.unit} {failure.trial.key}: {failure.problem}"
        out.print(problem, markup=False, soft_wrap=True)
        out.print(f"  saved in {file}", markup=False, soft_wrap=True)
        if isinstance(failure, DenseFailure):
            out.print(lines(failure), markup=False, soft_wrap=True)


def run(task: Task, jobs: int, folder: Path) -> int:
    """Run the fuzzer and print what it found; return the number of failures."""
    out = Console(highlight=False)
    fuzz = Fuzz(task, folder)
    try:
        fuzz.run(jobs, out)
    finally:
        known = fuzz.folder
        out.print(f"{fuzz.told()}.", markup=False)
        out.print(
            f"Seed {task.seed} has {several(len(known.done), task.unit)} done and "
            f"{several(known.failures, 'failure')} in {folder}.",
            markup=False,
            soft_wrap=True,
        )
    if fuzz.failures:
        out.print(f"Play one again with: ardri fuzz --again {fuzz.failures[0]}", markup=False, soft_wrap=True)
    return len(fuzz.failures)


def run_again(file: Path) -> bool:
    """Replay a saved failure and print the result. True if it still fails."""
    out = Console(highlight=False)
    failure = load_failure(file)
    fails = False
    ways: list[tuple[str, Failure | DenseFailure | None, int]]
    if isinstance(failure, DenseFailure):
        found = dense.again(failure.trial, failure.setup, failure.choices)
        ways = [("from the saved position", found, len(failure.choices))]
    else:
        ways = [("from the beginning", fuzz_game.again(failure.trial, failure.choices), len(failure.choices))]
        if failure.position is not None and failure.tail is not None:
            shorter = fuzz_game.again(failure.trial, failure.tail, failure.position)
            ways.append(("from the saved position", shorter, len(failure.tail)))
    out.print(f"It was: {failure.problem}", markup=False, soft_wrap=True)
    for way, fault, length in ways:
        told = "all is well now" if fault is None else fault.problem
        out.print(f"{several(length, 'choice')} {way}: {told}", markup=False, soft_wrap=True)
        if fault is not None:
            fails = True
            out.print(fault.traceback, markup=False, soft_wrap=True)
    return fails
