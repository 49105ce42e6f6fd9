"""Presence: who is here, who is gone and since when; nudges; a bot plays for somebody who is gone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ardri.server.live import presence
from ardri.server.live.presence import Presence
from ardri.server.refusals import ServerRefused, TableRefused
from ardri.server.server_clock import SteadyClock
from ardri.server.table import log_entries
from ardri.server.table.table import Table
from tests.server.helpers.live_server import PERSON, Live, Message, Person, Player
from tests.server.helpers.scripted_tables import begun, opened, terms

pytestmark = pytest.mark.databases(slow=True)

MINUTE = 60_000


class Client:
    """A connected client that keeps what it is told."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.attends = False
        self.told: list[Message] = []

    def send(self, message: bytes) -> None:
        self.told.append(json.loads(message))

    @property
    def here(self) -> dict[str, bool]:
        """Who is here, by what was told last."""
        return here(self.told[-1])


def here(message: Message) -> dict[str, bool]:
    """Who is here, by a message."""
    seats = message["seats"]
    assert isinstance(seats, list)
    return {seat["seat"]: seat["here"] for seat in seats}


def a_table(absence: int = 0) -> Table:
    """Three people who play."""
    return begun(opened(msgspec.structs.replace(terms(3, clock=False), absence=absence))).table


def with_anna(table: Table) -> tuple[Presence, Client]:
    """The presence at a table, as the person of seat A is told of it."""
    anna = Client("p0")
    found = Presence(SteadyClock(), table, [anna])
    found.enter("p0")
    found.ask(anna)
    return found, anna


async def becomes(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0)


def test_who_asks_is_told_who_is_here() -> None:
    _, anna = with_anna(a_table())
    assert anna.told == [
        {
            "kind": "present",
            "seats": [
                {"seat": "A", "here": True, "since": None, "relief": None},
                {"seat": "B", "here": False, "since": None, "relief": None},
                {"seat": "C", "here": False, "since": None, "relief": None},
            ],
        }
    ]


def test_who_comes_is_told_once_and_who_goes_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GRACE", 1)

    async def story() -> None:
        found, anna = with_anna(a_table())
        found.enter("p1")
        found.enter("p1")  # with another browser
        assert [len(anna.told), anna.here["B"]] == [2, True]
        found.leave("p1")
        found.leave("p1")
        assert anna.here["B"]
        await becomes(lambda: not anna.here["B"])
        seats = anna.told[-1]["seats"]
        assert isinstance(seats, list)
        assert isinstance(seats[1]["since"], int)
        found.close()

    asyncio.run(story())


def test_a_short_break_is_not_told() -> None:
    async def story() -> None:
        found, anna = with_anna(a_table())
        found.enter("p1")
        for _ in range(5):
            found.leave("p1")
            found.enter("p1")
        assert len(anna.told) == 2
        found.close()

    asyncio.run(story())


def test_spectators_are_nobody_s_business() -> None:
    async def story() -> None:
        found, anna = with_anna(a_table())
        found.enter("somebody")
        found.leave("somebody")
        assert len(anna.told) == 1
        assert not found.is_here("somebody")

    asyncio.run(story())


def test_who_has_not_asked_is_told_nothing() -> None:
    boris = Client("p1")
    found = Presence(SteadyClock(), a_table(), [boris])
    found.enter("p0")
    assert boris.told == []


def test_a_nudge_reaches_who_is_here_and_who_comes_later() -> None:
    table = a_table()
    anna, boris, cyd = Client("p0"), Client("p1"), Client("p2")
    found = Presence(SteadyClock(), table, [anna, boris])
    found.enter("p1")
    found.ask(boris)
    found.nudge("p0", 1)
    assert boris.told[-1] == {"kind": "nudged", "seat": "B", "by": "A"}
    found.nudge("p0", 2)
    assert "p2" in found.nudges
    found.ask(cyd)
    assert cyd.told[-1] == {"kind": "nudged", "seat": "C", "by": "A"}
    assert found.nudges == {}


