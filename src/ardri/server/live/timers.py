"""Timers: at most one deadline for each table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ardri.server import metrics
from ardri.server.log_context import apart


class Timers:
    """Calls back when the deadline of a table in memory comes."""

    def __init__(self, due: Callable[[str], None], clock: Callable[[], int]) -> None:
        self._on_timer = due
        self._clock = clock
        self._handles: dict[str, asyncio.TimerHandle] = {}

    def set(self, table: str, at: int | None) -> None:
        """Set the deadline of a table in ms, in place of another; None removes it."""
        handle = self._handles.pop(table, None)
        if handle is not None:
            handle.cancel()
        if at is not None:
            later = max(0, at - self._clock()) / 1000
            self._handles[table] = asyncio.get_running_loop().call_later(
                later, self._ring, table, at, context=apart()
            )

    def _ring(self, table: str, at: int) -> None:
        del self._handles[table]
        metrics.TIMER_LATE.observe(max(0, self._clock() - at) / 1000)
        self._on_timer(table)

    def __len__(self) -> int:
        """The number of tables with a deadline."""
        return len(self._handles)

    def close(self) -> None:
        """Cancel all timers."""
        for handle in self._handles.values():
            handle.cancel()
        self._handles = {}
