"""The server's clock: monotonic, started from the time of day.

So it never goes back or leaps, whatever is done to the clock of the host. It counts on while the computer
sleeps or the process is stopped; nobody could do anything then, so each such gap is kept here, and tables
leave it out (`LiveTable`). It is noticed by silence: a running server reads its clock at least every `TICK`.

Times that other programs compare with their own clocks are the time of day (`wall_clock`): sessions, links,
sanctions, and the audit log.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from typing import Final, NamedTuple

TICK: Final = 500  # ms between two readings at most
STALL: Final = 3_000  # ms of silence after which it is taken that the process stood still
RESTART_MARGIN: Final = (
    5_000  # ms by which a clock starts after what was kept, if that of the host was set back
)
DRIFT: Final = 5_000  # ms by which the clock of the host may differ before it is logged

# The clock that counts on while the computer sleeps; elsewhere `time.monotonic` does.
BOOT_CLOCK: Final[int | None] = (
    getattr(time, "CLOCK_BOOTTIME", None)
    if sys.platform == "linux"
    else getattr(time, "CLOCK_MONOTONIC", None)
    if sys.platform == "darwin"
    else None
)

_logger = logging.getLogger(__name__)


class Gap(NamedTuple):
    """A time that counts for nobody."""

    since: int
    until: int


def wall_clock() -> int:
    """The time of day, as the host has it: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady_clock() -> int:
    """Milliseconds since some moment, those included in which the computer slept."""
    return (time.monotonic_ns() if BOOT_CLOCK is None else time.clock_gettime_ns(BOOT_CLOCK)) // 1_000_000


class SteadyClock:
    """Milliseconds since 1970, never less than before; `gaps` are those that count for nobody."""

    def __init__(
        self,
        last_known: int = 0,
        wall_clock: Callable[[], int] = wall_clock,
        steady_clock: Callable[[], int] = steady_clock,
        stall: int = STALL,
    ) -> None:
        """Start at the time of day; but after a moment that was kept, even if the host says otherwise."""
        self._wall = wall_clock
        self._steady = steady_clock
        self._stall = stall
        start = wall_clock()
        if start < last_known:
            _logger.warning("host clock set back", extra={"ms": last_known - start})
            start = last_known + RESTART_MARGIN
        self._zero = start - steady_clock()
        self._last = start
        self._host_offset = self.host_offset
        self.gaps: list[Gap] = []

    def __call__(self) -> int:
        """The time; a gap is noticed here, before anybody can reckon with it."""
        now = max(self._last, self._zero + self._steady())
        if now - self._last > self._stall:
            self.gaps.append(Gap(self._last, now))
            _logger.warning("server stood still", extra={"ms": now - self._last})
        self._last = now
        return now

    @property
    def host_offset(self) -> int:
        """Milliseconds by which the host's clock is ahead."""
        return self._wall() - self._zero - self._steady()

    def check_host_clock(self) -> None:
        """Log, once each time, that the host's clock was set."""
        apart = self.host_offset
        if abs(apart - self._host_offset) > DRIFT:
            _logger.warning("host clock set; server clock unchanged", extra={"ms": apart - self._host_offset})
            self._host_offset = apart
