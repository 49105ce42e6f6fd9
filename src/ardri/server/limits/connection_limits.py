"""Connection limits: how many there are by address, and for how long the server waits for each.

The server waits only so long for a whole request, and for the client to take what was sent. At the limit it
drops the connection that it has waited for longest, of the same address if that address has too many; so
half-open connections never keep anybody out.
"""

from __future__ import annotations

from asyncio import Transport
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Final

from ardri.server.limits.addresses import origin

STALL: Final = 3.0  # seconds between two looks after which the server itself was late
TIMED_OUT: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
NO_CAPACITY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)


@dataclass(eq=False)
class TrackedConnection:
    """One connection, and its deadlines."""

    transport: Transport
    address: str
    deadline: float = inf
    unread: int = 0  # bytes that it had not taken when somebody looked last
    stuck: float = inf  # since when it takes none


@dataclass(eq=False)
class ConnectionLimits:
    """All connections of a server."""

    most: int  # at a time
    per_address: int
    stalled: float  # seconds in which something must be taken of what was sent
    is_proxy: Callable[[str], bool] = field(default=lambda _: False)  # who speaks for many
    _last_check: float = inf
    _tracked: dict[Transport, TrackedConnection] = field(default_factory=dict)
    _waiting: dict[str, dict[TrackedConnection, None]] = field(
        default_factory=dict
    )  # by address, longest first
    _counts: dict[str, int] = field(default_factory=dict)  # of connections, by address

    def __len__(self) -> int:
        """The number of connections."""
        return len(self._tracked)

    def admit(self, transport: Transport, address: str) -> bool:
        """Admit a connection, if there is capacity or can be made."""
        key = "" if self.is_proxy(address) else origin(address)
        if key and self._counts.get(key, 0) >= self.per_address and not self._drop(self._waiting.get(key)):
            return False
        if len(self._tracked) >= self.most and not self._drop(self._busiest()):
            return False
        self._tracked[transport] = TrackedConnection(transport, key)
        self._counts[key] = self._counts.get(key, 0) + 1
        return True

    def start_waiting(self, transport: Transport, deadline: float) -> None:
        """Start waiting for the client, until a deadline."""
        tracked = self._tracked.get(transport)
        if tracked is not None and tracked.deadline == inf:
            tracked.deadline = deadline
            self._waiting.setdefault(tracked.address, {})[tracked] = None

    def stop_waiting(self, transport: Transport) -> None:
        """Stop waiting: it is the server's turn."""
        tracked = self._tracked.get(transport)
        if tracked is not None:
            self._stop_waiting(tracked)

    def release(self, transport: Transport) -> None:
        """Remove a connection that has ended."""
        tracked = self._tracked.pop(transport, None)
        if tracked is None:
            return
        self._stop_waiting(tracked)
        self._counts[tracked.address] -= 1
        if not self._counts[tracked.address]:
            del self._counts[tracked.address]

    def check(self, now: float) -> None:
        """End the connections whose time is up; time in which the server stood still does not count."""
        late, self._last_check = now - self._last_check, now
        for tracked in list(self._tracked.values()):
            if late > STALL:
                tracked.deadline += late
                tracked.stuck += late
            unread = tracked.transport.get_write_buffer_size()
            if unread == 0:
                tracked.stuck = inf
            elif unread < tracked.unread or tracked.stuck == inf:
                tracked.stuck = now
            tracked.unread = unread
            if now - tracked.stuck > self.stalled:
                self._end(tracked)
            elif tracked.deadline <= now:
                self._stop_waiting(tracked)
                tracked.transport.write(TIMED_OUT)
                tracked.transport.close()

    def _stop_waiting(self, tracked: TrackedConnection) -> None:
        tracked.deadline = inf
        waiting = self._waiting.get(tracked.address)
        if waiting is not None:
            waiting.pop(tracked, None)
            if not waiting:
                del self._waiting[tracked.address]

    def _busiest(self) -> dict[TrackedConnection, None]:
        """The waiting connections of the address that has the most of them."""
        return max(self._waiting.values(), key=len, default={})

    def _drop(self, waiting: dict[TrackedConnection, None] | None) -> bool:
        """End the connection that was waited for longest; True if there was one."""
        for tracked in waiting or ():
            self._end(tracked)
            return True
        return False

    def _end(self, tracked: TrackedConnection) -> None:
        self.release(tracked.transport)
        tracked.transport.abort()
