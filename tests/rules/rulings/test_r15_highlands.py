"""Ruling R15: the Highlands come before the Citadels."""

import pytest

from ardri.testing import options, play, position, whose


@pytest.mark.card("highlands", case="positive")
@pytest.mark.ruling(15)
def test_the_new_instigator_cannot_shelter_and_the_old_one_can() -> None:
    game = position(
        players=3,
        tiles="valley cove highlands",
        clans={"cove": "A3", "highlands": "B2 C1"},
        citadels={"highlands": 3},
        hand={"A": "conquest eriu", "B": "nuada_silverhand", "C": "highlands stone_of_fal"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:highlands, count:2")
    assert whose(game) == "C clash_start"
    play(game, "C: card:highlands")
    assert options(game) == ["seat:A", "seat:B", "seat:C"]
    play(game, "C: seat:B, shelter", "A: shelter")
    assert whose(game) == "A shelter"
    play(game, "A: decline")
    assert whose(game) == "B maneuver"
    assert [game.state.exposed(seat) for seat in range(3)] == [1, 2, 0]


@pytest.mark.ruling(15)
def test_without_the_highlands_the_mover_cannot_shelter() -> None:
    game = position(
        tiles="valley cove highlands",
        clans={"cove": "A3", "highlands": "B2"},
        citadels={"highlands": 3},
        hand={"A": "conquest eriu", "B": "highlands nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:highlands, count:2", "B: decline, shelter, decline")
    assert whose(game) == "A maneuver"
