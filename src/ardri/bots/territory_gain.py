"""Worth of one more clan in a territory, at a glance: for quick choices and for what to try first."""

from __future__ import annotations

from typing import Final

from ardri.bots.worth import TILE_WORTH
from ardri.rules.state.state import NOBODY, State

FOOTHOLD: Final = 1.1
SANCTUARY: Final = 0.9
LEAD: Final = 0.5
OPPOSING: Final = 0.45
TOPPLE: Final = 0.35
SECURE: Final = 0.3
CAPITAL: Final = 0.6


def gain(s: State, seat: int, territory: int) -> float:
    """The gain of a seat by one more clan in a territory."""
    players = s.players
    base = territory * players
    clans = s.clans
    own = clans[base + seat]
    opposing = most = 0
    for other in range(players):
        here = clans[base + other]
        if other != seat and here:
            opposing += here
            most = max(most, here)
    found = 0.0 if own else FOOTHOLD + SANCTUARY * s.sanctuaries[territory]
    chieftain = s.chieftains[territory]
    weight = TILE_WORTH[territory] + (CAPITAL if territory == s.capital else 0.0)
    if chieftain == seat:
        if own <= most + 1:
            found += SECURE + weight / 2 + 0.1 * opposing
    elif own + 1 > most:
        found += LEAD + weight + OPPOSING * opposing
    elif own + 1 == most and chieftain != NOBODY:
        found += TOPPLE + weight / 2
    return found
