"""Heads of requests between workers: written anew from what the one parser read, never copied as bytes."""

from __future__ import annotations

from typing import Final

import h11
from litestar.types import Scope

from ardri.server.http.proxies import SCHEMES, OriginalRequest

WORKER_HEADERS: Final = b"x-ardri-"  # how the headers begin that only workers send
CLIENT: Final = b"x-ardri-client"
SCHEME: Final = b"x-ardri-scheme"
HANDSHAKE: Final = [(b"connection", b"Upgrade"), (b"upgrade", b"websocket")]
# Of one connection, or said anew here
NOT_FORWARDED: Final = frozenset(
    (
        b"connection",
        b"content-length",
        b"expect",
        b"forwarded",
        b"host",
        b"keep-alive",
        b"proxy-authenticate",
        b"proxy-authorization",
        b"proxy-connection",
        b"te",
        b"trailer",
        b"transfer-encoding",
        b"upgrade",
        b"via",
        b"x-real-ip",
    )
)
OF_PROXIES: Final = b"x-forwarded-"


def forwarded_request(scope: Scope, original: OriginalRequest, body: int | None) -> h11.Request:
    """The request for the owner, with a body of so many bytes; None for a WebSocket handshake.

    h11.LocalProtocolError if it cannot be written as one request.
    """
    query = scope["query_string"]
    target = scope["raw_path"] + (b"?" + query if query else b"")
    if body is None:
        method, framing = "GET", HANDSHAKE
    else:
        method = str(scope.get("method"))
        framing = [(b"connection", b"close"), (b"content-length", str(body).encode())]
    return h11.Request(
        method=method,
        target=target,
        headers=[
            (b"host", original.host.encode("latin-1")),
            (CLIENT, original.address.encode("latin-1")),
            (SCHEME, original.scheme.encode()),
            *framing,
            *end_to_end(list(scope["headers"])),
        ],
    )


def end_to_end(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers that are not about one connection, nor of a proxy or a worker.

    >>> end_to_end([(b"Accept", b"*/*"), (b"connection", b"close, X-Hop"), (b"x-hop", b"1"),
    ...  (b"X-Forwarded-For", b"192.0.2.1"), (b"x-ardri-client", b"127.0.0.1")])
    [(b'Accept', b'*/*')]
    """
    named = {
        token.strip().lower()
        for name, value in headers
        if name.lower() == b"connection"
        for token in value.split(b",")
    }
    return [
        (name, value)
        for name, value in headers
        if name.lower() not in NOT_FORWARDED
        and name.lower() not in named
        and not name.lower().startswith((WORKER_HEADERS, OF_PROXIES))
    ]


def has_worker_headers(headers: dict[bytes, bytes]) -> bool:
    """True if there are headers that only workers send."""
    return any(name.startswith(WORKER_HEADERS) for name in headers)


def original_of_worker(headers: dict[bytes, bytes]) -> OriginalRequest:
    """The original request, as the worker tells it that forwards it."""
    return OriginalRequest(
        headers.get(CLIENT, b"").decode("latin-1"),
        SCHEMES.get(headers.get(SCHEME, b"").decode("latin-1"), "http"),
        headers.get(b"host", b"").decode("latin-1"),
    )
