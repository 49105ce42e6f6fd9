"""Queries about the schedule: which worker owns a table, when it is due, and what goes on there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Select, bindparam, delete, exists, insert, or_, select, update

from ardri.server.storage.queries.conflicts import insert_into
from ardri.server.storage.queries.tables import ALIVE
from ardri.server.storage.schema import schedule, tables, workers


class RowState(NamedTuple):
    """The row of a table, without its owner."""

    table: str
    due: int | None
    touched: int
    activity: bytes | None


class Claim(NamedTuple):
    """A table that is now ours, and whose it was, if a worker died that had it."""

    table: str
    before: str | None = None
    last_beat: int = 0  # when that worker was last known to run
    activity: bytes | None = None


def add_row(connection: Connection, state: RowState, owner: str | None = None) -> None:
    """Add the row of a table."""
    connection.execute(
        insert(schedule).values(
            table_id=state.table, owner=owner, due=state.due, touched=state.touched, activity=state.activity
        )
    )


def set_due(connection: Connection, table: str, due: int) -> None:
    """Set when a table is due."""
    connection.execute(update(schedule).where(schedule.c.table_id == table).values(due=due))


# Owning


def claim(connection: Connection, table: str, worker: str, now: int) -> Claim | None:
    """Take a table that nobody owns, or whose owner's lease has expired; None if that is not so any more."""
    row = connection.execute(
        select(schedule.c.owner, schedule.c.activity, workers.c.beat, workers.c.expires)
        .outerjoin(workers, workers.c.id == schedule.c.owner)
        .where(schedule.c.table_id == table)
    ).first()
    if row is None:
        return _claim_new(connection, table, worker)
    if row.owner == worker:
        return Claim(table, activity=row.activity)
    if row.owner is not None and row.expires > now:
        return None
    still = schedule.c.owner.is_(None) if row.owner is None else schedule.c.owner == row.owner
    taken = connection.execute(
        update(schedule).where(schedule.c.table_id == table, still).values(owner=worker)
    )
    if taken.rowcount == 0:  # another was quicker, just now
        return None
    return Claim(table, row.owner, row.beat or 0, row.activity)


def _claim_new(connection: Connection, table: str, worker: str) -> Claim | None:
    """Take a table without a row: its game is over."""
    touched = select(tables.c.updated).where(tables.c.id == table)
    row = {"table_id": table, "owner": worker, "touched": connection.execute(touched).scalar_one()}
    new = insert_into(connection, schedule).values(row).on_conflict_do_nothing()
    # `rowcount` does not tell whether an insert gave way.
    taken = connection.execute(new.returning(schedule.c.table_id)).first()
    return None if taken is None else Claim(table)


def claim_orphans(
    connection: Connection, worker: str, now: int, most: int, without: Sequence[str] = ()
) -> list[Claim]:
    """Take some tables whose owners' leases have expired."""
    found = connection.execute(
        select(schedule.c.table_id, schedule.c.owner, workers.c.beat, schedule.c.activity)
        .join(workers, workers.c.id == schedule.c.owner)
        .where(workers.c.expires <= now, schedule.c.owner != worker, schedule.c.table_id.not_in(without))
        .order_by(schedule.c.table_id)
        .limit(most)
        .with_for_update(of=schedule, skip_locked=True)
    ).all()
    return _take(connection, worker, [Claim(*row) for row in found])


def claim_due(
    connection: Connection, worker: str, now: int, most: int, without: Sequence[str] = ()
) -> list[Claim]:
    """Take some tables that nobody owns and that are due, those first that have been so for longest."""
    found = connection.execute(
        _due(now, without)
        .order_by(schedule.c.due, schedule.c.table_id)
        .limit(most)
        .with_for_update(skip_locked=True)
    ).all()
    return _take(connection, worker, [Claim(row.table_id, activity=row.activity) for row in found])


def _due(now: int, without: Sequence[str]) -> Select[tuple[str, bytes | None]]:
    return select(schedule.c.table_id, schedule.c.activity).where(
        schedule.c.due <= now, schedule.c.owner.is_(None), schedule.c.table_id.not_in(without)
    )


def _take(connection: Connection, worker: str, claims: list[Claim]) -> list[Claim]:
    if claims:
        ids = [each.table for each in claims]
        connection.execute(update(schedule).where(schedule.c.table_id.in_(ids)).values(owner=worker))
    return claims


