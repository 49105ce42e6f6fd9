"""Another edition in the browser: five seats, cards and territories that are not shipped, one more phase."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.formats.notation import to_json
from ardri.testing import position
from tests.server.helpers.live_server import BOT, PERSON, Live, Person
from tests.toy_edition import installed, toy
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Come
from tests.web.playing import OVER, READY, answer, patiently, play
from tests.web.tables import begun

Size = tuple[int, int]
SEASON: Final = re.compile(r"^Round \d, Season$")
__all__ = ["toy"]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A server that offers the toy edition beside the base game."""
    folder = tmp_path_factory.mktemp("toys")
    with Live(folder, variables=installed(folder)) as server:
        yield server


def at_a_table(come: Come, live: Live, *seats: int, size: Size = LAPTOP, **terms: object) -> list[Visitor]:
    """People in their browsers on some seats of a table for five, with bots on the others."""
    people = [Person(live) for _ in seats]
    places = [PERSON if seat in seats else BOT for seat in range(5)]
    table = people[0].open(places, edition="toy", **terms)
    begun(people, table, seats)
    found = []
    for person in people:
        visitor = come(size=size)
        visitor.known_as(person)
        visitor.go(f"/table/{table}")
        visitor.page.locator("[data-question]").wait_for()
        found.append(visitor)
    return found


def played_until(done: Callable[[], bool], visitors: list[Visitor], rng: Random) -> None:
    """Let whoever is asked answer, until something is so."""
    for _ in patiently(visitors[0]):
        if done():
            break
        for visitor in visitors:
            if visitor.page.locator(READY).count():
                answer(visitor, rng)


def test_a_table_of_five_is_opened_and_begun(come: Come) -> None:
    visitor = come()
    page = visitor.go("/new")
    page.get_by_role("radio", name="Toy").check()
    page.get_by_role("radio", name="5 players").check()
    expect(page.locator("form select")).to_have_count(5)
    page.get_by_role("radio", name="Standard").check()
    expect(page.locator("form select")).to_have_count(5)  # a module brings the fifth seat
    expect(page.get_by_role("switch", name=re.compile("^The fifth player"))).to_be_checked()
    page.get_by_role("radio", name="Toy").check()
    page.locator("form select").nth(1).select_option("easy")
    visitor.find("button", "Begin the game").click()
    page.wait_for_url("**/table/*")
    page.locator(READY).first.wait_for()
    players = page.locator("section.seat[data-own]")
    assert [players.nth(at).get_attribute("data-own") for at in range(5)] == list(SEAT_NAMES)
    expect(page.locator('section.seat[data-own="E"] h2')).to_have_text("Emer")
    expect(page.locator("g.territory")).to_have_count(5)


def test_what_the_view_tells_is_shown_and_nothing_is_worked_out(come: Come, live: Live) -> None:
    page = at_a_table(come, live, 0, seed="supplies")[0].page
    tracks = page.locator('section.seat[data-own="A"] .pips').first
    expect(tracks.locator("i")).to_have_count(5)  # so much wins in this edition
    built = page.locator(".supplies .piles b")
    expect(built.nth(0)).to_have_text("9")  # of ten Sanctuaries one stands beside the Capital
    expect(built.nth(1)).to_have_text("9")


@pytest.mark.usefixtures("toy")
def test_two_people_and_three_bots_draft_and_come_to_the_season(come: Come, live: Live) -> None:
    game = position(
        5,
        edition="toy",
        tiles="toy_haven plains hills cove moor",
        clans={"plains": "A2 B1", "hills": "C2 D1 E2", "toy_haven": "E1 B2"},
    )
    visitors = at_a_table(come, live, 0, 4, windows="open", position=to_json(game))
    rng = Random(3)
    page = visitors[1].page
    expect(page.locator("main button[data-card]")).to_have_count(4)
    names = {seat: page.locator(f'section.seat[data-own="{seat}"] h2').inner_text() for seat in SEAT_NAMES}
    order = SEAT_NAMES if page.locator("use[href$='crows-clockwise']").count() else SEAT_NAMES[::-1]
    at = order.index("E")
    expect(page.locator(".way")).to_contain_text(f"from {names[order[at - 1]]}")
    expect(page.locator(".way")).to_contain_text(f"to {names[order[(at + 1) % 5]]}")
    played_until(lambda: page.get_by_text(SEASON).count() > 0, visitors, rng)


@pytest.mark.slow
@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_whole_game_of_five_is_played_checked_and_watched(come: Come, live: Live, size: Size) -> None:
    visitor = at_a_table(come, live, 0, size=size, seed="whole", round_limit=2)[0]
    assert play(visitor, Random(5)) > 10
    end = visitor.page.locator(OVER)
    expect(end.locator("li[data-own]")).to_have_count(5)
    end.locator("summary").click()
    expect(end.locator(".verdict")).to_contain_text("The seed matches the commitment.")
    table = visitor.page.url.rsplit("/", 1)[1]
    page = visitor.go(f"/replay/{table}?eyes=E")
    expect(page.locator("article[data-own]")).to_have_count(5)
    expect(page.locator("g.territory").first).to_be_visible()
