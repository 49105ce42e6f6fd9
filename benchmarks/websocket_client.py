"""WebSocket client with as little overhead as possible, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Final

HEADER: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)
NO_MASK: Final = b"\0\0\0\0"  # what clients send must be masked; zeros change nothing
TEXT: Final = 0x81
PONG: Final = 0x8A


class WebSocketClient(asyncio.Protocol):
    """One connection; `heard` is called with each message."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.heard = heard
        self.opened = asyncio.get_running_loop().create_future()
        self._lost = lost
        self._request = request
        self._rest = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the request for an upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection is closed."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        """Split the received bytes into messages."""
        rest = self._rest + data if self._rest else data
        if not self.opened.done():
            head, ended, rest = rest.partition(b"\r\n\r\n")
            if not ended:
                self._rest = head
                return
            if b" 101 " not in head:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self.opened.set_result(None)
        at = 0
        while len(rest) - at >= 2:
            length = rest[at + 1]
            begins = at + 2
            if length >= 126:
                form = ">H" if length == 126 else ">Q"
                begins += struct.calcsize(form)
                if len(rest) < begins:
                    break
                (length,) = struct.unpack_from(form, rest, at + 2)
            if len(rest) < begins + length:
                break
            self._take(rest[at], rest[begins : begins + length])
            at = begins + length
        self._rest = rest[at:]

    def _take(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            self.heard(message)
        elif kind == 0x89:
            self._write(PONG, message)
        else:
            self._transport.close()

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._write(TEXT, message)

    def _write(self, kind: int, message: bytes) -> None:
        length = len(message)
        if length < 126:
            head = bytes((kind, 0x80 | length))
        else:
            head = struct.pack(">BBH", kind, 0x80 | 126, length)
        self._transport.write(head + NO_MASK + message)

    def close(self) -> None:
        """Close the connection."""
        self._transport.abort()


async def connect(
    port: int,
    path: str,
    cookie: str,
    heard: Callable[[bytes], None],
    lost: Callable[[], None],
    source: str = "127.0.0.1",
) -> WebSocketClient:
    """Open a connection to this machine, from one of its addresses."""
    request = HEADER.format(path=path, host="127.0.0.1", port=port, cookie=cookie).encode()
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(
        lambda: WebSocketClient(request, heard, lost), "127.0.0.1", port, local_addr=(source, 0)
    )
    await client.opened
    return client
