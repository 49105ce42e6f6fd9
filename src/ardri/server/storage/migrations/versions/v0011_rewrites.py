"""How often the snapshots of a table became void, so that no snapshot of an older table is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make room; the version before adds rows without it."""
    op.add_column("tables", sa.Column("rewrites", sa.Integer, nullable=False, server_default=sa.text("0")))
