"""One server for each file: a lock of the operating system, which ends with the process that has it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ardri.server.storage.errors import StoreError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class InUse(StoreError):
    """Another server has the file."""


@contextmanager
def lease(database: Path) -> Iterator[None]:
    """Have a database for oneself as far as servers are concerned; InUse if another one has it.

    The lock is on a file beside the database, which stays when it is let go: to remove it would let two
    servers lock two files of one name.
    """
    place = database.with_name(f"{database.name}.lock")
    try:
        file = os.fdopen(os.open(place, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="ascii")
    except OSError as error:
        raise StoreError(f"{place}: {error.strerror}") from error
    with file:
        try:
            _lock(file)
        except OSError:
            raise InUse(f"{database} is in use by another server{_owner(file)}") from None
        file.seek(0)
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def _owner(file: IO[str]) -> str:
    try:
        number = file.read(20).strip()
    except OSError:  # Windows does not let others read what is locked
        return ""
    return f", process {number}" if number.isdigit() else ""


def _lock(file: IO[str]) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
