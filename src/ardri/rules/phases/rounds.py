"""Round after round: an Assembly, then a Season, until somebody wins."""

from __future__ import annotations

from ardri.rules.engine.verbs import tell
from ardri.rules.phases.assembly import Assembly
from ardri.rules.phases.season import Season
from ardri.rules.state.state import ASSEMBLY, SEASON, Frame, State


class Rounds(Frame):
    """The bottom of the stack once the game is set up."""

    __slots__ = ("season",)

    def __init__(self, season: bool = False) -> None:
        self.season = season

    def data(self) -> tuple[object, ...]:
        return (self.season,)

    def step(self, s: State) -> None:
        s.replace(Rounds(not self.season))
        if self.season:
            s.phase = SEASON
            s.turn = s.brenn
            tell(s, "season", {"round": s.round})
            s.push(Season(opening=True))
        else:
            s.phase = ASSEMBLY
            s.round += 1
            tell(s, "assembly", {"round": s.round})
            s.push(Assembly())
