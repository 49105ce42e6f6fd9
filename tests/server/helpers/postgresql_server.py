"""PostgreSQL for tests: one server for each process that runs tests, started when a test needs it first."""

from __future__ import annotations

import atexit
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from typing import Final

import psycopg
from sqlalchemy import URL

from ardri.server.storage.postgresql.database import PostgresqlDatabase
from tests.server.helpers import postgresql_process

USER: Final = "ardri"
PASSWORD: Final = "not-for-anybodys-eyes"
TEMPLATE: Final = "template_ardri"  # a database with today's schema


class PostgresqlServer:
    """A server in a process of its own, which ends when this one does."""

    def __init__(self, durable: bool = False) -> None:
        command = [sys.executable, postgresql_process.__file__, *(["durable"] if durable else [])]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", cwd="/"
        )
        self.folder = self._hear()
        self._numbers = count(1)
        self.execute(f"CREATE ROLE {USER} LOGIN PASSWORD '{PASSWORD}'")
        self.execute(f"CREATE DATABASE {TEMPLATE} OWNER {USER}")
        self.database(TEMPLATE).migrate()

    def _hear(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        assert line, "PostgreSQL did not start"
        return line

    def tell(self, command: str) -> None:
        """Have the process do something: `crash` or `start`."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{command}\n")
        self._process.stdin.flush()
        self._hear()

    def close(self) -> None:
        """End it."""
        self._process.communicate()

    @contextmanager
    def connected(self) -> Iterator[psycopg.Connection[psycopg.rows.TupleRow]]:
        """Context: connected as the one who may do everything."""
        with psycopg.connect(host=self.folder, user="postgres", dbname="postgres", autocommit=True) as found:
            yield found

    def execute(self, statement: str) -> None:
        """Execute a statement as the one who may do everything."""
        with self.connected() as connection:
            connection.execute(statement.encode())

    def database(self, name: str) -> PostgresqlDatabase:
        """The database of a name."""
        return PostgresqlDatabase(
            URL.create(
                "postgresql", username=USER, password=PASSWORD, database=name, query={"host": self.folder}
            )
        )

    def create(self, template: str = TEMPLATE) -> PostgresqlDatabase:
        """A new database, with today's schema or (of `template0`) empty."""
        name = f"test_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} OWNER {USER} TEMPLATE {template}")
        return self.database(name)

    def drop(self, database: PostgresqlDatabase) -> None:
        """Remove a database, whoever still uses it."""
        self.execute(f"DROP DATABASE {database.name} WITH (FORCE)")

    def disconnect(self, database: PostgresqlDatabase) -> None:
        """End all connections to a database."""
        with self.connected() as connection:
            query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
            connection.execute(query, [database.name])


@cache
def postgresql() -> PostgresqlServer:
    """The server that the tests of this process share."""
    server = PostgresqlServer()
    atexit.register(server.close)
    return server


def address_of(database: PostgresqlDatabase) -> str:
    """The whole address, with its password."""
    return database.url.render_as_string(hide_password=False)
