"""Parts of the festivals: Epic Tales are discarded, and clans come where their owner is present."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from ardri.rules.box.catalogue import bits
from ardri.rules.box.options import DISCARD_CODES, DONE, TERRITORY_CODES, VALUE_OF, options_of
from ardri.rules.engine.verbs import discard_epics, place
from ardri.rules.extendable import mypyc_attr
from ardri.rules.state.form import PICK, Form, Item
from ardri.rules.state.state import Frame, State

TALES_KEPT: Final = 3


def tales(s: State, seat: int) -> int:
    """The Epic Tales in a hand, as a set."""
    return s.zones[seat] & s.edition.epic_cards


def most_offered(s: State, seat: int) -> int:
    """How many Epic Tales a seat may give: each brings a clan."""
    return min(tales(s, seat).bit_count(), s.reserve[seat]) if s.presence[seat] else 0


def too_many(s: State, seat: int) -> int:
    """How many Epic Tales a seat has above those that may be kept."""
    return max(0, tales(s, seat).bit_count() - TALES_KEPT)


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardTales(Frame):
    """Epic Tales are named one after another, in catalogue order, and go together when all are.

    Those named so far lie in `State.answers`. What is left to name is a secret: where that is kept, the
    question is put with one option, too.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def data(self) -> tuple[object, ...]:
        return (self.seat,)

    @abstractmethod
    def bounds(self, s: State) -> tuple[int, int]:
        """How many go at least, and at most."""

    @abstractmethod
    def question(self) -> str:
        """The question."""

    @abstractmethod
    def gone(self, s: State, count: int) -> None:
        """So many go: what comes instead of the frame."""

    def step(self, s: State) -> None:
        least, most = self.bounds(s)
        named = s.answers[self.seat] & tales(s, self.seat)
        count = named.bit_count()
        if count > most or count + _after(tales(s, self.seat), named).bit_count() < least:
            named = 0  # some have been played meanwhile (R77): the others are named anew
        s.answers[self.seat] = named
        if named.bit_count() < most:
            form = self.form(s, self.seat)
            s.ask(self.seat, self.question(), form.options(), options_hidden=True)
        else:
            self._discard(s)

    def answer(self, s: State, seat: int, code: int) -> None:
        if code == DONE:
            self._discard(s)
        else:
            s.answers[seat] |= 1 << VALUE_OF[code]

    def _discard(self, s: State) -> None:
        named = s.answers[self.seat]
        s.answers[self.seat] = 0
        self.gone(s, named.bit_count())
        discard_epics(s, named, self.seat)

    def form(self, s: State, seat: int) -> Form:
        least, most = self.bounds(s)
        named = s.answers[seat]
        count = named.bit_count()
        items = [Item(DISCARD_CODES[tale], 0, 1) for tale in bits(_after(tales(s, seat), named))]
        return Form(PICK, items, max(0, least - count), most - count)

    def answer_of(self, s: State, seat: int) -> list[int]:
        return options_of(DISCARD_CODES, s.answers[seat])


def _after(cards: int, named: int) -> int:
    """The cards that come after all those named, as a set."""
    return cards & -(1 << named.bit_length())


class OfferTales(DiscardTales):
    """Any number may go; for each of them a clan comes."""

    __slots__ = ()

    def bounds(self, s: State) -> tuple[int, int]:
        return 0, most_offered(s, self.seat)

    def question(self) -> str:
        return "offer_tales"

    def gone(self, s: State, count: int) -> None:
        s.replace(Recruits(self.seat, count))


class TooManyTales(DiscardTales):
    """Three are kept."""

    __slots__ = ()

    def bounds(self, s: State) -> tuple[int, int]:
        return too_many(s, self.seat), too_many(s, self.seat)

    def question(self) -> str:
        return "too_many_tales"

    def gone(self, s: State, count: int) -> None:
        s.pop()


class Recruits(Frame):
    """So many clans come where their owner is present, named in catalogue order."""

    __slots__ = ("last", "left", "seat")

    def __init__(self, seat: int, left: int, last: int = 0) -> None:
        self.seat = seat
        self.left = left
        self.last = last

    def data(self) -> tuple[object, ...]:
        return self.seat, self.left, self.last

    def step(self, s: State) -> None:
        form = self.form(s, self.seat)
        if form.most:
            s.ask(self.seat, "recruits", form.options())
        else:
            s.pop()

    def answer(self, s: State, seat: int, code: int) -> None:
        s.replace(Recruits(seat, self.left - 1, VALUE_OF[code]))
        place(s, seat, VALUE_OF[code])

    def form(self, s: State, seat: int) -> Form:
        left = min(self.left, s.reserve[seat])
        places = [territory for territory in bits(s.presence[seat]) if territory >= self.last]
        return Form(PICK, [Item(TERRITORY_CODES[territory], 0, left) for territory in places], left, left)
