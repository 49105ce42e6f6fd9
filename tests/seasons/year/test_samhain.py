"""Samhain, in winter: an Action card for an Epic Tale."""

from __future__ import annotations

import pytest

from ardri.rules.game import Game
from ardri.testing import asked, hand, options, play, zone
from tests.seasons.year.year_positions import OTHERS, at_festival

pytestmark = pytest.mark.ruling("E20")

LANDS = {"hills": "A2 B1 C1", "cove": "A1 B1"}


def in_winter(
    a: str = "", b: str = "", c: str = "", brenn: str = "A", crows: str = "clockwise", chance: str = ""
) -> Game:
    hands = {"A": a, "B": b, "C": c}
    return at_festival("winter", hands, LANDS, brenn=brenn, crows=crows, chance=chance)


def test_an_action_card_is_discarded_to_draw_an_epic_tale() -> None:
    game = in_winter("bard geis eriu", chance="epic:balors_eye")
    assert (asked(game), options(game)) == (["A samhain"], ["discard:bard", "discard:geis", "done"])
    play(game, "A: discard:geis")
    assert hand(game, "A") == ["bard", "balors_eye", "eriu"]
    assert "geis" in zone(game, "action_discard")
    assert asked(game) == ["A turn"]


def test_nobody_must() -> None:
    game = in_winter("bard", "druid")
    play(game, "A: done")
    assert asked(game) == ["B samhain"]
    play(game, "B: done")
    assert (hand(game, "A"), hand(game, "B"), asked(game)) == (["bard"], ["druid"], ["A turn"])


def test_once_each() -> None:
    game = in_winter("bard geis", "druid", chance="epic:eriu")
    play(game, "A: discard:bard")
    assert asked(game) == ["B samhain"]


def test_without_an_action_card_nothing_is_asked() -> None:
    game = in_winter("eriu hills", "druid")
    assert asked(game) == ["B samhain"]


@pytest.mark.parametrize(
    ("brenn", "crows", "order"),
    [("A", "clockwise", "ABC"), ("B", "counterclockwise", "BAC"), ("C", "clockwise", "CAB")],
)
def test_all_in_turn_from_the_brenn_on(brenn: str, crows: str, order: str) -> None:
    game = in_winter("bard", "druid", "geis", brenn=brenn, crows=crows)
    for name in order:
        assert asked(game) == [f"{name} samhain"]
        game.choose("done")


def test_nobody_else_sees_what_goes_and_what_comes() -> None:
    game = in_winter("bard geis", chance="epic:eriu")
    play(game, "A: discard:geis")
    shifts = [event for event in game.events if event.kind == "shift"]
    for deck, card in (("action", "geis"), ("epic", "eriu")):
        mine = [event for event in shifts if event.fields["deck"] == deck][-1]
        assert mine.seen_by(0).fields["card"] == card
        assert "card" not in mine.seen_by(1).fields
        assert "card" not in mine.seen_by(None).fields


def test_the_meadows_answer_the_draw() -> None:
    game = at_festival(
        "winter",
        {"A": "bard meadows", "B": ""},
        {"meadows": "A2", "hills": "B1"},
        chance="epic:eriu epic:balors_eye",
    )
    play(game, "A: discard:bard")
    assert asked(game) == ["A epic_draw"]
    play(game, "A: card:meadows, keep:eriu")
    assert hand(game, "A") == ["eriu"]
    assert zone(game, "epic_discard") == ["balors_eye"]


def test_the_moor_may_be_played_first() -> None:
    game = in_winter("bard moor", "eriu")
    play(game, "A: card:moor, seat:B")
    assert (asked(game), "card:moor" in options(game)) == (["A samhain"], False)


@pytest.mark.parametrize("season", OTHERS["winter"])
def test_in_no_other_season(season: str) -> None:
    game = at_festival(season, {"A": "bard geis", "B": "eriu"}, {"hills": "A12", "cove": "B1"})
    assert game.state.question != "samhain"
