"""Tactics of the sea: harbours reach far, islands are hard to reach, Hy Breasil is a Deed in need."""

from __future__ import annotations

from typing import Final

from ardri.bots.tactics import Tactics, register_tactics
from ardri.bots.worth import HELD_WORTH, TILE_WORTH
from ardri.rules.box.catalogue import bits
from ardri.rules.phases.victory import conditions, conditions_met, counts
from ardri.rules.state.state import State
from ardri.seasons.sea.sea_map import HARBOURS
from ardri.seasons.sea.tiles import (
    ABER,
    ABER_CARD,
    HAVEN,
    HY_BREASIL,
    HY_BREASIL_CARD,
    INIS_MONA,
    ISLANDS,
    ISLE_OF_JOY,
    SALMONS_CREEK,
)

# What the Advantage card adds to being chieftain; four territories have none
LAND: Final = {ABER: 0.25, HAVEN: 0.0, HY_BREASIL: 0.5, INIS_MONA: 0.0, ISLE_OF_JOY: 0.0, SALMONS_CREEK: 0.0}
HELD: Final = {ABER_CARD: 0.2, HY_BREASIL_CARD: 0.4}

REACH: Final = 0.12  # for each harbour that clans could sail to, of those who have some to spare
MOST_REACHED: Final = 3
ON_AN_ISLAND: Final = 0.15  # there is one way only to come after them
LAST_DEED: Final = 3.0  # with Hy Breasil a Pretender meets one more condition


class SeaTactics(Tactics):
    """Points for harbours from which clans can sail, for islands, and for the Deed of Hy Breasil."""

    def points(self, s: State, seat: int) -> float:
        harbours = s.marker(HARBOURS)
        found = ON_AN_ISLAND * (s.presence[seat] & ISLANDS).bit_count()
        for territory in bits(s.presence[seat] & harbours):
            if s.clans_of(seat, territory) > 1:
                found += REACH * min(MOST_REACHED, (harbours & ~s.presence[seat]).bit_count())
                break  # one movement of a card goes by sea
        if s.zones[seat] >> HY_BREASIL_CARD & 1 and s.pretenders >> seat & 1:
            met = conditions_met(counts(s, seat), s.deeds[seat] + 1, s.edition.to_win)
            found += LAST_DEED * (met - conditions(s, seat))
        return found


for _tile, _worth in LAND.items():
    TILE_WORTH[_tile] = _worth
for _card, _worth in HELD.items():
    HELD_WORTH[_card] = _worth
register_tactics("sea", SeaTactics())
