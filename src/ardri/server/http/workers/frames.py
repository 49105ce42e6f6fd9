"""Frames of a WebSocket server, as bytes that pass by: where one ends, another one can be put in."""

from __future__ import annotations

from typing import Final

CLOSE: Final = 0x88  # the first byte of a close frame
LONGEST_HEAD: Final = 10  # bytes: a server's frames have no mask
END_OF_HEAD: Final = b"\r\n\r\n"
ACCEPTED: Final = b"HTTP/1.1 101 "


class PassingFrames:
    """The bytes of a server: the head of its response, then frames.

    >>> frames = PassingFrames()
    >>> frames.feed(b"HTTP/1.1 101 Switching Protocols\\r\\n\\r\\n" + b"\\x81\\x03{"), frames.between
    (None, False)
    >>> frames.feed(b"}!"), frames.between
    (None, True)
    """

    def __init__(self) -> None:
        self.begun = False  # something was said
        self._head: bytearray | None = bytearray()  # of the response, while it comes
        self._open = False  # the response accepted the WebSocket
        self._frame = bytearray()  # the beginning of a frame's head
        self._rest = 0  # bytes of a frame that are still to come
        self._closed = False  # there was a close frame

    @property
    def between(self) -> bool:
        """True if the WebSocket is open, and another frame could begin now."""
        return self._open and not (self._rest or self._frame or self._closed)

    def feed(self, data: bytes) -> None:
        """Note what passes by."""
        self.begun = True
        if self._head is not None:
            self._head += data
            head, end, rest = bytes(self._head).partition(END_OF_HEAD)
            if not end:
                return
            self._head, data = None, rest
            self._open = head.startswith(ACCEPTED)
        if self._open:
            self._follow(data)

    def _follow(self, data: bytes) -> None:
        place = 0
        while place < len(data):
            skipped = min(self._rest, len(data) - place)
            self._rest -= skipped
            place += skipped
            while place < len(data) and not self._rest:
                self._frame.append(data[place])
                place += 1
                self._read_head()

    def _read_head(self) -> None:
        """Read the head of a frame if it is complete."""
        head = self._frame
        if len(head) < 2:
            return
        size = head[1] & 0x7F
        more = {126: 2, 127: 8}.get(size, 0)
        if len(head) < 2 + more:
            return
        self._rest = int.from_bytes(head[2:], "big") if more else size
        self._closed = self._closed or head[0] == CLOSE
        self._frame = bytearray()
