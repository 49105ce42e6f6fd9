"""What every request passes: where it may come from, how often, and what browsers are told to mind."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ardri.server.addresses import origin
from ardri.server.api.languages import chosen
from ardri.server.api.statuses import STATUS
from ardri.server.house import House
from ardri.server.refusals import TroubleKey
from ardri.server.sayings import said
from ardri.server.settings import Settings
from ardri.server.wire import encode

SAFE: Final = ("GET", "HEAD", "OPTIONS")
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
        elif kind == "websocket":
            if self._from_here(scope):
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 1008, "reason": "wrong_origin"})
        else:
            await self._http(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 500
        house = self._house()

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                api = scope["path"].startswith("/api")
                extra = {**HEADERS, "cache-control": "no-store"} if api else HEADERS
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
        client = scope["client"]
        wait = 0.0
        if limited(scope["path"]):
            wait = house.visits.take(origin(client[0]) if client else "", house.clock() / 1000)
        if wait:
            await refuse(scope, guarded, "too_fast", {"seconds": int(wait) + 1})
        elif method not in SAFE and not self._from_here(scope):
            await refuse(scope, guarded, "wrong_origin", {})
        else:
            await self._app(scope, receive, guarded)
        seconds = time.perf_counter() - began
        house.metrics.requests.labels(method if method in KNOWN else "other", str(status)).inc()
        house.metrics.seconds.observe(seconds)
        route = str(scope.get("path_template", ""))
        _log.info(
            "request",
            extra={"method": method[:10], "route": route, "status": status, "ms": round(seconds * 1000, 1)},
        )

    def _from_here(self, scope: Scope) -> bool:
        """Whether a request comes from a page of this server, or from no page at all."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"none") in (b"same-origin", b"none")
        text = origin.decode("latin-1")
        if text in self._settings.origins:
            return True
        return urlsplit(text).netloc.lower() == headers.get(b"host", b"").decode("latin-1").lower() != ""


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


async def refuse(scope: Scope, send: Send, key: TroubleKey, params: dict[str, str | int]) -> None:
    """Answer a request that is not let in."""
    headers = dict(scope["headers"])
    language = chosen(headers.get(b"accept-language", b"").decode("latin-1"))
    body = encode({"error": key, "params": params, "text": said(key, params, language)})
    start = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in params:
        start.append((b"retry-after", str(params["seconds"]).encode()))
    await send({"type": "http.response.start", "status": STATUS[key], "headers": start})
    await send({"type": "http.response.body", "body": body, "more_body": False})
