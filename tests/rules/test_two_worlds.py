"""The engine keeps secrets: what a seat or a spectator sees is the same in any two worlds they cannot tell apart.

How the worlds are made and what is compared is told in `twins`; who is shown what in `whatisseen`.
"""

from collections import Counter

import pytest

from tests.rules.playedout import Setup
from tests.rules.twins import two_worlds

TABLES = [
    (players, windows, discovery)
    for players in (2, 3, 4)
    for windows in ("open", "sealed")
    for discovery in (False, True)
]
GAMES_EACH = 5  # 60 games in all
MANY_EACH = 167  # 2,004 games in all


def compare_worlds(players: int, windows: str, discovery: bool, seeds: range, twins_each: int) -> Counter[str]:
    done: Counter[str] = Counter()
    for seed in seeds:
        two_worlds(Setup(players, windows, discovery, undo=seed % 2 == 1, seed=seed), done, twins_each)
    return done


@pytest.mark.parametrize(("players", "windows", "discovery"), TABLES)
def test_nobody_can_tell_two_worlds_apart_before_the_table_says_so(
    players: int, windows: str, discovery: bool
) -> None:
    done = compare_worlds(players, windows, discovery, range(GAMES_EACH), twins_each=1)
    print(done)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(MANY_EACH))
@pytest.mark.parametrize(("players", "windows", "discovery"), TABLES)
def test_nobody_can_tell_two_worlds_apart_in_many_games(
    players: int, windows: str, discovery: bool, batch: int
) -> None:
    seeds = range(GAMES_EACH + batch, GAMES_EACH + batch + 1)
    done = compare_worlds(players, windows, discovery, seeds, twins_each=3)
    assert done["comparisons"]
