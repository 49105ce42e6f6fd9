"""Film strips: what somebody sees of another player's turn, as one picture of frames with times.

`make screenshots` takes them.
"""

from __future__ import annotations

import base64
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from ardri.rules.game import Game
from ardri.testing import position
from tests.server.helpers.live_server import Live
from tests.web.browsing import Visitor
from tests.web.tables import seated
from tests.web.watching import plays_on

WIDE: Final = (1280, 800)
PHONE: Final = (390, 844)
EVERY: Final = 0.5  # seconds from one frame to the next
LONGEST: Final = 40.0  # seconds
CALM: Final = 800  # ms until everything has arrived

Frame = tuple[float, bytes]

# What Bob does: a Conquest that leads to a clash, which is fought to a loss
ATTACK: Final = ("card:conquest", "territory:hills", {"from:plains": 3, "from:valley": 1})
WISHES: Final = ("attack:C", "decline", "shelter", "withdraw", "pass", "done", "nothing")

SHEET: Final = """<style>
    body {{ margin: 0; padding: 12px; background: #f4ecd2; font: 16px Verdana, sans-serif }}
    main {{ display: grid; grid-template-columns: repeat({columns}, auto); gap: 10px; width: max-content }}
    figure {{ margin: 0 }} img {{ display: block; width: {width}px; border: 1px solid #63543f }}
</style><main>{frames}</main>"""


def ahead() -> Game:
    """Bob's turn: what he plays leads to a clash with the others."""
    return position(
        3,
        tiles="hills plains valley cove moor swamp",
        clans={"hills": "C3", "plains": "A1 B4", "valley": "A2 B2", "cove": "A1 C2", "moor": "A2 B1"},
        citadels={"plains": 1},
        sanctuaries={"hills": 1, "cove": 1},
        capital="cove",
        hand={"A": "druid new_clans bard", "B": "conquest citadel exploration", "C": "festival sanctuary"},
        turn="B",
    )


def filmed(page: Page, ended: Future[None]) -> list[Frame]:
    """Frames of a page until nothing more is played back and something can be answered."""
    frames: list[Frame] = []
    began = time.monotonic()
    while (now := time.monotonic() - began) < LONGEST:
        frames.append((now, page.screenshot(type="jpeg", quality=80)))
        if ended.done() and page.locator("[data-stage='']").count():
            break
        page.wait_for_timeout(max(0, (EVERY - (time.monotonic() - began - now)) * 1000))
    return frames


def strip(browser: Browser, frames: list[Frame], width: int, columns: int, path: Path) -> None:
    """All frames on one sheet."""
    figures = "".join(
        f"<figure>{at:.1f} s<img src='data:image/jpeg;base64,{base64.b64encode(data).decode()}'></figure>"
        for at, data in frames
    )
    page = browser.new_page(viewport={"width": columns * (width + 12) + 24, "height": 600})
    page.set_content(SHEET.format(width=width, columns=columns, frames=figures))
    page.screenshot(path=path, full_page=True)
    page.close()


def film(browser: Browser, live: Live, size: tuple[int, int], dark: bool, path: Path) -> None:
    """One strip: Alice watches Bob."""
    (alice, bob), table = seated(live, ahead(), (0, 1), ("Alice", "Bob"))
    visitor = Visitor(browser, live.address, size, dark=dark, speed="normal", motion=True)
    visitor.known_as(alice)
    page = visitor.go(f"/table/{table}")
    page.locator("g.territory").first.wait_for()
    page.wait_for_timeout(CALM)
    with ThreadPoolExecutor(1) as thread:
        ended = thread.submit(plays_on, bob, table, ATTACK, WISHES)
        frames = filmed(page, ended)
        visitor.leave()
        ended.result()
    phone = size == PHONE
    strip(browser, frames, 260 if phone else 560, 8 if phone else 4, path)
    print(path.name)


def film_strips(browser: Browser, live: Live, folder: Path) -> None:
    """All film strips."""
    film(browser, live, WIDE, False, folder / "strip-wide-day.png")
    film(browser, live, PHONE, True, folder / "strip-phone-night.png")
