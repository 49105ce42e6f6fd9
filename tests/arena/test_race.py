"""The course of a match."""

from random import Random

import pytest

from ardri.arena.match import Fault, GameResult, unplayed
from ardri.arena.race import Race, played, until_sure, verdict
from ardri.arena.schedule import Fixture, Match, fixtures
from tests.arena.sample_results import game

MATCH = Match(("a", "b"))
FIXTURES = fixtures(MATCH, 60)


def won_by(bot: str, fixture: Fixture) -> GameResult:
    """The fixture's game, won by a bot."""
    return game("".join(fixture.bots), fixture.bots.index(bot), seed=fixture.seed)


def test_laps_are_taken_in_their_order_whatever_order_games_end_in() -> None:
    rng = Random(3)
    results = {fixture.number: won_by(rng.choice("aab"), fixture) for fixture in FIXTURES}
    there, back = Race(MATCH, FIXTURES), Race(MATCH, FIXTURES)
    for fixture in FIXTURES:
        there.add(fixture, results[fixture.number])
    for fixture in reversed(FIXTURES):
        back.add(fixture, results[fixture.number])
    assert there.laps == back.laps == 30
    assert there.wagers["a"].scores == back.wagers["a"].scores
    assert there.wagers["a"].capital == back.wagers["a"].capital


def test_a_lap_is_bet_on_when_all_its_games_are_there() -> None:
    race = Race(MATCH, FIXTURES)
    race.add(FIXTURES[0], won_by("a", FIXTURES[0]))
    assert race.laps == 0
    race.add(FIXTURES[1], won_by("a", FIXTURES[1]))
    assert race.laps == 1


def test_it_is_sure_after_ten_laps_that_are_all_won_and_what_is_beyond_does_not_count() -> None:
    results = {fixture.number: won_by("b", fixture) for fixture in FIXTURES}
    match = played(MATCH, FIXTURES, results)
    assert match.race.sure_after == 10
    assert verdict(match) == "a plays below par: sure after 10 laps."
    assert until_sure(FIXTURES, match.race) == FIXTURES[:20]


def test_equal_bots_leave_it_open() -> None:
    results = {fixture.number: game("".join(fixture.bots), 0) for fixture in FIXTURES}
    match = played(MATCH, FIXTURES, results)
    assert match.race.sure_after is None
    assert verdict(match) == "it is not sure yet who is better."
    assert until_sure(FIXTURES, match.race) == FIXTURES


def test_of_three_bots_each_has_its_bet_and_all_must_be_sure() -> None:
    three = Match(("a", "b", "c"))
    order = {"a": 0, "b": 1, "c": 2}
    games = fixtures(three, 600)
    results = {fixture.number: won_by(min(fixture.bots, key=order.__getitem__), fixture) for fixture in games}
    match = played(three, games, results)
    assert [wager.alpha for wager in match.race.wagers.values()] == pytest.approx([0.05 / 3] * 3)
    assert match.race.sure_after is None
    assert verdict(match).startswith("a plays above par: sure after ")
    assert verdict(match).endswith("; c plays below par: sure after 12 laps; not sure of b.")


def test_games_that_count_for_nobody_are_left_out() -> None:
    results = {fixture.number: won_by("a", fixture) for fixture in FIXTURES[:4]}
    results[0] = unplayed(FIXTURES[0].bots, FIXTURES[0].seed, Fault("lost", None, "gone"))
    match = played(MATCH, FIXTURES, results)
    assert len(match.counted) == 3
    assert match.race.laps == 2
