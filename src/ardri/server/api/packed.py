"""Answers that stay the same: kept compressed, and sent so to whoever can read it."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Final, NamedTuple

from litestar import Response

FOR_GOOD: Final = "public, max-age=31536000, immutable"
LETTERS: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")


class Packed(NamedTuple):
    """Bytes, the same by their content codings (the smallest first), and their kind."""

    plain: bytes
    coded: dict[str, bytes]
    kind: str


def is_text(kind: str) -> bool:
    """Whether something of a kind becomes smaller if it is compressed."""
    return kind.startswith(LETTERS)


def pack(data: bytes, kind: str, coded: dict[str, bytes] | None = None) -> Packed:
    """Ready to be sent, many times; compressed here unless that was done before."""
    if not is_text(kind):
        return Packed(data, {}, kind)
    known = coded or {"gzip": gzip.compress(data, 9, mtime=0)}
    return Packed(data, known, kind if "json" in kind else f"{kind}; charset=utf-8")


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
