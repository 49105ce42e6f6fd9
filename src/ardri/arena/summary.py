"""What came of the games: standings, seats, lengths, how games were won, and who is surely better than par."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ardri.arena.match import GameResult
from ardri.arena.schedule import Fixture, Match
from ardri.arena.statistics import CONFIDENCE, Score, Wager, wilson


@dataclass(frozen=True)
class Standing:
    """What one bot did in some games; a game in which it has two seats counts twice."""

    bot: str
    games: int
    wins: int
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


def standing(bot: str, results: Iterable[GameResult], seat: int | None = None) -> Standing:
    """What a bot did, in all seats or in one."""
    games = wins = draws = forfeits = decisions = 0
    points = expected = seconds = slowest = 0.0
    for result in results:
        for at, name in enumerate(result.bots):
            if name != bot or result.void or seat not in (None, at):
                continue
            fault = result.fault
            games += 1
            wins += result.winner == at
            draws += result.winner is None and fault is None
            forfeits += fault is not None and fault.seat == at
            points += result.points[at]
            expected += 1 / len(result.bots)
            decisions += result.decisions[at]
            seconds += result.seconds[at]
            slowest = max(slowest, result.slowest[at])
    return Standing(bot, games, wins, draws, forfeits, points, expected, decisions, seconds, slowest)


def standings(bots: Sequence[str], results: Sequence[GameResult]) -> list[Standing]:
    """What each bot did, the best first."""
    found = [standing(bot, results) for bot in bots]
    return sorted(found, key=lambda one: one.par - one.score)


def duels(bots: Sequence[str], results: Iterable[GameResult]) -> dict[tuple[str, str], tuple[float, float]]:
    """For each two bots, the points that each got at tables where both sat."""
    found: dict[tuple[str, str], tuple[float, float]] = {}
    for result in results:
        shares = {bot: 0.0 for bot in bots if bot in result.bots}
        for bot, points in zip(result.bots, result.points, strict=True):
            shares[bot] += points / result.bots.count(bot)
        for one in shares:
            for other in shares:
                if one != other:
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


def lap_scores(match: Match, lap: Sequence[GameResult]) -> dict[str, Score]:
    """What each bot got in one lap."""
    found = {}
    for bot in match.bots:
        one = standing(bot, lap)
        found[bot] = Score(one.score, one.par) if one.games else Score(0.0, 0.0)
    return found


class Race:
    """The laps of a match in their order, whatever order they are played in, until it is sure who is better.

    With two bots one bet is enough: what one has above par, the other has below. With more there is one on each,
    and the chance to be wrong is shared among them.
    """

    def __init__(self, match: Match, fixtures: Sequence[Fixture], confidence: float = CONFIDENCE) -> None:
        tested = match.bots[:1] if len(match.bots) == 2 else match.bots
        self.match = match
        self.wagers = {bot: Wager((1 - confidence) / len(tested)) for bot in tested}
        self.laps = 0
        self._missing = Counter(fixture.lap for fixture in fixtures)
        self._played: dict[int, list[GameResult]] = {lap: [] for lap in self._missing}

    def add(self, fixture: Fixture, result: GameResult) -> None:
        """Take the result of a game, and bet on the laps that it completes until all is sure."""
        self._missing[fixture.lap] -= 1
        self._played[fixture.lap].append(result)
        while not self.sure and self.laps in self._played and not self._missing[self.laps]:
            scores = lap_scores(self.match, self._played[self.laps])
            for bot, wager in self.wagers.items():
                wager.add(scores[bot])
            self.laps += 1

    @property
    def sure(self) -> bool:
        """Whether it is sure of every bot that it does not play at par."""
        return all(wager.sure_after is not None for wager in self.wagers.values())


def run_race(match: Match, fixtures: Sequence[Fixture], results: Mapping[int, GameResult]) -> Race:
    """The race through the games that have been played."""
    race = Race(match, fixtures)
    for fixture in fixtures:
        if fixture.number in results:
            race.add(fixture, results[fixture.number])
    return race
