"""A table replayed by mended rules goes on from what still fits, and everybody is told anew."""

from __future__ import annotations

from random import Random

import pytest

from ardri.rules.formats.notation import digest
from ardri.rules.formats.verify import verify
from ardri.server.refusals import TableRefused
from ardri.server.replay import snapshots
from ardri.server.replay.patches import patch_entry, read_streams, try_replay
from ardri.server.streams import protocol
from ardri.server.streams.streams import NUMBERS_PER_MS, Streams
from ardri.server.table import deadlines, log_entries
from ardri.server.table.log_entries import Entry, encode
from ardri.server.table.reducer import apply, read_log, record_of
from ardri.server.table.table import Table
from tests.server.helpers.scripted_tables import SEED, ScriptedTable, begun, opened, play_on, terms


@pytest.fixture(scope="module")
def scripted() -> ScriptedTable:
    """A game of three with reactions unseen, played for a while."""
    scripted = begun(opened(terms(3, rounds=0)))
    play_on(scripted, Random(3), most=200)
    assert scripted.table.status == "playing"
    return scripted


def bodies(entries: list[Entry]) -> list[bytes]:
    return [encode(entry) for entry in entries]


def spoilt(scripted: ScriptedTable) -> tuple[list[Entry], int]:
    """The log with an entry in its middle that does not fit, and the number of that entry."""
    number = len(scripted.log) // 2
    wrong = log_entries.Chosen(scripted.log[number - 2].at, 0, 10_000, ("pass",))
    return [*scripted.log[: number - 1], wrong, *scripted.log[number - 1 :]], number


def mended(entries: list[Entry], kept: int, later: int = 5000) -> list[Entry]:
    """The log after a patch."""
    return [*entries, patch_entry([entry.at for entry in entries], kept, entries[-1].at + later)]


def state(streams: Streams) -> str:
    assert streams.table.game is not None
    return digest(streams.table.game)


def test_a_log_that_fits_needs_no_patch(scripted: ScriptedTable) -> None:
    trial = try_replay(bodies(scripted.log), SEED)
    assert (trial.kept, trial.misfit, trial.other) == (len(scripted.log), None, None)
    assert state(trial.streams) == state(scripted.streams)


def test_the_first_entry_that_does_not_fit_is_found(scripted: ScriptedTable) -> None:
    entries, number = spoilt(scripted)
    trial = try_replay(bodies(entries), SEED)
    assert trial.kept == number - 1
    assert trial.misfit is not None
    assert trial.misfit.number == number
    assert trial.misfit.body == encode(entries[number - 1])
    assert trial.misfit.why == "not_the_question question=10000"


def test_an_entry_that_cannot_be_read_does_not_fit(scripted: ScriptedTable) -> None:
    lines = bodies(scripted.log)
    lines[20] = b'{"entry":"of another program"}'
    trial = try_replay(lines, SEED)
    assert (trial.kept, trial.misfit) == (20, (21, lines[20], "malformed"))


