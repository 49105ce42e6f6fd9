"""Queries about workers: who runs on this database, and until when that may be relied on."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select, update

from ardri.server.storage.schema import schedule, workers


def register(connection: Connection, id_: str, address: str, now: int, expires: int) -> None:
    """Add a worker."""
    connection.execute(insert(workers).values(id=id_, address=address, beat=now, expires=expires))


def renew(connection: Connection, id_: str, now: int, expires: int) -> bool:
    """Record that a worker runs; False if it is not known any more."""
    renewed = connection.execute(update(workers).where(workers.c.id == id_).values(beat=now, expires=expires))
    return renewed.rowcount == 1


def end_lease(connection: Connection, id_: str, now: int) -> None:
    """End the lease of a worker that stops."""
    connection.execute(update(workers).where(workers.c.id == id_).values(beat=now, expires=now))


def end_lease_of_dead(connection: Connection, id_: str) -> None:
    """End the lease of a worker that is known to be dead, so that others need not wait until it expires.

    It ends when the worker was last known to run, which is past by any clock.
    """
    connection.execute(update(workers).where(workers.c.id == id_).values(expires=workers.c.beat))


def end_all_leases(connection: Connection, now: int) -> None:
    """End all leases: whoever calls this is the only worker."""
    connection.execute(update(workers).where(workers.c.expires > now).values(expires=now))


def somebody_runs(connection: Connection, now: int) -> bool:
    """True if the lease of a worker has not expired."""
    found = select(workers.c.id).where(workers.c.expires > now).limit(1)
    return connection.execute(found).first() is not None


def ran_since(connection: Connection, moment: int, without: str) -> bool:
    """True if another worker has run after a moment."""
    found = select(workers.c.id).where(workers.c.beat > moment, workers.c.id != without).limit(1)
    return connection.execute(found).first() is not None


def last_heartbeat(connection: Connection) -> int | None:
    """When a worker last ran."""
    return connection.execute(select(func.max(workers.c.beat))).scalar()


def forget_workers(connection: Connection, before: int) -> None:
    """Delete workers whose leases expired before a time, but the one that ran last and those with tables."""
    last = select(func.max(workers.c.beat)).scalar_subquery()
    owner = select(schedule.c.owner).where(schedule.c.owner == workers.c.id)
    gone = (workers.c.expires < before, workers.c.beat < last, ~owner.exists())
    connection.execute(delete(workers).where(*gone))
