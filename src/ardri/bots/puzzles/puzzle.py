"""A puzzle: a built position, a question to seat A, good answers and bad ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.options import Option
from ardri.rules.decisions import Decision
from ardri.rules.game import Game
from ardri.texts.speech import Speech

Build = Callable[[], Game]


class Puzzle:
    """A position in which seat A is asked; any of `choose` is right if it is said, none of `avoid` is.

    One look ahead shows what is right, unless `ahead` is set: then it takes several moves to see it.
    """

    __slots__ = ("ahead", "avoid", "build", "choose", "name", "theme")

    def __init__(self, build: Build, choose: tuple[str, ...], avoid: tuple[str, ...], ahead: bool) -> None:
        self.name = build.__name__
        self.theme = build.__module__.rpartition(".")[2]
        self.build = build
        self.choose = choose
        self.avoid = avoid
        self.ahead = ahead

    def solved_by(self, key: str) -> bool:
        """True if an option is right."""
        return key not in self.avoid and (not self.choose or key in self.choose)

    def solved_by_all(self, keys: Sequence[str]) -> bool:
        """True if an answer of several options is right: one of them is, and none is wrong."""
        return not any(key in self.avoid for key in keys) and any(map(self.solved_by, keys))

    def solutions(self, decision: Decision) -> list[Option]:
        """The options that are right."""
        return [option for option in decision.options if self.solved_by(option.key)]

    def title(self, speech: Speech) -> str:
        """The title of the puzzle in a language."""
        return speech.say(f"puzzle-{self.name}")

    def why(self, speech: Speech, players: int) -> str:
        """Why the solution is right, with the names of the others at the table."""
        others = {SEAT_NAMES[seat].lower(): speech.seat(seat) for seat in range(1, players)}
        return speech.say(f"puzzle-{self.name}.why", **others)


def puzzle(*choose: str, avoid: tuple[str, ...] = (), ahead: bool = False) -> Callable[[Build], Puzzle]:
    """Make a puzzle of a position, with its right and its wrong answers."""

    def made(build: Build) -> Puzzle:
        return Puzzle(build, choose, avoid, ahead)

    return made


def question(game: Game) -> Decision:
    """The decision of seat A in a puzzle."""
    decision = game.decision_of(0)
    assert decision is not None
    return decision
