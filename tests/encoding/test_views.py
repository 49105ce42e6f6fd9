"""An observation is made of a view alone, and has the numbers that the game gives."""

from collections import Counter
from collections.abc import Iterator
from json import dumps
from random import Random

import pytest

from ardri.encoding.layout import layout_of
from ardri.encoding.observation import observe, observe_view
from ardri.rules.editions.registry import with_every_module
from ardri.rules.game import Game
from ardri.testing import play, position
from tests.encoding.row_reading import TABLES, moments_of_a_game
from tests.rules.helpers.recorded_games import PlayedOut, Setup
from tests.rules.helpers.two_worlds import seat_of, two_worlds
from tests.toy_edition import toy

__all__ = ["toy"]

EVERYTHING = with_every_module().name


def compare(game: Game) -> None:
    """Every seat's observation from its view, part by part, with that from the game."""
    layout = layout_of(game.state.edition)
    for seat in range(game.state.players):
        row, seen = observe(game, seat), observe_view(game.view(seat))
        different = [e.name for e in layout.parts if row[layout.part(e.name)] != seen[layout.part(e.name)]]
        assert different == [], f"seat {seat} of {game}"
        assert row == seen


@pytest.mark.parametrize(("players", "discovery", "windows"), TABLES)
@pytest.mark.parametrize("seed", [2, 3])
def test_a_view_gives_the_numbers_that_the_game_gives(
    players: int, discovery: bool, windows: str, seed: int
) -> None:
    for game in moments_of_a_game(players, discovery, windows, seed, every=5, rounds=4):
        compare(game)


def moments(edition: str, windows: str, players: int) -> Iterator[Game]:
    game = Game.start(players, f"views {windows}", edition, windows, round_limit=2)
    rng = Random(players)
    while not game.over:
        yield game
        decision = rng.choice(game.pending)
        game.choose(rng.choice(decision.options), decision.seat)
    yield game


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize(("edition", "players"), [(EVERYTHING, 5), ("base+king+sea", 3), ("toy", 5)])
def test_a_view_of_another_edition_gives_the_same_numbers_too(
    edition: str, windows: str, players: int
) -> None:
    for game in moments(edition, windows, players):
        compare(game)


def test_an_answer_is_in_the_numbers_though_the_moor_came_between() -> None:
    game = Game.start(players=2, seed=4)
    while game.decision.question != "draft_keep":
        game.choose(game.decision.options[0])
    game.choose(game.decision.options[0])
    assert game.view(0).named
    assert not game.view(0).asked
    assert game.view(1).asked
    assert game.view(None).named == ()
    assert not game.view(None).asked
    compare(game)


def test_what_was_declared_so_far_is_public() -> None:
    game = position(clans={"hills": "A2 B1", "cove": "A2"}, hand={"A": "migration bard"}, turn="A")
    play(game, "A: card:migration, from:hills")
    assert game.view(1).plan == game.view(None).plan != ()
    compare(game)


def rows(game: Game, who: str) -> str:
    """The observation of a seat, part by part; of a spectator there is none."""
    seat = seat_of(who)
    if seat is None:
        return dumps({})
    row, layout = observe_view(game.view(seat)), layout_of(game.state.edition)
    return dumps({entry.name: list(row[layout.part(entry.name)]) for entry in layout.parts})


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize(("edition", "players"), [("base", 3), (EVERYTHING, 5)])
def test_observations_of_two_worlds_that_cannot_be_told_apart_are_equal(
    edition: str, windows: str, players: int
) -> None:
    done: Counter[str] = Counter()
    two_worlds(PlayedOut(Setup(players, windows, edition, undo=False, seed=3)), done, look=rows)
    assert done["comparisons"] > 20 * players
    assert done["apart"] > 10 * players
