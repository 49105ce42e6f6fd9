"""Sleeping tables wake when something is due there, and not before; lists and housekeeping wake none."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, select, update

from ardri.server.live.due_tables import AT_ONCE
from ardri.server.live.leases import LEASE
from ardri.server.live.live_tables import BRIEF, SOON
from ardri.server.live.table_rows import listed_activity
from ardri.server.replay.table_repository import open_new
from ardri.server.storage.queries import schedule
from ardri.server.storage.queries.signals import signal_appended
from ardri.server.storage.schema import schedule as rows
from ardri.server.table import log_entries
from ardri.server.table.activity import activity_of
from ardri.server.table.deadlines import deadline
from ardri.server.table.log_entries import Entry, Timedout
from tests.server.helpers.sample_database import entries_of, furnish, game_of, state_of
from tests.server.helpers.sample_workers import House, Worker, counted_loads, with_house
from tests.server.helpers.scripted_tables import SEED, begun, opened, terms

pytestmark = pytest.mark.databases

GAME = game_of(most=40)
LAST = GAME[-1].at
DAY = 24 * 3_600_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return furnish(tmp_path / "ardri.db", hills=GAME, moor=GAME, cove=GAME)


class Row(msgspec.Struct):
    """The row of a table in the schedule."""

    owner: str | None
    due: int | None
    touched: int
    activity: bytes | None


async def row_of(worker: Worker, table: str) -> Row | None:
    """The row of a table in the schedule."""

    def query(connection: Connection) -> Row | None:
        wanted = (rows.c.owner, rows.c.due, rows.c.touched, rows.c.activity)
        found = connection.execute(select(*wanted).where(rows.c.table_id == table)).first()
        return None if found is None else Row(*found)

    return await worker.read(query)


async def set_due(worker: Worker, table: str, due: int) -> None:
    await worker.store.write(lambda connection: schedule.set_due(connection, table, due))


def added(path: Path, table: str) -> list[Entry]:
    """The entries that were appended to the log of a table."""
    return entries_of(path, table)[len(GAME) :]


async def settled(worker: Worker) -> None:
    """Wait until what was started has ended."""
    for task in list(worker.tables._tasks):
        await task


def test_only_what_is_due_wakes(path: Path) -> None:
    async def work(house: House) -> list[str]:
        one = await house.worker()
        await set_due(one, "moor", LAST + 1000)
        await set_due(one, "cove", LAST + DAY)
        async with counted_loads() as loads:
            await one.due.look()
            assert loads == []
            house.host.now += 1000
            await one.due.look()
            await one.due.look()
            return loads

    assert with_house(path, LAST, work) == ["moor"]


def test_what_wakes_too_early_goes_back_to_sleep_with_a_new_due_time(path: Path) -> None:
    async def work(house: House) -> None:
        one = await house.worker()
        await set_due(one, "hills", 0)
        await one.due.look()
        ends = deadline(one.tables.awake["hills"].table)
        assert ends is not None
        assert ends.at > house.host.now + BRIEF + SOON
        house.host.now += BRIEF
        async with counted_loads() as loads:
            await one.due.look()
            assert (one.awake, loads) == ([], [])
        found = await row_of(one, "hills")
        assert found is not None
        assert (found.owner, found.due, found.touched) == (None, ends.at, LAST)

    with_house(path, LAST, work)
    assert added(path, "hills") == []


def test_a_clock_runs_out_at_a_table_that_sleeps(path: Path) -> None:
    async def work(house: House) -> None:
        one = await house.worker()
        live = await one.tables.get("hills")
        ends = deadline(live.table)
        assert ends is not None
        await one.tables.sleep(idle=0)
        house.let_run(ends.at - house.host.now)
        await one.due.look()
        await one.tables._run_due("hills")
        await settled(one)

    with_house(path, LAST, work)
    assert [type(entry) for entry in added(path, "hills")][:1] == [Timedout]


def test_a_table_that_somebody_visits_does_not_sleep_because_nothing_is_due(path: Path) -> None:
    async def work(house: House) -> None:
        one = await house.worker()
        await set_due(one, "hills", 0)
        await one.due.look()
        await one.tables.get("hills")
        house.host.now += BRIEF
        await one.due.look()
        assert one.awake == ["hills"]

    with_house(path, LAST, work)


def test_two_workers_wake_each_due_table_once(tmp_path: Path) -> None:
    games = {f"table-{number:02}": GAME for number in range(AT_ONCE + 4)}
    path = furnish(tmp_path / "ardri.db", **games)

    async def work(house: House) -> list[str]:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        await one.store.write(lambda connection: connection.execute(update(rows).values(due=0)))
        async with counted_loads() as loads:
            await one.due.look()
            await other.due.look()
            return loads

    assert sorted(with_house(path, LAST, work)) == sorted(games)


def test_of_a_dead_worker_all_tables_are_looked_at_and_no_others(path: Path) -> None:
    async def work(house: House) -> list[str]:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        await one.tables.get("hills")
        await one.tables.get("moor")
        one.die()
        house.host.now += LEASE
        async with counted_loads() as loads:
            await other.due.look()
            return loads

    assert sorted(with_house(path, LAST, work)) == ["hills", "moor"]


def test_a_due_table_that_does_not_load_keeps_no_other_asleep_and_is_tried_once(path: Path) -> None:
    async def work(house: House) -> None:
        one = await house.worker()
        statement = "UPDATE tables SET state = 'running', seed = seed WHERE id = 'hills'"
        await one.store.write(lambda connection: connection.exec_driver_sql(statement))
        spoil = "UPDATE entries SET body = 'x' WHERE table_id = 'hills' AND number = 5"
        await one.store.write(lambda connection: connection.exec_driver_sql(spoil))
        for table in ("hills", "moor"):
            await set_due(one, table, 0)
        async with counted_loads() as loads:
            for _ in range(3):
                await one.due.look()
                await one.tables.rows.write()
            assert sorted(loads) == ["hills", "moor"]
        assert one.tables.damaged.names == ["hills"]
        found = await row_of(one, "hills")
        assert found is not None
        assert (found.owner, found.due) == (None, 0)

    with_house(path, LAST, work)


# Rows


def test_a_row_is_true_a_little_after_something_happened(path: Path) -> None:
    async def work(house: House) -> None:
        one = await house.worker()
        live = await one.tables.get("hills")
        house.host.now += 1000
        await one.say(live, "hello")
        await one.tables.rows.write()
        found = await row_of(one, "hills")
        ends = deadline(live.table)
        assert found is not None
        assert ends is not None
        assert (found.owner, found.due, found.touched) == (one.leases.worker, ends.at, LAST + 1000)
        assert listed_activity(found.activity).activity == activity_of(live.table)

    with_house(path, LAST, work)


def test_where_a_bot_is_to_think_is_due_at_once(tmp_path: Path) -> None:
    scripted = begun(opened(terms(2, bots=1, clock=False)))
    while not scripted.table.to_think():
        (name,) = [seat for seat in "AB" if scripted.table.question_of("AB".index(seat)) is not None][:1]
        decision = scripted.table.question_of("AB".index(name))
        assert decision is not None
        scripted.choose(name, decision.options[0].key)
    path = furnish(tmp_path / "ardri.db", hills=scripted.log)

    async def work(house: House) -> None:
        one = await house.worker()
        live = await one.tables.get("hills")
        await one.tables.hand_over()
        found = await row_of(one, "hills")
        assert found is not None
        assert found.due is not None
        assert live.table.to_think()
        assert found.due <= house.host.now

    with_house(path, scripted.table.at, work)


def test_a_table_has_a_row_from_its_opening_to_its_end(path: Path) -> None:
    async def work(house: House) -> None:
        one = await house.worker()
        await open_new(one.store, "fresh", opened(terms(2)), SEED)
        fresh = await row_of(one, "fresh")
        assert fresh is not None
        assert (fresh.owner, fresh.due, fresh.activity) == (None, None, None)
        live = await one.tables.get("hills")
        await one.tables.submit(live, lambda _, at: log_entries.Ended(at, "idle"))
        ended = await row_of(one, "hills")
        assert ended is not None
        assert (ended.owner, ended.due, ended.activity) == (one.leases.worker, None, None)
        await one.tables.sleep(idle=0)
        assert await row_of(one, "hills") is None
        await one.tables.get("hills")  # whoever looks at it later
        assert await row_of(one, "hills") is not None
        await one.tables.sleep(idle=0)
        assert await row_of(one, "hills") is None

    with_house(path, LAST, work)


def test_a_nudge_is_kept_while_the_table_sleeps_and_whoever_has_it_then(path: Path) -> None:
    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        live = await one.tables.get("hills")
        one_seat, other_seat = [seat.person for seat in live.table.seats if seat.plays][:2]
        live.presence.nudge(one_seat, [seat.person for seat in live.table.seats].index(other_seat))
        await one.tables.sleep(idle=0)
        found = await row_of(one, "hills")
        assert found is not None
        assert list(listed_activity(found.activity).nudges) == [other_seat]
        taken = await other.tables.get("hills")
        assert taken.presence.nudges == live.presence.nudges

    with_house(path, LAST, work)


# Housekeeping


def test_stale_tables_are_closed_and_no_others_are_loaded(path: Path) -> None:
    async def work(house: House) -> list[str]:
        one = await house.worker()
        late = update(rows).where(rows.c.table_id == "moor").values(touched=LAST + 1)
        await one.store.write(lambda connection: connection.execute(late))
        house.host.now += 30 * DAY + 1
        async with counted_loads() as loads:
            await one.housekeeping.close_stale()
            return loads

    assert sorted(with_house(path, LAST, work)) == ["cove", "hills"]
    assert [state_of(path, table) for table in ("cove", "hills", "moor")] == [
        "abandoned",
        "abandoned",
        "running",
    ]


def test_a_poll_looks_at_no_table_that_nobody_spoke_of(path: Path) -> None:
    """Entries of another process are heard if it says so."""

    async def work(house: House) -> None:
        one = await house.worker()
        hills, moor = await one.tables.get("hills"), await one.tables.get("moor")
        body = log_entries.encode(log_entries.Said(LAST, None, "Otto", "x", ""))
        for table in ("hills", "moor"):
            await one.store.append(table, len(GAME) + 1, LAST, body)
        await one.store.write(lambda connection: signal_appended(connection, "hills", LAST))
        await one.housekeeping.poll()
        assert (hills.table.entry_count, moor.table.entry_count) == (len(GAME) + 1, len(GAME))
        await one.say(moor, "it is noticed now at the latest")
        assert moor.table.entry_count == len(GAME) + 2

    with_house(path, LAST, work)


def test_what_is_appended_to_a_sleeping_table_makes_it_due(path: Path) -> None:

    async def work(house: House) -> list[str]:
        one = await house.worker()
        await one.store.write(lambda connection: signal_appended(connection, "hills", LAST))
        async with counted_loads() as loads:
            await one.due.look()
            return loads

    assert with_house(path, LAST, work) == ["hills"]
