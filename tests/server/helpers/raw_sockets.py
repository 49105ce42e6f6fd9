"""Connections as no browser makes them: bytes on a socket."""

from __future__ import annotations

import os
import socket
import struct
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.server.helpers.live_server import PATIENCE, Live, Person

UPGRADE: Final = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n"
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)
HALF: Final = b"GET /healthz HTTP/1.1\r\nHost: local"
PING: Final = 0x9
TEXT: Final = 0x1
CONT: Final = 0x0


def dial(live: Live, source: str = "127.0.0.1", patience: float = PATIENCE) -> socket.socket:
    """A connection to a server from an address of this machine."""
    return socket.create_connection(("127.0.0.1", live.port), patience, (source, 0))


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame of a WebSocket client, with a mask that changes nothing; of at most 64 KB."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
    return bytes([(0x80 if last else 0) | kind]) + length + b"\0\0\0\0" + data


def come_to(live: Live, person: Person, table: str) -> socket.socket:
    """A WebSocket at a table, opened and not used."""
    line = dial(live)
    line.sendall(UPGRADE.format(table=table, cookie=person.cookie).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n") and (more := line.recv(1)):  # and nothing of what follows it
        head += more
    assert b" 101 " in head
    return line


def sends_until_refused(line: socket.socket, data: bytes, most: int) -> int:
    """Send something again and again without reading; how many bytes were taken before the end."""
    sent = 0
    line.settimeout(2)
    with suppress(OSError):
        while sent < most:
            sent += line.send(data)
    return sent


def is_closed(line: socket.socket, patience: float = PATIENCE) -> bool:
    """True if the other side ends a connection; what it still says is thrown away."""
    line.settimeout(patience)
    try:
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def hangs_up(line: socket.socket) -> bool:
    """True if the other side ends a connection though nothing is read from it."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        try:
            line.send(b"x")
        except TimeoutError:
            pass
        except OSError:
            return True
        time.sleep(0.2)
    return False


def closed_with(line: socket.socket) -> int:
    """The code with which a WebSocket is closed, if that is the next it says; 0 if it just ends."""
    data = b""
    line.settimeout(PATIENCE)
    with suppress(ConnectionError):
        while more := line.recv(65536):
            data += more
    place = data.rfind(b"\x88")
    return struct.unpack(">H", data[place + 2 : place + 4])[0] if place >= 0 else 0


def memory(live: Live) -> int:
    """The memory that a server uses, in bytes."""
    pages = Path(f"/proc/{live.process.pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")
