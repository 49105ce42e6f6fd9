"""The islands that have rules of their own: Hy Breasil and the Isle of Joy."""

from __future__ import annotations

from ardri.rules.box.base_box import ACTION_DECK, EPIC_DECK
from ardri.rules.box.catalogue import DECK_OF
from ardri.rules.box.options import MOST_COUNT
from ardri.rules.engine.moves import WITHDRAWAL
from ardri.rules.state.edition_rules import MovementRule, PlacingRule
from ardri.rules.state.state import State
from ardri.seasons.sea.tiles import HY_BREASIL, ISLE_OF_JOY


class UnseenIsland(PlacingRule):
    """While Hy Breasil is empty, clans are placed there by Epic Tales only."""

    def forbids(self, s: State, territory: int) -> bool:
        return territory == HY_BREASIL and not s.present_in(HY_BREASIL)


class UnseenFromTheSea(MovementRule):
    """While Hy Breasil is empty, clans come there by Epic Tales only."""

    def most(self, s: State, origin: int, destination: int, card: int) -> int:
        if destination != HY_BREASIL or (card != WITHDRAWAL and DECK_OF[card] == EPIC_DECK):
            return MOST_COUNT
        return MOST_COUNT if s.present_in(HY_BREASIL) else 0


class JoyKeepsThem(MovementRule):
    """No clan leaves the Isle of Joy by an Action card; clans that withdraw do."""

    def most(self, s: State, origin: int, destination: int, card: int) -> int:
        by_action = card != WITHDRAWAL and DECK_OF[card] == ACTION_DECK
        return 0 if origin == ISLE_OF_JOY and by_action else MOST_COUNT
