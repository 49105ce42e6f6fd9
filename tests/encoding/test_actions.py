"""Actions are the options, by number."""

import pytest

from ardri.encoding.actions import ACTIONS, VERSION, fill_mask, names
from ardri.rules.box.options import BASE_KEYS, TABLE_SIZE, TABLE_VERSION
from ardri.rules.game import Game


def test_there_is_an_action_for_every_option() -> None:
    assert (ACTIONS, VERSION) == (TABLE_SIZE, TABLE_VERSION)
    assert len(set(names())) == ACTIONS
    assert names()[: len(BASE_KEYS)] == BASE_KEYS


def test_a_mask_has_a_one_for_each_option_offered() -> None:
    codes = Game.start(players=2, seed=7).codes
    row = bytearray(ACTIONS)
    fill_mask(codes, row)
    assert [code for code, offered in enumerate(row) if offered] == list(codes)


def test_a_mask_is_written_over_what_was_there_and_nowhere_else() -> None:
    row = bytearray(b"\7" * (ACTIONS + 4))
    fill_mask((0, ACTIONS - 1), memoryview(row), at=2)
    assert row[:4] == b"\7\7\1\0"
    assert row[-4:] == b"\0\1\7\7"
    assert sum(row[2:-2]) == 2


@pytest.mark.parametrize("at", [-1, 1])
def test_a_row_that_is_too_short_is_left_alone(at: int) -> None:
    row = bytearray(ACTIONS)
    with pytest.raises(ValueError, match="475 bytes"):
        fill_mask((0,), row, at)
    assert row == bytearray(ACTIONS)
