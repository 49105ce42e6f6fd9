"""Sets of cards and territories."""

from __future__ import annotations

import tracemalloc

import pytest

from ardri.rules.box.catalogue import ACTIONS, bits


@pytest.mark.parametrize("step", [1, 1 << ACTIONS])
def test_the_numbers_in_sets_are_remembered_in_bounded_memory(step: int) -> None:
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for number in range(60_000):
            bits(number * step)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 4_000_000  # all of them take over six million


def test_sets_that_were_forgotten_have_the_same_numbers() -> None:
    asked = range(0, 1 << ACTIONS, 3)
    assert [bits(mask) for mask in asked] == [bits(mask) for mask in asked]
    assert bits(asked[-1]) == tuple(number for number in range(ACTIONS) if asked[-1] >> number & 1)
