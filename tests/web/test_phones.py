"""Phones, upright and on their side: whatever is asked can be seen and answered, beside the island."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ardri.rules.formats.notation import to_json
from ardri.rules.game import Game
from ardri.testing import position
from ardri.texts.catalogues import LANGUAGES, texts
from tests.server.helpers.live_server import PERSON, Live, Person
from tests.web import clashes
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Come
from tests.web.playing import CONFIRM, READY, settle, touch
from tests.web.positions import migration, play_card
from tests.web.tables import apart, seated

ON_ITS_SIDE: Final = ((844, 390), (896, 414), (915, 412), (932, 430), (740, 360), (667, 375))
UPRIGHT: Final = (PHONE, (375, 667), (390, 844))
SIZES: Final = (*ON_ITS_SIDE, *UPRIGHT)
SMALLEST: Final = 40  # px: what a finger hits
ISLAND: Final = (280, 180)  # px: room for the map

# Whether all words of an element are in sight: none is cut off within it, and it is not outside of the screen
WHOLE: Final = """(each) => {
    const { left, right } = each.getBoundingClientRect();
    const inside = each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight;
    return inside && left >= 0 && right <= innerWidth;
}"""
# The territories that are not seen as a whole on the map
OFF_THE_MAP: Final = """() => {
    const map = document.querySelector("main .island").getBoundingClientRect();
    return [...document.querySelectorAll("g.territory")].filter((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return left < map.left || top < map.top || right > map.right || bottom > map.bottom;
    }).map((each) => each.dataset.key);
}"""

# Buttons that answer, and players, that are too small or not to be seen: outside, covered or cut off
HIDDEN: Final = """(smallest) => {
    const buttons = [
        ...document.querySelectorAll("[data-question] :is([data-option], [data-do=confirm], [data-do=draft])")
    ];
    const wrong = [];
    const seen = (each, x, y) => {
        const found = document.elementFromPoint(x, y);
        return found && (each.contains(found) || found.contains(each));
    };
    for (const each of buttons) {
        const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
        const name = each.textContent.trim();
        if (Math.min(width, height) < smallest) wrong.push(`${name}: ${width} x ${height}`);
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
            wrong.push(`${name}: outside, ${[left, top, right, bottom]}`);
        else if (![[left + 4, top + 4], [right - 4, bottom - 4]].every(([x, y]) => seen(each, x, y)))
            wrong.push(`${name}: covered`);
    }
    for (const each of document.querySelectorAll("aside.seats [data-own] b, aside.seats [data-own] h2")) {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight + 1)
            wrong.push(`a player: ${each.textContent}`);
    }
    return wrong;
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Turn the phone, or take another one."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def at_sea() -> Game:
    """A's turn on a large island, with another one out at sea."""
    return position(
        3,
        edition="base+sea",
        tiles="hills plains cove moor valley swamp misty_lands lost_vale isle_of_joy",
        clans={"hills": "A3 B1", "cove": "A1 C2", "moor": "B2"},
        hand={"A": "bard migration new_clans", "B": "druid citadel", "C": "festival"},
        turn="A",
        markers={"harbours": ["cove", "hills", "isle_of_joy"]},
    )


def come_to(
    come: Come, live: Live, game: Game, language: str = "en", size: tuple[int, int] = PHONE
) -> Visitor:
    """Somebody with a phone at A's seat, who has read what is new."""
    (person,), table = seated(live, game, (0,), edition=game.state.edition.name)
    visitor = come(size=size, language=language)
    visitor.known_as(person)
    visitor.go(f"/table/{table}")
    if game.state.edition.name != "base":
        visitor.page.locator("[data-do=skip-lessons]").click()
    visitor.page.locator(READY).first.wait_for()
    settle(visitor)
    return visitor


