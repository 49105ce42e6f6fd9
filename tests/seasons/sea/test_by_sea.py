"""By sea: one movement of a card, or of a withdrawal, from a harbour to a harbour (E11, E12)."""

from __future__ import annotations

from random import Random

import pytest

from ardri.rules.errors import IllegalChoice, PlanMisfit
from ardri.rules.game import Game
from ardri.testing import asked, clans, hand, options, play, position, whose, zone
from tests.rules.helpers.exact_forms import check_all
from tests.seasons.sea.sea_positions import CHAIN, ISLES, at_sea, neighbours

# From the Haven, by land and by sea; the Plains have a harbour, too, but are next to it
LAND = ["to:hills", "to:plains"]
FIVE = "base+fifth+sea"
SEA = ["to:cove", "to:hy_breasil", "to:inis_mona", "to:isle_of_joy"]
THERE = {"haven": "A5", "hy_breasil": "B1", "moor": "B1 C1"}


def groups(game: Game) -> list[tuple[list[str], int]]:
    """The groups of the form that A sees."""
    decision = game.view(0).to_json()["decision"]
    assert isinstance(decision, dict)
    found = decision["form"].get("groups", [])
    return [(group["options"], group["most"]) for group in found]


# One of the movements (E11)


@pytest.mark.ruling("E11", case="positive")
def test_one_movement_of_a_migration_goes_by_sea_with_any_number_of_clans() -> None:
    game = at_sea("migration bard", THERE)
    play(game, "A: card:migration, from:haven")
    assert sorted(options(game)) == sorted(LAND + SEA)
    assert [(sorted(found), most) for found, most in groups(game)] == [(sorted(SEA), 1)]
    play(game, "A: to:cove, count:3")
    assert sorted(options(game)) == ["done", *LAND]
    play(game, "A: to:plains, count:1, ?done")
    assert (clans(game)["cove"], clans(game)["plains"], clans(game)["haven"]) == ("A3", "A1", "A1")


@pytest.mark.ruling("E11", case="negative")
def test_two_movements_by_sea_do_not_fit_one_plan() -> None:
    game = at_sea("migration bard", THERE)
    play(game, "A: card:migration, from:haven")
    with pytest.raises(PlanMisfit, match="plan_group count=2 most=1"):
        game.spell({"to:cove": 1, "to:inis_mona": 1})
    assert game.spell({"to:plains": 1, "to:inis_mona": 4})
    play(game, "A: to:cove, count:1")
    with pytest.raises(IllegalChoice):
        game.choose("to:inis_mona")


@pytest.mark.ruling("E11")
def test_a_neighbour_with_a_harbour_is_reached_by_land() -> None:
    game = at_sea("migration bard", THERE)
    assert "plains" in neighbours(game, "haven")
    play(game, "A: card:migration, from:haven, to:cove, count:1, to:plains, count:1, ?done")
    assert (clans(game)["cove"], clans(game)["plains"]) == ("A1", "A1")


@pytest.mark.ruling("E11")
def test_a_conquest_calls_clans_by_sea_from_one_harbour() -> None:
    lands = {"haven": "A1", "inis_mona": "A2", "hy_breasil": "A1 B1", "hills": "A1"}
    game = at_sea("conquest bard", lands)
    play(game, "A: card:conquest, territory:cove")
    assert sorted(options(game)) == ["from:haven", "from:hills", "from:hy_breasil", "from:inis_mona"]
    assert [(sorted(found), most) for found, most in groups(game)] == [
        (["from:haven", "from:hy_breasil", "from:inis_mona"], 1)
    ]
    play(game, "A: from:hills, ?count:1, from:inis_mona, count:2, ?done")
    assert clans(game)["cove"] == "A3"


@pytest.mark.ruling("E11")
def test_clans_withdraw_by_sea_to_one_harbour() -> None:
    lands = {"haven": "A4 B1", "inis_mona": "A1", "cove": "A1", "hills": "A1", "isle_of_joy": "B1"}
    game = at_sea("warlord bard", lands)
    play(game, "A: card:warlord, territory:haven, withdraw")
    assert sorted(options(game)) == ["to:cove", "to:hills", "to:inis_mona"]
    play(game, "A: to:hills, count:1, to:inis_mona, count:2")
    assert "to:cove" not in options(game)
    play(game, "A: ?done")
    assert (clans(game)["hills"], clans(game)["inis_mona"]) == ("A2", "A3")


