"""Accounts over the wire: cookies, sessions, one's own data; and what the log does not say."""

from __future__ import annotations

import asyncio
import json
from random import Random

import msgspec
import pytest

from ardri.rules.formats.record import Record
from ardri.server.people.erasure import ERASED
from ardri.server.table.log_entries import Said
from tests.server.helpers.live_server import BOT, PERSON, Live, Person

pytestmark = pytest.mark.databases(slow=True)

WORD = "correct horse"


def cookies_of(person: Person, path: str, body: object) -> list[str]:
    """The cookies that an answer sets."""
    return person.http.post(path, json=body).headers.get_list("set-cookie")


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(live: Live) -> None:
    person = Person(live, come=False)
    (guest, *_rest) = cookies_of(person, "/api/guest", {})
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(guest.split("; "))
    assert "Secure" not in guest
    headers = {"X-Forwarded-Proto": "https"}
    other = Person(live, come=False)
    secure = other.http.post("/api/guest", headers=headers).headers["set-cookie"]
    assert "Secure" in secure.split("; ")


def test_a_guest_registers_signs_out_and_in_again_and_keeps_the_tables(live: Live) -> None:
    person = Person(live)
    table = person.open([PERSON, BOT])

    async def sit() -> None:
        async with person.at(table) as player:
            await player.sit(0)

    asyncio.run(sit())
    registered = person.post("/api/register", {"name": "Aífe", "password": WORD})
    assert (registered["id"], registered["registered"]) == (person.id, True)
    person.post("/api/sign-out")
    assert person.get("/api/me", 401)["error"] == "sign_in"
    person.post("/api/sign-in", {"name": "aífe", "password": WORD})
    listed = person.get("/api/me/tables")["list"]
    assert isinstance(listed, list)
    assert [each["id"] for each in listed] == [table]
    assert listed[0]["mine"] == ["A"]


def test_signing_out_everywhere_closes_every_door(live: Live) -> None:
    here, there = Person(live), Person(live)
    here.post("/api/register", {"name": "Scáthach", "password": WORD})
    there.post("/api/sign-in", {"name": "Scáthach", "password": WORD})
    table = here.open([PERSON, PERSON])

    async def visit() -> int:
        async with there.at(table) as player:
            await player.hear("*")
            here.post("/api/sign-out-everywhere")
            try:
                await player.until(lambda: False)
            except ConnectionError:
                return player.code
            return 0

    assert asyncio.run(visit()) == 4401
    assert there.get("/api/me", 401)["error"] == "signed_out"


def test_a_password_is_changed_and_the_old_one_is_good_for_nothing(live: Live) -> None:
    person = Person(live)
    person.post("/api/register", {"name": "Emer", "password": WORD})
    person.ask("PUT", "/api/me/password", {"old": "wrong", "new": "battery staple"}, 403)
    person.ask("PUT", "/api/me/password", {"old": WORD, "new": "battery staple"})
    assert person.get("/api/me")["name"] == "Emer"
    person.post("/api/sign-in", {"name": "Emer", "password": WORD}, 403)
    assert person.ask("PUT", "/api/me/name", {"name": "Emer of Lusca"})["name"] == "Emer of Lusca"


def test_people_get_their_data_and_are_forgotten(live: Live) -> None:
    person, other = Person(live), Person(live)
    person.post("/api/register", {"name": "Deirdre", "password": WORD})
    table = person.open([PERSON, PERSON], round_limit=1)

    async def meet() -> None:
        async with person.at(table) as one, other.at(table) as two:
            await one.sit(0, name="Deirdre of the Sorrows")
            await two.sit(1)
            await one.done("start")
            await one.done("say", seat=0, text="A word of mine")
            await two.done("say", seat=1, text="A word of the other")
            data = json.dumps(person.get("/api/me/data"))
            assert "A word of mine" in data
            assert "A word of the other" not in data
            assert live.row(table)[1] not in data
            person.ask("DELETE", "/api/me")
            await two.until(lambda: two.messages["B"][-1]["kind"] == "full")
            gone, *_ = msgspec.convert(two.parts["B"]["people"], list[dict[str, object]])
            assert (gone["name"], gone["resigned"]) == ("", True)  # a bot plays on
            told = json.dumps(two.messages["B"][-1])
            assert "A word of the other" in told
            assert "Deirdre" not in told
            assert "A word of mine" not in told
            with pytest.raises(ConnectionError):
                await one.until(lambda: False)

    asyncio.run(meet())
    person.get("/api/me", 401)
    Person(live).post("/api/register", {"name": "Deirdre", "password": WORD})


