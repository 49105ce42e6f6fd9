"""Request ids: in the response and in every line of the log, with the table, and nothing that is secret."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.helpers.live_server import BOT, PERSON, Live, Message, Person

GIVEN = "proxy-0123456789"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("ids")) as live:
        yield live


def lines(live: Live, **about: str) -> list[Message]:
    """The lines of the log about something, which is written after an answer."""
    assert all(live.logs(words) for words in about.values())
    found = [json.loads(line) for line in live.log.read_text().splitlines()]
    return [line for line in found if about.items() <= line.items()]


def test_every_response_has_an_id_and_so_has_its_line_in_the_log(server: Live) -> None:
    person = Person(server)
    answers = [person.http.get(path) for path in ("/api/me", "/healthz", "/no/such/page", "/api/tables/x")]
    ids = [answer.headers["x-request-id"] for answer in answers]
    assert len(set(ids)) == 4
    for id_, answer in zip(ids, answers, strict=True):
        (line,) = lines(server, request=id_)
        assert (line["what"], line["status"]) == ("request", answer.status_code)


def test_a_trusted_proxy_may_give_the_id_if_it_is_one(server: Live) -> None:
    person = Person(server)
    for given in (GIVEN, "x" * 65, "two words", "short", "<script>"):
        answer = person.http.get("/api/me", headers={"X-Request-Id": given})
        assert (answer.headers["x-request-id"] == given) == (given == GIVEN)
    assert [line["route"] for line in lines(server, request=GIVEN)] == ["/api/me"]


def test_somebody_who_is_no_trusted_proxy_gives_no_id(tmp_path: Path) -> None:
    with Live(tmp_path, options=["--proxy", "192.0.2.1"]) as live:
        answer = Person(live).http.get("/api/me", headers={"X-Request-Id": GIVEN})
        assert re.fullmatch("[0-9a-f]{16}", answer.headers["x-request-id"])


def test_lines_about_a_table_name_it_by_the_beginning_of_its_id_alone(server: Live) -> None:
    person = Person(server)
    table = person.open([PERSON, BOT])
    answer = person.http.get(f"/api/tables/{table}")
    (line,) = lines(server, request=answer.headers["x-request-id"])
    assert line["table"] == table[:6]
    assert table not in server.log.read_text()


def test_a_socket_has_an_id_from_its_handshake_on(server: Live) -> None:
    person = Person(server)
    table = person.open([PERSON, BOT])

    async def visit() -> str:
        async with person.at(table) as player:
            assert player.socket.response is not None
            return player.socket.response.headers["x-request-id"]

    assert re.fullmatch("[0-9a-f]{16}", asyncio.run(visit()))


def test_an_error_while_a_socket_is_served_is_logged_with_its_id(tmp_path: Path) -> None:
    program = (
        "from ardri.server.people import accounts; from ardri.server.live import connection\n"
        "from ardri.server.storage.errors import Unavailable\n"
        "async def fail(*_): raise Unavailable('gone')\n"
        "connection.free_name = fail\n"
        "from ardri.cli import main; main()"
    )
    with Live(tmp_path, program=program) as live:
        person = Person(live)
        table = person.open([PERSON, BOT])

        async def visit() -> str:
            async with person.at(table) as player:
                assert await player.refused("join", seat=0, name="Anna") == "unavailable"
                assert player.socket.response is not None
                return player.socket.response.headers["x-request-id"]

        id_ = asyncio.run(visit())
        (line,) = lines(live, request=id_)
        assert (line["level"], line["what"], line["table"]) == ("error", "database request failed", table[:6])
        assert "Anna" not in live.log.read_text()
        numbers = person.http.get("/metrics").text
        assert 'ardri_errors_total{logger="ardri.server.live.connection"} 1.0' in numbers
