"""Plans in a real browser: built from the form of the question, previewed as made, sent in one message."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from ardri.rules.box.catalogue import SEAT_NAMES
from ardri.rules.game import Game
from ardri.testing import play, position
from tests.server.helpers.live_server import Live
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import Come
from tests.web.playing import CONFIRM, DRAFT, press, settle, touch
from tests.web.positions import lay, migration, option, play_card, sit_at

Request = dict[str, Any]


def sit(
    come: Come, live: Live, game: Game, size: tuple[int, int] = LAPTOP
) -> tuple[Visitor, Callable[[], list[Request]]]:
    """Somebody in a browser, and a way to see which answers were sent since the last time."""
    requests: list[Request] = []

    def hear(socket: WebSocket) -> None:
        socket.on("framesent", lambda data: requests.append(json.loads(data)))

    def listening(size: tuple[int, int] = LAPTOP) -> Visitor:
        visitor = come(size=size)
        visitor.page.on("websocket", hear)
        return visitor

    (visitor,) = sit_at(listening, live, game, game.decision.seat, size=size)

    def sent() -> list[Request]:
        settle(visitor)
        visitor.page.evaluate("0")  # what the page did before was told by now
        found = [request for request in requests if request["do"] in ("preview", "choose")]
        requests.clear()
        return found

    return visitor, sent


def said(requests: list[Request]) -> list[tuple[object, object]]:
    return [(request["do"], request["keys"]) for request in requests]


def confirm(visitor: Visitor, sent: Callable[[], list[Request]], *plans: Sequence[object]) -> None:
    """Confirm: each plan that could be sent was previewed, and only the last is chosen, in one message."""
    planned = sent()
    assert said(planned) == [("preview", plan) for plan in plans]
    visitor.page.locator(CONFIRM).click()
    chosen = sent()
    assert said(chosen) == [("choose", plans[-1])]
    assert len({(request["question"], request["seat"]) for request in planned + chosen}) == 1


def conquest() -> Game:
    """A may gather clans from five territories."""
    return position(
        tiles="cove hills moor plains valley meadows",
        clans={"cove": "A2", "hills": "A3", "plains": "A1", "valley": "A1 B1", "meadows": "A2", "moor": "B1"},
        hand={"A": "conquest bard", "B": "new_clans"},
        turn="A",
    )


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_conquest_from_many_lands_is_previewed_land_by_land_and_one_choice(
    come: Come, live: Live, size: tuple[int, int]
) -> None:
    visitor, sent = sit(come, live, conquest(), size)
    page = visitor.page
    lay(visitor, "conquest", "moor")
    sent()
    places = page.locator("g.territory.target")
    lands = [places.nth(at).get_attribute("data-key") or "" for at in range(places.count())]
    assert len(lands) >= 3
    for land in lands:
        touch(visitor, land)
    expect(page.locator("[data-arrow]")).to_have_count(len(lands))
    plans = [{f"from:{land}": 1 for land in lands[: at + 1]} for at in range(len(lands))]
    confirm(visitor, sent, *(["card:conquest", "territory:moor", plan] for plan in plans))
    expect(page.locator("[data-panel=clash]")).to_be_visible()


def test_a_migration_is_previewed_as_it_grows_and_one_choice(come: Come, live: Live) -> None:
    visitor, sent = sit(come, live, migration())
    lay(visitor, "migration", "hills")
    sent()
    touch(visitor, "valley")
    touch(visitor, "plains")
    touch(visitor, "valley")
    plans = [{"to:valley": 1}, {"to:valley": 1, "to:plains": 1}, {"to:valley": 2, "to:plains": 1}]
    confirm(visitor, sent, *(["card:migration", "from:hills", plan] for plan in plans))


def test_no_more_clans_are_planned_than_the_form_allows(come: Come, live: Live) -> None:
    visitor, _ = sit(come, live, migration())
    page = visitor.page
    lay(visitor, "migration", "hills")
    expect(page.locator(CONFIRM)).to_have_count(0)
    for _ in range(4):
        page.locator("[data-more=plains]").click()
    expect(page.locator("[data-more=plains]")).to_be_disabled()
    expect(page.locator("[data-more=valley]")).to_be_disabled()
    expect(page.locator("[data-less=valley]")).to_be_disabled()


def test_clans_withdraw_in_one_message(come: Come, live: Live) -> None:
    game = position(
        tiles="cove hills moor plains",
        clans={"hills": "A3 B2", "cove": "A1", "plains": "A1", "moor": "B1"},
        hand={"A": "warlord bard", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:warlord, ?territory:hills")
    assert game.decision.question == "maneuver"
    visitor, sent = sit(come, live, game)
    option(visitor.page, "withdraw").click()
    sent()
    touch(visitor, "plains")
    touch(visitor, "cove")
    confirm(visitor, sent, ["withdraw", {"to:plains": 1}], ["withdraw", {"to:plains": 1, "to:cove": 1}])


def test_cards_to_discard_are_named_in_the_hand(come: Come, live: Live) -> None:
    game = position(
        tiles="hills misty_lands",
        clans={"hills": "A1 B1"},
        hand={"A": "misty_lands bard druid citadel", "B": "geis"},
        turn="A",
    )
    play(game, "A: card:misty_lands, count:2")
    assert game.decision.question == "discard"
    visitor, sent = sit(come, live, game)
    page = visitor.page
    for card in ("druid", "bard", "bard", "citadel"):
        press(page.locator(f'.hand button[data-card="{card}"]'), keys=True)
    # one card alone is no plan that could be sent
    plans = [{"discard:druid": 1, "discard:bard": 1}, {"discard:druid": 1, "discard:citadel": 1}]
    confirm(visitor, sent, *([plan] for plan in plans))


def test_clans_of_players_are_named_by_numbers(come: Come, live: Live) -> None:
    game = position(
        3,
        tiles="cove hills moor",
        clans={"hills": "A1 B2 C2", "cove": "B1", "moor": "C1"},
        hand={"A": "warlord tale_of_cuchulain", "B": "geis", "C": "bard"},
        turn="A",
    )
    play(game, "A: card:warlord, ?territory:hills")
    while game.decision.question != "maneuver":
        game.choose("decline", game.decision.seat)
    visitor, sent = sit(come, live, game)
    page = visitor.page
    play_card(page, "tale_of_cuchulain")
    sent()
    page.locator("[data-more=B]").click()
    page.locator("[data-more=C]").click()
    expect(page.locator("[data-more=A]")).to_be_disabled()
    confirm(visitor, sent, ["card:tale_of_cuchulain", {"seat:B": 1, "seat:C": 1}])


@pytest.mark.parametrize(
    ("players", "steps"),
    [
        (2, [("keep", 1), ("hand_on", 2), ("keep", 1), ("hand_on", 2)]),
        (3, [("keep", 1), ("keep", 2), ("hand_on", 3)]),
        (4, [("keep", 1), ("keep", 2), ("hand_on", 3)]),
    ],
)
def test_a_draft_is_answered_in_one_message_each_time(
    come: Come, live: Live, players: int, steps: list[tuple[str, int]]
) -> None:
    """The cards to keep are touched, also where the rules ask for the one that is handed on."""
    lands = {"hills": " ".join(f"{name}1" for name in SEAT_NAMES[:players])}
    game = position(players, clans=lands, windows="sealed")
    visitor, sent = sit(come, live, game)
    page = visitor.page
    for verb, keep in steps:
        page.locator(DRAFT).wait_for()
        cards = page.locator("main button[data-card]")
        packet = [cards.nth(at).get_attribute("data-card") or "" for at in range(cards.count())]
        kept = packet[-keep:]
        for card in kept:
            expect(page.locator(DRAFT)).to_be_disabled()
            page.locator(f'main button[data-card="{card}"]').click()
        page.locator(DRAFT).click()
        named = kept if verb == "keep" else packet[:-keep]
        assert said(sent()) == [("choose", [{f"{verb}:{card}": 1 for card in named}])]
