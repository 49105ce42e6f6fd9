"""Connections that ask for nothing, read nothing or never end: they go, and keep nobody out."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from ardri.server.limits.chat_limits import ChatLimits
from ardri.server.limits.rate_limits import RateLimiter
from ardri.server.limits.socket_limits import TOO_MANY
from ardri.server.live.connection import TOO_SLOW
from ardri.server.refusals import ServerRefused
from ardri.server.table.log_entries import Said
from tests.server.helpers import raw_sockets
from tests.server.helpers.live_server import BOT, PERSON, Live, Person

MB = 1_000_000
MOST = 40  # connections
PER_ADDRESS = 12
KEPT = 30
OPTIONS = {
    "connections": MOST,
    "connections_kept": KEPT,
    "connections_per_address": PER_ADDRESS,
    "sockets_per_person": 3,
    "header_seconds": 2,
    "body_seconds": 2,
    "hello_seconds": 2,
    "stalled_seconds": 2,
}


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with little room and little patience."""
    options = [f"--limit={name}={number}" for name, number in OPTIONS.items()]
    with Live(tmp_path_factory.mktemp("narrow"), test=False, options=options) as server:
        yield server
        assert server.stop() == 0


def opened(live: Live, seats: list[dict[str, str]] | None = None) -> tuple[Person, str]:
    """Somebody, and a table of theirs."""
    host = Person(live)
    table = host.post("/api/tables", {"seats": seats or [PERSON, BOT], "spectators": True})
    return host, str(table["id"])


def is_well(live: Live, source: str = "127.0.0.1") -> bool:
    """True if the server answers somebody who comes anew."""
    with raw_sockets.dial(live, source) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return b" 200 " in line.recv(4096)


def test_who_never_reads_the_answers_to_pings_fills_no_memory(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT])
    before = raw_sockets.memory(live)
    with raw_sockets.come_to(live, host, table) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw_sockets.sends_until_refused(line, raw_sockets.frame(raw_sockets.PING, bytes(125)) * 500, 30 * MB)
        assert raw_sockets.memory(live) - before < 10 * MB


def test_who_never_reads_the_answers_to_messages_fills_no_memory(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT])
    before = raw_sockets.memory(live)
    hello = json.dumps({"do": "hello", "id": 1, "protocol": 1}).encode()
    ask = raw_sockets.frame(raw_sockets.TEXT, b'{"do":"ping","id":1}')
    with raw_sockets.come_to(live, host, table) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(raw_sockets.frame(raw_sockets.TEXT, hello))
        raw_sockets.sends_until_refused(line, ask * 500, 30 * MB)
        assert raw_sockets.memory(live) - before < 10 * MB


@pytest.mark.parametrize(
    "data",
    [
        raw_sockets.frame(raw_sockets.PING),
        raw_sockets.frame(0xA),
        raw_sockets.frame(raw_sockets.CONT, last=False),
    ],
)
def test_who_sends_many_frames_that_say_nothing_is_let_go(live: Live, data: bytes) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT])
    with raw_sockets.come_to(live, host, table) as line:
        begin = raw_sockets.frame(raw_sockets.TEXT, b"{", last=False) if data[0] == raw_sockets.CONT else b""
        raw_sockets.sends_until_refused(line, begin + data * 200, len(begin + data * 200))
        assert raw_sockets.closed_with(line) == 1008


def test_a_few_pings_are_answered_in_full(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, BOT])
    with raw_sockets.come_to(live, host, table) as line:
        for number in range(10):
            line.sendall(raw_sockets.frame(raw_sockets.PING, bytes([number])))
            assert line.recv(3) == b"\x8a\x01" + bytes([number])


def test_unfinished_requests_keep_nobody_out_and_end_soon(narrow: Live) -> None:
    half = [raw_sockets.dial(narrow) for _ in range(3 * MOST)]
    try:
        for line in half:
            line.sendall(raw_sockets.HALF)
        assert is_well(narrow)
        assert all(raw_sockets.is_closed(line) for line in half)
    finally:
        for line in half:
            line.close()


def test_connections_of_one_address_leave_room_for_others_and_for_itself(narrow: Live) -> None:
    many = [raw_sockets.dial(narrow, "127.0.0.2") for _ in range(3 * PER_ADDRESS)]
    try:
        assert is_well(narrow, "127.0.0.2")
        assert is_well(narrow, "127.0.0.3")
        first = many[: 2 * PER_ADDRESS]  # those went for the others
        assert all(raw_sockets.is_closed(line, 1) for line in first)
    finally:
        for line in many:
            line.close()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /heal",
    ],
)
def test_who_keeps_the_server_waiting_is_told_and_let_go(narrow: Live, data: bytes) -> None:
    with raw_sockets.dial(narrow) as line:
        line.sendall(data)
        assert raw_sockets.is_closed(line)


