"""Precompressed content: bytes that are sent many times are compressed once."""

from __future__ import annotations

import gzip
from typing import Final, NamedTuple

COMPRESSIBLE: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")


class Precompressed(NamedTuple):
    """Bytes, their compressed forms by content encoding (smallest first), and their content type."""

    plain: bytes
    encodings: dict[str, bytes]
    kind: str


def is_compressible(kind: str) -> bool:
    """True if content of this type shrinks when compressed."""
    return kind.startswith(COMPRESSIBLE)


def precompress(data: bytes, kind: str, encodings: dict[str, bytes] | None = None) -> Precompressed:
    """Compress content once, unless its encodings are given."""
    if not is_compressible(kind):
        return Precompressed(data, {}, kind)
    known = encodings or {"gzip": gzip.compress(data, 9, mtime=0)}
    return Precompressed(data, known, kind if "json" in kind else f"{kind}; charset=utf-8")
