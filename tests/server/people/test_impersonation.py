"""Nobody passes for several people, or for somebody else."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.helpers.live_server import PERSON, Live, Person

pytestmark = pytest.mark.databases(slow=True)

WORD = "correct horse"


def opened(host: Person, rated: bool) -> str:
    """A table for two with nothing special about it."""
    return str(host.post("/api/tables", {"seats": [PERSON, PERSON], "rated": rated})["id"])


def test_at_a_rated_table_a_person_has_one_seat(live: Live) -> None:
    host = Person(live)
    table = opened(host, rated=True)
    token = host.post(f"/api/tables/{table}/seats/1/invitation")["token"]

    async def visit() -> None:
        async with host.at(table) as one, host.at(table) as two:
            await one.sit(0)
            assert await one.refused("join", seat=1, name="Another") == "seated"
            assert await two.refused("join", seat=1, name="Another") == "seated"

    asyncio.run(visit())
    assert host.post("/api/invitations", {"token": token, "name": "Another"}, 409)["error"] == "seated"


def test_people_who_share_a_browser_play_unrated_and_everybody_is_told(live: Live) -> None:
    host, watcher = Person(live), Person(live)
    table = opened(host, rated=False)

    async def visit() -> None:
        async with host.at(table) as one, watcher.at(table) as two:
            await two.hear("*")
            await one.sit(0)
            assert one.parts["A"]["marks"] == []
            await one.sit(1)
            await two.until(lambda: two.parts["*"]["marks"] == ["shared"])
            assert one.parts["A"]["marks"] == ["shared"]

    asyncio.run(visit())
    assert watcher.get(f"/api/tables/{table}")["marks"] == ["shared"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("FrancoIs", "name_taken"),
        ("François", "name_alike"),
        ("francols", "name_alike"),
        ("FRANCOIS", "name_taken"),
        ("Fran\u200bcois", "name_signs"),
        ("Frаncois", "name_scripts"),
        ("Moderator", "name_office"),
    ],
)
def test_nobody_takes_a_name_that_looks_like_anothers(live: Live, name: str, why: str) -> None:
    owner, other = Person(live), Person(live)
    owner.http.post("/api/register", json={"name": "Francois", "password": WORD})
    refused = other.http.post("/api/register", json={"name": name, "password": WORD})
    assert refused.json()["error"] == why
    assert refused.status_code in (400, 409)
    assert other.ask("PUT", "/api/me/name", {"name": name}, refused.status_code)["error"] == why
    table = other.open([PERSON, PERSON])

    async def visit() -> None:
        async with other.at(table) as player:
            assert await player.refused("join", seat=0, name=name) == why

    asyncio.run(visit())


def test_guests_at_one_table_have_names_that_can_be_told_apart(live: Live) -> None:
    host, guest = Person(live), Person(live)
    table = host.open([PERSON, PERSON, PERSON])

    async def visit() -> None:
        async with host.at(table) as one, guest.at(table) as two:
            await one.done("join", seat=0, name="Bill")
            assert await two.refused("join", seat=1, name="BiII") == "name_alike"
            await two.done("join", seat=1, name="Bert")
            await one.done("join", seat=2, name="Bill")  # who shares a browser is told apart at home

    asyncio.run(visit())
