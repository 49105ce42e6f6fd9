"""Metrics: they count what happens, and name nobody."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from random import Random

from ardri.server.metrics import PROCESS
from tests.server.helpers.live_server import BOT, PATIENCE, PERSON, Live, Person

ROOT = Path(__file__).parents[2]
SAMPLE = re.compile(r"^(\w+)(?:\{(.*)\})? (\S+)$", re.MULTILINE)


def samples(live: Live) -> dict[str, float]:
    """All numbers by their names and labels, buckets left out."""
    text = Person(live, come=False).http.get("/metrics").text
    return {f"{name} {labels}".strip(): float(value) for name, labels, value in SAMPLE.findall(text)}


def is_counted(live: Live, name: str) -> bool:
    """True if something that is measured now and then is counted at last."""
    ends = time.monotonic() + PATIENCE
    while not (found := samples(live)[name]) and time.monotonic() < ends:
        time.sleep(0.1)
    return found > 0


def test_a_game_is_counted_in_all_its_parts(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        person = Person(live)
        table = person.open([PERSON, BOT])
        accepted = 0

        async def play() -> None:
            nonlocal accepted
            async with person.at(table) as player, person.at(table) as watching:
                await player.sit(0, begin=True)
                await watching.done("ping")
                for _ in range(8):
                    await player.until(lambda: bool(player.asked))
                    accepted += (await player.choose(player.asked[0], Random(1)))["kind"] == "ack"
                assert await player.refused("choose", seat=1, question=1, keys=["pass"]) == "not_yours"
                during = samples(live)
                assert during['ardri_connections kind="player"'] == 2
                assert during['ardri_connections kind="spectator"'] == 0
                assert during["ardri_tables_awake"] == 1

        asyncio.run(play())
        found = samples(live)
        assert accepted > 0
        assert found["ardri_choices_accepted_total"] == accepted
        assert (
            found["ardri_choice_commit_seconds_count"] == found["ardri_choice_sent_seconds_count"] == accepted
        )
        assert 0 < found["ardri_choice_commit_seconds_sum"] < found["ardri_choice_sent_seconds_sum"]
        assert found['ardri_choices_refused_total key="not_yours"'] == 1
        assert found["ardri_database_batch_sum"] >= accepted
        assert found["ardri_database_write_seconds_count"] == found["ardri_database_batch_count"] > 0
        assert found["ardri_database_read_seconds_count"] > 0
        assert found["ardri_table_load_seconds_count"] == 1
        assert found['ardri_tables_stored state="running"'] == 1
        assert found['ardri_bot_think_seconds_count bot="calf"'] > 0
        assert (
            found['ardri_bot_wait_seconds_count pool="quick"']
            == found['ardri_bot_think_seconds_count bot="calf"']
        )
        assert (found['ardri_bots_busy pool="quick"'], found['ardri_bot_queue pool="quick"']) == (0, 0)
        assert is_counted(live, "ardri_event_loop_lag_seconds_count")
        assert found["process_resident_memory_bytes"] > 1_000_000


def test_no_label_names_a_person_or_a_table(live: Live) -> None:
    person = Person(live)
    table = person.open([PERSON, BOT])
    person.http.get(f"/api/tables/{table}")
    text = person.http.get("/metrics").text
    assert table[:6] not in text
    assert person.id[:6] not in text
    labels = {label for _, found, _ in SAMPLE.findall(text) for label in re.findall(r'(\w+)="', found)}
    assert labels <= {"le", "method", "status", "key", "pool", "bot", "logger", "state", "kind"}


def test_every_metric_is_explained() -> None:
    explained = set(re.findall(r"`(ardri_\w+)`", (ROOT / "docs" / "admin.md").read_text(encoding="utf-8")))
    for family in PROCESS.collect():
        if family.name.startswith("ardri_"):
            assert explained & {family.name, f"{family.name}_total"}, family.name
