"""Standing orders: what needs no asking."""

from __future__ import annotations

import pytest

from ardri.rules.decisions import Decision
from ardri.rules.editions.base import BASE
from ardri.rules.game import Game
from ardri.server.table.standing_orders import MOOR, Orders, answer_by, offered_by, reactions
from ardri.testing import play, position


def asked(b: str) -> Decision:
    """B is asked about the Bard that A plays."""
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
    return decision


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
    assert answer_by(orders, asked(hand)) == answer


def test_a_card_that_is_never_to_be_played_is_not_offered() -> None:
    decision = asked("geis moor")
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
