"""Who has to do with which table; for the logs there are, found by reading all of them once."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

AT_ONCE = 1000


def upgrade() -> None:
    """Make the index, and fill it."""
    presences = op.create_table(
        "presences",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
            index=True,
        ),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    entries = sa.table("entries", sa.column("table_id"), sa.column("body", sa.LargeBinary))
    query = sa.select(entries.c.table_id, entries.c.body)
    if connection.dialect.name == "sqlite":  # most entries name nobody, and need not be looked into
        names = [sa.func.instr(entries.c.body, word) > 0 for word in (b'"person"', b'"host"')]
        query = query.where(sa.or_(*names))
    found: set[tuple[str, str]] = set()
    for rows in connection.execute(query).partitions(AT_ONCE):
        found.update((person, table) for table, body in rows for person in named(body))
    if found:
        present = [{"person_id": person, "table_id": table} for person, table in sorted(found)]
        connection.execute(sa.insert(presences), present)


def named(body: bytes) -> set[str]:
    """The people whom an entry names; nobody if it is of another program."""
    try:
        entry = json.loads(body)
        places = [place.get("person", "") for place in entry.get("terms", {}).get("seats", [])]
        return {entry.get("person", ""), entry.get("host", ""), *places} - {"", None}
    except (ValueError, AttributeError):
        return set()
