"""Rulings R7 and R8: Citadel takes the unplayed Advantage card; no Citadel left; the Swamp."""

import pytest

from ardri.rules.box.base_box import TILE_KEYS
from ardri.rules.box.catalogue import FOREST, SEAT_NAMES
from ardri.rules.game import Game
from ardri.testing import hand, play, position, whose, zone

# R7: Citadel takes the unplayed Advantage card wherever it is


def chieftain(game: Game, territory: str) -> str:
    seat = game.state.chieftains[TILE_KEYS.index(territory)]
    return "-" if seat < 0 else SEAT_NAMES[seat]


def citadel(territory_hand: dict[str, str], played: str = "", citadels: int = 0) -> Game:
    """A, a minority in the Forest, has played Citadel there."""
    game = position(
        tiles="cove forest",
        clans={"forest": "A1 B3", "cove": "B1"},
        citadels={"cove": citadels},
        hand={
            "A": f"citadel bard {territory_hand.get('A', '')}",
            "B": f"druid {territory_hand.get('B', '')}",
        },
        played=played,
        turn="A",
    )
    play(game, "A: card:citadel")
    return game


@pytest.mark.card("citadel", case="negative")
@pytest.mark.ruling(7)
@pytest.mark.parametrize("holder", ["A", "B", ""])
def test_citadel_takes_the_card_from_the_table_or_any_hand_chieftain_or_not(holder: str) -> None:
    game = citadel({holder: "forest"} if holder else {})
    assert game.state.citadels[FOREST] == 1
    assert hand(game, "A") == ["bard", "forest"]
    assert hand(game, "B") == ["druid"]
    assert chieftain(game, "forest") == "B"


@pytest.mark.card("citadel", case="negative")
@pytest.mark.ruling(7)
def test_citadel_leaves_a_card_already_played() -> None:
    game = citadel({}, played="forest")
    assert game.state.citadels[FOREST] == 1
    assert hand(game, "A") == ["bard"]
    assert zone(game, "face_down") == ["forest"]


# R8: Citadel without Citadels, and in the Swamp


@pytest.mark.card("citadel", case="positive")
@pytest.mark.ruling(8)
@pytest.mark.parametrize("holder", ["B", ""])
def test_without_a_citadel_left_the_advantage_card_is_still_taken(holder: str) -> None:
    game = citadel({holder: "forest"} if holder else {}, citadels=8)
    assert game.state.citadels[FOREST] == 0
    assert hand(game, "A") == ["bard", "forest"]


def citadels(game: Game) -> dict[str, int]:
    return {TILE_KEYS[tile]: count for tile, count in enumerate(game.state.citadels) if count}


@pytest.mark.tile("swamp")
@pytest.mark.card("citadel", case="negative")
@pytest.mark.ruling(8)
@pytest.mark.ruling(61)
def test_citadel_with_only_the_swamp_is_played_without_effect() -> None:
    game = position(clans={"hills": "B1", "swamp": "A2"}, hand={"A": "citadel bard", "B": "geis"}, turn="A")
    play(game, "A: card:citadel")
    assert whose(game) == "B card_declared"
    play(game, "B: decline")
    assert citadels(game) == {}
    assert hand(game, "A") == ["bard"]
    assert zone(game, "face_up") == ["hills", "swamp"]
    assert "citadel" in zone(game, "action_discard")
