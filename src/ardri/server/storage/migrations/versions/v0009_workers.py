"""Workers own tables, and rows know when a table is due: every running table is looked at once, by and by."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

EARLIER = "earlier"  # the server that ran last, before workers had names
LOOK = 0  # due at once


def upgrade() -> None:
    """Make the tables, and a row for every table that is alive."""
    workers = op.create_table(
        "workers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
    schedule = op.create_table(
        "schedule",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("owner", sa.Text, sa.ForeignKey("workers.id", ondelete="SET NULL"), index=True),
        sa.Column("due", sa.BigInteger, index=True),
        sa.Column("touched", sa.BigInteger, nullable=False, index=True),
        sa.Column("activity", sa.LargeBinary),
    )
    op.create_table(
        "gaps",
        sa.Column("since", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, primary_key=True),
    )
    op.create_table(
        "signals",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sqlite_autoincrement=True,
    )
    connection = op.get_bind()
    pulses = sa.table("pulses", sa.column("at", sa.BigInteger))
    last = connection.execute(sa.select(sa.func.max(pulses.c.at))).scalar()
    if last is not None:
        row = {"id": EARLIER, "address": "", "beat": last, "expires": 0}
        connection.execute(sa.insert(workers).values(row))
    op.drop_table("pulses")
    tables = sa.table("tables", sa.column("id"), sa.column("state"), sa.column("updated", sa.BigInteger))
    entries = sa.table("entries", sa.column("table_id"), sa.column("number"), sa.column("at", sa.BigInteger))
    last_entry = (
        sa.select(entries.c.at)
        .where(entries.c.table_id == tables.c.id)
        .order_by(entries.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    alive = sa.select(
        tables.c.id,
        sa.case((tables.c.state == "running", LOOK)),
        sa.func.coalesce(last_entry, tables.c.updated),
    ).where(tables.c.state.in_(("open", "running")))
    connection.execute(sa.insert(schedule).from_select(["table_id", "due", "touched"], alive))
