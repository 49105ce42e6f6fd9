"""The King tile at the victory check: a tie without the Brenn turns it, and the next Assembly is the last."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import bits
from ardri.rules.engine.verbs import gain_deed, tell
from ardri.rules.phases.victory import conditions, leaders
from ardri.rules.state.edition_rules import Invariant, Victory
from ardri.rules.state.state import State

KING: Final = "king"
WANTED: Final = 0
NEEDED: Final = 1
SIDES: Final = ("want", "need")

# Reasons of victory, and the event
SHARED: Final = "shared"
NOBODY_MEETS_ONE: Final = "king"
TURNED: Final = "king_turned"


class KingTile(Victory):
    """The usual check first. It decides the game in any case once the tile says that a King is needed."""

    def __init__(self, usual: Victory) -> None:
        self.usual = usual

    def prepare(self, s: State) -> None:
        self.usual.prepare(s)

    def check(self, s: State) -> tuple[int, str]:
        winners, reason = self.usual.check(s)
        if reason or s.marker(KING) == WANTED:
            return winners, reason
        tied = leaders(s)
        if tied:
            return sum([1 << seat for seat in tied]), SHARED
        return 1 << s.brenn, NOBODY_MEETS_ONE

    def undecided(self, s: State) -> None:
        self.usual.undecided(s)
        tied = leaders(s)
        if not tied:
            return
        for seat in s.order_from(s.brenn):
            if seat in tied:
                gain_deed(s, seat)
        s.set_marker(KING, NEEDED)
        tell(s, TURNED, {})


class SharedVictory(Invariant):
    """Several win only together, tied without the Brenn, once a King is needed."""

    def problems(self, s: State) -> list[str]:
        found = []
        winners = bits(s.winners)
        if (len(winners) > 1) != (s.won_by == SHARED):
            found.append("several share a victory, or one has it, and the reason says otherwise")
        if s.won_by in (SHARED, NOBODY_MEETS_ONE) and s.marker(KING) != NEEDED:
            found.append("the game has ended as if a King were needed")
        if s.won_by == NOBODY_MEETS_ONE and winners != (s.brenn,):
            found.append("no Pretender has won, and neither has the Brenn")
        if s.won_by == SHARED and s.winners >> s.brenn & 1:
            found.append("the Brenn shares a victory, who would have won alone")
        if s.won_by == SHARED and len({conditions(s, seat) for seat in winners}) > 1:
            found.append("some share a victory who do not tie")
        return found
