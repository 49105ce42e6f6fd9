"""Every screen: open to everybody, in both themes, on a laptop and on a phone, in three languages."""

from __future__ import annotations

from threading import Event
from typing import Final

import pytest
from playwright.sync_api import Response, Route, expect

from ardri.rules.game import Game
from ardri.testing import play, position
from ardri.texts.catalogues import LANGUAGES, texts
from tests.server.helpers.live_server import BOT, PERSON, Live
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Come
from tests.web.playing import OVER
from tests.web.tables import finished, seated

SCREENS: Final = (
    "/",
    "/new",
    "/games",
    "/watch",
    "/account",
    "/cards",
    "/cards/druid",
    "/rules",
    "/settings",
    "/licences",
    "/nowhere",
)

MORE: Final = ("/learn", "/join/nothing", "/password", "/rules/clashes", "/cards/hills")

# How far the page can be scrolled sideways, and what to press is beside it
TOO_WIDE: Final = """() => {
    const width = document.documentElement.clientWidth;
    const pressed = [...document.querySelectorAll("header :is(a, button), [data-question] button")];
    const beside = pressed.filter((each) => each.getBoundingClientRect().right > width + 1);
    const wide = document.documentElement.scrollWidth;
    return [...(wide > width ? [`${wide} px`] : []), ...beside.map((each) => each.outerHTML.slice(0, 120))];
}"""

# How much of the page has moved although nobody touched it
MOVED: Final = """window.moved = [];
const watch = new PerformanceObserver((seen) => window.moved.push(...seen.getEntries()));
watch.observe({ type: "layout-shift" });"""
JUMPS: Final = """async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); // until it is seen
    return window.moved.reduce((all, { value }) => all + value, 0);
}"""
CALM: Final = 0.02

DRAWINGS: Final = "**/api/art/*/**"
MODULES: Final = "**/api/editions"


def crowded() -> Game:
    """A's turn, with clans of three players in one place and cards of every kind."""
    return position(
        3,
        clans={"hills": "A2 B1", "plains": "B3 C1", "cove": "C2"},
        citadels={"plains": 1},
        hand={"A": "conquest bard druid geis", "B": "citadel"},
        turn="A",
    )


def fought() -> Game:
    """A clash, and somebody is asked about it."""
    game = crowded()
    play(game, "A: card:conquest, territory:plains, count:2")
    return game


def looks() -> list[object]:
    """Four ways to look at a screen; one of them in each run."""
    found = [(LAPTOP, False), (LAPTOP, True), (PHONE, False), (PHONE, True)]
    names = ["laptop-day", "laptop-night", "phone-day", "phone-night"]
    return [
        pytest.param(*look, id=name, marks=[pytest.mark.slow] if at else [])
        for at, (look, name) in enumerate(zip(found, names, strict=True))
    ]


@pytest.mark.parametrize(("size", "dark"), looks())
def test_screens_are_open_to_everybody(come: Come, size: tuple[int, int], dark: bool) -> None:
    visitor = come(size=size, dark=dark)
    visitor.expected.append("404")  # the address that leads nowhere
    wrong = []
    for screen in SCREENS:
        visitor.go(screen)
        visitor.page.locator("h1").first.wait_for()
        wrong += [f"{screen}: {found}" for found in visitor.axe()]
        assert visitor.page.evaluate("() => document.documentElement.scrollWidth") <= size[0], screen
    assert wrong == []


@pytest.mark.parametrize(("size", "dark"), looks())
def test_the_table_is_open_to_everybody(come: Come, live: Live, size: tuple[int, int], dark: bool) -> None:
    (person,), table = seated(live, crowded())
    visitor = come(size=size, dark=dark)
    visitor.known_as(person)
    visitor.go(f"/table/{table}")
    visitor.page.locator(".hand button[data-card]").first.wait_for()
    assert visitor.axe() == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [360, 768, 1024])
