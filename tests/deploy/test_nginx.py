"""The example for nginx, with a real nginx: TLS, WebSockets, a table at one worker, a killed worker."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.deploy.nginx_process import Nginx
from tests.server.helpers.live_server import AT_ONCE, PATIENCE, PERSON, Live, Player


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("server")) as live:
        yield live


@pytest.fixture(scope="module")
def proxy(server: Live, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nginx]:
    with Nginx(tmp_path_factory.mktemp("nginx"), server.port) as nginx:
        yield nginx


def browser(nginx: Nginx) -> httpx.Client:
    """A browser that trusts the proxy's certificate."""
    return httpx.Client(base_url=nginx.address, verify=nginx.trust, timeout=PATIENCE, trust_env=False)


def test_a_game_is_played_over_tls(server: Live, proxy: Nginx) -> None:
    with browser(proxy) as http:
        came = http.post("/api/guest", headers={"Origin": proxy.address})
        assert "Secure" in came.headers["set-cookie"]
        assert "max-age" in came.headers["strict-transport-security"]
        table = http.post("/api/tables", json={"seats": [PERSON, PERSON], "rhythm": AT_ONCE}).json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())

    async def play() -> None:
        address = f"{proxy.address.replace('https', 'wss')}/api/tables/{table}/socket"
        headers = {"Cookie": cookie, "Origin": proxy.address}
        async with connect(
            address, ssl=proxy.trust, additional_headers=headers, max_size=None, proxy=None
        ) as socket:
            player = Player(socket)
            await player.done("hello", protocol=1)
            await player.sit(0, 1, begin=True)
            await player.play(Random(1), most=12)
            await player.close()

    asyncio.run(play())
    assert len(server.entries(table)) > 15


def test_a_request_has_the_id_that_the_proxy_gave_it(server: Live, proxy: Nginx) -> None:
    with browser(proxy) as http:
        id_ = http.get("/healthz").headers["x-request-id"]
    assert re.fullmatch("[0-9a-f]{32}", id_)
    assert server.logs(id_)


def test_pictures_are_cached_and_nothing_about_anybody_is(proxy: Nginx) -> None:
    with browser(proxy) as http:
        version = http.get("/api/art").json()["version"]
        picture = f"/api/art/{version}/day/sprite.svg"
        answers = [http.get(picture) for _ in range(2)]
        assert [answer.headers["x-cache"] for answer in answers] == ["MISS", "HIT"]
        assert answers[0].text == answers[1].text
        assert "immutable" in answers[1].headers["cache-control"]
        assert "x-cache" not in http.get("/api/tables").headers


def test_metrics_are_for_nobody_outside_and_plain_http_leads_to_tls(proxy: Nginx) -> None:
    with browser(proxy) as http:
        assert http.get("/metrics").status_code == 404
        moved = httpx.get(f"http://127.0.0.1:{proxy.plain_port}/watch", trust_env=False)
    assert (moved.status_code, moved.headers["location"]) == (301, "https://127.0.0.1/watch")


def asked(server: Live) -> set[str]:
    """The tables about which a server was asked, by the beginnings of their ids."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return {line["table"] for line in lines if line["what"] == "request" and "table" in line}


async def close_code(proxy: Nginx, table: str) -> int:
    """The code with which a server closes a WebSocket of nobody."""
    address = f"{proxy.address.replace('https', 'wss')}/api/tables/{table}/socket"
    async with connect(address, ssl=proxy.trust, proxy=None) as socket:
        try:
            await socket.recv()
        except ConnectionClosed:
            return socket.close_code or 0
    return 0


def test_a_table_is_at_one_worker_and_at_another_if_that_one_is_killed(
    server: Live, tmp_path_factory: pytest.TempPathFactory
) -> None:
    before = asked(server)
    tables = [secrets.token_urlsafe(16) for _ in range(30)]
    paths = ("", "/story", "/record")
    folder = tmp_path_factory.mktemp("pair")
    with Live(folder) as other, Nginx(Path(folder), server.port, other.port) as proxy, browser(proxy) as http:
        for path in paths:
            for table in tables:
                assert http.get(f"/api/tables/{table}{path}").status_code == 401
        here, there = asked(server) - before, asked(other)
        assert here.isdisjoint(there)
        assert here | there == {table[:6] for table in tables}
        assert here
        assert there
        other.kill()
        for table in tables:
            assert http.get(f"/api/tables/{table}").status_code == 401
            assert asyncio.run(close_code(proxy, table)) == 4401
        assert asked(server) - before == here | there
