"""Observations of games with modules: markers are in them, and two positions that look different have two."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from ardri.encoding.actions import table_of
from ardri.encoding.batch import Batch
from ardri.encoding.layout import Layout, layout_of
from ardri.encoding.observation import observe
from ardri.rules.box.catalogue import bits
from ardri.rules.editions.registry import edition_of, with_every_module
from ardri.rules.game import Game
from ardri.rules.state.markers import SEAT, STATE, Marker
from ardri.rules.state.state import State
from ardri.testing import play, position
from tests.seasons.year.year_positions import YEAR

EVERY = with_every_module()


def part(game: Game, name: str, seat: int = 0) -> list[int]:
    return list(observe(game, seat)[layout_of(game.state.edition).part(name)])


def test_each_edition_has_a_version_and_a_size_of_its_own() -> None:
    names = ("base", "base+king", "base+seasons", YEAR, EVERY.name)
    layouts: list[Layout] = [layout_of(edition_of(name)) for name in names]
    assert (
        len({layout.version for layout in layouts}) == len({layout.size for layout in layouts}) == len(names)
    )
    assert (layouts[0].version, layouts[0].size, layout_of(edition_of("discovery")).version) == (
        "3",
        2652,
        "3",
    )
    assert all(layout.version.startswith("3-") for layout in layouts[1:])
    assert len(table_of(EVERY).codes) > 475


def test_the_king_tile_and_the_season_are_flags() -> None:
    for at, season in enumerate(("spring", "summer", "autumn", "winter")):
        game = position(turn="A", edition=YEAR, markers={"season": season})
        assert part(game, "marker_season") == [int(at == other) for other in range(4)]
    game = position(turn="A", edition="base+king", markers={"king": "need"})
    assert part(game, "marker_king", 1) == [0, 1]


def test_whether_territories_come_in_the_order_of_discovery_is_told_with_modules_too() -> None:
    assert [part(Game.start(2, 1, f"{name}+king"), "discovery") for name in ("base", "discovery")] == [
        [0],
        [1],
    ]


def test_what_was_declared_at_beltane_is_told() -> None:
    rows = set()
    for origin in ("hills", "cove"):
        game = position(
            tiles="plains hills cove",
            clans={"hills": "A2", "cove": "A2", "plains": "B2"},
            hand={"A": "festival druid"},
            turn="A",
            edition=YEAR,
            markers={"season": "summer"},
        )
        play(game, f"A: beltane, discard:festival, from:{origin}, to:plains")
        rows.add(observe(game, 0))
    assert len(rows) == 2


@pytest.mark.parametrize("marker", EVERY.box.markers, ids=lambda marker: marker.name)
def test_every_value_of_a_marker_has_an_observation_of_its_own(marker: Marker) -> None:
    game = Game.start(2, 3, EVERY)
    s = game.state
    rows = set()
    numbers = list(values(marker, s))
    for number in numbers:
        s.set_marker(marker.name, number)
        rows.add(observe(game, 1))
    assert len(rows) == len(numbers) > 1


def values(marker: Marker, s: State) -> Iterator[int]:
    """Numbers that a marker may have."""
    if marker.kind == STATE:
        yield from range(len(marker.states))
    elif marker.kind == SEAT:
        yield from range(-1, s.players)
    else:
        yield from bits(s.board.tiles)


@pytest.mark.parametrize("windows", ["open", "sealed"])
@pytest.mark.parametrize("players", [2, 5])
def test_equal_rows_are_of_equal_views_and_of_all_worlds(players: int, windows: str) -> None:
    game = Game.start(players, f"rows {windows}", EVERY, windows, round_limit=3)
    rng = Random(players)
    seen: dict[bytes, object] = {}
    while not game.over:
        for seat in range(players):
            row = observe(game, seat)
            assert seen.setdefault(row, shown(game, seat)) == shown(game, seat)
        seat = rng.randrange(players)
        world = next(game.view(seat).worlds(rng))
        assert observe(world, seat) == observe(game, seat)
        decision = rng.choice(game.pending)
        game.choose(rng.choice(decision.options), decision.seat)


def shown(game: Game, seat: int) -> object:
    """What everybody sees of the table, and the own cards and question."""
    view = game.view(seat).to_json()
    return [
        view[name]
        for name in ("phase", "round", "brenn", "crows", "capital", "festival", "territories", "markers")
    ] + [view["seats"], view["own"], view["decision"] and view["decision"]["question"]]  # type: ignore[index]


def test_a_batch_plays_with_modules() -> None:
    batch = Batch(games=3, players=3, seed=4, edition="base+king+festivals", round_limit=1)
    assert batch.observations.shape == (3, layout_of(edition_of("base+king+seasons+festivals")).size)
    rng = np.random.default_rng(3)
    for _ in range(60):
        batch.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks]))
        for slot, game in enumerate(batch.games):
            assert bytes(batch.observations[slot]) == observe(game, game.state.seat)
