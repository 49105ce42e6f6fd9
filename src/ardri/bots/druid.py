"""The druid: the chieftain's knowledge, tried out in many worlds.

>>> from ardri.rules.game import Game
>>> game = Game.start(players=2, seed=7)
>>> thoughts = Druid("7", iterations=20).think(game.view(game.decision.seat), game.decision)
>>> [thought.visits for thought in thoughts]
[11, 2]
"""

from __future__ import annotations

from math import exp, inf
from random import Random
from time import perf_counter
from typing import Final

from ardri.bots.advice import Advice
from ardri.bots.chieftain import Chieftain
from ardri.bots.search import Node, Search
from ardri.bots.settings import BotError, numbers
from ardri.rules.box.options import Option
from ardri.rules.decisions import Decision
from ardri.rules.views.view import View

ITERATIONS: Final = 250  # about 150 ms, interpreted; see docs/bots.md
HARD: Final = 6_000  # choices made in worlds: within 0.2 s, interpreted
HARD_ITERATIONS: Final = 200
DOUBT: Final = 1.5  # by so many points worse than the best, and an option is tried a third as gladly
LEAST: Final = 0.02  # but nothing is left untried for ever


class Thought:
    """The search result of an option: how often it was tried, and how likely the seat is to win after it."""

    __slots__ = ("chance", "option", "visits")

    def __init__(self, option: Option, visits: int, chance: float) -> None:
        self.option = option
        self.visits = visits
        self.chance = chance

    @property
    def percent(self) -> int:
        """The probability to win in percent."""
        return round(100 * self.chance)

    @property
    def advice(self) -> Advice:
        """The probability to win, as a reason."""
        return Advice("chance", {"percent": self.percent})

    def __repr__(self) -> str:
        return f"Thought({self.option.key}, visits={self.visits}, chance={self.chance:.2f})"


class Druid:
    """Searches until one of its limits is reached, or until nothing can change its mind before that.

    Limits are iterations, choices made in worlds, and seconds (with which no two searches are the same).
    """

    def __init__(
        self, seed: str, iterations: float = inf, choices: float = inf, seconds: float = inf
    ) -> None:
        self.seed = seed
        self.iterations = iterations
        self.choices = choices
        self.seconds = seconds
        self.applied = 0  # choices made in worlds, in all searches so far
        self._chieftain = Chieftain(seed)

    def choose(self, view: View, decision: Decision) -> Option:
        """The option tried most often."""
        return decision.options[0] if decision.forced else self.think(view, decision)[0].option

    def advise(self, view: View, decision: Decision) -> tuple[Option, Advice]:
        """The option tried most often, and how likely it wins."""
        if decision.forced:
            return decision.options[0], Advice("only")
        best = self.think(view, decision)[0]
        return best.option, best.advice

    def think(self, view: View, decision: Decision) -> list[Thought]:
        """All options, those tried most often first."""
        ends = perf_counter() + self.seconds
        worths = self._chieftain.judge(view, decision).worths
        most = max(worths.values())
        favours = {code: max(LEAST, exp((worth - most) / DOUBT)) for code, worth in worths.items()}
        rng = Random(f"{self.seed} {decision.question} {decision.codes}")
        search = Search(view, decision, favours, rng)
        made = 0
        left = inf
        while left > 0 and perf_counter() < ends:
            search.iterate()
            made += 1
            left = min(self.iterations - made, (self.choices - search.applied) * made / search.applied)
            if search.settled(left):
                break
        self.applied += search.applied
        thoughts = [_thought(option, search.root) for option in decision.options]
        thoughts.sort(key=lambda thought: (-thought.visits, -thought.chance))
        return thoughts


def _thought(option: Option, root: Node) -> Thought:
    branch = root.branches.get(option.code)
    return Thought(option, 0, 0.0) if branch is None else Thought(option, branch.visits, branch.chance)


def make(seed: str, settings: dict[str, str]) -> Druid:
    """Searches in many worlds, for so many `iterations` a choice, or for so many `seconds`."""
    if not settings:
        return Druid(seed, iterations=ITERATIONS)
    found = numbers(settings, {"iterations": inf, "seconds": inf})
    if found["iterations"] < 1:
        raise BotError("iterations are 1 or more")
    return Druid(seed, iterations=found["iterations"], seconds=found["seconds"])


def make_hard(seed: str, settings: dict[str, str]) -> Druid:
    """A druid that answers at once: for people who want to be beaten."""
    numbers(settings, {})
    return Druid(seed, iterations=HARD_ITERATIONS, choices=HARD)
