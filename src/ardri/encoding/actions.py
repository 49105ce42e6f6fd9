"""Actions of learning programs, as numbers: the option table itself (docs/options.md).

>>> row = bytearray(ACTIONS)
>>> fill_mask((0, 4), row)
>>> list(row[:6])
[1, 0, 0, 0, 1, 0]
"""

from __future__ import annotations

from typing import Final

from ardri.rules.box.options import BASE_KEYS, SITE_SLOTS, TABLE_SIZE, TABLE_VERSION

VERSION: Final = TABLE_VERSION
ACTIONS: Final = TABLE_SIZE
NONE: Final = bytearray(ACTIONS)


def fill_mask(codes: tuple[int, ...], row: bytearray | memoryview, at: int = 0) -> None:
    """Write 1 for each option that is offered and 0 for all others into a row of bytes, from a place on."""
    if at < 0 or len(row) < at + ACTIONS:
        raise ValueError(f"a mask takes {ACTIONS} bytes, from {at} on there are {len(row) - at}")
    row[at : at + ACTIONS] = NONE
    for code in codes:
        row[at + code] = 1


def names() -> tuple[str, ...]:
    """A readable name for every action. That of a site is its rank among the legal ones.

    >>> names()[0], names()[-1]
    ('pass', 'site:63')
    """
    return (*BASE_KEYS, *[f"site:{rank}" for rank in range(SITE_SLOTS)])
