"""Games in processes of their own."""

import multiprocessing
import os
import signal
from contextlib import closing
from pathlib import Path

import pytest

from ardri.arena.match import GameResult, Terms
from ardri.arena.schedule import Fixture, Match, fixtures
from ardri.arena.workers import play_all
from ardri.rules.formats.record import Record, replay
from tests.arena.misbehaving_bots import named
from tests.arena.test_match import untimed

WANDERER = named("Wanderer")


def results_of(
    match: Match, games: int, workers: int, records: bool = False
) -> dict[int, tuple[Fixture, GameResult]]:
    """The results of a match, by the numbers of the games."""
    there = play_all(fixtures(match, games), match.terms, workers, records)
    return {fixture.number: (fixture, result) for fixture, result in there}


def test_results_are_the_same_for_any_number_of_processes() -> None:
    match = Match(("calf", WANDERER), (2, 3), terms=Terms(windows="sealed"))
    alone, together = (results_of(match, 6, workers) for workers in (1, 3))
    assert sorted(alone) == sorted(together)
    assert len(alone) >= 6
    for number, (fixture, result) in alone.items():
        assert together[number][0] == fixture
        assert untimed(together[number][1]) == untimed(result)
    assert multiprocessing.active_children() == []


def test_records_come_with_the_results_if_they_are_wanted() -> None:
    games = results_of(Match(("calf",)), 2, 1, records=True)
    for _, result in games.values():
        assert replay(Record.from_text(result.record)).result.winner == result.winner


def test_a_bot_that_never_answers_is_stopped_and_the_others_play_on() -> None:
    sleeper = named("Sleeper", sane=20)
    games = results_of(Match((WANDERER, sleeper), terms=Terms(time_limit=1.0)), 2, 2)
    for fixture, result in games.values():
        assert result.fault is not None
        assert (result.fault.kind, result.bots[result.fault.seat or 0]) == ("time", sleeper)
        assert result.fault_text().endswith(
            "it took too long for its decision 21, and 1 s are allowed; it was stopped"
        )
        assert result.winner == fixture.bots.index(WANDERER)


def test_a_bot_that_takes_its_process_down_twice_forfeits() -> None:
    bomb = named("Bomb", sane=9)
    ((fixture, result),) = list(play_all(fixtures(Match((WANDERER, bomb)), 1)[:1], Terms(), 1))
    assert result.fault is not None
    assert (result.fault.kind, result.fault.seat, result.deaths) == ("death", fixture.bots.index(bomb), 1)


def test_a_process_that_dies_once_is_replaced_and_its_game_played_again_and_noted(tmp_path: Path) -> None:
    bomb = named("Bomb", sane=9, mark=str(tmp_path / "mark"))
    games = results_of(Match((WANDERER, bomb)), 4, 1)
    assert [result.fault for _, result in games.values()] == [None] * 4
    assert [result.deaths for _, result in games.values()] == [1, 0, 0, 0]
    assert games[0][1].fault_text() == "A process died over the game with seed 0/0, which was played again."


def test_a_process_killed_from_outside_costs_nobody_a_game() -> None:
    match = Match(("calf",))
    played = []
    with closing(play_all(fixtures(match, 6), match.terms, 1)) as games:
        for fixture, result in games:
            played.append((fixture.number, result.fault))
            if len(played) == 2:
                (child,) = multiprocessing.active_children()
                assert child.pid is not None
                os.kill(child.pid, signal.SIGKILL)
    assert played == [(number, None) for number in range(6)]


@pytest.mark.parametrize("kept", [1, 3])
def test_closing_ends_the_processes(kept: int) -> None:
    match = Match(("calf",))
    with closing(play_all(fixtures(match, 500), match.terms, 2)) as games:
        for _ in range(kept):
            next(games)
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []
