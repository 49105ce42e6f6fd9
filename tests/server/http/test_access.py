"""Every role at every door: who may do what, by the status of the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import count
from typing import Final

import httpx
import pytest

from ardri.server.streams.protocol import FromClient
from tests.server.helpers.databases import Kind
from tests.server.helpers.live_server import AT_ONCE, BOT, PERSON, Live, Message, Person

pytestmark = pytest.mark.databases(slow=True)

ROLES: Final = ("nobody", "stranger", "guest", "member", "seated", "host", "admin")
TERMS: Final = {"seats": [PERSON, BOT]}

# Method, path, body; then the status for each of the roles above. PRIVATE is a private table in the middle of
# a game, OPEN one that anybody with its address may see, OVER one whose game is over.
DOORS: Final[list[tuple[str, str, object, tuple[int, ...]]]] = [
    ("GET", "/healthz", None, (200,) * 7),
    ("GET", "/readyz", None, (200,) * 7),
    ("GET", "/metrics", None, (200,) * 7),
    ("GET", "/.well-known/security.txt", None, (404,) * 7),
    ("GET", "/", None, (200,) * 7),
    ("GET", "/icon.svg", None, (200,) * 7),
    ("GET", "/licences.json", None, (200,) * 7),
    ("GET", "/password", None, (200,) * 7),
    ("GET", "/assets/secrets.py", None, (404,) * 7),
    ("GET", "/nowhere", None, (404,) * 7),
    ("GET", "/api/schema/openapi.json", None, (200,) * 7),
    ("GET", "/api/art", None, (200,) * 7),
    ("GET", "/api/art/0/none/0", None, (400,) * 7),
    ("GET", "/api/art/0/none/island?lands=hills@0,0,up", None, (400,) * 7),
    ("GET", "/api/editions", None, (200,) * 7),
    ("GET", "/api/editions/0/none", None, (404,) * 7),
    ("GET", "/api/puzzles", None, (200,) * 7),
    ("GET", "/api/puzzles/none", None, (404,) * 7),
    ("POST", "/api/puzzles/none", {"answer": "pass"}, (404,) * 7),
    ("GET", "/api/puzzles/none/solution", None, (404,) * 7),
    ("POST", "/api/guest", {}, (200,) * 7),
    ("GET", "/api/me", None, (401, 200, 200, 200, 200, 200, 200)),
    ("GET", "/api/me/tables", None, (401, 200, 200, 200, 200, 200, 200)),
    ("GET", "/api/me/data", None, (401, 200, 200, 200, 200, 200, 200)),
    ("PUT", "/api/me/name", {"name": "x"}, (401, 400, 400, 400, 400, 400, 400)),
    ("PUT", "/api/me/password", {"old": "a", "new": "b"}, (401, 403, 403, 403, 403, 403, 403)),
    ("POST", "/api/register", {"name": "Nuadu", "password": "short"}, (400,) * 7),
    ("POST", "/api/sign-in", {"name": "Nuadu", "password": "wrong"}, (403,) * 7),
    ("POST", "/api/password-link", {"token": "x", "password": "correct horse"}, (410,) * 7),
    ("GET", "/api/tables", None, (200,) * 7),
    ("GET", "/api/bots", None, (200,) * 7),
    ("POST", "/api/tables", TERMS, (401, 201, 201, 201, 201, 201, 201)),
    ("POST", "/api/tables", {**TERMS, "seed": "7"}, (401, 403, 403, 403, 403, 403, 201)),
    ("POST", "/api/tables", {**TERMS, "position": {}}, (401, 403, 403, 403, 403, 403, 400)),
    ("POST", "/api/tables", {**TERMS, "rhythm": AT_ONCE}, (401, 403, 403, 403, 403, 403, 201)),
    ("GET", "/api/tables/OPEN", None, (401, 200, 200, 200, 200, 200, 200)),
    ("GET", "/api/tables/PRIVATE", None, (401, 404, 404, 404, 200, 200, 404)),
    ("GET", "/api/tables/PRIVATE/story", None, (401, 404, 404, 404, 200, 200, 404)),
    ("GET", "/api/tables/PRIVATE/story?stream=A", None, (401, 404, 404, 404, 409, 200, 404)),
    ("GET", "/api/tables/PRIVATE/story?stream=B", None, (401, 404, 404, 404, 200, 409, 404)),
    ("GET", "/api/tables/PRIVATE/past?stream=A", None, (401, 404, 404, 404, 409, 200, 404)),
    ("GET", "/api/tables/PRIVATE/past?stream=B", None, (401, 404, 404, 404, 200, 409, 404)),
    ("POST", "/api/tables/PRIVATE/close", {}, (401, 404, 404, 404, 403, 409, 404)),
    ("GET", "/api/tables/PRIVATE/record", None, (401, 404, 404, 404, 409, 409, 404)),
    ("GET", "/api/tables/PRIVATE/replay", None, (401, 404, 404, 404, 409, 409, 404)),
    ("POST", "/api/tables/PRIVATE/rematch", {}, (401, 404, 404, 404, 409, 409, 404)),
    ("POST", "/api/tables/PRIVATE/seats/0/invitation", {}, (401, 404, 404, 404, 403, 409, 404)),
    ("POST", "/api/tables/OPEN/seats/0/invitation", {}, (401, 403, 403, 403, 403, 201, 403)),
    ("POST", "/api/invitations", {"token": "x", "name": "Bran"}, (401, 410, 410, 410, 410, 410, 410)),
    ("GET", "/api/tables/OVER/record", None, (401, 200, 200, 200, 200, 200, 200)),
    ("GET", "/api/tables/OVER/replay?eyes=B", None, (401, 200, 200, 200, 200, 200, 200)),
    ("GET", "/api/tables/OVER/replay?eyes=all", None, (401, 200, 200, 200, 200, 200, 200)),
    ("POST", "/api/tables/OVER/rematch", {}, (401, 403, 403, 403, 200, 200, 403)),
    ("GET", "/api/tables/none", None, (401, 404, 404, 404, 404, 404, 404)),
    ("DELETE", "/api/tables/OPEN", None, (405,) * 7),
]


class Club:
    """A server as people run it, not one for tests, with people of all roles and tables of all kinds."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.roles = {role: Person(self.live, come=role != "nobody") for role in ROLES}
        for role in ("member", "host", "admin"):
            credentials = {"name": f"In the role of {role[:3]}", "password": "correct horse"}
            self.roles[role].post("/api/register", credentials)
        self.live.execute("UPDATE people SET admin = true WHERE id = ?", self.roles["admin"].id)
        self.tables = asyncio.run(self._tables())

    async def _tables(self) -> dict[str, str]:
        host, seated = self.roles["host"], self.roles["seated"]
        invited = {"for": "invited", "person": seated.id}
        found = {}
        for kind, visibility in (("OPEN", "link"), ("PRIVATE", "private"), ("OVER", "link")):
            terms = {"seats": [PERSON, invited], "visibility": visibility}
            table = found[kind] = str(host.post("/api/tables", terms)["id"])
            async with host.at(table) as one, seated.at(table) as other:
                if kind == "OPEN":
                    continue
                await one.sit(0)
                await other.sit(1)
                await one.done("start")
                if kind == "OVER":
                    await one.done("vote", seat=0)
                    await other.done("vote", seat=1)
        return found

    def ask(self, role: str, method: str, path: str, body: object) -> httpx.Response:
        """Let a role knock at a door, from an address of its own, so that nobody is too fast."""
        for kind, table in self.tables.items():
            path = path.replace(kind, table)
        person = self.roles[role]
        if role == "nobody":
            person.http.cookies.clear()
        headers = {} if path == "/metrics" else {"X-Forwarded-For": f"192.0.2.{next(ADDRESSES) % 250}"}
        return person.http.request(method, path, json=body, headers=headers)


