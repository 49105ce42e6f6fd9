"""Rulings R71 and R73: Stone Circle."""

import pytest

from ardri.rules.game import Game
from ardri.testing import clans, hand, lies, options, play, position, whose

# R71: an Epic Tale given away and since discarded


@pytest.mark.ruling(71)
@pytest.mark.card("stone_circle", case="negative")
@pytest.mark.card("master_craftsman", case="timing")
def test_a_tale_given_away_does_not_come_back_though_its_new_owner_has_discarded_it() -> None:
    game = position(
        players=4,
        clans={"stone_circle": "A2", "cove": "B1 C1 D1"},
        hand={"A": "bard lug_samildanach master_craftsman stone_circle druid", "C": "conquest"},
        chance="epic:eriu",
        turn="A",
    )
    play(game, "A: card:bard, card:lug_samildanach, card:master_craftsman, seat:C")
    play(game, "C: card:lug_samildanach, decline")
    assert lies(game, "lug_samildanach") == "epic_discard"
    assert whose(game) != "A card_finished"
    assert "stone_circle" in hand(game, "A")


# R73: its price during a clash there


def in_shelter_and_not(game: Game) -> tuple[int, int]:
    """The numbers of A's sheltered and exposed clans in the clash going on."""
    assert game.state.clash is not None
    return game.state.clash.sheltered[0], game.state.exposed(0)


@pytest.mark.ruling(73)
@pytest.mark.card("stone_circle", case="timing")
@pytest.mark.parametrize(("paid", "left"), [("exposed", (1, 2)), ("sheltered", (0, 3))])
def test_in_a_clash_at_the_stones_the_clan_given_is_exposed_or_sheltered(
    paid: str, left: tuple[int, int]
) -> None:
    game = position(
        tiles="cove stone_circle plains",
        clans={"stone_circle": "A2 B2", "plains": "A1"},
        citadels={"stone_circle": 1},
        hand={"A": "stone_circle battle_of_moytura bard druid", "B": "warlord conquest"},
        turn="B",
    )
    play(game, "B: card:warlord", "A: shelter", "B: attack:A", "A: discard:druid")
    play(game, "A: card:battle_of_moytura, card:stone_circle")
    assert options(game) == ["exposed", "sheltered"]
    assert in_shelter_and_not(game) == (1, 3)
    play(game, f"A: {paid}")
    assert in_shelter_and_not(game) == left
    assert hand(game, "A") == ["bard", "battle_of_moytura"]


@pytest.mark.ruling(73)
@pytest.mark.card("stone_circle", case="timing")
def test_in_a_clash_at_the_stones_the_last_clan_given_may_be_in_shelter() -> None:
    game = position(
        tiles="cove stone_circle plains",
        clans={"stone_circle": "A2 B2"},
        citadels={"stone_circle": 1},
        hand={"A": "stone_circle the_fianna bard druid", "B": "warlord conquest"},
        turn="B",
    )
    play(game, "B: card:warlord", "A: shelter", "B: attack:A", "A: discard:druid")
    play(game, "A: card:the_fianna, to:plains, count:0")
    assert in_shelter_and_not(game) == (1, 0)
    play(game, "A: card:stone_circle")
    assert clans(game) == {"stone_circle": "B2", "plains": "A1"}
    assert hand(game, "A") == ["bard", "the_fianna"]
