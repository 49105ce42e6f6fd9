"""Whole games in a real browser, from the first screen to the last."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE
from tests.web.conftest import Come
from tests.web.playing import OVER, play


def test_from_the_start_screen_to_the_end_screen_by_mouse(come: Come) -> None:
    visitor = come()
    page = visitor.go()
    visitor.find("button", "Play now").click()
    visitor.page.locator("[data-do=unguided]").click()
    page.wait_for_url("**/table/*")
    assert play(visitor, Random(1)) > 20
    end = page.locator(OVER)
    expect(end.get_by_role("heading").first).to_contain_text("King")
    end.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url("**/replay/*")


@pytest.mark.slow
def test_a_whole_game_by_keyboard(come: Come) -> None:
    visitor = come()
    page = visitor.go()
    visitor.find("button", "Play now").press("Enter")
    visitor.page.locator("[data-do=unguided]").press("Enter")
    page.wait_for_url("**/table/*")
    assert play(visitor, Random(2), keys=True) > 20


@pytest.mark.slow
def test_a_whole_game_on_a_phone(come: Come) -> None:
    visitor = come(size=PHONE)
    page = visitor.go()
    visitor.find("button", "Play now").tap()
    visitor.page.locator("[data-do=unguided]").tap()
    page.wait_for_url("**/table/*")
    assert play(visitor, Random(3)) > 20
