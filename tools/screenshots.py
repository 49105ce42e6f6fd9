"""Screenshots of every screen, large and small, by day and by night; sheets of cards and pieces; film strips.

    make screenshots            # into build/screenshots
    make screenshots SHOTS=DIR  # elsewhere

A server of its own plays a few prepared positions; nothing else is touched.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from ardri.bots.puzzles import PUZZLES
from ardri.rules.editions.registry import with_every_module
from ardri.rules.game import Game
from ardri.testing import play, play_random, position
from tests.server.helpers.live_server import BOT, PERSON, Live, Person
from tests.web.browsing import CHROMIUM, Visitor
from tests.web.playing import READY
from tests.web.tables import begun, seated
from tools.film_strips import film_strips

WIDE: Final = (1440, 900)
PHONE: Final = (390, 844)
CALM: Final = 1200  # ms until everything has arrived
MEDIUM: Final = {"for": "bot", "level": "medium"}

PIECES_SHEET: Final = """() => {
    const names = [...document.querySelectorAll("symbol")].map((symbol) => symbol.id);
    const cell = (name) => `<figure>
        <svg width="96" height="96"><use href="#${name}" width="96" height="96"/></svg>
        <figcaption>${name}</figcaption></figure>`;
    const sheet = document.createElement("section");
    sheet.id = "sheet";
    sheet.innerHTML = names.map(cell).join("");
    document.getElementById("app").replaceChildren(sheet);
    sheet.style.cssText = "display:grid;grid-template-columns:repeat(auto-fill,130px);gap:8px;padding:16px";
    for (const figure of sheet.children) figure.style.cssText = "margin:0;text-align:center;font-size:12px";
}"""


class Shot(NamedTuple):
    """A screenshot: its name, its address, the person, and the steps before it is taken."""

    name: str
    path: str
    person: Person | None = None
    first: Callable[[Page], None] | None = None
    whole: bool = False


def clash() -> Game:
    """A position in which a clash is about to be fought."""
    return position(
        3,
        tiles="hills plains valley cove moor swamp",
        clans={"hills": "A3 C1", "plains": "B3 C1", "valley": "A1 B1", "cove": "C2", "moor": "B1"},
        citadels={"plains": 1, "hills": 1},
        sanctuaries={"hills": 2, "cove": 1},
        capital="hills",
        deeds={"B": 1},
        hand={"A": "conquest migration bard druid geis eriu", "B": "citadel warlord", "C": "festival"},
        turn="A",
    )


def last_pass() -> Game:
    """A position in which a pass ends the Season, and loses."""
    game = position(
        tiles="hills plains valley cove moor swamp",
        clans={"hills": "A3 B1", "plains": "B3", "moor": "B2", "valley": "A1"},
        sanctuaries={"plains": 3, "moor": 3, "valley": 1},
        capital="hills",
        pretenders="B",
        hand={"A": "conquest migration bard", "B": "citadel"},
        turn="B",
    )
    play(game, "B: pass")
    return game


def everything() -> Game:
    """Five players with every module: islands, harbours, the Fili, winter, and the King tile turned."""
    return position(
        5,
        edition=with_every_module().name,
        tiles="hills plains cove moor swamp hy_breasil aber isle_of_joy",
        clans={
            "hills": "A3 B1 C1 D1 E2",
            "plains": "B3 C1 E1",
            "aber": "A1 B1",
            "cove": "C2 D2",
            "moor": "B1",
            "swamp": "E3",
            "isle_of_joy": "A2",
        },
        citadels={"plains": 1, "hills": 1},
        sanctuaries={"hills": 2, "cove": 1},
        capital="hills",
        deeds={"B": 1},
        hand={"A": "conquest migration bard coalition fili eriu", "B": "citadel warlord", "C": "festival"},
        turn="A",
        markers={
            "king": "need",
            "season": "winter",
            "harbours": ["cove", "hills", "aber", "hy_breasil", "isle_of_joy"],
            "fili": "hills",
        },
    )


def without_lessons(page: Page) -> None:
    """Close what is told about modules that are new to somebody."""
    page.locator("[data-do=skip-lessons]").click()


def by_sea(page: Page) -> None:
    """A Migration laid on the map, to an island and to a neighbour."""
    without_lessons(page)
    page.locator('.hand button[data-card="migration"].playable').click()
    for key in ("hills", "isle_of_joy", "plains"):
        page.locator(f'g.territory.target[data-key="{key}"]').click()
        page.wait_for_timeout(CALM)


def with_modules(page: Page) -> None:
    """A new table for five, with all modules."""
    page.get_by_role("radio", name="5 players").check()
    for switch in page.locator("input[role=switch]:not([disabled])").all():
        switch.check()


def late() -> Game:
    """A long game of four."""
    game = Game.start(players=4, seed=11)
    play_random(game, 11, eager=True, choices=420)
    return game


def conquest(*territories: str) -> Callable[[Page], None]:
    """A Conquest laid on the map: of the first territory, with a clan of each touch of another."""

    def lay(page: Page) -> None:
        page.locator('.hand button[data-card="conquest"].playable').click()
        for key in territories:
            page.locator(f'g.territory.target[data-key="{key}"]').click()
            page.wait_for_timeout(CALM)

    return lay


def play_now(page: Page) -> None:
    """Press the button for newcomers."""
    page.locator(".first .button.main").click()


def pressing(key: str) -> Callable[[Page], None]:
    """Press a key at the table."""

    def press(page: Page) -> None:
        page.locator(READY).first.wait_for()
        page.keyboard.press(key)

    return press


def shots(live: Live) -> Iterator[Shot]:
    """Every screen."""
    for name, path in {
        "start": "/",
        "new": "/new",
        "cards": "/cards",
        "card": "/cards/druid",
        "rules": "/rules",
        "settings": "/settings",
        "licences": "/licences",
        "account": "/account",
        "watch": "/watch",
        "lost": "/nowhere",
        "learn": "/learn",
        "puzzles": "/puzzles",
        "puzzle": f"/puzzles/{PUZZLES[0].name}",
    }.items():
        yield Shot(name, path)
    yield Shot("welcome", "/", None, play_now)
    yield Shot("new-modules", "/new", None, with_modules, whole=True)
    yield Shot("cards-fifth", "/cards?module=fifth", whole=True)
    yield Shot("cards-sea", "/cards?module=sea", whole=True)
    yield Shot("island", "/cards/hy_breasil")
    yield Shot("haven", "/cards/haven")
    yield Shot("sheet-cards", "/cards", whole=True)
    yield Shot("sheet-rules", "/rules", whole=True)
    host = Person(live)
    lobby = host.open([PERSON, PERSON, BOT], visibility="public")
    yield Shot("lobby", f"/table/{lobby}", host)
    yield Shot("games", "/games", host)
    (person,), table = seated(live, clash())
    yield Shot("table", f"/table/{table}", person)
    yield Shot("text", f"/table/{table}", person, pressing("t"))
    yield Shot("aid", f"/table/{table}", person, pressing("?"))
    yield Shot("plan", f"/table/{table}", person, conquest("plains", "hills", "valley"))
    (person,), table = seated(live, last_pass())
    yield Shot("alarm", f"/table/{table}", person)
    whole = everything()
    (person,), table = seated(live, whole, edition=whole.state.edition.name)
    yield Shot("module-lesson", f"/table/{table}", person)
    yield Shot("five", f"/table/{table}", person, without_lessons)
    yield Shot("by-sea", f"/table/{table}", person, by_sea)
    four = late()
    (person,), table = seated(live, four, (four.decision.seat,))
    yield Shot("late", f"/table/{table}", person)
    drafter = Person(live)
    table = drafter.open([PERSON, PERSON], edition="discovery", seed="a draft")
    begun([drafter, Person(live)], table, (0, 1))
    yield Shot("setup", f"/table/{table}", drafter)
    watched = Person(live)
    table = watched.open([MEDIUM] * 3, edition="discovery", spectators=True, visibility="public")
    begun([watched], table, ())
    assert live.becomes(table, "finished")
    yield Shot("end", f"/table/{table}", watched)
    yield Shot("replay", f"/replay/{table}?at=60", watched)


def take(browser: Browser, live: Live, shot: Shot, folder: Path) -> None:
    """Take the four screenshots of one screen."""
    for size, kind in ((WIDE, "wide"), (PHONE, "phone")):
        for dark in (False, True):
            with looking(browser, live, size, dark) as visitor:
                if shot.person:
                    visitor.known_as(shot.person)
                page = visitor.go(shot.path)
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(CALM)
                if shot.first:
                    shot.first(page)
                    page.wait_for_timeout(CALM)
                name = f"{shot.name}-{kind}-{'night' if dark else 'day'}.png"
                page.screenshot(path=folder / name, full_page=shot.whole)
                print(name)


def pieces(browser: Browser, live: Live, folder: Path) -> None:
    """All symbols of the page on one sheet."""
    for dark in (False, True):
        with looking(browser, live, WIDE, dark) as visitor:
            page = visitor.go("/rules")
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(CALM)
            page.evaluate(PIECES_SHEET)
            page.screenshot(path=folder / f"sheet-pieces-{'night' if dark else 'day'}.png", full_page=True)


@contextmanager
def looking(browser: Browser, live: Live, size: tuple[int, int], dark: bool) -> Iterator[Visitor]:
    """The browser page of one person."""
    visitor = Visitor(browser, live.address, size, dark=dark)
    try:
        yield visitor
    finally:
        visitor.leave()


def main(folder: Path, only: list[str]) -> None:
    """Take all screenshots, or some by name."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, Live(Path(data)) as live, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for shot in shots(live):
            if not only or shot.name in only:
                take(browser, live, shot, folder)
        if not only or "sheet-pieces" in only:
            pieces(browser, live, folder)
        if not only or "strips" in only:
            film_strips(browser, live, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
