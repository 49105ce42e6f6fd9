"""Two workers, each a process, on one database file, with a file that says who owns which table.

A database file has one server; so these do not lock it. The owners are those in the file, and nobody takes a
table by himself: what a lease is made of is not tested with these.
"""

from __future__ import annotations

import json
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.server.helpers.live_server import Live

PROGRAM: Final = """
import json, os
from contextlib import nullcontext
from pathlib import Path
from ardri.server.live import owners
from ardri.server.storage.sqlite import database as sqlite

FILE = Path(os.environ["ARDRI_OWNERS"])
HERE = os.environ["ARDRI_HERE"]

class FileOwners:
    async def elsewhere(self, table):
        owner = json.loads(FILE.read_text()).get(table)
        return None if owner == HERE else owner

    async def hand_over(self):
        left = {table: owner for table, owner in json.loads(FILE.read_text()).items() if owner != HERE}
        FILE.write_text(json.dumps(left))

owners.SoleOwner = FileOwners
import ardri.server.live.server as server
server.SoleOwner = FileOwners
sqlite.lock_database = lambda database: nullcontext()
sqlite.check_database = lambda database: None
from ardri.cli import main; main()
"""


class TwoWorkers:
    """Two workers, and who owns what."""

    def __init__(self, folder: Path, ports: tuple[int, int], options: tuple[str, ...] = ()) -> None:
        self._file = folder / "owners.json"
        self._file.write_text("{}", encoding="utf-8")
        self._options = options
        self._folder = folder
        self.internal = [f"127.0.0.1:{port}" for port in ports]
        self.workers = [self._start(0), self._start(1)]

    def _start(self, number: int) -> Live:
        address = self.internal[number]
        return Live(
            self._folder,
            program=PROGRAM,
            options=["--internal-address", address, *self._options],
            variables={"ARDRI_OWNERS": str(self._file), "ARDRI_HERE": address},
        )

    def start_again(self, number: int) -> Live:
        """Start a worker that has ended."""
        self.workers[number] = self._start(number)
        return self.workers[number]

    def own(self, table: str, address: str | None) -> None:
        """Say which internal address owns a table; None if it is free."""
        owners = json.loads(self._file.read_text(encoding="utf-8"))
        owners.pop(table, None)
        if address is not None:
            owners[table] = address
        self._file.write_text(json.dumps(owners), encoding="utf-8")

    @property
    def owned(self) -> dict[str, str]:
        """The owner of each table."""
        found: dict[str, str] = json.loads(self._file.read_text(encoding="utf-8"))
        return found


@contextmanager
def two_workers(folder: Path, *options: str) -> Iterator[TwoWorkers]:
    """Context: two workers that run."""
    ports = free_ports(2)
    both = TwoWorkers(folder, (ports[0], ports[1]), options)
    try:
        yield both
    finally:
        for worker in both.workers:
            if worker.process.poll() is None:
                worker.process.send_signal(signal.SIGCONT)  # if a test has stopped it
                worker.kill()


def free_ports(count: int) -> list[int]:
    """Ports that nobody uses now."""
    with_ports = []
    for _ in range(count):
        found = socket.socket()
        found.bind(("127.0.0.1", 0))
        with_ports.append(found)
    ports = [found.getsockname()[1] for found in with_ports]
    for found in with_ports:
        found.close()
    return ports
