"""Timers: for each table at most one moment at which something is to be done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Timers:
    """Calls somebody when a table's time has come; tables need not be awake for that."""

    def __init__(self, due: Callable[[str], None], clock: Callable[[], int]) -> None:
        self._due = due
        self._clock = clock
        self._handles: dict[str, asyncio.TimerHandle] = {}

    def set(self, table: str, at: int | None) -> None:
        """Wait for this moment, in ms, in place of another; None: for none."""
        handle = self._handles.pop(table, None)
        if handle is not None:
            handle.cancel()
        if at is not None:
            later = max(0, at - self._clock()) / 1000
            self._handles[table] = asyncio.get_running_loop().call_later(later, self._ring, table)

    def _ring(self, table: str) -> None:
        del self._handles[table]
        self._due(table)

    def __len__(self) -> int:
        """How many tables wait for a moment."""
        return len(self._handles)

    def close(self) -> None:
        """Wait for nothing more."""
        for handle in self._handles.values():
            handle.cancel()
        self._handles = {}
