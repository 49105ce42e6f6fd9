"""Jobs: each is one thinker's at a time, and answered once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection

from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.queries import jobs, workers
from ardri.server.storage.queries.jobs import MOST_TRIES, NewJob
from tests.server.helpers.databases import database_at
from tests.server.helpers.sample_stores import with_store

pytestmark = pytest.mark.databases()

ONE = {"quick": 1}


def lay_jobs(connection: Connection, count: int, until: int = 1000) -> None:
    """Some jobs of a worker, the last one first in line."""
    workers.register(connection, "worker", "", 0, 0)
    for number in range(count):
        job = NewJob(str(number), "quick", b"think", "worker", until, 0, count - number)
        jobs.add_job(connection, job)


def claim(connection: Connection, thinker: str, now: int) -> list[str]:
    """Claim a job for 100 ms; its id, if there is one."""
    return [job.id for job in jobs.claim_jobs(connection, thinker, ONE, now, now + 100)]


def test_thinkers_never_have_the_same_job(tmp_path: Path) -> None:
    count = 40

    async def run() -> list[str]:
        stores = [DatabaseStore(database_at(tmp_path / "ardri.db")) for _ in range(4)]
        await stores[0].write(lambda connection: lay_jobs(connection, count))

        async def take(number: int) -> list[str]:
            found: list[str] = []
            for _ in range(count):
                found += await stores[number].write(lambda each: claim(each, str(number), 0))
            return found

        taken = await asyncio.gather(*(take(number) for number in range(4)))
        for store in stores:
            await store.close()
        return [id_ for each in taken for id_ in each]

    assert sorted(asyncio.run(run()), key=int) == [str(number) for number in range(count)]


def test_jobs_come_by_their_turn_and_not_from_other_pools(tmp_path: Path) -> None:
    def work(connection: Connection) -> list[list[str]]:
        lay_jobs(connection, 2)
        assert jobs.claim_jobs(connection, "ana", {"search": 5}, 0, 100) == []
        return [claim(connection, "ana", 0) for _ in range(3)]

    found = with_store(tmp_path / "ardri.db", lambda store: store.write(work))
    assert found == [["1"], ["0"], []]


def test_the_job_of_a_thinker_that_died_is_answered_by_another_one_and_only_once(tmp_path: Path) -> None:
    def work(connection: Connection) -> None:
        lay_jobs(connection, 1)
        assert claim(connection, "ana", 0) == ["0"]
        jobs.renew_claims(connection, "ana", ["0"], 150)
        assert not jobs.has_jobs(connection, ["quick"], 149)
        assert claim(connection, "bran", 149) == []
        assert jobs.has_jobs(connection, ["quick"], 150)
        assert claim(connection, "bran", 150) == ["0"]
        assert not jobs.answer_job(connection, "ana", "0", b"late")
        jobs.give_back(connection, "ana", ["0"])
        assert jobs.answer_job(connection, "bran", "0", b"good")
        assert not jobs.answer_job(connection, "bran", "0", b"again")
        assert claim(connection, "ana", 900) == []
        (found,) = jobs.progress(connection, "worker", 150)
        assert (found.answer, found.lost) == (b"good", False)

    with_store(tmp_path / "ardri.db", lambda store: store.write(work))


def test_a_job_with_which_thinkers_die_is_lost(tmp_path: Path) -> None:
    def work(connection: Connection) -> None:
        lay_jobs(connection, 1)
        for number in range(MOST_TRIES):
            assert claim(connection, "ana", 200 * number) == ["0"]
        assert claim(connection, "bran", 900) == []
        (found,) = jobs.progress(connection, "worker", 900)
        assert (found.lost, found.claimed) == (True, False)

    with_store(tmp_path / "ardri.db", lambda store: store.write(work))


def test_a_job_that_is_given_back_was_not_tried(tmp_path: Path) -> None:
    def work(connection: Connection) -> None:
        lay_jobs(connection, 1)
        for _ in range(MOST_TRIES + 1):
            assert claim(connection, "ana", 0) == ["0"]
            jobs.give_back(connection, "ana", ["0"])
        (found,) = jobs.progress(connection, "worker", 0)
        assert (found.lost, found.claimed) == (False, False)

    with_store(tmp_path / "ardri.db", lambda store: store.write(work))


def test_nobody_thinks_for_a_worker_that_waits_no_more(tmp_path: Path) -> None:
    def work(connection: Connection) -> None:
        lay_jobs(connection, 1, until=50)
        assert claim(connection, "ana", 50) == []
        jobs.ask_on(connection, "worker", 60)
        jobs.delete_abandoned(connection, 60)
        assert claim(connection, "ana", 50) == ["0"]
        jobs.delete_abandoned(connection, 61)
        assert jobs.progress(connection, "worker", 50) == []
        assert not jobs.answer_job(connection, "ana", "0", b"good")

    with_store(tmp_path / "ardri.db", lambda store: store.write(work))
