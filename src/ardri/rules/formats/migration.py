"""Migration: what was played with earlier rules is played again by the rules of today.

Rules differ in the moments at which somebody is asked, and now and then in what a card does. So a `decline`
to a question that is not put any more is dropped, and a question that was not put then is answered in the way
that leaves everything as it was. Everything else is chosen as it was chosen. If that is not possible, the
migration stops there and says why: nobody's choice is ever made up.

A decline does not say which question it answered. It is taken for an answer wherever it can be one; where a
later choice shows that it cannot have been, the migration goes back and drops it instead.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Protocol, Self, TypeVar

from ardri.rules.asking import PLAY_MOOR
from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.fingerprints import RULES_VERSION
from ardri.rules.box.options import DECLINE, KEYS
from ardri.rules.errors import RecordError
from ardri.rules.formats.record import Record, begin, check_commitment, completed, play
from ardri.rules.formats.record_text import shown
from ardri.rules.game import Game

# Ways to take a step
KEEP: Final = 0  # as it was
DROP: Final = 1  # not at all
ANSWER: Final = 2  # after an answer that changes nothing to a question that is new

PATIENCE: Final = 2000  # ways tried in vain before a migration stops
NEAR: Final = 200  # places that it may go back to

Choice = tuple[str, str]


# Going back and forth


class Course(Protocol):
    """Something played with earlier rules, as far as it has been played again: `at` steps of `last`."""

    at: int
    last: int
    why: str  # the last step could not be taken
    mark: int  # of all that was done so far: who did the same is at the same place

    def ways(self) -> list[int]:
        """The ways in which the next step may be taken, the most faithful one first."""

    def take(self, way: int) -> bool:
        """Take the next step; if it cannot be taken so, nothing has changed."""

    def fork(self) -> Self:
        """An independent copy."""


C = TypeVar("C", bound=Course)


def migrated(course: C) -> tuple[C, str]:
    """The course as far as it can be gone, and why no further; that is empty if it went to its end."""
    furthest, why = course, ""
    places = [(course, course.ways())]
    seen: set[tuple[int, int]] = set()
    vain = 0
    while places and vain < PATIENCE and furthest.at < furthest.last:
        here, ways = places[-1]
        if not ways:
            places.pop()
            continue
        way = ways.pop(0)
        there = here.fork() if ways else here
        vain += 1
        if not there.take(way):
            if here.at >= furthest.at and way == KEEP:
                why = there.why
            continue
        if (there.at, there.mark) in seen:
            continue
        seen.add((there.at, there.mark))
        if there.at > furthest.at:
            furthest, vain = there, 0
        places.append((there, there.ways()))
        if len(places) > NEAR:
            del places[0]
    return furthest, "" if furthest.at == furthest.last else why


def idle_answer(game: Game) -> tuple[int, str] | None:
    """A seat that is asked, and its answer that leaves everything as it was; None if there is none.

    That is to decline; or the only thing to do, where the Moor may be played first.
    """
    for decision in game.pending:
        if DECLINE in decision.codes:
            return decision.seat, KEYS[DECLINE]
        options = [option for option in decision.options if option.code != PLAY_MOOR]
        if len(options) == 1:
            return decision.seat, options[0].key
    return None


# Records


@dataclass(frozen=True, slots=True)
class Migration:
    """A record of the rules of today made from an earlier one, and how much of that is in it."""

    record: Record
    rules: int  # of the earlier record
    at: int  # how many of its choices
    last: int  # of how many
    why: str  # no more; empty if the whole game is the same

    def __reduce__(self) -> tuple[object, ...]:
        return Migration, (self.record, self.rules, self.at, self.last, self.why)

    @property
    def whole(self) -> bool:
        """True if the game went as it was recorded, to its end."""
        return not self.why


def migrate(record: Record) -> Migration:
    """Play a record of earlier rules again by the rules of today; one of today stays as it is."""
    last = len(record.choices)
    if record.rules == RULES_VERSION:
        return Migration(record, RULES_VERSION, last, last, "")
    check_commitment(record)
    fresh = replace(record, rules=RULES_VERSION, choices=[], digests={}, result="")
    course, why = migrated(Recorded(begin(fresh), record.choices))
    fresh = completed(replace(fresh, choices=course.choices))
    if not why and record.result and fresh.result != record.result:
        why = f"the result is {shown(fresh.result or '-')}, not {shown(record.result)}"
    return Migration(fresh, record.rules, course.at, last, why)


class Recorded:
    """The course of a record."""

    def __init__(self, game: Game, steps: list[Choice]) -> None:
        self.game = game
        self.choices: list[Choice] = []  # made so far
        self.steps = steps
        self.at = 0
        self.last = len(steps)
        self.why = ""
        self.mark = 0

    def ways(self) -> list[int]:
        """Only a decline may be dropped; there is no need to answer another question before it."""
        if self.at == self.last:
            return []
        return [KEEP, DROP] if self.steps[self.at][1] == KEYS[DECLINE] else [KEEP, ANSWER]

    def take(self, way: int) -> bool:
        """Take the next step."""
        if way == ANSWER:
            idle = idle_answer(self.game)
            return idle is not None and self._choose(SEAT_NAMES[idle[0]], idle[1])
        if way == KEEP and not self._choose(*self.steps[self.at]):
            return False
        self.at += 1
        return True

    def _choose(self, name: str, key: str) -> bool:
        try:
            play(self.game, self.at + 1, name, key)
        except RecordError as error:
            self.why = str(error)
            return False
        self.choices.append((name, key))
        self.mark = hash((self.mark, name, key))
        return True

    def fork(self) -> Recorded:
        """An independent copy."""
        twin = Recorded(self.game.copy(), self.steps)
        twin.choices = self.choices.copy()
        twin.at = self.at
        twin.mark = self.mark
        return twin
