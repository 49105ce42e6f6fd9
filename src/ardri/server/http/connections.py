"""Connections: uvicorn's protocols behind connection limits, time-outs and flow control.

uvicorn takes any `asyncio.Protocol` for HTTP and for WebSockets. Ours hand all bytes on to uvicorn's own and
talk with them by that interface alone. A handler finds the connection of its request in the state of the
scope.
"""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport, Transport
from collections.abc import Sequence
from math import inf
from typing import Final, Literal, cast
from weakref import ref

import uvicorn
from litestar.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from ardri.server.limits.connection_limits import NO_CAPACITY, ConnectionLimits
from ardri.server.limits.control_frames import ControlFrames
from ardri.server.limits.quotas import Quotas

CONNECTION: Final = "connection"  # a weak reference to it in the state of a scope
CAME_BY: Final = "came_by"  # in the state of a scope, of what came by the internal port
CHUNK: Final = 4096  # bytes that are parsed before others have their turn
MOST_AFTER_CLOSE: Final = 16 * 1024  # bytes that are parsed after the server has closed a WebSocket
TEXT: Final = b"\x81"  # the first byte of a frame that is a whole text
BAD_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_MANY_FRAMES: Final = b"\x88\x02\x03\xf0"  # a close frame with code 1008

_chunk = bytearray(CHUNK)  # one for all connections: what is read into it is taken at once


class Config(uvicorn.Config):
    """uvicorn's configuration, with the limits that our connections use."""

    connections: ConnectionLimits
    quotas: Quotas


class HttpConnection(asyncio.Protocol):
    """An HTTP connection, until it becomes a WebSocket."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, object], **_: object
    ) -> None:
        self._limits = config.connections
        self._quotas = config.quotas
        self._state = {**app_state, CONNECTION: ref(self)}
        self._inner = H11Protocol(config, server_state, self._state)
        self._admitted = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Admit the connection and wait for a request, or answer 503."""
        transport = cast(Transport, transport)  # uvloop's are so by what they can, not by their class
        self._transport = transport
        peer = transport.get_extra_info("peername")
        counted = peer and CAME_BY not in self._state  # workers speak for many
        self._admitted = self._limits.admit(transport, str(peer[0]) if counted else "")
        if self._admitted:
            self._inner.connection_made(transport)
            self.await_request()
        else:
            transport.write(NO_CAPACITY)
            transport.close()
            asyncio.get_running_loop().call_later(1, transport.abort)  # whether that was read or not

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        if self._admitted:
            self._limits.release(self._transport)
            self._inner.connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Hand bytes on."""
        if self._admitted:
            self._inner.data_received(data)

    def pause_writing(self) -> None:
        """Hand on that the client does not read."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Hand on that the client reads."""
        self._inner.resume_writing()

    def came_by(self, way: Literal["internal", "worker"]) -> None:
        """Say of all requests from now on how they came."""
        self._state[CAME_BY] = way

    def abort(self) -> None:
        """Cut the connection: whether the request was done is not known."""
        self._transport.abort()

    def await_request(self) -> None:
        """Wait for the head of the next request."""
        self._await(self._quotas.header_seconds)

    def await_body(self) -> None:
        """Wait for the body of the request."""
        self._await(self._quotas.body_seconds)

    def _await(self, seconds: float) -> None:
        self.received()
        self._limits.start_waiting(self._transport, asyncio.get_running_loop().time() + seconds)

    def received(self) -> None:
        """Stop waiting."""
        self._limits.stop_waiting(self._transport)