def is_anything_to_do(connection: Connection, worker: str, now: int, without: Sequence[str] = ()) -> bool:
    """True if there are tables to be claimed."""
    dead = select(workers.c.id).where(workers.c.expires <= now, workers.c.id != worker)
    orphan = select(schedule.c.table_id).where(
        schedule.c.owner.in_(dead), schedule.c.table_id.not_in(without)
    )
    return connection.execute(select(or_(orphan.exists(), _due(now, without).exists()))).scalar_one()


def owner_elsewhere(connection: Connection, table: str, worker: str, now: int) -> str | None:
    """The address of another worker with a live lease on a table; None if it is ours or free."""
    query = (
        select(workers.c.address)
        .join(schedule, schedule.c.owner == workers.c.id)
        .where(schedule.c.table_id == table, workers.c.id != worker, workers.c.expires > now)
    )
    return connection.execute(query).scalar()


def is_owner(connection: Connection, table: str, worker: str) -> bool:
    """True if a worker owns a table, whether its lease has expired or not."""
    return connection.execute(
        select(exists().where(schedule.c.table_id == table, schedule.c.owner == worker))
    ).scalar_one()


def owned(connection: Connection, worker: str) -> set[str]:
    """The tables that a worker owns."""
    query = select(schedule.c.table_id).where(schedule.c.owner == worker)
    return set(connection.execute(query).scalars())


# Rows


def write_rows(connection: Connection, worker: str, rows: Sequence[RowState]) -> None:
    """Bring the rows of tables up to date that a worker owns."""
    _write(connection, worker, rows, worker)


def release_rows(connection: Connection, worker: str, rows: Sequence[RowState]) -> None:
    """The same, and give the tables up."""
    _write(connection, worker, rows, None)
    _delete_ended(connection, [each.table for each in rows])


def _delete_ended(connection: Connection, ids: Sequence[str]) -> None:
    """Delete the rows of tables without an owner that are not alive: they need none."""
    alive = select(tables.c.id).where(tables.c.id == schedule.c.table_id, tables.c.state.in_(ALIVE))
    ended = (schedule.c.table_id.in_(ids), schedule.c.owner.is_(None), ~alive.exists())
    connection.execute(delete(schedule).where(*ended))


def _write(connection: Connection, worker: str, rows: Sequence[RowState], owner: str | None) -> None:
    if rows:
        connection.execute(
            update(schedule)
            .where(schedule.c.table_id == bindparam("table"), schedule.c.owner == worker)
            .values(
                owner=owner,
                due=bindparam("due"),
                touched=bindparam("touched"),
                activity=bindparam("activity"),
            ),
            [each._asdict() for each in rows],
        )


def give_back(connection: Connection, worker: str, claims: Sequence[Claim]) -> None:
    """Undo claims of tables that could not be loaded: they are whose they were."""
    for each in claims:
        connection.execute(
            update(schedule)
            .where(schedule.c.table_id == each.table, schedule.c.owner == worker)
            .values(owner=each.before)
        )
    if claims:
        _delete_ended(connection, [each.table for each in claims])


def retire(connection: Connection, table: str) -> None:
    """Nothing happens by itself any more at a table that has ended."""
    connection.execute(update(schedule).where(schedule.c.table_id == table).values(due=None, activity=None))
    free = (schedule.c.table_id == table, schedule.c.owner.is_(None))
    connection.execute(delete(schedule).where(*free))


# Reading


def activities(connection: Connection, ids: Sequence[str]) -> dict[str, bytes]:
    """The activity at tables, as their rows have it."""
    query = select(schedule.c.table_id, schedule.c.activity).where(
        schedule.c.table_id.in_(ids), schedule.c.activity.is_not(None)
    )
    return dict(connection.execute(query).all())


def untouched(connection: Connection, before: int, most: int = 100) -> list[str]:
    """Live tables at which nothing has happened since a time, those first that wait for longest."""
    alive = select(tables.c.id).where(tables.c.id == schedule.c.table_id, tables.c.state.in_(ALIVE))
    query = select(schedule.c.table_id).where(schedule.c.touched < before, alive.exists())
    return list(connection.execute(query.order_by(schedule.c.touched).limit(most)).scalars())
