"""Conditions that several cards share: what must hold at the moment at which they are used."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.base_box import EPIC_DECK
from ardri.rules.box.catalogue import DECK_OF
from ardri.rules.engine.moments import Condition
from ardri.rules.engine.play import Play, happening
from ardri.rules.state.state import ATTACK, State


class OwnSeasonCard(Condition):
    """After you play a Season card."""

    def obstacle(self, s: State, seat: int) -> str:
        play = happening(s)
        own = isinstance(play, Play) and play.seat == seat and play.is_season()
        return "" if own else "not_your_card"


class OwnEpicTale(Condition):
    """After you play an Epic Tale."""

    def obstacle(self, s: State, seat: int) -> str:
        play = happening(s)
        own = isinstance(play, Play) and DECK_OF[play.card] == EPIC_DECK and play.seat == seat
        return "" if own else "not_your_card"


class OwnAttack(Condition):
    """After you performed an Attack."""

    def obstacle(self, s: State, seat: int) -> str:
        clash = s.clash
        own = clash is not None and clash.active == seat and clash.maneuver == ATTACK
        return "" if own else "not_your_attack"


OWN_SEASON_CARD: Final = OwnSeasonCard()
OWN_EPIC_TALE: Final = OwnEpicTale()
OWN_ATTACK: Final = OwnAttack()
