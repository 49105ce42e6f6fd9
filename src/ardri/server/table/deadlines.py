"""Deadlines: whose clock runs, and which entry comes by time alone."""

from __future__ import annotations

from ardri.server.table import clocks, reaction_pauses
from ardri.server.table.log_entries import Closed, Timedout
from ardri.server.table.reaction_pauses import Pause
from ardri.server.table.table import Table


def run_clocks(table: Table, bonus: bool) -> None:
    """Run the clocks of the seats that have to think now, for all to see."""
    pace = table.terms.pace
    if table.clocks is None or pace is None:
        return
    seats = thinking(table)
    times = (table.at, table.watched_from(table.at))
    table.clocks = clocks.run(table.clocks, pace, seats, bonus, table.choice_count, *times)
    if table.change.everybody or table.shown_clocks is None:
        table.shown_clocks = table.clocks
    else:  # somebody came or went, perhaps in the middle of a draft
        seem = seemingly_thinking(table)
        table.shown_clocks = clocks.run(table.shown_clocks, pace, seem, False, table.choice_count, *times)
    table.clocks_at = table.at


def run_own_clock(table: Table) -> None:
    """In the draft: stop the clock of who has answered, unseen by the others."""
    pace = table.terms.pace
    if table.clocks is not None and pace is not None:
        times = (table.at, table.watched_from(table.at))
        table.clocks = clocks.run(table.clocks, pace, thinking(table), False, table.choice_count, *times)


def thinking(table: Table) -> tuple[int, ...]:
    """The persons with an open question, of an ordinary turn or the draft."""
    game = table.game
    if game is None or table.status != "playing" or game.in_window:
        return ()
    return tuple(seat for seat in game.asked if table.seats[seat].plays)


def seemingly_thinking(table: Table) -> tuple[int, ...]:
    """The persons who seem to think: in the draft all."""
    game = table.game
    if game is None or game.in_window or not game.answers_together:
        return thinking(table)
    return tuple(seat for seat in range(table.terms.players) if table.seats[seat].plays)


def may_run(table: Table) -> bool:
    """True if time may matter now, as far as everybody knows."""
    game = table.game
    return game is not None and table.status == "playing" and (table.clocks is not None or game.in_window)


def leave_out(table: Table, gap: int) -> None:
    """Leave out a gap of time; who is asked for a reaction learns the new limit."""
    if table.clocks is not None and table.shown_clocks is not None:
        table.clocks = clocks.shift(table.clocks, gap)
        table.shown_clocks = clocks.shift(table.shown_clocks, gap)
        table.clocks_at += gap
    table.asked_at += gap
    table.watched += gap
    if table.pause is not None:
        table.pause = table.pause.later(gap)
    if table.reaction_until is not None:
        players = range(table.terms.players)
        table.change.seats = tuple(seat for seat in players if table.question_of(seat) is not None)


def deadline(table: Table) -> Closed | Timedout | None:
    """The next entry that comes by time alone, with its time; None if there is none."""
    game = table.game
    if game is None or table.status != "playing":
        return None
    limit = table.rhythm.limit
    if table.pause is not None:
        rhythm = table.rhythm
        due = reaction_pauses.due(table.pause, rhythm, _held(table, table.pause))
        return None if due is None else Closed(due, one=not rhythm.none)
    if game.in_window:
        return None if limit is None else Closed(table.asked_at + limit)
    times = [(clock.runs_out, seat) for seat, clock in enumerate(table.clocks or ())]
    found = [(time, seat) for time, seat in times if time is not None]
    return Timedout(*min(found)) if found else None


def _held(table: Table, pause: Pause) -> bool:
    """True if a window stays open, beyond its time, for somebody who is asked."""
    holds = table.rhythm.holds
    if holds == "persons":
        return any(table.seats[seat].plays for seat in pause.waiting)
    return holds == "all" and bool(pause.waiting)
