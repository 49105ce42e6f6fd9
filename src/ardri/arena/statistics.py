"""How sure the results are: an interval for a share, and a test that may be looked at after every lap.

The test bets against "this bot is no better and no worse than par" (Waudby-Smith and Ramdas, *Estimating
means of bounded random variables by betting*, JRSS B 2024). If that is true, nobody can expect to win by such
bets, and the chance that the capital *ever* grows to ``1 / alpha`` times the stake is at most alpha (Ville's
inequality). So one may look after every lap and end the match when it is sure.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
BOLDNESS: Final = 0.5  # the largest part of the capital that one lap can cost
STEPS: Final = 40


def wilson(points: float, games: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval for the share of so many points in so many games.

    >>> [lap(end, 4) for end in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = points / games
    shrink = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / shrink
    spread = z / shrink * sqrt(max(0.0, share * (1 - share) / games + z * z / (4 * games * games)))
    return max(0.0, middle - spread), min(1.0, middle + spread)


@dataclass(frozen=True)
class Score:
    """What a bot got in one lap: points for each seat it had, and what is par at such tables."""

    points: float
    par: float

    @property
    def edge(self) -> float:
        """How far it is above par."""
        return self.points - self.par


def stakes(scores: Sequence[Score], alpha: float) -> list[float]:
    """How boldly to bet on each lap, judging by the laps before it alone."""
    found = []
    total, squares = 0.0, 0.25
    for at, score in enumerate(scores, 1):
        found.append(sqrt(2 * log(2 / alpha) / (squares * log(1 + at))))
        total += score.edge
        squares += (score.edge - total / (at + 1)) ** 2
    return found


def gains(scores: Sequence[Score], bets: Sequence[float], edge: float) -> list[float]:
    """The logarithm of what each lap gives who bets that the bot is further above par than this edge."""
    found = []
    for score, bet in zip(scores, bets, strict=True):
        mean = score.par + edge
        stake = min(bet, BOLDNESS / mean) if mean > 0 else bet
        found.append(log(1 + stake * (score.points - mean)))
    return found


def mirrored(scores: Sequence[Score]) -> list[Score]:
    """The scores of everybody else, so that who bets against a bot bets on these."""
    return [Score(1 - score.points, 1 - score.par) for score in scores]


def evidence(scores: Sequence[Score], alpha: float) -> list[float]:
    """After each lap, how often the stake was won against "it plays at par": sure at ``1 / alpha``."""
    bets = stakes(scores, alpha)
    above = accumulate(gains(scores, bets, 0))
    below = accumulate(gains(mirrored(scores), bets, 0))
    return [exp(min(700.0, max(up, down))) / 2 for up, down in zip(above, below, strict=True)]


def sure_after(scores: Sequence[Score], alpha: float) -> int | None:
    """After how many laps it was sure that a bot does not play at par, if it ever was."""
    for at, capital in enumerate(evidence(scores, alpha), 1):
        if capital >= 1 / alpha:
            return at
    return None


def edges(scores: Sequence[Score], alpha: float) -> tuple[float, float]:
    """An interval for how far above par a bot plays, valid however long one plays."""
    if not scores:
        return -1.0, 1.0
    bets = stakes(scores, alpha)
    others = mirrored(scores)
    least = -min(score.par for score in scores)
    most = 1 - max(score.par for score in scores)
    low = _last(lambda edge: sum(gains(scores, bets, edge)) >= log(2 / alpha), least, most)
    high = -_last(lambda edge: sum(gains(others, bets, edge)) >= log(2 / alpha), -most, -least)
    return low, high


def _last(refuted: Callable[[float], bool], low: float, high: float) -> float:
    """The end of what is refuted, which begins at the low end."""
    if not refuted(low):
        return low
    for _ in range(STEPS):
        middle = (low + high) / 2
        if refuted(middle):
            low = middle
        else:
            high = middle
    return low
