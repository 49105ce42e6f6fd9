"""Forwarding: the application of one of several workers; requests for tables of others go to those.

A request that was forwarded already is never forwarded again: its client has to try again.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import h11
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)

from ardri.server import metrics
from ardri.server.http.connections import CAME_BY, http_connection, websocket_connection
from ardri.server.http.error_handlers import AGAIN_SECONDS, ELSEWHERE
from ardri.server.http.proxies import ORIGINAL, OriginalRequest
from ardri.server.http.workers.exchanges import Exchange, Interrupted
from ardri.server.http.workers.forwarded_heads import forwarded_request
from ardri.server.http.workers.handshake import PURPOSE
from ardri.server.http.workers.owner_link import Unreachable, reach
from ardri.server.http.workers.splices import Splice
from ardri.server.live.connection import RECONNECT
from ardri.server.live.server import GameServer
from ardri.server.refusals import ServerRefused
from ardri.server.settings import LARGEST_BODY

TABLE: Final = re.compile(r"/api/tables/([^/]+)(/.*)?", re.DOTALL)
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


class Body:
    """The body of a request, kept while it is received."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._kept = bytearray()
        self._more = True
        self._gone = False

    async def receive(self) -> HTTPReceiveMessage | WebSocketReceiveMessage:
        """The next message of the request."""
        message = await self._receive()
        if message["type"] == "http.request":
            self._kept += message["body"]
            self._more = message["more_body"]
        else:
            self._gone = True
        return message

    async def whole(self) -> bytes:
        """All of it; refused if it is too long."""
        while self._more and len(self._kept) <= LARGEST_BODY:
            await self.receive()
            if self._gone:
                raise ServerRefused("broken")
        if len(self._kept) > LARGEST_BODY:
            raise ServerRefused("too_big")
        return bytes(self._kept)


class Forwarding:
    """The application in front of the one that serves the tables of this worker."""

    def __init__(self, app: ASGIApp, server: Callable[[], GameServer]) -> None:
        self._app = app
        self._server = server
        self._key = b""
        self._splices: set[Splice] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request here, or let the owner of its table do that."""
        table = table_of(str(scope.get("path", "")))
        owner = await self._server().owners.elsewhere(table) if table else None
        if str(scope["type"]) != "http":
            if owner is None:
                await self._app(scope, receive, send)
            else:
                await self._socket(scope, receive, send, owner)
            return
        body = Body(receive)
        if owner is None:
            owner = await self._serve_here(scope, body, send)
        if owner is not None:
            await self._forward(scope, body, send, owner)

    def measure(self) -> None:
        """Let the metrics of the server have the number of connections that are forwarded."""
        about = "Open connections to tables of other workers, which are passed on to them"
        self._server().metrics.gauge("ardri_clients_forwarded", about, lambda: len(self._splices))

    async def key(self) -> bytes:
        """The key that all workers on the database share."""
        self._key = self._key or await self._server().secret(PURPOSE)
        return self._key

    def close(self) -> None:
        """Tell all clients of other workers to come back; they will come to somebody else."""
        for splice in list(self._splices):
            splice.close()

    async def _socket(self, scope: Scope, receive: Receive, send: Send, owner: str) -> None:
        """Splice a WebSocket to the owner, or let the client come back."""
        connection = websocket_connection(scope)
        try:
            _refuse_second_time(scope)
            head = h11.Connection(h11.CLIENT).send(forwarded_request(scope, _original(scope), body=None))
            transport = await reach(owner, await self.key())
        except (Unreachable, ServerRefused, h11.LocalProtocolError):
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            connection.start_reading()  # what is never read would make the system reset the connection
            await send({"type": "websocket.close", "code": RECONNECT, "reason": ""})
            connection.closing()
            return
        splice = Splice(connection.detach(), transport, connection.release)
        self._splices.add(splice)
        try:
            splice.begin(head or b"")
            metrics.FORWARDED.inc()
            await splice.ended
        finally:
            splice.close()
            self._splices.discard(splice)

    async def _serve_here(self, scope: Scope, body: Body, send: Send) -> str | None:
        """Serve a request, unless it turns out to be for a table of another worker; its address then."""
        state = scope["state"]

        async def send_unless_elsewhere(message: Message) -> None:
            if ELSEWHERE not in state:
                await send(message)

        await self._app(scope, body.receive, send_unless_elsewhere)
        found = state.get(ELSEWHERE)
        return None if found is None else str(found)

    async def _forward(self, scope: Scope, received: Body, send: Send, owner: str) -> None:
        """Ask the owner, and pass its response on; refused if that is impossible."""
        _refuse_second_time(scope)
        body = await received.whole()
        try:
            request = forwarded_request(scope, _original(scope), len(body))
        except h11.LocalProtocolError:
            raise ServerRefused("forbidden") from None
        try:
            transport = await reach(owner, await self.key())
            answer = await Exchange().ask(transport, request, body)
        except Unreachable:  # or its address is not known
            raise ServerRefused("busy", seconds=AGAIN_SECONDS) from None
        except Interrupted:
            if scope.get("method") in SAFE_METHODS:
                raise ServerRefused("busy", seconds=AGAIN_SECONDS) from None
            http_connection(scope).abort()  # nobody knows whether it was done
            await received.receive()
            return
        await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
        await send({"type": "http.response.body", "body": answer.body, "more_body": False})


def table_of(path: str) -> str | None:
    """The table that a request is for, by its path.

    >>> [table_of(path) for path in ("/api/tables/x1/socket", "/api/tables/x1", "/api/tables", "/table/x1")]
    ['x1', 'x1', None, None]
    """
    found = TABLE.fullmatch(path)
    return found[1] if found else None


def _original(scope: Scope) -> OriginalRequest:
    found = scope["state"][ORIGINAL]
    assert isinstance(found, OriginalRequest)
    return found


def _refuse_second_time(scope: Scope) -> None:
    if scope["state"].get(CAME_BY) == "worker":
        raise ServerRefused("busy", seconds=AGAIN_SECONDS)
