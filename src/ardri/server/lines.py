"""A line to a client: uvicorn's WebSocket, without what a table's talk does not need.

uvicorn stops reading after each message until it is taken, which is two calls of the system for each; here it
stops when some wait. And it sends one message at a time; here those that wait go together. Messages are not
compressed, so that a frame is a head and the message itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

LINE: Final = "line"  # its name in the state of a scope
AHEAD: Final = 4  # messages that are read before they are taken

TEXT: Final = b"\x81"  # all of a text in one frame
SHORT: Final = 126
LONG: Final = 1 << 16


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Request) -> None:
        """Make the line known to whoever answers the request."""
        self.app_state = {**self.app_state, LINE: self}
        super().handle_connect(event)

    def send_receive_event_to_app(self) -> None:
        """Have a message taken, and read on."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and not self.close_sent and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def say(self, messages: Sequence[bytes]) -> None:
        """Send texts as soon as the other side reads; after the end of the connection, none."""
        await self.writable.wait()
        if self.conn.state is State.OPEN and not self.disconnected:
            frames = [part for message in messages for part in (head(message), message)]
            self.transport.write(b"".join(frames))


def head(message: bytes) -> bytes:
    """What comes before a text in its frame.

    >>> head(b"{}"), head(bytes(300)), head(bytes(70_000))
    (b'\\x81\\x02', b'\\x81~\\x01,', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p')
    """
    size = len(message)
    if size < SHORT:
        return TEXT + size.to_bytes(1, "big")
    if size < LONG:
        return TEXT + b"\x7e" + size.to_bytes(2, "big")
    return TEXT + b"\x7f" + size.to_bytes(8, "big")
