"""Rulings R25 and R46: the clans that the Tale of Cuchulain and Raid remove."""

import pytest

from ardri.testing import clans, options, play, position, whose
from tests.rules.helpers.clash_positions import clash_in_the_hills

# R25: Cuchulain with a single opposing clan


@pytest.mark.ruling(25)
@pytest.mark.card("tale_of_cuchulain", case="positive")
@pytest.mark.parametrize(
    ("hills", "picks", "left"),
    [
        ("A1 B1 C2", "seat:B", "A1 C1"),
        ("A1 B1 C2", "seat:C", "A1 B1"),
        ("A1 B1 C2", "seat:A, seat:B", "C2"),
        ("A1 B1 C1", "seat:B", "A1"),
        ("A1 B1 C1", "seat:A, seat:C", "B1"),
    ],
)
def test_the_two_clans_are_cuchulains_choice(hills: str, picks: str, left: str) -> None:
    game = clash_in_the_hills(hills, {"valley": "A1 B1 C1"}, players=3, hand={"A": "tale_of_cuchulain"})
    play(game, f"A: card:tale_of_cuchulain, {picks}")
    assert clans(game)["hills"] == left


@pytest.mark.ruling(25)
@pytest.mark.card("tale_of_cuchulain", case="positive")
def test_against_a_single_opposing_clan_cuchulain_falls_with_it() -> None:
    game = clash_in_the_hills("A1 B1", {"cove": "A1 B1"}, hand={"A": "tale_of_cuchulain bard"})
    play(game, "A: card:tale_of_cuchulain")
    assert clans(game) == {"cove": "A1 B1"}
    assert whose(game) == "A after_maneuver"
    play(game, "A: card:bard")
    assert game.state.deeds == [1, 0]
    assert (whose(game), game.state.clash) == ("B turn", None)


@pytest.mark.ruling(25)
@pytest.mark.card("tale_of_cuchulain", case="positive")
def test_cuchulain_in_a_later_seat_also_falls_with_a_single_opposing_clan() -> None:
    game = clash_in_the_hills("A1 B1", {"cove": "A1 B1"}, hand={"B": "tale_of_cuchulain bard druid"})
    play(game, "A: attack:B", "B: discard:druid, card:tale_of_cuchulain")
    assert clans(game) == {"cove": "A1 B1"}


# R46: Raid and Cuchulain open the removal windows, one clan at a time


@pytest.mark.card("raid", case="positive")
@pytest.mark.ruling(46)
def test_a_clan_taken_by_raid_may_be_saved() -> None:
    game = position(
        players=4,
        tiles="cove hills plains forest",
        clans={"plains": "A2 B2", "forest": "B1"},
        hand={"A": "warlord raid bard", "B": "diarmuid dagdas_club", "C": "geis"},
        turn="A",
    )
    play(game, "A: card:warlord", "C: decline", "A: attack:B", "B: decline, decline")
    assert clans(game) == {"plains": "A2 B1", "forest": "B1"}
    play(game, "A: card:raid", "C: decline")
    assert whose(game) == "B would_be_removed"
    play(game, "B: decline")
    assert (whose(game), clans(game)) == ("B clan_removed", {"plains": "A2", "forest": "B1"})
    play(game, "B: card:diarmuid")
    assert clans(game) == {"plains": "A2", "forest": "B2"}


@pytest.mark.ruling(46)
def test_cuchulain_removes_one_clan_after_the_other() -> None:
    game = position(
        tiles="cove hills plains forest",
        clans={"plains": "A1 B3", "forest": "B1"},
        hand={"A": "warlord tale_of_cuchulain bard", "B": "diarmuid dagdas_club geis"},
        turn="A",
    )
    play(game, "A: card:warlord", "B: decline", "A: card:tale_of_cuchulain, seat:B")
    assert (whose(game), clans(game)["plains"]) == ("B would_be_removed", "A1 B3")
    play(game, "B: card:dagdas_club")
    assert (whose(game), clans(game)["plains"]) == ("B clan_removed", "A1 B2")
    play(game, "B: card:diarmuid")
    assert clans(game) == {"plains": "A1 B2", "forest": "B2"}
    assert (whose(game), options(game)) == ("A after_maneuver", ["card:bard", "decline"])
