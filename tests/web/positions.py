"""People in their browsers at a table that goes on from a position, and what they find there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from ardri.rules.game import Game
from ardri.testing import position
from tests.server.helpers.live_server import Live
from tests.web.browsing import LAPTOP, Visitor
from tests.web.conftest import Come
from tests.web.playing import touch
from tests.web.tables import seated


def migration() -> Game:
    """A's turn, with clans to move."""
    return position(
        tiles="hills plains valley",
        clans={"hills": "A4 B1", "valley": "B2"},
        hand={"A": "migration bard", "B": "new_clans"},
        turn="A",
    )


def conquest(windows: str = "open") -> Game:
    """A's turn, with the cards for a clash with B."""
    return position(
        tiles="hills plains valley",
        clans={"hills": "A3", "plains": "B3", "valley": "A1"},
        citadels={"plains": 1},
        hand={"A": "conquest bard", "B": "geis warlord"},
        windows=windows,
        turn="A",
    )


def sit_at(come: Come, live: Live, game: Game, *seats: int, size: tuple[int, int] = LAPTOP) -> list[Visitor]:
    """People in their browsers, each at a seat of a table that goes on from a position."""
    people, table = seated(live, game, seats or (0,))
    found = []
    for person in people:
        visitor = come(size=size)
        visitor.known_as(person)
        visitor.go(f"/table/{table}")
        visitor.page.locator("[data-question]").wait_for()
        found.append(visitor)
    return found


def option(page: Page, key: str) -> Locator:
    """A button for an option."""
    return page.locator(f'[data-option="{key}"]')


def land(page: Page, name: str) -> Locator:
    """A territory on the island."""
    return page.locator(f'g.territory[data-key="{name}"]')


def play_card(page: Page, card: str) -> None:
    """Take a card of the hand."""
    page.locator(f'.hand button[data-card="{card}"].playable').click()


def lay(visitor: Visitor, card: str, *territories: str) -> None:
    """Take a card of the hand and touch territories, one after another."""
    play_card(visitor.page, card)
    for territory in territories:
        touch(visitor, territory)


def story(page: Page, text: str) -> Locator:
    """A line of the story."""
    return page.locator("[data-panel=story]").get_by_text(text)


def text_with(text: str) -> re.Pattern[str]:
    """Any text that has these words in it."""
    return re.compile(rf"\b{re.escape(text)}\b")
