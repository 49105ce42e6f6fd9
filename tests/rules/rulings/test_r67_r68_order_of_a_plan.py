"""Rulings R67 and R68: plans over several territories or cards are named in catalogue order."""

import pytest

from ardri.rules.errors import IllegalChoice
from ardri.testing import clans, options, play, position

# R67: territories


@pytest.mark.card("dagdas_harp", case="positive")
@pytest.mark.ruling(67)
def test_dagdas_harp_names_its_lands_in_catalogue_order() -> None:
    game = position(
        clans={"plains": "A1", "hills": "A1 B1"},
        hand={"A": "dagdas_harp bard eriu lugs_spear", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:dagdas_harp, territory:plains")
    assert clans(game) == {"plains": "A3", "hills": "A1 B1"}


# R68: cards to keep in the draft


@pytest.mark.ruling(68)
def test_two_cards_to_keep_in_the_draft_are_named_in_catalogue_order() -> None:
    cards = (
        "warlord bard citadel conquest craftsmen_peasants druid exploration festival geis "
        "migration new_alliance new_clans sanctuary"
    )
    deal = " ".join(f"deal:{card}" for card in cards.split())
    game = position(players=3, clans={"cove": "A1 B1", "hills": "A1 B1"}, chance=f"crows:clockwise {deal}")
    play(game, "A: keep:bard", "B: keep:druid", "C: keep:migration")
    assert options(game, "A") == ["keep:bard", "keep:new_alliance", "keep:new_clans"]
    play(game, "A: keep:new_alliance")
    assert options(game, "A") == ["keep:new_clans", "keep:sanctuary"]
    with pytest.raises(IllegalChoice):
        game.choose("keep:bard", seat=0)
