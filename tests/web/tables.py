"""Tables to come to: opened, and people seated, without a browser, so that a test begins where it matters."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random

from ardri.rules.formats.notation import to_json
from ardri.rules.game import Game
from tests.server.helpers.live_server import BOT, PERSON, Live, Person


def seated(
    live: Live, game: Game, persons: Sequence[int] = (0,), names: Sequence[str] = (), **terms: object
) -> tuple[list[Person], str]:
    """A table that goes on from a position, with persons on some seats and bots on the others."""
    people = [Person(live) for _ in persons]
    seats = [PERSON if seat in persons else BOT for seat in range(game.state.players)]
    table = people[0].open(seats, windows=game.state.setting.windows, position=to_json(game), **terms)
    begun(people, table, persons, names)
    return people, table


def begun(people: list[Person], table: str, persons: Sequence[int], names: Sequence[str] = ()) -> None:
    """Let everybody sit down, the first last, and begin."""

    async def sit() -> None:
        if not persons:
            async with people[0].at(table) as player:
                await player.done("start")
            return
        called = names or [f"Person {seat}" for seat in persons]
        for person, seat, name in reversed(list(zip(people, persons, called, strict=True))):
            async with person.at(table) as player:
                await player.sit(seat, begin=person is people[0], called=name)

    apart(sit())


def finished(live: Live) -> tuple[Person, str]:
    """Somebody, and a short game of theirs with a bot that is over."""
    person = Person(live)
    table = person.open([PERSON, BOT], round_limit=1, seed="stories")
    played(person, table)
    return person, table


def played(person: Person, table: str, most: int = 100_000) -> None:
    """Let somebody sit down, and play without a browser: to the end, or so many answers."""

    async def play() -> None:
        async with person.at(table) as player:
            await player.sit(0, begin=True, name="Person")
            await player.play(Random(4), most)

    apart(play())


def apart(doing: Coroutine[object, object, None]) -> None:
    """Run something in a thread of its own: the browser's driver has the event loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, doing).result()
