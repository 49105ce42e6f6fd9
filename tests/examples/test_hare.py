"""The example bot: it plays, and it does what it says."""

from ardri.rules.game import Game
from ardri.testing import play, position
from examples.hare import Hare, make
from tests.bots.bot_games import play_out


def test_hares_play_a_game() -> None:
    play_out(Game.start(players=3, seed=1, round_limit=4), [make(name, {}) for name in "abc"])


def test_a_hare_runs_where_it_has_not_been() -> None:
    game = position(
        clans={"plains": "A2", "hills": "A1", "cove": "B1"},
        hand={"A": "children_of_dana", "B": "bard"},
        turn="A",
    )
    play(game, "A: card:children_of_dana")
    assert Hare("1").choose(game.view(0), game.decision).key == "territory:cove"
