"""The reducer: a table and the next entry of its log give the table after it.

An entry that does not fit is refused, and changes nothing. What an entry meant, and to whom, is in
`table.change` until the next one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TypeVar

from ardri.rules.formats.record import Record
from ardri.server.refusals import TableRefused
from ardri.server.table import deadlines, lobby, log_entries, play, rewinds
from ardri.server.table.log_entries import Entry
from ardri.server.table.play import Effect
from ardri.server.table.table import Change, Table, new_table

E = TypeVar("E")


def open_table(opened: log_entries.Opened, seed: str) -> Table:
    """A new table; refused if no game can begin at it."""
    table = new_table(opened, seed)
    if opened.position is not None:
        play.from_position(table, opened.position)  # refused now rather than at the start
    return table


def apply(table: Table, entry: Entry) -> None:
    """Apply the next entry; refused, without any change, if it does not fit."""
    take_effect = fit(table, entry)
    table.change = Change()
    table.at = max(table.at, entry.at)
    table.entry_count += 1
    take_effect()
    if table.quiet:
        table.last_quiet = table.entry_count


def after(table: Table, entry: Entry) -> Table:
    """A copy of the table after the next entry; whatever goes wrong, this one stays as it is."""
    twin = table.fork()
    apply(twin, entry)
    return twin


def read_log(entries: Iterable[Entry | None], seed: str) -> Table:
    """The table that a whole log makes."""
    opened, rest = checked_log(entries)
    table = new_table(opened, seed)
    for _, entry in rest:
        apply(table, entry)
    return table


def checked_log(entries: Iterable[Entry | None]) -> tuple[log_entries.Opened, list[tuple[int, Entry]]]:
    """The opening entry of a whole log, and the other valid ones by their numbers.

    Refused if there is no such beginning, or an entry that stands is None: it cannot be read.
    """
    valid = valid_entries(entries)
    opened = valid[0][1] if valid else None
    if not isinstance(opened, log_entries.Opened):
        raise TableRefused("not_begun")
    rest: list[tuple[int, Entry]] = []
    for number, entry in valid[1:]:
        if entry is None:
            raise TableRefused("malformed")
        rest.append((number, entry))
    return opened, rest


def valid_entries(entries: Iterable[E]) -> list[tuple[int, E]]:
    """The entries of a whole log that no patch made void, by their numbers."""
    found: list[tuple[int, E]] = []
    for number, entry in enumerate(entries, start=1):
        if isinstance(entry, log_entries.Patched):
            while found and found[-1][0] > entry.kept:
                found.pop()
        found.append((number, entry))
    return found


def record_of(entries: Iterable[Entry | None], seed: str) -> Record:
    """The record of the game that a log tells of, with its seed: what was taken back is not in it."""
    table = read_log(entries, seed)
    return Record.of(table.started_game(), table.opened.commitment)


def fit(table: Table, entry: Entry) -> Effect:
    """The effect of an entry on the table; refused if it does not fit."""
    match entry:
        case log_entries.Chosen():
            return play.fit_chosen(table, entry)
        case log_entries.Closed():
            return play.fit_closed(table, entry)
        case log_entries.Undone() | log_entries.Reset():
            return play.fit_taken_back(table, entry)
        case log_entries.Ordered():
            return play.fit_ordered(table, entry)
        case log_entries.Started():
            return play.fit_started(table)
        case log_entries.Said():
            return lobby.fit_said(table, entry)
        case log_entries.Signalled():
            return lobby.fit_signalled(table, entry)
        case log_entries.Muted():
            return lobby.fit_muted(table, entry)
        case log_entries.Left():
            return lobby.fit_left(table, entry)
        case log_entries.Timedout():
            return lobby.fit_timed_out(table, entry)
        case log_entries.Relieved():
            return lobby.fit_relieved(table, entry)
        case log_entries.Returned():
            return lobby.fit_returned(table, entry)
        case log_entries.Resigned():
            return (play.fit_given_up if entry.ends else lobby.fit_resigned)(table, entry)
        case log_entries.Voted():
            return lobby.fit_voted(table, entry)
        case log_entries.Replaced():
            return lobby.fit_replaced(table, entry)
        case log_entries.Ended():
            return lobby.fit_ended(table, entry)
        case log_entries.Followed():
            return lobby.fit_followed(table, entry)
        case log_entries.Away():
            return partial(deadlines.leave_out, table, max(0, entry.at - max(entry.since, table.at)))
        case log_entries.Read():
            return partial(lobby.tell_read, table)
        case log_entries.Faulted():
            return partial(lobby.tell_fault, table)
        case log_entries.Patched():
            return _fit_patched(table, entry)
        case log_entries.Opened():
            raise TableRefused("begun")
        case _:
            return lobby.fit_before(table, entry)


def _fit_patched(table: Table, entry: log_entries.Patched) -> Effect:
    """A patch: the table is where it left it; no clock ran until now."""
    if (
        table.entry_count != entry.kept
    ):  # somebody goes on with entries that are void, and has to read the log anew
        raise TableRefused("bad_position")
    return partial(_patch, table, entry, max(0, entry.at - table.at))


def _patch(table: Table, entry: log_entries.Patched, gap: int) -> None:
    deadlines.leave_out(table, gap)
    table.entry_count = entry.number
    if isinstance(entry, log_entries.Rewound):
        rewinds.go_on(table, entry)
