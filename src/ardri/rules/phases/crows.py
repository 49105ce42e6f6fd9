"""The Flock of Crows, and the Gates of Tir na Nog, which open when the flight turns."""

from __future__ import annotations

from ardri.rules.box.catalogue import GATES
from ardri.rules.engine.tile_rules import crows_turned
from ardri.rules.engine.verbs import turn_crows
from ardri.rules.phases.epic_draw import draw_epics
from ardri.rules.phases.removal import lose
from ardri.rules.state.edition_rules import CrowsRule
from ardri.rules.state.state import Frame, State


def set_direction(s: State, direction: int) -> None:
    """The crows fly this way now; if that is a change, the Gates of Tir na Nog react."""
    changed = direction != s.direction
    turn_crows(s, direction)
    if changed:
        crows_turned(s)


class GatesRule(CrowsRule):
    """The Gates open when the flight turns."""

    def on_crows_turned(self, s: State, territory: int) -> None:
        s.push(GatesOpen(0))


class GatesOpen(Frame):
    """The direction has changed: each player at the Gates loses a clan there and draws an Epic Tale."""

    __slots__ = ("drawing", "place")

    def __init__(self, place: int, drawing: bool = False) -> None:
        self.place = place
        self.drawing = drawing

    def data(self) -> tuple[object, ...]:
        return self.place, self.drawing

    def step(self, s: State) -> None:
        seat = (s.brenn + s.direction * self.place) % s.players
        if self.drawing:
            s.replace(GatesOpen(self.place + 1))
            draw_epics(s, seat, 1, gates=True)
        elif self.place == s.players:
            s.pop()
        elif s.clans_of(seat, GATES):
            s.replace(GatesOpen(self.place, True))
            lose(s, seat, GATES)
        else:
            s.replace(GatesOpen(self.place + 1))
