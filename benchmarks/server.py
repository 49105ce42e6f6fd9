"""Server throughput in choices, beside a bare echo server by Litestar: `make bench-server`.

A choice is checked, committed at full synchronisation and sent to four clients, each with a connection of its
own; the echo has one message come in and sends four of the same size, and does nothing else. The servers and
the load generator are processes of their own on this machine, one server at a time, in turns; ratios are
taken within a round. What counts is the processor time of a server with all its processes: on a shared
machine the time by the clock varies fourfold.

Our server runs interpreted and compiled (`make fast`), on the event loop that is asked for, and so does the
echo. `--databases sqlite postgresql` adds PostgreSQL, whose own processor time is not counted.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, closing, suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from typing import Final

from ardri.server.event_loop import default_loop
from benchmarks.engine import COMPILED, INTERPRETED
from benchmarks.load_generator import family
from benchmarks.run import spread, table
from tests.server.helpers.postgresql_server import PASSWORD, PostgresqlServer

ECHO: Final = "bare echo"
PYTHONS: Final = {INTERPRETED: Path(".venv/bin/python"), COMPILED: Path(".venv-fast/bin/python")}
TARGETS: Final = {INTERPRETED: None, COMPILED: 0.3}  # the echo's processor time / ours
PROGRAM: Final = {
    engine: f"from ardri.cli import main; from benchmarks.engine import require; require({engine!r}); main()"
    for engine in PYTHONS
}
PATIENCE: Final = 300.0
MANY: Final = 1000  # live tables, to which memory is scaled

Values = dict[str, float]


class Process(AbstractContextManager["Process"]):
    """A server, which says where it is when it is open; it does not outlive its use."""

    def __init__(self, command: Sequence[str], log: Path) -> None:
        self.began = time.perf_counter()
        with log.open("ab") as errors:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**os.environ, "PGPASSWORD": PASSWORD},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "http" not in line:
            self.kill()
            raise RuntimeError(log.read_text())
        self.opened = time.perf_counter()
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])
        self.number = self._process.pid

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> None:
        """As if the power failed."""
        for process in reversed(family(self.number)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()

    @property
    def memory(self) -> float:
        """Resident, in MB."""
        status = Path(f"/proc/{self.number}/status").read_text()
        return float(status.partition("VmRSS:")[2].split()[0]) / 1024


@dataclass(frozen=True)
class Contestant:
    """A server of ours: its engine, its database, and how many workers it has."""

    engine: str
    database: str = "sqlite"
    workers: int = 1

    def __str__(self) -> str:
        parts = [self.engine]
        if self.database != "sqlite":
            parts.append("PostgreSQL")
        if self.workers > 1:
            parts.append(f"{self.workers} workers")
        return ", ".join(parts)

    def open(self, folder: Path, loop: str, postgresql: PostgresqlServer | None = None) -> Process:
        """Start it with what it keeps in a folder; tests may open many tables."""
        database = str(folder / "ardri.db")
        if self.database == "postgresql":
            assert postgresql is not None
            url = postgresql.create().url
            database = url.set(drivername="postgresql", password=None).render_as_string()
        options = ["--database", database, "--port", "0", "--loop", loop, "--test"]
        if self.workers > 1:
            options += ["--workers", str(self.workers)]
        command = [str(PYTHONS[self.engine]), "-c", PROGRAM[self.engine], "serve", *options]
        return Process(command, folder / "log.txt")


def ours(folder: Path) -> Process:
    """The server as it runs by default, interpreted."""
    return Contestant(INTERPRETED).open(folder, default_loop())


def echo(engine: str, loop: str, folder: Path, size: int) -> Process:
    """The bare echo, by the Python of an engine."""
    command = [str(PYTHONS[engine]), "-m", "benchmarks.echo", f"--size={size}", f"--loop={loop}"]
    return Process(command, folder / "echo.txt")


def load_clients(way: str, server: Process, **options: object) -> subprocess.Popen[str]:
    """People in a process of their own."""
    named = [f"--{name}={value}" for name, value in options.items()]
    command = [
        sys.executable,
        "-m",
        "benchmarks.load_generator",
        way,
        str(server.port),
        str(server.number),
        *named,
    ]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def told(people: subprocess.Popen[str]) -> str:
    """The line in which a load generator says what it has measured."""
    assert people.stdout is not None
    line = people.stdout.readline()
    if not line:
        raise RuntimeError("the load generator has failed")
    return line


def contest(server: Process, way: str, **options: object) -> dict[str, Values]:
    """Let a load generator play at full speed, then at a quarter of it."""
    people = load_clients(way, server, **options)
    try:
        found: dict[str, Values] = json.loads(told(people))
    finally:
        people.kill()
        people.communicate()
    return found


# Memory, and coming back


def ready(server: Process) -> float:
    """The seconds from the start until it is ready."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        with suppress(OSError):
            http = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
            http.request("GET", "/readyz")
            status = http.getresponse().status
            http.close()
            if status == 200:
                return time.perf_counter() - server.began
        time.sleep(0.01)
    raise RuntimeError("the server does not get ready")


