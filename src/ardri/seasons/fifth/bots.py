"""Tactics of the fifth player's cards: when they are good, and what a Fili is good for."""

from __future__ import annotations

from typing import Final

from ardri.bots.lookahead import also_try
from ardri.bots.rollout_policy import RolloutPolicy, answer_as, answer_with, like_action
from ardri.bots.tactics import Tactics, register_tactics
from ardri.bots.territory_gain import gain
from ardri.rules.box.options import COUNT_CODES
from ardri.rules.cards.territory_sets import CONTESTED
from ardri.rules.engine.play import Play
from ardri.rules.state.markers import NONE
from ardri.rules.state.state import State
from ardri.seasons.fifth.cards import CLANS_HARMONY, COALITION, FILI, THE_KING_AND_THE_LAND
from ardri.seasons.fifth.clans_harmony import SHARED
from ardri.seasons.fifth.fili import TOKEN

# How gladly the cards are taken, as a rule
GLADNESS: Final = {CLANS_HARMONY: 4.2, COALITION: 3.2, FILI: 2.4, THE_KING_AND_THE_LAND: 3.6}
USUALLY_SHARED: Final = 2  # territories
EACH_SHARED: Final = 0.8
NOTHING_SHARED: Final = 1.5
NO_LAND: Final = 3.0  # The King and the Land without an Advantage card

SAFE_LEAD: Final = 0.4  # where the Fili is: a chieftain fears nobody,
SAFE_OPPONENTS: Final = 0.15  # the less the more there are,
SAFE_CLANS: Final = 0.15  # and whoever else is there stays
WORTH_FOLLOWING: Final = 0.9


class FifthTactics(Tactics):
    """Draft the cards for the island as it is, and send the Fili where one leads."""

    def points(self, s: State, seat: int) -> float:
        where = s.marker(TOKEN)
        if where == NONE or not s.clans_of(seat, where):
            return 0.0
        if s.chieftains[where] != seat:
            return SAFE_CLANS
        opponents = sum([s.clans_of(other, where) for other in range(s.players) if other != seat])
        return SAFE_LEAD + SAFE_OPPONENTS * opponents

    def draft(self, s: State, seat: int, worths: list[float]) -> None:
        shared = CONTESTED.of(s, seat).bit_count()
        worths[CLANS_HARMONY] += EACH_SHARED * (min(shared, s.reserve[seat]) - USUALLY_SHARED)
        if not shared:
            worths[COALITION] -= NOTHING_SHARED
            worths[FILI] -= NOTHING_SHARED
        if not s.zones[seat] & s.edition.advantage_cards:
            worths[THE_KING_AND_THE_LAND] -= NO_LAND


def _one_or_all(policy: RolloutPolicy, s: State, codes: tuple[int, ...]) -> int:
    """All shared territories, if there are several; else the one that gains most."""
    several = min(CONTESTED.of(s, s.seat).bit_count(), s.reserve[s.seat]) > 1
    return SHARED if SHARED in codes and several else policy.where(s, codes)


def _go_along(_policy: RolloutPolicy, s: State, codes: tuple[int, ...]) -> int:
    """All but one go along to where a clan gains something; one, if there is but one, stays."""
    play = s.stack[-1]
    assert isinstance(play, Play)
    if gain(s, s.seat, play.plan[1]) < WORTH_FOLLOWING:
        return codes[0]
    return COUNT_CODES[max(0, len(codes) - 2)]


def _place(_policy: RolloutPolicy, _s: State, codes: tuple[int, ...]) -> int:
    return codes[0]


for _card, _gladness in GLADNESS.items():
    like_action(_card, _gladness)
also_try("clans_harmony", "partner", "king_and_land", "give_land", "give_to")
answer_as("opponent", "partner")
answer_as("territory", "give_land")
answer_as("opponent", "give_to")
answer_with("clans_harmony", _one_or_all)
answer_with("go_along", _go_along)
answer_with("land_clan", _place)
register_tactics("fifth", FifthTactics())
