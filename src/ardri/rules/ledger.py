"""What one observer knows about the cards of one deck, and the trail of moves it follows from.

Every move of a card is entered in a trail with who saw it. A ledger is worked out from the trail only when
somebody asks, from the one worked out last: who never looks pays nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Final

from ardri.rules.catalogue import SEATS

SPECTATOR: Final = SEATS
OBSERVERS: Final = SEATS + 1


class Fact:
    """At least so many of these cards lie in a place; if it is all of them, that is certain."""

    __slots__ = ("cards", "least", "place")

    def __init__(self, place: int, cards: int, least: int) -> None:
        self.place = place
        self.cards = cards
        self.least = least


class Ledger(ABC):
    """What an observer can know about where the cards of a deck are."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> Ledger:
        """An independent copy, to go on with: what was worked out once stays what it is."""

    @abstractmethod
    def seen(self, card: int, source: int, target: int) -> None:
        """The observer saw this card go from place to place (or, if they are the same, lie there)."""

    @abstractmethod
    def unseen(self, source: int, target: int) -> None:
        """Some card went from place to place."""

    @abstractmethod
    def possible(self, place: int) -> int:
        """The cards that may lie in a place, as a set."""

    @abstractmethod
    def facts(self) -> list[Fact]:
        """What is certain about hidden places: cards that lie there, and "at least so many of these"."""

    @abstractmethod
    def allows(self, places: list[int]) -> bool:
        """Whether the cards may lie like this (a set for each place)."""

    @abstractmethod
    def deal(self, rng: Random, places: list[int]) -> None:
        """Lay the cards out at random, every way that is possible equally likely; `places` is added to."""


class Trail:
    """A move of a card, linked backwards to the moves before it."""

    __slots__ = ("before", "card", "known", "seen_by", "source", "target")

    def __init__(self, before: Trail | None, card: int, source: int, target: int, seen_by: int) -> None:
        self.before = before
        self.card = card
        self.source = source
        self.target = target
        self.seen_by = seen_by
        self.known: list[Ledger] = NOTHING  # at the beginning of a trail: what each observer knows already


NOTHING: Final[list[Ledger]] = []


def trailhead(ledgers: list[Ledger]) -> Trail:
    """The beginning of a trail: what each observer (the seats, then a spectator) knows already."""
    start = Trail(None, -1, -1, -1, 0)
    start.known = ledgers
    return start


class Known:
    """What an observer has worked out, and up to where on a trail."""

    __slots__ = ("ledger", "trail", "words")

    def __init__(self, ledger: Ledger, trail: Trail) -> None:
        self.ledger = ledger
        self.trail = trail
        self.words = b""  # what somebody made of it, to have it again


def follow(trail: Trail, observer: int, last: Known | None) -> Ledger:
    """What an observer knows at the end of a trail: from what was worked out last, or from the beginning."""
    steps: list[Trail] = []
    node = trail
    reached = None if last is None else last.trail
    while node is not reached and node.before is not None:
        steps.append(node)
        node = node.before
    ledger = last.ledger if last is not None and node is reached else node.known[observer]
    if steps:
        ledger = ledger.copy()
    for step in reversed(steps):
        if step.seen_by >> observer & 1:
            ledger.seen(step.card, step.source, step.target)
        elif step.source != step.target:
            ledger.unseen(step.source, step.target)
    return ledger