ADDRESSES: Final = count()


@pytest.fixture(scope="module")
def club(kind_of_database: Kind, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """One club for all doors."""
    with Live(tmp_path_factory.mktemp(f"club-{kind_of_database}"), test=False) as server:
        yield Club(server)
        assert server.stop() == 0


@pytest.mark.parametrize(
    ("method", "path", "body", "statuses"), DOORS, ids=[f"{door[0]} {door[1]}" for door in DOORS]
)
def test_every_role_at_every_door(
    club: Club, method: str, path: str, body: object, statuses: tuple[int, ...]
) -> None:
    answers = {role: club.ask(role, method, path, body) for role in ROLES}
    assert {role: answer.status_code for role, answer in answers.items()} == dict(
        zip(ROLES, statuses, strict=True)
    )
    for answer in answers.values():
        if not answer.is_success:
            fault = answer.json()
            assert sorted(fault) == ["error", "params", "text"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]


def test_the_socket_of_a_table_is_closed_to_who_may_not_come(club: Club) -> None:
    async def code(role: str, table: str) -> int:
        async with club.roles[role].at(club.tables.get(table, table), hello=False) as player:
            if role in ("host", "seated") or table == "OPEN":
                await player.done("hello", protocol=1)
                return 0
            with pytest.raises(ConnectionError):
                await player.until(lambda: False)
            return player.code

    async def codes(table: str) -> list[int]:
        return [await code(role, table) for role in ROLES if role != "nobody"]

    assert asyncio.run(codes("OPEN")) == [0] * 6
    assert asyncio.run(codes("PRIVATE")) == [4404, 4404, 4404, 0, 0, 4404]
    assert asyncio.run(code("stranger", "none")) == 4404
    club.roles["nobody"].http.cookies.clear()
    assert asyncio.run(code("nobody", "PRIVATE")) == 4401


# What may be asked at a table whose game goes on, first by somebody without a seat, then by who has seat 1:
# how it is refused, `""` if it is done.
FOREIGN: Final[list[tuple[str, Message, str, str]]] = [
    ("hello", {"protocol": 1}, "", ""),
    ("ping", {}, "", ""),
    ("subscribe", {"stream": "*"}, "", ""),
    ("subscribe", {"stream": "A"}, "no_stream", "no_stream"),
    ("subscribe", {"stream": "B"}, "no_stream", ""),
    ("say", {"text": "Hello"}, "", ""),
    ("say", {"text": "Hello", "seat": 0}, "not_yours", "not_yours"),
    ("start", {}, "not_host", "begun"),
    ("seatbot", {"seat": 0, "level": "calf"}, "not_host", "not_host"),
    ("join", {"seat": 0, "name": "Bres"}, "begun", "begun"),
    ("choose", {"seat": 0, "question": 1, "keys": ["pass"]}, "not_yours", "not_yours"),
    ("preview", {"seat": 0, "question": 1, "keys": ["pass"]}, "not_yours", "not_yours"),
    ("whynot", {"seat": 0, "card": "geis"}, "not_yours", "not_yours"),
    ("hint", {"seat": 0}, "not_yours", "not_yours"),
    ("undo", {"seat": 0}, "not_yours", "not_yours"),
    ("reset", {"seat": 0}, "not_yours", "not_yours"),
    ("rewind", {"seat": 0}, "not_yours", "not_yours"),
    ("order", {"seat": 0, "card": "geis", "wish": "never"}, "not_yours", "not_yours"),
    ("signal", {"seat": 0}, "not_yours", "not_yours"),
    ("mute", {"seat": 0, "whom": 1}, "not_yours", "not_yours"),
    ("ready", {"seat": 0}, "not_yours", "not_yours"),
    ("entropy", {"seat": 0, "text": "ff"}, "not_yours", "not_yours"),
    ("leave", {"seat": 0}, "not_yours", "not_yours"),
    ("return", {"seat": 0}, "not_yours", "not_yours"),
    ("resign", {"seat": 0}, "not_yours", "not_yours"),
    ("vote", {"seat": 0}, "not_yours", "not_yours"),
    ("presence", {}, "", ""),
    ("relieve", {"seat": 0}, "not_yours", "not_gone"),
    ("nudge", {"seat": 0}, "not_yours", ""),
]


def test_every_request_at_a_table_is_for_those_whose_seat_it_is(club: Club) -> None:
    host, seated, stranger = (club.roles[role] for role in ("host", "seated", "stranger"))
    table = str(host.post("/api/tables", {"seats": [PERSON, PERSON]})["id"])

    async def visit() -> None:
        async with host.at(table) as one, seated.at(table) as other, stranger.at(table) as third:
            await one.sit(0)
            await other.sit(1)
            await one.done("start")
            before = len(club.live.entries(table))
            for do, fields, to_stranger, to_neighbour in FOREIGN:
                for player, error in ((third, to_stranger), (other, to_neighbour)):
                    reply = await player.ask(do, **fields)
                    assert reply.get("error", "") == error, (do, fields)
            assert len(club.live.entries(table)) == before + 2  # what those who watch said

    asyncio.run(visit())


def test_every_request_there_is_has_been_tried_by_others() -> None:
    assert {kind.__name__.lower() for kind in FromClient.__args__} == {do for do, *_ in FOREIGN}


def test_numbers_for_prometheus_are_there_and_not_for_everybody(club: Club) -> None:
    guest = club.roles["guest"]
    numbers = guest.http.get("/metrics").text
    for name in (
        "ardri_http_requests_total",
        "ardri_http_seconds_bucket",
        "ardri_connections",
        "ardri_tables_awake",
    ):
        assert f"\n{name}" in numbers, name
    assert guest.id not in numbers
    assert guest.http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 404


def test_everything_that_is_open_to_requests_is_in_the_table_above(club: Club) -> None:
    paths = club.ask("guest", "GET", "/api/schema/openapi.json", None).json()["paths"]
    tried = {(door[0], door[1].partition("?")[0]) for door in DOORS}
    named = {(method, shape(path)) for method, path in tried}
    left_out = {("POST", "/api/sign-out"), ("POST", "/api/sign-out-everywhere"), ("DELETE", "/api/me")}
    found = {(method.upper(), shape(path)) for path, methods in paths.items() for method in methods}
    assert found - named == left_out  # these are tried in `test_accounts_over_http`


def shape(path: str) -> str:
    """A path without what is different in each request."""
    parts = path.split("/")
    for place, part in enumerate(parts):
        if part.startswith("{") or part in ("OPEN", "PRIVATE", "OVER", "none", "0"):
            parts[place] = "*"
    return "/".join(parts)


def test_who_is_too_fast_has_to_wait(club: Club) -> None:
    guest = Person(club.live, come=False)
    guest.http.headers["X-Forwarded-For"] = "198.51.100.1"
    guest.post("/api/guest")
    for _ in range(5):
        table = str(guest.post("/api/tables", TERMS)["id"])
    assert guest.post("/api/tables", TERMS, 409) | {"text": ""} == {
        "error": "too_many_tables",
        "params": {"most": 5},
        "text": "",
    }
    tries = [guest.http.post("/api/sign-in", json={"name": "Bres", "password": "?"}) for _ in range(20)]
    late = [answer for answer in tries if answer.status_code == 429]  # how many depends on the machine
    assert late
    assert int(late[0].headers["retry-after"]) > 0
    assert late[0].json()["params"]["seconds"] > 0

    async def hurry() -> list[object]:
        async with guest.at(table) as player:
            # more than may be asked at once, and fewer replies than may wait to be read
            replies = await asyncio.gather(*[player.ask("ping") for _ in range(200)])
            return [reply.get("error") for reply in replies]

    assert "too_fast" in asyncio.run(hurry())
