"""Who is there: two people in two browsers, of whom one goes, is replaced by a bot, and comes back."""

from __future__ import annotations

from playwright.sync_api import expect

from ardri.rules.game import Game
from ardri.testing import position
from tests.server.helpers.live_server import Live, Person
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Come
from tests.web.positions import option
from tests.web.tables import seated
from tests.web.typing import by_text, menu, said, type_line


def waiting_for_b() -> Game:
    """B's turn, with more cards than one."""
    return position(
        tiles="hills plains valley",
        clans={"hills": "A2 B1", "plains": "B2"},
        hand={"A": "bard druid", "B": "new_clans sanctuary warlord"},
        turn="B",
    )


def at_table(come: Come, person: Person, table: str, size: tuple[int, int] = LAPTOP) -> Visitor:
    """Somebody in their browser at a table."""
    visitor = come(size=size)
    visitor.known_as(person)
    visitor.go(f"/table/{table}")
    visitor.page.locator("[data-question]").wait_for()
    return visitor


def test_who_goes_is_reminded_replaced_and_takes_the_seat_again(come: Come, live: Live) -> None:
    people, table = seated(live, waiting_for_b(), (0, 1), absence=1)
    a, b = (at_table(come, person, table) for person in people)
    page = a.page
    gone = page.locator('.absent [data-gone="B"]')
    panel = page.locator('[data-own="B"]').first
    expect(gone).to_have_count(0)
    b.leave()
    expect(gone).to_contain_text("offline, 1 min")
    expect(panel).to_contain_text("offline")
    assert a.axe() == []
    gone.locator("[data-do=nudge]").click()
    expect(page.get_by_text("Person 1 is reminded that the game waits.")).to_be_visible()
    gone.locator("[data-do=relieve]").click()
    expect(gone).to_have_count(0)
    expect(panel).to_contain_text("away: a bot plays")
    expect(page.locator("[data-question=turn].yours")).to_be_visible()  # the bot has played
    back = at_table(come, people[1], table, PHONE)
    expect(back.page.get_by_text("Person 0 reminds you")).to_be_visible()
    assert back.axe() == []
    back.find("button", "Play yourself again").click()
    expect(page.get_by_text("Person 1 is back")).to_be_visible()
    expect(panel).not_to_contain_text("away")
    option(page, "pass").click()
    expect(back.page.locator("[data-question=turn].yours")).to_be_visible()


def test_by_text_too_one_knows_who_is_there_and_comes_back(come: Come, live: Live) -> None:
    people, table = seated(live, waiting_for_b(), (0, 1), absence=1)
    a, b = (by_text(come, person, f"/table/{table}") for person in people)
    page = a.page
    players = page.locator("[data-section=players]")
    b.leave()
    expect(players).to_contain_text("Person 1, offline")
    page.locator("[data-do=menu]").click()
    gone = page.get_by_role("dialog").locator('[data-gone="B"]')
    gone.locator("[data-do=nudge]").press("Enter")
    gone.locator("[data-do=relieve]").press("Enter")
    expect(players).to_contain_text("Person 1, away: a bot plays")
    page.keyboard.press("Escape")
    back = by_text(come, people[1], f"/table/{table}")
    expect(back.page.get_by_text("Person 0 reminds you")).to_be_visible()
    assert menu(back.page) == {"do:return": 1}
    type_line(back, "1")
    expect(players).to_contain_text("Person 1 Leadership")
    type_line(back, "say Here I am")
    expect(said(page, "Person 1 says: Here I am")).to_be_visible()
