"""A limit on WebSocket frames that are no whole messages: pings, pongs, and parts of messages."""

from __future__ import annotations

from typing import Final

from ardri.server.limits.rate_limits import RateLimiter

BURST: Final = 30
PER_SECOND: Final = 2

# The first byte of a frame that is a whole message
WHOLE_TEXT: Final = 0x81
WHOLE_BINARY: Final = 0x82
# The second byte: a flag, and the length of the payload or of the number that tells it
MASKED: Final = 0x80
LENGTHS: Final = {126: 2, 127: 8}


class ControlFrames:
    """Counts such frames in the bytes of one connection, by their headers alone."""

    def __init__(self) -> None:
        self._limit = RateLimiter(BURST, PER_SECOND)
        self._begun = b""  # of a header
        self._payload = 0  # bytes still to come of a frame

    def allow(self, data: bytes, now: float) -> bool:
        """True unless there are too many in these bytes and those before."""
        return all(self._limit.take("", now) == 0 for _ in range(self._count(data)))

    def _count(self, data: bytes) -> int:
        data = self._begun + data
        at = self._payload
        found = 0
        while len(data) - at >= 2:
            length = data[at + 1] & ~MASKED
            ends = at + 2 + LENGTHS.get(length, 0)
            if len(data) < ends:
                break
            if length in LENGTHS:
                length = int.from_bytes(data[at + 2 : ends], "big")
            found += data[at] not in (WHOLE_TEXT, WHOLE_BINARY)
            at = ends + length + (4 if data[at + 1] & MASKED else 0)
        self._begun = data[at:]
        self._payload = max(0, at - len(data))
        return found
