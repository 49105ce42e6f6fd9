"""Rate limits: a token bucket for each key, in bounded memory."""

from __future__ import annotations

from collections import OrderedDict


class RateLimiter:
    """A burst, and then so many a second, for each key.

    Kept for a key is only the moment when its bucket will be full again; full buckets need not be kept. If
    there are too many all the same, those go that were used longest ago.

    >>> logins = RateLimiter(burst=2, per_second=0.5)
    >>> [logins.take("a", now=100.0) for _ in range(3)]
    [0.0, 0.0, 2.0]
    >>> logins.take("b", now=100.0), logins.take("a", now=102.0)
    (0.0, 0.0)
    """

    def __init__(self, burst: float, per_second: float, most: int = 10_000) -> None:
        self._burst = burst
        self._per_second = per_second
        self._most = most
        self._full: OrderedDict[str, float] = OrderedDict()

    def take(self, key: str, now: float, tokens: float = 1.0) -> float:
        """Take tokens from a bucket and return 0, or none and return how many seconds it is too early."""
        full = max(self._full.get(key, now), now) + tokens / self._per_second
        early = full - now - self._burst / self._per_second
        if early > 0:
            return early
        self._full[key] = full
        self._full.move_to_end(key)
        self._tidy(now)
        return 0.0

    def _tidy(self, now: float) -> None:
        """Remove two full buckets for each new one; more if there are too many."""
        for _ in range(2):
            oldest = next(iter(self._full))
            if self._full[oldest] > now:
                break
            del self._full[oldest]
        while len(self._full) > self._most:
            self._full.popitem(last=False)

    def __len__(self) -> int:
        """The number of buckets."""
        return len(self._full)
