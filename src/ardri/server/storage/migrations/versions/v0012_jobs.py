"""Jobs: what bots are to think about, for thinkers on this machine or another."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the table; a server uses it when it is told to."""
    op.create_table(
        "jobs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("task", sa.LargeBinary, nullable=False),
        sa.Column("asked_by", sa.Text, sa.ForeignKey("workers.id", ondelete="CASCADE"), nullable=False),
        sa.Column("asked_until", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("turn", sa.BigInteger, nullable=False),
        sa.Column("claimed_by", sa.Text),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("answer", sa.LargeBinary),
    )
    op.create_index("ix_jobs_asked_by", "jobs", ["asked_by"])
    op.create_index("ix_jobs_pool_turn", "jobs", ["pool", "turn"])
