"""Connections, on each event loop: frames are well-formed, and what comes in a heap is answered in order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from socket import SHUT_WR

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from ardri.server.event_loop import default_loop
from ardri.server.http.connections import text_header
from tests.server.helpers.live_server import PERSON, Live, Person
from tests.server.helpers.raw_sockets import UPGRADE, dial

MANY = 80


@pytest.fixture(scope="module", params=sorted({"asyncio", default_loop()}))
def live(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server on each event loop that can run here."""
    loop = str(request.param)
    with Live(tmp_path_factory.mktemp(loop), options=["--loop", loop]) as server:
        yield server
        assert server.stop() == 0
        assert f'"what": "server starts", "loop": "{loop}"' in server.log.read_text()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_client_reads_each_message_as_it_was_said(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    messages = [b"a" * size, b"{}", b"b" * size]
    client.receive_data(b"".join(text_header(message) + message for message in messages))
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [bytes(frame.data) for frame in frames] == messages
    assert {(frame.opcode, frame.fin) for frame in frames} == {(Opcode.TEXT, True)}


@pytest.mark.parametrize(
    "header", ["Content-Length: 5", "Transfer-Encoding: chunked", "X-Long: " + "a" * 9000]
)
def test_a_handshake_that_cannot_be_read_is_refused_at_once(live: Live, header: str) -> None:
    head = UPGRADE.format(table="nowhere", cookie="").replace("Host:", f"{header}\r\nHost:", 1)
    with dial(live) as line:
        line.sendall(head.encode())
        line.shutdown(SHUT_WR)
        assert line.recv(12) == b"HTTP/1.1 400"


def test_what_is_asked_in_a_heap_is_answered_in_order(live: Live) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON])

    async def visit() -> list[object]:
        answered: list[object] = []
        async with host.at(table) as player:

            async def ask() -> None:
                answered.append((await player.ask("ping"))["id"])

            await asyncio.gather(*(ask() for _ in range(MANY)))
        return answered

    answered = asyncio.run(visit())
    first = int(str(answered[0]))
    assert answered == list(range(first, first + MANY))
