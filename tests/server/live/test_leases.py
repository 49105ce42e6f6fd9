"""Tables belong to one worker at a time, and a worker that died or stood still loses them to others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete, select

from ardri.server.live.departures import leave_table
from ardri.server.live.leases import LEASE, NOBODY
from ardri.server.live.live_table import LiveTable
from ardri.server.refusals import ServerRefused
from ardri.server.replay.table_repository import load
from ardri.server.storage.errors import NotNext, TableElsewhere
from ardri.server.storage.queries import schedule, workers
from ardri.server.storage.schema import schedule as rows
from ardri.server.table.log_entries import Away, Entry, Said
from tests.server.helpers.sample_database import entries_of, furnish, game_of
from tests.server.helpers.sample_workers import House, Worker, with_house

pytestmark = pytest.mark.databases

GAME = game_of(most=40)
LAST = GAME[-1].at
HOUR = 3_600_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return furnish(tmp_path / "ardri.db", hills=GAME, moor=GAME)


class Visitor:
    """Somebody connected to a table."""

    person = "visitor"
    attends = False

    def __init__(self) -> None:
        self.streams = ["*"]
        self.heard: list[bytes] = []
        self.sent_away = False

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def disconnect(self) -> None:
        self.sent_away = True

    def put_off(self) -> None:
        """Nobody is removed here."""


async def visited(worker: Worker, table: str) -> tuple[LiveTable, Visitor]:
    """Come to a table."""
    live, visitor = await worker.tables.get(table), Visitor()
    live.present.append(visitor)
    live.listeners.append(visitor)
    return live, visitor


def added(path: Path, table: str) -> list[Entry]:
    """The entries that were appended to the log of a table."""
    return entries_of(path, table)[len(GAME) :]


def said(path: Path, table: str) -> list[str]:
    """The words that were said there."""
    return [entry.text for entry in added(path, table) if isinstance(entry, Said)]


def test_a_table_is_one_workers_until_it_falls_asleep(path: Path) -> None:
    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        await one.tables.get("hills")
        assert await one.tables.elsewhere("hills") is None
        assert await other.tables.elsewhere("hills") == "one:1"
        assert await other.tables.elsewhere("moor") is None
        with pytest.raises(TableElsewhere) as refused:
            await other.tables.get("hills")
        assert (refused.value.table, refused.value.address) == ("hills", "one:1")
        await other.tables.get("moor")
        assert await one.tables.sleep(idle=0) == 1
        assert await one.tables.elsewhere("hills") is None
        live = await other.tables.get("hills")
        await other.say(live, "here")
        assert (one.awake, other.awake) == ([], ["hills", "moor"])

    with_house(path, LAST, work)
    assert added(path, "hills") == [Said(LAST, None, "Otto", "here", "")]


def test_of_two_who_want_a_table_at_the_same_time_one_gets_it(path: Path) -> None:
    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        now = house.host.now
        taken = await one.store.write(lambda it: schedule.claim(it, "hills", one.leases.worker, now))
        assert taken == schedule.Claim("hills")
        lost = await other.store.write(lambda it: schedule.claim(it, "hills", other.leases.worker, now))
        assert lost is None

    with_house(path, LAST, work)


def test_of_two_who_want_the_table_of_an_ended_game_at_the_same_time_one_gets_it(path: Path) -> None:
    """Such a table has no row while it sleeps, so that there is nothing to lock."""

    async def work(house: House) -> None:
        both = [await house.worker(address) for address in ("one:1", "other:2")]
        now = house.host.now

        async def claim(worker: Worker) -> str | None:
            taken = await worker.store.write(
                lambda it: schedule.claim(it, "hills", worker.leases.worker, now)
            )
            return None if taken is None else worker.leases.worker

        for _ in range(5):  # a race may be won in order
            await both[0].store.write(lambda it: it.execute(delete(rows)))
            taken = await asyncio.gather(*(claim(worker) for worker in both))
            owner = await both[0].read(lambda it: it.execute(select(rows.c.owner)).scalar_one())
            assert [each for each in taken if each is not None] == [owner]

    with_house(path, LAST, work)


def test_a_table_that_is_wanted_while_it_falls_asleep_stays_ours(path: Path) -> None:
    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        first = await one.tables.get("hills")
        one.tables._drop(first)
        one.tables.rows.give_up(first)
        again = await one.tables.get("hills")
        await one.tables.rows.write()
        assert again is not first
        assert await other.tables.elsewhere("hills") == "one:1"
        with pytest.raises(TableElsewhere):
            await one.say(first, "to nobody")
        await one.say(again, "to all")

    with_house(path, LAST, work)
    assert said(path, "hills") == ["to all"]


def test_the_tables_of_a_dead_worker_are_taken_over_and_the_time_without_it_counts_for_nobody(
    path: Path,
) -> None:
    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        live = await one.tables.get("hills")
        clocks = live.table.clocks
        assert clocks is not None
        left = [clock.left_at(LAST) for clock in clocks]
        one.die()
        house.host.now += LEASE - 1
        await other.leases.renew()
        await other.due.look()
        assert other.awake == []
        house.host.now += 1
        await other.due.look()
        assert other.awake == ["hills"]
        taken = other.tables.awake["hills"]
        assert taken.table.clocks is not None
        assert [clock.left_at(house.host.now) for clock in taken.table.clocks] == left
        await other.say(taken, "it goes on")

    with_house(path, LAST, work)
    away, after = added(path, "hills")
    assert away == Away(LAST + LEASE, LAST)
    assert isinstance(after, Said)
    assert added(path, "moor") == []


def test_a_visitor_need_not_wait_for_the_background(path: Path) -> None:
    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        await one.tables.get("hills")
        one.die()
        house.host.now += LEASE
        assert await other.tables.elsewhere("hills") is None
        await other.tables.get("hills")

    with_house(path, LAST, work)
    assert added(path, "hills") == [Away(LAST + LEASE, LAST)]


def test_who_knows_that_a_worker_died_need_not_wait_until_its_lease_is_over(path: Path) -> None:
    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        await one.tables.get("hills")
        one.die()
        await other.store.write(lambda it: workers.end_lease_of_dead(it, one.leases.worker))
        assert await other.tables.elsewhere("hills") is None
        await other.tables.get("hills")

    with_house(path, LAST, work)


def test_a_worker_that_stood_still_cannot_append_to_a_table_that_was_taken(path: Path) -> None:
    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        live, visitor = await visited(one, "hills")
        kept, _ = await visited(one, "moor")
        house.host.now += LEASE
        taken = await other.tables.get("hills")
        before = taken.table.entry_count
        with pytest.raises(TableElsewhere):
            await one.say(live, "too late")
        assert (visitor.sent_away, one.awake) == (True, ["moor"])
        assert taken.table.entry_count == before
        await one.say(kept, "still ours")
        await other.say(taken, "theirs")

    with_house(path, LAST, work)
    assert (said(path, "hills"), said(path, "moor")) == (["theirs"], ["still ours"])


def test_an_append_that_was_under_way_when_the_table_was_taken_is_refused(path: Path) -> None:
    """As when a process is stopped between its look at the clock and its commit."""

    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        live, visitor = await visited(one, "hills")
        number = live.table.entry_count + 1
        house.host.now += LEASE
        await other.tables.get("hills")
        with pytest.raises(NotNext):
            await one.store.append("hills", number, house.host.now, b"{}")
        one.leases._expires = house.host.now + LEASE  # its clock says that all is well
        with pytest.raises(TableElsewhere) as refused:
            await one.say(live, "too late")
        assert refused.value.address == "other:2"
        assert (visitor.sent_away, one.awake) == (True, [])

    with_house(path, LAST, work)
    assert added(path, "hills") == [Away(LAST + LEASE, LAST)]


def test_a_worker_that_stood_still_drops_what_was_taken_when_it_says_that_it_runs(path: Path) -> None:
    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        _, visitor = await visited(one, "hills")
        await visited(one, "moor")
        house.host.now += LEASE
        await other.tables.get("hills")
        await one.leases.renew()
        assert (visitor.sent_away, one.awake, other.awake) == (True, ["moor"], ["hills"])

    with_house(path, LAST, work)


def test_a_worker_that_was_forgotten_begins_anew(path: Path) -> None:
    async def work(house: House) -> None:
        one = await house.worker("one:1")
        _, visitor = await visited(one, "hills")
        await one.store.write(lambda it: it.exec_driver_sql("DELETE FROM workers"))
        await one.leases.renew()
        assert (visitor.sent_away, one.awake) == (True, [])
        await one.tables.get("hills")

    with_house(path, LAST, work)


def test_who_hands_over_leaves_tables_that_others_have_at_once(path: Path) -> None:
    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        live, visitor = await visited(one, "hills")
        await one.say(live, "before")
        await one.tables.hand_over()
        assert visitor.sent_away
        with pytest.raises(ServerRefused, match="stopping"):
            await one.tables.get("hills")
        assert await other.tables.elsewhere("hills") is None
        taken = await other.tables.get("hills")
        await other.say(taken, "after")

    with_house(path, LAST, work)
    assert said(path, "hills") == ["before", "after"]
    assert not [entry for entry in added(path, "hills") if isinstance(entry, Away)]


def test_two_workers_forget_a_person_at_a_table_of_one_of_them(path: Path) -> None:

    async def work(house: House) -> None:
        one, other = await house.worker("one:1"), await house.worker("other:2")
        live, visitor = await visited(one, "hills")
        await leave_table(other.tables, "hills", "p1")
        before = live.table.entry_count
        await one.housekeeping.poll()
        assert live.table.entry_count == before + 1
        assert live.table.seats[1].bot
        assert visitor.heard
        await one.housekeeping.poll()
        loaded = await load(other.store, "hills")
        assert loaded.streams.table.entry_count == live.table.entry_count

    with_house(path, LAST, work)


# Time without any worker


def test_time_without_any_worker_counts_for_nobody_also_at_tables_that_slept(path: Path) -> None:
    async def before(house: House) -> list[int]:
        one = await house.worker(alone=True)
        live = await one.tables.get("hills")
        assert live.table.clocks is not None
        return [clock.left_at(LAST) for clock in live.table.clocks]

    async def after(house: House) -> list[int]:
        one = await house.worker(alone=True)
        house.let_run(60_000)  # for which it sleeps on, and its clock runs
        live = await one.tables.get("hills")
        assert live.table.clocks is not None
        return [clock.left_at(house.host.now) for clock in live.table.clocks]

    left = with_house(path, LAST, before)
    later = with_house(path, LAST + HOUR, after)
    still, also_still, runs = sorted(one - other for one, other in zip(left, later, strict=True))
    assert still == also_still == 0
    assert 50_000 < runs <= 60_000  # a little of it is for watching what happened
    assert added(path, "hills") == [Away(LAST + HOUR, LAST)]


def test_a_short_time_without_any_worker_is_not_noticed(path: Path) -> None:
    async def visit(house: House) -> None:
        await (await house.worker(alone=True)).tables.get("hills")

    with_house(path, LAST, visit)
    with_house(path, LAST + NOBODY, visit)
    assert added(path, "hills") == []


def test_while_another_worker_runs_no_time_is_left_out(path: Path) -> None:
    async def work(house: House) -> None:
        await house.worker("one:1")
        house.host.now += LEASE // 2
        other = await house.worker("other:2")
        for _ in range(30):
            house.host.now += LEASE // 2
            await other.leases.renew()
        await (await house.worker("third:3")).tables.get("hills")

    with_house(path, LAST, work)
    assert added(path, "hills") == []


def test_when_all_stood_still_sleeping_tables_lose_nothing_either(path: Path) -> None:
    async def work(house: House) -> None:
        one = await house.worker(alone=True)
        house.host.now += HOUR
        await one.leases.renew()
        house.host.now += 1000
        live = await one.tables.get("hills")
        assert live.table.at == LAST + HOUR

    with_house(path, LAST, work)
    assert added(path, "hills") == [Away(LAST + HOUR, LAST)]
