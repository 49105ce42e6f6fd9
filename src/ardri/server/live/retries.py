"""Retries with exponential back-off and a limit."""

from __future__ import annotations

from typing import Final, NamedTuple

TRIES: Final = 3  # before something else is done instead
GIVE_UP_AFTER: Final = 120_000  # ms after which it is done even sooner
FIRST_WAIT: Final = 1_000  # ms
LONGEST_WAIT: Final = 60_000


class Failures(NamedTuple):
    """A number of failures in a row, and when they began."""

    times: int
    since: int

    @property
    def wait(self) -> int:
        """Milliseconds to wait before the next try.

        >>> [Failures(times, 0).wait for times in (1, 2, 3, 4, 40)]
        [1000, 2000, 4000, 8000, 60000]
        """
        return min(LONGEST_WAIT, FIRST_WAIT << min(self.times - 1, 16))

    def too_many(self, now: int) -> bool:
        """True if another try is pointless.

        >>> Failures(2, 0).too_many(5_000), Failures(3, 0).too_many(5_000), Failures(1, 0).too_many(180_000)
        (False, True, True)
        """
        return self.times >= TRIES or now - self.since >= GIVE_UP_AFTER


def one_more(before: Failures | None, now: int) -> Failures:
    """One failure more."""
    return Failures(1, now) if before is None else Failures(before.times + 1, before.since)
