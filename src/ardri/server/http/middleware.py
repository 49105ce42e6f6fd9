"""Middleware around the application: checks of origin and host, rate limits, security headers, metrics."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from contextlib import nullcontext
from typing import Final, Literal

from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)
from uvicorn.protocols.utils import ClientDisconnected

from ardri.server import metrics
from ardri.server.http.connections import CAME_BY, http_connection, websocket_connection
from ardri.server.http.proxies import (
    ORIGINAL,
    OriginalRequest,
    is_known_host,
    original_request,
    same_origin,
    without_port,
)
from ardri.server.http.requests.languages import preferred_language
from ardri.server.http.responses.statuses import STATUS
from ardri.server.http.workers.forwarded_heads import has_worker_headers, original_of_worker
from ardri.server.limits.addresses import origin
from ardri.server.limits.rate_limits import RateLimiter
from ardri.server.live.server import GameServer
from ardri.server.log_context import request_context, request_id
from ardri.server.refusal_texts import refusal_text
from ardri.server.refusals import ServerRefused
from ardri.server.settings import LARGEST_BODY, LARGEST_HEAD, Settings
from ardri.server.streams.protocol import encode

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
REFUSAL_DELAY: Final = 1.0  # seconds before somebody is told that they are too fast
BODY_HEADERS: Final = frozenset((b"content-length", b"transfer-encoding"))
REQUEST_ID: Final = b"x-request-id"
HEALTH: Final = ("/healthz", "/readyz")  # for machines, which may not know how a server is called
INTERNAL: Final = (*HEALTH, "/metrics")  # what the internal port has for who is no worker
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SECURE_HEADERS: Final = {**HEADERS, "strict-transport-security": "max-age=31536000"}

_logger = logging.getLogger("ardri.requests")


class Middleware:
    """The application behind these checks."""

    def __init__(self, app: ASGIApp, settings: Settings, server: Callable[[], GameServer]) -> None:
        self._app = app
        self._settings = settings
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        kind = str(scope["type"])
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if is_of_worker(scope):
            original = original_of_worker(headers)
        else:
            original = original_request(scope, headers, self._settings.proxies)
        scope["state"][ORIGINAL] = original
        secure = original.scheme == "https"
        scope["client"] = (original.address, 0)
        self._strip_prefix(scope)
        id_ = request_id(original.id)
        send = with_request_id(send, id_)
        with request_context(id_, scope["path"]):
            if kind == "websocket":
                scope["scheme"] = "wss" if secure else "ws"
                await self._socket(scope, receive, send, headers, original)
                if websocket_connection(scope).broken_off:
                    raise ClientDisconnected  # or else uvicorn takes it for a mistake of ours
            else:
                scope["scheme"] = original.scheme
                await self._http(scope, receive, send, headers, original)

    async def _socket(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        headers: dict[bytes, bytes],
        original: OriginalRequest,
    ) -> None:
        refusal = self._socket_refused(scope, headers, original)
        if refusal is None:
            await self._app(scope, receive, send)
        else:
            await slow_down(refusal)
            await refuse(scope, send, refusal, "websocket.http.response")

    def _strip_prefix(self, scope: Scope) -> None:
        """Remove the path prefix of the server, if the proxy left it in."""
        root = self._settings.root
        if root and (scope["path"] + "/").startswith(root + "/"):
            scope["path"] = scope["path"][len(root) :] or "/"
            scope["raw_path"] = scope["raw_path"][len(root) :] or b"/"

    def _socket_refused(
        self, scope: Scope, headers: dict[bytes, bytes], original: OriginalRequest
    ) -> ServerRefused | None:
        if head_size(scope) > LARGEST_HEAD:
            return ServerRefused("too_big")
        refusal = _refused_by_way(scope, headers)
        if refusal is not None:
            return refusal
        if not is_known_host(original.host, self._settings.hosts):
            return ServerRefused("wrong_host", host=without_port(original.host)[:80])
        if not self._is_same_site(headers, original):
            return ServerRefused("wrong_origin")
        if is_of_worker(scope):
            return None
        return self._too_fast(self._server().limits.sockets_opened, original)

    def _refused(
        self, scope: Scope, headers: dict[bytes, bytes], original: OriginalRequest
    ) -> ServerRefused | None:
        """The reason to refuse an HTTP request, or None."""
        if head_size(scope) > LARGEST_HEAD:
            return ServerRefused("too_big")
        refusal = _refused_by_way(scope, headers)
        if refusal is not None or scope["path"] in HEALTH:
            return refusal
        if not is_known_host(original.host, self._settings.hosts):
            return ServerRefused("wrong_host", host=without_port(original.host)[:80])
        if str(scope.get("method")) not in SAFE_METHODS and not self._is_same_site(headers, original):
            return ServerRefused("wrong_origin")
        return (
            self._too_fast(self._server().limits.requests, original)
            if is_rate_limited(scope["path"]) and not is_of_worker(scope)
            else None
        )

    def _too_fast(self, limits: RateLimiter, original: OriginalRequest) -> ServerRefused | None:
        wait = limits.take(origin(original.address), self._server().clock() / 1000)
        return ServerRefused("too_fast", seconds=int(wait) + 1) if wait else None

    async def _http(
        self,
        scope: Scope,
        receive: Receive,
        send: Send,
        headers: dict[bytes, bytes],
        original: OriginalRequest,
    ) -> None:
        began = time.perf_counter()
        status = 500
        server = self._server()

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = SECURE_HEADERS if original.scheme == "https" else HEADERS
                if scope["path"].startswith("/api"):
                    extra = {**extra, "cache-control": "no-store"}
                names = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *[
                        (name.encode(), value.encode())
                        for name, value in extra.items()
                        if name.encode() not in names
                    ],
                ]
            await send(message)

        method = str(scope.get("method"))
        refusal = self._refused(scope, headers, original)
        connection = http_connection(scope)
        connection.received()
        if refusal is None:
            if not BODY_HEADERS.isdisjoint(headers):
                connection.await_body()
                receive = await with_body(receive)
                connection.received()
            try:
                # The worker that forwards a request keeps its turn, so this one must not wait for another.
                turns = server.limits.requests_at_once
                async with nullcontext() if is_of_worker(scope) else turns.turn(origin(original.address)):
                    await self._app(scope, receive, send_with_headers)
            except ServerRefused as refused:
                await refuse(scope, send_with_headers, refused, "http.response")
        else:
            await slow_down(refusal)
            await refuse(scope, send_with_headers, refusal, "http.response")
        connection.await_request()
        seconds = time.perf_counter() - began
        metrics.HTTP_REQUESTS.labels(method if method in COUNTED_METHODS else "other", str(status)).inc()
        metrics.HTTP_SECONDS.observe(seconds)
        route = str(scope.get("path_template", ""))
        _logger.info(
            "request",
            extra={"method": method[:10], "route": route, "status": status, "ms": round(seconds * 1000, 1)},
        )

    def _is_same_site(self, headers: dict[bytes, bytes], original: OriginalRequest) -> bool:
        """True if a request comes from a page of this server, or from no page at all."""
        page = headers.get(b"origin")
        if page is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"same-origin", b"none")
        text = page.decode("latin-1")
        return text in self._settings.origins or same_origin(text, original)


def is_of_worker(scope: Scope) -> bool:
    """True if another worker forwards this request."""
    return scope["state"].get(CAME_BY) == "worker"


def _refused_by_way(scope: Scope, headers: dict[bytes, bytes]) -> ServerRefused | None:
    """The reason to refuse a request by the port it came to; only workers may talk like workers."""
    if is_of_worker(scope):
        return None
    if has_worker_headers(headers):
        return ServerRefused("forbidden")
    if CAME_BY in scope["state"] and scope["path"] not in INTERNAL:
        return ServerRefused("no_such_page")
    return None


def head_size(scope: Scope) -> int:
    """The bytes of a request before its body: its path and query, and the names and values of its headers."""
    address = len(scope["raw_path"]) + len(scope["query_string"])
    return address + sum(len(name) + len(value) for name, value in scope["headers"])


def is_rate_limited(path: str) -> bool:
    """True if requests for this path are rate-limited; static files are not.

    >>> [is_rate_limited(path) for path in ("/", "/assets/a.js", "/healthz", "/api/art/01ab/day/sprite.svg")]
    [False, False, False, False]
    >>> [is_rate_limited(path) for path in ("/api/me", "/api/art", "/api/art/01ab/day/island")]
    [True, True, True]
    """
    if path.startswith("/api/art/") and path.endswith(".svg"):
        return False
    return path.startswith("/api")


COUNTED_METHODS: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")


async def with_body(receive: Receive) -> Receive:
    """Wait for the whole body, unless it is too long, so that no request that is worked on waits for it."""
    messages: deque[HTTPReceiveMessage | WebSocketReceiveMessage] = deque()
    size, more = 0, True
    while more and size <= LARGEST_BODY:
        message = await receive()
        messages.append(message)
        more = message["type"] == "http.request" and message["more_body"]
        size += len(message["body"]) if message["type"] == "http.request" else 0

    async def replay() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        return messages.popleft() if messages else await receive()

    return replay


STARTS: Final = ("http.response.start", "websocket.accept", "websocket.http.response.start")


def with_request_id(send: Send, id_: str) -> Send:
    """Send with the id of the request in a header of the response, by which it is found in the log."""

    async def send_with_id(message: Message) -> None:
        if message["type"] in STARTS:
            message["headers"] = [*message["headers"], (REQUEST_ID, id_.encode())]
        await send(message)

    return send_with_id


async def slow_down(refusal: ServerRefused) -> None:
    """Delay the refusal of a client that is too fast."""
    if refusal.key == "too_fast":
        await asyncio.sleep(REFUSAL_DELAY)


async def refuse(
    scope: Scope,
    send: Send,
    refusal: ServerRefused,
    kind: Literal["http.response", "websocket.http.response"],
) -> None:
    """Send a refusal as a response."""
    headers = dict(scope["headers"])
    language = preferred_language(headers.get(b"accept-language", b"").decode("latin-1"))
    text = refusal_text(refusal.key, refusal.params, language)
    body = encode({"error": refusal.key, "params": refusal.params, "text": text})
    start = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in refusal.params:
        start.append((b"retry-after", str(refusal.params["seconds"]).encode()))
    status = STATUS[refusal.key]
    if kind == "http.response":
        await send({"type": "http.response.start", "status": status, "headers": start})
        await send({"type": "http.response.body", "body": body, "more_body": False})
    else:
        await send({"type": "websocket.http.response.start", "status": status, "headers": start})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
