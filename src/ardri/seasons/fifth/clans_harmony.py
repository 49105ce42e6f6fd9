"""Clans Harmony: a clan in each shared territory of one's own, or one anywhere."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.options import MOST_COUNT, TERRITORY_CODES, VALUE_OF, add_word, options_of
from ardri.rules.cards.steps import PlaceSpread, Spread
from ardri.rules.cards.territory_sets import ALONE, CONTESTED
from ardri.rules.engine.moments import RECRUIT, Step, card, season
from ardri.rules.engine.play import Play
from ardri.rules.state.state import State
from ardri.seasons.fifth.cards import CLANS_HARMONY

SHARED: Final = add_word("shared")


class OneOrAllShared(Step):
    """Name the territory of a single clan, or say that they come to shared ones.

    A single clan for a shared territory is a spread of one, so that one plan has one spelling (R67).
    """

    def enter(self, s: State, play: Play) -> None:
        options = []
        if s.reserve[play.seat]:
            options = options_of(TERRITORY_CODES, ALONE.of(s, play.seat))
            if CONTESTED.of(s, play.seat):
                options.append(SHARED)
        play.ask(s, "clans_harmony", options)

    def answer(self, s: State, play: Play, code: int) -> None:
        if code == SHARED:
            play.next(s)
        else:
            play.declared(s, VALUE_OF[code])


class OneEach(Spread):
    """A clan for each shared territory, or for some (E2); nothing more once a single one was named."""

    upto = True

    def total(self, s: State, play: Play) -> int:
        return 0 if play.mark else super().total(s, play)

    def capacity(self, s: State, play: Play, territory: int) -> int:
        return 1


card(
    CLANS_HARMONY,
    season(declare=(OneOrAllShared(), OneEach(MOST_COUNT, CONTESTED)), resolve=(PlaceSpread(),)),
    icons=RECRUIT,
)
