"""Floods: visitors who want to keep others out, in a process of their own.

python -m tests.faults.flooding KIND PORT COOKIE TABLE SECONDS
"""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tests.server.helpers.raw_sockets import CONT, PING, TEXT, UPGRADE, frame

MANY: Final = 300  # connections at a time
SOURCE: Final = "127.0.0.2"
HELLO: Final = frame(TEXT, b'{"do":"hello","id":1,"protocol":1}')


def asking(path: str) -> bytes:
    """A request for a page."""
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


# What a connection begins with (None: as a WebSocket), what is sent then, and whether answers are read
KINDS: Final[dict[str, tuple[bytes | None, bytes, bool]]] = {
    "unfinished heads": (b"GET / HTTP/1.1\r\n", b"x", False),
    "unfinished bodies": (
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n",
        b"x",
        False,
    ),
    "silence": (b"", b"", False),
    "nonsense": (b"nonsense\r\n\r\n", b"", True),
    "pages": (b"", asking("/") * 5, True),
    "pages that are not read": (b"", asking("/api/schema/openapi.json") * 50, False),
    "requests": (b"", asking("/api/me") * 5, True),
    "strangers at tables": (UPGRADE.format(table="none", cookie="").encode(), b"", True),
    "pings that are not read": (None, frame(PING, bytes(125)) * 200, False),
    "parts without end": (None, frame(TEXT, b"{", last=False) + frame(CONT, last=False) * 500, False),
    "messages": (None, HELLO + frame(TEXT, b'{"do":"ping","id":2}') * 100, True),
    "messages that cannot be read": (None, HELLO + frame(TEXT, b"{}") * 100, True),
    "messages that are not read": (None, HELLO + frame(TEXT, b'{"do":"ping","id":2}') * 100, False),
    "chat": (None, HELLO + frame(TEXT, b'{"do":"say","id":2,"text":"' + b"a" * 400 + b'"}') * 10, True),
}


def flood(open_one: Callable[[], socket.socket], again: bytes, reads: bool, until: float) -> int:
    """Keep many connections busy, opening others for those that end; how many bytes were sent."""
    lines: list[socket.socket] = []
    sent = 0
    while time.monotonic() < until:
        if len(lines) < MANY:
            with suppress(OSError):
                lines.append(open_one())
        for line in list(lines):
            try:
                if again:
                    with suppress(BlockingIOError):
                        sent += line.send(again)
                if reads:
                    with suppress(BlockingIOError):
                        if not line.recv(1 << 16):
                            raise ConnectionError
                elif not again:
                    line.send(b"")
            except OSError:
                line.close()
                lines.remove(line)
        time.sleep(0.001)
    return sent


def main(kind: str, port: str, cookie: str, table: str, seconds: str) -> None:
    """Flood a server with something for a while."""
    first, again, reads = KINDS[kind]

    def open_one() -> socket.socket:
        line = socket.create_connection(("127.0.0.1", int(port)), 2, (SOURCE, 0))
        line.sendall(UPGRADE.format(table=table, cookie=cookie).encode() if first is None else first)
        line.setblocking(False)
        return line

    flood(open_one, again, reads, time.monotonic() + float(seconds))


if __name__ == "__main__":
    main(*sys.argv[1:])
