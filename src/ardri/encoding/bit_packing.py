"""Bit packing: a view as few large numbers, and how they are spread out into a row of bytes.

A word has eight bytes. There are words with a number in each byte, by seat four of one kind and four of the
next; others with a flag in each bit; and others about what is hidden: some have a bit for what may be in a
place, and as many the same bits for what surely is. The flags that say how the island lies change seldom and
have words of their own. Bytes and bits that are not used are left out when words are spread out: pieces say
which of them a row has, and where.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct, calcsize
from sys import byteorder
from typing import Final

from ardri.encoding.layout import FLAGS, NUMBERS, OTHERS, TALES, distance, part
from ardri.rules.box.base_box import SEATS
from ardri.rules.box.catalogue import ACTIONS, CARDS, TILES

BYTES: Final = 8
BITS: Final = 64

# Numbers beside those of the island: a word for the rounds, and five for what follows them in a row
NUMBER: Final = 8  # bits
MOST: Final = 255
NEXT_KIND: Final = SEATS * NUMBER  # where those of the next kind begin
NUMBER_WORDS: Final = 6

# How many bits are used of each word of flags, and of each with hidden Action cards, Epic Tales, and tiles
FLAG_SIZES: Final = (
    distance("players", "in_play"),
    *(4 * TILES, SEATS * TILES),
    *(CARDS, ACTIONS + TALES, SEATS * TILES, 2 * TILES, 2 * TALES, CARDS),
    distance("cauldron", "moment"),
    distance("moment", "answer"),
    distance("answer", "doing"),
    distance("doing", "underway"),
    *(CARDS, CARDS),
    distance("card_of", "adjacent"),
)
ACTIONS_IN_A_WORD: Final = 3
TALES_IN_A_WORD: Final = 2
TILES_IN_A_WORD: Final = 3
LEVEL_SIZES: Final = (
    *(ACTIONS_IN_A_WORD * ACTIONS,) * ((2 * OTHERS + 3) // ACTIONS_IN_A_WORD),
    *(TALES_IN_A_WORD * TALES,) * OTHERS,
    TALES,
    TILES_IN_A_WORD * TILES,
)

FLAG_WORDS: Final = len(FLAG_SIZES)
ON_THE_ISLAND: Final = slice(part("sanctuaries").start, part("conditions").stop)
MAP: Final = slice(part("adjacent").start, part("sites").stop)

# Where the row has something, and where it is among the bytes or bits of words
Piece = tuple[slice, slice]


def _pieces(start: int, sizes: Sequence[int]) -> list[Piece]:
    """The bits that are used of words, side by side in a row; a full word and the next one are one piece."""
    found = []
    size = first = 0
    for at, used in enumerate(sizes):
        size += used
        if used < BITS or at + 1 == len(sizes):
            found.append((slice(start, start + size), slice(first * BITS, first * BITS + size)))
            start += size
            size = 0
            first = at + 1
    return found


_CARDS: Final = distance("actions", "players")  # the numbers from those of cards to the end
NUMBER_PIECES: Final[list[Piece]] = [
    (slice(0, 3), slice(0, 3)),
    (slice(NUMBERS - _CARDS, NUMBERS), slice(BYTES, BYTES + _CARDS)),
]
FLAG_PIECES: Final = _pieces(NUMBERS, FLAG_SIZES)
LEVEL_PIECES: Final = _pieces(NUMBERS + FLAGS, LEVEL_SIZES)

_DIGITS: Final = bytes([int(letter == ord("1")) for letter in range(256)])  # from letters to numbers


# Words as sizes, where the machine has them alike: those CPython packs much faster
_WORD: Final = "@{}N" if byteorder == "little" and calcsize("N") == BYTES else "<{}Q"


def packing(words: int) -> Struct:
    """The format that packs so many words into bytes, the lowest first."""
    return Struct(_WORD.format(words))


_PACK: Final = [packing(words).pack for words in range(64)]


def packed(words: list[int]) -> bytes:
    """Words as bytes, the lowest first."""
    return _PACK[len(words)](*words)


def unpacked_bits(words: bytes) -> bytes:
    """A byte for each bit.

    >>> list(unpacked_bits(bytes([0b00000110])))
    [0, 1, 1, 0, 0, 0, 0, 0]
    """
    return bin(int.from_bytes(words + b"\1", "little"))[:2:-1].encode().translate(_DIGITS)
