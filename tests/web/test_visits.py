"""First visits: few requests, kept for good, and never refused to a home with many browsers."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.server.helpers.live_server import PATIENCE, Live
from tests.web.browsing import Visitor

FEW = 20
VISITS = 200

Asked = list[tuple[str, str]]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server with the limits that people meet."""
    with Live(tmp_path_factory.mktemp("strict"), test=False) as server:
        yield server


@pytest.fixture(scope="module")
def asked(strict: Live, chromium: Browser) -> Asked:
    """The requests of a browser that has never been here."""
    found: Asked = []
    visitor = Visitor(chromium, strict.address)
    try:
        visitor.page.on(
            "request", lambda request: found.append((request.method, request.url[len(strict.address) :]))
        )
        visitor.go("/")
        expect(visitor.page.locator("h1")).to_be_visible()
        visitor.page.wait_for_load_state("networkidle")
    finally:
        visitor.leave()
    assert visitor.wrong == []
    return found


def test_a_first_visit_asks_for_little(asked: Asked) -> None:
    assert len(asked) <= FEW, asked


def test_what_a_browser_may_keep_it_keeps_for_good_and_gets_compressed(strict: Live, asked: Asked) -> None:
    assets = [path for _, path in asked if path.startswith("/assets/")]
    texts = [path for path in assets if not path.endswith(".woff2")]
    with httpx.Client(base_url=strict.address, timeout=PATIENCE, trust_env=False) as client:
        for path in assets:
            assert "immutable" in client.get(path).headers["cache-control"]
        for path in texts:
            plain = client.get(path, headers={"accept-encoding": "identity"})
            zipped = client.get(path, headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in plain.headers
            assert zipped.headers["content-encoding"] == "gzip"
            assert zipped.content == plain.content
            brotli = client.get(path, headers={"accept-encoding": "gzip, br"})
            assert brotli.headers["content-encoding"] == "br"
            sizes = [int(answer.headers["content-length"]) for answer in (brotli, zipped, plain)]
            assert sizes == sorted(sizes)
            assert client.get(f"{path}.br").status_code == 404
    assert texts


def test_two_hundred_browsers_of_one_home_come_for_the_first_time(strict: Live, asked: Asked) -> None:
    statuses = {}
    for number in range(VISITS):
        with httpx.Client(base_url=strict.address, timeout=PATIENCE, trust_env=False) as client:
            for method, path in [*asked, ("POST", "/api/guest"), ("GET", "/api/me/tables")]:
                answer = client.request(method, path, json={} if method == "POST" else None)
                statuses[answer.status_code] = (number, path)
    assert set(statuses) == {200}, statuses
