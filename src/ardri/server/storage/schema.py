"""The database schema, as tables that SQLite and PostgreSQL both understand.

Times are milliseconds since 1970. Ids cannot be guessed. JSON is kept as the bytes it was written as;
the database never looks inside.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

# Constraints have names, so that a later migration can name what it changes.
NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

metadata: Final = MetaData(naming_convention=NAMING)


def _of_table() -> ForeignKey:
    return ForeignKey("tables.id", ondelete="CASCADE")


def _of_person() -> ForeignKey:
    return ForeignKey("people.id", ondelete="CASCADE")


# Keys of the server itself, by what they are for: made once, at random.
secrets: Final = Table(
    "secrets",
    metadata,
    Column("purpose", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# A guest has no password, and a name that is not reserved. `reserved` is the name as it is compared.
people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("reserved", Text, unique=True),
    Column("password", Text),
    Column("admin", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("deleted", BigInteger),
    Column("likeness", Text, index=True),  # of a reserved name: the same for names that look alike
    Column("revoked", BigInteger, index=True),  # what let them in up to this time does so no longer
)

# A token is known to its browser alone; here is only its hash.
sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("person_id", Text, _of_person(), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("host_id", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("state", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("terms", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("summary", LargeBinary),
    Column("seating", LargeBinary),  # who has which seat, for all to see
    Column("packed", BigInteger),  # when its log was packed; NULL while there is something to pack
    Column("pruned", BigInteger),  # when its log was deleted, because the game was old
    Column("rewrites", Integer, nullable=False, server_default=text("0")),  # how often snapshots became void
    Index(None, "state", "visibility", "updated"),
    Index(
        "ix_tables_to_pack",
        "updated",
        sqlite_where=text("finished IS NOT NULL AND packed IS NULL"),
        postgresql_where=text("finished IS NOT NULL AND packed IS NULL"),
    ),
    Index(
        "ix_tables_to_prune",
        "finished",
        sqlite_where=text("finished IS NOT NULL AND pruned IS NULL"),
        postgresql_where=text("finished IS NOT NULL AND pruned IS NULL"),
    ),
)

# Seats that people have, or are invited to; one person may have several, for friends at the same device.
seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, _of_table(), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", Text, _of_person(), nullable=False, index=True),
)

# Whom the log of a table names, so that nobody has to be looked for in all logs. A guest who only spoke is
# not among the people.
presences: Final = Table(
    "presences",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, _of_table(), primary_key=True, index=True),
    sqlite_with_rowid=False,
)

# The logs. Without a row id of its own, SQLite keeps the entries of a table together and writes each once.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", Text, _of_table(), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# The table after so many entries, to start from; it can always be made anew.
snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, _of_table(), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# The logs of games that are over, compressed, each with its last snapshot. Entries that came later are not in
# them but in `entries`.
packed_logs: Final = Table(
    "packed_logs",
    metadata,
    Column("table_id", Text, _of_table(), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("snapshot_number", Integer),
    Column("snapshot", LargeBinary),
)

# Links that work once: to set a password, or to take a seat.
tickets: Final = Table(
    "tickets",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("person_id", Text, _of_person(), index=True),
    Column("table_id", Text, _of_table(), index=True),
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

# What an admin has put on a person: a ban or a mute, until a time.
sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("person_id", Text, _of_person(), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)

# What admins did, each entry with a hash of all before it.
audit: Final = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("deed", Text, nullable=False, key="action"),  # the name in files since version 6
    Column("about", Text, nullable=False),
    Column("hash", Text, nullable=False),
)

# Servers that run, or have run, on this database. When its lease has expired, others may take a worker's
# tables.
workers: Final = Table(
    "workers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),  # at which other workers reach it; empty: they cannot
    Column("beat", BigInteger, nullable=False),  # when it was last known to run
    Column("expires", BigInteger, nullable=False, index=True),
)

# What is known of a table without its log: every table that is alive has a row, and every other while it is
# awake. While somebody owns a table, its row may be a second old.
schedule: Final = Table(
    "schedule",
    metadata,
    Column("table_id", Text, _of_table(), primary_key=True),
    Column("owner", Text, ForeignKey("workers.id", ondelete="SET NULL"), index=True),
    Column("due", BigInteger, index=True),  # when something happens there by itself; never too late
    Column("touched", BigInteger, nullable=False, index=True),  # when something last happened there
    Column("activity", LargeBinary),
)

# Times in which no worker ran at all: they count for nobody.
gaps: Final = Table(
    "gaps",
    metadata,
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, primary_key=True),
)

# What workers tell each other, and `ardri admin` tells them: something was done that concerns this subject.
signals: Final = Table(
    "signals",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    sqlite_autoincrement=True,
)

# What bots are to think about for a worker, until it has the answer. Both sides hold a lease: the worker as
# long as it waits, the thinker as long as it thinks.
jobs: Final = Table(
    "jobs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("pool", Text, nullable=False),
    Column("task", LargeBinary, nullable=False),
    Column("asked_by", Text, ForeignKey("workers.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("asked_until", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("turn", BigInteger, nullable=False),  # the earliest comes first
    Column("claimed_by", Text),
    Column("claimed_until", BigInteger, nullable=False),  # 0: nobody thinks about it
    Column("tries", Integer, nullable=False),
    Column("answer", LargeBinary),
    Index(None, "pool", "turn"),
)
