"""Sets as rows of bytes, one byte for each member that there may be."""

from typing import Final

from ardri.rules.catalogue import bits

# The same sets come again and again. A set is asked for with one more bit, which says how long the row is.
_ROWS: Final[dict[int, bytes]] = {}
_LEVELS: Final[dict[tuple[int, int], bytes]] = {}
_MOST: Final = 1 << 15


def spread(mask: int) -> bytes:
    """A byte for each bit below the highest, which only says where the row ends.

    >>> list(spread(1 << 5 | 0b00110))
    [0, 1, 1, 0, 0]
    """
    found = _ROWS.get(mask)
    if found is None:
        if len(_ROWS) == _MOST:
            _ROWS.clear()
        row = bytearray(mask.bit_length() - 1)
        for number in bits(mask)[:-1]:
            row[number] = 1
        found = bytes(row)
        _ROWS[mask] = found
    return found


def levels(possible: int, certain: int) -> bytes:
    """0 for what cannot be, 1 for what may be, 2 for what is certain; the highest bit as in `spread`.

    >>> list(levels(1 << 5 | 0b00110, 0b01010))
    [0, 2, 1, 0, 0]
    """
    certain &= possible
    if not certain:
        return spread(possible)
    found = _LEVELS.get((possible, certain))
    if found is None:
        if len(_LEVELS) == _MOST:
            _LEVELS.clear()
        row = bytearray(spread(possible))
        for number in bits(certain):
            row[number] = 2
        found = bytes(row)
        _LEVELS[possible, certain] = found
    return found


def one_hot(size: int) -> tuple[bytes, ...]:
    """Rows with a single one, and last of all, where -1 finds it, a row without.

    >>> [list(row) for row in one_hot(2)]
    [[1, 0], [0, 1], [0, 0]]
    """
    return tuple([spread(1 << size | 1 << at) for at in range(size)] + [bytes(size)])
