"""Answers that stay the same: kept compressed, and sent so to whoever can read it."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Final, NamedTuple

from litestar import Response

FOR_GOOD: Final = "public, max-age=31536000, immutable"
LETTERS: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")


class Packed(NamedTuple):
    """Bytes, the same compressed if that is worth it, and their kind."""

    plain: bytes
    zipped: bytes | None
    kind: str


def pack(data: bytes, kind: str) -> Packed:
    """Ready to be sent, many times."""
    if not kind.startswith(LETTERS):
        return Packed(data, None, kind)
    return Packed(data, gzip.compress(data, 9, mtime=0), kind if "json" in kind else f"{kind}; charset=utf-8")


def answer(headers: Mapping[str, str], packed: Packed, keep: str) -> Response[bytes]:
    """Send it to somebody with these headers, who may `keep` it so long."""
    told = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if packed.zipped is not None and "gzip" in headers.get("accept-encoding", ""):
        told["Content-Encoding"] = "gzip"
        return Response(packed.zipped, media_type=packed.kind, headers=told)
    return Response(packed.plain, media_type=packed.kind, headers=told)
