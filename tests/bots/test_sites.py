"""Choosing the place of the Capital and of new tiles."""

from ardri.bots.chieftain import Chieftain
from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.board import site_from_text
from ardri.rules.box.catalogue import bits
from ardri.rules.game import Game
from ardri.testing import play, position


def chosen(game: Game) -> str:
    return Chieftain("1").choose(game.view(game.decision.seat), game.decision).key


def touched(game: Game, key: str) -> list[str]:
    site = site_from_text(key.removeprefix("site:"))
    return [TILE_KEYS[tile] for tile in bits(game.state.board.touched(site))]


def test_the_brenn_lays_the_land_of_others_away_from_them() -> None:
    game = position(
        clans={"plains": "A2", "hills": "A1", "cove": "B3", "valley": "B2"},
        hand={"A": "bard", "B": "exploration"},
        turn="B",
    )
    play(game, "B: card:exploration")
    assert game.decision.seat == 0
    assert touched(game, chosen(game)) == ["hills", "plains"]


def test_the_capital_has_as_many_neighbours_as_any_territory() -> None:
    game = Game.start(players=4, seed=3)
    adjacent = game.state.board.adjacent
    key = chosen(game)
    at = TILE_KEYS.index(key.removeprefix("territory:"))
    fit = [TILE_KEYS.index(option.key.removeprefix("territory:")) for option in game.decision.options]
    assert adjacent[at].bit_count() == max(adjacent[tile].bit_count() for tile in fit)
