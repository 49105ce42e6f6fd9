"""The engine keeps secrets: seats and spectators see the same in any two worlds they cannot tell apart.

How the worlds are made and what is compared is told in `two_worlds`; who is shown what in `visibility_table`.
"""

from collections import Counter

import pytest

from ardri.rules.editions.registry import with_every_module
from tests.rules.helpers.recorded_games import PlayedOut, Setup
from tests.rules.helpers.two_worlds import two_worlds
from tests.toy_edition import toy

__all__ = ["toy"]

TABLES = [
    (players, windows, edition)
    for players in (2, 3, 4)
    for windows in ("open", "sealed")
    for edition in ("base", "discovery")
]
GAMES_EACH = 5  # 60 games in all
MANY_EACH = 167  # 2,004 games in all
BATCHES = 8
EVERYTHING = with_every_module().name


def compare_worlds(players: int, windows: str, edition: str, seeds: range) -> Counter[str]:
    done: Counter[str] = Counter()
    for seed in seeds:
        two_worlds(PlayedOut(Setup(players, windows, edition, undo=seed % 2 == 1, seed=seed)), done)
    return done


def check_enough_was_compared(done: Counter[str], observers: int) -> None:
    games = done["games"]
    assert done["comparisons"] >= 20 * games * observers
    assert done["apart"] >= 10 * games * observers
    assert done["imagined"] >= games
    assert done["future"] == games * observers
    assert done["action"] >= 0.8 * games * observers
    assert done["epic"] >= 0.25 * games * observers
    assert done["tile"] >= 0.05 * games * observers
    assert done["answer"] >= 3 * games * observers
    assert done["lost"] + done["told apart by the rules"] <= 0.1 * games * observers


@pytest.mark.parametrize(("players", "windows", "edition"), TABLES)
def test_nobody_can_tell_two_worlds_apart_before_they_are_shown(
    players: int, windows: str, edition: str
) -> None:
    done = compare_worlds(players, windows, edition, range(GAMES_EACH))
    check_enough_was_compared(done, players + 1)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize(("players", "windows", "edition"), TABLES)
def test_nobody_can_tell_two_worlds_apart_in_many_games(
    players: int, windows: str, edition: str, batch: int
) -> None:
    done = compare_worlds(
        players, windows, edition, range(GAMES_EACH + batch, GAMES_EACH + MANY_EACH, BATCHES)
    )
    check_enough_was_compared(done, players + 1)


# Another edition, with five seats


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_five_seats_of_the_toy_edition_cannot_tell_two_worlds_apart(windows: str) -> None:
    check_enough_was_compared(compare_worlds(5, windows, "toy", range(2)), 6)


@pytest.mark.slow
@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_nobody_can_tell_two_worlds_of_the_toy_edition_apart(windows: str, batch: int) -> None:
    done = compare_worlds(5, windows, "toy", range(GAMES_EACH + batch, GAMES_EACH + MANY_EACH, BATCHES))
    check_enough_was_compared(done, 6)


# The base game with every module there is, with five seats


@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_five_seats_with_every_module_cannot_tell_two_worlds_apart(windows: str) -> None:
    check_enough_was_compared(compare_worlds(5, windows, EVERYTHING, range(3)), 6)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_nobody_can_tell_two_worlds_with_every_module_apart(windows: str, batch: int) -> None:
    done = compare_worlds(5, windows, EVERYTHING, range(GAMES_EACH + batch, GAMES_EACH + MANY_EACH, BATCHES))
    check_enough_was_compared(done, 6)
