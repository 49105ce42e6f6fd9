"""Write the Grafana dashboard `deploy/grafana/ardri.json`: `python -m tools.dashboard`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).parents[1] / "deploy" / "grafana" / "ardri.json"
COLUMNS: Final = 3
WIDTH: Final = 24 // COLUMNS
HEIGHT: Final = 8
SOURCE: Final = {"type": "prometheus", "uid": "${source}"}
RATE: Final = "[$__rate_interval]"
HERE: Final = 'instance=~"$instance"'


class Panel(NamedTuple):
    """A graph: its title, its unit, and queries with what their lines are called."""

    title: str
    unit: str
    queries: dict[str, str]
    about: str = ""


def rate(metric: str, by: str = "", where: str = "") -> str:
    """How often something is counted in a second."""
    selected = ", ".join(part for part in (HERE, where) if part)
    return f"sum{f' by ({by})' if by else ''} (rate({metric}{{{selected}}}{RATE}))"


def quantile(share: float, histogram: str, by: str = "") -> str:
    """The time within which a share of something was done."""
    labels = ", ".join(part for part in (by, "le") if part)
    return f"histogram_quantile({share}, {rate(f'{histogram}_bucket', labels)})"


def percentiles(histogram: str) -> dict[str, str]:
    """The middle, and what one in a hundred exceeds."""
    return {"half within": quantile(0.5, histogram), "99 % within": quantile(0.99, histogram)}


def gauge(metric: str, by: str = "") -> str:
    """A number, added up over all workers."""
    return f"sum{f' by ({by})' if by else ''} ({metric}{{{HERE}}})"


PANELS: Final = (
    Panel(
        "Choices", "ops", {"accepted": rate("ardri_choices_accepted_total")}, "Choices of people in a second."
    ),
    Panel("Choices refused", "ops", {"{{key}}": rate("ardri_choices_refused_total", "key")}),
    Panel(
        "Choice, from arrival to answer",
        "s",
        {
            "commit, half within": quantile(0.5, "ardri_choice_commit_seconds"),
            "commit, 99 % within": quantile(0.99, "ardri_choice_commit_seconds"),
            "answer, half within": quantile(0.5, "ardri_choice_sent_seconds"),
            "answer, 99 % within": quantile(0.99, "ardri_choice_sent_seconds"),
        },
    ),
    Panel(
        "Tables",
        "short",
        {
            "{{state}}": 'max by (state) (ardri_tables_stored{instance=~"$instance"})',
            "awake": gauge("ardri_tables_awake"),
            "asleep": f'max(ardri_tables_stored{{state="running", {HERE}}}) - {gauge("ardri_tables_awake")}',
            "damaged": gauge("ardri_tables_damaged"),
        },
        "Open and running ones are counted in the database, the others in the memory of the workers. Tables "
        "that are awake need not run: people look at finished ones, too.",
    ),
    Panel("Connections", "short", {"{{kind}}": gauge("ardri_connections", "kind")}),
    Panel(
        "Tables woken and put to sleep",
        "ops",
        {
            "woken": rate("ardri_table_load_seconds_count"),
            "asleep": rate("ardri_tables_slept_total"),
            "snapshots": rate("ardri_snapshots_total"),
            "connections forwarded": rate("ardri_forwarded_connections_total"),
        },
    ),
    Panel("Waking a table", "s", percentiles("ardri_table_load_seconds")),
    Panel("Database transactions", "s", percentiles("ardri_database_write_seconds")),
    Panel("Database reads", "s", percentiles("ardri_database_read_seconds")),
    Panel(
        "Writes in a transaction",
        "short",
        {"mean": f"{rate('ardri_database_batch_sum')} / {rate('ardri_database_batch_count')}"},
    ),
    Panel(
        "Bot processes",
        "short",
        {
            "{{pool}}, all": gauge("ardri_bot_processes", "pool"),
            "{{pool}}, busy": gauge("ardri_bots_busy", "pool"),
            "{{pool}}, waiting tasks": gauge("ardri_bot_queue", "pool"),
        },
    ),
    Panel("Bots wait, 90 % within", "s", {"{{pool}}": quantile(0.9, "ardri_bot_wait_seconds", "pool")}),
    Panel("Bots think, 90 % within", "s", {"{{bot}}": quantile(0.9, "ardri_bot_think_seconds", "bot")}),
    Panel("Event loop lag", "s", percentiles("ardri_event_loop_lag_seconds")),
    Panel("Timers late", "s", percentiles("ardri_timer_late_seconds")),
    Panel("HTTP requests", "ops", {"{{status}}": rate("ardri_http_requests_total", "status")}),
    Panel("HTTP requests take", "s", percentiles("ardri_http_seconds")),
    Panel("Errors in the log", "ops", {"{{logger}}": rate("ardri_errors_total", "logger")}),
    Panel("Memory", "bytes", {"{{instance}}": f"process_resident_memory_bytes{{{HERE}}}"}),
    Panel(
        "Processor",
        "percentunit",
        {"{{instance}}": f"rate(process_cpu_seconds_total{{{HERE}}}{RATE})"},
    ),
    Panel(
        "Old games",
        "ops",
        {"packed": rate("ardri_logs_packed_total"), "deleted": rate("ardri_logs_pruned_total")},
    ),
)


def dashboard() -> dict[str, object]:
    """The dashboard."""
    return {
        "title": "Ard Rí",
        "uid": "ardri",
        "tags": ["ardri"],
        "schemaVersion": 39,
        "editable": True,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "templating": {
            "list": [
                {"name": "source", "label": "Source", "type": "datasource", "query": "prometheus"},
                {
                    "name": "instance",
                    "label": "Worker",
                    "type": "query",
                    "datasource": SOURCE,
                    "query": "label_values(ardri_tables_awake, instance)",
                    "includeAll": True,
                    "multi": True,
                    "allValue": ".*",
                    "current": {"text": "All", "value": "$__all"},
                    "refresh": 2,
                },
            ]
        },
        "panels": [panel(number, each) for number, each in enumerate(PANELS)],
    }


def panel(number: int, about: Panel) -> dict[str, object]:
    """A graph at its place."""
    row, column = divmod(number, COLUMNS)
    return {
        "id": number + 1,
        "type": "timeseries",
        "title": about.title,
        "description": about.about,
        "datasource": SOURCE,
        "gridPos": {"x": column * WIDTH, "y": row * HEIGHT, "w": WIDTH, "h": HEIGHT},
        "fieldConfig": {"defaults": {"unit": about.unit, "min": 0}, "overrides": []},
        "options": {"legend": {"displayMode": "list", "placement": "bottom"}, "tooltip": {"mode": "multi"}},
        "targets": [
            {"refId": chr(ord("A") + each), "datasource": SOURCE, "expr": query, "legendFormat": called}
            for each, (called, query) in enumerate(about.queries.items())
        ],
    }


def text() -> str:
    """The file."""
    return json.dumps(dashboard(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
