"""Event loop lag: how long everything waits for its turn because something else takes too long."""

from __future__ import annotations

import asyncio
from typing import Final

from ardri.server import metrics

INTERVAL: Final = 0.5  # seconds


async def measure_lag() -> None:
    """Sleep again and again, and note how much longer it took."""
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + INTERVAL
        await asyncio.sleep(INTERVAL)
        metrics.LOOP_LAG.observe(max(0.0, clock() - due))