@dataclass
class Held:
    """Many live tables: memory before and with them, in MB, and seconds to come back after a kill."""

    tables: int
    choices: int
    base: float
    memory: float
    empty: float
    opened: list[float]
    awake: list[float]

    @property
    def each(self) -> float:
        """MB for each table with its four clients."""
        return (self.memory - self.base) / self.tables

    @property
    def many(self) -> float:
        """MB for very many."""
        return self.base + MANY * self.each


def hold(folder: Path, loop: str, tables: int, choices: int, kills: int) -> Held:
    """Have many tables live, kill the server while they play, and start it again."""
    ours = Contestant(INTERPRETED)
    server = ours.open(folder, loop)
    people = None
    try:
        empty = ready(server)
        base = server.memory
        people = load_clients("hold", server, tables=tables, choices=choices)
        made = json.loads(told(people))["choices"]
        held = Held(tables, made, base, server.memory, empty, [], [])
        for _ in range(kills):
            server.kill()
            server = ours.open(folder, loop)
            held.opened.append(server.opened - server.began)
            held.awake.append(ready(server))
    finally:
        server.kill()
        if people is not None:
            people.kill()
            people.communicate()
    return held


# The report


def report(rounds: Sequence[Mapping[str, dict[str, Values]]], held: Held | None) -> str:
    """All servers side by side, how they compare, and what is to be reached."""

    def values(name: str, speed: str, measure: str) -> list[float]:
        return [found[name][speed][measure] for found in rounds]

    names = list(rounds[0])
    rows = [["", *names]]
    for text, speed, measure in (
        ("processor ms for each choice", "full", "cpu"),
        ("of it on the event loop", "full", "loop_cpu"),
        ("choices/s, full speed", "full", "rate"),
        ("p50 ms, full speed", "full", "p50"),
        ("p99 ms, full speed", "full", "p99"),
        ("processor ms, a quarter", "quarter", "cpu"),
        ("p50 ms, a quarter", "quarter", "p50"),
        ("p99 ms, a quarter", "quarter", "p99"),
        ("messages sent for each choice", "full", "heard"),
        ("bytes of each", "full", "heard_bytes"),
        ("bytes of a choice", "full", "said_bytes"),
        ("share of a core, load generator", "full", "own_share"),
        ("choices refused", "full", "refused"),
    ):
        rows.append([text, *(spread(values(name, speed, measure)) for name in names)])
    goals = [["ratio", "", "target", ""]]
    for name in names[:-1]:
        work = ratios(values(ECHO, "full", "cpu"), values(name, "full", "cpu"))
        target = TARGETS[name.partition(",")[0]]
        reached = target is None or statistics.median(work) >= target
        wanted = ["", ""] if target is None else [f">= {target}", met(reached)]
        goals.append([f"echo's processor time / ours, {name}", spread(work), *wanted])
    rate = ratios(values(names[0], "full", "rate"), values(ECHO, "full", "rate"))
    delay = ratios(values(names[0], "quarter", "p99"), values(ECHO, "quarter", "p99"))
    goals += [
        [f"choices/s / echo's, {names[0]}", spread(rate), ">= 0.1", met(statistics.median(rate) >= 0.1)],
        [f"p99, a quarter / echo's, {names[0]}", spread(delay), "<= 5", met(statistics.median(delay) <= 5)],
    ]
    parts = [table(rows)]
    if held is not None:
        goals.append([f"MB, {MANY:,} live tables", f"{held.many:,.0f}", "<= 1,000", met(held.many <= 1000)])
        scaled = "" if held.tables == MANY else f", scaled from {held.tables}"
        parts.append(
            table(
                [
                    [f"live tables: {held.tables} with 4 clients each, {held.choices:,} choices made", ""],
                    ["MB, no table", f"{held.base:.0f}"],
                    ["MB, all tables", f"{held.memory:.0f}"],
                    ["KB for each table", f"{1024 * held.each:.0f}"],
                    [f"MB, {MANY:,} tables{scaled}", f"{held.many:.0f}"],
                    ["s from the start to ready, no table", f"{held.empty:.2f}"],
                    ["s from the start to open, after kill -9", spread(held.opened)],
                    ["s from the start to ready, after kill -9", spread(held.awake)],
                ]
            )
        )
    return "\n\n".join([*parts, table(goals)])


