"""Static responses, sent in the smallest content encoding that the client accepts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from litestar import Response

from ardri.server.compression import Precompressed

FOR_GOOD: Final = "public, max-age=31536000, immutable"


def static_response(headers: Mapping[str, str], packed: Precompressed, keep: str) -> Response[bytes]:
    """Respond with precompressed content and this `Cache-Control` header."""
    told = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    wanted = accepted_encodings(headers.get("accept-encoding", ""))
    for coding, data in packed.encodings.items():
        if coding in wanted:
            return Response(data, media_type=packed.kind, headers={**told, "Content-Encoding": coding})
    return Response(packed.plain, media_type=packed.kind, headers=told)


def accepted_encodings(header: str) -> set[str]:
    """The content encodings that an `Accept-Encoding` header accepts.

    >>> sorted(accepted_encodings("gzip, br;q=0.9, zstd;q=0, identity; q=0.0"))
    ['br', 'gzip']
    """
    found = [part.replace(" ", "").partition(";q=") for part in header.lower().split(",")]
    return {name for name, _, weight in found if weight.strip("0.") or not weight}
