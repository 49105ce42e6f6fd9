"""Somebody with a browser at a server."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page

from tests.server.helpers.live_server import Person

CHROMIUM: Final = shutil.which("chromium") or "chromium"
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LAPTOP: Final = (1280, 800)
PHONE: Final = (360, 740)
# How fast others' moves are shown, unless a preference has been saved
PREFERRED: Final = """if (location.protocol.startsWith("http") && !localStorage.getItem("ardri"))
    localStorage.setItem("ardri", JSON.stringify({ speed: "%s" }));"""
PATIENCE: Final = 60_000  # ms after which a test fails rather than wait on


class Visitor:
    """One browser window, and everything that went wrong in it."""

    def __init__(
        self,
        chromium: Browser,
        address: str,
        size: tuple[int, int] = LAPTOP,
        language: str = "en-GB",
        dark: bool = False,
        speed: str = "instant",
        motion: bool = False,
    ) -> None:
        self.address = address
        self.wrong: list[str] = []
        self.expected: list[str] = []  # what may go wrong, because the test makes it
        self.context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(PREFERRED % speed)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(text in message.text for text in self.expected):
            self.wrong.append(message.text)

    def go(self, path: str = "/") -> Page:
        """Open a page of the server."""
        self.page.goto(self.address + path)
        return self.page

    def find(self, role: str, name: str) -> Locator:
        """Something by what it is to those who cannot see it."""
        return self.page.locator(f'role={role}[name="{name}"i]')

    def axe(self) -> list[str]:
        """Accessibility faults of the page, by axe."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("async () => (await axe.run()).violations")
        return [f"{wrong['id']}: {node['html'][:200]}" for wrong in found for node in wrong["nodes"]]

    def known_as(self, person: Person) -> None:
        """Be somebody who has come to the server already."""
        for name, value in person.http.cookies.items():
            self.context.add_cookies([{"name": name, "value": value, "url": self.address}])

    def leave(self) -> None:
        """Close the window."""
        self.context.close()
