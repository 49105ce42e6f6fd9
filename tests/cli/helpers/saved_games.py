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


def a_plan(file: Path, question: str) -> Game:
    """A game of three in which seat A is asked for a plan of several things, written into a file."""
    for seed in range(100):
        game = Game.start(3, seed, listen=True, undo=True)
        rng = random.Random(seed)
        while not game.over:
            form = game.form_of(0) if game.decision.question == question else None
            if form is not None and form.most > 1 and len(form.items) > 1 and game.decision.seat == 0:
                write_game(game, file)
                return game
            game.choose_code(rng.choice(game.codes))
    raise AssertionError(f"nobody is asked {question}")
