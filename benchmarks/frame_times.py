"""Frame times of the map in the browser, while it moves, with all territories and all clans.

    python -m benchmarks.frame_times

Chromium draws without a window and without a graphics card. An empty page is measured in the same run: what
takes longer there is the machine's fault.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Page, sync_playwright

from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.game import Game
from ardri.testing import position
from tests.pictures.sample_positions import all_land
from tests.server.helpers.live_server import Live
from tests.web.browsing import CHROMIUM
from tests.web.tables import seated

SIZE: Final = (1440, 900)
STEPS: Final = 90
FLIGHT: Final = 700  # ms that clans are on their way, and a little more

RECORD: Final = """() => {
    window.frames = [];
    let last = performance.now();
    const frame = (now) => {
        window.frames.push(now - last);
        last = now;
        window.recording = requestAnimationFrame(frame);
    };
    window.recording = requestAnimationFrame(frame);
}"""
RECORDED: Final = "() => { cancelAnimationFrame(window.recording); return window.frames.slice(1); }"


def full() -> Game:
    """All 16 territories, and all 48 clans on them."""
    return position(
        4,
        tiles=all_land(),
        clans=dict.fromkeys(TILE_KEYS[:12], "A1 B1 C1 D1"),
        sanctuaries={"cove": 3, "gates": 2},
        citadels={"cove": 4, "hills": 2, "forest": 1},
        capital="cove",
        hand={"A": "conquest bard druid geis"},
        turn="A",
    )


def drag(page: Page) -> None:
    """The map dragged to and fro."""
    x, y = SIZE[0] // 2, SIZE[1] // 2 - 60
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(STEPS):
        page.mouse.move(x + 4 * min(step, STEPS - step), y + 2 * min(step, STEPS - step))
    page.mouse.up()


def turn(page: Page) -> None:
    """The wheel turned, nearer and farther."""
    page.mouse.move(SIZE[0] // 2, SIZE[1] // 2 - 60)
    for step in range(STEPS):
        page.mouse.wheel(0, -40 if step < STEPS // 2 else 40)


def rest(page: Page) -> None:
    """Nothing."""
    page.wait_for_timeout(FLIGHT)


def fly(page: Page) -> None:
    """Clans sent to a territory from all around it."""
    page.locator("[data-do=confirm]").click()
    page.wait_for_timeout(FLIGHT)


def lay(page: Page) -> None:
    """A Conquest with a clan of each neighbour, laid and not yet confirmed."""
    page.locator('.hand button[data-card="conquest"]').click()
    page.locator('g.territory.target[data-key="cove"]').click()
    more = page.locator("[data-more]:not([disabled])")
    more.first.wait_for()
    while more.count():
        more.first.click()


def measure(page: Page, name: str, doing: Callable[[Page], None]) -> None:
    """Print the middle time of a frame, and that of the slowest twentieth."""
    page.evaluate(RECORD)
    doing(page)
    frames: list[float] = page.evaluate(RECORDED)
    print(f"{name:12} {median(frames):6.1f} ms {quantiles(frames, n=20)[-1]:6.1f} ms {len(frames):5}")


def main() -> None:
    """Measure all."""
    with TemporaryDirectory() as data, Live(Path(data)) as live, sync_playwright() as playwright:
        (person,), table = seated(live, full())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en-GB")
        for name, value in person.http.cookies.items():
            context.add_cookies([{"name": name, "value": value, "url": live.address}])
        page = context.new_page()
        print(f"{'':12} {'median':>9} {'95 %':>9} {'of':>5}")
        measure(page, "empty page", drag)
        page.goto(f"{live.address}/table/{table}")
        page.locator(".hand button").first.wait_for()
        page.wait_for_load_state("networkidle")
        measure(page, "rest", rest)
        measure(page, "pan", drag)
        measure(page, "zoom", turn)
        lay(page)
        measure(page, "flight", fly)
        browser.close()


if __name__ == "__main__":
    main()
