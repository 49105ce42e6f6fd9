"""File identity: checks that a database is still the file that was opened."""

from __future__ import annotations

import os
from pathlib import Path

from ardri.server.storage.errors import Unavailable

Identity = tuple[int, int]


class FileIdentity:
    """The device and inode of an open database and its write-ahead log."""

    def __init__(self, path: Path) -> None:
        self._path = str(path)
        self._wal = f"{path}-wal"
        self._database = _identity(self._path)
        self._commits: Identity | None = None  # of the file of the last commits, once there is one

    def remember(self) -> None:
        """Remember the write-ahead log: it stays the same as long as somebody has it open."""
        if self._commits is None:
            self._commits = _identity(self._wal)

    def reset(self) -> None:
        """Expect another write-ahead log: SQLite removes it with the last connection."""
        self._commits = None

    def check(self) -> None:
        """Raise Unavailable if a file is gone or was replaced."""
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
