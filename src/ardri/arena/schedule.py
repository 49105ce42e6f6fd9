"""The schedule: who plays whom, in which seat, with which seed. A match has laps, a lap deals, a deal games.

All games of a deal have one seed, and its bots move one seat on from game to game, so that each of them sits
in each seat and has each start. The luck of a deal is shared, and what is left is skill.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, count
from random import Random

from ardri.arena.match import Terms


@dataclass(frozen=True)
class Match:
    """A match: the bots, the sizes of tables, the seed, and the terms of its games.

    The first bot may be alone at every table, against as many of the others as there are seats.
    """

    bots: tuple[str, ...]
    players: tuple[int, ...] = (2,)
    seed: int = 0
    terms: Terms = field(default_factory=Terms)
    alone: bool = False

    def lineups(self, players: int) -> list[tuple[str, ...]]:
        """The bots that meet at tables of a size."""
        if not self.alone:
            return lineups(self.bots, players)
        return [self.bots[:1] + others for others in lineups(self.bots[1:], players - 1)]


@dataclass(frozen=True)
class Fixture:
    """One game to be played; the bots are in seat order."""

    number: int
    lap: int
    deal: int
    seed: str
    bots: tuple[str, ...]


def lineups(bots: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """The lineups of a table: every bot as often as any other, or once more.

    >>> lineups(("a", "b", "c"), 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> lineups(("a", "b"), 3)
    [('a', 'b', 'a'), ('a', 'b', 'b')]
    """
    each, left = divmod(players, len(bots))
    return [bots * each + once_more for once_more in combinations(bots, left)]


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A lineup moved one seat on until it sits as at first.

    >>> rotations(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    moved = (lineup[step:] + lineup[:step] for step in range(len(lineup)))
    return list(dict.fromkeys(moved))


def laps(match: Match) -> Iterator[list[Fixture]]:
    """The laps of a match, without end: in each, every lineup meets in one deal."""
    every = [lineup for players in match.players for lineup in match.lineups(players)]
    number = 0
    for lap in count():
        games: list[Fixture] = []
        for at, lineup in enumerate(every):
            deal = lap * len(every) + at
            seed = f"{match.seed}/{deal}"
            order = list(lineup)
            # who sits left of whom matters too; the word is in the seed of every result file
            Random(f"{seed}/company").shuffle(order)
            for bots in rotations(tuple(order)):
                games.append(Fixture(number + len(games), lap, deal, seed, bots))
        yield games
        number += len(games)


def fixtures(match: Match, games: int) -> list[Fixture]:
    """The first games of a match: at least so many, and whole laps."""
    found: list[Fixture] = []
    for played in laps(match):
        if len(found) >= games:
            break
        found += played
    return found
