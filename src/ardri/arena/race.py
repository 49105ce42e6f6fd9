"""Sequential test of a match: bets lap by lap until it is certain who is better, and the verdict."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ardri.arena.match import GameResult
from ardri.arena.schedule import Fixture, Match
from ardri.arena.statistics import CONFIDENCE, Score, Wager
from ardri.arena.summary import standing, standings


class Race:
    """The laps of a match in their order, whatever order their games are finished in.

    With two bots one bet is enough: what one has above par, the other has below. With more there is one on
    each, and the chance to be wrong is shared among them.
    """

    def __init__(self, match: Match, fixtures: Sequence[Fixture], confidence: float = CONFIDENCE) -> None:
        tested = match.bots[:1] if len(match.bots) == 2 else match.bots
        self.match = match
        self.wagers = {bot: Wager((1 - confidence) / len(tested)) for bot in tested}
        self.laps = 0
        self._missing = Counter(fixture.lap for fixture in fixtures)
        self._played: dict[int, list[GameResult]] = {lap: [] for lap in self._missing}

    def add(self, fixture: Fixture, result: GameResult) -> None:
        """Take the result of a game, and bet on the laps that are complete now."""
        self._missing[fixture.lap] -= 1
        self._played[fixture.lap].append(result)
        while self.laps in self._played and not self._missing[self.laps]:
            for bot, wager in self.wagers.items():
                one = standing(bot, self._played[self.laps])
                if one.games:
                    wager.add(Score(one.score, one.par))
            self.laps += 1

    @property
    def sure_after(self) -> int | None:
        """After so many laps it was sure of every bot that it does not play at par, if it ever was."""
        laps = [wager.sure_after for wager in self.wagers.values()]
        known = [lap for lap in laps if lap is not None]
        return max(known) if len(known) == len(laps) else None


@dataclass(frozen=True)
class Played:
    """A match as far as it was played: its games in order, and the bets on them."""

    match: Match
    games: Sequence[GameResult]
    race: Race

    @property
    def counted(self) -> list[GameResult]:
        """The games that count."""
        return [game for game in self.games if not game.void]

    @property
    def sizes(self) -> list[int]:
        """The numbers of players at the tables of this match, as far as games count."""
        return [size for size in self.match.players if any(len(game.bots) == size for game in self.counted)]


def played(match: Match, fixtures: Sequence[Fixture], results: Mapping[int, GameResult]) -> Played:
    """The games played of these fixtures."""
    race = Race(match, fixtures)
    games = []
    for fixture in fixtures:
        if fixture.number in results:
            games.append(results[fixture.number])
            race.add(fixture, games[-1])
    return Played(match, games, race)


def until_sure(fixtures: Sequence[Fixture], race: Race) -> list[Fixture]:
    """The fixtures up to the lap after which all is sure: what lies beyond was played by chance."""
    last = race.sure_after
    return [fixture for fixture in fixtures if last is None or fixture.lap < last]


def verdict(match: Played) -> str:
    """In words, who is better, and how sure that is."""
    told = []
    for one in standings(match.match.bots, match.counted):
        wager = match.race.wagers.get(one.bot)
        if wager is not None and wager.sure_after is not None:
            place = "above" if one.score > one.par else "below"
            laps = "1 lap" if wager.sure_after == 1 else f"{wager.sure_after} laps"
            told.append(f"{one.bot} plays {place} par: sure after {laps}")
    unsure = [bot for bot, wager in match.race.wagers.items() if wager.sure_after is None]
    if unsure and len(match.match.bots) > 1:
        told.append(f"not sure of {', '.join(unsure)}" if told else "it is not sure yet who is better")
    return "; ".join(told) + "." if told else ""