@pytest.mark.ruling("E11")
def test_without_a_harbour_of_its_own_a_territory_is_left_by_land() -> None:
    game = at_sea("migration bard", {"hills": "A3", "cove": "A1", "moor": "B1"})
    play(game, "A: card:migration, from:hills")
    assert sorted(options(game)) == sorted(f"to:{other}" for other in neighbours(game, "hills"))


# What moves, and what does not (E12)


@pytest.mark.ruling("E12", case="positive")
def test_emissaries_go_by_sea_in_peace() -> None:
    game = position(
        4,
        edition="base+sea",
        tiles=f"{CHAIN} {ISLES}",
        clans={"haven": "A1", "cove": "B1"},
        capital="plains",
        hand={"A": "emissaries bard"},
        turn="A",
    )
    play(game, "A: card:emissaries")
    assert sorted(options(game)) == sorted(LAND + [key for key in SEA if key != "to:hy_breasil"])
    play(game, "A: to:cove")
    assert clans(game)["cove"] == "A1 B1"
    assert game.state.clash is None


@pytest.mark.ruling("E12")
def test_scouts_go_by_sea() -> None:
    game = position(
        4,
        edition="base+sea",
        tiles=f"{CHAIN} {ISLES}",
        clans={"inis_mona": "A2", "moor": "B1"},
        capital="plains",
        hand={"A": "scouts_spies bard", "B": "druid"},
        turn="A",
    )
    play(game, "A: card:scouts_spies, seat:B, from:inis_mona")
    assert sorted(options(game)) == ["to:cove", "to:haven", "to:isle_of_joy", "to:plains"]
    play(game, "A: to:haven, count:2")
    assert clans(game)["haven"] == "A2"


@pytest.mark.ruling("E12")
def test_a_tyrant_sends_an_opposing_clan_by_sea() -> None:
    game = at_sea("breas_tyranny bard", {"inis_mona": "A1 B1", "moor": "C1"})
    play(game, "A: card:breas_tyranny, ?from:inis_mona, ?seat:B, to:hy_breasil")
    assert clans(game)["hy_breasil"] == "B1"


@pytest.mark.ruling("E12")
def test_the_fianna_slip_away_by_sea() -> None:
    game = at_sea("warlord the_fianna", {"inis_mona": "A2 B1", "moor": "C1"})
    play(game, "A: card:warlord, ?territory:inis_mona, card:the_fianna, to:isle_of_joy, count:2")
    assert clans(game)["isle_of_joy"] == "A2"


@pytest.mark.ruling("E12")
def test_moytura_brings_clans_by_sea_from_one_harbour() -> None:
    lands = {"inis_mona": "A2 B2", "isle_of_joy": "A2", "haven": "A1"}
    game = at_sea("warlord battle_of_moytura", lands)
    play(game, "A: card:warlord, ?territory:inis_mona, card:battle_of_moytura")
    assert options(game) == ["from:haven", "from:isle_of_joy"]
    play(game, "A: from:isle_of_joy, count:1, ?done")
    assert clans(game)["inis_mona"] == "A4 B2"
    assert clans(game)["haven"] == "A1"


@pytest.mark.ruling("E12")
def test_the_lost_vale_draws_a_clan_by_sea_if_it_has_a_harbour() -> None:
    tiles = "haven lost_vale hills cove valley moor inis_mona"
    lands = {"cove": "B1", "inis_mona": "B1", "valley": "A1", "hills": "C1"}
    found = {}
    for capital in ("lost_vale", "hills"):
        game = at_sea("geis bard lost_vale swamp", lands, f"{tiles} swamp", capital=capital)
        play(game, "A: card:swamp, card:lost_vale")
        found[capital] = options(game)
    assert found == {
        "lost_vale": ["from:cove", "from:hills", "from:inis_mona"],
        "hills": ["from:cove", "from:hills"],
    }


@pytest.mark.ruling("E12")
def test_the_plains_are_left_by_sea_if_they_have_a_harbour() -> None:
    game = at_sea("plains bard", {"plains": "A3", "moor": "B1"})
    play(game, "A: card:plains")
    by_sea = {"to:inis_mona", "to:isle_of_joy"}
    assert by_sea <= set(options(game))
    assert [most for _, most in groups(game)] == [1]
    play(game, "A: to:inis_mona, count:1")
    assert not by_sea & set(options(game))


