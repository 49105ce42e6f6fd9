"""Rulings R5, R22 and R47: who pays for the Festival, a second one, and the mover's only clan."""

import pytest

from ardri.rules.box.base_box import TILE_KEYS
from ardri.testing import clans, options, play, position, whose

# R5: who pays for the Festival


@pytest.mark.card("festival", case="timing")
@pytest.mark.ruling(5)
def test_every_clash_pays_anew_and_the_markers_owner_too() -> None:
    game = position(
        tiles="valley hills cove",
        clans={"hills": "A3 B1", "cove": "B3"},
        sanctuaries={"hills": 1},
        hand={"A": "festival warlord eriu", "B": "conquest nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:festival", "B: card:conquest, territory:hills, count:2, truce", "A: agree")
    assert clans(game) == {"hills": "A4 B2", "cove": "B1"}
    play(game, "A: card:warlord, truce", "B: agree")
    assert clans(game) == {"hills": "A3 B2", "cove": "B1"}
    assert game.state.festival == TILE_KEYS.index("hills")


@pytest.mark.card("the_morrigan", case="timing")
@pytest.mark.ruling(5)
@pytest.mark.parametrize(("own", "after"), [("A2 ", "A1 B1 C1"), ("A1 ", "B1 C1"), ("", "B1 C1")])
def test_the_morrigans_player_pays_at_the_festival_not_the_instigator(own: str, after: str) -> None:
    game = position(
        3,
        clans={"plains": f"{own}B1 C1", "cove": "A1"},
        festival="plains",
        capital="cove",
        hand={"A": "the_morrigan bard", "B": "druid citadel"},
        turn="A",
    )
    play(game, "A: card:the_morrigan, stay, territory:plains, seat:B")
    assert clans(game)["plains"] == after
    assert whose(game) == "B maneuver"


# R22: a second Festival


@pytest.mark.card("festival", case="positive")
@pytest.mark.ruling(22)
def test_a_second_festival_moves_the_marker() -> None:
    game = position(
        tiles="valley cove hills",
        clans={"cove": "A1 B3", "hills": "A2", "valley": "B1"},
        sanctuaries={"cove": 1, "hills": 1},
        festival="cove",
        hand={"A": "festival warlord eriu", "B": "nuada_silverhand"},
        turn="A",
    )
    play(game, "A: card:festival, territory:hills")
    assert game.state.festival == TILE_KEYS.index("hills")
    play(game, "B: pass", "A: card:warlord, territory:cove")
    assert whose(game) == "A maneuver"
    assert clans(game) == {"cove": "A1 B3", "hills": "A3", "valley": "B1"}


# R47: the Festival takes the mover's only clan


@pytest.mark.ruling(62)
@pytest.mark.ruling(47)
@pytest.mark.parametrize("answer", ["end", "withdraw"])
def test_a_clash_without_its_mover_goes_on_for_the_lone_player(answer: str) -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A2", "hills": "B1", "plains": "B2"},
        hand={"A": "conquest bard geis", "B": "druid citadel"},
        festival="plains",
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:1")
    assert clans(game) == {"cove": "A1", "hills": "B1", "plains": "B2"}
    assert (whose(game), options(game)) == ("B maneuver", ["withdraw", "end"])
    play(game, f"B: {answer}")
    if answer == "end":
        assert whose(game) == "B turn"
    else:
        play(game, "B: count:1")
        assert (whose(game), clans(game)["hills"]) == ("B maneuver", "B2")


@pytest.mark.ruling(47)
def test_the_clash_that_lost_its_mover_still_has_its_windows() -> None:
    game = position(
        tiles="cove hills plains",
        clans={"cove": "A2", "plains": "B2"},
        hand={"A": "conquest bard lugs_spear", "B": "battle_frenzy druid citadel"},
        festival="plains",
        turn="A",
    )
    play(game, "A: card:conquest, territory:plains, count:1")
    assert (whose(game), clans(game)) == ("A clash_start", {"cove": "A1", "plains": "B2"})
    play(game, "A: decline")
    assert whose(game) == "B citadels_end"
