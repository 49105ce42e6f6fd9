"""Ruling R4: a clash that waits for its turn."""

import pytest

from ardri.rules.game import Game
from ardri.testing import clans, options, play, position, whose


def clashes(game: Game) -> list[str]:
    """The territories in which clashes have begun, in order."""
    return [str(event.fields["territory"]) for event in game.events if event.kind == "clash"]


@pytest.mark.ruling(4)
def test_no_clash_where_the_toll_has_taken_the_only_mover() -> None:
    game = position(
        players=3,
        tiles="valley cove hills mountains",
        clans={"hills": "A3", "cove": "B1", "mountains": "B1 C1"},
        hand={"A": "migration eriu", "B": "nuada_silverhand", "C": "stone_of_fal"},
        turn="A",
    )
    play(game, "A: card:migration, from:hills, to:cove, count:1, to:mountains, count:1, done")
    assert clans(game) == {"hills": "A1", "cove": "A1 B1", "mountains": "B1 C1"}
    assert whose(game) == "A maneuver"
    play(game, "A: truce", "B: agree")
    assert whose(game) == "B turn"
    assert clashes(game) == ["cove"]


@pytest.mark.card("migration", case="timing")
@pytest.mark.ruling(4)
def test_a_waiting_clash_is_skipped_when_all_opponents_have_left() -> None:
    game = position(
        tiles="valley cove hills forest",
        clans={"hills": "A3", "cove": "B1", "forest": "B1"},
        hand={"A": "migration eriu", "B": "battle_of_moytura nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:migration, from:hills, to:cove, count:1, to:forest, count:1, done")
    assert options(game) == ["territory:cove", "territory:forest"]
    play(game, "A: territory:forest, truce", "B: refuse", "A: withdraw")
    assert whose(game) == "B maneuver"
    play(game, "B: card:battle_of_moytura")
    assert clans(game) == {"hills": "A2", "cove": "A1", "forest": "B3"}
    assert whose(game) == "B turn"
    assert clashes(game) == ["forest"]


@pytest.mark.ruling(4)
def test_opponents_who_come_back_before_its_turn_are_met_in_a_waiting_clash() -> None:
    game = position(
        tiles="hills cove plains valley",
        clans={"plains": "A6", "hills": "B2", "cove": "B1", "valley": "B2"},
        hand={"A": "migration bard", "B": "battle_of_moytura the_fianna druid"},
        turn="A",
    )
    play(game, "A: card:migration, from:plains, to:cove, count:2, to:hills, count:2, to:valley, count:2")
    play(game, "A: territory:hills", "B: decline", "A: attack:B", "B: discard:druid")
    play(game, "B: card:battle_of_moytura", "A: truce", "B: agree")
    assert clans(game)["cove"] == "A2", "nobody to fight there, so the Valley comes next"
    assert (whose(game), clans(game)["valley"]) == ("A maneuver", "A2 B2")
    play(game, "A: attack:B, decline", "B: card:the_fianna, to:cove")
    assert clans(game)["cove"] == "A2 B1"
    play(game, "A: end")
    assert game.state.clash is not None
    assert whose(game) == "A maneuver"
    assert "attack:B" in options(game)
