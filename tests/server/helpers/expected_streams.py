"""The streams that follow from a log, worked out apart from the server that wrote it."""

from __future__ import annotations

import json

from ardri.server.streams.streams import Streams
from ardri.server.table.log_entries import Opened
from ardri.server.table.reducer import open_table
from tests.server.helpers.live_server import Live, Message


def told(live: Live, table: str) -> tuple[dict[str, list[Message]], dict[str, dict[int, Message]]]:
    """For each stream all its messages, and what is to be seen after each of them, by its number."""
    first, *rest = live.entries(table)
    assert isinstance(first, Opened)
    streams = Streams(open_table(first, live.row(table)[1]))
    messages: dict[str, list[Message]] = {stream.name: [] for stream in streams.all}
    shown: dict[str, dict[int, Message]] = {stream.name: {} for stream in streams.all}
    for entry in rest:
        for name, message in streams.add(entry):
            messages[name].append(json.loads(message))
        for stream in streams.all:
            parts = {part: json.loads(data) for part, data in stream.parts.items()}
            shown[stream.name][stream.number] = parts
    return messages, shown
