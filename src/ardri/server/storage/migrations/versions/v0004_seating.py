"""Who has which seat, for lists of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for it."""
    op.add_column("tables", sa.Column("seating", sa.LargeBinary))
