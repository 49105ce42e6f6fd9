"""The likeness of reserved names, by which those are found that look alike."""

import sqlalchemy as sa
from alembic import op

from ardri.server.lookalikes import skeleton

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for it, and work it out for the names there are."""
    op.add_column("people", sa.Column("likeness", sa.Text))
    op.create_index("ix_people_likeness", "people", ["likeness"])
    people = sa.table(
        "people", sa.column("id"), sa.column("name"), sa.column("reserved"), sa.column("likeness")
    )
    connection = op.get_bind()
    named = sa.select(people.c.id, people.c.name).where(people.c.reserved.is_not(None))
    for id_, name in connection.execute(named).all():
        connection.execute(sa.update(people).where(people.c.id == id_).values(likeness=skeleton(name)))
