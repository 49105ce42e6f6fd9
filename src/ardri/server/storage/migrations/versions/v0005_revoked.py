"""Since when cookies and connections of a person that are older are good for nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for it, and let it be found."""
    op.add_column("people", sa.Column("revoked", sa.BigInteger))
    op.create_index("ix_people_revoked", "people", ["revoked"])
