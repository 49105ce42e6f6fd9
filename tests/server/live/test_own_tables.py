"""One's own tables: what is listed of running, waiting and finished games, and closing one that waits."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from ardri.rules.formats.notation import to_json
from ardri.server.table.activity import activity_of
from ardri.testing import position
from tests.server.helpers.live_server import BOT, PERSON, Live, Message, Person
from tests.server.helpers.scripted_tables import begun, opened, set_up, terms

pytestmark = pytest.mark.databases(slow=True)


def listed(person: Person, table: str) -> Message:
    """A table in the list of a person."""
    found = person.get("/api/me/tables")["list"]
    assert isinstance(found, list)
    return next(each for each in found if each["id"] == table)


def test_a_running_game_is_listed_with_whose_turn_it_is_and_the_own_time(live: Live) -> None:
    anna, boris = Person(live), Person(live)
    game = position(clans={"hills": "A1 B1"}, hand={"A": "citadel", "B": "bard"}, windows="sealed", turn="B")
    pace = {"bank": 600_000, "increment": 0}
    table = anna.open([PERSON, PERSON], position=to_json(game), pace=pace)

    async def story() -> None:
        async with anna.at(table) as one, boris.at(table) as other:
            await one.sit(0)
            await other.sit(1)
            waiting = listed(anna, table)
            assert (waiting["state"], waiting["moved"], waiting["awaited"]) == ("open", None, [])
            await one.done("start")
            hers, his = listed(anna, table), listed(boris, table)
            assert hers["awaited"] == his["awaited"] == ["B"]
            assert (hers["asked"], his["asked"]) == (False, True)
            assert (hers["runs"], his["runs"]) == (False, True)
            assert hers["left"] == 600_000
            assert isinstance(hers["moved"], int)
            await one.done("presence")
            await other.done("nudge", seat=0)
            assert not listed(anna, table)["nudged"]

    asyncio.run(story())


def test_lists_wake_no_table_and_tell_the_same(tmp_path: Path) -> None:
    def awake(server: Live) -> str:
        text = Person(server, come=False).http.get("/metrics").text
        return next(line for line in text.splitlines() if line.startswith("ardri_tables_awake "))

    with Live(tmp_path) as before:
        anna = Person(before)
        pace = {"bank": 600_000_000, "increment": 0}
        tables = [anna.open([PERSON, PERSON], pace=pace) for _ in range(3)]

        async def begin() -> None:
            for table in tables:
                async with anna.at(table) as player:
                    await player.sit(0, 1, begin=True)

        asyncio.run(begin())
        told = {table: listed(anna, table) for table in tables}
        assert before.stop() == 0
    with Live(tmp_path, before.port) as after:
        anna.live = after
        for table in tables:
            found = listed(anna, table)
            same = ("state", "moved", "awaited", "asked", "runs", "seats")
            assert {key: found[key] for key in same} == {key: told[table][key] for key in same}
            assert found["asked"]
        assert awake(after) == "ardri_tables_awake 0.0"
        assert after.stop() == 0


def test_a_finished_game_is_listed_as_finished(live: Live) -> None:
    anna = Person(live)
    table = anna.open([PERSON, BOT])

    async def story() -> None:
        async with anna.at(table) as one:
            await one.sit(0, begin=True)
            await one.done("resign", seat=0)

    asyncio.run(story())
    assert live.becomes(table, "finished")
    found = listed(anna, table)
    assert (found["state"], found["asked"]) == ("finished", False)
    summary = found["summary"]
    assert isinstance(summary, dict)
    assert (summary["winner"], summary["reason"]) == ("B", "resigned")


def test_what_nobody_else_may_notice_does_not_change_what_they_are_told() -> None:
    """In a sealed pause and in the draft the list knows no more than the table shows."""
    game = position(
        3,
        clans={"hills": "A1 B1 C1"},
        hand={"A": "bard festival", "B": "geis citadel", "C": "conquest druid"},
        windows="sealed",
        turn="A",
    )
    sitting = set_up(game)
    sitting.choose("A", "card:bard")
    before = activity_of(sitting.table)
    assert before is not None
    assert (before.awaited, before.asked) == ((), ("p1",))
    sitting.choose("B", "decline")
    after = activity_of(sitting.table)
    assert after is not None
    assert (after.moved, after.awaited) == (before.moved, before.awaited)


def test_in_the_draft_all_are_awaited_and_who_has_answered_is_not_asked() -> None:
    sitting = begun(opened(terms(3)))
    rng = Random(1)
    while not sitting.table.started_game().answers_together:
        seat = next(seat for seat in range(3) if sitting.table.questions[seat].open)
        decision = sitting.table.question_of(seat)
        assert decision is not None
        sitting.choose("ABC"[seat], rng.choice(decision.options).key)
    decision = sitting.table.question_of(1)
    assert decision is not None
    sitting.choose("B", *[option.key for option in decision.options[:1]])
    activity = activity_of(sitting.table)
    assert activity is not None
    assert activity.awaited == ("A", "B", "C")
    assert "p0" in activity.asked


def test_the_host_closes_a_table_that_waits_and_nobody_else_does(live: Live) -> None:
    host, guest = Person(live), Person(live)
    table = host.open([PERSON, PERSON])
    guest.post(f"/api/tables/{table}/close", status=403)

    async def story() -> None:
        async with guest.at(table) as player:
            await player.sit(0)
            host.post(f"/api/tables/{table}/close", status=204)
            await player.until(lambda: player.parts["A"]["status"] == "abandoned")
            assert player.parts["A"]["reason"] == "host"

    asyncio.run(story())
    assert listed(host, table)["state"] == "abandoned"
    host.post(f"/api/tables/{table}/close", status=409)


def test_a_game_that_has_begun_cannot_be_closed(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT])

    async def story() -> None:
        async with host.at(table) as player:
            await player.sit(0, begin=True)
            host.post(f"/api/tables/{table}/close", status=409)
            assert player.parts["A"]["status"] == "playing"

    asyncio.run(story())
