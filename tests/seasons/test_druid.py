"""The Druid of a game with modules is the one of the base game (E1)."""

from __future__ import annotations

import pytest

from ardri.rules.box.catalogue import CARD_NUMBERS, DRUID
from ardri.rules.editions.registry import with_every_module
from ardri.rules.game import Game
from ardri.rules.views.why_not import Reason
from ardri.testing import asked, hand, options, play, position

LAND = {"hills": "A2 B1", "plains": "C1 D1", "cove": "E1"}


def with_druid(cards: str, turn: str = "A") -> Game:
    """A game of five with every module, in which the Action cards of nobody lie in the discard."""
    return position(
        5,
        clans=LAND,
        capital="hills",
        hand={"A": cards, "B": "bard"},
        turn=turn,
        edition=with_every_module().name,
    )


@pytest.mark.card("druid", case="positive")
@pytest.mark.ruling("E1", case="positive")
def test_the_druid_takes_new_action_cards_as_well() -> None:
    game = with_druid("druid citadel")
    play(game, "A: card:druid")
    new = {"take:clans_harmony", "take:coalition", "take:fili", "take:the_king_and_the_land"}
    assert new < set(options(game))
    play(game, "A: take:coalition")
    assert hand(game, "A") == ["citadel", "coalition"]


@pytest.mark.card("druid", case="negative")
@pytest.mark.ruling("E1", case="negative")
def test_there_is_no_other_druid_and_it_is_not_played_last() -> None:
    assert with_every_module().cards >> DRUID & 1
    assert [key for key in CARD_NUMBERS if "druid" in key] == ["druid"]
    assert "card:druid" not in options(with_druid("druid"))


@pytest.mark.card("druid", case="timing")
@pytest.mark.ruling("E1", case="timing")
def test_the_druid_is_played_on_one_s_own_turn() -> None:
    game = with_druid("druid citadel", turn="B")
    assert asked(game) == ["B turn"]
    assert game.why_not(0, "druid") == Reason("not_your_turn")
