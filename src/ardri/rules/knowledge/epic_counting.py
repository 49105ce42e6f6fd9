"""Epic counting: where Epic Tales may be for one observer, exactly, by the turn at which each was drawn.

A Tale leaves the draw pile unseen only on its way into a hand, and hands lose Tales only in the open. So an
unknown Tale in a hand is one that lay in the pile when it was drawn: any that went in no later and has not
been seen since. Such sets lie within each other, those of earlier draws within those of later ones. That
makes it simple: of the draws that may have brought a Tale seen now, the earliest leaves most open, and
whoever draws lots for the earliest draw first gives every draw each Tale that it can have brought equally
often. If a hand has drawn at different turns, though, some hands come about in more ways than others: then
the layouts are counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random

from ardri.rules.box.catalogue import EPIC, bits
from ardri.rules.state.ledger import Fact, Ledger
from ardri.rules.state.state import EPIC_PILE, ZONES


class Tales(Ledger):
    """Tales whose place is certain (`here`), when each other one went into the pile, and the unknown draws.

    `entered` has the turn of a clock that moves on whenever a Tale goes back into the pile; `draws` has the
    turn at which each unknown Tale outside the pile was drawn, and the place where it lies now, earliest
    first.
    """

    __slots__ = ("_count", "_possible", "adrift", "clock", "draws", "entered", "here")

    def __init__(
        self,
        here: Sequence[int],
        adrift: int,
        entered: Sequence[int],
        draws: Sequence[tuple[int, int]] = (),
        clock: int = 0,
    ) -> None:
        self.here = list(here)
        self.adrift = adrift
        self.entered = list(entered)
        self.draws = list(draws)
        self.clock = clock
        self._possible: dict[int, int] = {}
        self._count: Count | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return Tales, (self.here, self.adrift, self.entered, self.draws, self.clock)

    def copy(self) -> Tales:
        return Tales(self.here, self.adrift, self.entered, self.draws, self.clock)

    def seen(self, card: int, source: int, target: int) -> None:
        bit = 1 << card
        here = self.here
        draws = self.draws
        if here[source] & bit:
            here[source] = here[source] ^ bit
        elif source != EPIC_PILE:
            at = 0
            while draws[at][1] != source or draws[at][0] < self.entered[card - EPIC]:
                at += 1
            del draws[at]
        if target != EPIC_PILE:
            here[target] = here[target] | bit
            self.adrift &= ~bit
        else:
            self.adrift |= bit
            self.clock += 1
            self.entered[card - EPIC] = self.clock
        self._forget()

    def unseen(self, source: int, target: int, count: int = 1) -> None:
        if source == EPIC_PILE:
            self.draws += [(self.clock, target)] * count
        else:  # unseen, a Tale leaves another place only as the last one there
            here = self.here
            here[target] = here[target] | here[source]
            here[source] = 0
            self.draws = [(turn, target if place == source else place) for turn, place in self.draws]
        self._forget()

    def _forget(self) -> None:
        """Forget the places worked out before a move."""
        if self._possible:
            self._possible = {}
        self._count = None

    def _until(self, turn: int) -> int:
        """The unknown Tales that were in the pile at some time up to a turn, as a set."""
        if turn >= self.clock:
            return self.adrift
        found = 0
        for card in bits(self.adrift):
            if self.entered[card - EPIC] <= turn:
                found |= 1 << card
        return found

    def _full(self) -> list[int]:
        """The turns up to which every unknown Tale has been drawn: those are no longer in the pile."""
        found = []
        for at in range(len(self.draws)):
            turn = self.draws[at][0]
            last = at + 1 == len(self.draws) or self.draws[at + 1][0] > turn
            if last and self._until(turn).bit_count() == at + 1:
                found.append(turn)
        return found

    def possible(self, place: int) -> int:
        found = self._possible.get(place)
        if found is None:
            found = self._possible[place] = self._find(place)
        return found

    def _find(self, place: int) -> int:
        """The Tales that may lie in a place, worked out."""
        found = self.here[place]
        if place == EPIC_PILE:
            full = self._full()
            return found | (self.adrift & ~self._until(full[-1]) if full else self.adrift)
        turns = [turn for turn, where in self.draws if where == place]
        if turns:
            full = self._full()
            for turn in turns:
                before = [other for other in full if other < turn]
                taken = self._until(before[-1]) if before else 0
                found |= self._until(turn) & ~taken
        return found

    def facts(self) -> list[Fact]:
        places = sorted({where for _, where in self.draws} | {EPIC_PILE})
        possible = {place: self.possible(place) & self.adrift for place in places}
        found = []
        for place in range(ZONES):
            certain = self.here[place]
            if place in possible:
                elsewhere = 0
                for other in places:
                    elsewhere |= possible[other] if other != place else 0
                certain |= possible[place] & ~elsewhere
            if certain:
                found.append(Fact(place, certain, certain.bit_count()))
            if place in possible and place != EPIC_PILE:
                found.extend(self._at_least(place, possible[place]))
        return found

    def _at_least(self, place: int, possible: int) -> list[Fact]:
        """Facts about Tales drawn early: they are among those that were in the pile early."""
        turns = [turn for turn, where in self.draws if where == place]
        found = []
        for turn in sorted(set(turns)):
            early = self._until(turn) & possible
            least = sum(1 for other in turns if other <= turn)
            if least > len(turns) - (possible & ~early).bit_count() and least < early.bit_count():
                found.append(Fact(place, early, least))
        return found

    def allows(self, places: list[int]) -> bool:
        for place in range(ZONES):
            if self.here[place] & ~places[place]:
                return False
            if place == EPIC_PILE:
                continue
            turns = [turn for turn, where in self.draws if where == place]
            entered = sorted(self.entered[card - EPIC] for card in bits(places[place] & self.adrift))
            if len(turns) != len(entered):
                return False
            if any(then > turn for then, turn in zip(entered, turns, strict=True)):
                return False
        return True

    def deal(self, rng: Random, places: list[int]) -> None:
        for place in range(ZONES):
            places[place] |= self.here[place]
        if len(set(self.draws)) > len({place for _, place in self.draws}):
            self._deal_by_counting(rng, places)
            return
        waiting = sorted(bits(self.adrift), key=self._entry, reverse=True)
        pool: list[int] = []
        for turn, place in self.draws:
            while waiting and self.entered[waiting[-1] - EPIC] <= turn:
                pool.append(waiting.pop())
            taken = int(rng.random() * len(pool))
            places[place] |= 1 << pool[taken]
            pool[taken] = pool[-1]
            pool.pop()
        for card in pool:
            places[EPIC_PILE] |= 1 << card
        for card in waiting:
            places[EPIC_PILE] |= 1 << card

    def _entry(self, card: int) -> int:
        return self.entered[card - EPIC]

    def _deal_by_counting(self, rng: Random, places: list[int]) -> None:
        """Lay out Tales that went in between the same draws together: so many of them here, so many there."""
        turns = sorted({turn for turn, _ in self.draws})
        zones = sorted({place for _, place in self.draws})
        groups = []
        before = -1
        for turn in turns:
            groups.append(list(bits(self._until(turn) & ~self._until(before))))
            before = turn
        places[EPIC_PILE] |= self.adrift & ~self._until(before)
        if self._count is None:
            need = [
                [sum(1 for t, p in self.draws if p == zone and t <= turn) for zone in zones] for turn in turns
            ]
            self._count = Count([len(group) for group in groups], need)
        count = self._count
        taken = (0,) * len(zones)
        for at, group in enumerate(groups):
            rng.shuffle(group)
            for to, zone in enumerate(zones):
                ways = count.ways(at, to, len(group), taken)
                pick = rng.randrange(sum(ways))
                number = 0
                while pick >= ways[number]:
                    pick -= ways[number]
                    number += 1
                for _ in range(number):
                    places[zone] |= 1 << group.pop()
                taken = (*taken[:to], taken[to] + number, *taken[to + 1 :])
            for card in group:
                places[EPIC_PILE] |= 1 << card


class Count:
    """In how many ways groups of Tales can be dealt out, one group after another, each place in turn.

    `need` says how many Tales a place must have when a group has been dealt; of the last group it takes
    exactly as many as it still needs.
    """

    def __init__(self, sizes: list[int], need: list[list[int]]) -> None:
        self.sizes = sizes
        self.need = need
        self.totals: dict[tuple[int, int, int, tuple[int, ...]], int] = {}

    def ways(self, group: int, to: int, left: int, taken: tuple[int, ...]) -> list[int]:
        """The ways in which a place gets none, one, two ... of the Tales left in a group."""
        found = []
        for number in range(min(left, self.need[-1][to] - taken[to]) + 1):
            if taken[to] + number < self.need[group][to]:
                found.append(0)
                continue
            then = (*taken[:to], taken[to] + number, *taken[to + 1 :])
            found.append(comb(left, number) * self._total(group, to + 1, left - number, then))
        return found

    def _total(self, group: int, to: int, left: int, taken: tuple[int, ...]) -> int:
        if to == len(taken):
            group, to = group + 1, 0
            if group == len(self.sizes):
                return 1
            left = self.sizes[group]
        key = group, to, left, taken
        if key not in self.totals:
            self.totals[key] = sum(self.ways(group, to, left, taken))
        return self.totals[key]
