"""The story of a game, the chat, and a guided first game."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.migration.test_server import CLOSED, DATABASE, anna
from tests.server.helpers.live_server import BOT, PERSON, Live, Person
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Come
from tests.web.positions import conquest, sit_at
from tests.web.tables import apart, begun, finished, played


def visit(come: Come, person: Person, path: str, size: tuple[int, int] = LAPTOP) -> Visitor:
    """Somebody in their browser, on a page."""
    visitor = come(size=size)
    visitor.known_as(person)
    visitor.go(path)
    return visitor


def slider(page: Page) -> Locator:
    """Where in a replay one is."""
    return page.locator("input[type=range]")


@pytest.mark.parametrize("size", [LAPTOP, pytest.param(PHONE, marks=pytest.mark.slow)])
def test_a_game_is_seen_again_by_keys_and_through_anybodys_eyes(
    come: Come, live: Live, size: tuple[int, int]
) -> None:
    person, table = finished(live)
    visitor = visit(come, person, f"/replay/{table}?at=3", size)
    page = visitor.page
    expect(slider(page)).to_have_value("3")
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value("4")
    page.keyboard.press("End")
    last = slider(page).get_attribute("max") or ""
    expect(slider(page)).to_have_value(last)
    expect(page.locator("[data-panel=story] li.current")).to_contain_text("Nobody wins")
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("[data-panel=story] .current")).to_have_count(1)
    page.get_by_label("Seen by").select_option("spectator")
    expect(page.locator(".players article").first).to_contain_text("Action cards")
    assert visitor.axe() == []
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]


@pytest.mark.slow
def test_a_replay_plays_by_itself_and_a_line_leads_to_its_moment(come: Come, live: Live) -> None:
    person, table = finished(live)
    page = visit(come, person, f"/replay/{table}").page
    page.get_by_label("Speed").select_option("4")
    page.keyboard.press("Space")
    page.wait_for_function("() => document.querySelector('input[type=range]').valueAsNumber > 4")
    page.keyboard.press("Space")
    season = page.locator("[data-panel=story] li", has_text="plays").first
    season.get_by_role("button", name="Show this moment").click(position={"x": 3, "y": 12})
    expect(page.locator("[data-panel=story] li.current")).to_contain_text("plays")
    page.wait_for_url(f"**/replay/{table}?at={slider(page).input_value()}&eyes=A")


@pytest.mark.slow
def test_a_game_that_goes_on_cannot_be_seen_again(come: Come, live: Live) -> None:
    person = Person(live)
    table = person.open([PERSON, BOT])
    begun([person], table, (0,))
    visitor = visit(come, person, f"/replay/{table}")
    visitor.expected.append("409")
    expect(visitor.page.get_by_role("alert")).to_contain_text("when the game is over")


def test_at_the_end_the_shuffle_is_proved(come: Come, live: Live) -> None:
    person, table = finished(live)
    visitor = visit(come, person, f"/table/{table}")
    end = visitor.page.locator("[data-panel=end]")
    end.get_by_text("Was the shuffle fair?").click()
    expect(end).to_contain_text("The seed matches the commitment.")
    expect(end).to_contain_text("stories")
    assert visitor.axe() == []


@pytest.mark.slow
def test_both_go_on_from_the_end_to_the_next_game(come: Come, live: Live) -> None:
    one, other = Person(live), Person(live)
    table = one.open([PERSON, PERSON], round_limit=1)
    begun([one, other], table, (0, 1))
    apart(_play_both(one, other, table))
    a, b = (visit(come, person, f"/table/{table}") for person in (one, other))
    a.find("button", "Play again").click()
    a.page.get_by_text("Person 0 (you)").wait_for()  # in the same seat, without a click
    b.find("button", "To the next game").click()
    b.page.get_by_text("Person 1 (you)").wait_for()
    a.find("button", "Begin the game").click()
    for visitor in (a, b):
        visitor.page.locator("g.territory").first.wait_for()
    assert a.page.url == b.page.url != f"{a.address}/table/{table}"


async def _play_both(one: Person, other: Person, table: str) -> None:
    async with one.at(table) as first, other.at(table) as second:
        await first.hear("A")
        await second.hear("B")
        async with asyncio.TaskGroup() as group:
            for player in (first, second):
                group.create_task(player.play(Random(4)))


@pytest.mark.slow
def test_who_was_there_is_told_that_the_promise_was_kept(come: Come, live: Live) -> None:
    person = Person(live)
    table = person.open([PERSON, BOT], round_limit=1)
    begun([person], table, (0,))
    visitor = visit(come, person, f"/table/{table}")
    visitor.page.locator("[data-panel=story]").wait_for()

    async def play() -> None:
        async with person.at(table) as player:
            await player.hear("A")
            await player.play(Random(4))

    apart(play())
    end = visitor.page.locator("[data-panel=end]")
    end.get_by_text("Was the shuffle fair?").click()
    expect(end).to_contain_text("It is the commitment that this browser saved")


@pytest.mark.slow
def test_the_log_is_whole_after_a_reload(come: Come, live: Live) -> None:
    person = Person(live)
    table = person.open([PERSON, BOT], seed="log")
    played(person, table, 60)
    page = visit(come, person, f"/table/{table}").page
    story = page.locator("[data-panel=story] li")
    expect(story.first).to_contain_text("New on the board")
    count = story.count()
    page.reload()
    expect(story.first).to_contain_text("New on the board")
    expect(story).to_have_count(count)


@pytest.mark.slow
def test_who_gives_up_a_game_of_two_has_lost_it(come: Come, live: Live) -> None:
    host, guest = Person(live), Person(live)
    table = host.open([PERSON, PERSON])
    begun([host, guest], table, (0, 1))
    loser, winner = (visit(come, person, f"/table/{table}") for person in (host, guest))
    loser.page.locator("[data-do=menu]").click()
    expect(loser.page.get_by_text("the other player wins at once")).to_be_visible()
    loser.page.get_by_role("button", name="Give up").click()
    loser.page.locator("[data-do=resign]").click()
    for visitor, title in ((loser, "is High King"), (winner, "you are High King")):
        end = visitor.page.locator("[data-panel=end]")
        expect(end).to_contain_text(title)
        expect(end).to_contain_text("the other player gave up")


def test_people_talk_and_need_not_listen(come: Come, live: Live) -> None:
    one, other = Person(live), Person(live)
    table = one.open([PERSON, PERSON])
    begun([one, other], table, (0, 1))
    a, b = (visit(come, person, f"/table/{table}").page for person in (one, other))
    for page in (a, b):
        page.get_by_role("tab", name="Chat").click()
    field = a.get_by_label("Write to the table")
    field.fill("Good luck!")
    field.press("Enter")
    expect(b.locator("[data-panel=chat]")).to_contain_text("Good luck!")
    b.get_by_role("button", name="Mute Person 0").click()
    expect(b.get_by_role("button", name="Mute Person 0")).to_have_attribute("aria-pressed", "true")
    field.fill("Can you hear me?")
    field.press("Enter")
    expect(a.locator("[data-panel=chat]")).to_contain_text("Can you hear me?")
    expect(b.locator("[data-panel=chat]")).not_to_contain_text("Can you hear me?")


def test_chat_is_unread_until_it_is_in_sight(come: Come, live: Live) -> None:
    a, b = (visitor.page for visitor in sit_at(come, live, conquest(), 0, 1, size=PHONE))
    news = b.locator("[data-panel=chat-news]")
    tab = b.locator("[data-do=story]")

    def speak(text: str) -> None:
        a.locator("[data-panel=chat] input").fill(text)
        a.locator("[data-panel=chat] input").press("Enter")

    for page in (a, b):
        page.locator("[data-do=story]").click()
        page.get_by_role("tab", name="Chat").click()
    speak("Hail")
    expect(b.locator("[data-panel=chat]")).to_contain_text("Hail")
    b.get_by_role("button", name="Close").click()
    expect(tab).not_to_contain_text("1")
    speak("To the hills")
    expect(tab).to_contain_text("1 new line in the chat")
    expect(news).to_contain_text("To the hills")
    expect(a.locator("[data-do=story]")).not_to_contain_text("new line")
    speak("And on")
    expect(news.locator("p")).to_have_text(["Person 0 says: To the hills", "Person 0 says: And on"])
    b.reload()
    expect(tab).to_contain_text("2 new lines in the chat")
    another = b.context.new_page()  # what was seen is known in every window
    another.goto(b.url)
    expect(another.locator("[data-do=story]")).to_contain_text("2 new lines in the chat")
    tab.click()
    expect(b.locator("[data-panel=chat]")).to_contain_text("To the hills")
    expect(tab).not_to_contain_text("new line")
    expect(news).to_be_empty()


def test_what_was_read_before_the_game_is_not_unread_in_it(come: Come, live: Live) -> None:
    one, other = Person(live), Person(live)
    table = one.open([PERSON, PERSON])
    visitor = visit(come, one, f"/table/{table}")
    visitor.find("button", "Sit here").first.click()
    apart(_says(other, table, "Hail"))
    expect(visitor.page.locator("[data-panel=chat]")).to_contain_text("Hail")
    visitor.find("button", "Begin the game").click()
    chat = visitor.page.get_by_role("tab", name="Chat")
    expect(chat).to_be_visible()
    expect(chat).not_to_contain_text("new line")


async def _says(person: Person, table: str, text: str) -> None:
    async with person.at(table) as player:
        await player.sit(1, name="Boann")
        await player.done("say", seat=1, text=text)


def test_who_comes_for_the_first_time_is_told_how_one_wins(come: Come) -> None:
    visitor = come()
    page = visitor.go()
    visitor.find("button", "Play now").click()
    dialog = page.get_by_role("dialog", name="How one wins")
    expect(dialog).to_contain_text("Pretender")
    assert visitor.axe() == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    visitor.find("button", "Play now").click()
    page.locator("[data-do=guided]").click()
    page.wait_for_url("**/learn/*")
    expect(page.get_by_role("region", name="First steps")).to_be_visible()
    visitor.go()
    visitor.find("button", "Play now").click()
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_rules_open_over_the_table(come: Come, live: Live, size: tuple[int, int]) -> None:
    (visitor,) = sit_at(come, live, conquest(), size=size)
    page = visitor.page
    aid = page.get_by_role("dialog", name="Rules and icons")
    page.locator("main.island").press("?")
    expect(aid).to_contain_text("How one wins")
    assert visitor.axe() == []
    aid.get_by_role("combobox").select_option("clash")
    expect(aid).to_contain_text("the instigator first")
    page.keyboard.press("Escape")
    expect(aid).to_have_count(0)
    page.locator("[data-do=menu]").click()
    page.locator("dialog [data-do=aid]").click()
    expect(aid).to_contain_text("the instigator first")


@pytest.mark.parametrize("size", [LAPTOP, pytest.param(PHONE, marks=pytest.mark.slow)])
def test_a_first_game_has_one_idea_at_a_time(come: Come, size: tuple[int, int]) -> None:
    visitor = come(size=size)
    page = visitor.go("/learn")
    visitor.find("button", "Begin").click()
    page.wait_for_url("**/learn/*")
    guide = page.get_by_role("region", name="First steps")
    expect(guide).to_contain_text("Welcome to the island")
    guide.get_by_role("button", name="Got it").click()
    expect(guide.get_by_role("heading")).not_to_have_text("Welcome to the island")
    page.reload()
    expect(guide.get_by_role("heading")).not_to_have_text("Welcome to the island")
    assert visitor.axe() == []
    guide.get_by_text("Ideas so far").click()
    guide.get_by_role("link", name="Continue without lessons").click()
    page.wait_for_url("**/table/*")
    expect(guide).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en-GB", "This game began under an earlier version of the rules"),
        ("fr-FR", "Cette partie a commencé avec d’anciennes règles"),
        ("pl-PL", "Ta gra zaczęła się według wcześniejszych zasad"),
    ],
)
def test_a_table_that_newer_rules_cannot_go_on_with_says_so(
    come: Come, tmp_path: Path, language: str, said: str
) -> None:
    (tmp_path / "ardri.db").write_bytes(gzip.decompress(DATABASE.read_bytes()))
    with Live(tmp_path) as server:
        visitor = come(language=language, at=server)
        visitor.known_as(anna(server))
        visitor.go(f"/table/{CLOSED}")
        end = visitor.page.locator("[data-panel=end]")
        expect(end).to_contain_text(said)
        with visitor.page.expect_download() as download:
            end.locator("a[download]").click()
        assert "inis 2 rules 2" in download.value.path().read_text(encoding="utf-8")
        assert visitor.axe() == []
        end.locator(f"a[href='/replay/{CLOSED}']").click()
        expect(slider(visitor.page)).to_have_value("0")
        visitor.page.keyboard.press("End")
        expect(slider(visitor.page)).to_have_value(slider(visitor.page).get_attribute("max") or "")
        visitor.page.goto("about:blank")  # before the server is gone


@pytest.mark.parametrize(
    ("language", "text"),
    [("en-GB", "chose the seed"), ("fr", "a choisi la graine"), ("pl", "wybrał ziarno")],
)
def test_what_is_special_about_a_table_is_told_there_and_at_the_end(
    come: Come, live: Live, language: str, text: str
) -> None:
    host = Person(live)
    table = host.open([PERSON, PERSON], seed="5e" * 32)
    visitor = come(language=language)
    visitor.known_as(host)
    visitor.go(f"/table/{table}")
    marks = visitor.page.locator("[data-panel=marks]")
    expect(marks).to_contain_text(text)  # before the game
    expect(marks.locator("[data-mark=seed]")).to_be_visible()

    async def play() -> None:
        async with host.at(table) as player:
            await player.sit(0, 1, begin=True)

    apart(play())
    expect(visitor.page.locator("[data-mark=shared]")).to_be_visible()

    async def give_up() -> None:
        async with host.at(table) as player:
            await player.done("vote", seat=0)
            await player.done("vote", seat=1)

    apart(give_up())
    end = visitor.page.locator("[data-panel=end]")
    expect(end.locator("[data-mark=seed]")).to_be_visible()
    expect(end).to_contain_text(text)
    assert visitor.axe() == []
