"""Rulings R30 to R32: rounds, Deeds and Epic Tales do not run out."""

import pytest

from ardri.rules.box.base_box import EPIC_KEYS
from ardri.rules.errors import RulesError
from ardri.rules.game import Game
from ardri.rules.state.chance import Source
from ardri.rules.state.state import ASSEMBLY
from ardri.testing import hand, play, position, zone

# R30: no end of rounds, unless one was agreed


def next_assembly(round: int, round_limit: int, pretenders: str = "") -> Game:
    """The Assembly after a round; A meets a condition by Deeds."""
    return position(
        clans={"hills": "A1", "cove": "B1"},
        deeds={"A": 5},
        pretenders=pretenders,
        round=round,
        round_limit=round_limit,
    )


@pytest.mark.ruling(30)
@pytest.mark.parametrize("round", [1, 20, 5000])
def test_without_a_limit_the_game_goes_on_for_ever(round: int) -> None:
    game = next_assembly(round, 0)
    assert not game.over
    assert game.state.round == round + 1
    assert game.state.phase == ASSEMBLY


@pytest.mark.ruling(30)
def test_with_a_limit_the_game_is_a_draw_after_the_last_round() -> None:
    game = next_assembly(8, 8)
    assert game.over
    assert game.result.winner is None
    assert game.result.reason == "round_limit"
    assert str(game.events[-1]) == "over winner=- won_by=round_limit"


@pytest.mark.ruling(30)
def test_the_last_round_is_played_to_its_end() -> None:
    game = next_assembly(7, 8)
    assert not game.over
    assert game.state.round == 8


@pytest.mark.ruling(30)
def test_who_wins_after_the_last_round_wins() -> None:
    game = next_assembly(8, 8, pretenders="A")
    assert game.result.winner == 0
    assert game.result.reason == "conditions"


@pytest.mark.ruling(30)
def test_a_round_limit_is_agreed_at_the_start() -> None:
    assert Game.start(players=2).state.setting.round_limit == 0
    assert Game.start(players=2, round_limit=30).state.setting.round_limit == 30
    with pytest.raises(RulesError, match="round limit"):
        Game.start(players=2, round_limit=-1)


# R31: Deeds without end


@pytest.mark.ruling(31)
@pytest.mark.parametrize("deeds", [0, 6, 12, 18, 40])
def test_there_is_always_another_deed(deeds: int) -> None:
    game = position(
        tiles="valley cove hills",
        clans={"cove": "A3", "hills": "B3", "valley": "B1"},
        deeds={"A": deeds, "B": deeds},
        hand={"A": "conquest strengs_resolve bard eriu", "B": "nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, attack:B, card:bard, card:strengs_resolve")
    assert game.state.deeds == [deeds + 2, deeds]


# R32: the Epic pile runs out


def thin_pile(pile: str, hand_of_a: str) -> Game:
    """Only these Epic Tales lie in the pile, all others but those in hand in the discard."""
    kept = {*pile.split(), *hand_of_a.split(), "nuada_silverhand"}
    return position(
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": hand_of_a, "B": "nuada_silverhand"},
        epic_discard=[tale for tale in EPIC_KEYS if tale not in kept],
        turn="A",
        source=Source(),
    )


@pytest.mark.card("bard", case="positive")
@pytest.mark.ruling(32)
def test_the_discard_is_shuffled_in_when_a_draw_needs_it() -> None:
    game = thin_pile("", "bard eriu")
    assert zone(game, "epic_pile") == []
    play(game, "A: card:bard")
    assert game.chance is not None
    assert len(game.chance.options) == 28
    play(game, "*: epic:the_fianna")
    assert hand(game, "A") == ["eriu", "the_fianna"]
    assert len(zone(game, "epic_pile")) == 27
    assert zone(game, "epic_discard") == []


@pytest.mark.card("tuans_memory", case="timing")
@pytest.mark.ruling(32)
def test_the_discard_is_shuffled_in_even_in_the_middle_of_a_draw() -> None:
    game = thin_pile("balors_eye", "tuans_memory eriu")
    play(game, "A: card:tuans_memory")
    assert zone(game, "drawn:A") == ["balors_eye"]
    assert game.chance is not None
    assert len(game.chance.options) == 26
    assert "epic:tuans_memory" not in game.chance.options
    play(game, "*: epic:the_fianna, epic:stone_of_fal", "A: keep:balors_eye")
    assert hand(game, "A") == ["balors_eye", "eriu"]
    assert zone(game, "epic_discard") == ["the_fianna", "stone_of_fal", "tuans_memory"]


@pytest.mark.ruling(32)
def test_the_discard_stays_as_long_as_the_pile_suffices() -> None:
    game = thin_pile("balors_eye", "bard eriu")
    play(game, "A: card:bard")
    assert hand(game, "A") == ["balors_eye", "eriu"]
    assert zone(game, "epic_pile") == []
    assert len(zone(game, "epic_discard")) == 27


@pytest.mark.card("bard", case="negative")
@pytest.mark.ruling(32)
def test_with_pile_and_discard_empty_nothing_is_drawn() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": "bard festival", "B": list(EPIC_KEYS)},
        turn="A",
    )
    play(game, "A: card:bard", "B: decline")
    assert hand(game, "A") == ["festival"]
    assert len(hand(game, "B")) == 30
