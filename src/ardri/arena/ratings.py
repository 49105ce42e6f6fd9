"""Ratings over tables of any size: the Plackett-Luce model of openskill, game by game in the order of the match.

They are for fields of bots that meet in many companies. The numbers mean nothing but beside each other in one
match: 25 is the average with which everybody begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec

from ardri.arena.match import GameResult


@dataclass(frozen=True)
class Rating:
    """How strong a bot seems, and how far that may be off."""

    bot: str
    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """Where its strength lies with 95 %."""
        return self.mu - 1.96 * self.sigma, self.mu + 1.96 * self.sigma


def can_rate() -> bool:
    """Whether openskill is there (``pip install ardri[arena]``)."""
    return find_spec("openskill") is not None


def ratings(bots: Sequence[str], results: Iterable[GameResult]) -> list[Rating]:
    """The bots' ratings after these games, the best first.

    Who gets points is before who gets none, and more is not known: the rules name only a winner. A bot with
    several seats is rated in each, and keeps the average.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots do not change from game to game
    known = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        if result.void or len(dict.fromkeys(result.bots)) < 2:
            continue
        ranks = [0.0 if points else 1.0 for points in result.points]
        rated = model.rate([[known[bot]] for bot in result.bots], ranks=ranks)
        for bot in dict.fromkeys(result.bots):
            own = [team[0] for team, name in zip(rated, result.bots, strict=True) if name == bot]
            mu = sum(one.mu for one in own) / len(own)
            sigma = sum(one.sigma for one in own) / len(own)
            known[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    found = [Rating(bot, rating.mu, rating.sigma) for bot, rating in known.items()]
    return sorted(found, key=lambda rating: -rating.mu)
