"""The summary of a match."""

from dataclasses import replace

import pytest

from ardri.arena.match import Fault
from ardri.arena.results_file import result_from_json, result_to_json
from ardri.arena.summary import complete, duels, endings, standing, standings, ways
from tests.arena.sample_results import game

CRASH = Fault("crash", 1, "it crashed")
GAMES = [
    game("ab", 0, "land"),
    game("ba", 1, "religion"),
    game("ab", 1, "land religion"),
    game("ba", None),
    game("ab", 0, fault=CRASH),
]


def test_a_standing_counts_wins_draws_forfeits_and_points() -> None:
    one, other = standing("a", GAMES), standing("b", GAMES)
    assert (one.games, one.wins, one.draws, one.forfeits, one.points) == (5, 3, 1, 0, 3.5)
    assert (other.games, other.wins, other.draws, other.forfeits, other.points) == (5, 1, 1, 1, 1.5)
    assert (one.score, one.par) == (0.7, 0.5)


def test_a_standing_counts_how_long_a_bot_thought() -> None:
    one = standing("a", GAMES)
    assert (one.decisions, one.seconds, one.slowest) == (10 * 3 + 11 * 2, 0.5 * 3 + 1.5 * 2, 0.2)
    assert one.pace == pytest.approx(4.5 / 52)


def test_a_standing_may_be_of_one_seat() -> None:
    assert [standing("a", GAMES, seat).games for seat in (0, 1)] == [3, 2]
    assert standing("a", GAMES, 1).points == 1.5


def test_a_bot_with_two_seats_counts_twice() -> None:
    one = standing("a", [game("aab", 1), game("aab", 2)])
    assert (one.games, one.wins) == (4, 1)
    assert one.par == pytest.approx(1 / 3)


def test_the_best_comes_first() -> None:
    assert [one.bot for one in standings(("b", "a"), GAMES)] == ["a", "b"]


def test_in_duels_only_tables_with_both_count() -> None:
    met = duels(("a", "b", "c"), [game("ab", 0), game("bc", 0), game("abc", 2), game("aab", 1)])
    assert met["a", "b"] == (1.5, 1.0 - 1.0)
    assert met["b", "a"] == (0.0, 1.5)
    assert met["c", "b"] == (1.0, 1.0)
    assert met["a", "c"] == (0.0, 1.0)


def test_ways_and_endings_are_counted() -> None:
    assert ways(GAMES) == {"land": 1, "land + religion": 1, "religion": 1}
    assert ways(GAMES, "b") == {"land + religion": 1}
    assert endings(GAMES) == {"conditions": 3, "forfeit": 1, "round_limit": 1}
    assert len(complete(GAMES)) == 4


def test_those_who_win_together_share_the_point_and_it_is_no_win_of_one() -> None:
    shared = replace(game("abb", None), sharing=(0, 2), reason="shared")
    assert shared.points == (0.5, 0.0, 0.5)
    one, other = standing("a", [shared]), standing("b", [shared])
    assert (one.wins, one.shared, one.draws, one.points) == (0, 1, 0, 0.5)
    assert (other.games, other.wins, other.shared, other.draws, other.points) == (2, 0, 1, 0, 0.5)
    assert result_from_json(result_to_json(shared)).sharing == (0, 2)
