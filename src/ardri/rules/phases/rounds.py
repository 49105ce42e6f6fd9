"""Round after round: an Assembly, then a Season, until somebody wins."""

from __future__ import annotations

from ardri.rules.engine.verbs import tell
from ardri.rules.phases.assembly import Assembly
from ardri.rules.phases.season import Season
from ardri.rules.state.edition_rules import Phase
from ardri.rules.state.state import ASSEMBLY, SEASON, Frame, State


class Rounds(Frame):
    """The bottom of the stack once the game is set up: which phase of the round comes next."""

    __slots__ = ("next",)

    def __init__(self, next: int = 0) -> None:
        self.next = next

    def data(self) -> tuple[object, ...]:
        # as false and true: there were two phases before there were editions (compiled, a conditional
        # expression of both types would be a number)
        if self.next < 2:
            return (self.next == 1,)
        return (self.next,)

    def step(self, s: State) -> None:
        phases = s.edition.phases
        s.replace(Rounds((self.next + 1) % len(phases)))
        phases[self.next].begin(s)


class AssemblyPhase(Phase):
    """A round begins with an Assembly."""

    def begin(self, s: State) -> None:
        s.phase = ASSEMBLY
        s.round += 1
        tell(s, "assembly", {"round": s.round})
        s.push(Assembly())


class SeasonPhase(Phase):
    """The Season follows, begun by the Brenn."""

    def begin(self, s: State) -> None:
        s.phase = SEASON
        s.turn = s.brenn
        tell(s, "season", {"round": s.round})
        s.push(Season(opening=True))


def season_over(phases: tuple[Phase, ...]) -> int:
    """Which of the phases of a round comes after the Season; the first of the next round, if none does."""
    for at, phase in enumerate(phases):
        if isinstance(phase, SeasonPhase):
            return (at + 1) % len(phases)
    raise AssertionError("a round without a Season")