def test_words_of_who_watches_and_of_who_sat_there_before_are_their_own(live: Live) -> None:
    host, first, watcher = (Person(live) for _ in range(3))
    watcher.post("/api/register", {"name": "Cathbad the Seer", "password": WORD})
    table = host.open([PERSON, PERSON])

    async def meet() -> None:
        async with host.at(table) as one, first.at(table) as two, watcher.at(table) as three:
            await two.sit(0, name="First")
            await two.done("say", seat=0, text="A word of the first")
            await two.done("leave", seat=0)
            await one.sit(0, 1)
            await one.done("say", seat=0, text="A word of the second")
            await three.done("say", text="A word of who watches")

    asyncio.run(meet())
    found = {person: json.dumps(person.get("/api/me/data")) for person in (host, first, watcher)}
    for words, owner in (("the first", first), ("the second", host), ("who watches", watcher)):
        assert [person for person, data in found.items() if f"A word of {words}" in data] == [owner]
    watcher.ask("DELETE", "/api/me")
    said = [entry for entry in live.entries(table) if isinstance(entry, Said)]
    assert [entry.text for entry in said] == ["A word of the first", "A word of the second", ERASED]
    assert "Cathbad" not in str(said)


def test_errors_are_told_in_the_language_of_who_asks(live: Live) -> None:
    person = Person(live)
    texts = {
        person.http.post(
            "/api/register", json={"name": "x", "password": WORD}, headers={"Accept-Language": language}
        ).json()["text"]
        for language in ("en", "fr-CH, en;q=0.5", "pl")
    }
    assert len(texts) == 3


def test_a_finished_game_can_be_replayed_in_the_eyes_of_any_seat(live: Live) -> None:
    host, stranger = Person(live), Person(live)
    table = host.open([PERSON, PERSON])

    async def play() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)
            commitment = host.get(f"/api/tables/{table}")["commitment"]
            assert json.dumps(commitment) in json.dumps(player.parts["A"]["terms"])
            await player.play(Random(3), most=30)
            await player.done("vote", seat=0)
            await player.done("vote", seat=1)

    asyncio.run(play())
    replay = stranger.get(f"/api/tables/{table}/replay?eyes=A&at=10&count=5")
    steps = replay["steps"]
    assert isinstance(steps, list)
    assert [step["number"] for step in steps] == [10, 11, 12, 13, 14]
    assert list(steps[0]["own"]) == ["A"]
    shown: dict[str, object] = {}
    for step in steps:
        shown |= step["view"]
    alone = stranger.get(f"/api/tables/{table}/replay?eyes=A&at=14")["steps"]
    assert isinstance(alone, list)
    assert [shown] == [step["view"] for step in alone]
    assert len(steps[-1]["view"]) < len(shown)
    everything = stranger.get(f"/api/tables/{table}/replay?eyes=all&at=10")["steps"]
    assert isinstance(everything, list)
    assert [list(step["own"]) for step in everything] == [["A", "B"]]
    record = Record.from_text(stranger.http.get(f"/api/tables/{table}/record").text)
    assert (record.seed, record.commitment) == (live.row(table)[1], replay["commitment"])
    assert stranger.get(f"/api/tables/{table}/replay?eyes=D", 400)["error"] == "no_seat"


def test_the_log_tells_no_secrets(live: Live) -> None:
    person = Person(live)
    person.post("/api/register", {"name": "Gráinne", "password": "a very secret word"})
    table = person.open([PERSON, BOT])

    async def visit() -> None:
        async with person.at(table) as player:
            await player.sit(0, begin=True)
            await player.done("say", seat=0, text="between you and me")

    asyncio.run(visit())
    person.get("/api/tables/none", 404)
    log = live.log.read_text()
    assert '"route": "/api/tables"' in log
    secrets = ["a very secret word", "between you and me", live.row(table)[1], table, "Gráinne", person.id]
    secrets += list(person.http.cookies.values())
    assert [secret for secret in secrets if secret in log] == []
    for line in log.splitlines():
        json.loads(line)
