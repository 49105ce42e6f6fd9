"""The table in real browsers: plans, clashes, reactions, lost connections."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from ardri.testing import position
from tests.server.helpers.live_server import BOT, PERSON, Live, Person
from tests.web.browsing import PHONE
from tests.web.conftest import Come
from tests.web.network import Network
from tests.web.playing import CONFIRM, DRAFT, OVER, answer, draft, patiently, settle
from tests.web.positions import conquest, land, lay, migration, option, play_card, sit_at, story, text_with
from tests.web.tables import begun, seated

# Plans and taking back


def test_a_plan_is_laid_changed_and_confirmed(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration())
    page = visitor.page
    lay(visitor, "migration", "hills", "plains", "plains")
    expect(page.locator("[data-less=plains]")).to_be_enabled()
    page.locator("[data-less=plains]").click()
    page.locator(CONFIRM).click()
    expect(land(page, "plains")).to_have_attribute("aria-label", text_with("1 clan"))
    expect(land(page, "hills")).to_have_attribute("aria-label", text_with("3 clans"))


@pytest.mark.slow
def test_a_plan_can_be_left_before_it_is_confirmed(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration())
    page = visitor.page
    lay(visitor, "migration", "hills", "plains")
    for _ in range(3):
        if page.locator("[data-do=back]").count():
            page.locator("[data-do=back]").click()
    expect(option(page, "pass")).to_be_visible()
    expect(land(page, "hills")).to_have_attribute("aria-label", text_with("4 clans"))


def test_what_was_picked_is_taken_back_step_by_step(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration())
    page = visitor.page
    undo = page.locator("[data-do=undo]")
    expect(undo).to_be_disabled()
    lay(visitor, "migration", "hills", "plains")
    for _ in range(3):
        undo.click()
    expect(option(page, "pass")).to_be_visible()
    expect(undo).to_be_disabled()


@pytest.mark.slow
def test_an_answer_of_the_draft_is_taken_back(come: Come, live: Live) -> None:
    a, _ = sit_at(come, live, position(clans={"hills": "A1 B1"}, windows="sealed"), 0, 1)
    a.page.locator(DRAFT).wait_for()
    draft(a, Random(1))
    a.page.locator("[data-do=undo]").click()
    expect(a.page.locator(DRAFT)).to_be_visible()


def test_a_finger_on_a_card_that_cannot_be_played_shows_it_large_and_why_not(come: Come, live: Live) -> None:
    game = position(clans={"hills": "A1 B1"}, hand={"A": "geis migration"}, turn="A")
    (visitor,) = sit_at(come, live, game, size=PHONE)
    visitor.page.locator('.hand [data-card="geis"]').tap(force=True)
    expect(visitor.page.locator("#card-preview")).to_contain_text("played at another moment")


@pytest.mark.slow
def test_a_hint_marks_a_territory_on_the_map(come: Come, live: Live) -> None:
    person = Person(live)
    table = person.open([PERSON, BOT], seed="a hint")
    begun([person], table, (0,))
    visitor = come()
    visitor.known_as(person)
    page = visitor.go(f"/table/{table}")
    page.locator("g.territory.target").first.wait_for()
    page.locator("body").press("h")
    hinted = page.locator('g.territory.target[aria-label*="A bot would choose this"]')
    expect(hinted).to_have_count(1)
    expect(page.locator(".pieces .lamp")).to_have_count(1)


# Clashes, with two browsers


def test_two_people_draft_each_in_their_own_browser(come: Come, live: Live) -> None:
    one, other = Person(live), Person(live)
    table = one.open([PERSON, PERSON], edition="discovery")
    begun([one, other], table, (0, 1))
    visitors = [come(), come()]
    for visitor, person in zip(visitors, (one, other), strict=True):
        visitor.known_as(person)
        visitor.go(f"/table/{table}")
    rng = Random(5)
    for _ in patiently(visitors[0]):
        if all(story(visitor.page, "the Season begins").count() for visitor in visitors):
            break
        for visitor in visitors:
            if visitor.page.locator(DRAFT).count():
                draft(visitor, rng)
            elif visitor.page.locator("g.territory.target").count():
                answer(visitor, rng)
    for visitor in visitors:
        expect(visitor.page.locator(".hand button[data-card]").nth(3)).to_be_visible()


def test_a_clash_ends_by_truce_and_everybody_sees_it(come: Come, live: Live) -> None:
    a, b = sit_at(come, live, conquest(), 0, 1)
    lay(a, "conquest", "plains", "hills")
    a.page.locator(CONFIRM).click()
    option(b.page, "decline").click()  # B could play Geis
    for visitor in (a, b):
        expect(visitor.page.locator("[data-panel=clash]")).to_be_visible()
    b.page.locator("[data-do=signal]").check()
    expect(a.page.get_by_title("would agree to a truce").first).to_be_visible()
    b.page.locator("[data-question=shelter] [data-option=decline]").click()
    option(a.page, "truce").click()
    option(b.page, "agree").click()
    for visitor in (a, b):
        expect(visitor.page.locator("[data-panel=clash]")).to_have_count(0)
        expect(story(visitor.page, "agrees to the truce").first).to_be_visible()


def test_geis_stops_a_card_in_secret_and_then_all_is_told(come: Come, live: Live) -> None:
    a, b = sit_at(come, live, conquest("sealed"), 0, 1)
    play_card(a.page, "bard")
    a.page.locator(CONFIRM).click()
    option(b.page, "card:geis").click()
    b.page.locator(CONFIRM).click()
    for visitor in (a, b):
        expect(story(visitor.page, "Geis").first).to_be_visible()


def test_a_win_is_told_to_both(come: Come, live: Live) -> None:
    game = position(
        clans={"hills": "A2 B1", "plains": "A2 B2", "valley": "A1 B3"},
        deeds={"A": 3},
        hand={"A": "bard", "B": "citadel"},
        pretenders="A",
        passes=1,
        turn="B",
    )
    a, b = sit_at(come, live, game, 0, 1)
    rng = Random(3)
    for _ in patiently(a):
        if all(visitor.page.locator(OVER).count() for visitor in (a, b)):
            break
        for visitor in (a, b):
            if option(visitor.page, "pass").count():
                option(visitor.page, "pass").click()
                settle(visitor)
            elif visitor.page.locator("[data-question].yours").count():
                answer(visitor, rng)
    expect(a.page.locator(OVER)).to_contain_text("you are High King")
    expect(b.page.locator(OVER)).to_contain_text("High King")


# Losing the connection


def test_a_page_loaded_again_in_a_clash_asks_the_same(come: Come, live: Live) -> None:
    a, b = sit_at(come, live, conquest(), 0, 1)
    lay(a, "conquest", "plains", "hills")
    a.page.locator(CONFIRM).click()
    option(b.page, "decline").click()
    b.page.locator("[data-panel=clash]").wait_for()
    bar = b.page.locator("[data-question].yours")
    bar.wait_for()
    asked = str(bar.get_attribute("data-question"))
    b.page.reload()
    expect(b.page.locator("[data-panel=clash]")).to_be_visible()
    expect(bar).to_have_attribute("data-question", asked)
    expect(story(b.page, "Conquest").first).to_be_visible()
    answer(b, Random(1))
    expect(b.page.locator("[data-panel=story]")).to_contain_text("Person 1")


def test_a_server_that_dies_and_comes_back_finds_its_players_again(come: Come, tmp_path: Path) -> None:
    with Live(tmp_path) as first:
        (person,), table = seated(first, migration())
        visitor = come(at=first)
        visitor.expected += ["WebSocket", "Failed to load resource"]
        visitor.known_as(person)
        page = visitor.go(f"/table/{table}")
        option(page, "pass").wait_for()
        first.kill()
        expect(page.get_by_text("Reconnecting")).to_be_visible()
        with Live(tmp_path, first.port):
            expect(page.get_by_text("Reconnecting")).to_have_count(0)
            lay(visitor, "migration", "hills", "plains")
            page.locator(CONFIRM).click()
            expect(land(page, "plains")).to_have_attribute("aria-label", text_with("1 clan"))


@pytest.mark.slow
def test_who_wakes_from_sleep_is_asked_the_same(come: Come, live: Live) -> None:
    (person,), table = seated(live, migration())
    with Network(live.port) as network:
        visitor = come()
        visitor.expected += ["WebSocket", "Failed to load resource"]  # once the network is gone
        visitor.known_as(person)
        visitor.address = network.address
        page = visitor.go(f"/table/{table}")
        land(page, "hills").wait_for()
        network.sleep()
        with page.expect_websocket():  # another one
            page.evaluate("() => dispatchEvent(new Event('online'))")  # as a laptop that is opened
        expect(page.get_by_text("Reconnecting")).to_have_count(0)
        lay(visitor, "migration", "hills", "plains")
        page.locator(CONFIRM).click()
        expect(land(page, "plains")).to_have_attribute("aria-label", text_with("1 clan"))


@pytest.mark.slow
def test_a_second_tab_follows_the_first(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration())
    tab = visitor.context.new_page()
    tab.goto(visitor.page.url)
    option(tab, "pass").wait_for()
    lay(visitor, "migration", "hills", "plains")
    visitor.page.locator(CONFIRM).click()
    expect(land(tab, "plains")).to_have_attribute("aria-label", text_with("1 clan"))


# Others


def test_spectators_see_no_hand_and_are_asked_nothing(come: Come, live: Live) -> None:
    person = Person(live)
    table = person.open([BOT, BOT], round_limit=1, edition="discovery", spectators=True)
    begun([person], table, ())
    visitor = come()
    page = visitor.go(f"/table/{table}")
    expect(page.get_by_text("You are watching").first).to_be_visible()
    expect(page.locator("[data-option], .hand button")).to_have_count(0)


@pytest.mark.slow
def test_everything_fits_a_phone(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, conquest(), size=PHONE)
    page = visitor.page
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    play_card(page, "conquest")
    expect(land(page, "plains")).to_be_visible()
