"""Queries about jobs: what bots are to think about, which thinker does, and what came of it.

A job is deleted by the worker that asked for it, as soon as it has the answer or waits no more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from ardri.server.storage.schema import jobs

MOST_TRIES: Final = 3  # thinkers that may die with the same job


class NewJob(NamedTuple):
    """A job as it is asked for."""

    id: str
    pool: str
    task: bytes
    asked_by: str
    asked_until: int
    created: int
    turn: int


class Job(NamedTuple):
    """A job for a thinker."""

    id: str
    pool: str
    task: bytes


class Progress(NamedTuple):
    """The progress of a job."""

    id: str
    claimed: bool  # by a thinker that lives
    lost: bool  # too many thinkers have died with it
    answer: bytes | None


# Of the worker that asks


def add_job(connection: Connection, job: NewJob) -> None:
    """Add a job that nobody thinks about."""
    connection.execute(insert(jobs).values(**job._asdict(), claimed_until=0, tries=0))


def progress(connection: Connection, worker: str, now: int) -> list[Progress]:
    """The progress of all jobs of a worker."""
    query = select(jobs.c.id, jobs.c.claimed_until, jobs.c.tries, jobs.c.answer)
    found = connection.execute(query.where(jobs.c.asked_by == worker))
    return [Progress(row.id, row.claimed_until > now, row.tries >= MOST_TRIES, row.answer) for row in found]


def busy_pools(connection: Connection, now: int) -> set[str]:
    """The pools in which somebody thinks."""
    query = select(jobs.c.pool).where(jobs.c.claimed_until > now, jobs.c.answer.is_(None))
    return set(connection.execute(query.distinct()).scalars())


def ask_on(connection: Connection, worker: str, until: int) -> None:
    """Say that a worker still waits for its jobs."""
    connection.execute(update(jobs).where(jobs.c.asked_by == worker).values(asked_until=until))


def delete_jobs(connection: Connection, ids: Sequence[str]) -> None:
    """Delete jobs, answered or not."""
    connection.execute(delete(jobs).where(jobs.c.id.in_(ids)))


def delete_jobs_of(connection: Connection, worker: str) -> None:
    """Delete all jobs of a worker."""
    connection.execute(delete(jobs).where(jobs.c.asked_by == worker))


def delete_abandoned(connection: Connection, before: int) -> None:
    """Delete the jobs of workers that waited for them only until some time: they have died."""
    connection.execute(delete(jobs).where(jobs.c.asked_until < before))


# Of thinkers


def has_jobs(connection: Connection, pools: Sequence[str], now: int) -> bool:
    """True if there is a job to be claimed in one of these pools."""
    query = select(jobs.c.id).where(jobs.c.pool.in_(pools), *_free(now)).limit(1)
    return connection.execute(query).first() is not None


def claim_jobs(
    connection: Connection, thinker: str, most: Mapping[str, int], now: int, until: int
) -> list[Job]:
    """Take some jobs that nobody thinks about, or whose thinker has died: so many of each pool."""
    found: list[Job] = []
    for pool, count in most.items():
        rows = connection.execute(
            select(jobs.c.id, jobs.c.pool, jobs.c.task)
            .where(jobs.c.pool == pool, *_free(now))
            .order_by(jobs.c.turn, jobs.c.id)
            .limit(count)
            .with_for_update(skip_locked=True)
        )
        found += [Job(*row) for row in rows]
    if found:
        connection.execute(
            update(jobs)
            .where(jobs.c.id.in_([job.id for job in found]))
            .values(claimed_by=thinker, claimed_until=until, tries=jobs.c.tries + 1)
        )
    return found


def _free(now: int) -> tuple[ColumnElement[bool], ...]:
    """The conditions on a job that may be claimed."""
    return (
        jobs.c.answer.is_(None),
        jobs.c.claimed_until <= now,
        jobs.c.asked_until > now,
        jobs.c.tries < MOST_TRIES,
    )


def renew_claims(connection: Connection, thinker: str, ids: Sequence[str], until: int) -> None:
    """Say that a thinker still thinks about these jobs."""
    connection.execute(update(jobs).where(*_claimed(thinker, ids)).values(claimed_until=until))


def answer_job(connection: Connection, thinker: str, id_: str, answer: bytes) -> bool:
    """Answer a job; False if nobody waits for it any more, or another thinker has it now."""
    answered = connection.execute(update(jobs).where(*_claimed(thinker, [id_])).values(answer=answer))
    return answered.rowcount == 1


def give_back(connection: Connection, thinker: str, ids: Sequence[str]) -> None:
    """Give jobs back, as if they had not been claimed."""
    free = {"claimed_by": None, "claimed_until": 0, "tries": jobs.c.tries - 1}
    connection.execute(update(jobs).where(*_claimed(thinker, ids)).values(free))


def _claimed(thinker: str, ids: Sequence[str]) -> tuple[ColumnElement[bool], ...]:
    return jobs.c.id.in_(ids), jobs.c.claimed_by == thinker, jobs.c.answer.is_(None)
