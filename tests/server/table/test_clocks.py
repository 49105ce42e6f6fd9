"""Clocks: they run for those who think, and for nobody in a pause."""

from __future__ import annotations

import msgspec
import pytest

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.server.refusals import TableRefused
from ardri.server.table import log_entries
from ardri.server.table.clocks import GRACE, STOPPED, Clock, new_clocks, refill, run, shift
from ardri.server.table.deadlines import deadline
from ardri.server.table.terms import Pace
from ardri.testing import position
from tests.server.helpers.scripted_tables import ScriptedTable, begun, opened, set_up, terms

PACE = Pace(60_000, 5000)


def left(scripted: ScriptedTable, name: str, of: str) -> tuple[int, bool]:
    """A seat's clock as a recipient sees it: the time left by now, and whether it runs."""
    shown = scripted.shown(name, "clocks")
    assert isinstance(shown, dict)
    seat = SEAT_NAMES.index(of)
    running = of in shown["running"]
    gone = max(0, scripted.table.at - shown["starts"][seat]) if running else 0
    return shown["left"][seat] - gone, running


def a_turn() -> ScriptedTable:
    """A's turn; nobody can answer a Citadel."""
    return set_up(
        position(
            clans={"hills": "A1", "plains": "A1", "valley": "B1"},
            hand={"A": "citadel", "B": "new_clans"},
            windows="open",
            turn="A",
        ),
        pace=PACE,
    )


def test_a_clock_runs_for_who_is_asked() -> None:
    scripted = a_turn()
    scripted.add(log_entries.Chosen(scripted.table.at + 4000, 0, 1, ("card:citadel",)))
    for name in ("A", "B", "*"):
        assert left(scripted, name, "A") == (56_000, True)
        assert left(scripted, name, "B") == (60_000, False)


def test_the_bonus_comes_when_play_comes_from_another_seat() -> None:
    scripted = a_turn()
    scripted.add(log_entries.Chosen(scripted.table.at + 4000, 0, 1, ("card:citadel", "territory:hills")))
    assert left(scripted, "*", "A") == (56_000, False)
    assert left(scripted, "*", "B") == (65_000, True)


def test_nothing_is_won_by_taking_back() -> None:
    clocks = run(new_clocks(PACE, 2), PACE, [0], bonus=True, moves=0, now=0, start=0)
    clocks = run(clocks, PACE, [1], bonus=True, moves=1, now=1000, start=1000)
    assert clocks[0] == Clock(59_000, STOPPED, True, 0)
    assert clocks[1].left == 65_000
    back = run(clocks, PACE, [0], bonus=False, moves=0, now=1500, start=1500)
    assert back[0].left == 59_000
    again = run(back, PACE, [1], bonus=True, moves=1, now=2000, start=2000)
    assert again[1].left == 64_500
    assert again[0].left == 58_500


def test_questions_in_a_row_give_one_bonus() -> None:
    clocks = run(new_clocks(PACE, 2), PACE, [1], bonus=True, moves=1, now=0, start=0)
    clocks = run(clocks, PACE, [0], bonus=True, moves=2, now=0, start=0)
    assert clocks[0].left == 65_000
    clocks = run(clocks, PACE, [], bonus=True, moves=3, now=10, start=10)  # reactions are awaited
    clocks = run(clocks, PACE, [0], bonus=True, moves=4, now=5000, start=5000)
    assert clocks[0].left_at(5000) == 64_990


def test_time_that_the_server_was_away_does_not_count() -> None:
    clocks = run(new_clocks(PACE, 2), PACE, [0], bonus=True, moves=0, now=0, start=0)
    assert shift(clocks, 50_000)[0].left_at(51_000) == 59_000
    scripted = a_turn()
    since = scripted.table.at
    scripted.add(log_entries.Away(since + 100_000, since))
    assert left(scripted, "B", "A") == (60_000, True)
    assert deadline(scripted.table) == log_entries.Timedout(since + 160_000, 0)


def drafting() -> ScriptedTable:
    """A table in the draft: all clocks run."""
    scripted = begun(opened(msgspec.structs.replace(terms(3), beats=0)))
    while True:
        seat = next(seat for seat in range(3) if scripted.table.questions[seat].open)
        decision = scripted.table.question_of(seat)
        assert decision is not None
        if decision.question.startswith("draft"):
            return scripted
        scripted.choose("ABC"[seat], decision.options[0].key)


def keep(scripted: ScriptedTable, seat: int) -> None:
    decision = scripted.table.question_of(seat)
    assert decision is not None
    scripted.choose("ABC"[seat], decision.options[0].key)


def test_in_the_draft_all_clocks_run_and_stop_unseen() -> None:
    scripted = drafting()
    assert all(left(scripted, name, of)[1] for name in "ABC*" for of in "ABC")
    before = left(scripted, "B", "B")[0]
    keep(scripted, 1)
    assert left(scripted, "B", "B") == (before - 700, False)
    assert all(left(scripted, name, "B")[1] for name in "AC*")
    scripted.add(log_entries.Undone(scripted.now, 1))
    assert left(scripted, "B", "B") == (before - 700, True)


def test_who_has_answered_in_the_draft_loses_no_more_time() -> None:
    scripted = drafting()
    before = left(scripted, "*", "B")[0]
    keep(scripted, 1)
    keep(scripted, 2)
    keep(scripted, 0)
    assert left(scripted, "*", "B")[0] in (before - 700, before - 700 + 10_000)


def test_a_bot_plays_on_when_the_time_is_up_and_the_person_may_return_with_some() -> None:
    scripted = a_turn()
    due = deadline(scripted.table)
    assert isinstance(due, log_entries.Timedout)
    with pytest.raises(TableRefused, match="time_left"):
        scripted.add(log_entries.Timedout(due.at - 1, 0))
    scripted.add(due)
    assert scripted.table.to_think() == [0]
    assert left(scripted, "B", "A") == (0, False)
    scripted.add(log_entries.Returned(scripted.now, 0))
    assert scripted.table.to_think() == []
    assert left(scripted, "B", "A")[1]
    assert deadline(scripted.table) == log_entries.Timedout(scripted.table.at + GRACE, 0)


def test_who_returns_keeps_what_was_left() -> None:
    assert refill((Clock(100_000), Clock(10)), 0)[0].left == 100_000
    assert refill((Clock(100_000), Clock(10)), 1)[1].left == GRACE


def test_without_a_pace_there_are_no_clocks() -> None:
    scripted = begun(opened(terms(2, clock=False)))
    assert scripted.shown("A", "clocks") is None
    assert deadline(scripted.table) is None
