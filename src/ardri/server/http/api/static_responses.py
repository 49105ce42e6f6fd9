"""Answers that stay the same: sent compressed to whoever can read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from litestar import Response

from ardri.server.compression import Packed

FOR_GOOD: Final = "public, max-age=31536000, immutable"


def answer(headers: Mapping[str, str], packed: Packed, keep: str) -> Response[bytes]:
    """Send it to somebody with these headers, who may `keep` it so long."""
    told = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    wanted = accepted(headers.get("accept-encoding", ""))
    for coding, data in packed.coded.items():
        if coding in wanted:
            return Response(data, media_type=packed.kind, headers={**told, "Content-Encoding": coding})
    return Response(packed.plain, media_type=packed.kind, headers=told)


def accepted(header: str) -> set[str]:
    """The content codings that an `Accept-Encoding` header names and does not exclude.

    >>> sorted(accepted("gzip, br;q=0.9, zstd;q=0, identity; q=0.0"))
    ['br', 'gzip']
    """
    found = [part.replace(" ", "").partition(";q=") for part in header.lower().split(",")]
    return {name for name, _, weight in found if weight.strip("0.") or not weight}