def test_an_entry_at_which_the_rules_themselves_fail_does_not_fit(
    scripted: ScriptedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(table: Table, _gap: int) -> None:
        table.status = "over"
        raise ZeroDivisionError("half done")

    away = log_entries.Away(scripted.log[29].at, scripted.log[29].at)
    lines = bodies([*scripted.log[:30], away, *scripted.log[30:]])
    monkeypatch.setattr(deadlines, "leave_out", fail)
    trial = try_replay(lines, SEED)
    assert trial.misfit == (31, lines[30], "ZeroDivisionError('half done')")
    assert (trial.kept, trial.streams.table.entry_count, trial.streams.table.status) == (30, 30, "playing")


def test_a_patched_log_leads_to_where_it_was_still_good(scripted: ScriptedTable) -> None:
    entries, number = spoilt(scripted)
    streams = read_streams(mended(entries, number - 1), SEED)
    assert state(streams) == state(read_streams(scripted.log[: number - 1], SEED))
    assert streams.table.entry_count == len(entries) + 1


def test_the_table_goes_on_after_a_patch_and_can_be_patched_again(scripted: ScriptedTable) -> None:
    entries, number = spoilt(scripted)
    for time in (1, 2, 3):
        entries = mended(entries, number - 1)
        streams = read_streams(entries, SEED)
        again = ScriptedTable(scripted.table.opened)
        again.table, again.streams, again.log = streams.table, streams, entries
        play_on(again, Random(time), most=30)
        entries = again.log
        assert len(entries) == streams.table.entry_count
        (last,) = [entry for entry in entries[-40:] if isinstance(entry, log_entries.Patched)]
        assert all(0 <= stream.number - last.at * NUMBERS_PER_MS < 40 for stream in streams.all)
        assert state(read_streams(entries, SEED)) == state(streams)
    assert verify(record_of(entries, SEED)).good


def test_a_patch_is_later_than_everything_before_it() -> None:
    assert patch_entry([5, 9, 7], 2, now=6) == log_entries.Patched(10, number=4, kept=2)
    assert patch_entry([5, 9, 7], 2, now=20).at == 20


def test_a_patch_may_keep_what_came_after_an_earlier_one(scripted: ScriptedTable) -> None:
    entries, number = spoilt(scripted)
    entries = mended(entries, number - 1)
    said = log_entries.Said(entries[-1].at, None, "Ana", "Again!")
    entries = mended([*entries, said, said], len(entries) + 1)
    assert [line.text for line in read_streams(entries, SEED).table.chat][-2:].count("Again!") == 1


def test_everybody_is_told_anew_with_numbers_never_used_before(scripted: ScriptedTable) -> None:
    entries, number = spoilt(scripted)
    *before, last = mended(entries, number - 1)
    streams = read_streams(before[: number - 1], SEED)
    sent = dict(streams.add(last))
    assert list(sent) == list(scripted.messages)
    first = last.at * NUMBERS_PER_MS
    for name, data in sent.items():
        message = protocol.read_message(data)
        assert isinstance(message, protocol.Full)
        assert message.n == first > len(scripted.messages[name])
        assert streams.since(name, first) == []
        for known in (1, number, len(scripted.messages[name])):
            assert streams.since(name, known) == [data]


def test_while_reactions_are_awaited_a_patch_shows_nobody_more(scripted: ScriptedTable) -> None:
    hidden = ("question", "undo", "clocks")
    for number in range(20, len(scripted.log)):
        streams = read_streams(scripted.log[:number], SEED)
        if streams.table.pause is None:
            continue
        shown = [dict(stream.parts) for stream in streams.all]
        streams.add(patch_entry([entry.at for entry in scripted.log], number, now=0))
        for stream, parts in zip(streams.all, shown, strict=True):
            assert {name for name in parts if parts[name] != stream.parts[name]} <= set(hidden)
        return
    pytest.fail("there was no pause")


def test_no_clock_runs_from_the_last_good_entry_to_the_patch(scripted: ScriptedTable) -> None:
    entries, number = spoilt(scripted)
    early, late = (read_streams(mended(entries, number - 1, later), SEED).table for later in (0, 10**9))
    for table in (early, late):
        assert table.clocks is not None
    left = [
        [None if clock.runs_out is None else clock.runs_out - table.at for clock in table.clocks or ()]
        for table in (early, late)
    ]
    assert left[0] == left[1]


def test_who_goes_on_with_void_entries_is_refused_and_has_to_read_anew(scripted: ScriptedTable) -> None:
    entries, number = spoilt(scripted)
    stale = read_log(scripted.log, SEED)
    with pytest.raises(TableRefused):
        apply(stale, mended(entries, number - 1)[-1])
    assert stale.entry_count == len(scripted.log)


def quiet(scripted: ScriptedTable) -> tuple[int, bytes]:
    """A snapshot of the table, and after how many entries."""
    for number in range(len(scripted.log) * 2 // 3, len(scripted.log)):
        streams = read_streams(scripted.log[:number], SEED)
        saved = snapshots.save(streams.table, streams)
        if saved is not None and streams.table.status == "playing":
            return number, saved
    raise AssertionError("it was never quiet")


def test_a_snapshot_that_other_rules_made_is_noticed(scripted: ScriptedTable) -> None:
    number, saved = quiet(scripted)
    assert try_replay(bodies(scripted.log), SEED, (number, saved)).other is None
    twin = begun(opened(terms(3, rounds=0)))
    play_on(twin, Random(4), most=200)
    assert try_replay(bodies(scripted.log), SEED, (number, quiet(twin)[1])).other == number
    assert try_replay(bodies(scripted.log), SEED, (number, b"{}")).other == number


def test_an_admin_may_go_back_further(scripted: ScriptedTable) -> None:
    trial = try_replay(bodies(scripted.log), SEED, keep=25)
    assert (trial.kept, trial.misfit) == (25, None)
    entries = mended(scripted.log, 25)
    assert try_replay(bodies(entries), SEED, keep=40).kept == 25  # 26 to 40 are void


def test_a_log_without_a_beginning_cannot_be_patched(scripted: ScriptedTable) -> None:
    with pytest.raises(TableRefused):
        try_replay(bodies(scripted.log)[1:], SEED)
    with pytest.raises(TableRefused):
        try_replay([], SEED)
