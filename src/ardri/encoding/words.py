"""What a seat may see as few large numbers, and how they are spread out into a row of bytes.

A word has eight bytes. The first words have a number in each byte, the next ones a flag in each bit; of the
last ones, some have a bit for what may be in a hidden place, and others the same bits for what surely is.
Bytes and bits that a row does not need are left out when the words are spread out: the pieces say where in the
words those are that it needs, in the order in which it has them.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

from ardri.encoding.parts import OTHERS, TALES, distance
from ardri.rules.catalogue import ACTIONS, CARDS, SEATS, TILES
from ardri.rules.options import SITE_SLOTS

BYTES: Final = 8
BITS: Final = 64

# Numbers: a word for each territory, two for each seat, three for the rest
TERRITORY: Final = 2 + SEATS
SEAT: Final = 11
SEAT_FIRST: Final = 7
SEAT_WORDS_AT: Final = TILES
REST_AT: Final = TILES + 2 * SEATS
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
    *(BITS,) * (TILES * (TILES + SITE_SLOTS) // BITS),
)
ACTIONS_IN_A_WORD: Final = 3
TALES_IN_A_WORD: Final = 2
TILES_IN_A_WORD: Final = 3
LEVEL_SIZES: Final = (
    (ACTIONS_IN_A_WORD * ACTIONS,) * ((2 * OTHERS + 3) // ACTIONS_IN_A_WORD),
    (*(TALES_IN_A_WORD * TALES,) * OTHERS, TALES),
    (TILES_IN_A_WORD * TILES,),
)

FLAGS_AT: Final = NUMBER_WORDS * BYTES  # in bytes
WORDS: Final = NUMBER_WORDS + len(FLAG_SIZES) + 2 * sum(len(sizes) for sizes in LEVEL_SIZES)
PACKED: Final = WORDS * BYTES
PACKING: Final = Struct(f"<{WORDS}Q")


def _number_pieces() -> list[slice]:
    """The numbers of a row, as pieces of the bytes of the words."""
    seats = SEAT_WORDS_AT * BYTES
    rest = REST_AT * BYTES
    found = [slice(rest, rest + 3)]
    found += [slice(at, seats, BYTES) for at in range(TERRITORY)]
    for number in range(SEAT):
        place = number if number < SEAT_FIRST else number - SEAT_FIRST + BYTES
        found.append(slice(seats + place, rest, 2 * BYTES))
    return [*found, slice(rest + 3, rest + 7), slice(rest + 8, rest + 15), slice(rest + 16, rest + 23)]


def _bit_pieces(sizes: Sequence[int], word: int) -> list[slice]:
    """The bits that are used of some words, from a word on; what lies side by side is one piece."""
    found: list[slice] = []
    for at, size in enumerate(sizes, word):
        start = at * BITS
        if found and found[-1].stop == start:
            start = found.pop().start
        found.append(slice(start, at * BITS + size))
    return found


def _level_pieces() -> list[tuple[slice, slice]]:
    """For each deck the bits that say what may be, with those that say what surely is."""
    found: list[tuple[slice, slice]] = []
    word = len(FLAG_SIZES)
    for sizes in LEVEL_SIZES:
        may, sure = _bit_pieces(sizes, word), _bit_pieces(sizes, word + len(sizes))
        found += zip(may, sure, strict=True)
        word += 2 * len(sizes)
    return found


NUMBER_PIECES: Final = _number_pieces()
FLAG_PIECES: Final = _bit_pieces(FLAG_SIZES, 0)
LEVEL_PIECES: Final = _level_pieces()

_DIGITS: Final = bytes([int(letter == ord("1")) for letter in range(256)])  # from letters to numbers


def spread(words: list[int]) -> bytes:
    """The row of bytes that words stand for."""
    packed = PACKING.pack(*words)
    bits = _bits(packed[FLAGS_AT:])
    row = [packed[piece] for piece in NUMBER_PIECES]
    row += [bits[piece] for piece in FLAG_PIECES]
    row += [_sum(bits[may], bits[sure]) for may, sure in LEVEL_PIECES]
    return b"".join(row)


def _bits(packed: bytes) -> bytes:
    """A byte for each bit.

    >>> list(_bits(bytes([0b00000110])))
    [0, 1, 1, 0, 0, 0, 0, 0]
    """
    return bin(int.from_bytes(packed + b"\1", "little"))[:2:-1].encode().translate(_DIGITS)


def _sum(one: bytes, other: bytes) -> bytes:
    """Byte by byte; none is more than 255."""
    total = int.from_bytes(one, "little") + int.from_bytes(other, "little")
    return total.to_bytes(len(one), "little")
