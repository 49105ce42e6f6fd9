"""Pulses: when a server was last awake."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table for them."""
    op.create_table("pulses", sa.Column("at", sa.BigInteger, primary_key=True))
