"""Ruling R50: The Morrigan's instigator is named after the flip."""

import pytest

from ardri.testing import clans, options, play, position, whose


@pytest.mark.tile("gates")
@pytest.mark.card("the_morrigan", case="timing")
@pytest.mark.ruling(50)
def test_the_instigator_is_named_when_the_gates_have_taken_their_clans() -> None:
    game = position(
        players=3,
        tiles="cove gates hills",
        clans={"cove": "A1", "gates": "A1 B2 C2"},
        hand={"A": "the_morrigan bard", "B": "druid citadel", "C": "geis"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, flip, territory:gates")
    assert clans(game) == {"cove": "A1", "gates": "B1 C1"}
    assert (whose(game), options(game)) == ("A instigator", ["seat:B", "seat:C"])
    play(game, "A: seat:C")
    assert whose(game) == "C maneuver"


@pytest.mark.tile("gates")
@pytest.mark.card("the_morrigan", case="negative")
@pytest.mark.ruling(50)
@pytest.mark.parametrize(("before", "after"), [("A1 B1 C2", "C1"), ("A1 B1 C1", "")])
def test_the_morrigan_starts_no_clash_where_fewer_than_two_players_are_left(before: str, after: str) -> None:
    game = position(
        players=3,
        tiles="cove gates hills",
        clans={"cove": "A1 B1 C1", "gates": before},
        hand={"A": "the_morrigan bard", "B": "druid citadel", "C": "geis conquest"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, flip, territory:gates")
    assert clans(game) == {"cove": "A1 B1 C1", **({"gates": after} if after else {})}
    assert game.state.clash is None
    assert whose(game) == "C turn"
