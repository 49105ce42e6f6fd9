"""Tactics of the King tile: its last Assembly gives the victory to somebody in any case."""

from __future__ import annotations

from ardri.bots.tactics import Tactics, register_tactics
from ardri.rules.box.catalogue import bits
from ardri.rules.state.state import NOBODY, State
from ardri.seasons.king.victory import KING, NEEDED


class KingTactics(Tactics):
    """Once a King is needed, those who tie win together, and with no Pretender the Brenn does."""

    def would_win(self, s: State, met: list[int]) -> tuple[int, ...]:
        return tied_pretenders(s, met) or (next_brenn(s),) if s.marker(KING) == NEEDED else ()


def tied_pretenders(s: State, met: list[int]) -> tuple[int, ...]:
    """The Pretenders who meet the most conditions, if any."""
    most = max([met[seat] for seat in bits(s.pretenders)], default=0)
    return tuple([seat for seat in bits(s.pretenders) if most and met[seat] == most])


def next_brenn(s: State) -> int:
    """The Brenn of the next Assembly: the Capital's chieftain, if it has one."""
    chieftain = s.chieftains[s.capital]
    return s.brenn if chieftain == NOBODY else chieftain


register_tactics("king", KingTactics())
