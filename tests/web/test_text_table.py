"""The text table in real browsers: whole games, clashes, replays and watching, by typed lines."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from ardri.rules.box.catalogue import TILE_KEYS
from ardri.testing import position
from ardri.texts.catalogues import texts
from tests.server.helpers.live_server import BOT, PERSON, Live, Person
from tests.web.browsing import PHONE
from tests.web.conftest import Come
from tests.web.playing import OVER, patiently
from tests.web.positions import conquest, land, migration, sit_at
from tests.web.tables import apart, begun, finished, seated
from tests.web.test_screens import TOO_WIDE, fought, looks
from tests.web.typing import (
    OPTION,
    by_text,
    command,
    enter,
    menu,
    play_by_text,
    said,
    sit_by_text,
    transcript,
    type_line,
)

# Coming


def test_the_first_tab_leads_to_the_text_table_and_it_is_remembered(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration())
    page = visitor.page
    expect(page.locator("h1")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-do=text]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(command(page)).to_be_focused()
    page.reload()
    expect(command(page)).to_be_focused()
    type_line(visitor, "island")
    land(page, "hills").wait_for()
    page.keyboard.press("t")
    expect(command(page)).to_be_focused()


def test_an_open_question_is_said_once_and_seen_once_when_somebody_changes_to_text(
    come: Come, live: Live
) -> None:
    (visitor,) = sit_at(come, live, migration())
    page = visitor.page
    asked = transcript(page).locator("[data-line=asked]")
    unseen = re.compile(r"(^| )unseen( |$)")
    for _ in range(2):
        land(page, "hills").wait_for()
        page.keyboard.press("t")
        expect(command(page)).to_be_focused()
        expect(page.locator("#text-question")).to_have_text("It is your turn.")
        expect(asked).to_have_text(["It is your turn."])
        expect(asked).to_have_class(unseen)  # it stands below, with its choices
        type_line(visitor, "island")
    page.keyboard.press("t")
    type_line(visitor, "migration")
    expect(asked).to_have_text(["It is your turn.", "Migration: From which territory?"])
    expect(asked.first).not_to_have_class(unseen)
    expect(asked.last).to_have_class(unseen)


@pytest.mark.parametrize(("size", "dark"), looks())
def test_the_text_table_is_open_to_everybody(
    come: Come, live: Live, size: tuple[int, int], dark: bool
) -> None:
    (person,), table = seated(live, fought(), (1,))
    over = finished(live)
    for someone, path in ((person, f"/table/{table}"), (over[0], f"/replay/{over[1]}?at=9")):
        visitor = by_text(come, someone, path, size=size, dark=dark)
        visitor.page.locator("[data-section=island] li").first.wait_for()
        assert visitor.axe() == []
        assert visitor.page.evaluate(TOO_WIDE) == []


def test_each_territory_tells_the_neighbours_that_the_rules_know(come: Come, live: Live) -> None:
    game = position(
        tiles="hills plains valley cove moor swamp",
        clans={"hills": "A1 B1"},
        hand={"A": "bard", "B": "geis"},
        turn="A",
    )
    (visitor,) = sit_by_text(come, live, game)
    lines = visitor.page.locator("[data-section=island] li")
    board = game.state.board
    expect(lines).to_have_count(len(game.view(0).territories))
    name = texts("en").say
    for line in lines.all_inner_texts():
        tile = next(key for key in TILE_KEYS if line.startswith(f"{name(f'tile-{key}')}:"))
        beside = {name(f"tile-{TILE_KEYS[at]}") for at in board.neighbours(TILE_KEYS.index(tile))}
        assert set(line.partition("Beside ")[2].split(", ")) == beside


# Playing


def test_a_draft_and_a_turn_are_typed(come: Come, live: Live) -> None:
    person = Person(live)
    table = person.open([PERSON, BOT, BOT], edition="discovery", seed="typed")
    begun([person], table, (0,))
    visitor = by_text(come, person, f"/table/{table}")
    page = visitor.page
    while not any(key.startswith("keep:") for key in menu(page)):
        page.locator(OPTION).first.wait_for()
        type_line(visitor, "1")
    type_line(visitor, "1")
    expect(said(page, "You keep:")).to_have_count(1)
    expect(page.locator("#text-question")).to_contain_text("Which 2 cards do you keep?")
    type_line(visitor, "1 4")
    assert said(page, "You keep:").last.inner_text().count(",") == 1
    expect(page.locator("#text-question")).to_contain_text("Which 3 cards do you keep?")
    type_line(visitor, "1 2 3")
    for _ in range(6):
        page.locator(OPTION).first.wait_for()
        if "pass" in menu(page):
            break
        type_line(visitor, "1" if "do:confirm" not in menu(page) else "confirm")
    type_line(visitor, "pass")
    expect(said(page, "passes").first).to_be_visible()


def test_a_plan_is_typed_in_one_line_and_confirmed(come: Come, live: Live) -> None:
    (visitor,) = sit_by_text(come, live, migration())
    page = visitor.page
    for line in ("migration", "hills"):
        type_line(visitor, line)
    type_line(visitor, "plains 9")
    expect(said(page, "at most")).to_be_visible()
    type_line(visitor, "plains 1, valley 2")
    expect(said(page, "So far: Play Migration, From Hills, To Plains, To Valley × 2.")).to_be_visible()
    type_line(visitor, "confirm")
    hills = page.locator("[data-section=island] li", has_text="Hills:")
    expect(hills).to_contain_text("1 clan of Person 0")
    expect(said(page, "2 clans from Hills to Valley")).to_be_visible()


def test_what_is_not_understood_is_explained_and_nothing_is_chosen(come: Come, live: Live) -> None:
    (visitor,) = sit_by_text(come, live, migration())
    page = visitor.page
    for line, answer in (
        ("bart", "Did you mean: Play Bard?"),
        ("77", "There is no option 77."),
        ("?", "Play a Season card, pass"),
        ("? clash", "Clashes"),
        ("card bard", "Draw 1 Epic Tale."),
        ("hand", "Migration (Action cards)"),
        ("table", "Hills: 4 clans of Person 0"),
        ("undo", "There is nothing to take back"),
        ("help", "shows your cards with their texts"),
    ):
        type_line(visitor, line)
        expect(transcript(page).locator("[data-line=answer]", has_text=answer).last).to_be_visible()
    type_line(visitor, "migration")
    type_line(visitor, "undo")
    expect(said(page, "Taken back.")).to_be_visible()
    assert "pass" in menu(page)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(command(page)).to_have_value("migration")


def test_a_line_counts_for_the_question_that_was_open_when_it_was_begun(come: Come, live: Live) -> None:
    (visitor,) = sit_by_text(come, live, conquest())
    page = visitor.page
    tab = visitor.context.new_page()
    tab.goto(page.url)
    command(tab).wait_for()
    expect(command(page)).to_be_focused()
    page.keyboard.type("1")
    command(tab).fill("pass")
    command(tab).press("Enter")
    said(page, "passes").first.wait_for()
    page.keyboard.press("Enter")
    expect(said(page, "The question has changed meanwhile")).to_be_visible()


def test_a_clash_is_fought_by_text(come: Come, live: Live) -> None:
    a, b = sit_by_text(come, live, conquest(), 0, 1)
    for line in ("conquest", "plains", "hills 1", "confirm"):
        type_line(a, line)
    expect(b.page.locator("#text-question")).to_contain_text("A card is played. Do you answer it?")
    type_line(b, "no")
    for visitor in (a, b):
        expect(visitor.page.locator("[data-panel=clash]")).to_be_visible()
    b.page.locator("[data-option=shelter]").wait_for()
    type_line(b, "no")
    a.page.locator("[data-option=truce]").wait_for()
    type_line(a, "offer")
    b.page.locator("[data-option=agree]").wait_for()
    type_line(b, "say I agree")
    type_line(b, "agree")
    for visitor in (a, b):
        expect(visitor.page.locator("[data-panel=clash]")).to_have_count(0)
        expect(said(visitor.page, "agrees to the truce")).to_be_visible()
        expect(said(visitor.page, "says: I agree")).to_be_visible()


def test_the_choices_are_heard_after_the_question(come: Come, live: Live) -> None:
    (visitor,) = sit_by_text(come, live, migration())
    page = visitor.page
    lines = transcript(page).locator("p")
    expect(lines.last).to_have_text("1. Play Bard. 2. Play Migration. 3. Pass")
    type_line(visitor, "migration")
    expect(lines.last).to_have_text("1. From Hills. 2. Without effect. 3. Back")
    asked = transcript(page).locator("[data-line=asked]").last
    expect(asked).to_have_text("Migration: From which territory?")
    expect(asked.locator("xpath=following-sibling::p[1]")).to_have_attribute("data-line", "offered")


def test_what_was_said_before_is_told_and_not_counted_as_unread(come: Come, live: Live) -> None:
    people, table = seated(live, conquest(), (0, 1))

    async def speak() -> None:
        async with people[1].at(table) as player:
            for text in ("Hail", "To the hills"):
                await player.done("say", seat=1, text=text)

    apart(speak())
    visitor = by_text(come, people[0], f"/table/{table}")
    page = visitor.page
    expect(transcript(page).locator("[data-line=chat]")).to_have_text(
        ["Person 1 says: Hail", "Person 1 says: To the hills"]
    )
    expect(page.locator("[data-section=chat] li")).to_have_count(2)
    type_line(visitor, "island")
    expect(page.get_by_role("tab", name="Chat")).not_to_contain_text("new line")


def test_a_reaction_tells_how_much_time_is_left(come: Come, live: Live) -> None:
    game = conquest("sealed")
    people, table = seated(live, game, (0, 1), rhythm={"least": 0, "spread": 0, "step": 0, "limit": 60_000})
    a, b = (by_text(come, person, f"/table/{table}") for person in people)
    for line in ("bard", "confirm"):
        type_line(a, line)
    expect(said(b.page, re.compile(r"Do you answer it\?.*seconds left").pattern)).to_have_count(0)
    expect(transcript(b.page).locator("[data-line=asked]").last).to_have_text(
        re.compile(r"Do you answer it\? \(\d+ seconds left\)")
    )
    type_line(b, "geis")
    type_line(b, "confirm")
    expect(said(a.page, "Geis").first).to_be_visible()


# Others


def test_what_a_person_was_told_is_gone_when_another_takes_the_device(come: Come, live: Live) -> None:
    person = Person(live)
    table = person.open([PERSON, PERSON], edition="discovery", seed="one device")

    async def sit() -> None:
        async with person.at(table) as player:
            await player.sit(1, name="Ben")
            await player.sit(0, begin=True, name="Ann")

    apart(sit())
    visitor = by_text(come, person, f"/table/{table}")
    page = visitor.page
    curtain = page.locator("[data-do=curtain]")
    curtain.click()
    type_line(visitor, "hand over to Ben")
    expect(said(page, "hand over to Ben").first).to_be_visible()
    for _ in patiently(visitor):
        if curtain.count():
            break
        type_line(visitor, "confirm" if "do:confirm" in menu(page) else "1")
    curtain.click()
    page.locator(OPTION).first.wait_for()
    expect(said(page, "hand over to Ben")).to_have_count(0)
    page.keyboard.press("ArrowUp")
    expect(command(page)).to_have_value("")


def test_watching_by_text(come: Come, live: Live) -> None:
    person = Person(live)
    table = person.open([BOT, BOT], round_limit=1, edition="discovery", spectators=True)
    begun([person], table, ())
    visitor = by_text(come, person, f"/table/{table}")
    expect(visitor.page.locator("[data-section=hand]")).to_have_count(0)
    expect(visitor.page.locator("[data-option]")).to_have_count(0)
    expect(visitor.page.locator(OVER)).to_be_visible()
    visitor.page.keyboard.press("Escape")
    command(visitor.page).focus()
    type_line(visitor, "log")
    expect(said(visitor.page, "the Season begins").first).to_be_visible()
    expect(said(visitor.page, "Nobody wins").first).to_be_visible()


def test_a_replay_by_text(come: Come, live: Live) -> None:
    person, table = finished(live)
    visitor = by_text(come, person, f"/replay/{table}")
    page = visitor.page
    command(page).focus()
    place = transcript(page).locator("[data-line=asked]").last
    expect(place).to_contain_text("Choice 0 of")
    for line, there in (
        ("", "Choice 1 of"),
        ("n", "Choice 2 of"),
        ("b", "Choice 1 of"),
        ("7", "Choice 7 of"),
    ):
        type_line(visitor, line)
        expect(place).to_contain_text(there)
    type_line(visitor, "e")
    expect(said(page, "Nobody wins").first).to_be_visible()
    type_line(visitor, "s spectator")
    expect(page.locator("[data-section=hand]")).to_have_count(0)
    type_line(visitor, "s all")
    expect(page.locator("[data-section=hand]")).to_have_count(2)
    type_line(visitor, "br")
    type_line(visitor, "br")
    expect(place).to_contain_text("round 1")


# Whole games


def test_a_game_is_won_by_text(come: Come, live: Live) -> None:
    game = position(
        clans={"hills": "A2 B1", "plains": "A2 B2", "valley": "A1 B3"},
        deeds={"A": 3},
        hand={"A": "bard", "B": "citadel"},
        pretenders="A",
        passes=1,
        turn="A",
    )
    (visitor,) = sit_by_text(come, live, game)
    type_line(visitor, "pass")
    play_by_text(visitor, Random(1))
    expect(visitor.page.locator(OVER)).to_contain_text("High King")
    expect(said(visitor.page, "win").first).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_by_text_on_a_phone(come: Come, live: Live) -> None:
    person = Person(live)
    table = person.open([PERSON, BOT, BOT], round_limit=3, seed="in words")
    begun([person], table, (0,))
    visitor = by_text(come, person, f"/table/{table}", size=PHONE)
    command(visitor.page).focus()
    assert play_by_text(visitor, Random(4)) > 20


@pytest.mark.slow
def test_from_the_start_screen_to_the_end_and_the_next_game_by_text_and_keys_alone(come: Come) -> None:
    visitor = come()
    page = visitor.go()
    enter(visitor, visitor.find("button", "Play now"))
    enter(visitor, page.locator("[data-do=unguided]"))
    page.wait_for_url("**/table/*")
    table = page.url
    enter(visitor, page.locator("[data-do=text]"))
    assert play_by_text(visitor, Random(5)) > 20
    expect(page.locator(OVER).get_by_role("heading").first).to_contain_text("King")
    enter(visitor, page.locator("[data-do=again]"))
    page.wait_for_url(lambda address: address != table)
    page.locator(OPTION).first.wait_for()
    type_line(visitor, "1")
    expect(transcript(page).locator("[data-line=typed]")).to_have_text(["1"])
