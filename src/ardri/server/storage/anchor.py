"""Whether a database is still the file that was opened: one that is deleted or replaced keeps nothing."""

from __future__ import annotations

import os
from pathlib import Path

from ardri.server.storage.errors import Unavailable

Identity = tuple[int, int]


class Anchor:
    """The files of a database that is open, as they were found."""

    def __init__(self, path: Path) -> None:
        self._path = str(path)
        self._wal = f"{path}-wal"
        self._database = _identity(self._path)
        self._commits: Identity | None = None  # of the file of the last commits, once there is one

    def hold(self) -> None:
        """Remember the file of the last commits: as long as somebody has it open, it stays the same."""
        if self._commits is None:
            self._commits = _identity(self._wal)

    def let_go(self) -> None:
        """Expect another file of the last commits: with the last connection SQLite itself takes it away."""
        self._commits = None

    def check(self) -> None:
        """Refuse to go on if a file is gone, or is another one."""
        if _identity(self._path) != self._database:
            raise Unavailable(f"{self._path} was deleted or replaced")
        if self._commits is not None and _identity(self._wal) != self._commits:
            raise Unavailable(f"{self._wal} was deleted or replaced")


def _identity(path: str) -> Identity | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
