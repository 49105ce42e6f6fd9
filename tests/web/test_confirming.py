"""Before a choice is confirmed: what was picked, what would come of it, and what could be picked instead."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ardri.rules.game import Game
from ardri.testing import play, position
from tests.server.helpers.live_server import Live
from tests.web import clashes
from tests.web.browsing import LAPTOP, PHONE
from tests.web.conftest import Come
from tests.web.playing import CONFIRM, DRAFT, press, settle, touch
from tests.web.positions import land, lay, migration, option, play_card, sit_at, text_with

OUTCOME = "[data-panel=outcome]"
BUTTON = "[data-do=confirm]"


def test_a_capital_is_seen_before_it_stands(come: Come, live: Live) -> None:
    game = Game.start(players=2, seed=7)
    (visitor,) = sit_at(come, live, game, game.decision.seat)
    page = visitor.page
    first, second = (key.partition(":")[2] for key in game.decision.keys)
    touch(visitor, first)
    expect(land(page, first)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-ghost=capital]")).to_have_count(1)
    expect(page.locator("[data-ghost=sanctuary]")).to_have_count(1)
    touch(visitor, second)
    expect(land(page, second)).to_have_attribute("aria-pressed", "true")
    expect(land(page, first)).to_have_attribute("aria-pressed", "false")
    expect(page.locator(OUTCOME)).to_contain_text("Built")


def test_the_place_of_a_new_territory_is_outlined_and_told_from_its_twins(come: Come, live: Live) -> None:
    game = position(
        tiles="cove hills moor plains valley",
        clans={"hills": "A3 B1", "cove": "B1"},
        hand={"A": "exploration bard", "B": "new_clans"},
        brenn="A",
        turn="A",
    )
    play(game, "A: card:exploration, ?B: decline")
    assert game.decision.question == "site"
    (visitor,) = sit_at(come, live, game, 0)
    page = visitor.page
    sites = page.locator("g.site")
    sites.first.wait_for()
    count = sites.count()
    names = set()
    for at in range(count):
        press(sites.nth(at), keys=True)
        settle(visitor)
        expect(sites.nth(at)).to_have_attribute("aria-pressed", "true")
        expect(page.locator("path.ghost.chosen")).to_have_count(1)
        names.add(page.locator(".picked").inner_text())
    assert count > 1
    assert len(names) == count


def test_a_conquest_says_what_stays_behind_and_whom_it_meets(come: Come, live: Live) -> None:
    game = position(
        tiles="cove hills moor",
        clans={"cove": "A3 B1", "moor": "B1"},
        hand={"A": "conquest bard", "B": "new_clans"},
        turn="A",
    )
    (visitor,) = sit_at(come, live, game, 0)
    page = visitor.page
    lay(visitor, "conquest", "moor")
    page.locator("[data-more=cove]").click()
    expect(page.locator(f"{BUTTON}.main")).to_be_enabled()
    outcome = page.locator(OUTCOME)
    expect(outcome).to_contain_text("1 of your clans stays")
    expect(outcome).to_contain_text("You are no longer chieftain: Cove")
    expect(outcome).to_contain_text("A clash begins: Moor")
    expect(page.locator("[data-arrow]")).to_have_count(1)


def test_a_forced_conquest_shows_its_arrow(come: Come, live: Live) -> None:
    game = position(
        tiles="cove hills moor",
        clans={"cove": "A1", "moor": "B1"},
        hand={"A": "conquest bard", "B": "new_clans"},
        turn="A",
    )
    (visitor,) = sit_at(come, live, game, 0)
    page = visitor.page
    lay(visitor, "conquest", "moor")
    arrow = page.locator("[data-arrow]")
    expect(arrow).to_have_count(1)
    expect(arrow).to_have_attribute("aria-label", "1 clan of Person 0 from Cove to Moor")
    expect(page.locator(OUTCOME)).to_contain_text("none of your clans stays")


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_who_withdraws_sees_where_to(come: Come, live: Live, size: tuple[int, int]) -> None:
    game = position(
        tiles="cove hills moor",
        clans={"hills": "A1 B2", "cove": "A1", "moor": "B1"},
        hand={"A": "warlord bard", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:warlord, ?territory:hills")
    assert game.decision.question == "maneuver"
    (visitor,) = sit_at(come, live, game, 0, size=size)
    page = visitor.page
    option(page, "withdraw").click()
    settle(visitor)
    expect(page.locator("[data-arrow]")).to_have_attribute(
        "aria-label", "1 clan of Person 0 from Hills to Cove"
    )
    expect(page.locator(CONFIRM)).to_be_enabled()
    island = page.locator("main.island").bounding_box()
    for name in ("hills", "cove"):
        box = land(page, name).bounding_box()
        assert island
        assert box
        assert island["x"] <= box["x"]
        assert box["x"] + box["width"] <= island["x"] + island["width"]


def test_a_card_without_effect_says_so(come: Come, live: Live) -> None:
    game = position(
        tiles="cove hills moor",
        clans={"cove": "A1", "moor": "B1"},
        hand={"A": "warlord new_clans", "B": "bard"},
        turn="A",
    )
    (visitor,) = sit_at(come, live, game, 0)
    page = visitor.page
    play_card(page, "warlord")
    settle(visitor)
    expect(page.locator(".what").first).to_contain_text("would change nothing")
    expect(page.locator(CONFIRM)).to_have_text("Play without effect")
    expect(page.locator(f"{BUTTON}.main")).to_have_count(0)


def test_another_card_and_another_territory_are_picked_without_going_back(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration(), 0)
    page = visitor.page
    play_card(page, "bard")
    expect(page.locator(CONFIRM)).to_be_enabled()
    lay(visitor, "migration", "hills")
    expect(page.locator('.hand button[data-card="migration"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(BUTTON)).to_be_disabled()
    expect(page.locator(f"{BUTTON}.main")).to_have_count(0)
    play_card(page, "bard")
    expect(page.locator('.hand button[data-card="bard"]')).to_have_attribute("aria-pressed", "true")
    page.locator(CONFIRM).click()
    expect(page.locator(OUTCOME)).to_have_count(0)


def test_a_hint_in_the_draft_is_taken_by_pressing_it(come: Come, live: Live) -> None:
    lands = {"hills": "A1 B1 C1"}
    (visitor,) = sit_at(come, live, position(3, clans=lands, windows="sealed"), 0)
    page = visitor.page
    page.locator(DRAFT).wait_for()
    expect(page.locator(DRAFT)).to_be_disabled()
    page.locator("[data-do=hint]").click()
    page.locator(".advice .hint").first.click()
    expect(page.locator("main button[data-card][aria-pressed=true]")).to_have_count(1)
    expect(page.locator(DRAFT)).to_be_enabled()
    expect(page.locator(DRAFT)).to_contain_text("Keep")


@pytest.mark.parametrize("players", [3, 4])
def test_the_cards_of_a_draft_are_whole_beside_hints(come: Come, live: Live, players: int) -> None:
    (visitor,) = sit_at(come, live, clashes.draft(players), 0)
    page = visitor.page
    page.locator("[data-do=hint]").click()
    page.locator(".advice .hint").first.wait_for()
    cards = page.locator("main button[data-card]")
    expect(cards).to_have_count(4)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)


def test_an_undo_that_is_not_possible_says_why(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration(), 0)
    undo = visitor.page.locator("[data-do=undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", text_with("Nothing can be taken back now"))
    play_card(visitor.page, "bard")
    expect(undo).to_contain_text("Back")
    undo.click()
    expect(undo).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("skips", [True, False])
def test_nobody_is_asked_about_a_card_that_would_change_nothing(come: Come, live: Live, skips: bool) -> None:
    game = position(
        tiles="hills moor cove",
        clans={"hills": "A2 B2", "moor": "A1"},
        citadels={"hills": 1},
        capital="cove",
        hand={"A": "warlord battle_frenzy", "B": "new_clans"},
        windows="sealed",
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills", "B: decline", "A: decline")
    (a, b) = sit_at(come, live, game, 0, 1)
    if not skips:
        a.page.locator("[data-do=menu]").click()
        a.page.get_by_role("switch", name="Skip what would change nothing").click(force=True)
        a.page.keyboard.press("Escape")
    option(b.page, "decline").click()
    if skips:
        expect(option(a.page, "attack:B")).to_be_visible()
    else:
        expect(option(a.page, "card:battle_frenzy")).to_be_visible()


def test_clans_to_place_are_seen_where_they_will_stand(come: Come, live: Live) -> None:
    game = position(
        tiles="hills plains valley",
        clans={"hills": "A2 B1", "valley": "A1 B2"},
        hand={"A": "new_clans bard", "B": "citadel"},
        turn="A",
    )
    (visitor,) = sit_at(come, live, game, 0)
    page = visitor.page
    lay(visitor, "new_clans", "hills", "hills")
    ghost = page.locator("[data-arrow]")
    expect(ghost).to_have_count(1)
    expect(ghost).to_have_attribute("aria-label", text_with("2 clans"))
    expect(page.locator(f"{BUTTON}.main")).to_be_enabled()


def test_a_whole_move_against_bots_is_taken_back_and_the_game_is_marked(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration(), 0)
    page = visitor.page
    lay(visitor, "migration", "hills", "plains")
    page.locator(CONFIRM).click()
    expect(land(page, "plains")).to_have_attribute("aria-label", text_with("1 clan"))
    rewind = page.locator("[data-do=rewind]")
    expect(rewind).to_have_attribute("title", text_with("what the bots did since"))
    rewind.click()
    expect(page.locator('.hand button[data-card="migration"].playable')).to_be_visible()
    expect(land(page, "hills")).to_have_attribute("aria-label", text_with("4 clans"))
    expect(page.locator("[data-mark=practice]")).to_be_visible()
