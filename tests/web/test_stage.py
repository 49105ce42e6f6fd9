"""The stage in real browsers: what others do is shown beat by beat."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ardri.rules.game import Game
from ardri.testing import position
from tests.server.helpers.live_server import Live, Person
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Come
from tests.web.playing import CONFIRM, DRAFT, patiently
from tests.web.positions import land, lay, migration, option, text_with
from tests.web.tables import seated
from tests.web.watching import MIGRATION, NEW_CLANS, Answers, answers, migration_of_b, plays_on

STEP = 100  # ms
STOPPED = "2030-01-01T12:00:00"  # where the page's clock is stopped

BEAT = "[data-stage]:not([data-stage=''])"
CAPTION = ".stage .caption"


def watching(
    come: Come, live: Live, game: Game, speed: str, *, size: tuple[int, int] = LAPTOP, motion: bool = False
) -> tuple[Visitor, Person, str]:
    """A at the table in a browser whose clock stands still, and B beside it."""
    (a, b), table = seated(live, game, (0, 1))
    visitor = come(size=size, speed=speed, motion=motion)
    visitor.known_as(a)
    visitor.page.clock.install(time="2030-01-01T11:00:00")
    page = visitor.go(f"/table/{table}")
    page.locator("g.territory").first.wait_for()
    page.locator("[data-question]").wait_for()
    page.clock.pause_at(STOPPED)
    return visitor, b, table


def beats(visitor: Visitor, b: Person, table: str) -> list[str]:
    """The kinds of the beats that are shown, until all are that B was told, while the clock goes on."""
    seen: list[str] = []
    story = b.get(f"/api/tables/{table}/story?stream=B")
    events = story["events"]
    assert isinstance(events, list)
    stage = visitor.page.locator("[data-stage]")
    for _ in patiently(visitor):
        kind = stage.get_attribute("data-stage") or ""
        if not kind and stage.get_attribute("data-shown") == str(len(events)):
            break
        if kind and (not seen or seen[-1] != kind):
            seen.append(kind)
        visitor.page.clock.run_for(STEP)
    return seen


@pytest.mark.parametrize(
    ("speed", "shown"),
    [
        ("slow", ["card", "clans"]),
        ("normal", ["card", "clans"]),
        ("fast", ["card", "clans"]),
        ("instant", []),
    ],
)
def test_a_card_and_then_its_effect(come: Come, live: Live, speed: str, shown: list[str]) -> None:
    visitor, b, table = watching(come, live, migration_of_b(), speed)
    page = visitor.page
    answers(b, table, MIGRATION)
    if shown:
        expect(page.locator(CAPTION)).to_contain_text("Migration")
        expect(page.locator(".stage [data-played=migration]")).to_be_visible()
        expect(land(page, "hills")).to_have_attribute("aria-label", text_with("4 clans"))
        expect(option(page, "pass")).to_have_count(0)
    assert beats(visitor, b, table) == shown
    expect(land(page, "hills")).to_have_attribute("aria-label", text_with("2 clans"))
    expect(option(page, "pass")).to_be_visible()


@pytest.mark.parametrize(
    ("speed", "card", "clans"), [("slow", 2700, 1800), ("normal", 1500, 1000), ("fast", 750, 500)]
)
def test_each_beat_lasts_as_long_as_the_speed_says(
    come: Come, live: Live, speed: str, card: int, clans: int
) -> None:
    visitor, b, table = watching(come, live, migration_of_b(), speed)
    page = visitor.page
    stage = page.locator("[data-stage]")
    answers(b, table, MIGRATION)
    for kind, length in (("card", card), ("clans", clans)):
        expect(stage).to_have_attribute("data-stage", kind)
        page.clock.run_for(length - 1)
        expect(stage).to_have_attribute("data-stage", kind)
        page.clock.run_for(1)
    expect(page.locator(BEAT)).to_have_count(0)


def test_the_speed_is_chosen_in_the_menu_of_the_game(come: Come, live: Live) -> None:
    visitor, b, table = watching(come, live, migration_of_b(), "slow")
    page = visitor.page
    page.locator("[data-do=menu]").click()
    page.get_by_role("radio", name="at once").check(force=True)
    page.keyboard.press("Escape")
    answers(b, table, MIGRATION)
    expect(option(page, "pass")).to_be_visible()
    assert beats(visitor, b, table) == []


@pytest.mark.parametrize("way", [" ", "Escape", "button", "card", "tap"])
def test_one_can_skip_to_now(come: Come, live: Live, way: str) -> None:
    size = PHONE if way == "tap" else LAPTOP
    visitor, b, table = watching(come, live, migration_of_b(), "slow", size=size)
    page = visitor.page
    answers(b, table, MIGRATION)
    page.locator(BEAT).wait_for()
    if way == "button":
        page.locator("[data-do=skip]").click()
    elif way == "tap":
        page.locator(".stage [data-played=migration]").tap()
    elif way == "card":
        page.locator(".stage [data-played=migration]").click()
    else:
        page.locator("body").press(way)
    expect(page.locator(BEAT)).to_have_count(0)
    expect(option(page, "pass")).to_be_visible()
    expect(land(page, "hills")).to_have_attribute("aria-label", text_with("2 clans"))


def test_what_was_declared_is_on_the_map_while_one_decides_on_an_answer(come: Come, live: Live) -> None:
    visitor, b, table = watching(come, live, migration_of_b("geis bard"), "normal")
    page = visitor.page
    answers(b, table, MIGRATION)
    page.locator(BEAT).wait_for()
    page.locator("body").press("Escape")
    expect(option(page, "decline")).to_be_visible()
    arrow = page.locator("[data-arrow]")
    expect(arrow).to_have_attribute("aria-label", text_with("2 clans"))
    expect(arrow).to_have_attribute("role", "img")
    option(page, "decline").click()
    expect(arrow).to_have_count(0)


def test_a_cancelled_card_is_struck_out(come: Come, live: Live) -> None:
    game = migration_of_b("geis bard")
    visitor, b, table = watching(come, live, game, "normal")
    page = visitor.page
    answers(b, table, MIGRATION)
    page.locator(BEAT).wait_for()
    page.locator("body").press("Escape")
    page.locator('.hand button[data-card="geis"].playable').click()
    page.locator(CONFIRM).click()
    for _ in patiently(visitor):
        if page.locator(".stage .cancelled[data-played=migration]").count():
            break
        page.clock.run_for(STEP)


def test_one_s_own_cancelled_card_is_struck_out_and_said(come: Come, live: Live) -> None:
    game = position(
        tiles="hills plains valley",
        clans={"hills": "A4 B1", "valley": "B2"},
        hand={"A": "migration bard", "B": "geis"},
        turn="A",
    )
    visitor, b, table = watching(come, live, game, "normal")
    page = visitor.page
    lay(visitor, "migration", "hills", "plains")
    page.locator(CONFIRM).click()
    answers(b, table, ("card:geis",))
    show(visitor, "card")
    expect(page.locator(".stage [data-played=geis]")).to_be_visible()
    show(visitor, "cancel")
    expect(page.locator(".stage .cancelled[data-played=migration]")).to_be_visible()
    expect(page.locator(CAPTION)).to_contain_text("is cancelled")


def fight_of_b() -> Game:
    """B's turn, with a Conquest that leads to a clash with C, who has no cards to give up; A watches."""
    return position(
        3,
        tiles="hills plains valley cove",
        clans={"hills": "C3", "plains": "A1 B4", "valley": "A2 B2", "cove": "A2 C1"},
        capital="cove",
        hand={"A": "druid new_clans", "B": "conquest bard"},
        turn="B",
    )


