"""Rulings R6 and R62: sheltered clans count for the chieftain, and do not maneuver."""

import pytest

from ardri.rules.box.catalogue import HILLS
from ardri.testing import clans, exposed, options, play, position, whose
from tests.rules.helpers.clash_positions import clash_in_the_hills

# R6: sheltered clans count for the chieftain


@pytest.mark.ruling(6)
def test_sheltered_clans_count_for_the_chieftain_while_the_clash_lasts() -> None:
    game = clash_in_the_hills("A2 B3", {"cove": "A1"}, citadels=3)
    play(game, "B: shelter, shelter, decline")
    assert exposed(game) == "A2 B1"
    assert game.state.chieftains[HILLS] == 1
    play(game, "A: attack:B")
    assert exposed(game) == "A2"
    assert game.state.chieftains[HILLS] == -1
    play(game, "A: withdraw, count:1")
    assert game.state.chieftains[HILLS] == 1


# R62: nobody exposed before the first maneuver


@pytest.mark.ruling(62)
def test_a_clash_in_which_nobody_is_exposed_ends_before_it_began() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A2", "hills": "B1", "plains": "B1"},
        citadels={"plains": 1},
        hand={"A": "conquest bard geis", "B": "druid citadel"},
        festival="plains",
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:1", "B: shelter")
    assert (whose(game), game.state.clash) == ("B turn", None)
    assert clans(game) == {"cove": "A1", "hills": "B1", "plains": "B1"}


@pytest.mark.ruling(62)
def test_an_instigator_without_exposed_clans_is_skipped() -> None:
    game = position(
        players=3,
        tiles="cove hills plains",
        clans={"cove": "A2", "plains": "B1 C1"},
        hand={"A": "conquest bard geis", "B": "druid citadel", "C": "warlord"},
        festival="plains",
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:1")
    assert (whose(game), options(game)) == ("B maneuver", ["attack:C", "truce"])
    assert clans(game) == {"cove": "A1", "plains": "B1 C1"}
