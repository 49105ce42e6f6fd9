"""Ratings over tables of any size: openskill's Plackett-Luce model, game by game in the order of the match.

They are for fields of bots that meet in many lineups. The numbers mean nothing but beside each other in one
match: 25 is what everybody begins with. This module needs openskill (``pip install ardri[arena]``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce

from ardri.arena.match import GameResult
from ardri.arena.summary import Rating


def ratings(bots: Sequence[str], results: Iterable[GameResult]) -> list[Rating]:
    """The bots' ratings after these games, the best first.

    Who gets points is before who gets none, and more is not known: the rules name only winners. A bot with
    several seats is rated in each, and keeps the average.
    """
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
