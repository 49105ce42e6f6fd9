"""Everybody in their own way: at once, with hints, without being asked, in any language, with many cards."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from ardri.rules.box.base_box import EPIC_KEYS
from ardri.rules.game import Game
from ardri.testing import position
from ardri.texts.catalogues import texts
from tests.server.helpers.live_server import Live
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Come
from tests.web.playing import CONFIRM, settle, touch
from tests.web.positions import land, lay, migration, option, sit_at, story, text_with

pytestmark = pytest.mark.slow

SMALL: Final = (1024, 768)
ON_TOP: Final = """(card) => {
    const { left, width, top, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
CORNER: Final = "(card) => [card.getBoundingClientRect().left, card.getBoundingClientRect().top]"


def attack() -> Game:
    """A's turn, in which B is asked about Geis twice: at Conquest and, in the clash, at the Bard."""
    return position(
        tiles="hills plains valley",
        clans={"hills": "A3", "plains": "B3", "valley": "A2"},
        hand={"A": "conquest bard new_clans", "B": "geis citadel sanctuary"},
        turn="A",
    )


def conquer(a: Visitor) -> None:
    """A begins the clash."""
    lay(a, "conquest", "plains", "hills")
    a.page.locator(CONFIRM).click()


def sing(a: Visitor, b: Visitor) -> None:
    """A attacks, and plays the Bard afterwards."""
    option(a.page, "attack:B").click()
    option(b.page, "remove").click()
    option(a.page, "card:bard").click()
    a.page.locator(CONFIRM).click()


def make_peace(a: Visitor, b: Visitor) -> None:
    """The clash ends, and with it A's turn; then it is A's again."""
    option(b.page, "truce").click()
    option(a.page, "agree").click()
    option(b.page, "pass").click()


def place_clans(a: Visitor) -> None:
    """A plays another card."""
    lay(a, "new_clans", "hills", "hills")
    a.page.locator(CONFIRM).click()


# Confirming, hints


def test_who_does_not_want_to_confirm_chooses_at_once(come: Come, live: Live) -> None:
    game = position(
        clans={"hills": "A2 B1", "plains": "A1"}, hand={"A": "citadel bard", "B": "druid"}, turn="A"
    )
    (visitor,) = sit_at(come, live, game)
    page = visitor.page
    table = page.url.removeprefix(visitor.address)
    visitor.go("/settings").get_by_role("switch", name="Confirm plans").uncheck()
    visitor.go(table)
    lay(visitor, "citadel", "hills")
    expect(land(page, "hills")).to_have_attribute("aria-label", text_with("Citadel"))
    expect(story(page, "Citadel").first).to_be_visible()


def test_a_hint_says_what_and_why_and_can_be_followed(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration())
    page = visitor.page
    page.locator("[data-do=hint]").click()
    hint = page.locator(".advice li").first
    expect(hint).to_have_text(re.compile(r"\w \w"))
    for line in page.locator(".advice li").all_inner_texts():
        assert not re.search(r"[.!?]\S", line)  # a space between sentences
    assert visitor.axe() == []
    hint.get_by_role("button").click()
    settle(visitor)
    expect(page.locator(".advice")).to_have_count(0)


def test_hints_lead_through_all_questions_of_a_card(come: Come, live: Live) -> None:
    game = position(
        tiles="cove hills moor valley",
        clans={"cove": "A3", "hills": "A2 B1", "moor": "B1", "valley": "A1"},
        hand={"A": "migration", "B": "new_clans"},
        turn="A",
    )
    (visitor,) = sit_at(come, live, game)
    page = visitor.page
    page.locator('.hand button[data-card="migration"]').click()
    expect(page.locator("[data-question]")).to_have_attribute("data-question", "from")
    page.locator("[data-do=hint]").click()
    first = page.locator(".advice .hint").first
    expect(first).to_contain_text("From")
    first.click()
    expect(page.locator("[data-question]")).to_have_attribute("data-question", "to")
    expect(page.locator(".advice .hint").first).to_contain_text("To")
    assert visitor.axe() == []
    page.locator(".advice .hint").first.click()
    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator(CONFIRM)).to_be_enabled()
    expect(page.locator("[data-arrow]")).to_have_count(1)


def test_letters_take_back_and_confirm_as_buttons_do(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration())
    page = visitor.page
    lay(visitor, "migration", "hills", "plains")
    page.keyboard.press("u")
    expect(page.locator(CONFIRM)).to_have_count(0)
    touch(visitor, "plains")
    page.keyboard.press("c")
    expect(land(page, "plains")).to_have_attribute("aria-label", text_with("1 clan"))


# Not to be asked


def test_who_need_not_be_asked_again_this_turn_is_asked_in_the_next(come: Come, live: Live) -> None:
    a, b = sit_at(come, live, attack(), 0, 1)
    conquer(a)
    b.page.locator("[data-do=not_again]").click()
    b.page.locator("[data-panel=clash]").wait_for()
    b.page.reload()
    sing(a, b)
    expect(option(b.page, "truce")).to_be_visible()
    make_peace(a, b)
    place_clans(a)
    expect(option(b.page, "card:geis")).to_be_visible()


def test_a_standing_order_is_given_where_one_is_asked_and_obeyed(come: Come, live: Live) -> None:
    a, b = sit_at(come, live, attack(), 0, 1)
    conquer(a)
    b.page.locator("[data-do=orders]").click()
    assert b.axe() == []
    order(b.page, "never").click()
    sing(a, b)
    expect(option(b.page, "truce")).to_be_visible()
    make_peace(a, b)
    place_clans(a)
    expect(option(b.page, "pass")).to_be_visible()
    b.page.locator("[data-do=menu]").click()
    expect(order(b.page, "never")).to_have_attribute("aria-pressed", "true")


def order(page: Page, wish: str) -> Locator:
    """The standing order for Geis."""
    return page.get_by_role("group", name="Order for Geis").locator(f"[data-order={wish}]")


# Languages


def test_the_language_changes_in_the_middle_of_a_plan(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration())
    page = visitor.page
    expect(page.locator("[data-question]")).to_contain_text(texts("en").say("question-turn"))
    lay(visitor, "migration", "hills", "plains")
    for language, name in (("fr", "Français"), ("pl", "Polski")):
        page.locator("header .tools .face").first.click()
        page.get_by_role("button", name=name).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        heard = texts(language)
        expect(page.locator(".hand button[data-card=bard]")).to_contain_text(heard.say("card-bard"))
        expect(page.locator(CONFIRM)).to_have_text(heard.say("web_table-confirm"))
    page.locator(CONFIRM).click()
    expect(story(page, texts("pl").say("card-migration")).first).to_be_visible()


# A full hand


def many_cards(come: Come, live: Live, size: tuple[int, int]) -> tuple[Visitor, list[Locator]]:
    """A's turn, with eighteen cards."""
    hand = ["bard", "migration", "citadel", "sanctuary", *EPIC_KEYS[:14]]
    game = position(clans={"hills": "A2 B1"}, hand={"A": hand, "B": "druid"}, turn="A")
    (visitor,) = sit_at(come, live, game, size=size)
    cards = visitor.page.locator(".hand button[data-card]")
    expect(cards).to_have_count(len(hand))
    return visitor, cards.all()


@pytest.mark.parametrize("size", [LAPTOP, SMALL], ids=["laptop", "small"])
def test_the_pointer_comes_from_each_of_many_cards_to_the_next(
    come: Come, live: Live, size: tuple[int, int]
) -> None:
    visitor, cards = many_cards(come, live, size)
    page = visitor.page
    places = {str(card.get_attribute("data-card")): card.evaluate(CORNER) for card in cards}
    for card, (left, top) in places.items():
        page.mouse.move(left + 12, top + 60)
        expect(page.locator(".hand li.pointed [data-card]")).to_have_attribute("data-card", card)
    left, top = places["migration"]
    page.mouse.click(left + 12, top + 60)
    expect(page.locator("g.territory.target").first).to_be_visible()


def test_each_of_many_cards_is_reached_by_arrows(come: Come, live: Live) -> None:
    visitor, cards = many_cards(come, live, LAPTOP)
    page = visitor.page
    cards[0].focus()
    for card in cards[1:]:
        page.keyboard.press("ArrowRight")
        expect(card).to_be_focused()
    page.keyboard.press("Home")
    expect(cards[0]).to_be_focused()
    assert visitor.axe() == []
    assert page.evaluate("() => document.documentElement.scrollHeight") <= LAPTOP[1]


def test_each_of_many_cards_is_touched_on_a_phone(come: Come, live: Live) -> None:
    visitor, cards = many_cards(come, live, PHONE)
    page = visitor.page
    for card in cards:
        card.scroll_into_view_if_needed()
        assert card.evaluate(ON_TOP), card.get_attribute("data-card")
    page.locator(".hand button[data-card=migration]").tap()
    expect(page.locator("g.territory.target").first).to_be_visible()
