"""Two at once: whatever several people or several tabs do at the same time, the log is one story."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest

from ardri.server.table.log_entries import Chosen, Joined, Started, Undone
from tests.server.helpers.live_server import PERSON, Live, Message, Person, Player, options

pytestmark = pytest.mark.databases(slow=True)


async def both(*asked: asyncio.Future[Message] | asyncio.Task[Message]) -> list[str]:
    """The outcomes of several requests, in the order of the alphabet."""
    replies = await asyncio.gather(*asked)
    return sorted(str(reply.get("error", reply["kind"])) for reply in replies)


def at_once(player: Player, do: str, **fields: object) -> asyncio.Task[Message]:
    """Ask for something without waiting for the answer."""
    return asyncio.create_task(player.ask(do, **fields))


def test_two_tabs_that_answer_the_same_question_differently(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON], windows="open", round_limit=2, seed="two tabs")

    async def play() -> Counter[str]:
        found: Counter[str] = Counter()
        async with host.at(table) as one, host.at(table) as other:
            two = (one, other)
            await one.sit(0, 1, begin=True)
            for name in "AB":
                await other.hear(name)
            rng = Random(3)
            for _ in range(60):
                await one.until(lambda: one.over or bool(one.asked))
                if one.over:
                    break
                name = rng.choice(one.asked)
                question = one.question(name)
                assert question is not None
                about = {"seat": "AB".index(name), "question": question["number"]}
                keys = [rng.choice(options(question)) for _ in range(2)]
                tabs = [
                    at_once(tab, "choose", **about, keys=[key]) for tab, key in zip(two, keys, strict=True)
                ]
                found.update(await both(*tabs))
            for name in "AB":
                await other.heard_as_much_as(one, name)
                await one.heard_as_much_as(other, name)
            assert one.parts == other.parts
        return found

    found = asyncio.run(play())
    chosen = [entry for entry in live.entries(table) if isinstance(entry, Chosen)]
    assert len(chosen) == len({(entry.seat, entry.question) for entry in chosen})
    assert len(chosen) == found["ack"] > 20
    assert found["answered"] + found["over"] == found["ack"]
    assert set(found) <= {"ack", "answered", "over"}


def test_two_people_who_want_the_same_seat(live: Live) -> None:
    host, guest = Person(live), Person(live)
    table = host.open([PERSON, PERSON])

    async def meet() -> list[str]:
        async with host.at(table) as one, guest.at(table) as other:
            return await both(*[at_once(player, "join", seat=0, name="First") for player in (one, other)])

    assert asyncio.run(meet()) == ["ack", "taken"]
    assert sum(isinstance(entry, Joined) for entry in live.entries(table)) == 1


def test_a_game_is_started_once_however_often_it_is_asked_for(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON])

    async def meet() -> list[str]:
        async with host.at(table) as one, host.at(table) as other:
            await one.sit(0, 1)
            return await both(*[at_once(player, "start") for player in (one, other, one)])

    assert asyncio.run(meet()) == ["ack", "begun", "begun"]
    assert sum(isinstance(entry, Started) for entry in live.entries(table)) == 1


def test_the_last_answers_of_a_draft_given_at_the_same_time_are_both_taken(live: Live) -> None:
    host, guest = Person(live), Person(live)
    table = host.open([PERSON, PERSON], windows="open")  # where no moment ends by itself

    async def play() -> None:
        async with host.at(table) as one, guest.at(table) as other:
            await one.sit(0)
            await other.sit(1)
            await one.done("start")
            rng = Random(1)
            for _ in range(40):
                for player in (one, other):
                    await player.done("ping")
                if one.parts["A"]["phase"] == "season":
                    return
                waiting = [(p, n) for p, n in ((one, "A"), (other, "B")) if p.question(n) is not None]
                replies = await asyncio.gather(*[player.choose(name, rng) for player, name in waiting])
                assert {reply["kind"] for reply in replies} <= {"ack"}
            raise AssertionError("the draft does not end")

    asyncio.run(play())


def test_taking_back_and_going_on_at_the_same_time(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON], windows="open")

    async def play() -> Counter[str]:
        found: Counter[str] = Counter()
        async with host.at(table) as one, host.at(table) as other:
            await one.sit(0, 1, begin=True)
            rng = Random(4)
            for _ in range(80):
                await one.until(lambda: one.over or bool(one.asked))
                if one.over:
                    break
                name = rng.choice(one.asked)
                question = one.question(name)
                assert question is not None
                seat = "AB".index(name)
                about = {"seat": seat, "question": question["number"], "keys": [options(question)[-1]]}
                choice, undo = at_once(one, "choose", **about), at_once(other, "undo", seat=seat)
                found.update([f"choose {reply}" for reply in await both(choice)])
                found.update([f"undo {reply}" for reply in await both(undo)])
            await one.done("ping")
        return found

    found = asyncio.run(play())
    kinds = Counter(type(entry) for entry in live.entries(table))
    assert kinds[Chosen] == found["choose ack"] > 0
    assert kinds[Undone] == found["undo ack"] > 0
    assert set(found) <= {
        "choose ack",
        "choose not_the_question",
        "choose answered",
        "undo ack",
        "undo nothing_to_take_back",
        "undo reactions",
    }
