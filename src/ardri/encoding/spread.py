"""Sets as rows of bytes, one byte for each member that there may be."""

from typing import Final

# From the letters 0 and 1 to numbers; and from the sum of two such letters
LEVELS: Final = bytes([max(0, total - 2 * ord("0")) for total in range(256)])
DIGITS: Final = bytes([int(letter == ord("1")) for letter in range(256)])


def spread(mask: int) -> bytes:
    """A byte for each bit below the highest, which only says where the row ends.

    >>> list(spread(1 << 5 | 0b00110))
    [0, 1, 1, 0, 0]
    """
    return bin(mask)[:2:-1].encode().translate(DIGITS)


def levels(possible: int, certain: int, size: int) -> bytes:
    """A byte for each of so many bits: 0 for what cannot be, 1 for what may be, 2 for what is certain.

    >>> list(levels(0b00110, 0b00010, 5))
    [0, 2, 1, 0, 0]
    """
    end = 1 << size
    may = int.from_bytes(bin(end | possible)[:2:-1].encode(), "little")
    sure = int.from_bytes(bin(end | certain)[:2:-1].encode(), "little")
    return (may + sure).to_bytes(size, "little").translate(LEVELS)


def one_hot(size: int) -> tuple[bytes, ...]:
    """Rows with a single one, and last of all, where -1 finds it, a row without.

    >>> [list(row) for row in one_hot(2)]
    [[1, 0], [0, 1], [0, 0]]
    """
    return tuple([spread(1 << size | 1 << at) for at in range(size)] + [bytes(size)])
