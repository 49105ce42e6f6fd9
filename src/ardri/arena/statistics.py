"""Statistics: a confidence interval for a share, and a test that may be looked at after every lap.

The test bets against "this bot is no better and no worse than par" (Waudby-Smith and Ramdas, *Estimating
means of bounded random variables by betting*, JRSS B 2024). If that is true, nobody can expect to win by such
bets, and the chance that the capital *ever* grows to ``1 / alpha`` times the stake is at most alpha (Ville's
inequality). So one may look after every lap and end the match when it is sure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
BOLDNESS: Final = 0.5  # the largest part of the capital that one lap can cost
HALVINGS: Final = 20
LARGEST: Final = 700.0  # the logarithm of almost the largest number


def wilson(points: float, games: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's interval for the share of so many points in so many games.

    >>> [round(end, 4) for end in wilson(8, 10)]
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
    """The score of a bot in one lap: points for each seat it had, and what is par at such tables."""

    points: float
    par: float

    @property
    def edge(self) -> float:
        """The distance above par."""
        return self.points - self.par

    @property
    def others(self) -> Score:
        """The score of the others: who bets against a bot bets on it."""
        return Score(1 - self.points, 1 - self.par)


class Wager:
    """Bets on a bot, and as many against it, lap by lap: is it any better or worse than par?"""

    def __init__(self, alpha: float = 1 - CONFIDENCE) -> None:
        self.alpha = alpha
        self.scores: list[Score] = []
        self.sure_after: int | None = None  # so many laps, if it ever was sure
        self._stakes: list[float] = []
        self._logs = [0.0, 0.0]
        self._total, self._squares = 0.0, 0.25

    def add(self, score: Score) -> None:
        """Bet on the next lap, as boldly as the laps before it suggest, and see what came of it."""
        laps = len(self.scores) + 1
        stake = sqrt(2 * log(2 / self.alpha) / (self._squares * log(1 + laps)))
        self.scores.append(score)
        self._stakes.append(stake)
        self._logs[0] += gain(score, stake, 0)
        self._logs[1] += gain(score.others, stake, 0)
        self._total += score.edge
        self._squares += (score.edge - self._total / (laps + 1)) ** 2
        if self.sure_after is None and self.capital >= 1 / self.alpha:
            self.sure_after = laps

    @property
    def capital(self) -> float:
        """The wealth won by now, in starting stakes, by betting against "it plays at par"."""
        return exp(min(LARGEST, max(self._logs))) / 2

    def edges(self, laps: int | None = None) -> tuple[float, float]:
        """An interval for how far above par the bot plays, after all laps or the first so many.

        With the chance agreed, all these intervals are true at once, however long one plays.
        """
        bets = list(zip(self.scores, self._stakes, strict=True))[:laps]
        if not bets:
            return -1.0, 1.0
        least = -min(score.par for score, _ in bets)
        most = 1 - max(score.par for score, _ in bets)
        against = [(score.others, stake) for score, stake in bets]
        return self._refuted(bets, least, most), -self._refuted(against, -most, -least)

    def _refuted(self, bets: Sequence[tuple[Score, float]], low: float, high: float) -> float:
        """The largest edge against which the bets have won enough; what they win falls with the edge."""
        enough = log(2 / self.alpha)

        def refuted(edge: float) -> bool:
            return sum(gain(score, stake, edge) for score, stake in bets) >= enough

        if not refuted(low):
            return low
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            low, high = (middle, high) if refuted(middle) else (low, middle)
        return low


def gain(score: Score, stake: float, edge: float) -> float:
    """The logarithm of what one lap gives who bets that the bot is further above par than this edge."""
    mean = score.par + edge
    if mean > 0:
        stake = min(stake, BOLDNESS / mean)
    return log(1 + stake * (score.points - mean))
