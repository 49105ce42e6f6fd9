"""Actions of learning programs, as numbers: the option table of an edition (docs/options.md).

>>> row = bytearray(ACTIONS)
>>> fill_mask((0, 4), row)
>>> list(row[:6])
[1, 0, 0, 0, 1, 0]
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box.options import (
    ATTACK_CODES,
    CODES_END,
    KEYS,
    REPLACE_CODES,
    SEAT_CODES,
    SITE,
    SITE_SLOTS,
    TABLE_SIZE,
    TABLE_VERSION,
)
from ardri.rules.editions.base import BASE
from ardri.rules.state.edition import Edition

VERSION: Final = TABLE_VERSION
ACTIONS: Final = TABLE_SIZE


class Numbering:
    """Numbers of actions: the code of each number, and the number of each code, or -1."""

    __slots__ = ("codes", "numbers")

    def __init__(self, codes: list[int]) -> None:
        self.codes = codes
        self.numbers = [-1] * CODES_END
        for number, code in enumerate(codes):
            self.numbers[code] = number


class ActionTable:
    """The actions of an edition, numbered without gaps in the order of their codes."""

    __slots__ = ("_seen_from", "codes", "edition", "names", "numbers", "size")

    def __init__(self, edition: Edition) -> None:
        sites = range(SITE, SITE + SITE_SLOTS)
        self.edition = edition
        self.codes = sorted([*edition.option_codes, *sites])
        self.size = len(self.codes)
        self.numbers = [-1] * CODES_END  # by code
        for number, code in enumerate(self.codes):
            self.numbers[code] = number
        self.names = tuple([f"site:{code - SITE}" if code in sites else KEYS[code] for code in self.codes])
        self._seen_from: dict[tuple[int, int], Numbering] = {}

    def seen_from(self, players: int, seat: int) -> Numbering:
        """The numbers with seats as an observation has them: the chooser is A, the next seat clockwise is B.

        >>> seen = table_of(BASE).seen_from(3, 2)
        >>> attack = table_of(BASE).names.index("attack:B")
        >>> KEYS[seen.codes[attack]]
        'attack:A'
        """
        found = self._seen_from.get((players, seat))
        if found is None:
            codes = list(self.codes)
            for verb in (SEAT_CODES, ATTACK_CODES, REPLACE_CODES):
                for away in range(players):
                    codes[self.numbers[verb[away]]] = verb[(seat + away) % players]
            found = self._seen_from[players, seat] = Numbering(codes)
        return found


_TABLES: Final[dict[str, ActionTable]] = {}


def table_of(edition: Edition) -> ActionTable:
    """The actions of an edition; those of the base game have the codes of its option table."""
    found = _TABLES.get(edition.name)
    if found is None or found.edition is not edition:
        found = _TABLES[edition.name] = ActionTable(edition)
    return found


def fill_mask(
    codes: tuple[int, ...], row: bytearray | memoryview, at: int = 0, edition: Edition = BASE
) -> None:
    """Write 1 for each option that is offered and 0 for all others into a row of bytes, from a place on."""
    table = table_of(edition)
    if at < 0 or len(row) < at + table.size:
        raise ValueError(f"a mask takes {table.size} bytes, from {at} on there are {len(row) - at}")
    row[at : at + table.size] = bytearray(table.size)
    for code in codes:
        row[at + table.numbers[code]] = 1


def names() -> tuple[str, ...]:
    """A readable name for every action of the base game. That of a site is its rank among the legal ones.

    >>> names()[0], names()[-1]
    ('pass', 'site:63')
    """
    return table_of(BASE).names
