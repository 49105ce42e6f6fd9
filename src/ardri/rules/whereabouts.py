"""Where Action cards (and, in the same way, tiles) may be, for one observer: exactly, by counting.

Cards that the observer cannot tell apart form a kind. What is uncertain is only how many of each kind lie
where, and every way in which that is possible is a table. An unseen move leads from each table to those
in which one card of some kind has moved; a card seen leaves its kind, and tables without it fall away. So
the tables are exactly what is consistent with all that was seen, and a table stands for as many layouts as
its kinds can be dealt out by it.
"""

from __future__ import annotations

from bisect import bisect_right
from math import factorial
from random import Random
from typing import Final

from ardri.rules.catalogue import bits
from ardri.rules.ledger import Fact, Ledger

# How many cards of a kind lie in a place: five bits a place.
WIDTH: Final = 5
MOST: Final = (1 << WIDTH) - 1

Table = tuple[int, ...]


class Whereabouts(Ledger):
    """Cards whose place is certain (`here`), kinds of cards whose place is not, and the possible tables."""

    __slots__ = ("_weights", "here", "kinds", "tables")

    def __init__(self, here: tuple[int, ...], kinds: tuple[int, ...] = (), tables: tuple[Table, ...] = ((),)):
        self.here = here
        self.kinds = kinds
        self.tables = tables
        self._weights: list[int] = []

    def seen(self, card: int, source: int, target: int) -> Whereabouts:
        bit = 1 << card
        here = list(self.here)
        if here[source] & bit:
            here[source] ^= bit
            here[target] |= bit
            return Whereabouts(tuple(here), self.kinds, self.tables)
        at = 0
        while not self.kinds[at] & bit:
            at += 1
        one = 1 << WIDTH * source
        shift = WIDTH * source
        kept = [
            (*table[:at], table[at] - one, *table[at + 1 :])
            for table in self.tables
            if table[at] >> shift & MOST
        ]
        here[target] |= bit
        return _settled(here, (*self.kinds[:at], self.kinds[at] ^ bit, *self.kinds[at + 1 :]), kept)

    def unseen(self, source: int, target: int) -> Whereabouts:
        here = list(self.here)
        kinds = self.kinds
        tables: list[Table] = list(self.tables)
        certain = here[source]
        shift = WIDTH * source
        if certain:
            if certain & (certain - 1) == 0 and not any(count >> shift & MOST for count in tables[0]):
                here[source] = 0
                here[target] |= certain
                return Whereabouts(tuple(here), kinds, self.tables)
            here[source] = 0
            kinds = (*kinds, certain)
            all_there = certain.bit_count() << shift
            tables = [(*table, all_there) for table in tables]
        step = (1 << WIDTH * target) - (1 << shift)
        found: dict[Table, None] = {}
        for table in tables:
            for at in range(len(kinds)):
                if table[at] >> shift & MOST:
                    found[(*table[:at], table[at] + step, *table[at + 1 :])] = None
        return _settled(here, kinds, list(found))

    def possible(self, place: int) -> int:
        found = self.here[place]
        shift = WIDTH * place
        for at in range(len(self.kinds)):
            for table in self.tables:
                if table[at] >> shift & MOST:
                    found |= self.kinds[at]
                    break
        return found

    def facts(self) -> list[Fact]:
        found = []
        for place in range(len(self.here)):
            if self.here[place]:
                found.append(Fact(place, self.here[place], self.here[place].bit_count()))
            if self.kinds:
                found.extend(self._at_least(place))
        return found

    def _at_least(self, place: int) -> list[Fact]:
        """Kinds, and pairs of kinds, of which some surely lie in a place though nobody can say which."""
        shift = WIDTH * place
        columns = [[table[at] >> shift & MOST for table in self.tables] for at in range(len(self.kinds))]
        there = [at for at in range(len(self.kinds)) if max(columns[at])]
        size = sum(column[0] for column in columns)
        room = sum(self.kinds[at].bit_count() for at in there)
        found = []
        for i, at in enumerate(there):
            least = min(columns[at])
            if least > max(0, size - room + self.kinds[at].bit_count()):
                found.append(Fact(place, self.kinds[at], least))
            for other in there[i + 1 :]:
                both = self.kinds[at] | self.kinds[other]
                least = min(map(sum, zip(columns[at], columns[other], strict=True)))
                apart = min(columns[at]) + min(columns[other])
                if least > max(apart, size - room + both.bit_count()):
                    found.append(Fact(place, both, least))
        return found

    def allows(self, places: list[int]) -> bool:
        table = [0] * len(self.kinds)
        for place in range(len(self.here)):
            if self.here[place] & ~places[place]:
                return False
            for at in range(len(self.kinds)):
                table[at] += (places[place] & self.kinds[at]).bit_count() << WIDTH * place
        return tuple(table) in self.tables

    def deal(self, rng: Random, places: list[int]) -> None:
        for place in range(len(self.here)):
            places[place] |= self.here[place]
        if not self.kinds:
            return
        weights = self._weights
        if not weights:
            total = 0
            for table in self.tables:
                total += self._layouts(table)
                weights.append(total)
        table = self.tables[bisect_right(weights, rng.randrange(weights[-1]))]
        for at in range(len(self.kinds)):
            cards = list(bits(self.kinds[at]))
            counts = table[at]
            place = 0
            while counts:
                for _ in range(counts & MOST):
                    taken = int(rng.random() * len(cards))
                    places[place] |= 1 << cards[taken]
                    cards[taken] = cards[-1]
                    cards.pop()
                counts >>= WIDTH
                place += 1

    def _layouts(self, table: Table) -> int:
        """In how many ways the kinds can be dealt out by a table."""
        ways = 1
        for at in range(len(self.kinds)):
            ways *= factorial(self.kinds[at].bit_count())
            counts = table[at]
            while counts:
                ways //= factorial(counts & MOST)
                counts >>= WIDTH
        return ways


def _settled(here: list[int], kinds: tuple[int, ...], tables: list[Table]) -> Whereabouts:
    """Kinds whose place has become certain are put there; those of which nothing is left are forgotten."""
    first = tables[0]
    left = []
    for at in range(len(kinds)):
        counts = first[at]
        place = _only_place(counts)
        if place >= 0 and _constant(tables, at):
            here[place] |= kinds[at]
        elif kinds[at]:
            left.append(at)
    if len(left) == len(kinds):
        return Whereabouts(tuple(here), kinds, tuple(tables))
    if not left:
        return Whereabouts(tuple(here))
    fewer = tuple([tuple([table[at] for at in left]) for table in tables])
    return Whereabouts(tuple(here), tuple([kinds[at] for at in left]), fewer)


def _constant(tables: list[Table], at: int) -> bool:
    counts = tables[0][at]
    for table in tables:  # noqa: SIM110 (a generator costs more than it saves, compiled most of all)
        if table[at] != counts:
            return False
    return True


def _only_place(counts: int) -> int:
    """The place where all cards of a kind lie, or -1 if they lie in several."""
    if not counts:
        return -1
    place = ((counts & -counts).bit_length() - 1) // WIDTH
    return place if counts >> WIDTH * place <= MOST else -1