def test_nothing_is_too_wide_in_any_language(come: Come, live: Live, width: int, language: str) -> None:
    (person,), table = seated(live, crowded())
    lobby = person.open([PERSON, PERSON, BOT])
    over = finished(live)[1]
    visitor = come(size=(width, 768), language=language)
    visitor.known_as(person)
    visitor.expected.append("404")  # the address that leads nowhere
    tables = (f"/table/{table}", f"/table/{lobby}", f"/replay/{over}", f"/table/{over}")
    wide = []
    for screen in (*SCREENS, *MORE, *tables):
        visitor.go(screen)
        visitor.page.locator("h1").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")
        wide += [f"{screen}: {found}" for found in visitor.page.evaluate(TOO_WIDE)]
    assert wide == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_the_free_citadels_of_a_clash_stand_in_one_line(
    come: Come, live: Live, language: str
) -> None:
    game = position(
        2,
        tiles="lost_vale misty_lands cove",
        clans={"misty_lands": "A2", "lost_vale": "A1 B2", "cove": "B1"},
        citadels={"lost_vale": 2},
        hand={"A": "warlord", "B": "druid geis"},
        turn="A",
    )
    play(game, "A: card:warlord, territory:lost_vale", "B: decline, shelter")
    (person,), table = seated(live, game, (1,))
    visitor = come(size=PHONE, language=language)
    visitor.known_as(person)
    visitor.go(f"/table/{table}")
    citadels = visitor.page.locator("[data-panel=clash] p")
    expect(citadels.locator(".words")).to_have_text(
        texts(language).say("web_table-clash_citadels", free=2, all=3)
    )
    lines = citadels.evaluate("(each) => each.clientHeight / parseFloat(getComputedStyle(each).lineHeight)")
    assert round(lines) == 1


def jumps(visitor: Visitor, screen: str, there: str, last: str = DRAWINGS) -> float:
    """How far everything on a screen moves when some answers, such as the drawings, come after all else."""
    held: list[Route] = []
    late = Event()

    def answered(route: Route) -> None:
        if late.is_set():
            route.continue_()
        else:
            held.append(route)

    visitor.page.add_init_script(MOVED)
    visitor.page.route(last, answered)
    visitor.go(screen)
    visitor.page.locator(there).first.wait_for()
    visitor.page.evaluate(JUMPS)
    late.set()
    for route in held:
        route.continue_()
    visitor.page.wait_for_load_state("networkidle")
    moved: float = visitor.page.evaluate(JUMPS)
    return moved


@pytest.mark.parametrize(
    ("size", "every"),
    [
        pytest.param(PHONE, 4, id="some"),
        pytest.param(PHONE, 1, id="phone", marks=pytest.mark.slow),
        pytest.param(LAPTOP, 1, id="laptop", marks=pytest.mark.slow),
    ],
)
def test_nothing_jumps_while_pictures_come(come: Come, live: Live, size: tuple[int, int], every: int) -> None:
    (person,), table = seated(live, crowded())
    clash = seated(live, fought(), (1,))
    over = finished(live)
    lobby = person.open([PERSON, PERSON, BOT], visibility="public")
    screens = [
        (person, f"/table/{lobby}", ".lobby li"),
        *[(person, screen, "h1") for screen in (*SCREENS, *MORE)],
        (person, f"/table/{table}", ".hand button"),
        (person, f"/learn/{table}", ".hand button"),
        (clash[0][0], f"/table/{clash[1]}", "[data-panel=clash]"),
        (over[0], f"/table/{over[1]}", OVER),
        (over[0], f"/replay/{over[1]}", "input[type=range]"),
    ]
    moved = {}
    for someone, screen, there in screens[::every]:
        visitor = come(size=size)
        visitor.known_as(someone)
        visitor.expected.append("404")  # the addresses that lead nowhere
        moved[screen] = jumps(visitor, screen, there)
    assert {screen: by for screen, by in moved.items() if by >= CALM} == {}


@pytest.mark.parametrize("screen", ["/cards", "/rules"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_nothing_jumps_while_modules_come(come: Come, screen: str, size: tuple[int, int]) -> None:
    visitor = come(size=size)
    jumps(visitor, screen, "h1", last=MODULES)
    expect(visitor.page.locator("main").get_by_text("Sea travel").first).to_be_attached()
    assert visitor.page.evaluate(JUMPS) < CALM


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(come: Come, language: str) -> None:
    visitor = come(language=language)
    visitor.go("/cards/druid")
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    expect(visitor.page.get_by_text(texts(language).say("card-druid")).first).to_be_visible()


def test_the_first_load_is_small(come: Come) -> None:
    visitor = come()
    scripts: dict[str, int] = {}

    def heard(answer: Response) -> None:
        if answer.url.endswith(".js"):
            scripts[answer.url] = int(answer.headers["content-length"])

    visitor.page.on("response", heard)
    page = visitor.go()
    visitor.find("button", "Play now").click()
    visitor.page.locator("[data-do=unguided]").click()
    page.locator("g.territory").first.wait_for()
    assert 0 < sum(scripts.values()) < 250_000  # compressed, the table and the texts included