def test_nudges_are_limited_and_only_for_others_who_play() -> None:
    found, _ = with_anna(a_table())
    found.nudge("p0", 1)
    with pytest.raises(ServerRefused, match="too_fast seconds=60"):
        found.nudge("p2", 1)
    for person, seat in (("p0", 0), ("somebody", 2)):
        with pytest.raises(TableRefused, match="not_yours"):
            found.nudge(person, seat)


def test_who_has_muted_somebody_is_not_nudged_by_them() -> None:
    sitting = begun(opened(terms(3)))
    sitting.add(log_entries.Muted(sitting.now, 1, 0))
    boris = Client("p1")
    found = Presence(SteadyClock(), sitting.table, [boris])
    found.enter("p1")
    found.ask(boris)
    found.nudge("p0", 1)
    assert [message["kind"] for message in boris.told] == ["present"]


def test_a_bot_may_play_from_a_time_that_the_terms_say() -> None:
    found, _ = with_anna(a_table(absence=MINUTE))
    due = found.relief_from(1)
    assert due is not None
    assert due >= MINUTE
    assert found.relief_from(0) is None  # Anna is here
    never, _ = with_anna(a_table())
    assert never.relief_from(1) is None


async def told(player: Player, kind: str) -> Message:
    """The last message of a kind that belongs to no stream."""
    await player.until(lambda: any(message["kind"] == kind for message in player.others))
    return [message for message in player.others if message["kind"] == kind][-1]


def test_over_sockets_others_see_who_is_here_and_nudge(live: Live) -> None:
    anna, boris = Person(live), Person(live)
    table = anna.open([PERSON, PERSON])

    async def story() -> None:
        async with anna.at(table) as one, boris.at(table) as other:
            await one.sit(0)
            await one.done("presence")
            await other.sit(1)
            await one.until(lambda: here(one.others[-1]) == {"A": True, "B": True})
            await other.done("presence")
            assert await one.refused("nudge", seat=1) == "not_begun"
            await one.done("start")
            await one.done("nudge", seat=1)
            assert await told(other, "nudged") == {"kind": "nudged", "seat": "B", "by": "A"}
            assert await one.refused("nudge", seat=1) == "too_fast"
            assert await one.refused("relieve", seat=1) == "not_gone"

    asyncio.run(story())


def test_a_bot_plays_on_for_somebody_who_is_gone_and_the_game_can_be_abandoned(tmp_path: Path) -> None:
    with Live(tmp_path) as before:
        anna, boris = Person(before), Person(before)
        table = anna.open([PERSON, PERSON], absence=1)
        asyncio.run(sit_down(anna, boris, table))
        port = before.port
        assert before.stop() == 0
    with Live(tmp_path, port=port) as after:
        for person in (anna, boris):
            person.live = after

        async def story() -> None:
            async with anna.at(table) as one:
                await one.hear("A")
                await one.done("vote", seat=0)
                assert one.parts["A"]["status"] == "playing"
                await one.done("relieve", seat=1)
                await one.until(lambda: one.parts["A"]["status"] == "abandoned")
                people = one.parts["A"]["people"]
                assert isinstance(people, list)
                assert people[1]["away"]

        asyncio.run(story())
        assert any(isinstance(entry, log_entries.Relieved) for entry in after.entries(table))
        assert after.stop() == 0


async def sit_down(anna: Person, boris: Person, table: str) -> None:
    async with anna.at(table) as one, boris.at(table) as other:
        await one.sit(0)
        await other.sit(1)
        await other.done("start")


def test_whoever_was_relieved_plays_again() -> None:
    sitting = begun(opened(msgspec.structs.replace(terms(2), absence=MINUTE)))
    sitting.add(log_entries.Relieved(sitting.now, 1))
    assert sitting.table.seats[1].bot
    sitting.add(log_entries.Returned(sitting.now, 1))
    assert sitting.table.seats[1].plays


def test_where_the_terms_do_not_say_so_nobody_is_relieved() -> None:
    sitting = begun(opened(terms(2)))
    with pytest.raises(TableRefused, match="not_agreed"):
        sitting.add(log_entries.Relieved(sitting.now, 1))
