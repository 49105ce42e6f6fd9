"""Splices: a client's WebSocket that another worker serves; bytes go both ways as they come.

Each side is read only while the other one takes what came. If one ends, so does the other.
"""

from __future__ import annotations

import asyncio
from asyncio import Transport
from collections.abc import Callable
from typing import Final

from ardri.server.http.workers.frames import PassingFrames

RECONNECT: Final = b"\x88\x02\x03\xf4"  # a close frame with code 1012: nothing that was asked is lost
OWNER_GONE: Final = b"\x88\x02\x03\xf6"  # with code 1014: what was not answered may have been done
NOT_NOW: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
)
LEAVE_SECONDS: Final = 5.0  # for what was sent last to be taken


class _End(asyncio.Protocol):
    """One end of a splice."""

    def __init__(self, transport: Transport, other: Transport, lost: Callable[[], None]) -> None:
        self._transport = transport
        self._other = other
        self._lost = lost

    def data_received(self, data: bytes) -> None:
        """Pass bytes on to the other end."""
        self._other.write(data)

    def pause_writing(self) -> None:
        """This end takes nothing now: do not read the other one."""
        self._other.pause_reading()

    def resume_writing(self) -> None:
        """Read the other end again."""
        self._other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """End the splice."""
        self._lost()


class _OwnerEnd(_End):
    """The end of the worker that serves the client."""

    def __init__(self, transport: Transport, other: Transport, lost: Callable[[], None]) -> None:
        super().__init__(transport, other, lost)
        self.frames = PassingFrames()

    def data_received(self, data: bytes) -> None:
        """Pass bytes on, and note where frames end."""
        self.frames.feed(data)
        super().data_received(data)


class Splice:
    """A client and the worker that serves it, connected to each other."""

    def __init__(self, client: Transport, owner: Transport, release: Callable[[], None]) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._client = client
        self._owner = owner
        self._release = release  # to be called when the client is gone
        self._owner_end = _OwnerEnd(owner, client, self._owner_lost)

    def begin(self, head: bytes) -> None:
        """Send the client's request to the owner, and pass on whatever follows."""
        self._owner.set_protocol(self._owner_end)
        self._client.set_protocol(_End(self._client, self._owner, self._client_lost))
        self._owner.write(head)
        if self._client.is_closing():  # nobody will say so any more
            self._client_lost()
        else:
            self._client.resume_reading()

    def close(self, farewell: bytes = RECONNECT) -> None:
        """End both sides; tell the client why, if that can be put between two frames."""
        if self.ended.done():
            return
        self.ended.set_result(None)
        frames = self._owner_end.frames
        if not self._client.is_closing() and (frames.between or not frames.begun):
            self._client.write(farewell if frames.begun else NOT_NOW)
        for transport in (self._client, self._owner):
            transport.close()
            asyncio.get_running_loop().call_later(LEAVE_SECONDS, transport.abort)

    def _owner_lost(self) -> None:
        self.close(OWNER_GONE)

    def _client_lost(self) -> None:
        self._release()
        self.close()
