"""Signal reader: each signal once, even if one with a smaller number is committed later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ardri.server.storage.queries import signals
from ardri.server.storage.queries.signals import Signal
from ardri.server.storage.store import Store

LATE: Final = 60_000  # ms within which a signal may become visible after one with a larger number


class SignalReader:
    """Reads the signals that are new to this worker."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._floor = 0  # all signals up to this number are known
        self._seen: dict[int, int] = {}  # numbers after it, and when they were read

    async def begin(self) -> None:
        """Begin with what is signalled from now on: nothing is in memory yet."""
        self._floor = await self._store.read(signals.last_signal)

    async def read(self) -> list[Signal]:
        """The signals that were not read before."""
        floor, now = self._floor, self._clock()
        found = await self._store.read(lambda connection: signals.signals_after(connection, floor))
        new = [signal for signal in found if signal.number not in self._seen]
        self._seen.update((signal.number, now) for signal in new)
        old = [number for number, at in self._seen.items() if at <= now - LATE]
        if old:
            self._floor = max(old)
            self._seen = {number: at for number, at in self._seen.items() if number > self._floor}
        return new
