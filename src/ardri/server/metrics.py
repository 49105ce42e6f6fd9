"""Prometheus metrics of a process; none is about a single person or table.

Counters and histograms are of the process, so that every part can count at the cost of a call. Gauges are
read on demand, from the server they were registered by. Labels have few values: names that the program has.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

PROCESS: Final = CollectorRegistry()
LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
THOUGHTS: Final = (0.005, 0.02, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 60.0)
SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


def _counter(name: str, about: str, *labels: str) -> Counter:
    return Counter(name, about, labels, registry=PROCESS)


def _histogram(name: str, about: str, buckets: tuple[float, ...] = LATENCIES, label: str = "") -> Histogram:
    return Histogram(name, about, [label] if label else [], buckets=buckets, registry=PROCESS)


# One number less for each counter
disable_created_metrics()  # type: ignore[no-untyped-call] # the library has no types for it
ProcessCollector(registry=PROCESS)  # memory, processor time, open files

HTTP_REQUESTS: Final = _counter("ardri_http_requests", "HTTP requests", "method", "status")
HTTP_SECONDS: Final = _histogram("ardri_http_seconds", "How long HTTP requests took")
FORWARDED: Final = _counter("ardri_forwarded_connections", "Connections forwarded to another worker")

CHOICES_ACCEPTED: Final = _counter("ardri_choices_accepted", "Choices of people that were committed")
CHOICES_REFUSED: Final = _counter("ardri_choices_refused", "Choices of people that were refused", "key")
CHOICE_COMMITTED: Final = _histogram("ardri_choice_commit_seconds", "From a choice's arrival to its commit")
CHOICE_SENT: Final = _histogram("ardri_choice_sent_seconds", "From a choice's arrival to the sent answer")

READ_SECONDS: Final = _histogram("ardri_database_read_seconds", "How long database reads took")
WRITE_SECONDS: Final = _histogram("ardri_database_write_seconds", "How long database transactions took")
WRITE_BATCH: Final = _histogram("ardri_database_batch", "Writes in one database transaction", SIZES)

TABLE_LOADS: Final = _histogram("ardri_table_load_seconds", "How long tables took to wake")
TABLES_SLEPT: Final = _counter("ardri_tables_slept", "Tables that left the memory")
SNAPSHOTS: Final = _counter("ardri_snapshots", "Snapshots of tables stored")
LOGS_PACKED: Final = _counter("ardri_logs_packed", "Logs of finished games packed")
LOGS_PRUNED: Final = _counter("ardri_logs_pruned", "Logs of finished games deleted")

BOT_WAIT: Final = _histogram("ardri_bot_wait_seconds", "How long bots waited to think", THOUGHTS, "pool")
BOT_THINK: Final = _histogram("ardri_bot_think_seconds", "How long bots thought", THOUGHTS, "bot")

TIMER_LATE: Final = _histogram("ardri_timer_late_seconds", "How late the timers of tables rang")
LOOP_LAG: Final = _histogram("ardri_event_loop_lag_seconds", "How late the event loop took its turn")
ERRORS: Final = _counter("ardri_errors", "Errors in the log, by the part that logged them", "logger")


def choice_accepted(arrived: float, committed: float) -> None:
    """Count a choice that was committed."""
    CHOICES_ACCEPTED.inc()
    CHOICE_COMMITTED.observe(max(0.0, committed - arrived))


def since(moment: float) -> float:
    """The seconds since a moment of `perf_counter`."""
    return perf_counter() - moment


class Metrics:
    """The gauges of one server, and the metrics of its process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._gauges: dict[str, Gauge] = {}

    def gauge(self, name: str, about: str, count: Callable[[], int], **labels: str) -> None:
        """Register a number that is read on demand; one of several with other labels."""
        if name not in self._gauges:
            self._gauges[name] = Gauge(name, about, list(labels), registry=self._registry)
        found = self._gauges[name]
        (found.labels(**labels) if labels else found).set_function(count)

    def text(self) -> bytes:
        """All metrics, in the text format of Prometheus."""
        return generate_latest(self._registry) + generate_latest(PROCESS)
