"""Two workers, each a process, on one database; a database file, which has one server, they do not lock."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.helpers.live_server import Live, Person

PROGRAM: Final = """
from contextlib import nullcontext
from ardri.server.storage.sqlite import database

database.lock_database = lambda path: nullcontext()
database.check_database = lambda path: None
from ardri.cli import main; main()
"""


class TwoWorkers:
    """Two workers; a table is owned by the one that somebody comes to first."""

    def __init__(self, folder: Path, options: tuple[str, ...] = ()) -> None:
        self._options = options
        self._folder = folder
        self.internal = [f"127.0.0.1:{port}" for port in free_ports(2)]
        self.workers = [self.start(0), self.start(1)]

    def start(self, number: int, program: str = PROGRAM) -> Live:
        """Start a worker."""
        address = self.internal[number]
        return Live(self._folder, program=program, options=["--internal-address", address, *self._options])

    def own(self, person: Person, table: str, owner: int) -> None:
        """Let a worker be the owner of a table that nobody owns."""
        at_owner = Person(self.workers[owner], come=False)
        at_owner.http.cookies = person.http.cookies
        at_owner.get(f"/api/tables/{table}")


@contextmanager
def two_workers(folder: Path, *options: str) -> Iterator[TwoWorkers]:
    """Context: two workers that run."""
    both = TwoWorkers(folder, options)
    try:
        yield both
    finally:
        for worker in both.workers:
            if worker.process.poll() is None:
                worker.process.send_signal(signal.SIGCONT)  # if a test has stopped it
                worker.kill()


def free_ports(count: int) -> list[int]:
    """Ports that nobody uses now."""
    bound = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [int(one.getsockname()[1]) for one in bound]
    for one in bound:
        one.close()
    return ports