def ratios(above: Sequence[float], below: Sequence[float]) -> list[float]:
    """Round by round."""
    return [one / other for one, other in zip(above, below, strict=True)]


def met(reached: bool) -> str:
    """In a word."""
    return "met" if reached else "not met"


def contestants(arguments: argparse.Namespace) -> list[Contestant]:
    """All combinations that are asked for and can run here; several workers share PostgreSQL alone."""
    found = []
    for engine in arguments.engines:
        if not PYTHONS[engine].exists():
            print(f"{engine}: left out, there is no {PYTHONS[engine]}", file=sys.stderr)
            continue
        for database in arguments.databases:
            for workers in arguments.workers:
                if workers == 1 or database == "postgresql":
                    found.append(Contestant(engine, database, workers))
    return found


def main() -> None:
    """Measure in rounds and print the report."""
    parser = argparse.ArgumentParser(description="How many choices the server takes.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5, help="of each measurement")
    parser.add_argument("--tables", type=int, default=64, help="that play at the same time")
    parser.add_argument("--engines", nargs="+", choices=PYTHONS, default=list(PYTHONS))
    parser.add_argument("--databases", nargs="+", choices=["sqlite", "postgresql"], default=["sqlite"])
    parser.add_argument("--workers", nargs="+", type=int, default=[1], help="more than one with PostgreSQL")
    parser.add_argument("--loop", choices=["asyncio", "uvloop"], default=default_loop())
    parser.add_argument("--windows", choices=["open", "sealed"], default="sealed")
    parser.add_argument("--live", type=int, default=200, help="tables for memory and kills, or 0")
    parser.add_argument("--choices", type=int, default=40, help="at each of them")
    parser.add_argument(
        "--folder", type=Path, default=Path(), help="where to write: a folder on the disk that counts"
    )
    arguments = parser.parse_args()
    play = {"tables": arguments.tables, "seconds": arguments.seconds}
    loop = arguments.loop
    rounds = []
    held = None
    with ExitStack() as stack:
        folder = Path(
            stack.enter_context(tempfile.TemporaryDirectory(dir=arguments.folder, prefix=".bench-"))
        )
        postgresql = None
        if "postgresql" in arguments.databases:
            postgresql = stack.enter_context(closing(PostgresqlServer(durable=True)))
        for number in range(1, arguments.rounds + 1):
            found: dict[str, dict[str, Values]] = {}
            for contestant in contestants(arguments):
                print(f"round {number} of {arguments.rounds}: {contestant}", file=sys.stderr)
                place = folder / f"{number} {contestant}"
                place.mkdir()
                with contestant.open(place, loop, postgresql) as server:
                    found[str(contestant)] = contest(server, "play", **play, windows=arguments.windows)
            last = found[str(contestant)]["full"]
            sizes = round(last["heard_bytes"]), round(last["said_bytes"])
            with echo(contestant.engine, loop, folder, sizes[0]) as server:
                found[ECHO] = contest(server, "echo", **play, size=sizes[1])
            rounds.append(found)
        if arguments.live:
            print(f"{arguments.live} live tables", file=sys.stderr)
            held = hold(folder, loop, arguments.live, arguments.choices, arguments.rounds)
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    machine = f"{platform.system()} on {platform.machine()}, Python {platform.python_version()}, {loop}"
    print(f"\n{machine}, {os.cpu_count()} cores, load {load}.")
    print(f"{arguments.tables} tables at a time, four clients each, {arguments.windows} windows.")
    print(f"Median of {arguments.rounds} rounds (lowest-highest).\n")
    print(report(rounds, held))


if __name__ == "__main__":
    main()