CONQUEST: Answers = ("card:conquest", "territory:hills", {"from:plains": 3})


def show(visitor: Visitor, kind: str) -> None:
    """Let the clock go on until a beat of this kind is shown."""
    for _ in patiently(visitor):
        if visitor.page.locator(f"[data-stage={kind}]").count():
            break
        visitor.page.clock.run_for(STEP)


def test_a_clash_is_watched_maneuver_by_maneuver(come: Come, live: Live) -> None:
    visitor, b, table = watching(come, live, fight_of_b(), "normal", motion=True)
    page = visitor.page
    plays_on(b, table, CONQUEST, ("attack:C", "card:bard", "decline", "truce", "agree", "pass"))
    panel = page.locator("[data-panel=clash]")
    expect(panel).to_have_count(0)
    show(visitor, "clash")
    expect(panel).to_contain_text("Hills")
    expect(page.locator(CAPTION)).to_contain_text("A clash begins in Hills")
    show(visitor, "attack")
    expect(page.locator("[data-strike=B]")).to_have_count(1)
    expect(page.locator(CAPTION)).to_contain_text("attacks")
    expect(panel).to_contain_text("is attacked")
    before = land(page, "hills").get_attribute("aria-label")
    show(visitor, "loss")
    expect(page.locator(CAPTION)).to_contain_text("loses 1 clan")
    expect(page.locator("[data-loss=C]")).to_have_text("−1")
    assert land(page, "hills").get_attribute("aria-label") != before


