"""The schedule of a match: which bots play each other, in which seats."""

from collections import Counter
from itertools import islice

import pytest

from ardri.arena.schedule import Match, fixtures, laps, lineups

BOTS = ("a", "b", "c", "d", "e")


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_in_every_seat_of_each_deal_as_often(bots: int, players: int) -> None:
    match = Match(BOTS[:bots], (players,))
    for lap in islice(laps(match), 3):
        for deal in {fixture.deal for fixture in lap}:
            games = [fixture for fixture in lap if fixture.deal == deal]
            assert len({game.seed for game in games}) == 1
            for bot in games[0].bots:
                seats = Counter(at for game in games for at, name in enumerate(game.bots) if name == bot)
                assert [seats[seat] for seat in range(players)] == [seats[0]] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_lap_every_bot_meets_every_other_as_often(players: int) -> None:
    (lap,) = islice(laps(Match(BOTS, (players,))), 1)
    met = Counter((one, other) for game in lap for one in game.bots for other in game.bots if one < other)
    assert len(met) == 10
    assert len(set(met.values())) == 1


def test_too_few_bots_share_the_seats_as_evenly_as_they_can() -> None:
    assert lineups(("a", "b"), 4) == [("a", "b", "a", "b")]
    assert lineups(("a", "b", "c"), 4) == [("a", "b", "c", name) for name in "abc"]
    assert lineups(("a",), 2) == [("a", "a")]


def test_a_game_that_would_be_the_same_again_is_not_played_twice() -> None:
    assert [game.seed for game in fixtures(Match(("a",), (4,)), 3)] == ["0/0", "0/1", "0/2"]


def test_tables_of_all_sizes_come_in_one_lap() -> None:
    (lap,) = islice(laps(Match(("a", "b", "c"), (2, 3, 4))), 1)
    assert Counter(len(game.bots) for game in lap)[2] == 6
    assert {len(game.bots) for game in lap} == {2, 3, 4}


def test_more_games_begin_with_the_same_games_and_laps_are_whole() -> None:
    match = Match(("a", "b", "c"), (2,), seed=4)
    few, many = fixtures(match, 7), fixtures(match, 30)
    assert len(few) == 12
    assert many[:12] == few
    assert [game.number for game in many] == list(range(30))


def test_another_seed_gives_other_deals() -> None:
    assert fixtures(Match(BOTS, (4,), seed=1), 20) != fixtures(Match(BOTS, (4,), seed=2), 20)


def test_one_may_be_alone_against_all_others() -> None:
    (lap,) = islice(laps(Match(("druid", "calf"), (4,), alone=True)), 1)
    assert [fixture.bots.index("druid") for fixture in lap] != [0, 0, 0, 0]
    assert sorted(fixture.bots.index("druid") for fixture in lap) == [0, 1, 2, 3]
    assert all(fixture.bots.count("calf") == 3 for fixture in lap)


def test_the_one_who_is_alone_meets_every_lineup_of_the_others() -> None:
    (lap,) = islice(laps(Match(BOTS[:3], (3,), alone=True)), 1)
    assert {tuple(sorted(fixture.bots)) for fixture in lap} == {tuple(sorted(BOTS[:3]))}
    (lap,) = islice(laps(Match(BOTS[:4], (3,), alone=True)), 1)
    assert len({tuple(sorted(fixture.bots)) for fixture in lap}) == 3
    assert all(BOTS[0] in fixture.bots for fixture in lap)
