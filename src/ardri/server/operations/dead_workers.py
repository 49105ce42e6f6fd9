"""Dead workers: whoever knows that one has died ends its lease, so that others take over its tables."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError

from ardri.server.storage.database import Database
from ardri.server.storage.errors import Unavailable
from ardri.server.storage.queries import workers


def end_lease(database: Database, worker: str) -> None:
    """End the lease of a worker that has died, by its id; of whatever version the schema is by now."""
    engine = database.writing()
    try:
        with engine.begin() as connection:
            workers.end_lease_of_dead(connection, worker)
    except DBAPIError as error:
        raise Unavailable(database.describe(error)) from error
    finally:
        engine.dispose()
