"""The Assembly: Brenn, victory, Advantage cards, crows, deal and draft."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import ADVANTAGE_OF, bits
from ardri.rules.box.options import ASIDE_CODES, VALUE_OF, options_of
from ardri.rules.engine.moments import ASSEMBLY_START
from ardri.rules.engine.play import open_window
from ardri.rules.engine.verbs import advantage_zone, end_game, make_brenn, return_pretenders, shift
from ardri.rules.phases.crows import set_direction
from ardri.rules.phases.draft import Deal
from ardri.rules.phases.victory import next_brenn, verdict
from ardri.rules.state import chance
from ardri.rules.state.events import EVERYBODY
from ardri.rules.state.state import (
    FACE_UP,
    NOBODY,
    NOWHERE,
    SET_ASIDE,
    Frame,
    State,
)

START: Final = 0
BRENN: Final = 1
VICTORY: Final = 2
ADVANTAGES: Final = 3
CROWS: Final = 4
DEAL: Final = 5
CATHBAD: Final = 6
OVER: Final = 7


class Assembly(Frame):
    """The steps of the Assembly, in order."""

    __slots__ = ("stage",)

    def __init__(self, stage: int = START) -> None:
        self.stage = stage

    def data(self) -> tuple[object, ...]:
        return (self.stage,)

    def step(self, s: State) -> None:
        stage = self.stage
        if stage == CROWS:
            s.ask_chance(chance.CROWS, 0b11)
            return
        if stage == CATHBAD and s.cathbad != NOBODY:
            self._cathbad(s)
            return
        s.replace(Assembly(stage + 1))
        if stage == START:
            open_window(s, ASSEMBLY_START)
        elif stage == BRENN:
            self._brenn(s)
            s.edition.box.victory.prepare(s)
        elif stage == VICTORY:
            self._victory(s)
        elif stage == ADVANTAGES:
            self._advantages(s)
        elif stage == DEAL:
            s.push(Deal())
        elif stage == OVER:
            s.pop()

    def answer(self, s: State, seat: int, code: int) -> None:
        if self.stage == CATHBAD:
            shift(s, VALUE_OF[code], seat, SET_ASIDE, 1 << seat)
            s.cathbad = NOBODY
            return
        s.replace(Assembly(CROWS + 1))
        set_direction(s, -1 if code else 1)

    def _brenn(self, s: State) -> None:
        brenn = next_brenn(s)
        if brenn != s.brenn:
            make_brenn(s, brenn)

    def _victory(self, s: State) -> None:
        winners, won_by = verdict(s, s.round)
        if won_by:
            end_game(s, winners, won_by)
        else:
            s.edition.box.victory.undecided(s)
        return_pretenders(s)

    def _advantages(self, s: State) -> None:
        for territory in bits(s.board.tiles):
            chieftain = s.chieftains[territory]
            target = FACE_UP if chieftain == NOBODY else chieftain
            source = advantage_zone(s, territory)
            if source not in (target, NOWHERE):
                shift(s, ADVANTAGE_OF[territory], source, target, EVERYBODY)

    def _cathbad(self, s: State) -> None:
        seat = s.cathbad
        aside = s.zones[SET_ASIDE]
        if aside:
            shift(s, aside.bit_length() - 1, SET_ASIDE, seat, 1 << seat)
        s.ask(seat, "aside", options_of(ASIDE_CODES, s.zones[seat] & s.edition.action_cards))
