"""Playing through the page: what can be pressed is pressed, as a person would, by mouse or by keys."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from random import Random
from typing import Final

from playwright.sync_api import Locator

from tests.web.browsing import PATIENCE, Visitor

# What can be pressed to answer: buttons, cards, territories, sites
OFFERED: Final = ", ".join(
    [
        "[data-question] [data-option]:not([disabled])",
        "main button[data-option]:not([disabled])",
        "button[data-card].playable:not([aria-pressed=true]):visible",
        "g.territory.target:not(.chosen)",
        "g.site:not(.chosen)",
        "[data-more]:not([disabled])",
    ]
)
CONFIRM: Final = "[data-do=confirm]:not([disabled])"
DRAFT: Final = "[data-do=draft]"
BACK: Final = "[data-do=back]"
OVER: Final = "dialog[open][data-panel=end]"

READY: Final = f"{OFFERED}, {CONFIRM}, {DRAFT}, {OVER}"


def press(what: Locator, keys: bool) -> None:
    """Click something, or reach it by focus and press Enter."""
    if keys:
        what.focus()
        what.press("Enter")
    else:
        what.click()


def draft(visitor: Visitor, rng: Random, keys: bool = False) -> None:
    """Name cards in the draft, until that is an answer."""
    button = visitor.page.locator(DRAFT)
    for _ in range(4):
        if button.is_enabled():
            break
        cards = visitor.page.locator("main button[data-card]:not([aria-pressed=true])")
        press(cards.nth(rng.randrange(cards.count())), keys)
    press(button, keys)
    settle(visitor)


def answer(visitor: Visitor, rng: Random, keys: bool = False, never: Collection[str] = ()) -> bool:
    """Wait until something can be done, and do it, but never some options; False when the game is over."""
    page = visitor.page
    settle(visitor)  # what was pressed before may still change what is offered
    page.locator(READY).first.wait_for()
    if page.locator(OVER).count():
        return False
    if page.locator(DRAFT).count():
        draft(visitor, rng, keys)
    elif page.locator(CONFIRM).count() and rng.random() < 0.8:
        press(page.locator(CONFIRM), keys)
    else:
        offered = page.locator(OFFERED).all()
        if never:
            offered = [each for each in offered if each.get_attribute("data-option") not in never]
        if offered:
            press(rng.choice(offered), keys)
        elif page.locator(CONFIRM).count():
            press(page.locator(CONFIRM), keys)
    settle(visitor)
    return True


def patiently(visitor: Visitor) -> Iterator[None]:
    """Again and again, with a little rest each time, but not for ever."""
    ends = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < ends:
        yield
        visitor.page.wait_for_timeout(10)
    raise AssertionError("it does not come to that")


def settle(visitor: Visitor) -> None:
    """Wait until nothing is on its way to the server."""
    for _ in patiently(visitor):
        if not visitor.page.locator("[data-busy=true]").count():
            break


def touch(visitor: Visitor, territory: str) -> None:
    """Click a territory as soon as it can be chosen."""
    visitor.page.locator(f'g.territory.target[data-key="{territory}"]').click()
    settle(visitor)


def answer_until(done: Callable[[], bool], visitor: Visitor, rng: Random, keys: bool = False) -> None:
    """Answer whatever is asked until something is so."""
    for _ in patiently(visitor):
        if done():
            break
        answer(visitor, rng, keys)


def play(visitor: Visitor, rng: Random, most: int = 400, keys: bool = False) -> int:
    """Answer whatever is asked until the game is over; how many answers it took."""
    for number in range(most):
        if not answer(visitor, rng, keys):
            return number
    raise AssertionError(f"not over after {most} answers")
