"""Clocks: a bank for each seat, and a bonus when its time to think begins. Pure: times come from the log.

A seat's clock runs while an ordinary question waits for it, or while its answer in the draft is missing; none
runs while reactions are awaited. It may start a little later than now: see `beats`. The bonus comes once for
each time that play comes to a seat from another one; nothing is won by taking back and choosing again.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from ardri.server.table.terms import SECOND, Pace

STOPPED: Final = -1
GRACE: Final = 30 * SECOND  # at least so much has a person who returns


class Clock(msgspec.Struct, frozen=True):
    """One seat's clock: the time left when it last started or stopped."""

    left: int
    since: int = STOPPED
    due: bool = False  # whether another seat's clock has run since the last bonus
    moves: int = 0  # how many choices had been made in the game at the last bonus

    def left_at(self, now: int) -> int:
        """The time left at a moment; never negative."""
        return self.left if self.since == STOPPED else max(0, self.left - max(0, now - self.since))

    @property
    def runs_out(self) -> int | None:
        """The moment when no time is left, if the clock runs."""
        return None if self.since == STOPPED else self.since + self.left


Clocks = tuple[Clock, ...]


def new_clocks(pace: Pace, players: int) -> Clocks:
    """Stopped clocks with a full bank."""
    return (Clock(pace.bank),) * players


def run(
    clocks: Clocks, pace: Pace, seats: Collection[int], bonus: bool, moves: int, now: int, start: int
) -> Clocks:
    """Run the clocks of these seats from a start on, which is now or later, and stop the others now."""
    return tuple(
        _run(clock, pace, seat in seats, bonus, moves, now, start, any(other != seat for other in seats))
        for seat, clock in enumerate(clocks)
    )


def _run(
    clock: Clock, pace: Pace, runs: bool, bonus: bool, moves: int, now: int, start: int, others: bool
) -> Clock:
    left, since, due, counted = clock.left, clock.since, clock.due, clock.moves
    if runs and since == STOPPED:
        since = start
        if bonus and due and moves > counted:
            left, due, counted = left + pace.increment, False, moves
    elif not runs and since != STOPPED:
        left, since = clock.left_at(now), STOPPED
    return Clock(left, since, due or others, counted)


def shift(clocks: Clocks, gap: int) -> Clocks:
    """Shift the running clocks by a gap that does not count."""
    return tuple(
        clock if clock.since == STOPPED else msgspec.structs.replace(clock, since=clock.since + gap)
        for clock in clocks
    )


def refill(clocks: Clocks, seat: int) -> Clocks:
    """Give a returning person some time at least."""
    clock = clocks[seat]
    return (
        *clocks[:seat],
        msgspec.structs.replace(clock, left=max(clock.left, GRACE)),
        *clocks[seat + 1 :],
    )
