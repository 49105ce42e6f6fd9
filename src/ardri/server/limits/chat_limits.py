"""Limits of chat, in bytes: of a person by the minute and the day, and of all who watch a table by the day.

Who sits at a table has a share of their own, so that people who watch cannot silence it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from ardri.server.limits.rate_limits import Limits
from ardri.server.refusals import Trouble

BESIDE: Final = 100  # bytes that are kept with each line


@dataclass
class Chat:
    """How much may still be said."""

    minute: Limits  # by person
    day: Limits  # by person
    watchers: Limits  # by table

    def take(self, person: str, table: str, seated: bool, text: str, now: float) -> None:
        """Let somebody say something, or refuse it and say when."""
        size = len(text.encode("utf-8", "surrogatepass")) + BESIDE
        wait = self.minute.take(person, now, size) or self.day.take(person, now, size)
        if not wait and not seated:
            wait = self.watchers.take(table, now, size)
        if wait:
            raise Trouble("too_much_chat", minutes=ceil(wait / 60))
