"""Erasure: which entries of a log are a person's, and how they are removed.

Forgetting is the one place where what stands in a log is changed: names and words of the person, and nothing
that the game is made of. Games stay for the others, who played against somebody without a name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection

from ardri.server.replay.patches import read_entry
from ardri.server.replay.table_repository import SeatSummary
from ardri.server.storage.queries import table_log, tables
from ardri.server.storage.queries.packed_logs import empty_damaged
from ardri.server.storage.queries.signals import add_signal
from ardri.server.table.log_entries import Entry, Joined, Left, Said, Started, encode

ERASED: Final = "…"


def own_entries(entries: Sequence[Entry | None], person: str) -> list[bool]:
    """For each entry of a log: True if the person made it, or it is about a seat they held."""
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


def own_bodies(bodies: Sequence[bytes], person: str) -> list[bool]:
    """The same for a log as stored."""
    return own_entries([read_entry(body) for body in bodies], person)


def erase_from_log(connection: Connection, person: str, table: str, now: int) -> None:
    """Remove a person's names and words from the log of a table and its seat list; its owner is told."""
    table_log.lock_table(connection, table)  # so that nothing is added to what is read
    bodies = [entry.body for entry in table_log.read_log(connection, table)]
    changed: dict[int, bytes] = {}
    for number, (body, own) in enumerate(zip(bodies, own_bodies(bodies, person), strict=True), 1):
        entry = read_entry(body)
        if entry is None and person.encode() in body:  # nobody can read it, and nobody shall
            changed[number] = b""
        elif entry is not None and own and _erased(entry) != entry:
            changed[number] = encode(_erased(entry))
    table_log.replace_entries(connection, table, changed)
    empty_damaged(connection, table)
    table_log.drop_snapshots(connection, table)
    _erase_seating(connection, table, person)
    add_signal(connection, "erased", table, now)


def _erased(entry: Entry) -> Entry:
    match entry:
        case Joined():
            return msgspec.structs.replace(entry, name="")
        case Said():
            return msgspec.structs.replace(entry, name="", text=ERASED)
        case _:
            return entry


def _erase_seating(connection: Connection, table: str, person: str) -> None:
    row = tables.find_table(connection, table)
    if row is None or row.seating is None:
        return
    own = [seated.seat for seated in tables.seated_people(connection, table) if seated.person == person]
    seats = msgspec.json.decode(row.seating, type=list[SeatSummary])
    without = [
        msgspec.structs.replace(seat, name="") if number in own else seat for number, seat in enumerate(seats)
    ]
    tables.set_seating(connection, table, msgspec.json.encode(without))
