"""Before a game: from a new table, a link or an invitation to the first question; and who one is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import PHONE, Visitor
from tests.web.conftest import Come


def opened(visitor: Visitor, name: str) -> str:
    """Open a table for a friend and a bot; where it is."""
    visitor.go("/new")
    visitor.page.get_by_label("Your name").fill(name)
    visitor.find("button", "Open the table").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.page.get_by_text("A seat is still free.").wait_for()
    return visitor.page.url.removeprefix(visitor.address)


def test_a_friend_comes_by_an_invitation_and_the_game_begins(come: Come) -> None:
    host, friend = come(), come(size=PHONE, language="fr")
    opened(host, "Aoife")
    host.find("button", "Invite").click()
    invitation = host.page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert host.axe() == []
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_role("dialog")).to_be_hidden()
    friend.go(invitation.removeprefix(friend.address))
    friend.page.get_by_label("Votre nom").fill("Bran")
    friend.find("button", "Prendre le siège").click()
    friend.page.get_by_text("Bran (vous)").wait_for()
    assert friend.axe() == []
    host.find("button", "Begin the game").click()
    for visitor in (host, friend):
        visitor.page.locator("[data-key]").first.wait_for()
    friend.expected.append("410")
    friend.go(invitation.removeprefix(friend.address))
    friend.find("button", "Prendre le siège").click()
    expect(friend.page.get_by_text("Ce lien a déjà servi")).to_be_visible()


@pytest.mark.slow
def test_the_host_clears_a_seat_puts_a_bot_there_and_shares_the_device(come: Come) -> None:
    host, guest = come(), come()
    table = opened(host, "Aoife")
    guest.go(table)
    guest.page.get_by_label("Your name").fill("Bran")
    guest.find("button", "Sit here").click()
    guest.page.get_by_text("Bran (you)").wait_for()
    host.find("button", "Clear the seat").first.click()
    guest.find("button", "Sit here").wait_for()
    host.page.get_by_label("Put a bot on seat B").select_option("hard")
    host.page.get_by_text("bot (Hard)").wait_for()
    host.find("button", "Clear the seat").first.click()
    host.find("button", "Somebody on this device").click()
    host.page.get_by_role("dialog").get_by_label("Name").fill("Deirdre")
    host.page.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    host.page.get_by_text("Deirdre (you)").wait_for()
    host.find("button", "Begin the game").click()
    host.page.locator("[data-key]").first.wait_for()


def test_a_guest_keeps_a_name_signs_out_and_in_and_is_forgotten(come: Come) -> None:
    visitor = come()
    page = visitor.go("/account")
    page.get_by_label("Name").first.fill("Étaín Echraide")
    page.get_by_label("Password").first.fill("correct horse")
    visitor.find("button", "Register a name").click()
    expect(page.get_by_role("status").filter(has_text="Welcome, Étaín Echraide!")).to_be_visible()
    assert visitor.axe() == []
    visitor.find("button", "Sign out here").click()
    page.get_by_label("Name").nth(1).fill("étaín echraide")
    page.get_by_label("Password").nth(1).fill("wrong horse")
    visitor.expected.append("403")
    visitor.find("button", "Sign in").click()
    page.get_by_text("is wrong").wait_for()
    page.get_by_label("Password").nth(1).fill("correct horse")
    visitor.find("button", "Sign in").click()
    visitor.find("button", "Delete my account").click()
    visitor.find("button", "Delete everything").click()
    page.wait_for_url(visitor.address + "/")
    page.reload()
    page.locator("header").wait_for()
    expect(page.get_by_text("Étaín")).to_have_count(0)


@pytest.mark.slow
def test_settings_show_at_once_and_stay(come: Come) -> None:
    visitor = come()
    page = visitor.go("/settings")
    page.get_by_role("radio", name="Polski").check()
    page.get_by_role("radio", name="Noc").check()
    page.get_by_role("switch", name="Dźwięki").check()
    page.get_by_label("Głośność").wait_for()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.get_by_role("switch", name="Dźwięki")).to_be_checked()
