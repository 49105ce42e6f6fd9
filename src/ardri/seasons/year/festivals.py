"""The Sacred Festivals, at the end of the Assembly: Imbolc, Lugnasad, Samhain. Beltane has a turn of its own.

All of it is a reading of what is told of the expansion, and no printed rule (E17 to E20).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ardri.rules.box.options import DISCARD_CODES, DONE, MOST_COUNT, VALUE_OF, options_of
from ardri.rules.engine.moves import WITHDRAWAL
from ardri.rules.engine.verbs import discard_unplayed
from ardri.rules.phases.epic_draw import draw_epics
from ardri.rules.state.edition import Box
from ardri.rules.state.edition_rules import MovementRule, Phase
from ardri.rules.state.state import Frame, State
from ardri.seasons.year.beltane import BELTANE, CELEBRATED, Beltane, BeltaneTurn
from ardri.seasons.year.clans_for_tales import OfferTales, Recruits, TooManyTales, most_offered, too_many
from ardri.seasons.year.wheel import AUTUMN, SPRING, WINTER, FestivalDay, in_season, season_of

WINTER_MARCH: Final = 3


class FestivalPhase(Phase):
    """The effect of the festival of the season."""

    def begin(self, s: State) -> None:
        season = season_of(s)
        if season == SPRING:
            s.push(Imbolc(0, fewest_cards(s)))
        elif season == AUTUMN:
            s.push(Lugnasad(0))
        elif season == WINTER:
            s.push(Samhain(0))


def fewest_cards(s: State) -> int:
    """The seats with the fewest cards in hand, as a set."""
    counts = [s.zones[seat].bit_count() for seat in range(s.players)]
    return sum([1 << seat for seat in range(s.players) if counts[seat] == min(counts)])


class Imbolc(Frame):
    """Spring: whoever had the fewest cards in hand as it began places a clan (E17)."""

    __slots__ = ("fewest", "place")

    def __init__(self, place: int, fewest: int) -> None:
        self.place = place
        self.fewest = fewest

    def data(self) -> tuple[object, ...]:
        return self.place, self.fewest

    def step(self, s: State) -> None:
        if self.place == s.players:
            s.pop()
            return
        s.replace(Imbolc(self.place + 1, self.fewest))
        seat = s.order_from(s.brenn)[self.place]
        if self.fewest >> seat & 1:
            s.push(Recruits(seat, 1))


class Lugnasad(Frame):
    """Autumn: each in turn may give Epic Tales for clans; then each in turn keeps three at most (E19)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def data(self) -> tuple[object, ...]:
        return (self.place,)

    def step(self, s: State) -> None:
        if self.place == 2 * s.players:
            s.pop()
            return
        s.replace(Lugnasad(self.place + 1))
        seat = s.order_from(s.brenn)[self.place % s.players]
        if self.place >= s.players:
            if too_many(s, seat):
                s.push(TooManyTales(seat))
        elif most_offered(s, seat):
            s.push(OfferTales(seat))


class Samhain(Frame):
    """Winter: each in turn may discard an Action card to draw an Epic Tale."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def data(self) -> tuple[object, ...]:
        return (self.place,)

    def step(self, s: State) -> None:
        for place in range(self.place, s.players):
            seat = s.order_from(s.brenn)[place]
            cards = s.zones[seat] & s.edition.action_cards
            if cards:
                s.replace(Samhain(place))
                s.ask(seat, "samhain", [*options_of(DISCARD_CODES, cards), DONE])
                return
        s.pop()

    def answer(self, s: State, seat: int, code: int) -> None:
        s.replace(Samhain(self.place + 1))
        if code != DONE:
            discard_unplayed(s, VALUE_OF[code], seat)
            draw_epics(s, seat, 1)


class WinterMarch(MovementRule):
    """In winter three clans at most are moved from one territory to another; they withdraw freely (E20)."""

    def most(self, s: State, origin: int, destination: int, card: int) -> int:
        return WINTER_MARCH if card != WITHDRAWAL and in_season(s, WINTER) else MOST_COUNT


def with_festivals(box: Box) -> Box:
    """A box in which the seasons of the year have their festivals and their rules."""
    phases: list[Phase] = []
    for phase in box.phases:
        phases.append(phase)
        if isinstance(phase, FestivalDay):
            phases.append(FestivalPhase())
    return replace(
        box,
        phases=tuple(phases),
        turns=(*box.turns, BeltaneTurn()),
        movement=(*box.movement, WinterMarch()),
        frames=(*box.frames, Imbolc, Recruits, Beltane, Lugnasad, OfferTales, TooManyTales, Samhain),
        questions=(*box.questions, "recruits", "offer_tales", "too_many_tales", "samhain"),
        events=(*box.events, CELEBRATED),
        words=(*box.words, BELTANE),
    )
