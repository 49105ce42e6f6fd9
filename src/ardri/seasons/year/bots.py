"""Tactics of the year: what cards are worth in a season, and what its next festival asks for."""

from __future__ import annotations

from typing import Final

from ardri.bots.rollout_policy import LIKING, answer_as
from ardri.bots.tactics import Tactics, register_tactics
from ardri.rules.box.catalogue import CONQUEST, EMISSARIES, MIGRATION, bits
from ardri.rules.state.state import ASSEMBLY, SEASON, State
from ardri.seasons.year.beltane import Beltane
from ardri.seasons.year.clans_for_tales import too_many
from ardri.seasons.year.wheel import AUTUMN, SPRING, SUMMER, WINTER, season_of

SEASONS: Final = 4
LOST_TALE: Final = 0.6  # one above those that are kept in autumn
FEWEST: Final = 0.3  # to have no more cards than anybody else when spring comes
ANY_MOVES: Final = 3.0  # in summer any Action card moves clans
SHORT_MARCH: Final = 0.6  # what a card that moves many clans loses in winter
MARCHES: Final = (CONQUEST, EMISSARIES, MIGRATION)


class FestivalTactics(Tactics):
    """Prepare for the festival that comes, and take Action cards for what the season makes of them."""

    def points(self, s: State, seat: int) -> float:
        coming = next_festival(s)
        if coming == AUTUMN:
            return -LOST_TALE * too_many(s, seat)
        if coming == SPRING and s.phase == SEASON:
            kept = [lasting(s, other) for other in range(s.players)]
            return FEWEST if kept[seat] == min(kept) else 0.0
        return 0.0

    def draft(self, s: State, seat: int, worths: list[float]) -> None:
        if season_of(s) == SUMMER:
            for card in bits(s.edition.actions[s.players]):
                worths[card] = max(worths[card], ANY_MOVES)
        elif season_of(s) == WINTER:
            for card in MARCHES:
                worths[card] -= SHORT_MARCH

    def answer(self, s: State) -> int | None:
        """Beltane is paid with the card that is worth least."""
        top = s.stack[-1]
        if not isinstance(top, Beltane) or top.paid:
            return None
        return max(s.options, key=LIKING.__getitem__)


def next_festival(s: State) -> int:
    """The season whose festival comes next: this one's until it is over, then that of the next."""
    return season_of(s) if s.phase == ASSEMBLY else (season_of(s) + 1) % SEASONS


def lasting(s: State, seat: int) -> int:
    """The cards that a seat will have beside its new Action cards: Epic Tales."""
    return (s.zones[seat] & s.edition.epic_cards).bit_count()


answer_as("territory", "recruits")
register_tactics("festivals", FestivalTactics())
