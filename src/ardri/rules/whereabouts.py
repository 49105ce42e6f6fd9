"""Where Action cards (and, in the same way, tiles) may be, for one observer: exactly, by counting.

Cards that the observer cannot tell apart form a kind. What is uncertain is only how many of each kind lie
where, and every way in which that is possible is a table. An unseen move leads from each table to those
in which one card of some kind has moved; a card seen leaves its kind, and tables without it fall away. So
the tables are exactly what is consistent with all that was seen, and a table stands for as many layouts as
its kinds can be dealt out by it.

A table is one number: for each kind as many digits as there are places, each saying how many of the kind lie
there. Moving a card adds to it, and what all tables have in common is found with `&` and `|`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import factorial
from random import Random
from typing import Final

from ardri.rules.catalogue import bits
from ardri.rules.ledger import Fact, Ledger

WIDTH: Final = 5  # bits for a digit
MOST: Final = (1 << WIDTH) - 1
NO_KINDS: Final[list[int]] = []
ONE_TABLE: Final = [0]
NOT_YET: Final[list[int]] = []  # worked out; it is replaced, never added to


class Whereabouts(Ledger):
    """Cards whose place is certain (`here`), kinds of cards whose place is not, and the possible tables."""

    __slots__ = ("_some", "_weights", "here", "kinds", "tables")

    def __init__(
        self, here: Sequence[int], kinds: list[int] = NO_KINDS, tables: list[int] = ONE_TABLE
    ) -> None:
        self.here = list(here)
        self.kinds = kinds  # never changed, only replaced, as tables are: copies share them
        self.tables = tables
        self._weights = NOT_YET
        self._some = NOT_YET  # for each kind the digits of all tables together, once asked for

    def copy(self) -> Whereabouts:
        return Whereabouts(self.here, self.kinds, self.tables)

    def seen(self, card: int, source: int, target: int) -> None:
        bit = 1 << card
        here = self.here
        if here[source] & bit:
            here[source] = here[source] ^ bit
            here[target] = here[target] | bit
            return
        here[target] = here[target] | bit
        kinds = self.kinds.copy()
        at = 0
        while not kinds[at] & bit:
            at += 1
        kinds[at] = kinds[at] ^ bit
        self.kinds = kinds
        digit = self._digit(at, source)
        one = 1 << digit
        if len(kinds) == 1 and len(self.tables) == 1:
            self._only_table(self.tables[0] - one)
            return
        some = MOST << digit
        self.tables = [table - one for table in self.tables if table & some]
        self._settle()

    def unseen(self, source: int, target: int) -> None:
        here = self.here
        kinds = self.kinds
        certain = here[source]
        if certain:
            here[source] = 0
            if certain & (certain - 1) == 0 and not self._others_in(source):
                here[target] = here[target] | certain
                return
            all_there = certain.bit_count() << self._digit(len(kinds), source)
            self.tables = [table + all_there for table in self.tables]
            kinds = self.kinds = [*kinds, certain]
        elif len(kinds) == 1 and len(self.tables) == 1:
            self._only_table(self.tables[0] - (1 << WIDTH * source) + (1 << WIDTH * target))
            return
        found: dict[int, None] = {}
        for at in range(len(kinds)):
            digit = self._digit(at, source)
            some = MOST << digit
            step = (1 << self._digit(at, target)) - (1 << digit)
            for table in self.tables:
                if table & some:
                    found[table + step] = None
        self.tables = list(found)
        self._settle()

    def _only_table(self, table: int) -> None:
        """There is one kind, and one way in which it may lie."""
        self.tables = [table]
        if _only_place(table) >= 0 or not table:
            self._settle()
        else:
            self._some = NOT_YET
            self._weights = NOT_YET

    def _settle(self) -> None:
        """Put kinds where they have come to lie for certain, and forget those of which nothing is left."""
        kinds = self.kinds
        every = 0
        for table in self.tables:
            every |= table
        some = []
        left = []
        for at in range(len(kinds)):
            digits = self.digits(every, at)
            place = _only_place(digits)
            if place >= 0:
                self.here[place] = self.here[place] | kinds[at]
            elif digits:
                some.append(digits)
                left.append(at)
        if len(left) < len(kinds):
            self._keep(left)
        self._some = some
        self._weights = NOT_YET

    def _keep(self, left: list[int]) -> None:
        """Forget all kinds but these."""
        width = WIDTH * len(self.here)
        whole = (1 << width) - 1
        tables = self.tables
        fewer = [0] * len(tables) if left else [0]
        for to in range(len(left)):
            digits = whole << width * left[to]
            back = width * (left[to] - to)
            fewer = [less | (table & digits) >> back for less, table in zip(fewer, tables, strict=True)]
        self.kinds = [self.kinds[at] for at in left]
        self.tables = fewer

    def _others_in(self, place: int) -> bool:
        """Whether cards of some kind lie in a place; how many there are in all is the same in each table."""
        return any(self.tables[0] >> self._digit(at, place) & MOST for at in range(len(self.kinds)))

    def _digit(self, kind: int, place: int) -> int:
        """Where in a table the digit begins that says how many of a kind lie in a place."""
        return WIDTH * (kind * len(self.here) + place)

    def digits(self, table: int, kind: int) -> int:
        """The part of a table that is about one kind."""
        return table >> self._digit(kind, 0) & ((1 << WIDTH * len(self.here)) - 1)

    def counts(self, table: int, kind: int) -> list[int]:
        """How many of a kind lie in each place by a table."""
        digits = self.digits(table, kind)
        return [digits >> WIDTH * place & MOST for place in range(len(self.here))]

    def possible(self, place: int) -> int:
        found = self.here[place]
        if not self.kinds:
            return found
        some = self._some
        if not some:
            every = 0
            for table in self.tables:
                every |= table
            some = [self.digits(every, at) for at in range(len(self.kinds))]
            self._some = some
        for at in range(len(some)):
            if some[at] >> WIDTH * place & MOST:
                found |= self.kinds[at]
        return found

    def facts(self) -> list[Fact]:
        found = []
        for place in range(len(self.here)):
            if self.here[place]:
                found.append(Fact(place, self.here[place], self.here[place].bit_count()))
            if self._others_in(place):
                found.extend(self._at_least(place))
        return found

    def _at_least(self, place: int) -> list[Fact]:
        """Kinds, and pairs of kinds, of which some surely lie in a place though nobody can say which."""
        columns = []
        for at in range(len(self.kinds)):
            digit = self._digit(at, place)
            columns.append([table >> digit & MOST for table in self.tables])
        fewest = [min(column) for column in columns]
        most = [max(column) for column in columns]
        there = [at for at in range(len(self.kinds)) if most[at]]
        size = sum(column[0] for column in columns)
        room = sum(self.kinds[at].bit_count() for at in there)
        found = []
        for i, at in enumerate(there):
            least = fewest[at]
            if least > max(0, size - room + self.kinds[at].bit_count()):
                found.append(Fact(place, self.kinds[at], least))
            if least == most[at]:
                continue  # a pair says no more than each of the two
            for other in there[i + 1 :]:
                if fewest[other] == most[other]:
                    continue
                both = self.kinds[at] | self.kinds[other]
                least = min(map(sum, zip(columns[at], columns[other], strict=True)))
                apart = fewest[at] + fewest[other]
                if least > max(apart, size - room + both.bit_count()):
                    found.append(Fact(place, both, least))
        return sorted(found, key=_cards)

    def allows(self, places: list[int]) -> bool:
        table = 0
        for place in range(len(self.here)):
            if self.here[place] & ~places[place]:
                return False
            for at in range(len(self.kinds)):
                table += (places[place] & self.kinds[at]).bit_count() << self._digit(at, place)
        return table in self.tables

    def deal(self, rng: Random, places: list[int]) -> None:
        for place in range(len(self.here)):
            places[place] |= self.here[place]
        if not self.kinds:
            return
        weights = self._weights
        if not weights:
            weights = self._weights = []
            total = 0
            for table in self.tables:
                total += self._layouts(table)
                weights.append(total)
        table = self.tables[bisect_right(weights, rng.randrange(weights[-1]))]
        for at in range(len(self.kinds)):
            cards = list(bits(self.kinds[at]))
            counts = self.counts(table, at)
            for place in range(len(counts)):
                for _ in range(counts[place]):
                    taken = int(rng.random() * len(cards))
                    places[place] |= 1 << cards[taken]
                    cards[taken] = cards[-1]
                    cards.pop()

    def _layouts(self, table: int) -> int:
        """In how many ways the kinds can be dealt out by a table."""
        ways = 1
        for at in range(len(self.kinds)):
            ways *= factorial(self.kinds[at].bit_count())
            for count in self.counts(table, at):
                ways //= factorial(count)
        return ways


def _cards(fact: Fact) -> int:
    return fact.cards


def _only_place(counts: int) -> int:
    """The place where all cards of a kind lie, or -1 if they lie in several."""
    if not counts:
        return -1
    place = ((counts & -counts).bit_length() - 1) // WIDTH
    return place if counts >> WIDTH * place <= MOST else -1
