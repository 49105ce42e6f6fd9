"""Ledgers: the knowledge of one observer about one deck, and the trail of moves it follows from.

Every move of a card is entered in a trail with who saw it. A ledger is worked out from the trail only when
somebody asks, from the one worked out last: who never looks pays nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Final

from ardri.rules.box.catalogue import MOST_CARDS, MOST_SEATS

SPECTATOR: Final = MOST_SEATS
OBSERVERS: Final = MOST_SEATS + 1


class Fact:
    """A fact: at least so many of these cards lie in a place; if it is all of them, that is certain."""

    __slots__ = ("cards", "least", "place")

    def __init__(self, place: int, cards: int, least: int) -> None:
        self.place = place
        self.cards = cards
        self.least = least

    def __reduce__(self) -> tuple[object, ...]:
        return Fact, (self.place, self.cards, self.least)


class Ledger(ABC):
    """The knowledge of one observer about where the cards of a deck are."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> Ledger:
        """An independent copy, to go on with: what was worked out once stays what it is."""

    @abstractmethod
    def seen(self, card: int, source: int, target: int) -> None:
        """The observer saw this card go from place to place (or, if they are the same, lie there)."""

    @abstractmethod
    def unseen(self, source: int, target: int, count: int = 1) -> None:
        """Some card, or so many of them, went from place to place."""

    @abstractmethod
    def possible(self, place: int) -> int:
        """The cards that may lie in a place, as a set."""

    @abstractmethod
    def facts(self) -> list[Fact]:
        """Facts about hidden places: cards that lie there, and "at least so many of these"."""

    @abstractmethod
    def allows(self, places: list[int]) -> bool:
        """True if the cards may lie like this (a set for each place)."""

    @abstractmethod
    def deal(self, rng: Random, places: list[int]) -> None:
        """Lay the cards out at random, every way that is possible equally likely; `places` is added to."""


# A move as one number: the card, from which place, to which place, and above them the set of those who saw it
CARD: Final = MOST_CARDS - 1  # all its bits
PLACES: Final = 64
PLACE: Final = PLACES - 1
SOURCE_AT: Final = 7
TARGET_AT: Final = 13
SEEN_BY_AT: Final = 19
assert (1 << SOURCE_AT, 1 << TARGET_AT - SOURCE_AT) == (MOST_CARDS, PLACES)


def route(source: int, target: int) -> int:
    """From which place to which, as in a move."""
    return source << SOURCE_AT | target << TARGET_AT


class Trail:
    """The moves of a deck's cards, from what each observer (the seats, then a spectator) knew before them.

    Copies share the list of moves as long as one of them alone goes on with it; the next to do so takes its
    own.
    """

    __slots__ = ("before", "length", "moves")

    def __init__(self, before: list[Ledger], moves: list[int], length: int = 0) -> None:
        self.before = before
        self.moves = moves
        self.length = length  # the list may be longer: what follows is another's

    def add(self, card: int, route: int, seen_by: int) -> None:
        """One move more, or from a place to itself, a card shown."""
        if len(self.moves) != self.length:
            self.moves = self.moves[: self.length]
        self.moves.append(card | route | seen_by << SEEN_BY_AT)
        self.length += 1

    def copy(self) -> Trail:
        """An independent trail with the same moves."""
        return Trail(self.before, self.moves, self.length)

    def __reduce__(self) -> tuple[object, ...]:
        return Trail, (self.before, self.moves, self.length)


class Known:
    """A ledger that was worked out, and up to where on a trail."""

    __slots__ = ("before", "certain_words", "ledger", "length", "possible_words")

    def __init__(self, ledger: Ledger, trail: Trail) -> None:
        self.ledger = ledger
        self.before = trail.before
        self.length = trail.length
        # the ledger as words of an observation, kept by the encoding (empty: not worked out)
        self.possible_words = b""
        self.certain_words = b""

    def __reduce__(self) -> tuple[object, ...]:
        return _known, (self.ledger, self.before, self.length)


def _known(ledger: Ledger, before: list[Ledger], length: int) -> Known:
    return Known(ledger, Trail(before, [], length))


def follow(trail: Trail, observer: int, last: Known | None) -> Ledger:
    """The ledger of an observer at the end of a trail, worked out from the last one or from the beginning."""
    if last is not None and last.before is trail.before:
        reached = last.length
        ledger = last.ledger
    else:
        reached = 0
        ledger = trail.before[observer]
    if reached < trail.length:
        ledger = ledger.copy()
    moves = trail.moves
    at = reached
    while at < trail.length:
        move = moves[at]
        at += 1
        source = move >> SOURCE_AT & PLACE
        target = move >> TARGET_AT & PLACE
        if move >> SEEN_BY_AT + observer & 1:
            ledger.seen(move & CARD, source, target)
        elif source != target:
            count = 1
            while at < trail.length and (moves[at] ^ move) >> SOURCE_AT == 0:
                at += 1
                count += 1
            ledger.unseen(source, target, count)
    return ledger
