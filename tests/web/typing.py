"""The text table in a browser: lines typed and read by somebody with a keyboard alone."""

from __future__ import annotations

from random import Random
from typing import Final

from playwright.sync_api import Locator, Page, expect

from ardri.rules.game import Game
from tests.server.helpers.live_server import Live, Person
from tests.web.browsing import LAPTOP, Visitor
from tests.web.conftest import Come
from tests.web.playing import OVER, settle
from tests.web.tables import seated

TEXT_FIRST: Final = """if (location.protocol.startsWith("http")) {
    const preferred = JSON.parse(localStorage.getItem("ardri") ?? "{}");
    localStorage.setItem("ardri", JSON.stringify({ text: true, ...preferred }));
}"""
OPTION: Final = ".question [data-option]:not([disabled])"
MENU: Final = """() => Object.fromEntries(
    [...document.querySelectorAll(".question li")].map((each) => [each.firstChild.dataset.option, each.value])
)"""
IDLE: Final = ("do:back", "do:change")


def by_text(
    come: Come, person: Person, path: str, size: tuple[int, int] = LAPTOP, dark: bool = False
) -> Visitor:
    """Somebody who prefers text, on a page."""
    visitor = come(size=size, dark=dark)
    visitor.context.add_init_script(TEXT_FIRST)
    visitor.known_as(person)
    visitor.go(path)
    command(visitor.page).wait_for()
    return visitor


def sit_by_text(
    come: Come, live: Live, game: Game, *seats: int, size: tuple[int, int] = LAPTOP, dark: bool = False
) -> list[Visitor]:
    """People who prefer text, each at a seat of a table that goes on from a position."""
    people, table = seated(live, game, seats or (0,))
    return [by_text(come, person, f"/table/{table}", size, dark) for person in people]


def command(page: Page) -> Locator:
    """The field for commands."""
    return page.locator("[data-place=command]")


def type_line(visitor: Visitor, line: str) -> None:
    """Type a line into whatever has the focus, and send it."""
    expect(command(visitor.page)).to_be_focused()
    visitor.page.keyboard.type(line)
    visitor.page.keyboard.press("Enter")
    settle(visitor)


def enter(visitor: Visitor, what: Locator) -> None:
    """Go to something by the Tab key alone, and press Enter."""
    what.wait_for(state="attached")
    focused = "(each) => each === document.activeElement"
    for _ in range(60):
        if what.evaluate(focused):
            break
        visitor.page.keyboard.press("Tab")
    expect(what).to_be_focused()
    visitor.page.keyboard.press("Enter")


def transcript(page: Page) -> Locator:
    """The lines that the table has said."""
    return page.locator("[role=log]").first


def said(page: Page, text: str) -> Locator:
    """A line of the transcript."""
    return transcript(page).locator("p", has_text=text)


def menu(page: Page) -> dict[str, int]:
    """The numbers of the options, by their keys."""
    found: dict[str, int] = page.evaluate(MENU)
    return found


def play_by_text(visitor: Visitor, rng: Random, most: int = 600) -> int:
    """Type the number of some option again and again until the game is over; how many lines it took."""
    page = visitor.page
    for typed in range(most):
        page.locator(f"{OPTION}, {OVER}").first.wait_for()
        settle(visitor)
        if page.locator(OVER).count():
            return typed
        offered = [key for key in menu(page) if key not in IDLE]
        if not offered:  # it waits for others
            page.wait_for_timeout(10)
            continue
        key = "do:confirm" if "do:confirm" in offered and rng.random() < 0.6 else rng.choice(offered)
        number = menu(page).get(key)
        if number is not None:
            type_line(visitor, str(number))
    raise AssertionError(f"not over after {most} lines")
