"""The summary of a match: standings, who got the better of whom, how games were won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations

from ardri.arena.match import GameResult
from ardri.arena.statistics import wilson


@dataclass(frozen=True)
class Standing:
    """The standing of one bot in some games; a game in which it has two seats counts twice."""

    bot: str
    games: int
    wins: int
    shared: int  # wins together with others
    draws: int
    forfeits: int
    points: float
    expected: float
    decisions: int
    seconds: float
    slowest: float

    @property
    def score(self) -> float:
        """Its share of the points."""
        return self.points / self.games if self.games else 0.0

    @property
    def par(self) -> float:
        """The share of a bot that is as good as the others."""
        return self.expected / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval for its share."""
        return wilson(self.points, self.games)

    @property
    def pace(self) -> float:
        """Seconds for a decision."""
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True)
class Rating:
    """The rating of a bot, and its uncertainty."""

    bot: str
    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        """The interval that holds its strength with 95 %."""
        return self.mu - 1.96 * self.sigma, self.mu + 1.96 * self.sigma


def standing(bot: str, results: Iterable[GameResult], seat: int | None = None) -> Standing:
    """The standing of a bot, in all seats or in one."""
    games = wins = shared = draws = forfeits = decisions = 0
    points = expected = seconds = slowest = 0.0
    for result in results:
        for at, name in enumerate(result.bots):
            if name != bot or result.void or seat not in (None, at):
                continue
            fault = result.fault
            games += 1
            wins += result.winner == at
            shared += at in result.sharing
            draws += result.winner is None and not result.sharing and fault is None
            forfeits += fault is not None and fault.seat == at
            points += result.points[at]
            expected += 1 / len(result.bots)
            decisions += result.decisions[at]
            seconds += result.seconds[at]
            slowest = max(slowest, result.slowest[at])
    return Standing(bot, games, wins, shared, draws, forfeits, points, expected, decisions, seconds, slowest)


def standings(bots: Sequence[str], results: Sequence[GameResult]) -> list[Standing]:
    """The standing of each bot, the best first."""
    found = [standing(bot, results) for bot in bots]
    return sorted(found, key=lambda one: one.par - one.score)


def duels(bots: Sequence[str], results: Iterable[GameResult]) -> dict[tuple[str, str], tuple[float, float]]:
    """For each two bots, the points that each got at tables where both sat."""
    found: dict[tuple[str, str], tuple[float, float]] = {}
    for result in results:
        shares = {bot: 0.0 for bot in bots if bot in result.bots}
        for bot, points in zip(result.bots, result.points, strict=True):
            shares[bot] += points / result.bots.count(bot)
        for one, other in permutations(shares, 2):
            before = found.get((one, other), (0.0, 0.0))
            found[one, other] = (before[0] + shares[one], before[1] + shares[other])
    return found


def ways(results: Iterable[GameResult], bot: str | None = None) -> dict[str, int]:
    """With which conditions games were won, by anybody or by one bot; most frequent first."""
    won = Counter(
        " + ".join(result.won_with)
        for result in results
        if result.winner is not None and result.won_with and bot in (None, result.bots[result.winner])
    )
    return dict(sorted(won.items(), key=lambda entry: (-entry[1], entry[0])))


def endings(results: Iterable[GameResult]) -> dict[str, int]:
    """Why games ended, most frequent first."""
    return dict(sorted(Counter(result.reason for result in results).items(), key=lambda e: (-e[1], e[0])))


def complete(results: Iterable[GameResult]) -> list[GameResult]:
    """The games that were played to their end."""
    return [result for result in results if result.fault is None]
