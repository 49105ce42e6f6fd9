"""Work spread over processes, and the styles of the players who do it."""

import math
import multiprocessing
import random
from contextlib import closing
from itertools import count, islice

import pytest

from ardri.cli.fuzzing.random_players import eager, even
from ardri.cli.shared.process_pool import spread
from ardri.rules.box.options import CARD, CARD_CODES, DECLINE, PASS, PRETENDER, SHELTER, TERRITORY


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int) -> None:
    assert sorted(spread(abs, range(-9, 0), jobs)) == list(range(1, 10))


def test_tasks_may_be_without_end_and_closing_ends_the_processes() -> None:
    with closing(spread(abs, count(), 2)) as results:
        assert len(list(islice(results, 5))) == 5
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


def test_an_error_in_a_process_is_an_error_here() -> None:
    with pytest.raises(ValueError, match="math domain error"), closing(spread(math.sqrt, [-1], 2)) as results:
        list(results)


def test_an_even_player_chooses_everything_alike() -> None:
    rng = random.Random(1)
    chosen = [even(rng, (PASS, PRETENDER, CARD, CARD_CODES[1])) for _ in range(400)]
    assert all(70 < chosen.count(code) < 130 for code in (PASS, PRETENDER, CARD, CARD_CODES[1]))


@pytest.mark.parametrize(
    ("codes", "wanted"),
    [
        ((PASS, PRETENDER, CARD, CARD_CODES[1]), {CARD, CARD_CODES[1]}),
        ((SHELTER, DECLINE), {SHELTER}),
        ((TERRITORY, CARD), {CARD}),
    ],
)
def test_an_eager_player_plays_cards_but_not_always(codes: tuple[int, ...], wanted: set[int]) -> None:
    rng = random.Random(1)
    chosen = [eager(rng, codes) for _ in range(400)]
    assert 340 < sum(code in wanted for code in chosen) < 400
    assert set(chosen) == set(codes)
