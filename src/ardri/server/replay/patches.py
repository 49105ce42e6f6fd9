"""Patches: a table is replayed by corrected rules, and goes on from the last entry that fits.

A log only ever grows. A patch is an entry like others, `Patched`, which makes void what came after the last
good entry; what is void stays in the log for whoever wants to look at it. All recipients are told everything
anew, with numbers that were never used before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from ardri.server.refusals import TableRefused
from ardri.server.replay import snapshots
from ardri.server.streams.streams import Streams
from ardri.server.table.log_entries import Entry, Opened, Patched, decode
from ardri.server.table.reducer import checked_log, valid_entries
from ardri.server.table.table import new_table


def read_streams(log: Iterable[Entry | None], seed: str) -> Streams:
    """The streams of a whole log, patches included."""
    opened, rest = checked_log(log)
    streams = Streams(new_table(opened, seed))
    for _, entry in rest:
        streams.add(entry)
    return streams


def has_patch(entries: Iterable[Entry | None]) -> bool:
    """True if an entry makes others void, so that a table in memory must be reloaded."""
    return any(isinstance(entry, Patched) for entry in entries)


class Misfit(NamedTuple):
    """The first entry of a log that the rules do not take, and why."""

    number: int
    body: bytes
    why: str


class ReplayResult(NamedTuple):
    """A log replayed by the current rules: as much as fits, and the first entry that does not."""

    streams: Streams
    kept: int  # the number of the last entry that fits
    misfit: Misfit | None = None
    other: int | None = None  # after this entry the table is another than the snapshot says


def try_replay(
    bodies: Sequence[bytes], seed: str, snapshot: tuple[int, bytes] | None = None, keep: int | None = None
) -> ReplayResult:
    """Replay a log by the current rules, optionally only up to an entry."""
    log = valid_entries([read_entry(body) for body in bodies])
    wanted = [(number, entry) for number, entry in log if keep is None or number <= keep]
    if not wanted or not isinstance(wanted[0][1], Opened):
        raise TableRefused("not_begun")
    streams = Streams(new_table(wanted[0][1], seed))
    other = None
    for number, entry in wanted[1:]:
        before = streams.table.entry_count
        try:
            if entry is None:
                raise TableRefused("malformed")
            streams.add(entry)
        except TableRefused as refused:
            return ReplayResult(streams, before, Misfit(number, bodies[number - 1], str(refused)), other)
        except Exception as error:  # the rules themselves fail, and leave the table half changed
            misfit = Misfit(number, bodies[number - 1], repr(error))
            return try_replay(bodies, seed, snapshot, before)._replace(misfit=misfit)
        if snapshot is not None and snapshot[0] == number and not _agrees(streams, snapshot[1]):
            other = number
    return ReplayResult(streams, streams.table.entry_count, None, other)


def patch_entry(times: Sequence[int], kept: int, now: int) -> Patched:
    """The patch entry that keeps the first entries, for a log with these times."""
    return Patched(max([now, *[at + 1 for at in times]]), number=len(times) + 1, kept=kept)


def read_entry(body: bytes) -> Entry | None:
    """An entry, or None if it cannot be read: it is damaged, or of another program."""
    try:
        return decode(body)
    except msgspec.DecodeError:
        return None


def _agrees(streams: Streams, snapshot: bytes) -> bool:
    """True if a snapshot says the same of a table; message numbers do not matter."""
    fresh = snapshots.save(streams.table, streams)
    return fresh is not None and _unnumbered(fresh) == _unnumbered(snapshot)


def _unnumbered(snapshot: bytes) -> snapshots.Snapshot | None:
    try:
        saved = msgspec.json.decode(snapshot, type=snapshots.Snapshot)
    except msgspec.DecodeError:
        return None  # of another program
    return msgspec.structs.replace(saved, numbers=[])
