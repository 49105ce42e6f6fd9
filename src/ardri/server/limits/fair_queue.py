"""A fair queue: addresses take turns, so do the persons of each, and the tables of each person (round robin).

However much is asked for from one address, another waits for one thing of theirs at most.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Share(NamedTuple):
    """For whom something is done: from where they came, who they are, and at which of their tables."""

    address: str
    person: str
    table: str


class Queue(Generic[T]):
    """Things that wait, by whom they are for."""

    def __init__(self) -> None:
        self._things: deque[T] = deque()
        self._parts: dict[str, Queue[T]] = {}  # whose turn it is comes first

    def __bool__(self) -> bool:
        return bool(self._things or self._parts)

    def put(self, share: Sequence[str], thing: T) -> None:
        """Let something wait behind whatever else is for the same share."""
        if share:
            self._parts.setdefault(share[0], Queue()).put(share[1:], thing)
        else:
            self._things.append(thing)

    def take(self) -> T | None:
        """Whatever is next, if anything waits; who it is for comes last from now on."""
        if self._things:
            return self._things.popleft()
        for name, part in self._parts.items():
            found = part.take()
            del self._parts[name]
            if part:
                self._parts[name] = part
            return found
        return None
