"""A fair queue: persons take turns, and so do the tables of each person (round robin).

However much one person asks for, another waits for one thing of theirs at most.
"""

from __future__ import annotations

from collections import deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Share(NamedTuple):
    """For whom something is done, and at which of their tables."""

    person: str
    table: str


class Queue(Generic[T]):
    """Things that wait, by whom they are for."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[T]]] = {}  # by person and table; whose turn it is come first

    def put(self, share: Share, thing: T) -> None:
        """Let something wait behind whatever else the same person wants at the same table."""
        self._waiting.setdefault(share.person, {}).setdefault(share.table, deque()).append(thing)

    def take(self) -> T | None:
        """Whatever is next, if anything waits; who it is for comes last from now on."""
        for person, tables in self._waiting.items():
            for table, things in tables.items():
                found = things.popleft()
                del tables[table]
                if things:
                    tables[table] = things
                del self._waiting[person]
                if tables:
                    self._waiting[person] = tables
                return found
        return None
