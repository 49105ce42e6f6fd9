"""Sets as rows of bytes, one byte for each member that there may be."""

from typing import Final

# From the letters 0 and 1 to numbers; and from the sum of two such letters
LEVELS: Final = bytes([max(0, total - 2 * ord("0")) for total in range(256)])
DIGITS: Final = bytes([int(letter == ord("1")) for letter in range(256)])


def spread(members: int, size: int) -> bytes:
    """A byte for each of so many bits.

    >>> list(spread(0b00110, 5))
    [0, 1, 1, 0, 0]
    """
    return _letters(members, size).translate(DIGITS)


def levels(possible: int, certain: int, size: int) -> bytes:
    """A byte for each of so many bits: 0 for what cannot be, 1 for what may be, 2 for what is certain.

    >>> list(levels(0b00110, 0b00010, 5))
    [0, 2, 1, 0, 0]
    """
    may = int.from_bytes(_letters(possible, size), "little")
    sure = int.from_bytes(_letters(certain, size), "little")
    return (may + sure).to_bytes(size, "little").translate(LEVELS)


def _letters(members: int, size: int) -> bytes:
    return bin(1 << size | members)[:2:-1].encode()
