"""Intervals and bets against known values."""

from math import exp, log, sqrt
from random import Random

import pytest

from ardri.arena.statistics import Score, Wager, gain, wilson


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [
        # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_wilsons_interval_has_the_published_values(points: int, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=0.00006)


def test_a_surer_interval_is_wider_and_nothing_played_is_no_knowledge() -> None:
    low, high = wilson(50, 100, 0.99)
    assert (low, high) == pytest.approx((0.3753, 0.6247), abs=0.0001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_first_bets_are_as_in_the_paper() -> None:
    """Predictable plug-in stakes, equation 26 of the paper, and the capital of equation 24."""
    alpha, first, second = 0.05, Score(1.0, 0.5), Score(0.5, 0.5)
    wager = Wager(alpha)
    wager.add(first)
    assert sqrt(2 * log(2 / alpha) / (0.25 * log(2))) > 1  # so that the first stake is at its limit, 1
    assert wager.capital == pytest.approx(0.5 * 1.5)
    wager.add(second)
    assert wager.capital == pytest.approx(0.5 * 1.5)
    wager.add(Score(0.0, 0.5))
    assert wager.capital == pytest.approx(0.5 * 1.5 * 0.5)


def test_later_stakes_shrink_with_what_was_seen() -> None:
    wager = Wager(0.05)
    for _ in range(100):
        wager.add(Score(1.0, 0.5))
        wager.add(Score(0.0, 0.5))
    before = wager.capital
    squares, total = 0.25, 0.0
    for lap in range(1, 201):
        edge = 0.5 if lap % 2 else -0.5
        total += edge
        squares += (edge - total / (lap + 1)) ** 2
    stake = sqrt(2 * log(2 / 0.05) / (squares * log(202)))
    assert stake < 0.5
    up, down = 0.0, 0.0
    for score, bet in zip(wager.scores, wager._stakes, strict=True):
        up += gain(score, bet, 0)
        down += gain(score.others, bet, 0)
    wager.add(Score(1.0, 0.5))
    assert before == pytest.approx(exp(max(up, down)) / 2)
    assert wager.capital == pytest.approx(
        exp(max(up + log(1 + stake * 0.5), down + log(1 - stake * 0.5))) / 2
    )


def test_always_to_win_is_sure_after_ten_laps() -> None:
    """Each multiplies by 1.5, and 1.5 ** 10 is the first power above 2 / 0.05 = 40."""
    wager = Wager(0.05)
    for _ in range(20):
        wager.add(Score(1.0, 0.5))
    assert wager.sure_after == 10


@pytest.mark.parametrize("par", [0.5, 0.25])
def test_equal_players_are_seldom_held_for_unequal_however_often_one_looks(par: float) -> None:
    wrong = 0
    missed = 0
    for stream in range(200):
        rng = Random(stream)
        wager = Wager(0.05)
        for _ in range(120):
            wager.add(Score(sum(rng.random() < par for _ in range(2)) / 2, par))
        low, high = wager.edges()
        wrong += wager.sure_after is not None
        missed += not low <= 0 <= high
    assert wrong <= 10
    assert missed <= wrong


def test_a_better_player_is_found_and_its_edge_lies_in_the_interval() -> None:
    found, held = 0, 0
    for stream in range(40):
        rng = Random(stream)
        wager = Wager(0.05)
        for _ in range(300):
            wager.add(Score(sum(rng.random() < 0.65 for _ in range(2)) / 2, 0.5))
        low, high = wager.edges()
        found += wager.sure_after is not None
        held += low <= 0.15 <= high
    assert found >= 38
    assert held >= 38


def test_the_interval_narrows_and_leaves_par_when_the_bets_are_won() -> None:
    wager = Wager(0.05)
    widths = []
    for lap in range(1, 41):
        wager.add(Score((1.0, 0.5, 1.0, 0.0)[lap % 4], 0.5))
        low, high = wager.edges()
        widths.append(high - low)
        sure = low > 0 or high < 0
        assert sure == (wager.capital >= 1 / 0.05)
        assert wager.edges(lap) == (low, high)
    assert widths[-1] < widths[9] < widths[0] == 1.0


def test_what_one_has_above_par_the_others_have_below() -> None:
    one, others = Wager(0.05), Wager(0.05)
    for lap in range(30):
        score = Score((1.0, 0.5, 0.75)[lap % 3], 0.5)
        one.add(score)
        others.add(score.others)
    low, high = one.edges()
    assert others.edges() == pytest.approx((-high, -low), abs=1e-5)
    assert one.capital == pytest.approx(others.capital)
