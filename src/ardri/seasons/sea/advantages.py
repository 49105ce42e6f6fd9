"""The Advantage cards of Aber and Hy Breasil."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import bits
from ardri.rules.box.options import FROM_CODES, TO_CODES, VALUE_OF
from ardri.rules.cards.conditions import OWN_SEASON_CARD
from ardri.rules.cards.steps import Effect, PickTerritory
from ardri.rules.cards.territory_sets import Where
from ardri.rules.engine.moments import (
    CARD_FINISHED,
    CLASH,
    MOVE,
    Condition,
    Step,
    add_moment,
    card,
    triskel,
)
from ardri.rules.engine.moves import most_clans
from ardri.rules.engine.play import Play, open_window
from ardri.rules.engine.verbs import gain_deed, lose_deed, move
from ardri.rules.phases.movement import arrive
from ardri.rules.state.edition_rules import Victory
from ardri.rules.state.state import NOBODY, State
from ardri.seasons.sea.tiles import ABER, ABER_CARD, HY_BREASIL_CARD

VICTORY_CHECK: Final = add_moment("victory_check")
COUNTED: Final = "hy_breasil"

# Aber


class AroundAber(Where):
    """Territories adjacent to Aber where the player is present; by land, for nobody moves to Aber (E12)."""

    def of(self, s: State, seat: int) -> int:
        return s.board.adjacent[ABER] & s.presence[seat]


class PickAcross(Step):
    """Name another territory adjacent to Aber (E14)."""

    def enter(self, s: State, play: Play) -> None:
        origin = play.plan[0]
        others = bits(s.board.adjacent[ABER] & ~(1 << origin))
        play.ask(s, "to", [TO_CODES[t] for t in others if most_clans(s, origin, t, play.card)])

    def answer(self, s: State, play: Play, code: int) -> None:
        play.declared(s, VALUE_OF[code])


class CrossTheRiver(Effect):
    """One clan goes there, and may clash on arrival."""

    def happen(self, s: State, play: Play) -> None:
        origin, destination = play.plan
        arrive(s, play.seat, play.seat, move(s, play.seat, origin, destination, 1))


card(
    ABER_CARD,
    triskel(
        CARD_FINISHED,
        when=OWN_SEASON_CARD,
        declare=(PickTerritory(AroundAber(), codes=FROM_CODES), PickAcross()),
        resolve=(CrossTheRiver(),),
    ),
    icons=MOVE | CLASH,
)

# Hy Breasil


class Pretending(Condition):
    """Only Pretenders are looked at when victory is checked."""

    def obstacle(self, s: State, seat: int) -> str:
        return "" if s.pretenders >> seat & 1 else "no_pretender"


class CountAsDeed(Effect):
    """At this check the player has one Deed more (E15)."""

    def happen(self, s: State, play: Play) -> None:
        s.set_marker(COUNTED, play.seat)
        gain_deed(s, play.seat)


card(HY_BREASIL_CARD, triskel(VICTORY_CHECK, when=Pretending(), resolve=(CountAsDeed(),)))


class CheckWithHyBreasil(Victory):
    """Before the usual check, Hy Breasil may be played; if nobody wins, its Deed counts no longer."""

    def __init__(self, usual: Victory) -> None:
        self.usual = usual

    def prepare(self, s: State) -> None:
        self.usual.prepare(s)
        open_window(s, VICTORY_CHECK)

    def check(self, s: State) -> tuple[int, str]:
        return self.usual.check(s)

    def undecided(self, s: State) -> None:
        self.usual.undecided(s)
        seat = s.marker(COUNTED)
        if seat != NOBODY:
            s.set_marker(COUNTED, NOBODY)
            lose_deed(s, seat)
