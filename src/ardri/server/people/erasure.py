"""Erasure: which entries of a log are somebody's, to be given to them or to be forgotten.

Forgetting is the one place where what stands in a log is changed: names and words of the person, and nothing
that the game is made of. Games stay for the others, who played against somebody without a name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection

from ardri.server.replay.patches import read_entry
from ardri.server.replay.table_repository import Taken
from ardri.server.storage import log, tables
from ardri.server.table.log_entries import Entry, Joined, Left, Said, Started, encode

WITHHELD: Final = "…"


def theirs(entries: Sequence[Entry | None], person: str) -> list[bool]:
    """Which entries of a whole log a person made, or are about a seat while it is theirs."""
    found = []
    held: set[int] = set()
    begun = False
    for entry in entries:
        seat = getattr(entry, "seat", None)
        begun = begun or isinstance(entry, Started)
        if isinstance(entry, Joined):
            held.discard(entry.seat)
            if entry.person == person:
                held.add(entry.seat)
        found.append(seat in held or (isinstance(entry, Said) and entry.person == person))
        if isinstance(entry, Left) and not begun:
            held.discard(entry.seat)
    return found


def made_by(bodies: Sequence[bytes], person: str) -> list[bool]:
    """The same for a log as it is kept."""
    return theirs([read_entry(body) for body in bodies], person)


def forget_in_log(connection: Connection, person: str, table: str) -> None:
    """Take a person's names and words out of the log of a table, and out of the lists."""
    bodies = [entry.body for entry in log.read_log(connection, table)]
    for number, (body, own) in enumerate(zip(bodies, made_by(bodies, person), strict=True), 1):
        entry = read_entry(body)
        if entry is None and person.encode() in body:  # nobody can read it, and nobody shall
            log.replace(connection, table, number, b"")
        elif entry is not None and own and _nameless(entry) != entry:
            log.replace(connection, table, number, encode(_nameless(entry)))
    log.drop_snapshots(connection, table)
    _forget_seating(connection, table, person)


def _nameless(entry: Entry) -> Entry:
    match entry:
        case Joined():
            return msgspec.structs.replace(entry, name="")
        case Said():
            return msgspec.structs.replace(entry, name="", text=WITHHELD)
        case _:
            return entry


def _forget_seating(connection: Connection, table: str, person: str) -> None:
    row = tables.find_table(connection, table)
    if row is None or row.seating is None:
        return
    own = [sitting.seat for sitting in tables.sittings(connection, table) if sitting.person == person]
    seats = msgspec.json.decode(row.seating, type=list[Taken])
    without = [
        msgspec.structs.replace(seat, name="") if number in own else seat for number, seat in enumerate(seats)
    ]
    tables.note_seating(connection, table, msgspec.json.encode(without))
