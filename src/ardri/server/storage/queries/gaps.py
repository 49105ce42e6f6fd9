"""Gaps: times in which no worker ran at all."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, select

from ardri.server.storage.queries.conflicts import insert_into
from ardri.server.storage.schema import gaps, schedule


def add_gap(connection: Connection, since: int, until: int) -> None:
    """Add a gap, unless it is known."""
    new = insert_into(connection, gaps).values(since=since, until=until)
    connection.execute(new.on_conflict_do_nothing())


def gaps_after(connection: Connection, moment: int) -> list[tuple[int, int]]:
    """The gaps that ended after a moment, in order: since when, and until when."""
    query = select(gaps.c.since, gaps.c.until).where(gaps.c.until > moment)
    return [(since, until) for since, until in connection.execute(query.order_by(gaps.c.until))]


def forget_gaps(connection: Connection) -> None:
    """Delete the gaps after which something has happened at every live table."""
    oldest = select(func.min(schedule.c.touched)).scalar_subquery()
    connection.execute(delete(gaps).where(gaps.c.until <= oldest))
