"""Rulings R14 and R23: Cove, Salt Mine and Raid find nothing to take."""

import pytest

from ardri.rules.box.base_box import CARD_KEYS
from ardri.rules.game import Game
from ardri.testing import clans, hand, lies, options, play, position, whose, zone

# R14: Cove with nothing set aside


@pytest.mark.card("cove", case="negative")
@pytest.mark.ruling(14)
def test_cove_takes_nothing_but_still_sets_a_card_aside() -> None:
    game = position(
        clans={"hills": "A1", "cove": "B1"},
        hand={"A": "stone_of_fal cove bard druid", "B": "citadel festival"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:cove")
    assert options(game) == ["aside:bard", "aside:druid"]
    play(game, "A: aside:druid")
    assert hand(game, "A") == ["bard"]
    assert zone(game, "set_aside") == ["druid"]


@pytest.mark.card("cove", case="negative")
@pytest.mark.ruling(14)
@pytest.mark.parametrize(("aside", "left"), [("", []), ("druid", ["druid"])])
def test_cove_without_an_action_card_in_hand_leaves_things_as_they_are(aside: str, left: list[str]) -> None:
    game = position(
        tiles="swamp cove hills",
        clans={"cove": "A1", "hills": "B1"},
        hand={"A": "swamp cove eriu", "B": "bard geis"},
        set_aside=aside,
        turn="A",
    )
    play(game, "A: card:swamp, card:cove")
    assert whose(game) == "B turn"
    assert hand(game, "A") == ["eriu"]
    assert [card for card in CARD_KEYS if lies(game, card) == "set_aside"] == left
    assert lies(game, "cove") == "face_down"


# R23: empty hands


@pytest.mark.card("salt_mine", case="negative")
@pytest.mark.ruling(23)
def test_the_salt_mine_takes_nothing_from_an_empty_hand_and_still_gives_a_card() -> None:
    game = position(
        players=3,
        clans={"hills": "A1", "cove": "B1 C1"},
        tiles="hills cove salt_mine",
        hand={"A": "stone_of_fal salt_mine bard druid", "B": "eriu", "C": "citadel festival"},
        turn="A",
    )
    play(game, "A: card:stone_of_fal, card:salt_mine, seat:B")
    assert options(game) == ["give:bard", "give:druid"]
    play(game, "A: give:druid")
    assert hand(game, "A") == ["bard"]
    assert hand(game, "B") == ["druid", "eriu"]


def raided(hand_of_b: str, hills: str = "B3") -> Game:
    game = position(
        players=4,
        tiles="valley cove hills forest",
        clans={"cove": "A3", "hills": hills, "valley": "B1 C1 D1"},
        hand={"A": "conquest eriu raid", "B": f"nuada_silverhand {hand_of_b}"},
        turn="A",
    )
    play(game, "A: card:conquest, territory:hills, count:2, attack:B")
    return game


@pytest.mark.ruling(23)
def test_raid_on_who_just_discarded_the_last_card_removes_the_only_clan() -> None:
    game = raided("bard", hills="B1")
    play(game, "B: discard:bard", "A: card:raid")
    assert clans(game)["hills"] == "A2"


@pytest.mark.card("salt_mine", case="negative")
@pytest.mark.ruling(23)
@pytest.mark.parametrize("theirs", [["eriu"], ["druid", "eriu"]])
def test_salt_mine_without_an_own_action_card_changes_nothing(theirs: list[str]) -> None:
    game = position(
        tiles="swamp salt_mine hills",
        clans={"salt_mine": "A1", "hills": "B1"},
        hand={"A": "swamp salt_mine stone_of_fal", "B": theirs},
        turn="A",
    )
    play(game, "A: card:swamp, card:salt_mine")
    assert (hand(game, "A"), hand(game, "B")) == (["stone_of_fal"], theirs)
    assert lies(game, "salt_mine") == "face_down"
