"""Games to begin with."""

import random
from pathlib import Path

from ardri.cli.shared.save_files import write_game
from ardri.rules.game import Game


def a_clash(file: Path) -> Game:
    """A game of three in which seat A maneuvers, written into a file."""
    game = Game.start(3, 5, listen=True, undo=True)
    rng = random.Random(5)
    while game.decision.seat != 0 or game.decision.question != "maneuver":
        game.choose_code(rng.choice(game.codes))
    write_game(game, file)
    return game
