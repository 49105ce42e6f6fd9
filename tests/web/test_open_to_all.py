"""Open to everybody: what comes over a page or beside the game has no fault that axe finds, day and night."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.helpers.live_server import BOT, PERSON, Live, Person
from tests.web.browsing import Visitor
from tests.web.conftest import Come
from tests.web.positions import option
from tests.web.tables import seated
from tests.web.test_alarms import alarms, pretender
from tests.web.test_screens import looks
from tests.web.watching import MIGRATION, NEW_CLANS, answers, migration_of_b

LOOKS = pytest.mark.parametrize(("size", "dark"), looks())


class Faults:
    """What axe finds on one screen after another."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self.found: list[str] = []

    def look(self, screen: str) -> None:
        """Look at what is shown now."""
        self.found += [f"{screen}: {fault}" for fault in self._visitor.axe()]


@LOOKS
def test_before_a_game(come: Come, live: Live, size: tuple[int, int], dark: bool) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON, BOT], absence=600_000)
    visitor = come(size=size, dark=dark)
    faults = Faults(visitor)
    page = visitor.go("/")
    visitor.find("button", "Play now").click()
    page.get_by_role("dialog", name="How one wins").wait_for()
    faults.look("welcome")
    visitor.known_as(host)
    visitor.go(f"/table/{table}")
    page.locator("[data-do=close]").click()
    page.get_by_role("dialog", name="Close the table").wait_for()
    faults.look("closing")
    visitor.go("/puzzles")
    page.get_by_role("link", name="Begin").wait_for()
    faults.look("puzzles")
    visitor.go("/puzzles/one_sanctuary_short")
    page.locator("[data-do=draft]").wait_for()
    faults.look("puzzle")
    page.locator('main button[data-card="bard"]').click()
    page.locator("[data-do=draft]").click()
    expect(page.locator("[data-panel=verdict]")).to_have_attribute("data-verdict", "wrong")
    faults.look("verdict")
    assert faults.found == []


@LOOKS
def test_in_a_game(come: Come, live: Live, size: tuple[int, int], dark: bool) -> None:
    (a, b), table = seated(live, migration_of_b(), (0, 1), absence=1)
    (c,), late = seated(live, pretender())
    visitor = come(size=size, dark=dark, speed="slow")
    faults = Faults(visitor)
    visitor.known_as(a)
    page = visitor.go(f"/table/{table}")
    page.locator("[data-question]").wait_for()
    answers(b, table, NEW_CLANS)
    page.locator(".stage .caption").wait_for()
    faults.look("stage")
    option(page, "pass").click()
    answers(b, table, MIGRATION)
    expect(option(page, "pass")).to_be_visible()
    page.reload()
    page.locator("[data-panel=recap]").wait_for()
    faults.look("recap")
    page.locator("[data-do=menu]").click()
    page.get_by_role("dialog").locator('[data-gone="B"]').wait_for()
    faults.look("menu, and who is gone")
    page.keyboard.press("Escape")
    page.locator("main.island").press("?")
    page.get_by_role("dialog", name="Rules and icons").wait_for()
    faults.look("aid")
    visitor.known_as(c)
    visitor.go(f"/table/{late}")
    assert alarms(page) == ["pass"]
    faults.look("alarm")
    option(page, "pass").click()
    page.locator("[data-do=back]").wait_for()
    faults.look("really pass")
    assert faults.found == []
