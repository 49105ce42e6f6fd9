"""The server's clock goes on evenly, whatever becomes of the host's."""

from __future__ import annotations

import asyncio
from asyncio import Transport
from pathlib import Path

import pytest

from ardri.server.limits.connection_limits import ConnectionLimits
from ardri.server.limits.rate_limits import RateLimiter
from ardri.server.live.bot_processes import BotProcesses
from ardri.server.live.housekeeping import Housekeeping
from ardri.server.live.leases import RENEW_ALONE
from ardri.server.live.live_tables import LiveTables
from ardri.server.server_clock import RESTART_MARGIN, STALL, Gap, SteadyClock, wall_clock
from ardri.server.settings import Settings
from ardri.server.storage.database_store import DatabaseStore
from ardri.server.storage.queries.workers import last_heartbeat
from ardri.server.table.log_entries import Away
from tests.server.helpers.databases import database_at
from tests.server.helpers.sample_database import entries_of, furnish, game_of

pytestmark = pytest.mark.databases(slow=True)

SECOND = 1000
HOUR = 3600 * SECOND
NOON = 1_800_000_000_000


class Host:
    """A computer with a clock that can be set, and one that cannot."""

    def __init__(self, wall_clock: int = NOON) -> None:
        self.wall = wall_clock
        self.steady = 5 * HOUR

    def cookie(self, ms: int) -> None:
        """Let time pass."""
        self.wall += ms
        self.steady += ms

    def clock(self, kept: int = 0) -> SteadyClock:
        """The clock of a server that starts now."""
        return SteadyClock(kept, lambda: self.wall, lambda: self.steady)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_it_does_not_follow_a_jump_of_the_hosts_clock(jump: int) -> None:
    host = Host()
    clock = host.clock()
    assert clock() == NOON
    host.wall += jump
    assert clock() == NOON
    host.cookie(SECOND)
    assert (clock(), clock.gaps) == (NOON + SECOND, [])
    assert clock.host_offset == jump


def test_a_jump_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    host = Host()
    clock = host.clock()
    for jump in (0, HOUR, 0, -HOUR, 0):
        host.wall += jump
        clock.check_host_clock()
    assert [record.message for record in caplog.records] == ["host clock set; server clock unchanged"] * 2


def test_silence_is_a_gap_that_counts_for_nobody(caplog: pytest.LogCaptureFixture) -> None:
    host = Host()
    clock = host.clock()
    host.cookie(STALL)
    assert clock() == NOON + STALL
    host.cookie(HOUR)
    assert clock() == NOON + STALL + HOUR
    assert clock.gaps == [Gap(NOON + STALL, NOON + STALL + HOUR)]
    assert [record.message for record in caplog.records] == ["server stood still"]


def test_after_a_restart_it_is_later_than_what_was_kept() -> None:
    host = Host()
    assert host.clock(kept=NOON - HOUR)() == NOON
    assert host.clock(kept=NOON + HOUR)() == NOON + HOUR + RESTART_MARGIN


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_nobody_is_refused_for_a_jump(jump: int) -> None:
    host = Host()
    clock = host.clock()
    limits = RateLimiter(burst=2, per_second=1)
    assert [limits.take("a", clock() / 1000) for _ in range(3)] == [0, 0, 1]
    host.wall += jump
    host.cookie(SECOND)
    assert [limits.take("a", clock() / 1000) for _ in range(2)] == [0, 1]


def test_at_a_table_that_is_awake_no_clock_runs_while_the_server_stands_still(tmp_path: Path) -> None:
    game = game_of(most=40)
    host = Host(game[-1].at)
    clock = host.clock()

    async def work() -> None:
        store = DatabaseStore(database_at(path))
        live_tables = LiveTables(store, BotProcesses(1), clock, tmp_path)
        housekeeping = Housekeeping(store, live_tables, Settings(store.database, tmp_path), clock)
        live = await live_tables.get("hills")
        before = live.table.clocks
        assert before is not None
        host.cookie(HOUR)
        await housekeeping.tick()
        after = live.table.clocks
        assert after is not None
        assert [each.left_at(clock()) for each in after] == [each.left_at(game[-1].at) for each in before]
        await live_tables.close()
        await store.close()

    path = furnish(tmp_path / "ardri.db", hills=game)
    asyncio.run(work())
    assert entries_of(path, "hills") == [*game, Away(game[-1].at + HOUR, game[-1].at)]


def test_the_pulse_goes_on_when_all_tables_sleep(tmp_path: Path) -> None:
    host = Host()
    clock = host.clock()

    async def work() -> int | None:
        store = DatabaseStore(database_at(tmp_path / "ardri.db"))
        live_tables = LiveTables(store, BotProcesses(1), clock, tmp_path)
        await live_tables.leases.renew()
        host.cookie(live_tables.leases.renew_every)
        await live_tables.leases.renew()
        found: int | None = await store.read(last_heartbeat)
        await live_tables.close()
        await store.close()
        return found

    assert asyncio.run(work()) == NOON + RENEW_ALONE


class Silent(Transport):
    """A connection from which nothing comes."""

    def __init__(self) -> None:
        super().__init__()
        self.ended = False

    def get_write_buffer_size(self) -> int:
        """It takes everything."""
        return 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """It hears that it is late."""

    def close(self) -> None:
        """It is over."""
        self.ended = True


def test_no_connection_is_late_because_the_server_was() -> None:
    connections, line = ConnectionLimits(10, 10, 10), Silent()
    connections.admit(line, "127.0.0.1")
    connections.start_waiting(line, 105)
    for now in (100, 101, 160, 161, 163):
        connections.check(now)
        assert not line.ended
    for now in (164, 165):
        connections.check(now)
    assert line.ended


def test_the_time_of_day_is_that_of_the_host() -> None:
    clock = SteadyClock()
    assert abs(clock.host_offset) < HOUR
    assert abs(clock() - wall_clock()) < HOUR
