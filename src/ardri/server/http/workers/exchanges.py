"""Exchanges: one HTTP request to another worker, and its whole response."""

from __future__ import annotations

import asyncio
from asyncio import Transport
from dataclasses import dataclass
from typing import Final

import h11

from ardri.server.http.workers.forwarded_heads import end_to_end

ANSWER_SECONDS: Final = 60.0
SAID_ANEW: Final = (b"date", b"x-request-id")  # by the worker that forwards
LARGEST_RESPONSE: Final = 64 * 1024 * 1024


class Interrupted(Exception):
    """The other worker ended the connection before the end of its response."""


@dataclass(frozen=True)
class Answer:
    """A response."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Exchange(asyncio.Protocol):
    """One request and its response on a connection."""

    def __init__(self) -> None:
        self._conn = h11.Connection(h11.CLIENT)
        self._answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._head: h11.Response | None = None
        self._body = bytearray()

    async def ask(self, transport: Transport, request: h11.Request, body: bytes) -> Answer:
        """Send a request, and wait for the response."""
        if transport.is_closing():
            raise Interrupted
        transport.set_protocol(self)
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                    transport.write(self._conn.send(event) or b"")
                return await self._answer
        except TimeoutError as error:
            raise Interrupted from error
        finally:
            self._answer.cancel()
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read the response."""
        try:
            self._conn.receive_data(data)
            while not self._answer.done():
                event = self._conn.next_event()
                if isinstance(event, h11.Response):
                    self._head = event
                elif isinstance(event, h11.Data):
                    self._body += event.data
                    if len(self._body) > LARGEST_RESPONSE:
                        raise h11.RemoteProtocolError("too long")
                elif isinstance(event, h11.EndOfMessage):
                    self._finish()
                elif event is h11.NEED_DATA:
                    return
                elif not isinstance(event, h11.InformationalResponse):
                    raise h11.RemoteProtocolError("ended too early")
        except h11.RemoteProtocolError as error:
            self._fail(error)

    def connection_lost(self, exc: Exception | None) -> None:
        """The end of the connection, which can be the end of the response."""
        self.data_received(b"")
        self._fail(exc)

    def _finish(self) -> None:
        assert self._head is not None
        found = list(self._head.headers)
        headers = [(name, value) for name, value in end_to_end(found) if name not in SAID_ANEW]
        if self._head.status_code not in (204, 304):
            size = str(len(self._body)).encode()
            headers.append(
                (b"content-length", dict(found).get(b"content-length", size))
            )  # of HEAD it is told
        self._answer.set_result(Answer(self._head.status_code, headers, bytes(self._body)))

    def _fail(self, error: Exception | None) -> None:
        if not self._answer.done():
            failed = Interrupted()
            failed.__cause__ = error
            self._answer.set_exception(failed)
