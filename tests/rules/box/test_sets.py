"""Sets of cards and territories."""

from __future__ import annotations

import tracemalloc

from ardri.rules.box.catalogue import ACTIONS, bits


def test_the_numbers_in_sets_are_remembered_in_bounded_memory() -> None:
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for number in range(40_000):
            bits(number << ACTIONS | 1)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 3_000_000  # all of them take twice as much
