"""Fingerprints of the rules, cards and options that a game is played with."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from typing import Final, NamedTuple

from ardri.rules.box import catalogue
from ardri.rules.box.options import KEYS, SITE_SLOTS, TABLE_VERSION
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


CATALOGUE_PRINT: Final = fingerprint(
    "ardri catalogue",
    catalogue.SEAT_NAMES,
    catalogue.CLANS,
    catalogue.CITADELS,
    catalogue.SANCTUARIES,
    catalogue.TO_WIN,
    catalogue.ACTION_KEYS,
    catalogue.TILE_KEYS,
    catalogue.EPIC_KEYS,
    [catalogue.action_cards(players) for players in range(2, catalogue.SEATS + 1)],
    catalogue.ENTERS_WITH_SANCTUARY,
    catalogue.NO_CITADELS,
    catalogue.DISCOVERY_START,
    catalogue.DISCOVERY_LAST,
    size=PRINT_SIZE,
)
OPTIONS_PRINT: Final = fingerprint("ardri options", KEYS, SITE_SLOTS, size=PRINT_SIZE)


class Edition(NamedTuple):
    """The versions of rules and option table that something was made with, and its fingerprints."""

    rules: int
    table: int
    catalogue: str
    options: str


NOW: Final = Edition(RULES_VERSION, TABLE_VERSION, CATALOGUE_PRINT, OPTIONS_PRINT)
# All there have been, by the version of the rules: what was made with an earlier one can be migrated.
EDITIONS: Final[dict[int, Edition]] = {
    1: Edition(1, 1, "e7dd4136d1246305", "41ef689996a80dc7"),
    RULES_VERSION: NOW,
}
