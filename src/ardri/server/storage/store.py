"""The store interface: the seam between the server and its database.

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
    """A database for one event loop."""

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Run a query on a consistent snapshot."""

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Run a change in a transaction, and return after the commit; it may be run twice."""

    async def append(self, table: str, number: int, at: int, *bodies: bytes) -> None:
        """Add entries to a log from this number on, all or none, and return after the commit."""

    async def close(self) -> None:
        """Finish pending work, and refuse everything after it."""
