"""A bot in thirty lines: the hare wants to be everywhere.

It tries every option in one world that may be the real one, and counts the territories it is present in.
"""

from random import Random

from ardri import Decision, Option, View
from ardri.bots.settings import numbers


class Hare:
    """Plays for land, and claims what it has."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        """The option after which it is present in most territories; any of them if there are several."""
        world = next(view.worlds(self.rng))
        best = decision.options[0]
        most = (-1, 0.0)
        for option in decision.options:
            trial = world.copy()
            trial.choose(option, seat=decision.seat)
            land = trial.view(None).tracks(decision.seat).land
            score = (land + 10 * (option.key == "pretender"), self.rng.random())
            if score > most:
                best, most = option, score
        return best


def make(seed: str, settings: dict[str, str]) -> Hare:
    """The maker that the entry point names: a hare for one seat of one game, without settings."""
    numbers(settings, {})
    return Hare(seed)
