"""The seam between the server and what keeps its data.

Questions and changes are plain functions of a connection, so that they know nothing of threads, event loops
or the kind of database. Nothing here assumes that one process holds a table: an append names the number it
expects to be the next one, and is refused if another was quicker.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


class Store(Protocol):
    """Keeps tables, logs and people; safe to use from one event loop."""

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask, seeing what is committed at one moment."""

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Change something, all or nothing, and return after the commit; it may have to be tried twice."""

    async def append(self, table: str, number: int, at: int, *bodies: bytes) -> None:
        """Add entries to a log from this number on, all or none, and return after the commit."""

    async def close(self) -> None:
        """Finish what was asked for, and refuse everything after it."""
