"""Phones, upright and on their side: whatever is asked can be seen and answered, beside players and island."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ardri.rules.game import Game
from ardri.texts.catalogues import texts
from tests.server.helpers.live_server import Live
from tests.web import clashes
from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Come
from tests.web.playing import READY, settle
from tests.web.tables import seated

ON_ITS_SIDE: Final = ((844, 390), (896, 414), (915, 412), (932, 430), (740, 360), (667, 375))
UPRIGHT: Final = (PHONE, (375, 667), (390, 844))
SIZES: Final = (*ON_ITS_SIDE, *UPRIGHT)
SMALLEST: Final = 40  # px: what a finger hits
ISLAND: Final = (280, 180)  # px: room for the map

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


def come_to(come: Come, live: Live, game: Game, language: str = "en") -> Visitor:
    """Somebody with a phone at A's seat."""
    (person,), table = seated(live, game, (0,))
    visitor = come(size=PHONE, language=language)
    visitor.known_as(person)
    visitor.go(f"/table/{table}")
    visitor.page.locator(READY).first.wait_for()
    settle(visitor)
    return visitor


def hidden(visitor: Visitor, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[str]:
    """What cannot be seen or touched at any of these sizes, and islands without room."""
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
    "draft": clashes.draft,
    "reaction": clashes.reaction,
    "tile": clashes.tiles,
    "take": clashes.discards,
}
FEW: Final = (("maneuver", 4, "pl"), ("attacked", 3, "pl"), ("draft", 3, "en"), ("reaction", 4, "fr"))


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
