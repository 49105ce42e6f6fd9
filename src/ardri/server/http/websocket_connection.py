"""A line to a client: uvicorn's WebSocket with flow control, and without what a table's talk does not need.

uvicorn stops reading after each message until it is taken, which is two calls of the system for each; here it
stops when some wait. And it sends one message at a time; here those that wait go together. Messages are not
compressed, so that a frame is a head and the message itself.

Nothing is read while what was sent is not taken, so that no answer, not even one to a ping, can heap up; the
`Crowd` ends the connection if that lasts. What has come is looked at in small pieces, so that nobody waits
for a heap of tiny frames. Pings, pongs and parts of messages are needed seldom: who sends many is let go.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from weakref import ref

import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from ardri.server.http.http_connection import Config
from ardri.server.limits.rate_limits import Limits

LINE: Final = "line"  # a weak reference to it has this name in the state of a scope
AHEAD: Final = 4  # messages that are read before they are taken
PIECE: Final = 4096  # bytes that are looked at before it is asked whether to go on
MOST_LATE: Final = 16 * 1024  # bytes that are looked at after a connection was closed
BEATS: Final = 30  # pings, pongs and parts of messages at once
BEATS_PER_SECOND: Final = 2

TEXT: Final = b"\x81"  # all of a text in one frame
SHORT: Final = 126
LONG: Final = 1 << 16


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, object], **_: object
    ) -> None:
        super().__init__(config, server_state, app_state)
        assert isinstance(config, Config)
        self._crowd = config.crowd
        self._beats = Limits(BEATS, BEATS_PER_SECOND)
        self._rest = bytearray()  # what has come and was not looked at
        self._late = 0  # bytes that came after the end
        self.read_paused = True  # so that uvicorn leaves it to us

    def handle_connect(self, event: Request) -> None:
        """Make the line known to whoever answers the request."""
        self.app_state = {**self.app_state, LINE: ref(self)}
        super().handle_connect(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Go; the parser refers to what refers to it, and would be left for the collector."""
        self._crowd.leave(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()

    # What comes

    def data_received(self, data: bytes) -> None:
        """Look at what has come, if there is time for it."""
        self._rest += data
        if self.close_sent:
            self._after_close(len(data))
        self._read_on()

    def _after_close(self, size: int) -> None:
        """After the end only a reply to it is awaited: who sends much more is not listened to."""
        self._late += size
        if self._late > MOST_LATE:
            self._rest.clear()
            self.transport.abort()

    def _read_on(self) -> None:
        """Look at what has come, as far as it can be dealt with, and read more if all of it can."""
        while self._rest and not self._holds():
            piece = bytes(self._rest[:PIECE])
            del self._rest[:PIECE]
            super().data_received(piece)
        if self._rest or self._holds():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _holds(self) -> bool:
        """Whether the other side must be heard no further now."""
        if not self.writable.is_set() or (self.handshake_initiated and not self.handshake_complete):
            return True
        return self.queue.qsize() >= AHEAD and not self.close_sent

    async def receive(self) -> ASGIReceiveEvent:
        """The next message, for whoever serves it."""
        message = await self.queue.get()
        if self.queue.qsize() < AHEAD and not self.disconnected:
            self._read_on()
        return message

    def handle_ping(self) -> None:
        """Answer, unless it is one of many."""
        if self._beat():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note that the other side is there."""
        if self._beat():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take another part of a message."""
        if self._beat():
            super().handle_cont(event)

    def _beat(self) -> bool:
        """Whether there may be one frame more that is no message; otherwise that is the end."""
        if self.close_sent or not self._beats.take("", self.loop.time()):
            return True
        self._fail(CloseCode.POLICY_VIOLATION, "too many frames that are no messages")
        return False

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; a text must be one, or that is the end. uvicorn would log it as an error."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._fail(CloseCode.INVALID_DATA, "no UTF-8")
                return
        super().send_receive_event_to_app()

    def _fail(self, code: CloseCode, why: str) -> None:
        """Close the connection because of what has come."""
        self.conn.fail(code, why)
        self.handle_parser_exception()

    # What goes

    def pause_writing(self) -> None:
        """Stop reading while the other side does not read, so that there is nothing more to answer."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """It was taken."""
        super().resume_writing()
        self._read_on()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of ASGI; after the first and the last one there may be something to read."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # uvicorn forgets it if a request was refused
            self._after_close(len(self._rest) if self._late == 0 else 0)
        if not self.disconnected:
            self._read_on()

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
