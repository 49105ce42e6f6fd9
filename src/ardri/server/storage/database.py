"""Databases: what each kind of database brings to the storage."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from typing import Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError


class CommitGuard(Protocol):
    """Checks around reads and commits; each raises Unavailable if the database must not be used."""

    def check(self) -> None:
        """Before a read."""

    def before_commit(self, connection: Connection) -> None:
        """Before a transaction; may invalidate the connection, which is then replaced."""

    def after_commit(self, connection: Connection) -> None:
        """After a commit, and before it is acknowledged."""

    def reconnected(self) -> None:
        """The connection that writes was replaced."""

    def close(self) -> None:
        """After the last commit."""


class Database(Protocol):
    """A database, by its kind and its address; its text is the address without a password."""

    def claim(self, despite_damage: bool = False) -> AbstractContextManager[None]:
        """Context of a server: while it runs, others know of it; refuse what is damaged."""

    @property
    def shared(self) -> bool:
        """True if several servers may use it at the same time."""

    @property
    def name(self) -> str:
        """A short name, for backups."""

    def folder(self, home: Path) -> Path:
        """The folder for files of a server beside its database."""

    def migrate(self) -> None:
        """Bring the schema up to date, making it if there is none; all data stays."""

    def require(self) -> None:
        """Unavailable if there is no such database; a file is not made by looking for it."""

    def reading(self, threads: int = 1) -> Engine:
        """Connections that see what was committed when their transaction began, and cannot change it."""

    def writing(self) -> Engine:
        """Connections for changes."""

    def appending(self, writing: Connection) -> Connection:
        """The connection for a transaction that only appends to logs."""

    def guard(self) -> CommitGuard:
        """The checks of an open database."""

    def is_outage(self, error: DBAPIError) -> bool:
        """True if the database failed; False if the statement was wrong."""

    def describe(self, error: DBAPIError) -> str:
        """An error as text, without values that somebody sent."""
