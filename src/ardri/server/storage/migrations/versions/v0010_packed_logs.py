"""Logs of games that are over are packed; when that was done, or when they were deleted, is in the row."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

TO_PACK = sa.text("finished IS NOT NULL AND packed IS NULL")
TO_PRUNE = sa.text("finished IS NOT NULL AND pruned IS NULL")


def upgrade() -> None:
    """Make room; the server packs what there is little by little."""
    op.create_table(
        "packed_logs",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("snapshot_number", sa.Integer),
        sa.Column("snapshot", sa.LargeBinary),
    )
    op.add_column("tables", sa.Column("packed", sa.BigInteger))
    op.add_column("tables", sa.Column("pruned", sa.BigInteger))
    op.create_index(
        "ix_tables_to_pack", "tables", ["updated"], sqlite_where=TO_PACK, postgresql_where=TO_PACK
    )
    op.create_index(
        "ix_tables_to_prune", "tables", ["finished"], sqlite_where=TO_PRUNE, postgresql_where=TO_PRUNE
    )
