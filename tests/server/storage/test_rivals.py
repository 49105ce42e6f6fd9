"""Several stores change the same rows at the same moment, as the workers of a server do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection

from ardri.server.people.accounts import Accounts
from ardri.server.people.passwords import Passwords
from ardri.server.refusals import AccountRefused
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.queries import audit, gaps, people, presences, schedule, table_log, tables, workers
from tests.server.helpers.databases import database_at
from tests.server.helpers.sample_stores import lay, with_store

pytestmark = pytest.mark.databases()

RIVALS: Final = 4  # stores
TIMES: Final = 10

Change = Callable[[Connection, int, int], object]  # a change of one of the stores, for the nth time


def rivals(path: Path, change: Change) -> list[object]:
    """What came of a change that all stores make at once, again and again; errors included."""

    async def run() -> list[object]:
        stores = [DatabaseStore(database_at(path)) for _ in range(RIVALS)]
        await stores[0].write(furnish)
        found: list[object] = []
        for time in range(TIMES):
            together = [store.write(attempt(change, who, time)) for who, store in enumerate(stores)]
            found += await asyncio.gather(*together, return_exceptions=True)
        for store in stores:
            await store.close()
        return found

    return asyncio.run(run())


def attempt(change: Change, who: int, time: int) -> Callable[[Connection], object]:
    """A change of one of the stores."""
    return lambda connection: change(connection, who, time)


def furnish(connection: Connection) -> None:
    """A table with a log, and people."""
    lay(connection, "hills")
    schedule.add_row(connection, schedule.RowState("hills", 0, 0, None))
    table_log.append(connection, "hills", 1, 0, *[b"x"] * TIMES)
    for person in ("ana", "bran"):
        people.ensure_person(connection, person, 0)


def first_of_a_guest(connection: Connection, who: int, time: int) -> None:
    people.ensure_person(connection, f"guest {time}", who)


def naming(connection: Connection, who: int, time: int) -> None:
    presences.add_presences(connection, "hills", [f"guest {time}", f"guest {time + 1}", f"guest {who}"])


def seating(connection: Connection, who: int, time: int) -> None:
    tables.assign_seat(connection, "hills", time % 3, ("ana", "bran")[who % 2])


def banning(connection: Connection, who: int, time: int) -> None:
    people.sanction(connection, "ana", "ban", now=time, until=who)


def living(connection: Connection, who: int, time: int) -> None:
    name = f"worker {who}"
    if not workers.renew(connection, name, 10 * time, 10 * time + 5):
        workers.register(connection, name, "", 10 * time, 10 * time + 5)
    gaps.add_gap(connection, time, time + 1)


def keeping(connection: Connection, who: int, time: int) -> None:
    table_log.keep_snapshot(connection, "hills", max(1, time - who % 2), b"state")


@pytest.mark.parametrize(
    "change",
    [first_of_a_guest, naming, seating, banning, living, keeping],
    ids=lambda change: change.__name__,
)
def test_rivals_do_not_fail(tmp_path: Path, change: Change) -> None:
    assert set(rivals(tmp_path / "ardri.db", change)) == {None}


def test_all_have_the_same_key(tmp_path: Path) -> None:
    def key(connection: Connection, who: int, time: int) -> bytes:
        return people.server_key(connection, f"purpose {time}", bytes([who]))

    found = rivals(tmp_path / "ardri.db", key)
    for start in range(0, len(found), RIVALS):
        assert len(set(found[start : start + RIVALS])) == 1


def test_one_table_is_opened_by_one(tmp_path: Path) -> None:
    def opening(connection: Connection, who: int, time: int) -> bool:
        return tables.open_table(connection, f"table {time}", None, "link", b"{}", bytes([who]), now=0)

    found = rivals(tmp_path / "ardri.db", opening)
    assert found.count(True) == TIMES
    assert found.count(False) == TIMES * (RIVALS - 1)


def test_the_audit_log_is_one_chain(tmp_path: Path) -> None:
    def note(connection: Connection, who: int, time: int) -> None:
        audit.add_entry(connection, time, str(who), "test", {})

    path = tmp_path / "ardri.db"
    assert set(rivals(path, note)) == {None}
    entries = with_store(path, lambda store: store.read(audit.read_entries))
    assert len(entries) == RIVALS * TIMES
    assert audit.first_broken(entries) is None


@pytest.mark.parametrize("by_visit", [True, False], ids=["visited", "due"])
def test_of_those_who_want_a_table_one_has_it(tmp_path: Path, by_visit: bool) -> None:
    def own(connection: Connection, who: int, time: int) -> str:
        """The leases of earlier rounds have expired, and nobody of then comes back."""
        name, now = f"worker {who} of round {time}", 10 * time
        workers.register(connection, name, "", now, now + 5)
        if by_visit:
            found = schedule.claim(connection, "hills", name, now)
            return "" if found is None else found.table
        orphans = schedule.claim_orphans(connection, name, now, 5)
        return " ".join(claim.table for claim in orphans or schedule.claim_due(connection, name, now, 5))

    found = rivals(tmp_path / "ardri.db", own)
    for start in range(0, len(found), RIVALS):
        assert sorted(map(str, found[start : start + RIVALS])) == ["", "", "", "hills"]


@pytest.mark.parametrize("names", [("Anna",) * RIVALS, ("Olivia", "0livia", "Óliv1a", "OIivia")])
def test_of_names_that_look_alike_one_is_given(tmp_path: Path, names: tuple[str, ...]) -> None:
    async def run() -> list[str]:
        stores = [DatabaseStore(database_at(tmp_path / "ardri.db")) for _ in names]
        quick = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        homes = [await Accounts.open(store, quick) for store in stores]
        wishes = [home.register(name, "correct horse") for home, name in zip(homes, names, strict=True)]
        ends = await asyncio.gather(*wishes, return_exceptions=True)
        quick.close()
        for store in stores:
            await store.close()
        return [end.key if isinstance(end, AccountRefused) else type(end).__name__ for end in ends]

    ends = asyncio.run(run())
    assert ends.count("tuple") == 1
    assert set(ends) - {"tuple"} <= {"name_taken", "name_alike"}
