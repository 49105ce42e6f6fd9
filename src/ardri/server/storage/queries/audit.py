"""The audit log: what admins did, in a hash chain that shows alterations.

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

from ardri.server.storage.queries.conflicts import one_at_a_time
from ardri.server.storage.schema import audit

BEGINNING: Final = ""  # the hash before the first entry


class AuditEntry(NamedTuple):
    """An entry: when, who, what, and the hash of it and all before."""

    number: int
    at: int
    who: str
    action: str
    about: str  # JSON
    hash: str


def add_entry(
    connection: Connection, at: int, who: str, action: str, about: Mapping[str, str | int]
) -> AuditEntry:
    """Add an entry, in the transaction of the action itself."""
    one_at_a_time(connection, "audit")
    last = connection.execute(_ALL.order_by(audit.c.number.desc()).limit(1)).first()
    number, before = (1, BEGINNING) if last is None else (last.number + 1, last.hash)
    said = msgspec.json.encode(dict(about), order="sorted").decode()
    found = AuditEntry(number, at, who, action, said, chain_hash(before, number, at, who, action, said))
    connection.execute(insert(audit).values(**found._asdict()))
    return found


def read_entries(connection: Connection) -> list[AuditEntry]:
    """All entries in order."""
    return [AuditEntry(*row) for row in connection.execute(_ALL.order_by(audit.c.number))]


def first_broken(entries: Sequence[AuditEntry]) -> int | None:
    """The number of the first altered or missing entry; None if the chain is whole."""
    before = BEGINNING
    for expected, entry in enumerate(entries, start=1):
        if entry.number != expected or entry.hash != chain_hash(before, *entry[:-1]):
            return expected
        before = entry.hash
    return None


def chain_hash(before: str, number: int, at: int, who: str, action: str, about: str) -> str:
    """The hash of an entry, chained to the one before."""
    return sha256(msgspec.json.encode((before, number, at, who, action, about))).hexdigest()


_ALL: Final = select(audit.c.number, audit.c.at, audit.c.who, audit.c.action, audit.c.about, audit.c.hash)
