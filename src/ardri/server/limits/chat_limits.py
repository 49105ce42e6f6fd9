"""Chat limits in bytes: per person by minute and day, and per table by day for all spectators together.

Who sits at a table has a share of their own, so that people who watch cannot silence it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from ardri.server.limits.rate_limits import RateLimiter
from ardri.server.refusals import ServerRefused

OVERHEAD: Final = 100  # bytes that are kept with each line


@dataclass
class ChatLimits:
    """The rate limits of chat."""

    minute: RateLimiter  # by person
    day: RateLimiter  # by person
    watchers: RateLimiter  # by table

    def take(self, person: str, table: str, seated: bool, text: str, now: float) -> None:
        """Count a line of chat, or refuse it and say when it may be tried again."""
        size = len(text.encode("utf-8", "surrogatepass")) + OVERHEAD
        wait = self.minute.take(person, now, size) or self.day.take(person, now, size)
        if not wait and not seated:
            wait = self.watchers.take(table, now, size)
        if wait:
            raise ServerRefused("too_much_chat", minutes=ceil(wait / 60))
