"""A real server and a real browser for each test that asks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.helpers.live_server import Live
from tests.web.browsing import CHROMIUM, LAPTOP, PATIENCE, Visitor

Come = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, without a window.

    As long as it runs, so does the event loop of Playwright in this thread, in which no other can begin: so
    it ends with each module, and tests that come after may call `asyncio.run`.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server of its own for each module."""
    with Live(tmp_path_factory.mktemp("live")) as server:
        yield server


@pytest.fixture
def come(chromium: Browser, live: Live) -> Iterator[Come]:
    """Lets somebody come; at the end nothing must have gone wrong in any of their browsers."""
    came: list[Visitor] = []

    def one(
        size: tuple[int, int] = LAPTOP,
        language: str = "en-GB",
        dark: bool = False,
        at: Live = live,
        speed: str = "instant",
        motion: bool = False,
    ) -> Visitor:
        came.append(Visitor(chromium, at.address, size, language, dark, speed, motion))
        return came[-1]

    yield one
    for visitor in came:
        visitor.leave()
    assert [wrong for visitor in came for wrong in visitor.wrong] == []
