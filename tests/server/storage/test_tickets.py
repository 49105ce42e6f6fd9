"""Links that work once."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection

from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.queries.tickets import Ticket, find_ticket, issue_ticket, redeem_ticket
from tests.server.helpers.sample_stores import with_store

pytestmark = pytest.mark.databases()

SEAT = Ticket("seat", None, "hills", 2)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ardri.db"


def test_a_ticket_can_be_looked_at_often_and_used_once(path: Path) -> None:
    def steps(connection: Connection) -> list[Ticket | None]:
        token = issue_ticket(connection, SEAT, now=0, expires=10)
        looks = [find_ticket(connection, "seat", token, now=5) for _ in range(2)]
        return [
            *looks,
            redeem_ticket(connection, "seat", token, now=9),
            redeem_ticket(connection, "seat", token, now=9),
        ]

    assert with_store(path, lambda store: store.write(steps), tables="hills") == [SEAT, SEAT, SEAT, None]


def test_a_ticket_is_good_for_its_purpose_and_its_time_alone(path: Path) -> None:
    def steps(connection: Connection) -> list[Ticket | None]:
        token = issue_ticket(connection, SEAT, now=0, expires=10)
        return [
            redeem_ticket(connection, "password", token, now=5),
            redeem_ticket(connection, "seat", token, now=10),
        ]

    assert with_store(path, lambda store: store.write(steps), tables="hills") == [None, None]


def test_a_token_that_was_never_issued_is_good_for_nothing(path: Path) -> None:
    def steps(connection: Connection) -> list[Ticket | None]:
        issue_ticket(connection, SEAT, now=0, expires=10)
        return [find_ticket(connection, "seat", token, now=5) for token in ("", "guess", "\ud800")]

    assert with_store(path, lambda store: store.write(steps), tables="hills") == [None] * 3


def test_of_many_who_use_a_ticket_at_once_one_succeeds(path: Path) -> None:
    async def work(store: DatabaseStore) -> list[Ticket | None]:
        token = await store.write(lambda connection: issue_ticket(connection, SEAT, now=0, expires=10))
        uses = [
            store.write(lambda connection: redeem_ticket(connection, "seat", token, now=5)) for _ in range(3)
        ]
        return await asyncio.gather(*uses)

    assert with_store(path, work, tables="hills") == [SEAT, None, None]
