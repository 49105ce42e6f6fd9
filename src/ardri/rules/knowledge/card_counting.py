"""Card counting: where Action cards (and, in the same way, tiles) may be for one observer, exactly.

Cards that the observer cannot tell apart form a kind. What is uncertain is only how many of each kind lie
where, and every way in which that is possible is a table. An unseen move leads from each table to those
in which one card of some kind has moved; a card seen leaves its kind, and tables without it fall away. So
the tables are exactly what is consistent with all that was seen, and a table stands for as many layouts as
its kinds can be dealt out by it.

Everybody can count the cards in a place, so that where the first kind lies follows from where the others do:
a table says nothing of it, and while there is one kind, there is one empty table. A table is one number: for
each other kind a digit for every spot, saying how many of the kind lie there. Spots are given to places as
cards of some kind come to lie there, and seldom are there more than a few: tables of three kinds fit into a
machine word.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import factorial
from random import Random
from typing import Final

from ardri.rules.box.catalogue import bits
from ardri.rules.state.ledger import Fact, Ledger

WIDTH: Final = 5  # bits for a digit
MOST: Final = (1 << WIDTH) - 1
ROOM: Final = 6 * WIDTH  # bits for a kind: so many spots, until there are more
NO_KINDS: Final[list[int]] = []
NO_SPOTS: Final[list[int]] = []
ONE_TABLE: Final = [0]
NOT_YET: Final[list[int]] = []  # worked out; it is replaced, never added to
NOT_YET_SURE: Final[list[Fact]] = []


class Whereabouts(Ledger):
    """Cards whose place is certain (`here`), kinds of cards whose place is not, and the possible tables."""

    __slots__ = ("_room", "_some", "_spots", "_sure", "_totals", "_weights", "here", "kinds", "tables")

    def __init__(self, here: Sequence[int]) -> None:
        self.here = list(here)
        # what follows is never changed, only replaced: copies share it
        self.kinds = NO_KINDS
        self.tables = ONE_TABLE
        self._spots = NO_SPOTS  # the place of each; one where nothing lies any more may be given anew
        self._totals = 0  # how many cards of all kinds lie in each spot
        self._room = ROOM  # bits that a kind has in a table
        self._weights = NOT_YET
        self._some = NO_KINDS  # for each kind the digits of all tables together, once settled
        self._sure = NOT_YET_SURE  # facts about kinds, once asked for

    def copy(self) -> Whereabouts:
        twin = Whereabouts(self.here)
        twin.kinds = self.kinds
        twin.tables = self.tables
        twin._spots = self._spots
        twin._totals = self._totals
        twin._room = self._room
        twin._weights = self._weights
        twin._some = self._some
        twin._sure = self._sure
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        settled = None if self._some is NOT_YET else self._some
        return _whereabouts, (
            *(self.here, self.kinds, self.tables, self._spots, self._totals, self._room),
            settled,
        )

    def suppose(self, kinds: list[int], tables: list[list[list[int]]]) -> None:
        """Of some kinds of cards it is not certain where they lie: by a table, so many of each in each place.

        >>> ledger = Whereabouts([0, 0, 0])
        >>> ledger.suppose([0b11, 0b100], [[[1, 1, 0], [0, 0, 1]], [[1, 0, 1], [0, 1, 0]]])
        >>> [ledger.counts(table, 1) for table in ledger.tables], bin(ledger.possible(1))
        ([[0, 0, 1], [0, 1, 0]], '0b111')
        """
        totals = [sum(column) for column in zip(*tables[0], strict=True)]
        if any([sum(column) for column in zip(*table, strict=True)] != totals for table in tables):
            raise ValueError("in a place there are more cards by one table than by another")
        self._spots = [place for place in range(len(totals)) if totals[place]]
        self._room = max(ROOM, WIDTH * len(self._spots))
        self._totals = self._number(totals)
        self.kinds = kinds
        self.tables = self._joined([[self._number(counts) for counts in table] for table in tables])
        self._some = NOT_YET

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
        spot = self._spot(source)
        if at:
            digit = self._digit(at, spot)
            one = 1 << digit
            self.tables = [table - one for table in self.tables if table >> digit & MOST]
        elif len(kinds) > 1:
            self.tables = [table for table in self.tables if self._first(table) >> WIDTH * spot & MOST]
        self._totals -= 1 << WIDTH * spot
        self._some = NOT_YET

    def unseen(self, source: int, target: int, count: int = 1) -> None:
        self.settle()
        here = self.here
        certain = here[source]
        if certain:
            here[source] = 0
            if certain.bit_count() == count and self._taken(source) < 0:
                here[target] = here[target] | certain
                return
            self._doubt(certain, source)
        to = self._spot(target)
        spot = self._spot(source)
        step = (1 << WIDTH * to) - (1 << WIDTH * spot)
        if len(self.kinds) == 1:
            self._totals += count * step
        else:
            for _ in range(count):
                self._move_some(spot, step)
        self._some = NOT_YET

    def _doubt(self, certain: int, place: int) -> None:
        """Cards in a place are a kind from now on."""
        spot = self._spot(place)
        there = certain.bit_count() << WIDTH * spot
        self._totals += there
        if self.kinds:
            there <<= self._digit(len(self.kinds), 0)
            self.tables = [table + there for table in self.tables]
        self.kinds = [*self.kinds, certain]

    def _move_some(self, spot: int, step: int) -> None:
        """One card of any kind that is in a spot makes a step."""
        tables = self.tables
        found: dict[int, None] = {}
        for table in tables:
            if self._first(table) >> WIDTH * spot & MOST:
                found[table] = None
        for at in range(1, len(self.kinds)):
            digit = self._digit(at, spot)
            stepped = step << self._digit(at, 0)
            for table in tables:
                if table >> digit & MOST:
                    found[table + stepped] = None
        self.tables = list(found.keys())
        self._totals += step

    def settle(self) -> None:
        """Put kinds where they have come to lie for certain, and forget those of which nothing is left.

        That can wait until somebody asks, or until cards that are certain may go unseen.
        """
        if self._some is not NOT_YET:
            return
        self._weights = NOT_YET
        self._sure = NOT_YET_SURE
        kinds = self.kinds
        every = self._every()
        some = []
        left = []
        for at in range(len(kinds)):
            digits = every[at]
            spot = _only_spot(digits)
            if spot >= 0:
                place = self._spots[spot]
                self.here[place] = self.here[place] | kinds[at]
                self._totals -= digits
            elif digits:
                some.append(digits)
                left.append(at)
        if len(left) < len(kinds):
            self._keep(left)
        self._some = some

    def _every(self) -> list[int]:
        """For each kind the digits of all tables together."""
        if len(self.kinds) < 2:
            return [self._totals]
        first = others = 0
        for table in self.tables:
            first |= self._first(table)
            others |= table
        found = [first]
        for at in range(1, len(self.kinds)):
            found.append(self.digits(others, at))
        return found

    def _keep(self, left: list[int]) -> None:
        """Forget all kinds but these; of the first of them the tables need say nothing."""
        if len(left) < 2:
            self.tables = ONE_TABLE
        else:
            fewer = []
            for table in self.tables:
                less = 0
                for to in range(1, len(left)):
                    less |= self.digits(table, left[to]) << self._digit(to, 0)
                fewer.append(less)
            self.tables = fewer
        self.kinds = [self.kinds[at] for at in left]

    def _taken(self, place: int) -> int:
        """The spot of a place in which cards of some kind lie; -1 if there are none."""
        spots = self._spots
        for spot in range(len(spots)):
            if spots[spot] == place:
                return spot if self._totals >> WIDTH * spot & MOST else -1
        return -1

    def _spot(self, place: int) -> int:
        """The spot that a place has, or is given."""
        spots = self._spots
        free = len(spots)
        for spot in range(len(spots)):
            if spots[spot] == place:
                return spot
            if not self._totals >> WIDTH * spot & MOST:
                free = spot
        if WIDTH * free == self._room:
            self._make_room()
        self._spots = [*spots[:free], place, *spots[free + 1 :]]
        return free

    def _make_room(self) -> None:
        """Twice as many spots."""
        apart = [[self.digits(table, at) for at in range(len(self.kinds))] for table in self.tables]
        self._room = 2 * self._room
        self.tables = self._joined(apart)

    def _joined(self, apart: list[list[int]]) -> list[int]:
        """Tables from the digits for each kind."""
        return [sum(row[at] << self._digit(at, 0) for at in range(1, len(row))) for row in apart]

    def _number(self, counts: list[int]) -> int:
        """Digits for spots, from how many lie in each place."""
        return sum(counts[self._spots[spot]] << WIDTH * spot for spot in range(len(self._spots)))

    def _digit(self, kind: int, spot: int) -> int:
        """The bit at which the count of a kind in a spot begins in a table; the first kind has none."""
        return (kind - 1) * self._room + WIDTH * spot

    def _first(self, table: int) -> int:
        """The number of the first kind in each spot by a table: what the others leave."""
        room = self._room
        whole = (1 << room) - 1
        left = self._totals
        while table:
            left -= table & whole
            table >>= room
        return left

    def digits(self, table: int, kind: int) -> int:
        """The number of a kind in each spot by a table."""
        if kind == 0:
            return self._first(table)
        return table >> self._digit(kind, 0) & ((1 << self._room) - 1)

    def counts(self, table: int, kind: int) -> list[int]:
        """The number of a kind in each place by a table."""
        digits = self.digits(table, kind)
        found = [0] * len(self.here)
        for spot in range(len(self._spots)):
            found[self._spots[spot]] += digits >> WIDTH * spot & MOST
        return found

    def possible(self, place: int) -> int:
        self.settle()
        found = self.here[place]
        spot = self._taken(place)
        if spot < 0:
            return found
        kinds = self.kinds
        some = self._some
        for at in range(len(kinds)):
            if some[at] >> WIDTH * spot & MOST:
                found |= kinds[at]
        return found

    def everywhere(self) -> list[int]:
        """The results of `possible` for all places at once."""
        self.settle()
        found = self.here.copy()
        spots = self._spots
        kinds = self.kinds
        for at in range(len(kinds)):
            cards = kinds[at]
            digits = self._some[at]
            spot = 0
            while digits:
                if digits & MOST:
                    found[spots[spot]] = found[spots[spot]] | cards
                digits >>= WIDTH
                spot += 1
        return found

    def facts(self) -> list[Fact]:
        self.settle()
        if self._sure is NOT_YET_SURE:
            self._sure = self._about_kinds()
        found = []
        sure = self._sure
        at = 0
        for place in range(len(self.here)):
            certain = self.here[place]
            if certain:
                found.append(Fact(place, certain, certain.bit_count()))
            while at < len(sure) and sure[at].place == place:
                found.append(sure[at])
                at += 1
        return found

    def _about_kinds(self) -> list[Fact]:
        """The facts about cards whose place is not certain, place by place."""
        found: list[Fact] = []
        if len(self.kinds) > 1:
            for place in sorted(self._spots):
                found.extend(self._at_least(place, self._spots.index(place)))
        return found

    def _at_least(self, place: int, spot: int) -> list[Fact]:
        """Kinds, and pairs of kinds, of which some surely lie in a place though nobody can say which.

        If all cards in the place are of one kind, or of the two of a pair, there is nothing to say: everybody
        can see how many they are.
        """
        low = WIDTH * spot
        there = [at for at in range(len(self.kinds)) if self._some[at] >> low & MOST]
        if len(there) < 2:
            return []
        kinds = [self.kinds[at] for at in there]
        size = self._totals >> low & MOST
        columns = self._columns(there, spot, size)
        fewest = [min(column) for column in columns]
        spare = size - sum([kind.bit_count() for kind in kinds])
        found = []
        for at in range(len(kinds)):
            least = fewest[at]
            if least > max(0, spare + kinds[at].bit_count()):
                found.append(Fact(place, kinds[at], least))
            if len(kinds) == 2 or least == max(columns[at]):
                continue  # a pair says no more than each of the two
            for other in range(at + 1, len(kinds)):
                if fewest[other] == max(columns[other]):
                    continue
                both = kinds[at] | kinds[other]
                apart = fewest[at] + fewest[other]
                least = min(map(sum, zip(columns[at], columns[other], strict=True)))
                if least > max(apart, spare + both.bit_count()):
                    found.append(Fact(place, both, least))
        return sorted(found, key=_cards)

    def _columns(self, kinds: list[int], spot: int, size: int) -> list[list[int]]:
        """The number of each of these kinds in a spot that holds no other kind, by each table."""
        found = []
        for at in kinds:
            if at:
                digit = self._digit(at, spot)
                found.append([table >> digit & MOST for table in self.tables])
        if len(found) == len(kinds):
            return found
        if len(found) == 1:
            return [[size - count for count in found[0]], found[0]]
        return [[size - sum(counts) for counts in zip(*found, strict=True)], *found]

    def allows(self, places: list[int]) -> bool:
        if any(self.here[place] & ~places[place] for place in range(len(places))):
            return False
        table = totals = 0
        for spot in range(len(self._spots)):
            there = places[self._spots[spot]]
            for at in range(len(self.kinds)):
                count = (there & self.kinds[at]).bit_count()
                totals += count << WIDTH * spot
                if at:
                    table += count << self._digit(at, spot)
        return totals == self._totals and table in self.tables

    def deal(self, rng: Random, places: list[int]) -> None:
        self.settle()
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


def _only_spot(digits: int) -> int:
    """The spot where all cards of a kind lie, or -1 if they lie in several."""
    if not digits:
        return -1
    spot = ((digits & -digits).bit_length() - 1) // WIDTH
    return spot if digits >> WIDTH * spot <= MOST else -1


def _whereabouts(
    here: list[int],
    kinds: list[int],
    tables: list[int],
    spots: list[int],
    totals: int,
    room: int,
    settled: list[int] | None,
) -> Whereabouts:
    ledger = Whereabouts(here)
    ledger.kinds = kinds
    ledger.tables = tables
    ledger._spots = spots
    ledger._totals = totals
    ledger._room = room
    ledger._some = NOT_YET if settled is None else settled
    return ledger
