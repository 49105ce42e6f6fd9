"""Bytes that are sent again and again, kept compressed."""

from __future__ import annotations

import gzip
from typing import Final, NamedTuple

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
