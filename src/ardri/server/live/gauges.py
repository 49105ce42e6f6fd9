"""Gauges of a server: its tables, connections and bot processes, read when Prometheus asks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, Literal

from ardri.server.live.bot_processes import BotPool, BotProcesses
from ardri.server.live.live_tables import LiveTables
from ardri.server.metrics import Metrics
from ardri.server.storage.queries.tables import ALIVE

Kind = Literal["player", "spectator"]
KINDS: Final[tuple[Kind, ...]] = ("player", "spectator")


def register_gauges(
    metrics: Metrics, live_tables: LiveTables, bots: BotProcesses, stored: Mapping[str, int]
) -> None:
    """Register all gauges; `stored` has the number of tables in the database by their state."""
    damaged = live_tables.damaged
    metrics.gauge("ardri_tables_awake", "Tables in memory", lambda: len(live_tables.awake))
    metrics.gauge("ardri_tables_damaged", "Tables that do not load", lambda: len(damaged.names))
    for state in ALIVE:
        about = "Tables in the database that are not over"
        metrics.gauge("ardri_tables_stored", about, partial(stored.__getitem__, state), state=state)
    for kind in KINDS:
        about = "Connections to tables"
        metrics.gauge("ardri_connections", about, partial(count_connections, live_tables, kind), kind=kind)
    for name, pool in bots.pools.items():
        _register_pool(metrics, name, pool)


def _register_pool(metrics: Metrics, name: str, pool: BotPool) -> None:
    metrics.gauge("ardri_bot_processes", "Processes for bots", lambda: pool.size, pool=name)
    metrics.gauge("ardri_bots_busy", "Processes in which a bot thinks", lambda: pool.busy, pool=name)
    metrics.gauge("ardri_bot_queue", "Tasks that wait for a process", lambda: pool.queued, pool=name)


def count_connections(live_tables: LiveTables, kind: Kind) -> int:
    """The connections of people with a seat at their table, or of those without."""
    found = 0
    for live in live_tables.awake.values():
        seated = {seat.person for seat in live.table.seats}
        found += sum((client.person in seated) == (kind == "player") for client in live.present)
    return found
