"""The expansion in the browser: modules chosen at a new table, and what each of them shows and asks."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.testing import position
from tests.server.helpers.live_server import Live
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Come
from tests.web.playing import CONFIRM, OVER, READY, play, press, settle, touch
from tests.web.tables import seated

EVERYTHING: Final = "base+king+seasons+festivals+fifth+sea"
SKIP: Final = "[data-do=skip-lessons]"
CHOSEN: Final = ("We want a King!", "Sacred Festivals", "Sea travel")


def summer() -> Game:
    """A Season of three in summer, after the King tile was turned; two harbours are apart."""
    return position(
        3,
        edition="base+king+festivals+sea",
        tiles="hills plains cove moor isle_of_joy",
        clans={"hills": "A3 B1", "cove": "A1 C2", "moor": "B2"},
        capital="hills",
        hand={"A": "bard migration new_clans", "B": "druid citadel", "C": "festival"},
        turn="A",
        markers={"king": "need", "season": "summer", "harbours": ["cove", "hills", "isle_of_joy"]},
    )


def come_to(come: Come, live: Live, game: Game, size: tuple[int, int] = LAPTOP) -> Visitor:
    """Somebody on seat A of a table that goes on from a position, who has read what is new."""
    (person,), table = seated(live, game, edition=game.state.edition.name)
    visitor = come(size=size)
    visitor.known_as(person)
    visitor.go(f"/table/{table}")
    visitor.page.locator(SKIP).click()
    visitor.page.locator(READY).first.wait_for()
    return visitor


def switch(page: Page, name: str) -> None:
    """Switch a module on."""
    page.get_by_role("switch", name=re.compile(f"^{re.escape(name)}")).check()


def test_modules_are_chosen_with_what_they_need(come: Come) -> None:
    visitor = come()
    page = visitor.go("/new")
    wheel = page.get_by_role("switch", name=re.compile("^The wheel of the year"))
    fifth = page.get_by_role("switch", name=re.compile("^The fifth player"))
    switch(page, "Sacred Festivals")
    expect(wheel).to_be_checked()
    wheel.uncheck()
    expect(page.get_by_role("switch", name=re.compile("^Sacred Festivals"))).not_to_be_checked()
    expect(fifth).to_be_disabled()
    expect(fifth).not_to_be_checked()
    page.get_by_role("radio", name="5 players").check()
    expect(fifth).to_be_checked()
    expect(page.locator("form select")).to_have_count(5)
    page.get_by_role("radio", name="4 players").check()
    expect(fifth).not_to_be_checked()
    assert visitor.axe() == []


def test_lobby_and_lists_name_the_modules(come: Come) -> None:
    visitor = come()
    page = visitor.go("/new")
    switch(page, "We want a King!")
    switch(page, "Sea travel")
    visitor.find("button", "Open the table").click()
    page.wait_for_url("**/table/*")
    agreed = page.locator("dl")
    expect(agreed).to_contain_text("We want a King!")
    expect(agreed).to_contain_text("Sea travel")
    visitor.go("/games")
    expect(page.locator("main li.panel")).to_contain_text("Sea travel")


def test_what_is_new_is_told_once(come: Come, live: Live) -> None:
    (person,), table = seated(live, summer(), edition=summer().state.edition.name)
    visitor = come()
    visitor.known_as(person)
    page = visitor.go(f"/table/{table}")
    for module in ("king", "seasons", "festivals", "sea"):
        expect(page.locator(f"[data-lesson={module}]")).to_be_visible()
        page.locator("dialog[open] .button.main").click()
    expect(page.locator("[data-lesson]")).to_have_count(0)
    visitor.go(f"/table/{table}")
    page.locator(READY).first.wait_for()
    expect(page.locator("[data-lesson]")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_markers_are_shown_and_explained(come: Come, live: Live, size: tuple[int, int]) -> None:
    visitor = come_to(come, live, summer(), size)
    page = visitor.page
    expect(page.locator('g.territory[data-key="cove"]')).to_have_attribute(
        "aria-label", re.compile("harbour")
    )
    expect(page.locator("use[data-marker=harbours]")).to_have_count(3)
    expect(page.locator("[data-panel=alarms]")).to_contain_text("We need a King!")
    wheel = page.locator("[data-marker=season]:visible")
    expect(wheel).to_have_attribute("data-state", "summer")
    wheel.click()
    expect(page.locator(".notices")).to_contain_text("Each Assembly ends with the festival")
    assert visitor.axe() == []


@pytest.mark.parametrize("keys", [False, True])
def test_a_turn_at_beltane_is_taken(come: Come, live: Live, keys: bool) -> None:
    visitor = come_to(come, live, summer())
    page = visitor.page
    press(page.locator("[data-option=beltane]"), keys)
    settle(visitor)
    for choice in (
        '.hand button[data-card="bard"].playable',
        'g.territory.target[data-key="hills"]',
        'g.territory.target[data-key="plains"]',
        "[data-option='count:3']",
    ):
        press(page.locator(choice), keys)
        settle(visitor)
        press(page.locator(CONFIRM), keys)
        settle(visitor)
    expect(page.locator('g.territory[data-key="plains"]')).to_have_attribute(
        "aria-label", re.compile("3 clans")
    )


def test_a_movement_by_sea_is_an_arrow_over_the_water(come: Come, live: Live) -> None:
    visitor = come_to(come, live, summer())
    page = visitor.page
    page.locator('.hand button[data-card="migration"].playable').click()
    settle(visitor)
    touch(visitor, "hills")
    touch(visitor, "isle_of_joy")
    expect(page.locator("path[data-way=sea]")).to_have_count(1)
    touch(visitor, "plains")
    expect(page.locator("path[data-way=land]")).to_have_count(1)


def test_cards_and_chapters_of_modules_are_read(come: Come) -> None:
    visitor = come()
    page = visitor.go("/cards")
    page.get_by_role("button", name="The fifth player").click()
    expect(page.locator("a [data-card]")).to_have_count(4)
    expect(page.locator('[data-card="coalition"] .reading')).to_contain_text("E3")
    page.get_by_role("button", name="Sea travel").click()
    page.locator("a[href$='/cards/haven']").click()
    expect(page.get_by_text("It has no Advantage card here")).to_be_visible()
    visitor.go("/cards/fili")
    expect(page.locator("h1")).to_have_text("Fili")
    expect(page.locator("dd[lang=pl]")).to_have_text("Fili")
    visitor.go("/rules/sea")
    expect(page.locator("#chapter-sea")).to_contain_text("harbour")
    assert visitor.axe() == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (390, 844), (844, 390)])
def test_five_players_have_their_tracks_in_sight(come: Come, live: Live, size: tuple[int, int]) -> None:
    game = position(
        5,
        edition=EVERYTHING,
        tiles="hills plains cove moor swamp",
        clans={"hills": "A1 B1 C1 D1 E2", "plains": "A1 B1", "cove": "E1 D1"},
        capital="hills",
        hand={"A": "bard"},
        turn="A",
        markers={"harbours": ["cove", "hills"]},
    )
    page = come_to(come, live, game, size).page
    for seat in SEAT_NAMES:
        tracks = page.locator(f'section.seat[data-own="{seat}"] li b').last
        box = tracks.bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= size[0] - box["width"]
        assert 0 <= box["y"] <= size[1] - box["height"]
    rows = page.evaluate(
        """() => [...document.querySelectorAll("section.seat dl")].map((each) => {
            const tops = [...each.querySelectorAll("dd")].map((dd) => dd.getBoundingClientRect().top);
            return new Set(tops.map(Math.round)).size;
        })"""
    )
    assert rows == [1] * 5  # cards, Deeds and reserve of ten clans stand in one line
    over = page.evaluate(
        """() => [...document.querySelectorAll("section.seat dl")].filter(
            (each) => each.scrollWidth > each.clientWidth + 1
        ).length"""
    )
    assert over == 0


def five_from_the_form(come: Come, size: tuple[int, int] = LAPTOP) -> Visitor:
    """Somebody who opens a table for five with every module and four bots, and begins."""
    visitor = come(size=size)
    page = visitor.go("/new")
    page.get_by_role("radio", name="5 players").check()
    for name in CHOSEN:
        switch(page, name)
    for at in range(1, 5):
        page.locator("form select").nth(at).select_option("easy")
    visitor.find("button", "Begin the game").click()
    page.wait_for_url("**/table/*")
    page.locator(SKIP).click()
    page.locator(READY).first.wait_for()
    return visitor


def test_a_game_of_five_with_every_module_is_begun(come: Come) -> None:
    page = five_from_the_form(come).page
    expect(page.locator("section.seat")).to_have_count(5)
    expect(page.locator("[data-marker=king]:visible")).to_have_attribute("data-state", "want")
    expect(page.locator("use[data-marker=harbours]").first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_whole_game_of_five_with_every_module(come: Come, size: tuple[int, int]) -> None:
    visitor = five_from_the_form(come, size)
    assert play(visitor, Random(7), most=2000) > 10
    end = visitor.page.locator(OVER)
    expect(end.locator("li[data-own]")).to_have_count(5)
