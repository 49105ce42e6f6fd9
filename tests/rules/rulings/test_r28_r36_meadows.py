"""Rulings R28 and R36: Meadows."""

import pytest

from ardri.rules.box.base_box import EPIC_KEYS
from ardri.testing import hand, lies, options, play, position, whose

# R28: Meadows


@pytest.mark.ruling(36)
@pytest.mark.card("meadows", case="positive")
@pytest.mark.ruling(28)
@pytest.mark.parametrize(
    ("played", "kept"),
    [
        ("card:tuans_memory", ["bard", "conquest", "druid", "eriu"]),
        ("card:misty_lands, count:3", ["eriu", "tuans_memory"]),
    ],
)
def test_meadows_adds_one_to_a_draw_of_several_and_one_is_kept(played: str, kept: list[str]) -> None:
    game = position(
        tiles="cove meadows misty_lands",
        clans={"cove": "A1 B1"},
        hand={"A": "meadows misty_lands tuans_memory bard druid conquest", "B": "festival"},
        turn="A",
        chance="epic:eriu epic:balors_eye epic:the_fianna epic:diarmuid",
    )
    play(game, f"A: {played}")
    assert whose(game) == "A epic_draw"
    play(game, "A: card:meadows")
    assert options(game) == ["keep:balors_eye", "keep:diarmuid", "keep:eriu", "keep:the_fianna"]
    play(game, "A: keep:eriu")
    assert [card for card in hand(game, "A") if card != "misty_lands"] == kept
    assert {lies(game, tale) for tale in ("balors_eye", "the_fianna", "diarmuid")} == {"epic_discard"}


@pytest.mark.card("gates", case="positive")
@pytest.mark.card("meadows", case="positive")
@pytest.mark.ruling(28)
def test_gates_and_meadows_add_up() -> None:
    game = position(
        tiles="cove gates meadows",
        clans={"cove": "B2", "gates": "A2 B1", "meadows": "A1"},
        chance="crows:counterclockwise epic:eriu epic:balors_eye epic:the_fianna epic:diarmuid",
        brenn="B",
    )
    assert whose(game) == "A epic_draw"  # the Brenn, B, has drawn Eriu
    play(game, "A: card:meadows, card:gates")
    assert options(game) == ["keep:balors_eye", "keep:diarmuid", "keep:the_fianna"]
    play(game, "A: keep:diarmuid")
    assert [card for card in hand(game, "A") if card in EPIC_KEYS] == ["diarmuid"]


# R36: the Meadows are played after seeing the cards drawn


@pytest.mark.card("meadows", case="positive")
@pytest.mark.ruling(36)
def test_meadows_is_asked_with_the_drawn_tale_in_sight_and_adds_one_to_choose_from() -> None:
    game = position(
        tiles="cove meadows",
        clans={"cove": "A1 B1"},
        hand={"A": "meadows bard druid", "B": "conquest"},
        turn="A",
        chance="epic:eriu epic:balors_eye",
    )
    play(game, "A: card:bard")
    assert (whose(game), options(game)) == ("A epic_draw", ["card:meadows", "decline"])
    assert lies(game, "eriu") == "drawn:A"
    [drawn] = [event for event in game.events if event.fields.get("from") == "epic_pile"]
    assert drawn.seen_by(0).fields["card"] == "eriu"
    assert "card" not in drawn.seen_by(1).fields
    play(game, "A: card:meadows")
    assert options(game) == ["keep:balors_eye", "keep:eriu"]
    play(game, "A: keep:balors_eye")
    assert hand(game, "A") == ["druid", "balors_eye"]
    assert (lies(game, "eriu"), lies(game, "meadows")) == ("epic_discard", "face_down")


@pytest.mark.card("meadows", case="timing")
@pytest.mark.ruling(36)
def test_meadows_declined_leaves_the_draw_as_it_is() -> None:
    game = position(
        tiles="cove meadows",
        clans={"cove": "A1 B1"},
        hand={"A": "meadows bard druid", "B": "conquest"},
        turn="A",
        chance="epic:eriu",
    )
    play(game, "A: card:bard, decline")
    assert hand(game, "A") == ["druid", "meadows", "eriu"]
    assert whose(game) == "B turn"
