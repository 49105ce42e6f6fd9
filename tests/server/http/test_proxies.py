"""Names, addresses and proxies: by which name visitors come, from where, and what is believed of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.helpers import raw_sockets
from tests.server.helpers.live_server import PATIENCE, Live

PUBLIC = "play.example.org"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server everywhere, with a public name, of which its users see only the proxy."""
    options = ["--allow-host", PUBLIC, "--host", "::", "--contact", "host@example.org"]
    with Live(tmp_path_factory.mktemp("public"), test=False, options=options) as server:
        yield server
        assert server.stop() == 0


def visitor(live: Live, **headers: str) -> httpx.Client:
    """Somebody who sends these headers."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.Client(base_url=live.address, timeout=PATIENCE, trust_env=False, headers=named)


def test_whom_to_tell_of_a_weakness_is_said_as_rfc_9116_wants_it(public: Live) -> None:
    with visitor(public, Host=PUBLIC) as client:
        answer = client.get("/.well-known/security.txt")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    fields = dict(line.split(": ", 1) for line in answer.text.splitlines())
    assert fields["Contact"] == "mailto:host@example.org"
    expires = datetime.fromisoformat(fields["Expires"])
    assert timedelta(0) < expires - datetime.now(UTC) < timedelta(days=365)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        (PUBLIC, 200),
        (f"{PUBLIC}:8443", 200),
        ("localhost", 200),
        ("192.168.1.5:8420", 200),
        ("[::1]:8420", 200),
        ("evil.example", 421),
        (f"{PUBLIC}.evil.example", 421),
        ("", 421),
    ],
)
def test_a_name_that_is_not_the_servers_leads_nowhere(public: Live, host: str, status: int) -> None:
    with visitor(public, Host=host) as client:
        assert client.get("/api/art").status_code == status
        assert client.get("/healthz").status_code == 200
        if status == 421:
            assert client.post("/api/guest").json()["error"] == "wrong_host"

    async def connects() -> int:
        address = f"ws://127.0.0.1:{public.port}/api/tables/none/socket"
        try:
            async with connect(address, additional_headers={"Host": host}, proxy=None):
                return 200
        except InvalidStatus as error:
            return error.response.status_code

    if status == 421 and host:  # the library would add a name of its own
        assert asyncio.run(connects()) in (400, 421)


@pytest.mark.parametrize(
    ("headers", "origin", "granted"),
    [
        ({}, f"http://{PUBLIC}", True),
        ({}, f"https://{PUBLIC}", True),  # a proxy that does not say how it was reached
        ({"X_Forwarded_Proto": "https"}, f"https://{PUBLIC}", True),
        ({"X_Forwarded_Proto": "https"}, f"http://{PUBLIC}", False),
        ({"X_Forwarded_Proto": "https"}, f"https://{PUBLIC}:8443", False),
        ({"X_Forwarded_Proto": "https", "X_Forwarded_Port": "8443"}, f"https://{PUBLIC}:8443", True),
        ({"X_Forwarded_Proto": "https", "X_Forwarded_Port": "8443"}, f"https://{PUBLIC}", False),
        (
            {"X_Forwarded_Proto": "https", "X_Forwarded_Host": f"{PUBLIC}:8443", "Host": "localhost:8420"},
            f"https://{PUBLIC}:8443",
            True,
        ),
        ({}, "https://evil.example", False),
        ({}, f"https://{PUBLIC}.evil.example", False),
        ({}, "null", False),
        ({}, "http://[", False),
    ],
)
def test_pages_are_of_the_server_by_scheme_name_and_port(
    public: Live, headers: dict[str, str], origin: str, granted: bool
) -> None:
    with visitor(public, **{"Host": PUBLIC, "Origin": origin, **headers}) as client:
        assert client.post("/api/guest").status_code == (200 if granted else 403)


def test_who_came_by_https_is_told_to_stay_with_it(public: Live) -> None:
    with visitor(public, Host=PUBLIC, X_Forwarded_Proto="https") as client:
        answer = client.post("/api/guest")
        assert "max-age=31536000" in answer.headers["strict-transport-security"]
        assert "Secure" in answer.headers["set-cookie"]
    with visitor(public, Host=PUBLIC) as client:
        answer = client.post("/api/guest")
        assert "strict-transport-security" not in answer.headers
        assert "Secure" not in answer.headers["set-cookie"]


@pytest.mark.parametrize("source", ["127.0.0.1", "[::1]"])
def test_a_server_everywhere_is_reached_and_believes_its_proxy_by_both_protocols(
    public: Live, source: str
) -> None:
    address = f"http://{source}:{public.port}"
    with httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as client:
        assert client.get("/api/art").status_code == 200
        assert "ardri_connections" in client.get("/metrics").text
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
        assert "Secure" in client.post("/api/guest", headers=forwarded).headers["set-cookie"]


@pytest.mark.parametrize(
    "headers",
    [
        {"X_Forwarded_For": "192.0.2.1"},
        {"X_Forwarded_For": "127.0.0.1"},
        {"X_Forwarded_Proto": "https"},
        {"X_Real_IP": "192.0.2.1"},
        {"Via": "1.1 proxy"},
        {"Host": PUBLIC},  # a proxy that says nothing of itself at all
    ],
)
def test_numbers_are_not_for_who_comes_through_a_proxy(public: Live, headers: dict[str, str]) -> None:
    with visitor(public, **headers) as client:
        assert client.get("/metrics").status_code == 404


def test_nonsense_that_is_sent_again_and_again_is_logged_seldom(public: Live) -> None:
    before = public.log.stat().st_size
    for _ in range(300):
        with raw_sockets.dial(public) as line:
            line.sendall(b"nonsense\r\n\r\n")
            assert b" 400 " in line.recv(4096)
    lines = public.log.read_bytes()[before:].decode().splitlines()
    warned = [line for line in lines if json.loads(line)["what"].startswith("Invalid")]
    assert 0 < len(warned) <= 30
