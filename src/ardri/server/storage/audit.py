"""The audit log: what admins did, in a chain of hashes, so that an alteration shows.

Each entry has a hash of the one before it and of all that it says. Triggers of the database refuse to change
or delete one. Whoever can write the file can remove them, but then the chain is broken, or ends with another
hash than somebody has noted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select

from ardri.server.storage.schema import audit

BEGINNING: Final = ""  # the hash before the first entry


class Noted(NamedTuple):
    """An entry: when who did what, and the hash that follows from it and all before."""

    number: int
    at: int
    who: str
    deed: str
    about: str  # JSON
    hash: str


def note(connection: Connection, at: int, who: str, deed: str, about: Mapping[str, str | int]) -> Noted:
    """Add an entry, in the transaction of the deed itself."""
    last = connection.execute(_ALL.order_by(audit.c.number.desc()).limit(1)).first()
    number, before = (1, BEGINNING) if last is None else (last.number + 1, last.hash)
    said = msgspec.json.encode(dict(about), order="sorted").decode()
    found = Noted(number, at, who, deed, said, chained(before, number, at, who, deed, said))
    connection.execute(insert(audit).values(**found._asdict()))
    return found


def noted(connection: Connection) -> list[Noted]:
    """All entries in order."""
    return [Noted(*row) for row in connection.execute(_ALL.order_by(audit.c.number))]


def broken_at(entries: Sequence[Noted]) -> int | None:
    """The number of the first entry that is not what it was, or not where it was; None if all are."""
    before = BEGINNING
    for expected, entry in enumerate(entries, start=1):
        if entry.number != expected or entry.hash != chained(before, *entry[:-1]):
            return expected
        before = entry.hash
    return None


def chained(before: str, number: int, at: int, who: str, deed: str, about: str) -> str:
    """The hash of an entry after one with another hash."""
    return sha256(msgspec.json.encode((before, number, at, who, deed, about))).hexdigest()


_ALL: Final = select(audit.c.number, audit.c.at, audit.c.who, audit.c.deed, audit.c.about, audit.c.hash)
