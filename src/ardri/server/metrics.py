"""Prometheus metrics; none is about a single person."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = Counter(
            "ardri_http_requests", "HTTP requests", ["method", "status"], registry=self._registry
        )
        self.seconds = Histogram("ardri_http_seconds", "How long HTTP requests took", registry=self._registry)
        self.clients = Gauge("ardri_clients", "Open connections to tables", registry=self._registry)
        self.forwarded = Gauge(
            "ardri_clients_forwarded",
            "Open connections to tables of other workers, which are passed on to them",
            registry=self._registry,
        )

    def gauge(self, name: str, about: str, count: Callable[[], int]) -> None:
        """Register a number that is read on demand."""
        Gauge(name, about, registry=self._registry).set_function(count)

    def text(self) -> bytes:
        """All metrics, in the text format of Prometheus."""
        return generate_latest(self._registry)
