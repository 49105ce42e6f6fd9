"""Observations part by part: of the base game they are what is packed, and other editions have no others."""

from random import Random

import numpy as np
import pytest

from ardri.encoding.actions import table_of
from ardri.encoding.batch import Batch
from ardri.encoding.layout import layout_of
from ardri.encoding.observation import fill, observe
from ardri.encoding.plain import observe_plainly
from ardri.rules.box.options import KEYS, SITE
from ardri.rules.editions.base import BASE, DISCOVERY
from ardri.rules.game import Game
from ardri.rules.state.edition import Edition
from tests.toy_edition import toy

__all__ = ["toy"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_plain_and_packed_observations_are_the_same(players: int, windows: str) -> None:
    game = Game.start(players, f"plain {windows}", "discovery", windows, round_limit=3)
    rng = Random(players)
    layout = layout_of(DISCOVERY)
    while not game.over:
        for seat in range(players):
            row, plain = observe(game, seat), observe_plainly(game.view(seat), seat, layout)
            for entry in layout.parts:
                at = layout.part(entry.name)
                assert row[at] == plain[at], entry.name
        for _ in range(3):
            if not game.over:
                game.choose_code(rng.choice(game.codes))


def test_the_actions_of_the_base_game_are_its_option_table() -> None:
    table = table_of(BASE)
    assert table.codes == list(range(475))


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("windows", ["open", "sealed"])
def test_a_seat_of_five_sees_no_more_in_a_row_than_in_any_world(windows: str) -> None:
    game = Game.start(5, "worlds", "toy", windows, round_limit=2)
    rng = Random(7)
    while not game.over:
        seat = rng.randrange(5)
        world = next(game.view(seat).worlds(rng))
        assert observe(world, seat) == observe(game, seat)
        assert world.view(seat).to_json()["knows"] == game.view(seat).to_json()["knows"]
        for _ in range(7):
            if not game.over:
                game.choose_code(rng.choice(game.codes))


def test_an_edition_has_a_layout_and_actions_of_its_own(toy: Edition) -> None:
    layout, table = layout_of(toy), table_of(toy)
    assert not layout.packed
    assert layout.part("players").stop - layout.part("players").start == 4
    assert {KEYS[code] for code in table.codes if KEYS[code]} >= {"card:toy_lay", "attack:E", "toy_feast"}
    assert SITE in table.codes
    game = Game.start(5, "row", "toy")
    row = bytearray(layout.size + 1)
    fill(game, 4, row, 1)
    assert bytes(row[1:]) == observe(game, 4)


@pytest.mark.usefixtures("toy")
def test_games_of_another_edition_are_played_in_a_batch() -> None:
    batch = Batch(games=3, players=5, seed=4, edition="toy", round_limit=1)
    rng = np.random.default_rng(3)
    ended = 0
    for _ in range(300):
        choices = [rng.choice(np.flatnonzero(mask)) for mask in batch.masks]
        batch.step(np.array(choices))
        ended += int(batch.done.sum())
        for slot, game in enumerate(batch.games):
            assert bytes(batch.observations[slot]) == observe(game, game.state.seat)
    assert ended
