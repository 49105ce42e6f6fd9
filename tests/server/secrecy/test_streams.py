"""Nobody is told what they must not know: not by a message, nor by its number, nor by its absence."""

from __future__ import annotations

from collections import Counter

import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.editions.registry import with_every_module
from ardri.server.table import log_entries
from tests.server.helpers.two_worlds_streams import Watched, two_worlds
from tests.toy_edition import toy

__all__ = ["toy"]

GAMES = 4
MANY = 60
EVERYTHING = with_every_module().name


def unnoticed(watched: Watched) -> Counter[str]:
    """Check that what is done unseen is noticed by nobody else; how often it was, by kind."""
    done: Counter[str] = Counter()
    for at in range(len(watched.stops) - 1):
        entry, noticed = watched.entry(at), watched.noticed[at]
        if watched.public[at]:
            assert len(noticed) == watched.players + 1
            continue
        done[type(entry).__name__] += 1
        if isinstance(entry, log_entries.Chosen | log_entries.Undone | log_entries.Ordered):
            name = SEAT_NAMES[entry.seat]
            assert noticed in ([name], []), f"{name} did {entry} unseen, but {noticed} noticed it"
        else:
            assert isinstance(entry, log_entries.Closed)
            asked = [SEAT_NAMES[seat] for seat in watched.asked[at]]
            assert noticed == asked, f"a pause went on, and {noticed} noticed it"
    return done


@pytest.mark.parametrize("players", [2, 3, 4])
def test_answers_that_wait_are_noticed_by_nobody_else(players: int) -> None:
    done: Counter[str] = Counter()
    for seed in range(GAMES):
        done += unnoticed(Watched(players, seed))
    assert done["Chosen"] > 10 * GAMES
    assert done["Closed"] > 0


def check_worlds(players: int, seeds: range, edition: str = "base") -> None:
    done: Counter[str] = Counter()
    for seed in seeds:
        two_worlds(Watched(players, seed, edition), done)
    observers = done["games"] * (players + 1)
    assert done["comparisons"] >= 15 * observers
    assert done["apart"] >= 5 * observers
    assert done["action"] >= 0.8 * observers
    assert done["epic"] >= 0.3 * observers
    assert done["told apart by the rules"] <= 0.05 * observers
    assert done["reactions"] >= observers
    assert done["windows"] >= 5 * observers
    assert done["reactions"] != done["reactions in the twin"]  # some are passed over in the twin


@pytest.mark.parametrize("players", [2, 3, 4])
def test_streams_are_the_same_in_two_worlds_that_cannot_be_told_apart(players: int) -> None:
    check_worlds(players, range(GAMES))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_streams_are_the_same_in_many_pairs_of_worlds(players: int) -> None:
    check_worlds(players, range(GAMES, MANY))


@pytest.mark.usefixtures("toy")
def test_answers_of_five_seats_that_wait_are_noticed_by_nobody_else() -> None:
    assert unnoticed(Watched(5, 1, "toy"))["Chosen"] > 10


@pytest.mark.usefixtures("toy")
def test_streams_of_the_toy_edition_are_the_same_in_two_worlds() -> None:
    check_worlds(5, range(2), "toy")


@pytest.mark.slow
@pytest.mark.usefixtures("toy")
def test_streams_of_the_toy_edition_are_the_same_in_many_pairs_of_worlds() -> None:
    check_worlds(5, range(2, MANY), "toy")


def test_streams_of_five_seats_with_every_module_are_the_same_in_two_worlds() -> None:
    check_worlds(5, range(2), EVERYTHING)


@pytest.mark.slow
def test_streams_of_five_seats_with_every_module_are_the_same_in_many_pairs_of_worlds() -> None:
    check_worlds(5, range(2, MANY), EVERYTHING)
