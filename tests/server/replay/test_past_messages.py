"""Past messages of a stream: what its recipient was told, no more, without what was taken back."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ardri.server.replay.past_messages import past_messages
from ardri.server.table import log_entries
from tests.server.helpers.scripted_tables import ScriptedTable, begun, opened, play_on, terms

Step = tuple[dict[str, object], list[object]]


def played(seed: int, entries: int = 120) -> ScriptedTable:
    """A table at which random people do whatever can be done."""
    scripted = begun(opened(terms(rounds=1)))
    rng = Random(seed)
    for _ in range(entries):
        play_on(scripted, rng)
    return scripted


def heard(messages: list[bytes]) -> list[Step]:
    """The table after each message, and all events so far, as a client keeps them: undone ones are gone."""
    parts: dict[str, object] = {}
    events: list[object] = []
    steps: list[Step] = []
    for data in messages:
        message = msgspec.json.decode(data)
        parts = {**parts, **message.get("parts", {})}
        told = message.get("told")
        if told:
            events = [*events[: told["since"]], *told["events"]]
        steps = [step for step in steps if len(step[1]) < len(events)]
        steps.append((parts, events))
    return steps


def beginning(scripted: ScriptedTable, name: str) -> bytes:
    """The first full message of a stream."""
    first = scripted.log[0]
    assert isinstance(first, log_entries.Opened)
    return ScriptedTable(first).streams.full(name)


@pytest.mark.parametrize("seed", range(3))
def test_the_past_is_what_a_stream_was_told(seed: int) -> None:
    scripted = played(seed)
    for name, sent in scripted.messages.items():
        past = past_messages(scripted.log, scripted.seed, name, 0, len(sent), 10_000)
        steps = heard([msgspec.json.encode(past.full), *map(msgspec.json.encode, past.updates)])
        assert steps[1:] == heard([beginning(scripted, name), *sent])[1:]


def test_it_begins_before_an_event_and_ends_with_a_message() -> None:
    scripted = played(5)
    sent = scripted.messages["A"]
    steps = heard([beginning(scripted, "A"), *sent])
    middle = len(steps[len(steps) // 2][1])
    past = past_messages(scripted.log, scripted.seed, "A", middle, len(sent))
    assert past.full.told.since <= middle
    assert past.updates[0].told is not None
    assert past.updates[0].told.since == past.full.told.since
    early = past_messages(scripted.log, scripted.seed, "A", 0, len(sent) // 2)
    assert all(update.n <= len(sent) // 2 for update in early.updates)


def test_there_is_a_limit() -> None:
    scripted = played(1)
    past = past_messages(scripted.log, scripted.seed, "*", 0, len(scripted.messages["*"]), 7)
    assert len(past.updates) == 7
