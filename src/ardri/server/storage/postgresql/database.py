"""A database on a PostgreSQL server."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event, text
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

from ardri.server.storage.errors import StoreError, Unavailable
from ardri.server.storage.migrate import upgrade

if TYPE_CHECKING:
    import psycopg

    Driver = psycopg.Connection[psycopg.rows.TupleRow]

PATIENCE: Final = 10.0  # seconds to wait for the server, or for another process that writes
MISSING: Final = "PostgreSQL needs the package psycopg: pip install 'ardri[postgresql]'"
# Advisory locks: of whoever changes the schema, and one that is shared by all who write
MIGRATING: Final = 0x1715_0001
IN_USE: Final = 0x1715_0002
# Whatever is usual on that server: a statement has to see what was committed before it began.
READ_COMMITTED: Final = b"SET default_transaction_isolation = 'read committed'"
SHARE: Final = f"SELECT pg_try_advisory_lock_shared({IN_USE})"
TAKE_ALONE: Final = f"SELECT pg_try_advisory_lock({IN_USE})"


@dataclass(frozen=True)
class PostgresqlDatabase:
    """A `Database` on a server, which several machines may share."""

    url: URL
    patience: float = PATIENCE

    def __post_init__(self) -> None:
        try:
            import_module("psycopg")
        except ImportError:
            raise StoreError(MISSING) from None

    def __str__(self) -> str:
        url = self.url.set(drivername="postgresql", query={})
        return url.render_as_string(hide_password=True)

    def claim(self, despite_damage: bool = False) -> AbstractContextManager[None]:
        """Context of nothing: several servers may run, and PostgreSQL itself notices damage."""
        if despite_damage:
            raise StoreError("--despite-damage is for a file, not for PostgreSQL")
        return nullcontext()

    @property
    def shared(self) -> bool:
        """Several servers may use it."""
        return True

    @property
    def name(self) -> str:
        """The name of the database."""
        return self.url.database or ""

    def folder(self, home: Path) -> Path:
        """The user's folder: the database has none on this machine."""
        return home

    def migrate(self) -> None:
        """Bring the schema up to date, making it if there is none; one process after another."""
        engine = self.writing()
        try:
            with engine.begin() as connection:
                connection.execute(text("SET LOCAL lock_timeout = 0"))
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                connection.execute(text(f"SET LOCAL lock_timeout = {_milliseconds(self.patience)}"))
                encoding = connection.execute(text("SHOW server_encoding")).scalar_one()
                if encoding != "UTF8":
                    raise StoreError(f"{self} has the encoding {encoding} instead of UTF8")
                upgrade(connection)
        except DBAPIError as error:
            raise Unavailable(f"{self}: {self.describe(error)}") from error
        finally:
            engine.dispose()

    def require(self) -> None:
        """Unavailable if there is no such database, or no server."""
        engine = self.reading()
        try:
            engine.connect().close()
        except DBAPIError as error:
            raise Unavailable(f"{self}: {self.describe(error)}") from error
        finally:
            engine.dispose()

    def reading(self, threads: int = 1) -> Engine:
        """Connections that see what was committed when their transaction began, and cannot change it."""

        def configure(driver: Driver) -> None:
            driver.set_isolation_level(import_module("psycopg").IsolationLevel.REPEATABLE_READ)
            driver.set_read_only(True)

        return self._engine(configure, threads)

    def writing(self) -> Engine:
        """Connections for changes; somebody else may write at the same time."""
        return self._engine(self._share)

    def appending(self, writing: Connection) -> Connection:
        """A connection on which each statement is a transaction: to append, one is enough."""

        def configure(driver: Driver) -> None:
            self._share(driver)
            driver.set_autocommit(True)

        return self._engine(configure).connect()

    def alone(self) -> Engine:
        """Connections for changes while nobody else writes; Unavailable if somebody has the database open."""
        return self._engine(lambda driver: self._lock(driver, TAKE_ALONE))

    def guard(self) -> PostgresqlGuard:
        """The checks of an open database."""
        return PostgresqlGuard()

    def is_outage(self, error: DBAPIError) -> bool:
        """True if the server failed or does not take changes now; False if the statement was wrong."""
        return isinstance(error, OperationalError | InterfaceError | InternalError)

    def describe(self, error: DBAPIError) -> str:
        """An error as text, without the details, which quote values."""
        primary: str | None = getattr(getattr(error.orig, "diag", None), "message_primary", None)
        return primary or str(error.orig).strip().replace("\n", " ")

    def _share(self, driver: Driver) -> None:
        self._lock(driver, SHARE)

    def _lock(self, driver: Driver, statement: str) -> None:
        """Take a lock for as long as the connection lasts."""
        found = driver.execute(statement.encode()).fetchone()
        driver.commit()
        if found != (True,):
            driver.close()
            raise Unavailable(f"{self} is in use, or a backup is being restored")

    def _engine(self, configure: Callable[[Driver], None], connections: int = 1) -> Engine:
        usual: dict[str, str | int] = {
            "application_name": "ardri",
            "client_encoding": "utf8",
            "connect_timeout": max(2, round(self.patience)),  # libpq knows no shorter one
            "keepalives_idle": 10,
            "keepalives_interval": 5,
            "keepalives_count": 3,
            "tcp_user_timeout": 20_000,
        }
        engine = create_engine(
            self.url.set(drivername="postgresql+psycopg"),
            poolclass=QueuePool,
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,  # errors are logged, and parameters may be secrets
            connect_args={name: value for name, value in usual.items() if name not in self.url.query},
        )

        @event.listens_for(engine, "connect")
        def prepare(driver: Driver, _: ConnectionPoolEntry) -> None:
            driver.execute(READ_COMMITTED)
            driver.execute(f"SET lock_timeout = {_milliseconds(self.patience)}".encode())
            driver.commit()
            configure(driver)

        return engine


class PostgresqlGuard:
    """Notices connections that broke while nothing happened, so that the next commit has a new one."""

    def check(self) -> None:
        """Nothing: a broken connection shows when it is used, and to read is tried again."""

    def before_commit(self, connection: Connection) -> None:
        """Give up the connection if the server has closed it."""
        if not connection.invalidated and _is_closed(connection):
            connection.invalidate()

    def after_commit(self, connection: Connection) -> None:
        """Nothing: the server keeps what it acknowledged."""

    def reconnected(self) -> None:
        """Nothing: all connections are alike."""

    def close(self) -> None:
        """Nothing to close."""


def _is_closed(connection: Connection) -> bool:
    """True if the server has closed an idle connection; asks the system alone."""
    driver: Driver | None = connection.connection.driver_connection
    assert driver is not None
    try:
        for _ in range(2):  # the last words of the server, and the end
            driver.pgconn.consume_input()
    except connection.dialect.loaded_dbapi.Error:
        return True
    return driver.closed


def _milliseconds(seconds: float) -> int:
    return max(1, round(seconds * 1000))