def hidden(visitor: Visitor, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    """All that cannot be seen or touched at any of these sizes, and islands without room."""
    found = []
    for size in sizes:
        resize(visitor.page, size)
        found += [f"{size}: {wrong}" for wrong in visitor.page.evaluate(HIDDEN, SMALLEST)]
        island = visitor.page.locator("main.island").bounding_box()
        assert island
        if island["width"] < ISLAND[0] or island["height"] < ISLAND[1]:
            found.append(f"{size}: island {island['width']} x {island['height']}")
    return found


MOMENTS: Final[dict[str, Callable[[int], Game]]] = {
    "shelter": clashes.shelter,
    "attacked": clashes.attacked,
    "maneuver": clashes.maneuver,
    "truce": clashes.truce,
    "turn": clashes.turn,
    "last_pass": clashes.last_pass,
    "draft": clashes.draft,
    "reaction": clashes.reaction,
    "tile": clashes.tiles,
    "take": clashes.discards,
}
FEW: Final = (
    ("maneuver", 4, "pl"),
    ("last_pass", 4, "pl"),
    ("attacked", 3, "pl"),
    ("draft", 3, "en"),
    ("reaction", 4, "fr"),
)


def moments() -> list[object]:
    """Every moment, for three and four players, in each language; a few of them in each run."""
    return [
        pytest.param(
            build,
            players,
            language,
            id=f"{name}-{players}-{language}",
            marks=[] if (name, players, language) in FEW else [pytest.mark.slow],
        )
        for name, build in MOMENTS.items()
        for players in (3, 4)
        for language in ("en", "fr", "pl")
    ]


@pytest.mark.parametrize(("build", "players", "language"), moments())
def test_whatever_is_asked_can_be_answered_on_every_phone(
    come: Come, live: Live, build: Callable[[int], Game], players: int, language: str
) -> None:
    assert hidden(come_to(come, live, build(players), language)) == []


@pytest.mark.parametrize("size", [PHONE, (667, 375)], ids=["upright", "lying"])
def test_on_a_phone_everything_about_the_table_is_a_touch_away(
    come: Come, live: Live, size: tuple[int, int]
) -> None:
    visitor = come_to(come, live, clashes.turn())
    page = visitor.page
    resize(page, size)
    say = texts("en").say
    expect(page.locator(".head .time")).to_contain_text("Round 1")
    seats = page.locator("aside.seats [data-own]")
    expect(seats.nth(0)).to_contain_text(say("table-you"))
    expect(seats.nth(1).locator(".bot")).to_be_visible()
    help = page.locator("[data-question] [data-do=explain]")
    explained = page.locator("[data-question]").get_by_text(say("question-turn.help"))
    expect(explained).to_be_hidden()
    help.click()
    expect(explained).to_be_visible()
    seats.nth(1).get_by_role("button").click()
    advantages = page.locator(".side.open [data-own=B] .card-name")
    expect(advantages.first).to_be_visible()
    assert visitor.axe() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_round_and_phase_is_cut_on_the_narrowest_phone(
    come: Come, live: Live, language: str
) -> None:
    page = come_to(come, live, clashes.draft(), language).page
    expect(page.locator(".head .time")).to_have_text(texts(language).say("phase-assembly", round=2))
    assert page.locator(".head .time").evaluate(WHOLE)


@pytest.mark.parametrize("size", [PHONE, (667, 375)], ids=["upright", "lying"])
def test_on_a_phone_a_whole_move_is_taken_back_by_an_icon_with_a_name(
    come: Come, live: Live, size: tuple[int, int]
) -> None:
    visitor = come_to(come, live, migration())
    page = visitor.page
    resize(page, size)
    play_card(page, "migration")
    touch(visitor, "hills")
    touch(visitor, "plains")
    page.locator(CONFIRM).click()
    say = texts("en").say
    rewind = visitor.find("button", say("web_table-rewind"))
    expect(rewind).to_be_visible()
    expect(rewind).to_have_attribute("title", say("web_table-rewind.text"))
    box = rewind.bounding_box()
    assert box
    assert SMALLEST <= box["width"] < 1.5 * SMALLEST  # an icon alone
    expect(page.locator("[data-do=undo]")).to_be_hidden()
    expect(page.locator(".head .time")).to_be_in_viewport(ratio=1)
    assert page.locator(".head .time").evaluate(WHOLE)
    assert visitor.axe() == []
    rewind.click()
    expect(page.locator('.hand button[data-card="migration"].playable')).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_islands_are_seen_at_once(come: Come, live: Live, size: tuple[int, int]) -> None:
    page = come_to(come, live, at_sea(), size=size).page
    expect(page.locator("g.territory")).to_have_count(9)
    assert page.evaluate(OFF_THE_MAP) == []


LONG: Final = "W" * 22  # two more make names differ


def test_the_longest_name_hides_no_number(come: Come, live: Live) -> None:
    people = [Person(live) for _ in range(3)]
    table = people[0].open([PERSON, PERSON, PERSON], windows="open", position=to_json(clashes.attacked()))

    async def sit() -> None:
        for seat in (2, 1, 0):
            async with people[seat].at(table) as player:
                await player.sit(seat, begin=seat == 0, name=LONG[seat:])

    apart(sit())
    visitor = come()
    visitor.known_as(people[0])
    page = visitor.go(f"/table/{table}")
    page.locator("[data-panel=clash]").wait_for()
    hidden = []
    for size in (*SIZES, (768, 1024), LAPTOP, (1440, 900)):
        resize(page, size)
        hidden += [f"{size}: {each}" for each in page.evaluate(NUMBERS)]
    assert hidden == []


# Numbers of players that are cut off or covered
NUMBERS: Final = """() => {
    const numbers = [...document.querySelectorAll(
        "aside.seats [data-own] :is(b, dd), [data-panel=clash] .count"
    )];
    return numbers.filter((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const { left, top, right, bottom } = range.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const over = found && (each.contains(found) || found.contains(each) || found.matches(".more"));
        const inside = each.closest("section").getBoundingClientRect();
        return !over || left < inside.left || right > inside.right + 1;
    }).map((each) => `${each.closest("li, section").textContent.trim().slice(0, 40)}: ${each.textContent}`);
}"""
