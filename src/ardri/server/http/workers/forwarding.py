"""Forwarding: the application of one of several workers; requests for tables of others go to those.

A request that was forwarded already is never forwarded again: its client has to try again.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import h11
from litestar.types import ASGIApp, Receive, Scope, Send

from ardri.server.http.connections import CAME_BY, http_connection, websocket_connection
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
AGAIN_SECONDS: Final = 1  # after which a client tries again


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
        if owner is None:
            await self._app(scope, receive, send)
        elif str(scope["type"]) == "websocket":
            await self._socket(scope, receive, send, owner)
        else:
            await self._request(scope, receive, send, owner)

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
        try:
            _refuse_second_time(scope)
            head = h11.Connection(h11.CLIENT).send(forwarded_request(scope, _original(scope), body=None))
            transport = await reach(owner, await self.key())
        except (Unreachable, ServerRefused, h11.LocalProtocolError):
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": RECONNECT, "reason": ""})
            return
        connection = websocket_connection(scope)
        splice = Splice(connection.detach(), transport, connection.release)
        self._splices.add(splice)
        try:
            splice.begin(head or b"")
            with self._server().metrics.forwarded.track_inprogress():
                await splice.ended
        finally:
            splice.close()
            self._splices.discard(splice)

    async def _request(self, scope: Scope, receive: Receive, send: Send, owner: str) -> None:
        """Ask the owner, and pass its response on; refused if that is impossible."""
        _refuse_second_time(scope)
        body = await _whole_body(receive)
        try:
            request = forwarded_request(scope, _original(scope), len(body))
        except h11.LocalProtocolError:
            raise ServerRefused("forbidden") from None
        try:
            transport = await reach(owner, await self.key())
            answer = await Exchange().ask(transport, request, body)
        except Unreachable:
            raise ServerRefused("busy", seconds=AGAIN_SECONDS) from None
        except Interrupted:
            if scope.get("method") in SAFE_METHODS:
                raise ServerRefused("busy", seconds=AGAIN_SECONDS) from None
            http_connection(scope).abort()  # nobody knows whether it was done
            await receive()
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


async def _whole_body(receive: Receive) -> bytes:
    """The body of a request; refused if it is too long, or its client is gone."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            raise ServerRefused("broken")
        body += message["body"]
        more = message["more_body"]
        if len(body) > LARGEST_BODY:
            raise ServerRefused("too_big")
    return body