def test_a_socket_outlives_the_time_in_which_requests_must_come(narrow: Live) -> None:
    host, table = opened(narrow)
    hello = json.dumps({"do": "hello", "id": 1, "protocol": 1}).encode()
    with raw_sockets.come_to(narrow, host, table) as line:
        line.sendall(raw_sockets.frame(raw_sockets.TEXT, hello))
        assert not raw_sockets.is_closed(line, OPTIONS["body_seconds"] + 3)


def test_who_does_not_read_an_answer_is_let_go(narrow: Live) -> None:
    ask = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with raw_sockets.dial(narrow, "127.0.0.4") as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw_sockets.sends_until_refused(line, ask * 400, len(ask) * 400)
        assert raw_sockets.hangs_up(line)


def test_who_does_not_say_hello_is_let_go(narrow: Live) -> None:
    host, table = opened(narrow)
    with raw_sockets.come_to(narrow, host, table) as line:
        assert raw_sockets.closed_with(line) == TOO_SLOW


def test_of_too_many_connections_of_a_person_the_oldest_goes(narrow: Live) -> None:
    host, table = opened(narrow)

    async def visit() -> None:
        async with host.at(table) as first, host.at(table) as second, host.at(table), host.at(table) as last:
            with pytest.raises(ConnectionError):
                await first.until(lambda: False)
            assert first.code == TOO_MANY
            await second.done("ping")
            await last.done("ping")

    asyncio.run(visit())


def test_messages_that_cannot_be_read_count_like_others(narrow: Live) -> None:
    host, table = opened(narrow)

    async def visit() -> list[object]:
        async with host.at(table) as player:
            for _ in range(80):
                await player.socket.send("{}")
            await player.until(lambda: len(player.raw) > 80)
            return [json.loads(text).get("error") for text in player.raw[1:]]

    errors = asyncio.run(visit())
    assert set(errors) == {"malformed", "too_fast"}
    assert errors.index("too_fast") >= 50


def test_who_talks_too_much_is_told_when_to_go_on_and_others_talk(narrow: Live) -> None:
    host, table = opened(narrow, [PERSON, PERSON])
    guest = Person(narrow)

    async def visit() -> None:
        async with host.at(table) as player, guest.at(table) as other:
            await player.done("join", seat=0, name="Host")
            replies = [await player.ask("say", seat=0, text="a" * 500) for _ in range(12)]
            refused = [reply for reply in replies if reply["kind"] == "refused"]
            assert {reply["error"] for reply in refused} == {"too_much_chat"}
            assert len(replies) - len(refused) == 6
            assert refused[0]["params"] == {"minutes": 1}
            await player.done("ping")
            await other.done("say", text="Hello")

    asyncio.run(visit())
    said = [entry for entry in narrow.entries(table) if isinstance(entry, Said)]
    assert len(said) == 7


def test_who_watches_cannot_use_up_what_players_may_say() -> None:
    chat = ChatLimits(RateLimiter(10_000, 1), RateLimiter(10_000, 1), watchers=RateLimiter(1000, 0.001))
    chat.take("watcher", "table", False, "a" * 800, 0)
    with pytest.raises(ServerRefused) as refused:
        chat.take("another", "table", False, "a" * 800, 0)
    assert refused.value.key == "too_much_chat"
    chat.take("player", "table", True, "a" * 800, 0)
    chat.take("another", "another table", False, "a" * 800, 0)


def test_when_a_server_is_full_who_sits_at_a_table_comes_back_and_who_watches_does_not(narrow: Live) -> None:
    host, table = opened(narrow)

    async def visit() -> list[int]:
        async with host.at(table) as player:
            await player.done("join", seat=0, name="Host")
        watching = [opened(narrow)[0] for _ in range(MOST - KEPT + 2)]
        with ExitStack() as lines:
            for person in watching[:-2]:
                line = lines.enter_context(raw_sockets.come_to(narrow, person, table))
                line.sendall(raw_sockets.frame(raw_sockets.TEXT, b'{"do":"hello","id":1,"protocol":1}'))
                assert line.recv(1)  # it is in
            late = [
                lines.enter_context(raw_sockets.come_to(narrow, person, table)) for person in watching[-2:]
            ]
            codes = [raw_sockets.closed_with(line) for line in late]
            async with host.at(table) as player:
                await player.done("ping")
        return codes

    assert asyncio.run(visit()) == [1013, 1013]