class WebSocketConnection(asyncio.BufferedProtocol):
    """A WebSocket connection: read in small chunks, and only while the client reads, too.

    So replies, even those to pings, cannot pile up; `ConnectionLimits` ends the connection if that lasts. A
    client that sends many frames that are no messages is disconnected.

    It must not be an `asyncio.Protocol`, too: uvloop would then hand it bytes by `data_received`, unlimited.
    """

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, object], **_: object
    ) -> None:
        self._limits = config.connections
        state = {**app_state, CONNECTION: ref(self)}
        self._inner = WebSocketsSansIOProtocol(config, server_state, state)
        self._control_frames = ControlFrames()
        self._may_come: float = inf  # bytes
        self._writable = asyncio.Event()
        self._writable.set()
        self._open = True
        self._lost = False
        self._paused = False  # by us, and not by uvicorn

    def connection_made(self, transport: BaseTransport) -> None:
        """Take over the connection; nothing is read until the WebSocket is accepted."""
        transport = cast(Transport, transport)  # uvloop's are so by what they can, not by their class
        self._transport = transport
        self._limits.stop_waiting(transport)
        self._inner.connection_made(transport)
        self._pause()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        self._lost = True
        self.release()
        self._end_inner(exc)
        self._writable.set()

    def detach(self) -> Transport:
        """Give the transport to another protocol, which must release it; for uvicorn the client is gone."""
        if not self._lost:
            self._end_inner(ConnectionAbortedError())
        return self._transport

    def release(self) -> None:
        """Count the connection no more."""
        self._limits.release(self._transport)

    @property
    def broken_off(self) -> bool:
        """True if the client was gone before the handshake was complete."""
        return self._transport.is_closing() and not self._inner.handshake_complete

    def _end_inner(self, exc: Exception | None) -> None:
        """End uvicorn's part; its parser refers to itself, and would be left for the collector."""
        self._inner.connection_lost(exc)
        self._inner.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        """Take the request, which uvicorn has read already; refuse one that is no handshake.

        uvicorn leaves such a client without an answer until it hangs up, which is not read here.
        """
        self._inner.data_received(data)
        if self._inner.conn.handshake_exc is not None and not self._transport.is_closing():
            self._transport.write(BAD_HANDSHAKE)
            self._transport.close()

    def get_buffer(self, sizehint: int) -> bytearray:
        """The buffer for the next bytes."""
        return _chunk

    def buffer_updated(self, nbytes: int) -> None:
        """Hand bytes on, unless there are too many."""
        data = bytes(_chunk[:nbytes])
        self._may_come -= nbytes
        if self._may_come < 0:
            self._transport.abort()
        elif not self._control_frames.allow(data, asyncio.get_running_loop().time()):
            self._transport.write(TOO_MANY_FRAMES)
            self._transport.close()
        else:
            self._inner.data_received(data)
            if not self._writable.is_set():
                self._pause()

    def pause_writing(self) -> None:
        """Read nothing while the client does not read."""
        self._writable.clear()
        self._inner.pause_writing()
        self._pause()

    def resume_writing(self) -> None:
        """Read on."""
        self._writable.set()
        self._inner.resume_writing()
        self.start_reading()

    def _pause(self) -> None:
        if self._transport.is_reading():
            self._transport.pause_reading()
            self._paused = True

    def start_reading(self) -> None:
        """Read, unless uvicorn waits for the handler to take a message."""
        if self._paused:
            self._paused = False
            self._transport.resume_reading()

    def closing(self) -> None:
        """Send nothing more, and expect little more than the client's close frame."""
        self._open = False
        self._may_come = MOST_AFTER_CLOSE

    async def send_texts(self, messages: Sequence[bytes]) -> None:
        """Send text messages in one write, as soon as the client reads; none after the close.

        By ASGI they would go one by one, decoded and encoded again, each in a write of its own
        (`docs/server.md` says what that costs).
        """
        if not self._writable.is_set():
            await self._writable.wait()
        if self._open and not self._transport.is_closing():
            frames = [part for message in messages for part in (text_header(message), message)]
            self._transport.write(b"".join(frames))


def text_header(message: bytes) -> bytes:
    """The frame header of a text message.

    >>> text_header(b"{}"), text_header(bytes(300)), text_header(bytes(70_000))
    (b'\\x81\\x02', b'\\x81~\\x01,', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p')
    """
    size = len(message)
    if size < 126:
        return TEXT + size.to_bytes(1, "big")
    if size < 1 << 16:
        return TEXT + b"\x7e" + size.to_bytes(2, "big")
    return TEXT + b"\x7f" + size.to_bytes(8, "big")


def http_connection(scope: Scope) -> HttpConnection:
    """The connection of an HTTP request."""
    found = scope["state"][CONNECTION]()
    assert isinstance(found, HttpConnection)
    return found


def websocket_connection(scope: Scope) -> WebSocketConnection:
    """The connection of a WebSocket."""
    found = scope["state"][CONNECTION]()
    assert isinstance(found, WebSocketConnection)
    return found
