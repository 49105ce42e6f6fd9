"""Whole games among bots, for tests."""

from collections.abc import Sequence

from ardri.bots.protocol import Bot
from ardri.rules.game import Game

LONGEST = 20_000


def play_out(game: Game, bots: Sequence[Bot]) -> list[str]:
    """Every seat asked answers by its bot until the game is over; the keys chosen."""
    chosen = []
    for _ in range(LONGEST):
        if game.over:
            break
        decision = game.decision
        option = bots[decision.seat].choose(game.view(decision.seat), decision)
        assert option in decision.options
        game.choose(option, seat=decision.seat)
        chosen.append(option.key)
    assert game.over
    return chosen
