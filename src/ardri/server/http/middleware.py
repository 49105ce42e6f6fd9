"""Middleware that every request passes: checks of origin and host, rate limits, security headers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, Literal

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ardri.server.http.api.languages import chosen
from ardri.server.http.api.statuses import STATUS
from ardri.server.http.proxies import Asked, asked, bare, is_known, same_origin
from ardri.server.limits.addresses import origin
from ardri.server.limits.rate_limits import Limits
from ardri.server.live.server import House
from ardri.server.refusal_texts import said
from ardri.server.refusals import Trouble
from ardri.server.settings import LARGEST_HEAD, Settings
from ardri.server.streams.wire import encode

SAFE: Final = ("GET", "HEAD", "OPTIONS")
PAUSE: Final = 1.0  # seconds before somebody is told that they are too fast
HEALTH: Final = ("/healthz", "/readyz")  # for machines, which may not know how a server is called
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

_log = logging.getLogger("ardri.requests")


class Gate:
    """The application behind its gate."""

    def __init__(self, app: ASGIApp, settings: Settings, house: Callable[[], House]) -> None:
        self._app = app
        self._settings = settings
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        kind = str(scope["type"])
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        came = asked(scope, headers, self._settings.proxies)
        secure = came.scheme == "https"
        scope["client"] = (came.address, 0)
        self._strip(scope)
        if kind == "websocket":
            scope["scheme"] = "wss" if secure else "ws"
            refusal = self._socket_refused(scope, headers, came)
            if refusal is None:
                await self._app(scope, receive, send)
            else:
                await slow_down(refusal)
                await refuse(scope, send, refusal, "websocket.http.response")
        else:
            scope["scheme"] = came.scheme
            await self._http(scope, receive, send, headers, came)

    def _strip(self, scope: Scope) -> None:
        """Read an address with or without the path before all addresses: proxies may take it off or not."""
        root = self._settings.root
        if root and (scope["path"] + "/").startswith(root + "/"):
            scope["path"] = scope["path"][len(root) :] or "/"
            scope["raw_path"] = scope["raw_path"][len(root) :] or b"/"

    def _socket_refused(self, scope: Scope, headers: dict[bytes, bytes], came: Asked) -> Trouble | None:
        if head_size(scope) > LARGEST_HEAD:
            return Trouble("too_big")
        if not is_known(came.host, self._settings.hosts):
            return Trouble("wrong_host", host=bare(came.host)[:80])
        if not self._from_here(headers, came):
            return Trouble("wrong_origin")
        return self._too_fast(self._house().knocks, came)

    def _refused(self, scope: Scope, headers: dict[bytes, bytes], came: Asked) -> Trouble | None:
        """Why an HTTP request is not let in, if it is not."""
        if head_size(scope) > LARGEST_HEAD:
            return Trouble("too_big")
        if scope["path"] in HEALTH:
            return None
        if not is_known(came.host, self._settings.hosts):
            return Trouble("wrong_host", host=bare(came.host)[:80])
        if str(scope.get("method")) not in SAFE and not self._from_here(headers, came):
            return Trouble("wrong_origin")
        return self._too_fast(self._house().visits, came) if limited(scope["path"]) else None

    def _too_fast(self, limits: Limits, came: Asked) -> Trouble | None:
        wait = limits.take(origin(came.address), self._house().clock() / 1000)
        return Trouble("too_fast", seconds=int(wait) + 1) if wait else None

    async def _http(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[bytes, bytes], came: Asked
    ) -> None:
        began = time.perf_counter()
        status = 500
        house = self._house()

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                extra = SECURE_HEADERS if came.scheme == "https" else HEADERS
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
        refusal = self._refused(scope, headers, came)
        if refusal is None:
            async with house.turns.turn(origin(came.address)):
                await self._app(scope, receive, guarded)
        else:
            await slow_down(refusal)
            await refuse(scope, guarded, refusal, "http.response")
        seconds = time.perf_counter() - began
        house.metrics.requests.labels(method if method in KNOWN else "other", str(status)).inc()
        house.metrics.seconds.observe(seconds)
        route = str(scope.get("path_template", ""))
        _log.info(
            "request",
            extra={"method": method[:10], "route": route, "status": status, "ms": round(seconds * 1000, 1)},
        )

    def _from_here(self, headers: dict[bytes, bytes], came: Asked) -> bool:
        """Whether a request comes from a page of this server, or from no page at all."""
        page = headers.get(b"origin")
        if page is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"same-origin", b"none")
        text = page.decode("latin-1")
        return text in self._settings.origins or same_origin(text, came)


def head_size(scope: Scope) -> int:
    """The bytes of a request before its body: its address, and the names and values of its headers."""
    address = len(scope["raw_path"]) + len(scope["query_string"])
    return address + sum(len(name) + len(value) for name, value in scope["headers"])


def limited(path: str) -> bool:
    """Whether requests for an address are counted; what is always the same and kept in memory is not.

    >>> [limited(path) for path in ("/", "/assets/index.js", "/healthz", "/api/art/01ab/day/sprite.svg")]
    [False, False, False, False]
    >>> [limited(path) for path in ("/api/me", "/api/art", "/api/art/01ab/day/island")]
    [True, True, True]
    """
    if path.startswith("/api/art/") and path.endswith(".svg"):
        return False
    return path.startswith("/api")


KNOWN: Final = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")


async def slow_down(refusal: Trouble) -> None:
    """Let somebody wait for a refusal who asks too fast, so that they ask less."""
    if refusal.key == "too_fast":
        await asyncio.sleep(PAUSE)


async def refuse(
    scope: Scope, send: Send, refusal: Trouble, kind: Literal["http.response", "websocket.http.response"]
) -> None:
    """Answer a request that is not let in."""
    headers = dict(scope["headers"])
    language = chosen(headers.get(b"accept-language", b"").decode("latin-1"))
    text = said(refusal.key, refusal.params, language)
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
