"""The table for ears and keys: nothing announced is lost, and the focus never spends a card unasked."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, expect

from ardri.testing import position
from tests.server.helpers.live_server import Live
from tests.web.conftest import Come
from tests.web.playing import CONFIRM, press, settle
from tests.web.positions import conquest, lay, migration, option, sit_at
from tests.web.tables import apart, seated

# Every line that is put into the log region, in order, also if it is gone at once
LISTEN: Final = """() => {
    const log = document.querySelector("[role=log][aria-live=polite].unseen");
    window.heard = [...log.children].map((line) => line.textContent);
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.textContent.trim()) window.heard.push(node.textContent);
    }).observe(log, { childList: true });
}"""
FOCUSED: Final = "() => document.activeElement.closest('button, [role=button]') !== null"


def listening(page: Page) -> None:
    """Note from now on what a screen reader is given to say."""
    page.locator("[role=log][aria-live=polite].unseen").wait_for(state="attached")
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """The lines that a screen reader was given to say."""
    found: list[str] = page.evaluate("() => window.heard")
    return found


def test_no_announcement_is_lost_when_much_happens_at_once(come: Come, live: Live) -> None:
    game = position(
        tiles="hills plains valley",
        clans={"hills": "A4 B1", "valley": "B2"},
        hand={"A": "migration bard", "B": "new_clans"},
        turn="A",
    )
    people, table = seated(live, game, (0, 1))
    visitor = come()
    visitor.known_as(people[1])
    page = visitor.go(f"/table/{table}")
    listening(page)

    async def play() -> None:
        async with people[0].at(table) as player:
            await player.hear("A")
            asked = player.question("A")
            assert asked is not None
            await player.done("choose", seat=0, question=asked["number"], keys=MIGRATION)

    apart(play())
    expect(page.locator("[data-question]")).to_contain_text("It is your turn.")
    said = heard(page)
    told = [next(at for at, line in enumerate(said) if text in line) for text in WHOLE]
    assert told == sorted(told), said
    assert said[-1] == "It is your turn."
    assert all(line.endswith((".", "?")) for line in said), said


MIGRATION: Final = ["card:migration", "from:hills", {"to:plains": 2}]
WHOLE: Final = ("plays Migration", "moves 2 clans from Hills to Plains", "It is your turn")


def test_the_last_announcements_are_said_again_by_a_key(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration())
    page = visitor.page
    listening(page)
    before = len(heard(page))
    page.keyboard.press("r")
    page.wait_for_function("(before) => window.heard.length > before", arg=before)
    assert heard(page)[-1] == "It is your turn."


def test_a_question_is_announced_with_its_card_and_what_confirming_does(come: Come, live: Live) -> None:
    (visitor,) = sit_at(come, live, migration())
    page = visitor.page
    listening(page)
    lay(visitor, "migration", "hills", "valley", "plains")
    assert [line for line in heard(page) if line.startswith("Migration:")] == [
        "Migration: From which territory?",
        "Migration: To which territory? 1 to 4 in all.",
    ]
    described = page.locator(CONFIRM)
    expect(described).to_have_accessible_description(
        re.compile(r"^Confirm: Play Migration, From Hills, To Valley, To Plains\? What follows\b")
    )


def test_after_a_card_the_focus_is_on_nothing_that_could_be_pressed(come: Come, live: Live) -> None:
    game = position(
        tiles="hills plains valley",
        clans={"hills": "A3 B1", "plains": "A1"},
        hand={"A": "bard druid citadel", "B": "new_clans"},
        epic_discard="lug_samildanach oenguss_ploy",  # if A drew one of them, there would be more to answer
        windows="open",
        turn="A",
    )
    a, b = sit_at(come, live, game, 0, 1)
    page = a.page
    press(page.locator(".hand button[data-card=bard]"), keys=True)
    settle(a)
    expect(page.locator(CONFIRM)).to_be_focused()  # it was picked here, and is confirmed by the next press
    page.keyboard.press("Enter")
    option(b.page, "pass").click()
    expect(page.locator("[data-question=turn].yours")).to_be_visible()
    expect(page.locator("[data-place=question]")).to_be_focused()
    assert not page.evaluate(FOCUSED)
    page.keyboard.press("Enter")  # leads to the first choice, and chooses nothing
    expect(page.locator("[data-question=turn].yours")).to_be_visible()
    assert page.evaluate(FOCUSED)


def test_the_focus_does_not_stay_on_confirm_when_the_next_question_comes(come: Come, live: Live) -> None:
    a, b = sit_at(come, live, conquest(), 0, 1)
    lay(a, "conquest", "plains", "hills")
    confirm = a.page.locator(CONFIRM)
    confirm.focus()
    confirm.click()  # as screen readers press buttons: with a pointer of their own
    option(b.page, "decline").click()
    b.page.locator("[data-question=shelter] [data-option=decline]").click()
    a.page.locator("[data-question=maneuver].yours").wait_for()
    assert not a.page.evaluate(FOCUSED)
