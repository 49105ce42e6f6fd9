"""Rulings R21 and R52: the Gates, and their card."""

import pytest

from ardri.rules.game import Game
from ardri.testing import clans, hand, options, play, position, whose

# R21: the Gates, a clan saved, and the order


def gates_open(hand_of_a: str, brenn: str = "A") -> Game:
    """The toss turns the crows: each at the Gates loses a clan."""
    return position(
        players=3,
        tiles="cove gates hills",
        clans={"gates": "A1 B1 C1", "cove": "A1 B1"},
        capital="hills",
        brenn=brenn,
        hand={"A": hand_of_a},
        chance="crows:counterclockwise epic:eriu epic:tuans_memory epic:stone_of_fal",
    )


@pytest.mark.ruling(44)
@pytest.mark.ruling(21)
@pytest.mark.tile("gates")
@pytest.mark.parametrize(
    ("card", "answer", "at_the_gates", "in_the_cove"),
    [("dagdas_club", "card:dagdas_club", "A1", "A1 B1"), ("diarmuid", "card:diarmuid", "", "A2 B1")],
)
def test_the_epic_tale_is_drawn_even_if_the_clan_is_saved(
    card: str, answer: str, at_the_gates: str, in_the_cove: str
) -> None:
    game = gates_open(card)
    play(game, f"A: {answer}")
    assert clans(game).get("gates", "") == at_the_gates
    assert clans(game)["cove"] == in_the_cove
    assert "eriu" in hand(game, "A")


@pytest.mark.ruling(21)
@pytest.mark.tile("gates")
@pytest.mark.parametrize(("brenn", "order"), [("A", "ACB"), ("B", "BAC"), ("C", "CBA")])
def test_the_gates_begin_with_the_brenn_and_follow_the_new_direction(brenn: str, order: str) -> None:
    game = gates_open("", brenn)
    assert "gates" not in clans(game)
    drawn = ["eriu", "tuans_memory", "stone_of_fal"]
    assert [tale in hand(game, name) for name, tale in zip(order, drawn, strict=True)] == [True] * 3
    lost = [str(event.fields["seat"]) for event in game.events if event.kind == "remove"]
    assert "".join(lost) == order


# R52: the Gates card of somebody who is not drawing there


@pytest.mark.card("gates", case="positive")
@pytest.mark.ruling(52)
def test_the_gates_card_is_for_a_holder_drawing_at_the_gates() -> None:
    game = position(
        tiles="cove gates",
        clans={"cove": "A1 B1", "gates": "A1 B1"},
        hand={"A": "the_morrigan gates bard", "B": "druid citadel"},
        turn="A",
        chance="epic:eriu epic:tuans_memory epic:balors_eye",
    )
    play(game, "A: card:the_morrigan, flip, nothing")
    assert (whose(game), options(game)) == ("A epic_draw", ["card:gates", "decline"])
    play(game, "A: card:gates, keep:tuans_memory")
    assert hand(game, "A") == ["bard", "tuans_memory"]
    assert hand(game, "B") == ["citadel", "druid", "balors_eye"]


@pytest.mark.card("gates", case="negative")
@pytest.mark.ruling(52)
def test_the_gates_card_does_nothing_for_an_absent_holder() -> None:
    game = position(
        tiles="cove gates",
        clans={"cove": "A1", "gates": "B2"},
        hand={"A": "the_morrigan gates bard", "B": "druid citadel"},
        turn="A",
        chance="epic:eriu epic:tuans_memory",
    )
    play(game, "A: card:the_morrigan, flip")
    assert (whose(game), hand(game, "B")) == ("B turn", ["citadel", "druid", "eriu"])
    play(game, "B: pass", "A: card:bard")
    assert hand(game, "A") == ["gates", "tuans_memory"]
