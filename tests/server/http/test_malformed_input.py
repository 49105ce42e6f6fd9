"""Malformed input over the wire: nothing breaks, nothing hangs, nothing changes."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Final

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.helpers import raw_sockets
from tests.server.helpers.live_server import BOT, PERSON, Live, Person

pytestmark = pytest.mark.databases(slow=True)

TWO_SEATS: Final = b'{"seats": [{"for": "anyone"}, {"for": "anyone"}]'
DEEP: Final = "[" * 5000 + "]" * 5000
REQUESTS: Final[list[object]] = [
    None,
    0,
    "hello",
    [],
    {},
    {"id": 1},
    {"do": "choose", "id": 1},
    {"do": "choose", "id": 1, "seat": 0, "question": 1, "keys": []},
    {"do": "choose", "id": 1, "seat": 9, "question": 1, "keys": ["pass"]},
    {"do": "choose", "id": 1, "seat": "A", "question": 1, "keys": ["pass"]},
    {"do": "choose", "id": 1, "seat": 0, "question": 10**30, "keys": ["pass"]},
    {"do": "choose", "id": 1, "seat": 0, "question": 1, "keys": ["x"] * 65},
    {"do": "choose", "id": 1, "seat": 0, "question": 1, "keys": ["x" * 41]},
    {"do": "choose", "id": 1, "seat": 0, "question": 1, "keys": ["pass"], "more": 1},
    {"do": "subscribe", "id": 1, "stream": "Z"},
    {"do": "subscribe", "id": 1, "stream": "A", "after": "x"},
    {"do": "order", "id": 1, "seat": 0, "card": "geis", "wish": "perhaps"},
    {"do": "say", "id": 1, "text": "x" * 501},
    {"do": "hello", "id": -1, "protocol": 1},
    {"do": "hello", "id": 2**40, "protocol": 1},
    {"do": "drop table", "id": 1},
    {"do": ["hello"], "id": {"a": 1}},
]


def test_garbage_is_refused_and_changes_nothing(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT])
    rng = Random(7)
    noise: list[str | bytes] = [json.dumps(request) for request in REQUESTS]
    noise += [
        DEEP,
        "",
        "{",
        '{"do":"hello","id":1',
        "\u0000",
        "\ud7ff",
        b"",
        b"\xff\xfe",
        b'{"do":"ping","id":1}x',
    ]
    noise += [rng.randbytes(rng.randrange(200)) for _ in range(40)]

    async def visit() -> list[str]:
        async with host.at(table) as player:
            await player.sit(0, begin=True)
            await player.until(lambda: bool(player.asked))
            before = len(live.entries(table))
            for data in noise:
                await player.socket.send(data)
            await player.done("ping")
            assert len(live.entries(table)) == before
            replies = [json.loads(data) for data in player.raw]
            return [reply["error"] for reply in replies if reply["kind"] == "refused"]

    assert asyncio.run(visit()) == ["malformed"] * len(noise)


def test_a_message_that_is_too_large_closes_the_connection(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT])

    async def visit() -> int:
        async with host.at(table) as player:
            await player.socket.send("x" * 20_000)
            with pytest.raises(ConnectionError):
                await player.until(lambda: False)
            return player.code

    assert asyncio.run(visit()) == 1009


def test_a_text_that_is_no_utf_8_closes_the_connection_and_is_no_error_of_the_server(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT])
    before = live.log.stat().st_size
    with raw_sockets.come_to(live, host, table) as line:
        line.sendall(raw_sockets.frame(raw_sockets.TEXT, b'{"do":"ping","id":1,"x":"\xff"}'))
        assert raw_sockets.closed_with(line) == 1007
    assert '"level": "error"' not in live.log.read_text(encoding="utf-8")[before:]


def test_hello_comes_first_and_in_the_same_version(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT])

    async def visit() -> None:
        async with host.at(table, hello=False) as player:
            assert await player.refused("join", seat=0, name="Early") == "version"
            assert await player.refused("hello", protocol=99) == "version"
            await player.done("hello", protocol=1)
            await player.done("join", seat=0, name="Early")

    asyncio.run(visit())


def test_pages_of_others_cannot_use_the_socket_or_the_doors(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT])
    address = f"{live.address.replace('http', 'ws')}/api/tables/{table}/socket"

    async def visit(origin: str) -> bool:
        headers = {"Cookie": host.cookie, "Origin": origin}
        try:
            async with connect(address, additional_headers=headers, proxy=None) as socket:
                await socket.send('{"do": "hello", "id": 1, "protocol": 1}')
                return "welcome" in str(await socket.recv())
        except (InvalidStatus, ConnectionClosed):
            return False

    assert [asyncio.run(visit(origin)) for origin in (live.address, "https://evil.example", "null")] == [
        True,
        False,
        False,
    ]
    statuses = [
        host.http.post("/api/guest", headers=headers).status_code
        for headers in (
            {"Origin": live.address},
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
            {"Sec-Fetch-Site": "cross-site"},
        )
    ]
    assert statuses == [200, 403, 403, 403]


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("POST", "/api/tables", b"", 400),
        ("POST", "/api/tables", b"{", 400),
        ("POST", "/api/tables", b"\xff\xfe", 400),
        ("POST", "/api/invitations", b'{"token": "\xff", "name": "Bran"}', 400),
        ("POST", "/api/tables", DEEP.encode(), 400),
        ("POST", "/api/tables", b'{"seats": []}', 400),
        ("POST", "/api/tables", b'{"seats": [{"for": "bot", "level": "druid:seconds=999"}]}', 400),
        ("POST", "/api/tables", b'{"seats": [{"for": "anyone"}, {"for": "bot", "level": "x"}]}', 400),
        ("POST", "/api/tables", TWO_SEATS + b', "position": {}}', 400),
        ("POST", "/api/tables", TWO_SEATS + b', "edition": "another"}', 400),
        ("POST", "/api/tables", TWO_SEATS + b', "rated": 1}', 400),
        ("POST", "/api/tables", TWO_SEATS + b', "round_limit": "5"}', 400),
        ("POST", "/api/tables", b"x" * 300_000, 413),
        ("GET", "/api/tables/%00", b"", 404),
        ("GET", "/api/tables/..%2f..%2fetc", b"", 404),
        ("GET", "/api/tables/" + "x" * 3000, b"", 404),
        ("GET", "/api/me/tables?after=x", b"", 400),
        ("GET", "/api/me/tables?after=0.99999999999999999999999.a", b"", 400),
        ("PATCH", "/api/me", b"", 405),
        ("POST", "/api/sign-in", b'{"name": "\\ud800", "password": "\\u0000"}', 400),
        ("POST", "/api/invitations", b'{"token": "\\ud800", "name": "Bran"}', 400),
    ],
)
def test_bad_requests_get_an_answer_that_says_so(
    live: Live, method: str, path: str, content: bytes, status: int
) -> None:
    person = Person(live)
    headers = {"Content-Type": "application/json"}
    answer = person.http.request(method, path, content=content, headers=headers)
    assert answer.status_code == status
    assert sorted(answer.json()) == ["error", "params", "text"]
