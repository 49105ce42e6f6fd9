"""What a seat may see as few large numbers, and how they are spread out into a row of bytes.

A word has eight bytes. There are words with a number in each byte, others with a flag in each bit, and others
about what is hidden: some have a bit for what may be in a place, and some the same bits for what surely is.
The flags that say how the island lies change seldom and have words of their own. Bytes and bits that are not
used are left out when words are spread out: pieces say which of them a row has, and where.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

from ardri.encoding.parts import FLAGS, NUMBERS, OTHERS, TALES, distance, part
from ardri.rules.catalogue import ACTIONS, CARDS, SEATS, TILES

BYTES: Final = 8
BITS: Final = 64

# Numbers: two words for each seat, three for the rest
SEAT: Final = 11
SEAT_FIRST: Final = 7
REST_AT: Final = 2 * SEATS
NUMBER_WORDS: Final = REST_AT + 3

# How many bits are used of each word of flags, and of each with hidden Action cards, Epic Tales, and tiles
FLAG_SIZES: Final = (
    distance("players", "in_play"),
    *(3 * TILES, 3 * TILES, 2 * TILES),
    *(CARDS, ACTIONS + TALES, 3 * TILES, 3 * TILES, 2 * TALES, CARDS),
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
    (ACTIONS_IN_A_WORD * ACTIONS,) * ((2 * OTHERS + 3) // ACTIONS_IN_A_WORD),
    (*(TALES_IN_A_WORD * TALES,) * OTHERS, TALES),
    (TILES_IN_A_WORD * TILES,),
)

FLAG_WORDS: Final = len(FLAG_SIZES)
ON_THE_ISLAND: Final = slice(part("sanctuaries").start, part("clans").stop)
MAP: Final = slice(part("adjacent").start, part("sites").stop)

# Where the row has something, and where it is among the bytes or bits of words
Piece = tuple[slice, slice]


def _pieces(start: int, sources: list[slice]) -> list[Piece]:
    """Pieces that lie side by side in a row."""
    found = []
    for source in sources:
        size = len(range(source.start, source.stop, source.step or 1))
        found.append((slice(start, start + size), source))
        start += size
    return found


def _numbers() -> list[slice]:
    """Those of the seats, and most of the rest."""
    rest = REST_AT * BYTES
    found = []
    for number in range(SEAT):
        place = number if number < SEAT_FIRST else number - SEAT_FIRST + BYTES
        found.append(slice(place, rest, 2 * BYTES))
    return [*found, slice(rest + 3, rest + 7), slice(rest + 8, rest + 15), slice(rest + 16, rest + 23)]


def _used(sizes: Sequence[int], word: int = 0) -> list[slice]:
    """The bits that are used of some words, from a word on."""
    return [slice(at * BITS, at * BITS + size) for at, size in enumerate(sizes, word)]


def _levels(start: int) -> list[tuple[slice, slice, slice]]:
    """Where the row has levels, the bits that say what may be, and those that say what surely is."""
    found = []
    word = 0
    for sizes in LEVEL_SIZES:  # for each deck first the words of the one kind, then those of the other
        sure = _used(sizes, word + len(sizes))
        for (to, may), certain in zip(_pieces(start, _used(sizes, word)), sure, strict=True):
            found.append((to, may, certain))
            start = to.stop
        word += 2 * len(sizes)
    return found


ROUNDS: Final[Piece] = (slice(0, 3), slice(REST_AT * BYTES, REST_AT * BYTES + 3))
NUMBER_PIECES: Final = [ROUNDS, *_pieces(part("reserve").start, _numbers())]
FLAG_PIECES: Final = _pieces(NUMBERS, _used(FLAG_SIZES))
LEVEL_PIECES: Final = _levels(NUMBERS + FLAGS)

_DIGITS: Final = bytes([int(letter == ord("1")) for letter in range(256)])  # from letters to numbers


_PACKING: Final = [Struct(f"<{count}Q") for count in range(64)]


def packed(words: list[int]) -> bytes:
    """Words as bytes, the lowest first."""
    return _PACKING[len(words)].pack(*words)


def spread(words: bytes) -> bytes:
    """A byte for each bit.

    >>> list(spread(bytes([0b00000110])))
    [0, 1, 1, 0, 0, 0, 0, 0]
    """
    return bin(int.from_bytes(words + b"\1", "little"))[:2:-1].encode().translate(_DIGITS)
