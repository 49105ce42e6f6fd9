"""A summary of the stack of frames: the unfinished parts of a game."""

from __future__ import annotations

from typing import Final

from ardri.encoding.layout import kinds_in
from ardri.rules.editions.base import BASE
from ardri.rules.engine.play import Play
from ardri.rules.phases.clash import CauldronReturn
from ardri.rules.phases.maneuvers import Withdraw
from ardri.rules.phases.season import Season
from ardri.rules.state.state import State

KIND_BIT: Final = {kind: 1 << number for number, kind in enumerate(kinds_in(BASE))}


class StackSummary:
    """A summary of the stack: kinds of frames, cards in play, the last plan, and passes in a row."""

    __slots__ = ("cards", "kinds", "passes", "plan", "play")

    def __init__(self, s: State) -> None:
        self.cards = 0
        self.kinds = 0
        self.passes = 0
        self.plan: tuple[int, ...] = ()
        self.play: Play | None = None
        for frame in s.stack:
            self.kinds |= KIND_BIT.get(type(frame), 0)
            if type(frame) is Season:
                self.passes = frame.passes
            elif type(frame) is Play:
                self.play = frame
                self.plan = frame.plan
                self.cards |= 1 << frame.card
            elif type(frame) is Withdraw:
                self.plan = frame.plan
            elif type(frame) is CauldronReturn:
                self.plan = frame.chosen
