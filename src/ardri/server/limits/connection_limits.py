"""Connection limits: who is connected, from where, and for whom the server waits in vain.

A connection may keep the server waiting only for so long: until a request has come whole, and until what was
sent is taken. When there is no room, the one goes that the server has waited for longest, of the same address
if that address has too many; so half-open connections never keep out who has something to ask.
"""

from __future__ import annotations

from asyncio import Transport
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from typing import Final

from ardri.server.limits.addresses import origin

STOP: Final = 3.0  # seconds between two looks after which the server itself was late
LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)


@dataclass(eq=False)
class Place:
    """One connection, and until when it must have done what is awaited of it."""

    transport: Transport
    address: str
    deadline: float = inf
    unread: int = 0  # bytes that it had not taken when somebody looked last
    stuck: float = inf  # since when it takes none


@dataclass(eq=False)
class Crowd:
    """All connections of a server."""

    most: int  # at a time
    per_address: int
    stalled: float  # seconds in which something must be taken of what was sent
    is_proxy: Callable[[str], bool] = field(default=lambda _: False)  # who speaks for many
    _looked: float = inf
    _places: dict[Transport, Place] = field(default_factory=dict)
    _waiting: dict[str, dict[Place, None]] = field(default_factory=dict)  # by address, longest first
    _numbers: dict[str, int] = field(default_factory=dict)  # of connections, by address

    def __len__(self) -> int:
        """How many there are."""
        return len(self._places)

    def admit(self, transport: Transport, address: str) -> bool:
        """Let a connection in, if there is room for it or can be made."""
        key = "" if self.is_proxy(address) else origin(address)
        if key and self._numbers.get(key, 0) >= self.per_address and not self._drop(self._waiting.get(key)):
            return False
        if len(self._places) >= self.most and not self._drop(self._longest()):
            return False
        self._places[transport] = Place(transport, key)
        self._numbers[key] = self._numbers.get(key, 0) + 1
        return True

    def wait(self, transport: Transport, deadline: float) -> None:
        """The server waits for a connection, no longer than until a moment."""
        place = self._places.get(transport)
        if place is not None and place.deadline == inf:
            place.deadline = deadline
            self._waiting.setdefault(place.address, {})[place] = None

    def work(self, transport: Transport) -> None:
        """It is for the server to do something."""
        place = self._places.get(transport)
        if place is not None:
            self._awaited_no_more(place)

    def leave(self, transport: Transport) -> None:
        """A connection has ended."""
        place = self._places.pop(transport, None)
        if place is None:
            return
        self._awaited_no_more(place)
        self._numbers[place.address] -= 1
        if not self._numbers[place.address]:
            del self._numbers[place.address]

    def look(self, now: float) -> None:
        """End the connections that were waited for long enough; not while the server stood still."""
        late, self._looked = now - self._looked, now
        for place in list(self._places.values()):
            if late > STOP:
                place.deadline += late
                place.stuck += late
            unread = place.transport.get_write_buffer_size()
            if unread == 0:
                place.stuck = inf
            elif unread < place.unread or place.stuck == inf:
                place.stuck = now
            place.unread = unread
            if now - place.stuck > self.stalled:
                self._end(place)
            elif place.deadline <= now:
                self._awaited_no_more(place)
                place.transport.write(LATE)
                place.transport.close()

    def _awaited_no_more(self, place: Place) -> None:
        place.deadline = inf
        waiting = self._waiting.get(place.address)
        if waiting is not None:
            waiting.pop(place, None)
            if not waiting:
                del self._waiting[place.address]

    def _longest(self) -> dict[Place, None]:
        """Of the address that keeps the server waiting with the most connections, those."""
        return max(self._waiting.values(), key=len, default={})

    def _drop(self, waiting: dict[Place, None] | None) -> bool:
        """End the connection that was waited for longest; whether there was one."""
        for place in waiting or ():
            self._end(place)
            return True
        return False

    def _end(self, place: Place) -> None:
        self.leave(place.transport)
        place.transport.abort()
