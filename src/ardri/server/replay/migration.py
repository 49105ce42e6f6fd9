"""Migration of tables: logs made with earlier rules are replayed by the current ones, see `rules.migration`.

The log of such a table goes on with a patch (`Migrated`) that makes void all that was done in the game, and
then with the same once more, as the rules of today take it. What they do not take stays void, and the table
is closed: nobody's choice is made up. So a log only ever grows, and says what it was before.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.box.fingerprints import RULES_VERSION
from ardri.rules.box.options import DECLINE, KEYS
from ardri.rules.errors import EngineFault
from ardri.rules.formats.migration import ANSWER, DROP, KEEP, idle_answer, migrated
from ardri.rules.state import seed_commitment
from ardri.server.refusals import TableRefused
from ardri.server.table import log_entries
from ardri.server.table.log_entries import Entry
from ardri.server.table.reducer import after, checked_log, read_log
from ardri.server.table.table import Table


def is_current(entries: Sequence[Entry | None], seed: str) -> bool:
    """True if a log was made with the current rules, or was migrated to them."""
    return _rules_of(*checked_log(entries), seed) == RULES_VERSION


def migration_entries(entries: Sequence[Entry | None], seed: str, over: bool) -> list[Entry]:
    """The entries that migrate a log to the current rules; none if it was made with them.

    `over` says whether the game is known to be over, so that nobody may go on with it.
    """
    if is_current(entries, seed):
        return []
    opened, rest = checked_log(entries)
    valid = [(1, opened), *rest]
    before = list(takewhile(lambda each: not isinstance(each[1], log_entries.Started), valid))
    kept, last = before[-1]
    patch = log_entries.Migrated(last.at, number=len(entries) + 1, kept=kept, rules=RULES_VERSION)
    table = after(read_log([entry for _, entry in before], seed), patch)
    course, why = migrated(TableCourse(table, _steps([entry for _, entry in valid[len(before) :]])))
    found = course.entries
    if course.table.status in ("open", "playing") and (why or over):
        found = [*found, log_entries.closing(course.table.at, "rules")]
    return [msgspec.structs.replace(patch, why=why), *found]


def _rules_of(opened: log_entries.Opened, rest: Sequence[tuple[int, Entry]], seed: str) -> int:
    """The rules that a log was made with."""
    for _, entry in reversed(rest):
        if isinstance(entry, log_entries.Migrated):
            return entry.rules
    found = seed_commitment.rules_of(seed, opened.terms.setting, opened.commitment)
    if found is None:
        raise TableRefused("bad_commitment")
    return found


def _steps(entries: list[Entry]) -> list[Entry]:
    """The entries of a game one by one.

    Plans come choice after choice, and patches as the time they left out. By rules 1 a bot played on for
    whoever gave up, so they are taken to have left: otherwise a game of two would end there.
    """
    found: list[Entry] = []
    for entry in entries:
        match entry:
            case log_entries.Chosen():
                found.extend(msgspec.structs.replace(entry, keys=(key,)) for key in entry.keys)
            case log_entries.Resigned():
                found.append(log_entries.Left(entry.at, entry.seat))
            case log_entries.Patched():
                found.append(log_entries.Away(entry.at, since=found[-1].at if found else entry.at))
            case _:
                found.append(entry)
    return found


class TableCourse:
    """The course of a table, see `rules.migration.Course`."""

    def __init__(self, table: Table, steps: list[Entry]) -> None:
        self.table = table
        self.steps = steps
        self.entries: list[Entry] = []  # made so far
        self.at = 0
        self.last = len(steps)
        self.why = ""
        self.mark = 0

    def ways(self) -> list[int]:
        """The ways to take the next step: only a decline or the end of a window may be dropped."""
        if self.at == self.last:
            return []
        match self.steps[self.at]:
            case log_entries.Chosen(keys=keys):
                return [KEEP, DROP] if keys == (KEYS[DECLINE],) else [KEEP, ANSWER]
            case log_entries.Closed():
                return [KEEP, DROP]
            case log_entries.Undone() | log_entries.Reset():
                return [KEEP, ANSWER]
            case _:
                return [KEEP]

    def take(self, way: int) -> bool:
        """Take the next step."""
        step = self.steps[self.at]
        if way == ANSWER:
            answer = _answer(self.table, step.at)
            return answer is not None and self._add(answer)
        if way == KEEP and not self._add(_asked_now(self.table, step)) and _matters(step):
            return False
        self.at += 1
        return True

    def _add(self, entry: Entry) -> bool:
        try:
            self.table = after(self.table, entry)
        except (TableRefused, EngineFault) as error:
            self.why = f"{_named(entry)}: {error}"
            return False
        self.entries.append(entry)
        self.mark = hash((self.mark, entry))
        return True

    def fork(self) -> TableCourse:
        """An independent copy; no table ever changes here."""
        twin = TableCourse(self.table, self.steps)
        twin.entries = self.entries.copy()
        twin.at = self.at
        twin.mark = self.mark
        return twin


def _matters(step: Entry) -> bool:
    """True if a step belongs to the game, and not to the people at the table."""
    return isinstance(
        step,
        log_entries.Started
        | log_entries.Chosen
        | log_entries.Closed
        | log_entries.Undone
        | log_entries.Reset,
    )


def _asked_now(table: Table, step: Entry) -> Entry:
    """A choice, renumbered as the answer to the open question."""
    if not isinstance(step, log_entries.Chosen):
        return step
    return msgspec.structs.replace(step, question=table.questions[step.seat].number)


def _answer(table: Table, at: int) -> Entry | None:
    """The entry that leaves everything as it was: nobody reacts, or the only legal option is taken."""
    game = table.game
    if game is None or table.status != "playing":
        return None
    if game.in_window:
        return log_entries.Closed(at)
    idle = idle_answer(game)
    return (
        None if idle is None else log_entries.Chosen(at, idle[0], table.questions[idle[0]].number, (idle[1],))
    )


def _named(entry: Entry) -> str:
    """An entry in words, for reports."""
    if isinstance(entry, log_entries.Chosen):
        return f"{SEAT_NAMES[entry.seat]} {' '.join(entry.keys)}"
    return type(entry).__name__.lower()
