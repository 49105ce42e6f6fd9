"""Server lock: one server for each database, by a lock of the operating system."""

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
    """Another server has locked the database."""


@contextmanager
def lock_database(database: Path) -> Iterator[None]:
    """Context: hold the server lock of a database; InUse if another server holds it.

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
