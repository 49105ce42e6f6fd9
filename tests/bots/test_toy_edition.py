"""Bots play five seats of another edition."""

import pytest

from ardri.bots.registry import make
from ardri.bots.win_probability import win_probabilities
from ardri.rules.game import Game
from ardri.rules.state.state import SEASON
from ardri.testing import play_random
from tests.toy_edition import toy

__all__ = ["toy"]


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(("spec", "choices"), [("chieftain", 40), ("easy", 40), ("druid:iterations=8", 3)])
def test_every_kind_of_bot_plays_five_seats(spec: str, choices: int) -> None:
    game = Game.start(5, f"bots {spec}", "toy", round_limit=3)
    while game.state.phase != SEASON:
        play_random(game, seed=game.state.round, choices=1)
    bots = [make(spec, str(seat)) for seat in range(5)]
    for _ in range(choices):
        if game.over:
            break
        decision = game.decision
        game.choose(bots[decision.seat].choose(game.view(decision.seat), decision))
    assert game.state.players == 5
    assert sum(win_probabilities(game.state)) == pytest.approx(1)
