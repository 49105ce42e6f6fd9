"""Standing orders: what needs no asking."""

from __future__ import annotations

import pytest

from ardri.rules.decisions import Decision
from ardri.rules.editions.base import BASE
from ardri.rules.game import Game
from ardri.server.refusals import TableRefused
from ardri.server.table import log_entries
from ardri.server.table.standing_orders import (
    IDLE,
    MOOR,
    Orders,
    Wish,
    answer_by,
    offered_by,
    reactions,
)
from ardri.testing import play, position
from tests.server.helpers.scripted_tables import ScriptedTable, set_up


def asked(b: str) -> tuple[Game, Decision]:
    """A game in which B is asked about the Bard that A plays."""
    game: Game = position(
        2,
        tiles="hills moor plains",
        clans={"hills": "A1 B1"},
        hand={"A": "bard festival", "B": b},
        windows="sealed",
        turn="A",
    )
    play(game, "A: card:bard")
    decision = game.decision_of(1)
    assert decision is not None
    return game, decision


@pytest.mark.parametrize(
    ("hand", "orders", "answer"),
    [
        ("citadel druid", {}, "decline"),
        ("geis druid", {}, None),
        ("geis druid", {"geis": "ask"}, None),
        ("geis druid", {"geis": "never"}, "decline"),
        ("geis druid", {"geis": "always"}, "card:geis"),
        ("citadel moor", {}, "decline"),
        ("citadel moor", {"moor": "ask"}, None),
        ("citadel moor", {"moor": "always"}, "card:moor"),
        ("geis moor", {}, None),
        ("geis moor", {"geis": "never", "moor": "always"}, "card:moor"),
    ],
)
def test_an_order_answers_or_the_seat_is_asked(hand: str, orders: Orders, answer: str | None) -> None:
    game, decision = asked(hand)
    assert answer_by(orders, decision, game) == answer


@pytest.mark.parametrize(
    ("answer", "orders", "asks"),
    [
        ("decline", {IDLE: "never"}, False),
        ("decline", {IDLE: "ask"}, True),
        ("decline", {}, True),
        ("decline", {IDLE: "never", "battle_frenzy": "always"}, True),
        ("shelter", {IDLE: "never"}, True),
    ],
)
def test_a_seat_may_be_spared_cards_that_change_nothing(answer: str, orders: Orders, asks: bool) -> None:
    """Battle Frenzy brings sheltered clans out of the Citadels; it changes nothing if there are none."""
    game = frenzy(answer)
    decision = game.decision_of(0)
    assert decision is not None
    assert "card:battle_frenzy" in decision.keys
    assert (answer_by(orders, decision, game) != "decline") is asks


def frenzy(answer: str) -> Game:
    """A holds Battle Frenzy at the end of the Citadels step, after B has sheltered a clan or has not."""
    game = position(
        tiles="hills moor cove",
        clans={"hills": "A2 B2", "moor": "A1"},
        citadels={"hills": 1},
        capital="cove",
        hand={"A": "warlord battle_frenzy", "B": "new_clans"},
        windows="sealed",
        turn="A",
    )
    play(game, "A: card:warlord, territory:hills", "B: decline", "A: decline", f"B: {answer}")
    return game


def at_the_citadels(wish: Wish | None) -> ScriptedTable:
    """A table at which A may play Battle Frenzy without effect, and has given an order or none."""
    sitting = set_up(frenzy("decline"))
    if wish is not None:
        sitting.add(log_entries.Ordered(sitting.now, 0, IDLE, wish))
    return sitting


def test_who_need_not_be_asked_is_not_and_the_pause_takes_as_long() -> None:
    asking, spared = at_the_citadels("ask"), at_the_citadels("never")
    assert asking.table.questions[0].open
    assert not spared.table.questions[0].open
    assert asking.shown("B", "awaited") == spared.shown("B", "awaited")
    assert asking.table.pause is not None
    assert spared.table.pause is not None
    assert asking.table.pause.end == spared.table.pause.end


def test_idle_cards_cannot_be_ordered_always() -> None:
    with pytest.raises(TableRefused, match="no_reaction"):
        at_the_citadels("always")


def test_a_card_that_is_never_to_be_played_is_not_offered() -> None:
    _, decision = asked("geis moor")
    keys = {option.code: option.key for option in decision.options}
    assert sorted(keys[code] for code in offered_by({}, decision)) == ["card:geis", "decline"]
    assert sorted(keys[code] for code in offered_by({MOOR: "ask"}, decision)) == [
        "card:geis",
        "card:moor",
        "decline",
    ]


def test_orders_are_for_cards_that_answer_something() -> None:
    assert {"geis", "the_dagda", "moor", "forest"} <= reactions(BASE)
    assert not {"citadel", "sanctuary", "plains"} & reactions(BASE)
