"""Addresses of databases: a file, `sqlite:///FILE`, or `postgresql://USER:PASSWORD@HOST/NAME`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from ardri.server.storage.database import Database
from ardri.server.storage.errors import StoreError
from ardri.server.storage.postgresql.database import PostgresqlDatabase
from ardri.server.storage.sqlite.database import SqliteDatabase

SQLITE: Final = "sqlite:///"
POSTGRESQL: Final = ("postgresql", "postgres")


class BadAddress(StoreError):
    """The address names no database that can be used. It is not quoted: it may have a password."""


def parse_database(address: str) -> Database:
    """The database of an address.

    >>> str(parse_database("club.db")), str(parse_database("sqlite:////srv/club.db"))
    ('club.db', '/srv/club.db')
    >>> parse_database("mysql://anna:secret@host/club")
    Traceback (most recent call last):
    ardri.server.storage.database_address.BadAddress: databases of mysql:// cannot be used, only ...
    """
    scheme, separator, rest = address.partition("://")
    if not separator:
        return SqliteDatabase(Path(address))
    if address.startswith(SQLITE) and address != SQLITE:
        return SqliteDatabase(Path(address.removeprefix(SQLITE)))
    if scheme not in POSTGRESQL:
        raise BadAddress(
            f"databases of {scheme}:// cannot be used, only a file, sqlite:///FILE and postgresql://..."
        )
    try:
        url = make_url(f"postgresql://{rest}")
    except (ArgumentError, ValueError):
        raise BadAddress(
            "the address of the database is not postgresql://USER:PASSWORD@HOST:PORT/NAME; "
            "write special characters of a password as %40 and the like"
        ) from None
    if not url.database:
        raise BadAddress("the address of the database lacks its name: postgresql://USER@HOST/NAME")
    return PostgresqlDatabase(url)
