"""Concurrency limits: so many requests of one address are handled at a time, the others wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class ConcurrencyLimiter:
    """A semaphore for each key in use."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._queues: dict[str, tuple[asyncio.Semaphore, int]] = {}

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Wait for a free slot."""
        queue, number = self._queues.get(key) or (asyncio.Semaphore(self._at_once), 0)
        self._queues[key] = (queue, number + 1)
        try:
            async with queue:
                await asyncio.sleep(0)  # what others want comes first, even if this needs no waiting itself
                yield
        finally:
            queue, number = self._queues[key]
            if number > 1:
                self._queues[key] = (queue, number - 1)
            else:
                del self._queues[key]
