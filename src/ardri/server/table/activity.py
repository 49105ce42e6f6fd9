"""Activity: what goes on at a running table, for the lists of its people.

It holds what its people may know: when everybody last saw something happen, for whom the game waits by public
knowledge, and who has a question. So it is small, and stays in memory while its table sleeps.
"""

from __future__ import annotations

from typing import NamedTuple

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.server.table.clocks import STOPPED, Clocks
from ardri.server.table.table import Table


class Activity(NamedTuple):
    """The state of a running table: when it last moved, and for whom it waits."""

    moved: int  # when everybody last saw something happen
    awaited: tuple[str, ...]  # the seats for which the game waits, as everybody sees it
    asked: tuple[str, ...]  # the people who have something to choose
    clocks: Clocks | None
    people: tuple[str, ...]  # of the seats

    def left(self, person: str, now: int) -> int | None:
        """The least time left on a clock of a person; None without clocks."""
        if self.clocks is None:
            return None
        return min(
            (
                clock.left_at(now)
                for clock, each in zip(self.clocks, self.people, strict=True)
                if each == person
            ),
            default=None,
        )

    def runs(self, person: str) -> bool:
        """True if a clock of a person runs."""
        clocks = self.clocks or ()
        own = [clock for clock, each in zip(clocks, self.people, strict=False) if each == person]
        return any(clock.since != STOPPED for clock in own)


def activity_of(table: Table) -> Activity | None:
    """The activity of a table; None if no game runs there."""
    game = table.game
    if game is None or table.status != "playing":
        return None
    seats = tuple(SEAT_NAMES[seat] for seat in game.view(None).awaited[1])
    asked = tuple(seat.person for number, seat in enumerate(table.seats) if _has_to_choose(table, number))
    people = tuple(seat.person for seat in table.seats)
    return Activity(table.moved, seats, asked, table.clocks, people)


def _has_to_choose(table: Table, number: int) -> bool:
    """True if the game waits for a choice of the person of a seat."""
    asked = table.seats[number].plays and table.question_of(number) is not None
    return asked and not table.answered(number)
