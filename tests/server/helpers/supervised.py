"""Workers under a supervisor, each with a database file of its own: how they start and how they end."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import httpx

from ardri.server.operations.worker_spec import WorkerSpec, read_spec
from tests.server.helpers.live_server import PATIENCE

SUPERVISOR: Final = """
import logging, sys
from ardri.server.operations.json_logging import log_to_stderr
from ardri.server.operations.run import bind_port, browser_url
from ardri.server.operations.supervisor import supervise
if "--as-worker" in sys.argv:
    from ardri.server.operations.worker_spec import read_spec
    number = read_spec(sys.argv[-1]).number
    if str(number) in sys.argv[2].split(","):
        sys.exit(7)
    data = ["--data", f"{sys.argv[1]}/{number}.db", "--internal-address", "127.0.0.1:0"]
    sys.argv = ["ardri", "serve", *data, *sys.argv[3:]]
    from ardri.cli import main
    main()
else:
    log_to_stderr(False)
    public = bind_port("127.0.0.1", 0)
    opened = lambda: print(browser_url(public), flush=True)
    sys.exit(0 if supervise(2, public, opened, lambda worker: None) else 9)
"""


class Supervised:
    """A supervisor with two workers, of which some may be broken."""

    def __init__(self, folder: Path, broken: str = "") -> None:
        self.log = folder / "log.txt"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SUPERVISOR, str(folder), broken],
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
                env={**os.environ, "ARDRI_HOME": str(folder)},
            )

    def __enter__(self) -> Supervised:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def address(self) -> str:
        """The address, as soon as it is printed."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip().rstrip("/")

    def workers(self) -> dict[int, int]:
        """The process ids of the workers that run, by number."""
        return workers_of(self.process.pid)

    def end(self, number: signal.Signals) -> int:
        """Send a signal, and wait for the end."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    def logged(self, what: str) -> list[dict[str, object]]:
        """The lines of the log with this text."""
        lines = [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]
        return [line for line in lines if line["what"] == what]


def workers_of(supervisor: int) -> dict[int, int]:
    """The process ids of the workers of a supervisor, by number."""
    return {spec.number: process for process, spec in _specs(supervisor).items()}


def worker_ids(supervisor: int) -> dict[int, str]:
    """The ids of the workers of a supervisor, by their processes."""
    return {process: spec.id for process, spec in _specs(supervisor).items()}


def _specs(supervisor: int) -> dict[int, WorkerSpec]:
    """The specifications of the workers of a supervisor, by their processes."""
    found = {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            words = (folder / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if parent == supervisor and b"--as-worker" in words:
            found[int(folder.name)] = read_spec(words[words.index(b"--as-worker") + 1].decode())
    return found


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something to be so."""
    ends = time.monotonic() + 5 * PATIENCE  # in which workers start again several times
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.05)


def is_alive(process: int) -> bool:
    """True if a process runs."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def answers(address: str) -> bool:
    """True if a worker answers."""
    try:
        return httpx.get(f"{address}/healthz", trust_env=False, timeout=5).text == "ok"
    except httpx.HTTPError:
        return False
