"""Fingerprints of the rules, cards and options that a game is played with."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from typing import Final, NamedTuple

from ardri.rules.errors import RulesError

RULES_VERSION: Final = 2
HASH_SIZE: Final = 32
PRINT_SIZE: Final = 8


def fingerprint(purpose: str, *content: object, size: int = HASH_SIZE) -> str:
    """A hash in hex of plain data; the purpose, at most 16 letters, keeps hashes of different things apart.

    >>> fingerprint("test", "ab", "c") == fingerprint("test", "a", "bc")
    False
    """
    try:
        # JSON, because it says where each part ends
        data = dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
    except ValueError as error:
        raise RulesError(f"this cannot be written down: {error}") from None
    return blake2b(data, digest_size=size, person=purpose.encode()).hexdigest()


class Versions(NamedTuple):
    """The versions of rules and option table that something was made with, and its fingerprints."""

    rules: int
    table: int
    catalogue: str
    options: str


# What the base game was made with before, by the version of the rules: that can be migrated.
EARLIER: Final[dict[int, Versions]] = {1: Versions(1, 1, "e7dd4136d1246305", "41ef689996a80dc7")}
