"""Every card played and every question answered on the page, by mouse and by keyboard."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.engine.questions import QUESTIONS, WINDOW_MOMENTS
from ardri.rules.game import Game
from ardri.server.table.log_entries import Chosen
from tests.server.helpers.live_server import Live
from tests.web.browsing import Visitor
from tests.web.conftest import Come
from tests.web.moments import moments
from tests.web.playing import READY, answer, answer_until, patiently, press
from tests.web.tables import seated

# A plan and a reaction in each run, all cards in the long one
FEW: Final = ("conquest", "geis")


def by_cards() -> list[object]:
    return [pytest.param(key, marks=[] if key in FEW else [pytest.mark.slow]) for key in CARD_KEYS]


def by_questions() -> list[object]:
    return [pytest.param(kind, marks=[pytest.mark.slow]) for kind in (*QUESTIONS, *WINDOW_MOMENTS)]


def arrive(come: Come, live: Live, game: Game) -> tuple[Visitor, str]:
    """Come to a table that waits for an answer, as whoever is to give it."""
    seat = game.decision.seat
    (person,), table = seated(live, game, (seat,))
    visitor = come()
    visitor.known_as(person)
    visitor.go(f"/table/{table}")
    visitor.page.locator(READY).first.wait_for()
    return visitor, table


def chosen(live: Live, table: str, seat: int) -> list[str]:
    """The choices of a seat so far."""
    entries = [entry for entry in live.entries(table) if isinstance(entry, Chosen) and entry.seat == seat]
    return [key for entry in entries for key in entry.keys]


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("card", by_cards())
def test_a_card_is_played(come: Come, live: Live, card: str, keys: bool) -> None:
    game = moments()[0][card]
    seat = game.decision.seat
    visitor, table = arrive(come, live, game)
    option = f"card:{card}"
    offered = f'[data-option="{option}"], button[data-card="{card}"].playable'
    press(visitor.page.locator(offered).first, keys)
    # The other choices are still offered in its place: whoever has picked another card comes back to this one
    others = {each for each in game.decision.keys if each != option}
    again = visitor.page.locator(f'button[data-card="{card}"].playable:not([aria-pressed=true]):visible')
    rng = Random(card)
    for _ in patiently(visitor):
        if option in chosen(live, table, seat):
            break
        if again.count():
            press(again.first, keys)
        answer(visitor, rng, keys, others)


@pytest.mark.parametrize("kind", by_questions())
def test_a_question_is_answered(come: Come, live: Live, kind: str) -> None:
    game = moments()[1][kind]
    seat = game.decision.seat
    offered = [option.key for option in game.decision.options]
    visitor, table = arrive(come, live, game)
    answer_until(lambda: bool(chosen(live, table, seat)), visitor, Random(kind))
    assert chosen(live, table, seat)[0] in offered
