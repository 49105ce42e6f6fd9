"""The text table in a browser: lines typed and read by somebody with a keyboard alone."""

from __future__ import annotations

import re
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page, expect

from ardri.rules.game import Game
from tests.server.helpers.live_server import Live, Person
from tests.web.browsing import LAPTOP, Visitor
from tests.web.conftest import Come
from tests.web.playing import OVER, patiently, settle
from tests.web.tables import seated

TEXT_FIRST: Final = "localStorage.getItem('ardri') ?? localStorage.setItem('ardri', '{\"text\": true}')"
OPTION: Final = ".question [data-option]"


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


def sit_by_text(come: Come, live: Live, game: Game, *seats: int, **look: object) -> list[Visitor]:
    """People who prefer text, each at a seat of a table that goes on from a position."""
    people, table = seated(live, game, seats or (0,))
    return [by_text(come, person, f"/table/{table}", **look) for person in people]  # type: ignore[arg-type]


def command(page: Page) -> Locator:
    """The field for commands."""
    return page.locator("[data-place=command]")


def type_line(visitor: Visitor, line: str) -> None:
    """Type a line into whatever has the focus, and send it."""
    expect(command(visitor.page)).to_be_focused()
    visitor.page.keyboard.type(line)
    visitor.page.keyboard.press("Enter")
    settle(visitor)


def transcript(page: Page) -> Locator:
    """What the table has said."""
    return page.locator("[role=log]").first


def said(page: Page, text: str) -> Locator:
    """A line of the transcript."""
    return transcript(page).locator("p", has_text=text)


def menu(page: Page) -> dict[int, str]:
    """The options by their numbers."""
    found = page.locator(OPTION).all_inner_texts()
    pairs = [re.match(r"(\d+)\s*(.*)", text, re.DOTALL) for text in found]
    return {int(pair[1]): pair[2] for pair in pairs if pair}


def play_by_text(visitor: Visitor, rng: Random, most: int = 600) -> int:
    """Type the number of some option again and again until the game is over; how many lines it took."""
    page = visitor.page
    for typed in range(most):
        for _ in patiently(visitor):
            settle(visitor)
            if page.locator(OVER).count() or page.locator(f"{OPTION}:not([disabled])").count():
                break
        if page.locator(OVER).count():
            return typed
        keys = page.locator(OPTION).evaluate_all("(all) => all.map((each) => each.dataset.option)")
        numbers = list(menu(page))
        forward = [n for n, key in zip(numbers, keys, strict=True) if key not in ("do:back", "do:change")]
        if not forward:  # it waits for others
            continue
        confirm = [n for n, key in zip(numbers, keys, strict=True) if key == "do:confirm"]
        type_line(visitor, str(confirm[0] if confirm and rng.random() < 0.6 else rng.choice(forward)))
    raise AssertionError(f"not over after {most} lines")
