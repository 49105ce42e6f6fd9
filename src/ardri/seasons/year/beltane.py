"""Beltane: a turn of its own in summer. An Action card is discarded, and up to three clans move (E18)."""

from __future__ import annotations

from typing import Final

from ardri.rules.box.catalogue import SEAT_NAMES, bits
from ardri.rules.box.options import (
    COUNT_CODES,
    DISCARD_CODES,
    FROM_CODES,
    NOTHING,
    TO_CODES,
    VALUE_OF,
    add_word,
    options_of,
)
from ardri.rules.engine.verbs import discard_unplayed, move, tell
from ardri.rules.phases.movement import arrive
from ardri.rules.state.edition_rules import Choice
from ardri.rules.state.state import Frame, State
from ardri.seasons.year.wheel import SUMMER, in_season

BELTANE: Final = add_word("beltane")
CELEBRATED: Final = "beltane"  # the event
MOST_MOVED: Final = 3


class BeltaneTurn(Choice):
    """Instead of playing a card."""

    def options(self, s: State, seat: int) -> list[int]:
        able = in_season(s, SUMMER) and s.zones[seat] & s.edition.action_cards
        return [BELTANE] if able else []

    def chosen(self, s: State, seat: int, code: int) -> None:
        tell(s, CELEBRATED, {"seat": SEAT_NAMES[seat]})
        s.push(Beltane(seat))


class Beltane(Frame):
    """Which card is discarded; then from where to where clans go, by land, and how many."""

    __slots__ = ("paid", "plan", "seat")

    def __init__(self, seat: int, paid: bool = False, plan: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.paid = paid
        self.plan = plan

    def data(self) -> tuple[object, ...]:
        return self.seat, self.paid, self.plan

    def step(self, s: State) -> None:
        question, options = self._asked(s)
        if options:
            s.ask(self.seat, question, options)
        else:
            s.pop()  # cards or clans have gone while the Moor interrupted (R27)

    def _asked(self, s: State) -> tuple[str, list[int]]:
        """The next question with its options."""
        if not self.paid:
            return "discard", options_of(DISCARD_CODES, s.zones[self.seat] & s.edition.action_cards)
        if not self.plan:
            there = [t for t in bits(s.presence[self.seat]) if s.board.adjacent[t]]
            return "from", [*[FROM_CODES[territory] for territory in there], NOTHING]
        if len(self.plan) == 1:
            return "to", options_of(TO_CODES, s.board.adjacent[self.plan[0]])
        most = min(MOST_MOVED, s.clans_of(self.seat, self.plan[0]))
        return "count", COUNT_CODES[1 : most + 1]

    def answer(self, s: State, seat: int, code: int) -> None:
        value = VALUE_OF[code]
        if not self.paid:
            s.replace(Beltane(seat, True))
            discard_unplayed(s, value, seat)
        elif code == NOTHING:
            s.pop()
        elif len(self.plan) < 2:
            s.replace(Beltane(seat, True, (*self.plan, value)))
        else:
            origin, destination = self.plan
            s.pop()
            arrive(s, seat, seat, move(s, seat, origin, destination, value))
