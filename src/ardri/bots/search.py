"""Information-set Monte Carlo tree search: one tree of what the seats may do, each time in another world.

A seat cannot tell worlds apart that its view allows, so they share a tree; in each of them only some of the
branches are open. Every seat goes where its own chances are best. What several seats answer at the same time,
in a draft or a sealed window, the others cannot see: below the root such answers come from the rollout
policy, and nothing in the tree hangs on them.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from ardri.bots.rollout_policy import PLAY_MOOR, RolloutPolicy
from ardri.bots.win_probability import win_probabilities
from ardri.rules.decisions import Decision
from ardri.rules.game import Game
from ardri.rules.state.state import FINISHED, State
from ardri.rules.views.view import View

CURIOSITY: Final = 0.7  # how much options are tried that have not been tried often
CAUTION: Final = 0.05  # what has not been tried is taken to be a little worse than the rest
FAVOUR: Final = 3.0  # how much rather the rollout policy's choice is tried than each of the others
LONGEST: Final = 300  # choices; some cards can answer each other for ever


class Branch:
    """An option of a node: how often it was chosen, and what came of it for the seat that chose."""

    __slots__ = ("favour", "nodes", "total", "visits")

    def __init__(self, favour: float) -> None:
        self.favour = favour
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[tuple[int, str], Node] = {}

    @property
    def chance(self) -> float:
        """The estimated probability that the seat wins after this option."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A question to a seat, reached by the same choices in whatever worlds."""

    __slots__ = ("branches", "mean", "seat", "visits")

    def __init__(self, seat: int, mean: float) -> None:
        self.seat = seat
        self.mean = mean
        self.visits = 0
        self.branches: dict[int, Branch] = {}

    def open(self, codes: tuple[int, ...], favourite: int) -> None:
        """Make a branch for each of these options that has none yet."""
        for code in codes:
            if code not in self.branches:
                self.branches[code] = Branch(FAVOUR if code == favourite else 1.0)

    def most_promising(self, codes: tuple[int, ...]) -> int:
        """Of the options open now the one to be tried next."""
        branches = self.branches
        favours = 0.0
        for code in codes:
            favours += branches[code].favour
        curiosity = CURIOSITY * sqrt(self.visits + 1) / favours
        untried = self.mean - CAUTION
        best = codes[0]
        most = -1.0
        for code in codes:
            branch = branches[code]
            visits = branch.visits
            promise = branch.total / visits if visits else untried
            promise += curiosity * branch.favour / (1 + visits)
            if promise > most:
                most = promise
                best = code
        return best

    def learn(self, branch: Branch, reward: float) -> None:
        """Take in what came of a branch."""
        branch.visits += 1
        branch.total += reward
        self.visits += 1
        self.mean += (reward - self.mean) / self.visits


class Search:
    """The tree above one decision, grown by one question with every iteration.

    Favours say how gladly each option of the root is tried; options without one are left out.
    """

    def __init__(self, view: View, decision: Decision, favours: dict[int, float], rng: Random) -> None:
        self._worlds = view.worlds(rng)
        self._policy = RolloutPolicy(rng)
        self._seat = decision.seat
        self._keys = {option.code: option.key for option in decision.options}
        self._codes = tuple(favours)
        self._until = 0
        self.root = Node(decision.seat, 0.5)
        self.root.branches = {code: Branch(favour) for code, favour in favours.items()}
        self.applied = 0  # choices made in all worlds

    def iterate(self) -> None:
        """Imagine a world, go down the tree and one question beyond it, play the season out, and learn."""
        game = next(self._worlds)
        self._until = game.state.round
        path = self._descend(game)
        self._play_out(game)
        self.applied += game.history.length
        rewards = win_probabilities(game.state)
        for node, branch in path:
            node.learn(branch, rewards[node.seat])

    def settled(self, left: float) -> bool:
        """True if no other option can be tried more often than the first in so many iterations."""
        visits = sorted(branch.visits for branch in self.root.branches.values())
        return len(visits) < 2 or visits[-1] - visits[-2] > left

    def _descend(self, game: Game) -> list[tuple[Node, Branch]]:
        """Choose by the tree as far as it goes; the nodes and branches passed."""
        s = game.state
        node = self.root
        code = node.most_promising(self._codes)
        game.choose(self._keys[code], self._seat)
        branch = node.branches[code]
        path = [(node, branch)]
        while self._goes_on(s):
            favourite = self._policy.code(s)
            if s.stack[-1].answers_together(s):
                game.choose_code(favourite)
                continue
            at = (s.seat, s.question)
            node = branch.nodes.get(at) or Node(s.seat, 1 / s.players)
            branch.nodes[at] = node
            codes = s.options[:-1] if s.options[-1] == PLAY_MOOR else s.options
            node.open(codes, favourite)
            code = node.most_promising(codes) if node.visits else favourite
            game.choose_code(code)
            branch = node.branches[code]
            path.append((node, branch))
            if not node.visits:
                break
        return path

    def _play_out(self, game: Game) -> None:
        s = game.state
        rollout_choice = self._policy.code
        for _ in range(LONGEST):
            if not self._goes_on(s):
                break
            game.choose_code(rollout_choice(s))

    def _goes_on(self, s: State) -> bool:
        """True if the season, and with it the round, goes on."""
        return s.round == self._until and s.phase != FINISHED