@pytest.mark.ruling("E12")
def test_the_toll_of_the_mountains_is_paid_by_those_who_come_by_sea() -> None:
    game = at_sea(
        "migration bard geis",
        {"haven": "A2", "moor": "B1"},
        "haven plains hills cove valley mountains moor",
        capital="mountains",
    )
    play(game, "A: card:migration, ?from:haven, to:mountains, count:1, ?done")
    assert whose(game) == "A toll"
    play(game, "A: discard:geis")
    assert (clans(game)["mountains"], hand(game, "A")) == ("A1", ["bard"])


@pytest.mark.ruling("E12", case="timing")
def test_who_comes_by_sea_to_opposing_clans_fights() -> None:
    game = at_sea("migration bard", {"haven": "A2", "inis_mona": "B1"})
    play(game, "A: card:migration, ?from:haven, to:inis_mona, count:2, ?done")
    assert game.state.clash is not None
    assert whose(game) == "A maneuver"


@pytest.mark.ruling("E12")
def test_the_festival_costs_who_comes_by_sea_a_clan() -> None:
    game = at_sea("migration bard", {"haven": "A3", "inis_mona": "B1"}, festival="inis_mona")
    play(game, "A: card:migration, ?from:haven, to:inis_mona, count:2, ?done")
    assert clans(game)["inis_mona"] == "A1 B1"


# With the seasons of the year


@pytest.mark.ruling("E12", case="negative")
@pytest.mark.ruling("E18")
def test_the_turn_of_beltane_goes_by_land() -> None:
    game = at_sea(
        "migration bard",
        {"haven": "A2", "inis_mona": "A1", "moor": "B1"},
        edition="base+sea+festivals",
        markers={"season": "summer"},
    )
    play(game, "A: beltane, discard:bard")
    assert options(game) == ["from:haven", "nothing"]
    play(game, "A: from:haven")
    assert sorted(options(game)) == LAND


@pytest.mark.ruling("E11")
@pytest.mark.ruling("E20")
def test_in_winter_three_go_by_sea_at_most() -> None:
    game = at_sea(
        "migration bard",
        {"haven": "A6", "moor": "B1"},
        edition="base+sea+festivals",
        markers={"season": "winter"},
    )
    play(game, "A: card:migration, ?from:haven, to:inis_mona")
    assert options(game) == ["count:1", "count:2", "count:3"]
    check_all(game, Random(1))


# With five players


def alliance(**lands: str) -> Game:
    """A plays Coalition in a game of five; B stands beside A."""
    return position(
        5,
        edition=FIVE,
        tiles=f"{CHAIN} {ISLES}",
        clans={"moor": "C1 D1 E1", **lands},
        capital="plains",
        hand={"A": "coalition bard", "B": "druid"},
        turn="A",
    )


@pytest.mark.ruling("E11")
@pytest.mark.ruling("E12")
@pytest.mark.card("coalition", case="positive")
def test_allies_go_by_sea_together() -> None:
    game = alliance(haven="A3 B2")
    play(game, "A: card:coalition, ?from:haven")
    assert {"to:cove", "to:inis_mona"} <= set(options(game))
    assert "to:hy_breasil" not in options(game)
    play(game, "A: to:inis_mona, count:2, ?seat:B", "B: count:1")
    assert clans(game)["inis_mona"] == "A2 B1"


@pytest.mark.tile("isle_of_joy")
@pytest.mark.card("coalition", case="negative")
def test_no_alliance_leaves_the_isle_of_joy() -> None:
    game = alliance(isle_of_joy="A2 B2")
    play(game, "A: card:coalition")
    assert clans(game)["isle_of_joy"] == "A2 B2"
    assert asked(game) != ["B go_along"]
    assert "coalition" in zone(game, "action_discard")


# Forms


@pytest.mark.ruling("E11", case="timing")
@pytest.mark.parametrize("card", ["migration", "conquest", "plains"])
def test_plans_by_sea_are_exact_step_by_step(card: str) -> None:
    game = at_sea(f"{card} bard", {"haven": "A2", "plains": "A3", "inis_mona": "A2", "hy_breasil": "B1"})
    first = {"migration": "from:plains", "conquest": "territory:cove", "plains": "card:plains"}[card]
    play(game, f"A: card:{card}" if first.startswith("card") else f"A: card:{card}, {first}")
    rng = Random(card)
    for _ in range(6):
        if game.state.seat != 0 or game.form_of(0) is None:
            break
        check_all(game, rng)
        game.choose_code(rng.choice(game.codes))
