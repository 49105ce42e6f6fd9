"""Schema migrations: bring a database of any earlier version up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, RevisionStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from ardri.server.storage.errors import NewerSchema
from ardri.server.storage.schema import metadata

SCRIPTS: Final = ScriptDirectory(str(Path(__file__).parent / "migrations"))


def revision(connection: Connection) -> str | None:
    """The version of the schema in this database; None if there is none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """The version of the schema that this program works with."""
    head = SCRIPTS.get_current_head()
    assert head is not None
    return head


def known() -> list[str]:
    """All versions of the schema there have been, oldest first."""
    return [script.revision for script in SCRIPTS.walk_revisions()][::-1]


def refuse_newer(connection: Connection) -> None:
    """Refuse a database of a newer schema."""
    found = revision(connection)
    if found is not None and found not in known():
        raise NewerSchema(f"the database has schema {found}, this program knows {newest()} at most")


def upgrade(connection: Connection, target: str = "head") -> None:
    """Take all steps that are missing, in the transaction of this connection: all or none."""
    refuse_newer(connection)

    def steps(current: str, _: MigrationContext) -> list[RevisionStep]:
        return list(SCRIPTS._upgrade_revs(target, current))

    with EnvironmentContext(Config(), SCRIPTS, fn=steps) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()
