"""Revocation: connections are closed at once, cookies open no door, and who was put off stays off."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from tests.server.helpers.live_server import PATIENCE, PERSON, Live, Person, Player

pytestmark = pytest.mark.databases(slow=True)

WORD = "correct horse"
FOREVER = 2**53 - 1


def named(live: Live, name: str) -> Person:
    """Somebody with a name and a password."""
    person = Person(live)
    person.post("/api/register", {"name": name, "password": WORD})
    return person


def ban(person: Person) -> None:
    """As `ardri admin ban` does, in another process."""
    now = time.time_ns() // 1_000_000
    person.live.execute(
        "INSERT INTO people (id, name, admin, created) VALUES (?, '', false, 1) ON CONFLICT DO NOTHING",
        person.id,
    )
    person.live.execute("INSERT INTO sanctions VALUES (?, 'ban', ?, ?, '')", person.id, now, FOREVER)
    person.live.signal("banned", person.id)


def another_password(person: Person) -> None:
    person.ask("PUT", "/api/me/password", {"old": WORD, "new": "battery staple"})


def sign_out_everywhere(person: Person) -> None:
    person.post("/api/sign-out-everywhere")


def sign_out(person: Person) -> None:
    person.post("/api/sign-out")


def be_forgotten(person: Person) -> None:
    person.ask("DELETE", "/api/me")


async def all_closed(players: list[Player]) -> list[int]:
    """The codes with which connections are closed, all of them soon."""
    async with asyncio.timeout(PATIENCE):
        for player in players:
            while not player._reading.done():
                await asyncio.sleep(0.02)
    return [player.code for player in players]


async def visit(person: Person, table: str, others: list[Person], go: Callable[[Person], None]) -> list[int]:
    """Be at a table in every way there is when something happens; how the connections end."""
    async with AsyncExitStack() as stack:
        silent = await stack.enter_async_context(person.at(table, hello=False))
        greeted = await stack.enter_async_context(person.at(table))
        listening = await stack.enter_async_context(person.at(table))
        await listening.hear("*")
        sitting = await stack.enter_async_context(person.at(table))
        await sitting.sit(0, name="Somebody here")
        watching = [await stack.enter_async_context(other.at(table)) for other in others]
        await asyncio.to_thread(go, person)
        found = await all_closed([silent, greeted, listening, sitting])
        for player in watching:
            await player.done("ping")  # nobody else has to go
        return found


@pytest.mark.parametrize(
    ("go", "code"),
    [
        (ban, 4403),
        (another_password, 4401),
        (sign_out_everywhere, 4401),
        (sign_out, 4401),
        (be_forgotten, 4401),
    ],
)
def test_all_connections_of_who_has_a_name_are_closed_at_once(
    live: Live, go: Callable[[Person], None], code: int
) -> None:
    host, person = Person(live), named(live, f"Gone by {go.__name__[:12]}")
    table = host.open([PERSON, PERSON])
    assert asyncio.run(visit(person, table, [host], go)) == [code] * 4


@pytest.mark.parametrize(
    ("go", "code"), [(ban, 4403), (sign_out_everywhere, 4401), (sign_out, 4401), (be_forgotten, 4401)]
)
def test_so_are_those_of_a_guest_whose_cookie_opens_no_door_any_more(
    live: Live, go: Callable[[Person], None], code: int
) -> None:
    host, guest, thief = Person(live), Person(live), Person(live, come=False)
    thief.http.cookies.update(guest.http.cookies)
    table = host.open([PERSON, PERSON])
    assert asyncio.run(visit(guest, table, [host], go)) == [code] * 4
    assert thief.get("/api/me", 403 if go is ban else 401)["error"] in ("banned", "signed_out")
    thief.post("/api/tables", {"seats": [PERSON, PERSON]}, 403 if go is ban else 401)


@pytest.mark.parametrize("go", [sign_out_everywhere, sign_out, be_forgotten])
def test_the_cookie_of_a_guest_of_whom_nothing_was_kept_dies_too(
    live: Live, go: Callable[[Person], None]
) -> None:
    guest, thief = Person(live), Person(live, come=False)
    thief.http.cookies.update(guest.http.cookies)
    go(guest)
    assert thief.get("/api/me", 401)["error"] == "signed_out"


def test_signing_out_closes_the_connections_of_this_browser_and_no_others(live: Live) -> None:
    here, there = named(live, "Two browsers"), Person(live)
    there.post("/api/sign-in", {"name": "Two browsers", "password": WORD})
    table = here.open([PERSON, PERSON])

    async def visit_both() -> list[int]:
        async with here.at(table) as one, there.at(table) as two:
            here.post("/api/sign-out")
            codes = await all_closed([one])
            await two.done("ping")
            return codes

    assert asyncio.run(visit_both()) == [4401]
    assert there.get("/api/me")["name"] == "Two browsers"


def test_what_another_process_revokes_is_noticed(live: Live) -> None:
    person = named(live, "Elsewhere")
    table = person.open([PERSON, PERSON])

    async def be_there() -> list[int]:
        async with person.at(table) as player:
            now = time.time_ns() // 1_000_000
            live.execute("UPDATE people SET revoked = ? WHERE id = ?", now, person.id)
            live.signal("revoked", person.id)
            return await all_closed([player])

    assert asyncio.run(be_there()) == [4401]


def test_who_was_put_off_a_private_table_stays_off(live: Live) -> None:
    host, guest = Person(live), Person(live)
    table = host.open([PERSON, PERSON, PERSON], visibility="private")
    tokens = [str(host.post(f"/api/tables/{table}/seats/{seat}/invitation")["token"]) for seat in (1, 2)]
    guest.post("/api/invitations", {"token": tokens[0], "name": "Guest"})

    async def put_off() -> int:
        async with host.at(table) as one, guest.at(table) as silent, guest.at(table) as two:
            await two.hear("B")
            await one.done("leave", seat=1)
            (code,) = set(await all_closed([silent, two]))
            return code

    assert asyncio.run(put_off()) == 4404
    guest.get(f"/api/tables/{table}", 404)
    old = guest.post("/api/invitations", {"token": tokens[1], "name": "Guest"}, 403)
    assert old["error"] == "put_off"
    other = Person(live)
    other.post("/api/invitations", {"token": tokens[1], "name": "Other"})  # it is good for somebody else
    anew = str(host.post(f"/api/tables/{table}/seats/1/invitation")["token"])
    assert guest.post("/api/invitations", {"token": anew, "name": "Guest"})["seat"] == 1
    guest.get(f"/api/tables/{table}")


def test_who_was_invited_by_name_and_put_off_stays_off(live: Live) -> None:
    host, guest = Person(live), named(live, "Was invited")
    place = {"for": "named", "name": "Was invited"}
    table = host.open([PERSON, place, place], visibility="private")

    async def put_off() -> list[int]:
        async with host.at(table) as one, guest.at(table) as two:
            await two.done("join", seat=1, name="Was invited")
            await one.done("leave", seat=1)
            return await all_closed([two])

    assert asyncio.run(put_off()) == [4404]
    guest.get(f"/api/tables/{table}", 404)
    assert guest.get("/api/me/tables")["list"] == []


def test_who_was_put_off_a_public_table_may_watch_but_does_not_sit_down_again(live: Live) -> None:
    host, guest = Person(live), Person(live)
    table = host.open([PERSON, PERSON, PERSON], visibility="public")

    async def meet() -> None:
        async with host.at(table) as one, guest.at(table) as two:
            await two.sit(1)
            await one.done("leave", seat=1)
            assert await two.refused("join", seat=2, name="Again") == "put_off"
            await two.hear("*")

    asyncio.run(meet())


def test_who_leaves_of_their_own_accord_may_come_back(live: Live) -> None:
    host, guest = Person(live), Person(live)
    table = host.open([PERSON, PERSON])

    async def meet() -> None:
        async with host.at(table) as one, guest.at(table) as two:
            await two.sit(1)
            await two.done("leave", seat=1)
            await two.done("join", seat=0, name="Again")
            await one.done("join", seat=1, name="Host")
            await one.done("leave", seat=1)
            await one.done("join", seat=1, name="Host")

    asyncio.run(meet())
