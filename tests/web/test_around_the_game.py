"""Around the game: one's games, the next game, the own colour, who is offline, and who gave up."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.sitting import migration, sit_at

from tests.server.helpers.live_server import BOT, PERSON, Live, Person
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Come
from tests.web.tables import apart, begun


def visit(come: Come, person: Person, path: str, size: tuple[int, int] = LAPTOP) -> Visitor:
    """Somebody who was at the server before, at a page."""
    visitor = come(size=size)
    visitor.known_as(person)
    visitor.go(path)
    return visitor


async def resign(person: Person, table: str, seat: int = 0) -> None:
    """Give up."""
    async with person.at(table) as player:
        await player.done("resign", seat=seat)


def test_one_s_games_are_listed_by_what_they_are_and_the_list_goes_with_them(come: Come, live: Live) -> None:
    person = Person(live)
    running, over = person.open([PERSON, BOT]), person.open([PERSON, BOT])
    waiting = person.open([PERSON, PERSON])
    for table in (running, over):
        begun([person], table, (0,))
    apart(resign(person, over))
    assert live.becomes(over, "finished")
    visitor = visit(come, person, "/games")
    page = visitor.page
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    expect(page.locator(f'a[href$="/replay/{over}"]')).to_be_visible()
    expect(page.locator(f'a[href$="/table/{running}"]')).to_be_visible()
    expect(page.get_by_text("Your turn")).to_be_visible()
    assert visitor.axe() == []
    visitor.find("button", "Close the table").click()
    expect(page.locator(f'a[href$="/table/{waiting}"]')).to_have_count(0)
    apart(resign(person, running))  # elsewhere: the list hears of it by itself
    expect(page.locator(f'a[href$="/replay/{running}"]')).to_be_visible()
    expect(page.get_by_text("No game is running.")).to_be_visible()


def test_against_bots_one_click_at_the_end_begins_the_next_game(come: Come, live: Live) -> None:
    person = Person(live)
    table = person.open([BOT, PERSON], spectators=False)
    begun([person], table, (1,))
    apart(resign(person, table, 1))
    visitor = visit(come, person, f"/table/{table}")
    visitor.page.locator("[data-do=again]").click()
    visitor.page.wait_for_url(lambda address: not address.endswith(table))
    visitor.page.locator("[data-question]").wait_for()
    expect(visitor.page.locator('[data-own="B"].you')).to_be_visible()  # in the same seat


def test_who_chooses_a_colour_gets_the_seat_with_it(come: Come) -> None:
    visitor = come(size=PHONE)
    page = visitor.go("/new")
    page.get_by_label("Your name").fill("Aoife")
    page.get_by_role("radio", name="yellow, triangle").check()
    expect(page.get_by_label("Seat C: yellow, triangle")).to_have_value("me")
    assert visitor.axe() == []
    visitor.find("button", "Open the table").click()
    mine = page.locator("li.mine")
    expect(mine).to_contain_text("Aoife (you)")
    expect(mine).to_contain_text("yellow, triangle")
    visitor.find("button", "Move here").click()
    expect(mine).to_contain_text("blue, square")
    expect(mine).to_contain_text("Aoife (you)")
    visitor.page.locator("[data-do=close]").click()
    page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    page.wait_for_url("**/games")
    expect(
        page.get_by_text("You have no games yet.").or_(page.get_by_text("No game is running."))
    ).to_be_visible()


def test_others_see_who_is_offline_and_let_a_bot_play(come: Come, tmp_path: Path) -> None:
    with Live(tmp_path) as before:
        anna, boris = Person(before), Person(before)
        table = anna.open([PERSON, PERSON], absence=1)
        begun([anna, boris], table, (0, 1))
        port = before.port
        assert before.stop() == 0
    with Live(tmp_path, port=port) as after:
        visitor = come(at=after)
        visitor.known_as(anna)
        page = visitor.go(f"/table/{table}")
        gone = page.locator('.absent [data-gone="B"]')
        expect(gone).to_contain_text("offline")
        assert visitor.axe() == []
        other = come(at=after)
        other.known_as(boris)
        gone.locator("[data-do=nudge]").click()
        other.go(f"/table/{table}")
        expect(other.page.get_by_text("reminds you")).to_be_visible()
        expect(gone).to_have_count(0)
        visitor.leave()
        other.leave()


def test_a_bot_plays_for_who_is_gone_until_they_are_back(come: Come, tmp_path: Path) -> None:
    with Live(tmp_path) as before:
        anna, boris = Person(before), Person(before)
        table = anna.open([PERSON, PERSON], absence=1)
        begun([anna, boris], table, (0, 1))
        port = before.port
        assert before.stop() == 0
    with Live(tmp_path, port=port) as after:
        visitor = come(size=PHONE, at=after)
        visitor.known_as(anna)
        page = visitor.go(f"/table/{table}")
        page.locator("[data-do=menu]").click()
        page.get_by_role("dialog").locator("[data-do=relieve]").click()
        expect(page.get_by_role("dialog").locator('[data-gone="B"]')).to_have_count(0)
        visitor.leave()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_end_says_who_gave_up(come: Come, live: Live, size: tuple[int, int]) -> None:
    host, guest, third = Person(live), Person(live), Person(live)
    table = host.open([PERSON, PERSON, PERSON])
    begun([host, guest, third], table, (0, 1, 2))
    for person, seat in ((host, 0), (guest, 1)):
        apart(resign(person, table, seat))

    async def stop() -> None:
        async with third.at(table) as player:
            await player.done("vote", seat=2)

    apart(stop())
    end = visit(come, host, f"/table/{table}", size).page.locator("[data-panel=end]")
    expect(end.locator("[data-gave-up]")).to_have_count(2)
    expect(end.locator("[data-gave-up]").first).to_contain_text("a bot played on")


def test_the_settings_lead_back_to_the_table(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration())
    page = visitor.page
    table = page.url
    visitor.find("button", "Menu").first.click()
    visitor.find("link", "Settings").click()
    page.wait_for_url("**/settings")
    visitor.find("link", "Back to the table").click()
    page.wait_for_url(table)
    page.locator("[data-question]").wait_for()


def test_an_error_in_the_lobby_goes_when_the_server_is_back(come: Come, tmp_path: Path) -> None:
    with Live(tmp_path) as before:
        anna = Person(before)
        table = anna.open([PERSON, PERSON])
        visitor = come(at=before)
        visitor.expected.extend(["ERR_", "WebSocket", "Failed to load"])
        visitor.known_as(anna)
        page = visitor.go(f"/table/{table}")
        visitor.find("button", "Sit here").first.wait_for()
        port = before.port
        before.kill()
        expect(page.get_by_role("alert").first).not_to_be_empty()
    with Live(tmp_path, port=port):
        expect(page.get_by_role("alert").first).to_be_empty()
        visitor.leave()