def test_deeds_and_cards_fly_to_whoever_gets_them(come: Come, live: Live) -> None:
    visitor, b, table = watching(come, live, fight_of_b(), "normal", motion=True)
    page = visitor.page
    plays_on(b, table, CONQUEST, ("attack:C", "card:bard", "decline", "truce", "agree", "pass"))
    show(visitor, "token")
    expect(page.locator(CAPTION)).to_contain_text("Deed")
    expect(page.locator(".flight")).to_have_count(1)


def test_an_own_move_is_not_slowed_down(come: Come, live: Live) -> None:
    visitor, _, _ = watching(come, live, migration(), "slow")
    page = visitor.page
    lay(visitor, "migration", "hills", "plains")
    page.locator(CONFIRM).click()
    expect(land(page, "plains")).to_have_attribute("aria-label", text_with("1 clan"))


def test_with_less_motion_beats_are_cuts_with_words(come: Come, live: Live) -> None:
    visitor, b, table = watching(come, live, migration_of_b(), "normal")
    page = visitor.page
    answers(b, table, MIGRATION)
    expect(page.locator(CAPTION)).to_contain_text("Migration")
    for _ in patiently(visitor):
        if page.locator("[data-stage=clans]").count():
            break
        page.clock.run_for(STEP)
    expect(page.locator(CAPTION)).to_contain_text("moves")
    assert page.locator(".flight").count() == 0
    assert page.evaluate("document.getAnimations().length") == 0


def test_on_a_phone_the_card_lies_beside_what_it_acts_on(come: Come, live: Live) -> None:
    visitor, b, table = watching(come, live, migration_of_b(), "normal", size=PHONE)
    page = visitor.page
    answers(b, table, MIGRATION)
    expect(page.locator(CAPTION)).to_contain_text("Migration")
    card = page.locator(".stage [data-played=migration]").bounding_box()
    caption = page.locator(CAPTION).bounding_box()
    assert card
    assert caption
    assert card["x"] >= 0
    assert card["x"] + card["width"] <= PHONE[0]
    assert card["y"] + card["height"] <= caption["y"]
    assert caption["x"] + caption["width"] <= PHONE[0]
    page.clock.resume()  # which the checker needs
    assert visitor.axe() == []


# The past


