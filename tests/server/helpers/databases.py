"""Databases for tests: what a test finds behind a path is a SQLite file, or a database of PostgreSQL.

A test names its databases by paths, whichever kind they are of. That kind is the same for a whole test, and
chosen by the marker `databases` (see `database_fixtures`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from ardri.server.storage.database import Database
from ardri.server.storage.postgresql.database import PostgresqlDatabase
from ardri.server.storage.sqlite.database import SqliteDatabase
from ardri.server.storage.sqlite.engines import BUSY_TIMEOUT

Kind = Literal["sqlite", "postgresql"]
KINDS: Final[tuple[Kind, ...]] = ("sqlite", "postgresql")

_kinds: list[Kind] = ["sqlite"]
_made: dict[Path, PostgresqlDatabase] = {}


@contextmanager
def kind_of_databases(kind: Kind) -> Iterator[None]:
    """Context: databases are of this kind."""
    _kinds.append(kind)
    try:
        yield
    finally:
        _kinds.pop()


def database_at(path: Path, patience: float = BUSY_TIMEOUT, empty: bool = False) -> Database:
    """The database behind a path. One of PostgreSQL exists from now on, with today's schema or empty."""
    if _kinds[-1] == "sqlite" or path.is_file():
        return SqliteDatabase(path, patience)
    from tests.server.helpers.postgresql_server import TEMPLATE, postgresql  # noqa: PLC0415 - it takes a while

    if path not in _made:
        _made[path] = postgresql().create("template0" if empty else TEMPLATE)
    return PostgresqlDatabase(_made[path].url, patience)


def address_at(path: Path) -> str:
    """The whole address of the database behind a path."""
    found = database_at(path)
    if isinstance(found, PostgresqlDatabase):
        return found.url.render_as_string(hide_password=False)
    return str(found)


def drop_databases(folder: Path) -> None:
    """Remove the databases of PostgreSQL that were made for paths in a folder."""
    from tests.server.helpers.postgresql_server import postgresql  # noqa: PLC0415 - it takes a while

    for path in [path for path in _made if path.is_relative_to(folder)]:
        postgresql().drop(_made.pop(path))
