"""Every test of the rules uses up the chance that it scripts."""

from collections.abc import Iterator

import pytest

from ardri.testing import all_chance_used


@pytest.fixture(autouse=True)
def no_chance_left_over() -> Iterator[None]:
    with all_chance_used():
        yield
