"""Forgetting somebody in the logs: games stay for the others, who played against somebody without a name.

This is the one place where what stands in a log is changed: names and chat of the person, and nothing that
the game is made of.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, func, select, update

from ardri.server.entries import Entry, Joined, Said, decode, encode
from ardri.server.storage.log import drop_snapshots, read_log
from ardri.server.storage.schema import entries

WITHHELD: Final = "…"


def forget_in_logs(connection: Connection, person: str) -> list[str]:
    """Take a person's names and words out of all logs; the tables where there were any."""
    named = func.instr(entries.c.body, person.encode()) > 0
    query = select(entries.c.table_id).where(named).distinct().order_by(entries.c.table_id)
    found = list(connection.execute(query).scalars())
    for table in found:
        _forget_at(connection, table, person)
        drop_snapshots(connection, table)
    return found


def _forget_at(connection: Connection, table: str, person: str) -> None:
    held: set[int] = set()
    for number, _, body in read_log(connection, table):
        before = decode(body)
        after = _without(before, person, held)
        if after != before:
            where = (entries.c.table_id == table, entries.c.number == number)
            connection.execute(update(entries).where(*where).values(body=encode(after)))


def _without(entry: Entry, person: str, held: set[int]) -> Entry:
    """An entry without what is known of a person; `held` are the seats that nobody else has taken since."""
    match entry:
        case Joined(person=who, seat=seat):
            if who == person:
                held.add(seat)
                return msgspec.structs.replace(entry, name="")
            held.discard(seat)
        case Said(seat=int(seat)) if seat in held:
            return msgspec.structs.replace(entry, name="", text=WITHHELD)
    return entry
