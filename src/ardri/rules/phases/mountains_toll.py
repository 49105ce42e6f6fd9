"""The Mountains' toll: whoever's clans are moved there discards an Action card or loses a clan (R19)."""

from __future__ import annotations

from ardri.rules.box.catalogue import MOUNTAINS, SEAT_NAMES
from ardri.rules.box.options import DISCARD_CODES, REMOVE, VALUE_OF, options_of
from ardri.rules.engine.moments import CLANS_ARRIVE
from ardri.rules.engine.play import open_window
from ardri.rules.engine.verbs import discard_unplayed
from ardri.rules.phases.removal import lose
from ardri.rules.state.edition_rules import ArrivalRule
from ardri.rules.state.state import Frame, State


class MountainsRule(ArrivalRule):
    """Clans that are moved to the Mountains pay."""

    def on_arrive(self, s: State, territory: int, owner: int, mover: int) -> None:
        s.push(Toll(owner, mover))


class Toll(Frame):
    """Clans came into the Mountains: their owner discards an Action card or loses a clan there (R19)."""

    __slots__ = ("mover", "owner", "stage", "waived")

    def __init__(self, owner: int, mover: int, stage: int = 0, waived: bool = False) -> None:
        self.owner = owner
        self.mover = mover
        self.stage = stage
        self.waived = waived

    def data(self) -> tuple[object, ...]:
        return self.owner, self.mover, self.stage, self.waived

    def waive(self) -> Toll:
        """The same arrival, toll-free."""
        return Toll(self.owner, self.mover, self.stage, True)

    def public_data(self) -> dict[str, str | int]:
        return {"seat": SEAT_NAMES[self.owner]}

    def step(self, s: State) -> None:
        if self.stage == 0:
            s.replace(Toll(self.owner, self.mover, 1, self.waived))
            open_window(s, CLANS_ARRIVE)
        elif self.stage == 1 and not self.waived and s.clans_of(self.owner, MOUNTAINS):
            cards = options_of(DISCARD_CODES, s.zones[self.owner] & s.edition.action_cards)
            s.ask(self.owner, "toll", [*cards, REMOVE])
        else:
            s.pop()

    def answer(self, s: State, seat: int, code: int) -> None:
        s.replace(Toll(self.owner, self.mover, 2, False))
        if code == REMOVE:
            clash = s.clash
            inside = clash is not None and clash.territory == MOUNTAINS
            lose(s, seat, MOUNTAINS, sheltered=inside and s.exposed(seat) == 0)
        else:
            discard_unplayed(s, VALUE_OF[code], seat)
