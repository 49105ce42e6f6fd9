"""Words, and the pieces of them that a row has."""

from ardri.encoding.bit_packing import (
    BITS,
    BYTES,
    FLAG_PIECES,
    FLAG_SIZES,
    LEVEL_PIECES,
    LEVEL_SIZES,
    MAP,
    NUMBER_PIECES,
    NUMBER_WORDS,
    ON_THE_ISLAND,
    packed,
    unpacked_bits,
)
from ardri.encoding.observation import SIZE


def test_every_byte_of_a_row_comes_from_one_place() -> None:
    pieces = [piece[0] for piece in [*NUMBER_PIECES, *FLAG_PIECES, *LEVEL_PIECES]]
    covered = [at for to in [*pieces, ON_THE_ISLAND, MAP] for at in range(to.start, to.stop)]
    assert sorted(covered) == list(range(SIZE))


def test_a_piece_is_as_long_in_the_words_as_in_the_row() -> None:
    for to, source in [*NUMBER_PIECES, *FLAG_PIECES, *LEVEL_PIECES]:
        assert to.stop - to.start == source.stop - source.start


def test_no_word_has_more_bits_than_there_are() -> None:
    assert max(*FLAG_SIZES, *LEVEL_SIZES) <= BITS
    assert NUMBER_PIECES[-1][1].stop <= NUMBER_WORDS * BYTES


def test_words_are_packed_and_spread_with_the_lowest_first() -> None:
    row = unpacked_bits(packed([1 << 63 | 0b101, 0b10]))
    assert len(row) == 2 * BITS
    assert [at for at in range(2 * BITS) if row[at]] == [0, 2, 63, 65]
