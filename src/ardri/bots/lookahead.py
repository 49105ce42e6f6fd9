"""Lookahead of one step: try an option in a world, carry on to the end of the turn, and evaluate that.

A card is declared by several answers in a row; the seat's own ones are tried too, the most promising first.
Others are taken to answer nothing. Whatever else has to be settled, clashes above all, the rollout policy
plays out for everybody.
"""

from __future__ import annotations

from random import Random
from typing import Final

from ardri.bots.evaluation import evaluate
from ardri.bots.rollout_policy import PLAY_MOOR, RolloutPolicy
from ardri.bots.tactics import tactics_of
from ardri.bots.territory_gain import gain
from ardri.rules.box.options import (
    COUNT,
    DECLINE,
    DONE,
    FROM,
    NOTHING,
    TERRITORY,
    TO,
    VALUE_OF,
    VERB_OF,
    WORD,
)
from ardri.rules.engine.play import Window
from ardri.rules.game import Game
from ardri.rules.state.state import NOBODY, State

# Where a step is over: somebody's next turn, or the next season
STOPS: Final = frozenset(("turn", "exile", "draft_keep", "draft_hand_on", "first_clan"))
# What the seat declares itself, and tries out
TRIED: Final = {
    "territory",
    "from",
    "to",
    "count",
    "spread",
    "opponent",
    "clan",
    "which_clan",
    "settle_from",
    "scouts_from",
    "alliance",
    "other_world",
    "crows",
    "instigator",
    "withdraw_to",
    "withdraw_count",
    "count_exposed",
    "count_sheltered",
    "next_maneuver",
    "lose_clan",
    "cauldron",
    "tile",
}
# How many options are tried, one question deeper each
BREADTH: Final = (5, 3, 2, 1, 1, 1)
EVERY_WORD: Final = 100.0  # there are few, and each is a way of its own
LONGEST: Final = 80  # choices until a step is over; clashes among four may take some


def also_try(*questions: str) -> None:
    """Try out the answers to questions of a module, too."""
    TRIED.update(questions)


class Lookahead:
    """A lookahead of one seat in one world."""

    def __init__(self, world: Game, seat: int, rng: Random) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        self.policy = RolloutPolicy(rng)
        self.known = world.state.zones[seat]

    def after(self, key: str) -> Game:
        """The world after one choice of the seat."""
        twin = self.world.copy()
        twin.choose(key, seat=self.seat)
        return twin

    def value(self, game: Game, depth: int = 0) -> tuple[float, State]:
        """The value for the seat when the step is over, declared as well as it sees; and that position."""
        s = game.state
        for known in tactics_of(s.edition):
            answer = known.answer(s) if s.seat == self.seat and s.question not in STOPS else None
            if answer is not None:
                game.choose_code(answer)
                return self.value(game, depth)
        if s.seat != self.seat or s.question not in TRIED or depth >= len(BREADTH):
            self._settle(game)
            s = game.state
            return evaluate(s, self.seat, self.known), s
        best: tuple[float, State] | None = None
        for code in self._promising(s, BREADTH[depth]):
            twin = game.copy()
            twin.choose_code(code)
            found = self.value(twin, depth + 1)
            if best is None or found[0] > best[0]:
                best = found
        assert best is not None
        return best

    def _settle(self, game: Game) -> None:
        s = game.state
        for _ in range(LONGEST):
            if s.seat == NOBODY or s.question in STOPS:
                return
            if isinstance(s.stack[-1], Window):
                game.choose_code(self._reaction(s))
            else:
                game.choose_code(self.policy.code(s))

    def _reaction(self, s: State) -> int:
        """Others are taken to let it happen; the seat itself takes what is surely good."""
        return self.policy.code(s) if s.seat == self.seat and s.clash is not None else DECLINE

    def _promising(self, s: State, breadth: int) -> list[int]:
        """The options worth trying first."""
        codes = list(s.options)
        if codes[-1] == PLAY_MOOR:
            codes.pop()
        last = codes[-1]
        if VERB_OF[last] == COUNT:
            # all, one, all but one
            return list(dict.fromkeys((last, codes[0], codes[-2] if len(codes) > 1 else last)))[:breadth]
        if len(codes) <= breadth:
            return codes
        ending = [code for code in codes if code in (DONE, NOTHING)]
        codes = [code for code in codes if code not in (DONE, NOTHING)]
        codes.sort(key=lambda code: -self._interest(s, code))
        return (ending if DONE in ending else []) + codes[: breadth - (DONE in ending)]

    def _interest(self, s: State, code: int) -> float:
        if VERB_OF[code] == WORD:
            return EVERY_WORD
        if VERB_OF[code] == TERRITORY:
            return gain(s, self.seat, VALUE_OF[code])
        if VERB_OF[code] == TO:
            return gain(s, self.seat, VALUE_OF[code])
        if VERB_OF[code] == FROM:
            return s.clans_of(self.seat, VALUE_OF[code])
        return 0.0
