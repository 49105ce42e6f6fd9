"""Puzzles in a real browser: solved on the map and in the hand, remembered, and open to everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ardri.bots.puzzles import PUZZLES
from ardri.texts.catalogues import texts
from tests.web.browsing import LAPTOP, PHONE
from tests.web.conftest import Come
from tests.web.playing import CONFIRM, settle
from tests.web.positions import option
from tests.web.typing import said, type_line


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_puzzle_is_tried_solved_and_remembered(come: Come, size: tuple[int, int]) -> None:
    say = texts("en").say
    visitor = come(size=size)
    page = visitor.go("/puzzles")
    expect(page.get_by_role("link", name=say(f"puzzle-{PUZZLES[0].name}"))).to_be_visible()
    assert visitor.axe() == []
    page.get_by_role("link", name="Begin").click()
    verdict = page.locator("[data-panel=verdict]")
    expect(verdict).to_contain_text("Puzzle 1")
    option(page, "pass").click()
    expect(verdict).to_have_attribute("data-verdict", "wrong")
    assert visitor.axe() == []
    option(page, "pretender").click()
    expect(verdict).to_contain_text(say(f"puzzle-{PUZZLES[0].name}.why", b="B"))
    verdict.get_by_role("link", name="The next puzzle").click()
    expect(verdict).to_contain_text("Puzzle 2")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text(f"Solved: 1 of {len(PUZZLES)}")).to_be_visible()
    expect(page.locator("a.done")).to_have_count(1)


def test_a_puzzle_is_solved_on_the_map_by_keys_alone(come: Come) -> None:
    visitor = come(language="pl-PL")
    page = visitor.go("/puzzles/and_the_eye_falls_on_it")
    verdict = page.locator("[data-panel=verdict]")
    page.locator('g.territory.target[data-key="hills"]').focus()
    page.keyboard.press("Enter")
    settle(visitor)
    page.locator(CONFIRM).press("Enter")
    expect(verdict).to_have_attribute("data-verdict", "right")
    expect(verdict.get_by_role("link", name="Następna zagadka")).to_be_focused()


def test_a_puzzle_is_solved_by_text(come: Come) -> None:
    visitor = come()
    page = visitor.go("/puzzles/and_the_eye_falls_on_it")
    page.locator("g.territory.target").first.wait_for()
    page.keyboard.press("t")
    verdict = page.locator("[data-panel=verdict]")
    expect(page.locator(".table > *").first).to_contain_text("Puzzle")
    type_line(visitor, "hint")
    expect(said(page, "no hints")).to_be_visible()
    type_line(visitor, "hills")
    type_line(visitor, "confirm")
    expect(verdict).to_have_attribute("data-verdict", "right")


def test_a_card_of_the_draft_is_the_answer_and_a_solution_is_shown(come: Come) -> None:
    visitor = come()
    page = visitor.go("/puzzles/one_sanctuary_short")
    verdict = page.locator("[data-panel=verdict]")
    page.locator('main button[data-card="bard"]').click()
    page.locator("[data-do=draft]").click()
    expect(verdict).to_have_attribute("data-verdict", "wrong")
    page.locator("[data-do=solution]").click()
    expect(verdict).to_contain_text(texts("en").say("card-sanctuary"))


def test_an_unknown_puzzle_says_so(come: Come) -> None:
    visitor = come()
    visitor.expected.append("404")
    page = visitor.go("/puzzles/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no page")
