"""Ard Rí, four random players: through options, as in the manual, and through codes, the fast path."""

import random
from collections.abc import Sequence

from ardri.rules.game import Game
from benchmarks.contest import Copyable, Played, main


class Options:
    """The loop of the manual: read the decision, choose one of its options."""

    def play(self, seed: int) -> Played:
        """Play one game of random choices to its end."""
        game = Game.start(players=4, seed=seed)
        choice = random.Random(seed).choice
        decisions = real = 0
        while not game.over:
            options = game.decision.options
            decisions += 1
            if len(options) > 1:
                real += 1
            game.choose(choice(options))
        return Played(decisions, real)

    def positions(self, seed: int, every: int) -> Sequence[Copyable]:
        """Play one game and return the position at every so many decisions."""
        game = Game.start(players=4, seed=seed)
        choice = random.Random(seed).choice
        found: list[Copyable] = []
        decisions = 0
        while not game.over:
            if decisions % every == 0:
                found.append(game.copy())
            game.choose(choice(game.decision.options))
            decisions += 1
        return found


class Codes(Options):
    """The loop of search and training: options are integers."""

    def play(self, seed: int) -> Played:
        """Play one game of random choices to its end."""
        game = Game.start(players=4, seed=seed)
        chance = random.Random(seed).random
        choose_code = game.choose_code
        decisions = real = 0
        while not game.over:
            codes = game.codes
            count = len(codes)
            decisions += 1
            if count > 1:
                real += 1
            choose_code(codes[int(chance() * count)])
        return Played(decisions, real)


if __name__ == "__main__":
    main({"options": Options, "codes": Codes})
