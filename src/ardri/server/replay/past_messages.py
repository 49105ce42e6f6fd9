"""Past messages of a stream: a log read again tells a recipient what it was told, so nothing need be kept.

They begin with a full message, the table at that time; then come the updates after it. What was taken back
later, by an undo or a patch, is left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from ardri.server.streams.part_cache import Parts
from ardri.server.streams.protocol import EventBatch, Full, Update
from ardri.server.streams.streams import Streams
from ardri.server.table.log_entries import Entry
from ardri.server.table.reducer import checked_log
from ardri.server.table.table import new_table

MOST_MESSAGES: Final = 400


class Moment(NamedTuple):
    """A stream after one of its messages: all parts, and how many events it was told."""

    number: int
    parts: Parts
    until: int


class PastMessages(msgspec.Struct):
    """Messages of a stream: a full one without events, and the updates after it."""

    full: Full
    updates: list[Update]


def past_messages(
    log: Iterable[Entry | None], seed: str, name: str, after: int, last: int, most: int = MOST_MESSAGES
) -> PastMessages:
    """A stream from an event on, up to its message `last`; `most` messages, the first ones."""
    opened, rest = checked_log(log)
    streams = Streams(new_table(opened, seed))
    (stream,) = [each for each in streams.all if each.name == name]
    moments = [Moment(stream.number, dict(stream.parts), 0)]
    events: list[dict[str, str | int]] = []
    for _, entry in rest:
        sent = dict(streams.add(entry))
        if stream.number > last:
            break
        if name not in sent:
            continue
        told = msgspec.json.decode(sent[name], type=Full | Update).told
        if told is not None:
            events[told.since :] = told.events
        moments = [each for each in moments if each.until < len(events)]
        moments.append(Moment(stream.number, dict(stream.parts), len(events)))
    begin = max((at for at, each in enumerate(moments) if each.until <= after), default=0)
    first, *others = moments[begin : begin + 1 + most]
    full = Full(name, first.number, _changed({}, first.parts), EventBatch(first.until, []), [])
    return PastMessages(full, _updates(name, first, others, events))


def _updates(
    name: str, first: Moment, moments: list[Moment], events: list[dict[str, str | int]]
) -> list[Update]:
    updates = []
    for before, now in pairwise([first, *moments]):
        told = EventBatch(before.until, events[before.until : now.until])
        updates.append(Update(name, now.number, _changed(before.parts, now.parts), told, []))
    return updates


def _changed(before: Parts, after: Parts) -> dict[str, msgspec.Raw]:
    return {part: msgspec.Raw(data) for part, data in after.items() if before.get(part) != data}
