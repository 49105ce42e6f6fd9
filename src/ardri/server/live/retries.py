"""How often something that fails is tried again: soon at first, then ever later, and not for ever."""

from __future__ import annotations

from typing import Final, NamedTuple

TRIES: Final = 3  # before something else is done instead
LONG: Final = 120_000  # ms after which it is done even sooner
FIRST: Final = 1_000  # ms
LONGEST: Final = 60_000


class Failures(NamedTuple):
    """How often something failed without a success between, and since when."""

    times: int
    since: int

    @property
    def wait(self) -> int:
        """How many ms to wait before it is tried again.

        >>> [Failures(times, 0).wait for times in (1, 2, 3, 4, 40)]
        [1000, 2000, 4000, 8000, 60000]
        """
        return min(LONGEST, FIRST << min(self.times - 1, 16))

    def too_many(self, now: int) -> bool:
        """Whether it is no use to try the same again.

        >>> Failures(2, 0).too_many(5_000), Failures(3, 0).too_many(5_000), Failures(1, 0).too_many(180_000)
        (False, True, True)
        """
        return self.times >= TRIES or now - self.since >= LONG


def once_more(before: Failures | None, now: int) -> Failures:
    """One failure more."""
    return Failures(1, now) if before is None else Failures(before.times + 1, before.since)
