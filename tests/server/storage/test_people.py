"""Guests who came and never sat down."""

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.queries.people import (
    delete_idle_guests,
    ensure_person,
    find_person,
    revoke,
    sanction,
    set_admin,
    set_password,
)
from ardri.server.storage.queries.tables import assign_seat, open_table
from tests.server.helpers.sample_stores import with_store

pytestmark = pytest.mark.databases()

LATER = 1000


def cleared(tmp_path: Path, done: Callable[[Connection], None], came: int = 0) -> bool:
    """True if a guest is gone who came at a time and then did something."""

    def change(connection: Connection) -> bool:
        ensure_person(connection, "ana", came)
        done(connection)
        assert delete_idle_guests(connection, LATER) in (0, 1)
        return find_person(connection, "ana") is None

    async def work(store: DatabaseStore) -> bool:
        return await store.write(change)

    return with_store(tmp_path / "ardri.db", work, tables="hills")


def nothing(_: Connection) -> None:
    """Do nothing."""


def test_a_guest_of_old_who_did_nothing_is_forgotten(tmp_path: Path) -> None:
    assert cleared(tmp_path, nothing)


def test_a_new_guest_stays(tmp_path: Path) -> None:
    assert not cleared(tmp_path, nothing, came=LATER)


@pytest.mark.parametrize(
    "done",
    [
        lambda connection: assign_seat(connection, "hills", 0, "ana"),
        lambda connection: open_table(connection, "moor", "ana", "public", b"{}", b"", now=0),
        lambda connection: set_password(connection, "ana", "hash"),
        lambda connection: set_admin(connection, "ana", True),
        lambda connection: sanction(connection, "ana", "ban", now=0),
        lambda connection: revoke(connection, "ana", now=1),
    ],
    ids=["sat", "opened", "registered", "admin", "banned", "signed out"],
)
def test_whoever_left_a_trace_stays(tmp_path: Path, done: Callable[[Connection], None]) -> None:
    assert not cleared(tmp_path, done)
