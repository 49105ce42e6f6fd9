"""Ratings beside what openskill says."""

import pytest
from openskill.models import PlackettLuce

from ardri.arena.match import Fault
from ardri.arena.ratings import ratings
from tests.arena.sample_results import game


def test_one_game_rates_as_openskill_does() -> None:
    model = PlackettLuce(tau=0.0)
    ((one,), (other,)) = model.rate([[model.rating()], [model.rating()]], ranks=[1, 0])
    rated = ratings(("a", "b"), [game("ab", 1)])
    assert [rating.bot for rating in rated] == ["b", "a"]
    assert [(rating.mu, rating.sigma) for rating in rated] == [(other.mu, other.sigma), (one.mu, one.sigma)]
    # 25 and 25 / 3 are openskill's beginning, and these the first steps in its documentation
    assert rated[0].mu == pytest.approx(27.635, abs=0.001)
    assert rated[0].sigma == pytest.approx(8.065, abs=0.001)


def test_in_mixed_fields_the_better_bots_come_first_and_sigma_falls() -> None:
    games = [game("ab", 0), game("cab", 1), game("dcba", 3), game("cb", 1), game("dc", 1)] * 20
    rated = ratings(("d", "c", "b", "a"), games)
    assert [rating.bot for rating in rated] == ["a", "b", "c", "d"]
    assert all(rating.sigma < 6 for rating in rated)


def test_who_forfeits_falls_behind_all_others() -> None:
    fault = Fault("time", 1, "late")
    rated = ratings(("a", "b", "c"), [game("abc", None, fault=fault)])
    assert rated[-1].bot == "b"
    assert rated[0].mu == pytest.approx(rated[1].mu)


def test_a_bot_alone_with_itself_learns_nothing() -> None:
    assert ratings(("a", "b"), [game("aa", 0)])[0].sigma == pytest.approx(25 / 3)
