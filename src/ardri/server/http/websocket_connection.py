"""WebSocket connections: uvicorn's protocol with flow control, batched writes, and limits on control frames.

uvicorn stops reading after each message until the handler takes it, which costs two system calls a message;
here reading stops when `MOST_UNREAD` messages wait. uvicorn writes one message at a time; here all that wait
go in one write. Messages are not compressed, so that a frame is a header and the message itself.

Nothing is read while the client does not take what was sent, so that replies, even those to pings, cannot
pile up; `ConnectionLimits` ends the connection if that lasts. Received bytes are parsed in small chunks, so
that a heap of tiny frames makes nobody else wait. A client that sends many control frames is disconnected.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from ardri.server.http.http_connection import Config
from ardri.server.limits.rate_limits import RateLimiter

CONNECTION: Final = "line"  # its name in the state of a scope
MOST_UNREAD: Final = 4  # messages that are read before they are taken
CHUNK: Final = 4096  # bytes that are looked at before it is asked whether to go on
MOST_AFTER_CLOSE: Final = 16 * 1024  # bytes that are looked at after a connection was closed
CONTROL_FRAMES: Final = 30  # pings, pongs and parts of messages at once
CONTROL_FRAMES_PER_SECOND: Final = 2

TEXT: Final = b"\x81"  # all of a text in one frame
SHORT: Final = 126
LONG: Final = 1 << 16


class WebSocketConnection(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, object], **_: object
    ) -> None:
        super().__init__(config, server_state, app_state)
        assert isinstance(config, Config)
        self._connections = config.connections
        self._control_frames = RateLimiter(CONTROL_FRAMES, CONTROL_FRAMES_PER_SECOND)
        self._buffer = bytearray()  # what has come and was not looked at
        self._after_close_bytes = 0  # bytes that came after the end
        self.read_paused = True  # so that uvicorn leaves it to us

    def handle_connect(self, event: Request) -> None:
        """Put the connection into the scope's state, for the handler."""
        self.app_state = {**self.app_state, CONNECTION: self}
        super().handle_connect(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        self._connections.release(self.transport)
        super().connection_lost(exc)

    # Incoming

    def data_received(self, data: bytes) -> None:
        """Buffer received bytes, and parse as much as flow control allows."""
        self._buffer += data
        if self.close_sent:
            self._after_close(len(data))
        self._parse_buffered()

    def _after_close(self, size: int) -> None:
        """Drop a client that sends much after the close frame."""
        self._after_close_bytes += size
        if self._after_close_bytes > MOST_AFTER_CLOSE:
            self._buffer.clear()
            self.transport.abort()

    def _parse_buffered(self) -> None:
        """Parse buffered bytes as far as flow control allows; read more only if all are parsed."""
        while self._buffer and not self._must_wait():
            chunk = bytes(self._buffer[:CHUNK])
            del self._buffer[:CHUNK]
            super().data_received(chunk)
        if self._buffer or self._must_wait():
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _must_wait(self) -> bool:
        """True while nothing more may be parsed."""
        if not self.writable.is_set() or (self.handshake_initiated and not self.handshake_complete):
            return True
        return self.queue.qsize() >= MOST_UNREAD and not self.close_sent

    async def receive(self) -> ASGIReceiveEvent:
        """The next message, for the handler."""
        message = await self.queue.get()
        if self.queue.qsize() < MOST_UNREAD and not self.disconnected:
            self._parse_buffered()
        return message

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._allow_control_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take a pong."""
        if self._allow_control_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a continuation frame."""
        if self._allow_control_frame():
            super().handle_cont(event)

    def _allow_control_frame(self) -> bool:
        """Rate-limit frames that are no messages; False closes the connection."""
        if self.close_sent or not self._control_frames.take("", self.loop.time()):
            return True
        self._fail(CloseCode.POLICY_VIOLATION, "too many frames that are no messages")
        return False

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; close if a text is not UTF-8, which uvicorn would log as an error."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._fail(CloseCode.INVALID_DATA, "no UTF-8")
                return
        super().send_receive_event_to_app()

    def _fail(self, code: CloseCode, why: str) -> None:
        """Close the connection because of a protocol error."""
        self.conn.fail(code, why)
        self.handle_parser_exception()

    # Outgoing

    def pause_writing(self) -> None:
        """Stop reading while the client does not read, so that replies cannot pile up."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Read on."""
        super().resume_writing()
        self._parse_buffered()

    async def send(self, message: ASGISendEvent) -> None:
        """Send an ASGI event."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # uvicorn forgets it if a request was refused
            self._after_close(len(self._buffer) if self._after_close_bytes == 0 else 0)
        if not self.disconnected:
            self._parse_buffered()

    async def send_texts(self, messages: Sequence[bytes]) -> None:
        """Send text messages in one write, as soon as the client reads; none after the close."""
        await self.writable.wait()
        if self.conn.state is State.OPEN and not self.disconnected:
            frames = [part for message in messages for part in (frame_header(message), message)]
            self.transport.write(b"".join(frames))


def frame_header(message: bytes) -> bytes:
    """The header of a text frame.

    >>> head(b"{}"), head(bytes(300)), head(bytes(70_000))
    (b'\\x81\\x02', b'\\x81~\\x01,', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p')
    """
    size = len(message)
    if size < SHORT:
        return TEXT + size.to_bytes(1, "big")
    if size < LONG:
        return TEXT + b"\x7e" + size.to_bytes(2, "big")
    return TEXT + b"\x7f" + size.to_bytes(8, "big")
