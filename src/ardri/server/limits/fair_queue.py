"""A fair queue: addresses take turns, so do the persons of each, and the tables of each person (round robin).

However much is asked for from one address, another waits for one thing of theirs at most.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Share(NamedTuple):
    """Whose turn it is: address, person and table."""

    address: str
    person: str
    table: str


class FairQueue(Generic[T]):
    """Items that wait, by whom they are for."""

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._queues: dict[str, FairQueue[T]] = {}  # whose turn it is comes first

    def __bool__(self) -> bool:
        return bool(self._items or self._queues)

    def put(self, share: Sequence[str], item: T) -> None:
        """Add an item behind the others of the same share."""
        if share:
            self._queues.setdefault(share[0], FairQueue()).put(share[1:], item)
        else:
            self._items.append(item)

    def take(self) -> T | None:
        """The next item, or None; its share goes to the end of the line."""
        if self._items:
            return self._items.popleft()
        for name, part in self._queues.items():
            found = part.take()
            del self._queues[name]
            if part:
                self._queues[name] = part
            return found
        return None