def returning(come: Come, live: Live, size: tuple[int, int] = LAPTOP) -> tuple[Visitor, Person, str]:
    """A passes, B plays, and A comes back to the page after that."""
    game = migration_of_b()
    (a, b), table = seated(live, game, (0, 1))
    visitor = come(size=size)
    visitor.known_as(a)
    page = visitor.go(f"/table/{table}")
    answers(b, table, NEW_CLANS)
    option(page, "pass").click()
    answers(b, table, MIGRATION)
    expect(option(page, "pass")).to_be_visible()
    page.reload()
    expect(option(page, "pass")).to_be_visible()
    return visitor, b, table


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_whoever_comes_back_can_see_what_the_others_did(
    come: Come, live: Live, size: tuple[int, int]
) -> None:
    visitor, _, _ = returning(come, live, size)
    page = visitor.page
    page.locator("[data-panel=recap] [data-do=recap]").click()
    expect(page.locator("[data-panel=past]")).to_be_visible()
    expect(page.locator(CAPTION)).to_contain_text("Migration")
    expect(land(page, "hills")).to_have_attribute("aria-label", text_with("4 clans"))
    expect(option(page, "pass")).to_have_count(0)
    page.locator("[data-do=now]").click()
    expect(land(page, "hills")).to_have_attribute("aria-label", text_with("2 clans"))
    expect(option(page, "pass")).to_be_visible()
    expect(page.locator("[data-panel=recap]")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (740, 360)])
def test_in_the_draft_one_can_see_how_the_last_season_ended(
    come: Come, live: Live, size: tuple[int, int]
) -> None:
    game = position(
        tiles="hills plains valley",
        clans={"hills": "A2 B4", "valley": "A1 B2"},
        hand={"A": "druid bard", "B": "new_clans citadel"},
        turn="A",
    )
    (a, b), table = seated(live, game, (0, 1))
    visitor = come(size=size, speed="slow")
    visitor.known_as(a)
    page = visitor.go(f"/table/{table}")
    option(page, "pass").click()
    answers(b, table, NEW_CLANS)
    option(page, "pass").click()
    answers(b, table, ["pass"])
    page.locator(DRAFT).wait_for()
    page.reload()
    page.locator(DRAFT).wait_for()
    page.locator("[data-panel=recap] [data-do=recap]").click()
    expect(page.locator(DRAFT)).to_have_count(0)
    expect(page.locator(CAPTION)).to_contain_text("passes")
    page.locator("[data-do=now]").click()
    page.locator("main button[data-card]").first.click()
    expect(page.locator("[data-panel=recap]")).to_have_count(0)


def test_a_line_of_the_log_shows_that_moment(come: Come, live: Live) -> None:
    visitor, _, _ = returning(come, live)
    page = visitor.page
    expect(page.locator("[data-panel=story] [data-panel=since]")).to_be_visible()
    line = page.locator("[data-panel=story] li").filter(has_text="Migration")
    line.locator(".moment").click(position={"x": 3, "y": 3})
    expect(page.locator("[data-panel=past]")).to_be_visible()
    expect(land(page, "hills")).to_have_attribute("aria-label", text_with("4 clans"))
    expect(page.locator(".stage [data-played=migration]")).to_be_visible()
    expect(page.locator("[data-arrow]")).to_have_attribute("aria-label", text_with("2 clans"))
    page.locator("[data-do=now]").click()
    expect(land(page, "hills")).to_have_attribute("aria-label", text_with("2 clans"))


def test_the_divider_of_the_log_plays_the_others_turns_again(come: Come, live: Live) -> None:
    visitor, _, _ = returning(come, live)
    page = visitor.page
    page.locator("[data-panel=story] [data-panel=since] button").click()
    expect(page.locator("[data-panel=past]")).to_be_visible()
    expect(page.locator(CAPTION)).to_contain_text("Migration")


AWAY = """(away) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_whoever_was_in_another_tab_is_offered_what_they_missed(come: Come, live: Live) -> None:
    (a, b), table = seated(live, migration_of_b(), (0, 1))
    visitor = come(speed="normal")
    visitor.known_as(a)
    page = visitor.go(f"/table/{table}")
    answers(b, table, NEW_CLANS)
    option(page, "pass").click()
    page.evaluate(AWAY, True)
    answers(b, table, MIGRATION)
    expect(land(page, "plains")).to_have_attribute("aria-label", text_with("2 clans"))
    expect(page.locator("[data-panel=recap]")).to_have_count(0)
    page.evaluate(AWAY, False)
    page.locator("[data-panel=recap] [data-do=recap]").click()
    expect(page.locator(CAPTION)).to_contain_text("Migration")
