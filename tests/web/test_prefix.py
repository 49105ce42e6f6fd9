"""A server under a path of a site, behind a proxy that keeps the path or takes it off."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.helpers.live_server import BOT, PERSON, Live, Person
from tests.web.browsing import Visitor

ROOT = "/games/ardri"


@pytest.fixture(scope="module")
def prefixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that is told under which path it is."""
    with Live(tmp_path_factory.mktemp("prefixed"), options=["--prefix", ROOT]) as server:
        yield server


def test_pages_assets_drawings_links_cookies_and_tables_are_under_the_path(
    prefixed: Live, chromium: Browser
) -> None:
    visitor = Visitor(chromium, prefixed.address)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url[len(prefixed.address) :]))
    sockets: list[str] = []
    visitor.page.on("websocket", lambda socket: sockets.append(socket.url))
    try:
        page = visitor.go(f"{ROOT}/")
        expect(page.locator("h1")).to_be_visible()
        page.locator("a.way").first.click()
        expect(page).to_have_url(f"{prefixed.address}{ROOT}/learn")
        page.reload()
        expect(page.locator("main")).to_be_visible()
        host = Person(prefixed, come=False)
        host.http.base_url = f"{prefixed.address}{ROOT}"
        host.post("/api/guest")
        table = host.open([PERSON, BOT], visibility="link")
        visitor.go(f"{ROOT}/table/{table}")
        expect(visitor.find("button", "Sit here").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert {cookie["path"] for cookie in visitor.context.cookies()} == {f"{ROOT}/"}
    finally:
        visitor.leave()
    assert visitor.wrong == []
    assert [path for path in asked if not path.startswith(ROOT)] == []
    assert sockets
    assert all(f"{ROOT}/api/tables/" in address for address in sockets)


def test_a_proxy_may_take_the_path_off(prefixed: Live) -> None:
    guest = Person(prefixed)
    assert guest.get("/api/art") == guest.get(f"{ROOT}/api/art")
    page = guest.http.get("/new").text
    assert f'name="root" content="{ROOT}/"' in page
    assert f'src="{ROOT}/assets/' in page
    assert guest.http.get(ROOT).text == page
    assert guest.http.get(f"{ROOT}elsewhere", headers={"accept": "text/plain"}).status_code == 404
