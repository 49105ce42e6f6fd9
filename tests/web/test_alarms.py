"""Alarms in real browsers: what may soon end the game is said, and seen on the tracks, in time."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ardri.rules.game import Game
from ardri.testing import play, position
from tests.server.helpers.live_server import Live
from tests.web.browsing import LAPTOP, PHONE
from tests.web.conftest import Come
from tests.web.playing import CONFIRM
from tests.web.positions import option, sit_at
from tests.web.tables import seated
from tests.web.watching import answers


def pretender(passed: bool = True) -> Game:
    """A's turn; B meets a condition as a Pretender, and has passed if wanted."""
    game = position(
        tiles="hills moor cove",
        clans={"hills": "A2", "moor": "B2", "cove": "A1 B1"},
        sanctuaries={"moor": 6},
        capital="hills",
        pretenders="B",
        hand={"A": "bard druid", "B": "new_clans"},
        turn="B" if passed else "A",
    )
    if passed:
        play(game, "B: pass")
    return game


def alarms(page: Page) -> list[str]:
    """The kinds of the alarms, as soon as there are any."""
    lines = page.locator("[data-panel=alarms] li")
    lines.first.wait_for()
    return [line.get_attribute("data-alarm") or "" for line in lines.all()]


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_who_would_win_now_is_said_and_seen_on_the_tracks(
    come: Come, live: Live, size: tuple[int, int]
) -> None:
    (visitor,) = sit_at(come, live, pretender(passed=False), size=size)
    page = visitor.page
    assert alarms(page) == ["win"]
    expect(page.locator("[data-alarm=win]")).to_contain_text("If the Season ended now: Brigid wins")
    expect(page.locator("aside.seats .seat.winning")).to_have_attribute("data-own", "B")
    expect(page.locator("aside.seats [data-own=B] li.winning")).to_have_count(1)
    expect(page.get_by_role("log", name="Announcements")).to_contain_text("If the Season ended now")
    option(page, "pass").click()  # which loses nothing yet
    expect(option(page, "pass")).to_have_count(0)
    assert visitor.axe() == []


def test_a_token_that_is_taken_is_told_as_long_as_it_lies_there(come: Come, live: Live) -> None:
    game = position(
        3,
        tiles="hills moor cove",
        clans={"hills": "A2 C1", "moor": "B2", "cove": "A1 B1"},
        sanctuaries={"moor": 6, "cove": 1},
        capital="hills",
        hand={"A": "bard druid", "B": "new_clans", "C": "festival"},
        turn="B",
    )
    (a, b), table = seated(live, game, (0, 1))
    visitor = come()
    visitor.known_as(a)
    page = visitor.go(f"/table/{table}")
    page.locator("[data-question]").wait_for()
    expect(page.locator("[data-panel=alarms]")).to_have_count(0)
    answers(b, table, ["pretender"])
    assert alarms(page) == ["win"]
    expect(page.locator("aside.seats [data-own=B] .crown")).to_be_visible()


def test_a_pass_that_loses_the_game_is_asked_for_once_more(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, pretender())
    page = visitor.page
    assert alarms(page) == ["pass"]
    expect(page.locator("[data-alarm=pass]")).to_contain_text("If you pass, the Season ends: Brigid wins")
    option(page, "pass").click()
    expect(page.locator("[data-question] .what")).to_contain_text("Really pass?")
    expect(page.locator(CONFIRM)).to_have_text("Pass all the same")
    expect(page.locator("[data-do=confirm].main")).to_have_count(0)
    page.locator("[data-do=back]").click()
    expect(option(page, "pass")).to_be_visible()
    option(page, "pass").click()
    page.locator(CONFIRM).click()
    expect(page.locator("[data-panel=end]")).to_contain_text("is High King")


def test_who_does_not_want_to_be_asked_passes_at_once(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, pretender())
    page = visitor.page
    table = page.url.removeprefix(visitor.address)
    visitor.go("/settings").get_by_role("switch", name="Really pass?").uncheck()
    visitor.go(table)
    option(page, "pass").click()
    expect(page.locator("[data-panel=end]")).to_contain_text("is High King")


def test_a_last_pass_that_decides_nothing_is_told_but_not_asked_for(come: Come, live: Live) -> None:
    game = position(
        tiles="hills moor",
        clans={"hills": "A2", "moor": "B2"},
        hand={"A": "bard druid", "B": "new_clans"},
        turn="B",
    )
    play(game, "B: pass")
    (visitor,) = sit_at(come, live, game)
    page = visitor.page
    assert alarms(page) == ["pass"]
    expect(page.locator("[data-alarm=pass]")).to_have_text("If you pass, the Season ends.")
    option(page, "pass").click()
    page.locator("[data-do=draft]").wait_for()
